import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { carriesCredentials } from '../../src/model/secret-settings.ts';
import { makePipe } from '../named-pipe.ts';
import {
  CONFIG,
  type DeclaredFiles,
  declaredIn,
  folderWith,
  NO_ATTRIBUTES,
  projectOf,
  tell,
} from './temporary-project.ts';

const MEGABYTE = 1024 * 1024;

const attribute = (lines: string): string =>
  `object: Ticket\nattributes:\n  - name: a\n    display: A\n    data_type: select\n${lines}`;
const withOptions = (options: string): string =>
  attribute(`    data_option:\n      default: ""\n      options:\n${options}`);
const withList = (type: string): string =>
  withOptions('')
    .replace('select', type)
    .replace('      options:\n', '')
    .replace('    data_option', '    options_from: l.csv\n    data_option');

/** How often each sentence is told: of many like mistakes all are told, and one look is enough here. */
function counted(project: DeclaredFiles): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { code } of project.problems) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

async function projectOfList(csv: string, type = 'select'): Promise<DeclaredFiles> {
  return declaredIn({ folder: await folderWith({ 'deskform.yaml': CONFIG, 'a.yaml': withList(type), 'l.csv': csv }) });
}

test.each([
  ['open brackets', '['.repeat(MEGABYTE)],
  ['dashes', '- '.repeat(MEGABYTE)],
  ['keys in one line', 'a: '.repeat(MEGABYTE / 2)],
  ['question marks', '? '.repeat(MEGABYTE / 2)],
])('a megabyte of %s is told where it becomes too deep, and not read on', async (_, text) => {
  const { problems } = await projectOf(text);
  expect(problems.map((problem) => tell(problem).replace(/1:\d+/u, '1:…'))).toEqual([
    'yaml-trap 1:… this is nested more than 100 levels deep | Reduce the nesting.',
  ]);
});

test('a file of more than 2 MB is told, and not read', async () => {
  const { problems } = await projectOf(' '.repeat(2 * MEGABYTE + 1));
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ['file-unreadable', 'a.yaml is 3 MB; the limit is 2 MB'],
  ]);
});

test('aliases that stand for nearly as many nodes as are read are looked through once', async () => {
  const entries = (count: number, value: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => `  http_basic_key_of_people_${index}: ${value(index)}\n`).join('');
  const maps = [entries(100, (index) => `v${index}`), entries(95, () => '*a'), entries(90, () => '*b')];
  const [x, y, z] = maps;
  const document = `x: &a\n${x}y: &b\n${y}z: &c\n${z}object: Ticket\nattributes: 3\n`;
  const { problems } = await projectOf(Array(20).fill(document).join('---\n'));
  expect(problems.length).toBeGreaterThan(20);
});

test('each of very many aliases is looked up once', async () => {
  const { problems } = await projectOf(`object: Ticket\nattributes: []\nx: &a y\nz:\n${'- *a\n'.repeat(300_000)}`);
  expect(problems.map(({ code, where }) => [code, where?.line])).toEqual([
    ['unknown-key', 3],
    ['unknown-key', 4],
  ]);
});

test('a place behind millions of empty lines is found', async () => {
  const { problems } = await projectOfList(`value,name\n${'\n'.repeat(1_900_000)}a, b\n`);
  expect(problems.map(tell)).toEqual([expect.stringContaining('1900002:')]);
});

test('each of many mistakes in one file is told', async () => {
  const keys = Array.from({ length: 50_000 }, (_, index) => `        k${index}: 007\n`);
  expect(counted(await projectOf(withOptions(keys.join(''))))).toEqual({ 'yaml-trap': 50_000 });
});

test('each of many attributes in one file that are none is told', async () => {
  const names = Array.from({ length: 30_000 }, (_, index) => `    k${index}: 1\n`);
  expect(counted(await projectOf(attribute(names.join(''))))).toMatchObject({ 'unknown-key': 30_000 });
});

