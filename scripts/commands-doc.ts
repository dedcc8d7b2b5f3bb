import type { CommandSpec, OptionSpec, WordSpec } from '../src/cli/command.ts';
import { COMMANDS, COMMON_OPTIONS } from '../src/cli/command-table.ts';
import { COMMAND_PAGES, type CommandPage } from './command-pages.ts';
import { tableOf } from './doc-tables.ts';

/** The reference page of all commands, made from the table that help and parsing use. */
export const COMMANDS_DOC = 'docs/commands.md';

export function commandsDoc(): string {
  const documented = Object.keys(COMMAND_PAGES).sort();
  const known = COMMANDS.map(({ name }) => name).sort();
  if (documented.join() !== known.join()) throw new Error(`scripts/command-pages.ts: ${documented} are not ${known}`);
  return `${[
    HEAD,
    tableOf(['command', 'what it does', 'what it writes'], COMMANDS.map(rowOf)),
    '## Options of every command',
    tableOf(['option', 'what it means'], COMMON_OPTIONS.map(rowOfOption)),
    '## Exit statuses of every command',
    STATUSES,
    ...COMMANDS.flatMap((spec) => sectionOf(spec, COMMAND_PAGES[spec.name])),
  ].join('\n\n')}\n`;
}

const HEAD = `# Commands

For whoever types commands, or writes them into a script.

Made by \`scripts/commands-doc.ts\` from the command table: do not edit it here.
The examples are run as they stand; \`…\` stands for what is left out.`;

const STATUSES = `| status | meaning |
| --- | --- |
| 0 | done, or nothing to do |
| 1 | failed: the message says why and what to do, and ends in a code ([failures.md](failures.md)) |
| 64 | wrong use: a command, option or word that is not known, or a target that the project does not have |
| 130 | interrupted |

Where a command works on several targets, the exit status is the worst of them: 1, then 4, 3, 2, 0. What a status means for
one command alone stands with it.`;

function rowOf({ name, about, writes }: CommandSpec): readonly string[] {
  return [`[${name}](#deskform-${name})`, about, writes];
}

function sectionOf({ name, about, writes, words = [], options }: CommandSpec, page?: CommandPage): readonly string[] {
  if (page === undefined) return [];
  const { more, statuses, scene, before = [], example } = page;
  const taken = [...words.map(rowOfWord), ...options.map(rowOfOption)];
  const special = Object.entries(statuses).map(([status, meaning]) => [status, meaning]);
  return [
    `## deskform ${name}`,
    folded(`${sentence(about)} ${more}`),
    `Writes: ${writes}.`,
    ...(taken.length > 0 ? [tableOf([words.length > 0 ? 'word or option' : 'option', 'what it means'], taken)] : []),
    ...(special.length > 0 ? [tableOf(['exit status', 'meaning'], special)] : []),
    `${[`scene: ${scene}`, ...before].map((note) => `<!-- ${note} -->\n`).join('')}\`\`\`console\n${example}\n\`\`\``,
  ];
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
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

function rowOfWord(word: WordSpec): readonly string[] {
  return [`\`${formOf(word)}\``, [word.about, ...choices(word.choices)].join('; ')];
}

function rowOfOption({ flags, about, choices: words, repeats }: OptionSpec): readonly string[] {
  const several = repeats === undefined ? [] : ['may be given several times'];
  return [`\`${flags}\``, [about, ...choices(words), ...several].join('; ')];
}

function choices(words: readonly string[] | undefined): readonly string[] {
  return words === undefined ? [] : [`one of ${words.map((word) => `\`${word}\``).join(', ')}`];
}
