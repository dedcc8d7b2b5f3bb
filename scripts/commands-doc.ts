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
      ['variables', itemsOf(VARIABLES)],
      ...COMMANDS.map((spec) => [spec.name, sectionOf(spec)] as const),
    ]),
  );
}

/** Options of more than one command: they are explained once. */
const SHARED: readonly OptionSpec[] = [
  ...new Map(COMMANDS.flatMap(({ options }) => options).map((option) => [itemOfOption(option), option])).values(),
]
  .filter((option) => COMMANDS.filter(({ options }) => isAmong(options, option)).length > 1)
  .sort((a, b) => longNameOf(a.flags).localeCompare(longNameOf(b.flags)));

/** Every command that asks a help desk has them. */
const CONNECTION: readonly string[] = ['--config', '--target'];

/** Options of two commands are the same where they read the same. */
function isAmong(options: readonly OptionSpec[], option: OptionSpec): boolean {
  return options.some((other) => itemOfOption(other) === itemOfOption(option));
}

function sectionOf({ name, about, writes, words = [], options }: CommandSpec): string {
  const own = [...words.map(itemOfWord), ...options.filter((option) => !isAmong(SHARED, option)).map(itemOfOption)];
  const asksHelpDesk =
    CONNECTION.every((known) => options.some(({ flags }) => longNameOf(flags) === known)) && name !== 'targets';
  const shared = options
    .filter((option) => isAmong(SHARED, option) && !(asksHelpDesk && CONNECTION.includes(longNameOf(option.flags))))
    .map(({ flags }) => `\`${longNameOf(flags)}\``);
  return [
    `${about}. Writes ${writes}.`,
    ...(own.length > 0 ? [own.join('\n')] : []),
    ...(shared.length > 0 ? [`[Shared](#shared-options): ${shared.join(', ')}.`] : []),
  ].join('\n\n');
}

function longNameOf(flags: string): string {
  return /--[a-z-]+/u.exec(flags)?.[0] ?? flags;
}

function itemsOf(meanings: Readonly<Record<string, string>>): string {
  return Object.entries(meanings)
    .map(([name, meaning]) => `- \`${name}\`: ${meaning}`)
    .join('\n');
}

function formOf({ name, may }: WordSpec): string {
  return { 'be-left-out': `[${name}]`, 'not-be-left-out': `<${name}>`, 'be-several': `[${name}...]` }[may];
}

function itemOfWord(word: WordSpec): string {
  return `- \`${formOf(word)}\`: ${[word.about, ...choices(word.choices)].join('; ')}`;
}

function itemOfOption({ flags, about, choices: words, repeats }: OptionSpec): string {
  const several = repeats === undefined ? [] : ['repeatable'];
  return `- \`${flags}\`: ${[about, ...choices(words), ...several].join('; ')}`;
}

function choices(words: readonly string[] | undefined): readonly string[] {
  return words === undefined ? [] : [words.map((word) => `\`${word}\``).join(', ')];
}