test('each mistake in a map of many is told at its line', async () => {
  const keys = Array.from({ length: 30_000 }, (_, index) => `  k${index}: 1\n`);
  const { problems } = await projectOf(`object: Ticket\nattributes: []\n${keys.join('').replaceAll('  k', 'k')}`);
  expect(problems.map(({ where }) => where?.line)).toEqual(keys.map((_, index) => index + 3));
});

test('many mistakes in a line that no person wrote are told with their columns, and the line is not quoted each time', async () => {
  const options = Array.from({ length: 20_000 }, (_, index) => `k${index}: 007`).join(', ');
  const { problems } = await projectOf(withOptions(`        {${options}}\n`));
  expect(problems).toHaveLength(20_000);
  expect(problems.map(({ sourceLine }) => sourceLine).filter((line) => line !== undefined)).toEqual([]);
  expect(new Set(problems.map(({ where }) => where?.column)).size).toBe(20_000);
});

test.each([
  ['a name', attribute('').replace('name: a', `name: "${'x'.repeat(MEGABYTE)}"`), 'name-not-free'],
  ['a number', withOptions(`        k: ${'1'.repeat(MEGABYTE)}\n`), 'yaml-trap'],
  [
    'a key that stands there twice',
    withOptions(`        ? ${'k'.repeat(MEGABYTE / 2)}\n        : x\n`.repeat(2)),
    'yaml-syntax',
  ],
])('%s of a megabyte is told in a sentence that can be read', async (_, text, code) => {
  const { problems } = await projectOf(text);
  const [problem] = problems.filter((one) => one.code === code);
  expect(problem?.message.length).toBeLessThan(300);
});

test('a label of a megabyte is read', async () => {
  const { definitions } = await projectOf(
    attribute('    data_option: { options: { a: b } }\n').replace('display: A', `display: "${'x'.repeat(MEGABYTE)}"`),
  );
  expect(definitions.map((one) => one.state === 'present' && one.display.length)).toEqual([MEGABYTE]);
});

test.each([
  ['blanks', ' '],
  ['slashes', '/'],
  ['backslashes', '\\\\'],
  ['parameters', ';key='],
  ['other parameters', '&a='],
  ['words', 'a:'],
  ['templates', '#{'],
])('an address of a hundred thousand %s is looked through to its end', async (_, part) => {
  const address = `    data_option:\n      search_url: "${part.repeat(100_000)}"\n`;
  const { problems } = await projectOf(
    attribute(address).replace('select', 'autocompletion_ajax_external_data_source'),
  );
  expect(problems.filter(({ code }) => code === 'yaml-syntax')).toEqual([]);
});

/** How many characters regular expressions pass over while something is done. */
function charactersPassed(work: () => unknown): number {
  let count = 0;
  const { exec } = RegExp.prototype;
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const from = this.lastIndex;
    const found = exec.call(this, text);
    count += (found === null ? text.length : found.index + found[0].length) - from;
    return found;
  });
  work();
  spy.mockRestore();
  return count;
}

test.each([
  ['parameters', ';key=a'],
  ['parameters that are filled in later', ';key=#{a}'],
  ['parameters without a value', '&key='],
])('twice as many %s cost twice the looks, although each of their values may end with the address', (_, part) => {
  const address = (count: number): string => `https://desk.example.com/?${part.repeat(count)}`;
  const [one, two] = [1_000, 2_000].map((count) => charactersPassed(() => carriesCredentials(address(count))));
  expect(one).toBeGreaterThan(1_000 * part.length);
  expect(two).toBeLessThan(3 * (one ?? 0));
});

