/** An entry of a map or a list, as a range of the text. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly kept: boolean;
}

/** An entry that is not there yet, as it is written between braces, and as lines of a block. */
export interface Addition {
  /** The old part that it follows; -1 before all of them. */
  readonly after: number;
  readonly flow: () => string;
  readonly lines: () => readonly string[];
}
