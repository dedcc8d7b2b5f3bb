import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTION_COMMANDS, INPUTS, type InputSpec, OUTPUTS } from '../src/github/input-table.ts';
import { withRegion } from './doc-tables.ts';

/** The Action's metadata, and the lists of its page: both from the one table that its code reads. */
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

/** The page with its lists made anew; the rest of it is written by hand. */
export function makeGithubDoc(root: string): string {
  const page = readFileSync(join(root, GITHUB_DOC), 'utf8');
  return [
    ['inputs', specs.map(inputItem).join('\n')] as const,
    ['outputs', OUTPUTS.map(({ name, about }) => `- ${code(name)}: ${about}`).join('\n')] as const,
  ].reduce((text, [name, list]) => withRegion(text, name, list), page);
}

function inputItem({ name, of, about, usual }: InputSpec): string {
  const notes = [
    ...(of.length === ACTION_COMMANDS.length ? [] : [of.join(', ')]),
    ...(usual === '' ? [] : [`default: ${code(usual)}`]),
  ];
  return `- ${code(name)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}: ${about}`;
}

function code(text: string): string {
  return `\`${text}\``;
}
