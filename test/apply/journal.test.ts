import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openJournal, parseJournal } from '../../src/apply/journal.ts';
import { placeNamed } from '../../src/files/disk/place.ts';
import { folderWith } from '../files/temporary-project.ts';

test('makes the folders that are missing, and uses those that are there', async () => {
  const folder = await folderWith({});
  const files = ['one/two/a.jsonl', 'one/two/b.jsonl'].map((file) => placeNamed(join(folder, file)));
  for (const file of files) {
    const journal = openJournal(file);
    journal.append({ type: 'begin' });
    journal.close();
  }
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['{"type":"begin"}\n', '{"type":"begin"}\n']);
});

test('a new journal is read by nobody but who ran the apply', async () => {
  const file = placeNamed(join(await folderWith({}), 'a.jsonl'));
  openJournal(file).close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a folder that can never be made is told, and not tried for ever', () => {
  expect(() => openJournal(placeNamed('/proc/deskform/journal/a.jsonl'))).toThrow(
    expect.objectContaining({ code: 'JOURNAL_UNWRITABLE' }),
  );
});

test('a file where a folder should be is told', async () => {
  const folder = await folderWith({});
  writeFileSync(join(folder, 'taken'), '');
  expect(() => openJournal(placeNamed(join(folder, 'taken', 'deep', 'a.jsonl')))).toThrow(
    expect.objectContaining({ code: 'JOURNAL_UNWRITABLE' }),
  );
});

test('a line of which only a part could be written is told', async () => {
  const file = placeNamed(join(await folderWith({}), 'a.jsonl'));
  const appender = fileURLToPath(new URL('./appender.ts', import.meta.url));
  // A file that may not grow past some blocks takes the beginning of a long line, and only the rest of it is refused.
  const { stdout } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 8; exec "$@"', 'sh', process.execPath, '--import', 'tsx', appender, file],
    {
      encoding: 'utf8',
      env: { ...process.env, TSX_DISABLE_CACHE: '1' },
    },
  );
  expect(stdout).toBe('short: written\nlong: JOURNAL_UNWRITABLE\n');
  expect(readFileSync(file, 'utf8')).toMatch(/^\{"type":"short"\}\n\{"type":"long","padding":"x+$/u);
});

test('a place that cannot be written through to is told', () => {
  const journal = openJournal(placeNamed('/dev/null'));
  expect(() => journal.append({ type: 'begin' })).toThrow(expect.objectContaining({ code: 'JOURNAL_UNWRITABLE' }));
  journal.close();
});

const BEGIN = '{"type":"begin","at":"x","target":{"name":"desk","url":""},"digest":"d1.","steps":[]}\n';

test.each([
  ['is whole', BEGIN],
  ['was cut in its last line', `${BEGIN}{"at":"x","type":"sen`],
  ['lacks only its last line break', BEGIN.trimEnd()],
])('a journal that %s gets an end that is read', async (_, text) => {
  const file = placeNamed(join(await folderWith({ 'a.jsonl': text }), 'a.jsonl'));
  const journal = openJournal(file);
  journal.append({ type: 'end', outcome: 'undone' });
  journal.close();
  expect(parseJournal(readFileSync(file, 'utf8'), file)).toMatchObject({ outcome: 'undone' });
});
