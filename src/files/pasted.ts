import { isJsonObject } from '../model/json.ts';
import type { ProblemText } from '../model/problem.ts';
import { codePoint, ODD_BLANK, QUOTES } from './odd-text.ts';

const LIKE_DOCS = 'Write "key: value", as in docs/configuration.md.';
const DELETE = 'Delete the line.';
const COLON = 'Write a colon and a space: "key: value".';
const TERRAFORM = /^\s*(?:resource|variable|module|provider|data|locals|terraform)\b[^:]*\{/u;
const COMMAND = /^\s*(?:(?:\$|PS .*>|[\w.-]+@[\w.-]+[:~].*[$#])|sudo|curl|cat|deskform|git|npm|kubectl|ansible)\s+\S/u;
const BLANK = new RegExp(`^ *(?:- *|[\\w-]+:|- +[\\w-]+:)? *([${ODD_BLANK}\\u200b\\ufeff])`, 'u');
const COMMA = /^\s*(?:- )?[\w-]+:\s+(?:"[^"]*"|'[^']*'|[^\s{["'][^{[]*)\s*[,;]\s*$/u;

/**
 * Lines that are no YAML, by their shape: what they are, and the one thing to do. The first have a character, their group,
 * that YAML takes for text where a space, a hyphen, a colon or a quote must be.
 */
const LINES: readonly (readonly [shape: RegExp, what: string, hint: string])[] = [
  [BLANK, 'here is the blank', 'Replace it with a space.'],
  [/^ *([–—−‒―•·●▪◦‣*])[ \u00a0]+(?=\S)/u, 'here is the list mark', 'Begin the entry with "- ", a hyphen and a space.'],
  [/^ *(?:- +)?[\w-]+(：)/u, 'here is the colon', 'Write ": ", a colon and a space.'],
  [new RegExp(`[:,[{-] *([${QUOTES}])`, 'u'), 'here is the quote', `Write " or ' instead, at both ends.`],
  [/^\s*(?:```|~~~)/u, 'this is a fence of Markdown', 'Delete the line, and the one that closes it.'],
  [/^\s*(?:\/\/|\/\*|<!--|--\s)/u, 'this begins no comment in YAML', 'Begin a comment with "# ".'],
  [/^(?:diff --git|index [0-9a-f]{7}|@@ |\+\+\+ |--- [ab]\/)/u, 'this line is of a diff', DELETE],
  [/^\+/u, 'this line begins with the + of a diff', 'Remove the + at the beginning of each line.'],
  [/^\s*>+\s/u, 'this line begins with the > of a quotation', 'Remove the > at the beginning of each line.'],
  [/^\s*<[a-z!?/]/iu, 'this is HTML or XML', 'Write YAML instead, as in docs/configuration.md.'],
  [COMMAND, 'this is a command and no YAML', DELETE],
  [/^\s*["']?[\w. -]+["']?\s*=>/u, 'this is => of Ruby or PHP', COLON],
  [TERRAFORM, 'this is a block of Terraform', LIKE_DOCS],
  [/^\s*(?:- )?["']?[\w.-]+["']?\s*[:?+]?=(?!=)/u, 'this is = of HCL, INI or a shell', COLON],
  [/^\s*\[[\w. -]+\]\s*$/u, 'this is a section of INI or TOML', LIKE_DOCS],
  [/^\s*(?:\{%|<%|\{\{)/u, 'this is a template', 'Write the values themselves: templates are not filled in.'],
  [/[{,]\s*[\w-]+:\s*\$\{/u, 'here ${ begins a map', 'Put it in quotes, as in "$' + '{env:NAME}".'],
  [COMMA, 'this line ends with "," or ";"', 'Remove it from the end of the line.'],
  [/^\s*[\w:.]+\($/u, 'this is code of another language', LIKE_DOCS],
  [/^\s*\}[;,)]?\s*$/u, 'this brace closes nothing', DELETE],
];

/** Says what a line is that is no YAML, and where in it. */
export function foreignLine(line: string): (ProblemText & { readonly column: number }) | undefined {
  for (const [shape, what, hint] of LINES) {
    const found = shape.exec(line);
    if (found === null) continue;
    const [whole, sign] = found;
    if (sign === undefined) return { message: what, hint, column: line.search(/\S|$/u) };
    return { message: `${what} ${codePoint(sign)}`, hint, column: found.index + whole.lastIndexOf(sign) };
  }
  return undefined;
}

/** Begins with a number, where a file begins with a key. */
export const NUMBERED = /^\s*\d+[:|.)]?\s/u;
export const NUMBERS = { message: 'the lines begin with their numbers', hint: 'Remove the line numbers.' };

export const SKELETON = 'Begin the file with "object: Ticket", then "attributes:" and a list.';
const ANSIBLE = { message: 'this is a play or a task of Ansible', hint: SKELETON };

/** Keys that only something else than an attribute file has. */
const DOCUMENTS: readonly (readonly [keys: readonly string[], what: string, hint: string])[] = [
  [
    ['data_option_new', 'to_create', 'to_migrate', 'created_by_id'],
    'this is what the API answers',
    'Keep name, display, data_type, data_option, screens, position and active under `attributes:`, and remove the rest. Or run: deskform import',
  ],
  [['apiVersion', 'kind'], 'this is a manifest of Kubernetes', SKELETON],
  [['hosts', 'tasks', 'become', 'register', 'gather_facts'], ANSIBLE.message, ANSIBLE.hint],
  [['resource', 'terraform', 'variable', 'provider'], 'this is a configuration of Terraform', SKELETON],
  [['services', 'jobs', 'steps', 'openapi', 'scripts'], 'this file is of another tool', 'Move it to another folder.'],
];

/** Says what a document is that is no attribute file. */
export function pastedDocument(value: unknown): ProblemText | undefined {
  if (typeof value === 'string' && /^[^\s,]+(?:,[^,]*){2,}$/u.test(value))
    return { message: 'this is a table and no YAML', hint: SKELETON };
  if (typeof value === 'string') return foreignLine(value);
  const parts = (Array.isArray(value) ? value : [value]).filter(isJsonObject);
  const keys = new Set(parts.flatMap((part) => Object.keys(part)));
  if (keys.has('attributes')) return undefined;
  const [, message, hint] = DOCUMENTS.find(([known]) => known.some((key) => keys.has(key))) ?? [];
  if (message !== undefined) return { message, hint };
  if (!Array.isArray(value) && keys.has('name') && keys.has('data_type'))
    return { message: 'this is one attribute, and a file holds a list of them', hint: SKELETON };
  if ([...keys].some((key) => NUMBERED.test(key))) return NUMBERS;
  const line = [...keys].map((key) => foreignLine(`${key}: `)).find((found) => found !== undefined);
  if (line !== undefined) return line;
  const isTask =
    Array.isArray(value) &&
    parts.some((part) => part.data_type === undefined && Object.values(part).some(isJsonObject));
  return isTask ? ANSIBLE : undefined;
}
