import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { inOneLine, runAtTerminal } from './in-process.ts';

/** The demo, stopped with Ctrl-C as soon as these words are on the screen. */
async function stoppedAt(when: string, ...words: readonly string[]) {
  const temporary = await folderWith({});
  vi.stubEnv('TMPDIR', temporary);
  const seen = await runAtTerminal(['demo', ...words], {
    cwd: temporary,
    when,
    does: ({ signal }) => signal('SIGINT'),
  }).finally(() => vi.unstubAllEnvs());
  return { ...seen, left: readdirSync(temporary) };
}

const STOPPED = 'deskform: the demo was interrupted; its sandbox and its files were removed (INTERRUPTED)';

test.each([
  ['at its first words', 'It does not touch your files'],
  ['at the plan', '$ deskform plan'],
  ['while it migrates', 'Migrating'],
])('a demo that is stopped %s is no bug, and leaves nothing behind', async (_, when) => {
  const { exitStatus, stderr, left } = await stoppedAt(when);
  expect({ exitStatus, left }).toEqual({ exitStatus: 130, left: [] });
  expect(inOneLine(stderr)).toContain(STOPPED);
  expect(stderr).not.toContain('bug');
  expect(stderr.match(/Stopping after/gu)).toHaveLength(1);
});

test('a script is told of it, too', async () => {
  const { exitStatus, stdout } = await stoppedAt('$ deskform plan', '--json');
  expect(exitStatus).toBe(130);
  expect(JSON.parse(stdout)).toMatchObject({ command: 'demo', status: 'partial', error: { code: 'INTERRUPTED' } });
});
