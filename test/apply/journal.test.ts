import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openJournal } from '../../src/apply/journal.ts';
import { folderWith } from '../config/temporary-project.ts';

test('makes the folders that are missing, and uses those that are there', async () => {
  const folder = await folderWith({});
  const files = ['one/two/a.jsonl', 'one/two/b.jsonl'].map((file) => join(folder, file));
  for (const file of files) {
    const journal = openJournal(file);
    journal.append({ type: 'begin' });
    journal.close();
  }
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['{"type":"begin"}\n', '{"type":"begin"}\n']);
});

test('a folder that can never be made is told, and not tried for ever', () => {
  expect(() => openJournal('/proc/deskform/journal/a.jsonl')).toThrow(
    expect.objectContaining({ code: 'JOURNAL_UNWRITABLE' }),
  );
});

test('a file where a folder should be is told', async () => {
  const folder = await folderWith({});
  writeFileSync(join(folder, 'taken'), '');
  expect(() => openJournal(join(folder, 'taken', 'deep', 'a.jsonl'))).toThrow(
    expect.objectContaining({ code: 'JOURNAL_UNWRITABLE' }),
  );
});
