/** Environment variables, as the process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The beginning of a placeholder: a text with this names a variable, or is meant to. */
export const PLACEHOLDER_OPENING = '${env:';

/** The text that stands for an environment variable in a file. */
export function placeholder(name: string): string {
  return `${PLACEHOLDER_OPENING}${name}}`;
}

const PLACEHOLDER = /\$\{env:([^}]*)\}/gu;

/** The environment variables that a text names, and malformed placeholders. */
export function findPlaceholders(text: string): Readonly<Record<'names' | 'malformed', readonly string[]>> {
  if (!text.includes(PLACEHOLDER_OPENING)) return { names: [], malformed: [] };
  const written = [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
  const isUnclosed = text.replaceAll(PLACEHOLDER, '').includes(PLACEHOLDER_OPENING);
  const unclosed = isUnclosed ? [`an unclosed ${PLACEHOLDER_OPENING}`] : [];
  return {
    names: written.filter(isVariableName),
    malformed: [...written.filter((name) => !isVariableName(name)).map((name) => placeholder(name)), ...unclosed],
  };
}

/** Variables in the syntax of shells and workflows, and mistyped placeholders: deskform would send the name itself. */
const OF_OTHERS = new RegExp(
  [
    /^\$(?:env:)?([A-Z_][A-Z0-9_]*)$/u,
    /^env:([A-Z_][A-Z0-9_]*)$/u,
    // The password of a proxy: http://me:$PASSWORD@proxy.example.com
    /:\$([A-Z_][A-Z0-9_]*)@/u,
    /^%([A-Za-z_]\w*)%$/u,
    /\$\(([A-Za-z_]\w*)\)/u,
    /\$\{(?!env:)\s*(?:[Ee][Nn][Vv][.:]\s*)?([A-Za-z_]\w*)\s*\}/u,
    /(?<!\$)\{\s*[Ee][Nn][Vv]:\s*([A-Za-z_]\w*)\s*\}/u,
    /\$?\{\{\s*(?:\w+\.)*(\w+)\s*\}\}/u,
    /^env\(['"]?(\w+)['"]?\)$/u,
    // Terraform, Ansible, Python, Ruby, Node.
    /^(?:var|local|secrets?|env|process\.env)\.(\w+)$/u,
    /lookup\(['"](?:ansible\.builtin\.)?env['"], *['"](\w+)['"]\)/u,
    /(?:environ|ENV|process\.env|getenv)[[(]['"](\w+)['"][\])]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** Finds a variable in a syntax that deskform does not read, and returns its name. */
export function findForeignVariable(text: string): string | undefined {
  return OF_OTHERS.exec(text)
    ?.slice(1)
    .find((name) => name !== undefined);
}

/** Replaces placeholders with their values; unknown ones stay unchanged. */
export function fillPlaceholders(text: string, read: (name: string) => string | undefined): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => read(name) ?? whole);
}

function isVariableName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/u.test(name);
}
