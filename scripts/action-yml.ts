import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTION_COMMANDS, INPUTS, type InputSpec, OUTPUTS } from '../src/github/input-table.ts';
import { tableOf, withRegion } from './doc-tables.ts';

/** The Action's metadata, and the tables of its page: both from the one table that its code reads. */
export const ACTION_YML = 'action.yml';
export const GITHUB_DOC = 'docs/github.md';

const specs: readonly InputSpec[] = INPUTS;

export function makeActionYml(): string {
  return `${[
    '# Made by scripts/action-yml.ts from src/github/input-table.ts: do not edit it here.',
    'name: deskform',
    'description: Plans and applies the custom fields of a help desk that are kept in git.',
    'branding:',
    '  icon: sliders',
    '  color: blue',
    'inputs:',
    ...specs.flatMap(inputLines),
    'outputs:',
    ...OUTPUTS.flatMap(({ name, about }) => [`  ${name}:`, `    description: ${quoted(about)}`]),
    'runs:',
    '  using: node24',
    '  main: dist/action.mjs',
  ].join('\n')}\n`;
}

/** The runner does not enforce what is required; the Action does. */
function inputLines(spec: InputSpec): readonly string[] {
  return [
    `  ${spec.name}:`,
    `    description: ${quoted(spec.about)}`,
    `    required: ${spec.name === 'command'}`,
    ...(spec.usual === '' ? [] : [`    default: ${quoted(spec.usual)}`]),
  ];
}

/** Every text of JSON is one of YAML; quotes inside are kept as the formatter wants them. */
function quoted(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}

/** The page with its tables made anew; the rest of it is written by hand. */
export function makeGithubDoc(root: string): string {
  const page = readFileSync(join(root, GITHUB_DOC), 'utf8');
  return [
    ['inputs', inputTable()] as const,
    ['outputs', tableOf(['output', 'what it is'], OUTPUTS.map(outputRow))] as const,
  ].reduce((text, [name, table]) => withRegion(text, name, table), page);
}

function inputTable(): string {
  const rows = specs.map((spec) => [
    code(spec.name),
    spec.of.length === ACTION_COMMANDS.length ? 'all' : spec.of.join(', '),
    spec.about,
    spec.usual === '' ? '' : code(spec.usual),
  ]);
  return tableOf(['input', 'commands', 'what it means', 'left out'], rows);
}

function outputRow({ name, about }: { readonly name: string; readonly about: string }): readonly string[] {
  return [code(name), about];
}

function code(text: string): string {
  return `\`${text}\``;
}
