/** Environment variables, as the process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where one begins: what holds this names a variable, or is meant to. */
export const PLACEHOLDER_OPENING = '${env:';

/** The text that stands for an environment variable in a file. */
export function placeholder(name: string): string {
  return `${PLACEHOLDER_OPENING}${name}}`;
}
