/** What a comment asks of us. */
export interface Command {
  /** Undefined for the targets of the workflow. */
  readonly target: string | undefined;
}

/** The whole comment is the command, in exactly these words; anything else was written to people. */
export function parseCommand(body: string): Command | undefined {
  const found = /^\/deskform apply(?: (\S{1,200}))?$/u.exec(body.trim());
  return found === null ? undefined : { target: found[1] };
}
