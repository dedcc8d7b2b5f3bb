import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isDamaged, parseJournal } from '../../src/apply/journal.ts';
import { placeNamed } from '../../src/files/disk/place.ts';
import { readTarget } from '../../src/files/targets/target-settings.ts';
import { parseAttributeList } from '../../src/helpdesk/wire.ts';
import { readApprovals } from '../../src/run/apply/approvals.ts';
import { journalsOf } from '../../src/run/apply/journals.ts';
import { readSnapshot } from '../../src/run/connect-target.ts';
import { folderWith } from '../files/temporary-project.ts';
import { LIST } from '../fuzz/project.ts';
import { makePipe } from '../named-pipe.ts';

const BEGIN = '{"type":"begin","at":"x","target":{"name":"","url":""},"digest":"d1.","steps":[]}\n';
const SENT = '{"type":"sending","request":{"kind":"create","key":"Ticket.a"}}\n';

test.each([
  ['whole', BEGIN + SENT, 'whole'],
  ['cut in its last line', BEGIN + SENT.slice(0, 20), 'whole'],
  ['cut in its first line, before anything was sent', BEGIN.slice(0, 20), 'whole'],
  ['empty', '', 'whole'],
  ['of an undo', `{"type":"begin-undo"}\n${SENT}`, 'whole'],
  ['without its beginning', SENT + SENT, 'damaged'],
  ['with half a beginning', `${BEGIN.slice(0, 20)}\n${SENT}`, 'damaged'],
  [
    'with a step that is none: what it was to undo is not known',
    BEGIN.replace('[]', '[{"key":"Ticket.a","action":"create","digest":"d"}]') + SENT,
    'damaged',
  ],
  ['without steps', `{"type":"begin","target":{}}\n${SENT}`, 'damaged'],
  ['nested without end', `${BEGIN.replace('[]', `${'['.repeat(100_000)}${']'.repeat(100_000)}`)}${SENT}`, 'damaged'],
])('a journal that is %s', (_, text, state) => {
  expect(isDamaged(text) ? 'damaged' : 'whole').toBe(state);
});

const DESK = readTarget('desk', { url: 'https://desk.example.com' }, undefined);

test('a journal of a later format ends the run', async () => {
  const folder = await folderWith({ '2026-11-01.jsonl': BEGIN.replace('{', '{"format_version":2,') });
  await expect(journalsOf(folder, DESK)).rejects.toMatchObject({
    code: 'FILE_UNREADABLE',
    message: expect.stringContaining('2026-11-01.jsonl was written by a later deskform'),
  });
});

test('a damaged journal ends the run, and says what to do with it', async () => {
  const folder = await folderWith({ 'a.jsonl': SENT + SENT });
  await expect(journalsOf(folder, DESK)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
});

test('what is no file is no journal', async () => {
  const folder = await folderWith({});
  mkdirSync(join(folder, 'folder.jsonl'));
  makePipe(join(folder, 'pipe.jsonl'));
  expect((await journalsOf(folder, DESK)).journals).toEqual([]);
});

test('members of a journal that are called like methods are no texts', () => {
  const odd = '{"toString":1,"valueOf":2}';
  const text = `{"type":"begin","at":${odd},"target":{"name":${odd},"url":[${odd}]},"digest":${odd},"steps":[]}\n{"type":"answered","request":{"key":${odd}}}`;
  expect(parseJournal(text, placeNamed('a.jsonl'))).toMatchObject({
    beganAt: '',
    digest: '',
  });
});

test.each([
  [
    'a digest that is an object',
    '{"format_version":1,"command":"plan","decisions":[],"digest":{"toString":1}}',
    'is damaged, or from another version of deskform',
  ],
  [
    'nesting without end',
    `{"format_version":1,"decisions":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'is truncated or not JSON',
  ],
  ['nothing', '', 'is truncated or not JSON'],
  ['something else', '{}', 'is not a plan file'],
])('a plan file with %s is told', async (_, text, told) => {
  const folder = await folderWith({ 'plan.json': text });
  await expect(readApprovals(folder, ['plan.json'], [])).rejects.toThrow(`plan.json ${told}`);
});

test('a folder in the place of a plan file is told', async () => {
  await expect(readApprovals('/', ['tmp'], [])).rejects.toThrow('tmp is a folder');
});

const withOption = (option: string): string =>
  JSON.stringify(LIST).replace('"data_option":{', `"data_option":{"odd":${option},`);

test.each([
  [
    'a list in lists without end',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    'is nested more than 100 levels deep',
  ],
  ['objects a little too deep', `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`, 'is nested more than 100 levels deep'],
  ['a number that would lose digits', '12345678901234567890', 'holds a number that is too large to keep exactly'],
  ['a number that is none here', '1e400', 'holds a number that is too large to keep exactly'],
])('a row with %s is told', (_, option, told) => {
  expect(() => parseAttributeList(JSON.parse(withOption(option)))).toThrow(
    `in row 1 (Ticket.title), "data_option" ${told}`,
  );
});

test('a list from a pipe is read as from a file', async () => {
  const folder = await folderWith({});
  makePipe(join(folder, 'pipe'));
  const [{ rows }] = await Promise.all([
    readSnapshot({ target: DESK }, { cwd: folder, env: {} }, 'pipe'),
    writeFile(join(folder, 'pipe'), JSON.stringify(LIST)),
  ]);
  expect(rows).toHaveLength(LIST.length);
});
