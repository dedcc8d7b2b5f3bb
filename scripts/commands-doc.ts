import type { CommandSpec, OptionSpec, WordSpec } from '../src/cli/command.ts';
import { COMMANDS, COMMON_OPTIONS, VARIABLES } from '../src/cli/command-table.ts';
import { COMMAND_PAGES, type CommandExample, type CommandPage } from './command-pages.ts';

/** The reference page of all commands, made from the table that help and parsing use. */
export const COMMANDS_DOC = 'docs/commands.md';

export function commandsDoc(): string {
  const documented = Object.keys(COMMAND_PAGES).sort();
  const known = COMMANDS.map(({ name }) => name).sort();
  if (documented.join() !== known.join()) throw new Error(`scripts/command-pages.ts: ${documented} are not ${known}`);
  return `${[
    HEAD,
    '## Global options',
    COMMON_OPTIONS.map(itemOfOption).join('\n'),
    '## Shared options',
    folded(
      `Every command that asks a help desk takes ${CONNECTION.map((flag) => `\`${flag}\``).join(', ')}; its section names the others.`,
    ),
    SHARED.map(itemOfOption).join('\n'),
    '## Exit codes',
    EXIT_CODES,
    '## Environment variables',
    itemsOf(VARIABLES),
    ...COMMANDS.flatMap((spec) => sectionOf(spec, COMMAND_PAGES[spec.name])),
  ].join('\n\n')}\n`;
}

const HEAD = `# Commands

Look up commands and their options. \`deskform COMMAND --help\` prints the same, with exit codes and more examples. \`…\` is
omitted output.

<img alt="The help" src="images/help.png" width="742">`;

const EXIT_CODES = `[README.md](../README.md#exit-codes) lists them. With several targets, the worst code counts: 130, then 64, 1, 4, 3, 2, 0.`;

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

function sectionOf({ name, about, writes, words = [], options }: CommandSpec, page?: CommandPage): readonly string[] {
  if (page === undefined) return [];
  const { more, example } = page;
  const own = [...words.map(itemOfWord), ...options.filter((option) => !isAmong(SHARED, option)).map(itemOfOption)];
  const asksHelpDesk =
    CONNECTION.every((known) => options.some(({ flags }) => longNameOf(flags) === known)) && name !== 'targets';
  const shared = options
    .filter((option) => isAmong(SHARED, option) && !(asksHelpDesk && CONNECTION.includes(longNameOf(option.flags))))
    .map(({ flags }) => `\`${longNameOf(flags)}\``);
  return [
    `## deskform ${name}`,
    folded([`${about}. Writes ${writes}.`, ...(more === undefined ? [] : [more])].join(' ')),
    ...(own.length > 0 ? [own.join('\n')] : []),
    ...(shared.length > 0 ? [folded(`[Shared](#shared-options): ${shared.join(', ')}.`)] : []),
    ...(example === undefined ? [] : [blockOf(example)]),
  ];
}

function blockOf({ scene, lines }: CommandExample): string {
  return `<!-- scene: ${scene} -->\n\`\`\`${lines.startsWith('$ ') ? 'console' : 'sh'}\n${lines}\n\`\`\``;
}

function longNameOf(flags: string): string {
  return /--[a-z-]+/u.exec(flags)?.[0] ?? flags;
}

function itemsOf(meanings: Readonly<Record<string, string>>): string {
  return Object.entries(meanings)
    .map(([name, meaning]) => `- \`${name}\`: ${meaning}`)
    .join('\n');
}

const COLUMNS = 125;

function folded(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.pop() ?? '';
    if (line === '') lines.push(word);
    else if (line.length + 1 + word.length <= COLUMNS) lines.push(`${line} ${word}`);
    else lines.push(line, word);
  }
  return lines.join('\n');
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
