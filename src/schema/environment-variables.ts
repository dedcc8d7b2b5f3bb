const OPENING = '${env:';
const PLACEHOLDER = /\$\{env:([^}]*)\}/gu;

/** The text that stands for an environment variable in a file. */
export function placeholder(name: string): string {
  return `\${env:${name}}`;
}

/** Names of the environment variables that a text stands for, and what is written like one but cannot be. */
export interface Placeholders {
  readonly names: readonly string[];
  readonly malformed: readonly string[];
}

export function findPlaceholders(text: string): Placeholders {
  if (!text.includes(OPENING)) return { names: [], malformed: [] };
  const written = [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
  const unclosed = text.replaceAll(PLACEHOLDER, '').includes(OPENING) ? [`an unclosed ${OPENING}`] : [];
  return {
    names: written.filter(isVariableName),
    malformed: [...written.filter((name) => !isVariableName(name)).map((name) => placeholder(name)), ...unclosed],
  };
}

/** Puts values in the place of their names; what `read` does not know stays as written. */
export function fillPlaceholders(text: string, read: (name: string) => string | undefined): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => read(name) ?? whole);
}

function isVariableName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/u.test(name);
}
