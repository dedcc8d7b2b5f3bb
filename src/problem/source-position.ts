/** A place in a file that the user wrote. Lines and columns count from 1; columns count UTF-16 code units. */
export interface SourcePosition {
  /** Relative to the project's folder, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** "attributes/ticket.yaml:12:5", as editors and terminals understand it. */
export function formatPosition(position: SourcePosition): string {
  return `${position.file}:${position.line}:${position.column}`;
}
