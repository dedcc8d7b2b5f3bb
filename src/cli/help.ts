import type { CommandSpec } from './command.ts';
import { COMMON_EXIT_CODES, VARIABLES } from './command-table.ts';

/** Below the list of all commands: examples, exit codes, environment variables, and where to read on. */
export function helpBelowCommands(): string {
  return sections([
    ['Examples:', EXAMPLES],
    ['Exit codes:', columns(Object.entries(COMMON_EXIT_CODES))],
    ['Environment variables:', columns(Object.entries(VARIABLES))],
    ['More:', columns(MORE)],
  ]);
}

/** Below the options of one command. */
export function helpBelowOptions({ name, examples, exitCodes = {} }: CommandSpec): string {
  return sections([
    ['Examples:', examples],
    ['Exit codes:', columns(Object.entries(exitCodes))],
    ['More:', columns([GLOBAL, [`docs/commands.md#deskform-${name}`, 'Documentation']])],
  ]);
}

const EXAMPLES = ['deskform demo', 'deskform plan --out plan.json', 'deskform apply --plan plan.json'];

const GLOBAL = ['deskform --help', 'Global options, exit codes, variables'] as const;

const MORE = [
  ['deskform COMMAND --help', 'Options and examples of a command'],
  ['deskform explain CODE', 'What a message means, and what to do'],
  ['docs/README.md', 'Documentation, in the repository'],
] as const;

function sections(parts: readonly (readonly [heading: string, lines: readonly string[]])[]): string {
  const written = parts.filter(([, lines]) => lines.length > 0);
  return written.map(([heading, lines]) => `\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`).join('\n');
}

function columns(rows: readonly (readonly [name: string, about: string])[]): readonly string[] {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, about]) => `${name.padEnd(width)}${about}`);
}
