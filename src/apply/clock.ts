/** Time as the apply needs it; handed in, so that a run can be replayed. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** After how much waiting an answer counts as lost; a request whose answer was lost is waited for as long again. */
  readonly patienceMs: number;
}
