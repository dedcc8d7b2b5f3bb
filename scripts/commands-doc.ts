import { readFileSync } from 'node:fs';
import type { CommandSpec, OptionSpec, WordSpec } from '../src/cli/command.ts';
import { COMMANDS, COMMON_OPTIONS, VARIABLES } from '../src/cli/command-table.ts';
import { withRegions } from './regions.ts';

/** The reference page of all commands: its lists are made from the table that help and parsing use. */
export const COMMANDS_DOC = 'docs/commands.md';

export function commandsDoc(): string {
  return withRegions(
    readFileSync(COMMANDS_DOC, 'utf8'),
    new Map([
      ['global options', COMMON_OPTIONS.map(itemOfOption).join('\n')],
      ['shared options', SHARED.map(itemOfOption).join('\n')],
      [
        'variables',
        Object.entries(VARIABLES)
          .map((variable) => itemOf(variable))
          .join('\n'),
      ],
      ...COMMANDS.map((spec) => [spec.name, sectionOf(spec)] as const),
    ]),
  );
}

const OPTIONS = COMMANDS.flatMap(({ options }) => options);

/** Options of more than one command: they are explained once. */
const SHARED = [...new Set(OPTIONS.filter((option, index) => OPTIONS.indexOf(option) < index))].sort((a, b) =>
  longNameOf(a.flags).localeCompare(longNameOf(b.flags)),
);

function sectionOf({ about, writes, words = [], options }: CommandSpec): string {
  const own = [...words.map(itemOfWord), ...options.filter((option) => !SHARED.includes(option)).map(itemOfOption)];
  const shared = options.filter((option) => SHARED.includes(option)).map(({ flags }) => `\`${longNameOf(flags)}\``);
  return [
    `${about}. Writes ${writes}.`,
    ...(own.length > 0 ? [own.join('\n')] : []),
    ...(shared.length > 0 ? [`[Shared](#shared-options): ${shared.join(', ')}.`] : []),
  ].join('\n\n');
}

function longNameOf(flags: string): string {
  return /--[a-z-]+/u.exec(flags)?.[0] ?? flags;
}

function itemOfWord({ name, about, may, choices }: WordSpec): string {
  const form = { 'be-left-out': `[${name}]`, 'not-be-left-out': `<${name}>`, 'be-several': `[${name}...]` }[may];
  return itemOf([form, about], choices);
}

function itemOfOption({ flags, about, choices, repeats }: OptionSpec): string {
  return itemOf([flags, repeats === undefined ? about : `${about}; repeatable`], choices);
}

function itemOf([name, about]: readonly [string, string], choices: readonly string[] = []): string {
  const words = choices.map((word) => `\`${word}\``).join(', ');
  return `- \`${name}\`: ${about}${words === '' ? '' : `; ${words}`}`;
}
