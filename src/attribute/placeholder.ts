/** Environment variables, as the process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where one begins: what holds this names a variable, or is meant to. */
export const PLACEHOLDER_OPENING = '${env:';

/** The text that stands for an environment variable in a file. */
export function placeholder(name: string): string {
  return `${PLACEHOLDER_OPENING}${name}}`;
}

const PLACEHOLDER = /\$\{env:([^}]*)\}/gu;

/** Names of the environment variables that a text stands for, and what is written like one but cannot be. */
interface Placeholders {
  readonly names: readonly string[];
  readonly malformed: readonly string[];
}

export function findPlaceholders(text: string): Placeholders {
  if (!text.includes(PLACEHOLDER_OPENING)) return { names: [], malformed: [] };
  const written = [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
  const isUnclosed = text.replaceAll(PLACEHOLDER, '').includes(PLACEHOLDER_OPENING);
  const unclosed = isUnclosed ? [`an unclosed ${PLACEHOLDER_OPENING}`] : [];
  return {
    names: written.filter(isVariableName),
    malformed: [...written.filter((name) => !isVariableName(name)).map((name) => placeholder(name)), ...unclosed],
  };
}

/** As shells, workflows and mistyped placeholders name variables: deskform would send the name. */
const OF_OTHERS = new RegExp(
  [
    /^\$(?:env:)?([A-Z_][A-Z0-9_]*)$/u,
    // The password of a proxy: http://me:$PASSWORD@proxy.example.com
    /:\$([A-Z_][A-Z0-9_]*)@/u,
    /^%([A-Za-z_]\w*)%$/u,
    /\$\(([A-Za-z_]\w*)\)/u,
    /\$\{(?!env:)\s*(?:[Ee][Nn][Vv]:\s*)?([A-Za-z_]\w*)\s*\}/u,
    /(?<!\$)\{\s*[Ee][Nn][Vv]:\s*([A-Za-z_]\w*)\s*\}/u,
    /\$\{\{\s*(?:\w+\.)*(\w+)\s*\}\}/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** The name of a variable that is written for somebody else than deskform; undefined where none is. */
export function findForeignVariable(text: string): string | undefined {
  return OF_OTHERS.exec(text)
    ?.slice(1)
    .find((name) => name !== undefined);
}

/** Puts values in the place of their names; what `read` does not know stays as written. */
export function fillPlaceholders(text: string, read: (name: string) => string | undefined): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => read(name) ?? whole);
}

function isVariableName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/u.test(name);
}