test.each([
  [
    'doubled quotes without a value',
    `value,name\n,"${'""'.repeat(MEGABYTE - 100)}"\n`,
    'option-invalid 2:1 the value is empty | Every row needs a value to store.',
  ],
  [
    'doubled quotes and something behind them',
    `value,name\na,"${'""'.repeat(MEGABYTE - 100)}"x\n`,
    'csv-syntax 2:1 there is text after the closing quote of a field | Separate the fields with commas, and write a quote inside quotes twice: "the ""old"" pier".',
  ],
  [
    'columns',
    `${'a,'.repeat(MEGABYTE - 100)}\n`,
    'csv-columns 1:1 unknown column "a" | Write `value,name,active` in the first line.',
  ],
  [
    'lines that end in CR alone',
    'value,name\ra,b\r'.repeat(MEGABYTE / 8 - 1),
    'csv-columns 1:1 the first line must name the columns value, name and active | The file uses CR line endings. Save it with LF or CRLF.',
  ],
  [
    'rows',
    `value,name\n${Array.from({ length: 100_001 }, (_, index) => `${index},x\n`).join('')}`,
    'option-invalid 1:1 there are more than 20000 rows | Remove some.',
  ],
  [
    'rows of another length',
    `value,name\n${'a\n'.repeat(900_000)}`,
    'option-invalid 1:1 there are more than 20000 rows | Remove some.',
  ],
])('a list of millions of %s is told at its place', async (_, csv, told) => {
  expect((await projectOfList(csv)).problems.map(tell)).toEqual([told]);
});

test('a list of twenty thousand rows is read', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `${index},x\n`).join('');
  expect(counted(await projectOfList(`value,name\n${rows}`))).not.toHaveProperty('option-invalid');
});

test('each of twenty thousand rows of a tree that share a value is told', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `k${index},same\n`).join('');
  expect(counted(await projectOfList(`path,value\n${rows}`, 'tree_select'))).toEqual({ 'option-duplicate': 19_999 });
});

test.each([
  ['a folder', (path: string) => mkdirSync(path), 'is a folder'],
  ['a link to itself', (path: string) => symlinkSync(path, path), 'is a symbolic link to itself'],
  ['a link to nothing', (path: string) => symlinkSync('nothing', path), 'does not exist'],
  ['a pipe into which nobody writes', makePipe, 'is not a file'],
  ['a link to a device without an end', (path: string) => symlinkSync('/dev/zero', path), 'leads outside the project'],
])('a list that is %s is told', async (_, make, told) => {
  const folder = await folderWith({ 'deskform.yaml': CONFIG, 'a.yaml': withList('select') });
  make(join(folder, 'l.csv'));
  const { problems } = await declaredIn({ folder });
  expect(problems.map(({ code, message }) => [code, message])).toEqual([['file-unreadable', `l.csv ${told}`]]);
});

test.each([
  ['a link to itself', (path: string) => symlinkSync(path, path), 'is a symbolic link to itself'],
  ['a pipe into which nobody writes', makePipe, 'is not a file'],
])('a configuration that is %s is told', async (_, make, told) => {
  const folder = await folderWith({ 'a.yaml': attribute('') });
  make(join(folder, 'deskform.yaml'));
  const { problems } = await declaredIn({ folder });
  expect(problems.map(({ message }) => message)).toContain(`deskform.yaml ${told}`);
});

test('a link to nothing is told, where a pattern looks for files; what is not a file counts as none', async () => {
  const folder = await folderWith({ 'deskform.yaml': CONFIG, 'a.yaml': NO_ATTRIBUTES });
  mkdirSync(join(folder, 'folder.yaml'));
  makePipe(join(folder, 'pipe.yaml'));
  symlinkSync('nothing', join(folder, 'b.yaml'));
  symlinkSync('loop.yaml', join(folder, 'loop.yaml'));
  symlinkSync('.', join(folder, 'round'));
  const { files, problems } = await declaredIn({ folder });
  expect(files).toEqual(['a.yaml', 'b.yaml', 'loop.yaml']);
  expect(problems.map(({ message }) => message)).toEqual([
    'b.yaml does not exist',
    'loop.yaml is a symbolic link to itself',
  ]);
});
