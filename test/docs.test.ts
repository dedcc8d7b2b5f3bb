import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { CommandSpec, OptionSpec } from '../src/cli/command.ts';
import { COMMANDS, COMMON_EXIT_CODES, COMMON_OPTIONS } from '../src/cli/command-table.ts';
import { EXIT_STATUS_OF } from '../src/model/failure.ts';
import { PROBLEMS } from '../src/model/problem-codes.ts';
import { RELEASES } from '../src/model/release.ts';
import { NEEDS_UNIX, withoutUnix } from './unix.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'schemas/README.md',
  'SECURITY.md',
  'test/recordings/FACTS.md',
  ...readdirSync(join(ROOT, 'docs')).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md'));

/** The cells of each row of the first table below a heading, without the head. */
function tableBelow(page: string, heading: string): readonly (readonly string[])[] {
  const below = read(page).split(`\n${heading}\n`)[1] ?? '';
  const lines = below.split('\n');
  const from = lines.findIndex((line) => line.startsWith('| ---'));
  const rows = lines.slice(from + 1);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end < 0 ? rows.length : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const inCode = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code);

describe('failures.md', () => {
  const headings = [...read('docs/failures.md').matchAll(/^## `([^`]+)`$/gmu)].map(([, code]) => code);

  test('has one paragraph for every code of problems and failures, and for nothing else', () => {
    expect([...headings].sort()).toEqual([...Object.keys(PROBLEMS), ...Object.keys(EXIT_STATUS_OF)].sort());
  });

  test('has the warnings, and nothing else, below the heading of warnings', () => {
    const below = read('docs/failures.md').split('\n# Warnings\n')[1]?.split('\n# ')[0] ?? '';
    const told = [...below.matchAll(/^## `([^`]+)`$/gmu)].map(([, code = '']) => code);
    const warnings = Object.entries(PROBLEMS).filter(([, { severity }]) => severity === 'warning');
    expect([...told].sort()).toEqual(warnings.map(([code]) => code).sort());
  });

  test('has every failure below the heading of its exit code', () => {
    const parts = read('docs/failures.md')
      .split(/^# Failures with exit code (?=\d+$)/mu)
      .slice(1);
    const told = parts.flatMap((part) =>
      [...part.matchAll(/^## `([^`]+)`$/gmu)].map(([, code = '']) => [code, Number.parseInt(part, 10)] as const),
    );
    expect(Object.fromEntries(told)).toEqual(EXIT_STATUS_OF);
  });
});

describe('README', () => {
  test('names each command once, and those that write to the help desk in one row', () => {
    const rows = tableBelow('README.md', '## Commands').map(([group = '', commands = '', write = '']) => ({
      group,
      commands: inCode(commands),
      write,
    }));
    const named = rows.flatMap(({ commands }) => commands);
    expect([...named].sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
    const writing = rows.filter(({ write }) => write === 'to the help desk').flatMap(({ commands }) => commands);
    expect(writing).toEqual(COMMANDS.filter(({ writes }) => writes === 'to the help desk').map(({ name }) => name));
    const silent = rows.filter(({ write }) => write === 'nothing').flatMap(({ commands }) => commands);
    expect(silent.filter((command) => COMMANDS.find(({ name }) => name === command)?.writes !== 'nothing')).toEqual([]);
    for (const { name, group } of COMMANDS)
      expect(rows.find(({ commands }) => commands.includes(name))?.group, name).toBe(group);
  });

  test('says of each supported release what was recorded of it, or that it is inferred', () => {
    const rows = tableBelow('README.md', '## Does it fit my help desk?');
    const releases = rows.flatMap(([names = '']) => names.split(', '));
    const said = rows.flatMap(([names = '', ...cells]) =>
      names.split(', ').flatMap((release) => cells.map((cell) => ({ release, cell }))),
    );
    const unfounded = said.filter(({ release, cell }) => !isFounded(release, cell));
    expect(unfounded).toEqual([]);
    expect(releases).toEqual(expect.arrayContaining([...RELEASES, '6.0', '6.1', '6.2', '6.3', '6.4', '7.0']));
    expect(isFounded('6.2', '[run](test/recordings/6.5)')).toBe(false);
    expect(isFounded('6.2', 'run')).toBe(false);
  });

  test('lists the exit codes that there are, in the words of --help', () => {
    const table = tableBelow('README.md', '## Exit codes');
    expect(Object.fromEntries(table)).toEqual(COMMON_EXIT_CODES);
    const listed = table.map(([status]) => Number(status));
    // 0 and 2 end a run that went well.
    const used = [...new Set([0, 2, ...Object.values(EXIT_STATUS_OF)])].sort((a, b) => a - b);
    expect(listed).toEqual(used);
  });
});

/** Whether a cell names a recording of this release, says that it is inferred, or that there is no such installation. */
function isFounded(release: string, cell: string): boolean {
  const [, recording = ''] = /\]\((test\/recordings\/[^)]+)\)/u.exec(cell) ?? [];
  if (recording === '') return cell === 'inferred' || cell === '–';
  return recording.includes(release) && existsSync(join(ROOT, recording));
}

describe('command lines', () => {
  const lines = [
    ...PAGES.flatMap((page) => commandLines(read(page)).map((line) => [page, line] as const)),
    ...COMMANDS.flatMap(({ name, examples }) =>
      commandLines(examples.map((line) => `\`${line}\``).join(' ')).map((line) => [`${name} --help`, line] as const),
    ),
  ];

  test.each(lines)('%s: %s is understood', (_, line) => {
    expect(strangersIn(line)).toEqual([]);
  });

  test('a command or a flag that does not exist would be found', () => {
    expect(strangersIn('deskform plan --now')).toEqual(['--now']);
    expect(strangersIn('deskform fly')).toEqual(['fly']);
    expect(strangersIn('deskform plan --format html')).toEqual(['html']);
    expect(strangersIn('deskform schema --json attributes')).toEqual([]);
    expect(strangersIn('deskform schema ticket')).toEqual(['ticket']);
    expect(lines.length).toBeGreaterThan(20);
  });
});

function commandLines(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gmsu)].flatMap(([, block = '']) => block.split('\n'));
  const typed = [...text.matchAll(/^```console\n(.*?)^```/gmsu)]
    .flatMap(([, block = '']) => block.split('\n'))
    .flatMap((line) => (line.startsWith('$ ') ? [line.slice('$ '.length)] : []));
  const spans = inCode(text.replaceAll(/^```.*?^```/gmsu, ''));
  return [...blocks, ...typed, ...spans]
    .flatMap((line) => line.replace(/\s#.*/u, '').split(/\s(?:&&|\||>>?)\s/u))
    .flatMap((command) => /(?:^|\s)(deskform [a-z-].*)/u.exec(command)?.[1] ?? []);
}

/** Words of a command line that the command table does not know. */
function strangersIn(line: string): readonly string[] {
  const [, name = '', ...words] = line.trim().split(/\s+/u);
  if (name.startsWith('--')) return ['--help', '--version'].includes(name) ? [] : [name];
  const command = COMMANDS.find((spec) => spec.name === name);
  if (command === undefined) return [name];
  const options: readonly OptionSpec[] = [...command.options, ...COMMON_OPTIONS, { flags: '--help', about: '' }];
  const taken = new Set(takenWithoutFlag(command, options, words));
  return words.flatMap((word, index): readonly string[] => {
    if (taken.has(index)) return [];
    const option = options.find(({ flags }) => flags.split(/,? /u).includes(word));
    if (word.startsWith('--')) return option === undefined ? [word] : [];
    const before = options.find(({ flags }) => flags.split(/,? /u).includes(words[index - 1] ?? ''));
    if (before === undefined || !before.flags.includes('<')) return [word];
    return before.choices === undefined || before.choices.includes(word) ? [] : [word];
  });
}

/** The places of words that the command takes without a flag before them. */
function takenWithoutFlag(
  { words: specs = [] }: CommandSpec,
  options: readonly OptionSpec[],
  words: readonly string[],
): readonly number[] {
  const takesValue = (flag = ''): boolean =>
    options.some(({ flags }) => flags.split(/,? /u).includes(flag) && flags.includes('<'));
  const free = words.flatMap((word, index) => (word.startsWith('--') || takesValue(words[index - 1]) ? [] : [index]));
  return free.filter((index, place) => {
    const spec = specs[place] ?? specs.find(({ may }) => may === 'be-several');
    return spec !== undefined && (spec.choices === undefined || spec.choices.includes(words[index] ?? ''));
  });
}

describe('CONTRIBUTING.md', () => {
  test('names every dependency, as needed or as replaced by hand', () => {
    const manifest = JSON.parse(read('package.json'));
    const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const needed = tableBelow('CONTRIBUTING.md', '## Dependencies').flatMap(([name = '']) => inCode(name));
    const byHand = tableBelow('CONTRIBUTING.md', '## Written by hand').flatMap(([, name = '']) => inCode(name));
    expect(needed.filter((name) => !installed.includes(name))).toEqual([]);
    expect(installed.filter((name) => !needed.includes(name) && !byHand.includes(name))).toEqual([]);
  });

  test('has a row for every room, and each imports only what its row says', () => {
    const table = tableBelow('CONTRIBUTING.md', '## Rooms');
    const allowed = new Map(
      table.map(([room = '', , may = '']) => [room, may.replaceAll(/types of |(?<=files)\/disk/gu, '').split(', ')]),
    );
    const rooms = readdirSync(join(ROOT, 'src'));
    expect([...allowed.keys()].sort()).toEqual([...rooms].sort());
    const strange = rooms
      .filter((room) => !room.endsWith('.ts'))
      .flatMap((room) =>
        importedRooms(room)
          .filter((other) => other !== room && allowed.get(room)?.includes(other) === false)
          .map((other) => `${room} → ${other}`),
      );
    expect(strange).toEqual([]);
  });

  test('names files that are there', () => {
    const rooms = new Set(readdirSync(join(ROOT, 'src')));
    const named = inCode(read('CONTRIBUTING.md')).filter((code) =>
      /^[\w.-]+(?:\/[\w.-]+)+\.(?:ts|md|mjs|json)$/u.test(code),
    );
    const missing = named.filter(
      (file) => !existsSync(join(ROOT, rooms.has(file.split('/')[0] ?? '') ? 'src' : '', file)),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});

function importedRooms(room: string): readonly string[] {
  const files = readdirSync(join(ROOT, 'src', room), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const names = readdirSync(join(ROOT, 'src'));
  return files.flatMap((file) =>
    [...read(join('src', room, file)).matchAll(/(?:from|import\()\s*'(?:\.\.\/)+([\w-]+)\//gu)]
      .map(([, other = '']) => other)
      .filter((other) => names.includes(other)),
  );
}

test('the form for bugs asks for what doctor says, in fields that GitHub knows', () => {
  const { name, body } = parse(read('.github/ISSUE_TEMPLATE/bug.yml'));
  expect(name).toBe('Bug');
  const fields: readonly { readonly type: string; readonly attributes: { readonly label?: string } }[] = body;
  expect(fields.map(({ attributes }) => attributes.label)).toContain('deskform doctor --json');
  expect(
    fields.filter(({ type }) => !['markdown', 'textarea', 'input', 'dropdown', 'checkboxes'].includes(type)),
  ).toEqual([]);
});

test('what Windows leaves out is there', () => {
  expect(Object.keys(NEEDS_UNIX).filter((tests) => !existsSync(join(ROOT, tests)))).toEqual([]);
  expect(withoutUnix('linux')).toEqual([]);
});

describe('every page', () => {
  test.each(PAGES)('%s links to files that are there', (page) => {
    const links = [...read(page).matchAll(/(?:\]\(|src=")([^")#]+)/gu)].map(([, link = '']) => link);
    const missing = links.filter((link) => !/^https?:/u.test(link) && !existsSync(join(ROOT, dirname(page), link)));
    expect(missing).toEqual([]);
  });

  test.each(PAGES)('%s shows YAML that stands in examples/', (page) => {
    const blocks = [...read(page).matchAll(/^```yaml\n(.*?)^```/gmsu)].map(([, block = '']) => block);
    const examples = readdirSync(join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ya?ml$/u.test(file))
      .map((file) => read(join('examples', file)));
    expect(blocks.filter((block) => !examples.some((example) => example.includes(block)))).toEqual([]);
  });

  test.each(PAGES)('%s names recordings and steps that are there', (page) => {
    const named = [...read(page).matchAll(/\b(5\.2|6\.5|7\.1)\/(\d\db?)\b((?: "[^"]+",?)*)/gu)];
    const missing = named.filter(([, release = '', number = '', quoted = '']) => {
      const steps = [...quoted.replaceAll(/\s+/gu, ' ').matchAll(/"([^"]+)"/gu)].map(([, step = '']) => step);
      const known = stepsOf(release, number);
      return known === undefined || steps.some((step) => !known.some((recorded) => recorded.includes(step)));
    });
    expect(missing.map(([whole]) => whole)).toEqual([]);
  });
});

function stepsOf(release: string, number: string): readonly string[] | undefined {
  const file = readdirSync(join(ROOT, 'test/recordings', release)).find((name) => name.startsWith(`${number}_`));
  if (file === undefined) return undefined;
  const lines = read(`test/recordings/${release}/${file}`).split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => String(JSON.parse(line).step ?? JSON.parse(line).note?.step));
}
