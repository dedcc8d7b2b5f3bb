import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { makeWorld } from '../../src/cli/process-world.ts';
import { TOKEN } from '../sandbox/support.ts';
import { projectOn, withNumbers } from './desk-with-numbers.ts';
import { runAtTerminal } from './in-process.ts';

test.each([
  ['plan', 0],
  ['apply --yes', 0],
])('%s shows on a terminal that it counts, and clears the line', async (line, status) => {
  await withNumbers('6.5', async (desk) => {
    const { cwd } = await projectOn(desk, ['delete', 'remove']);
    const { exitStatus, stderr } = await runAtTerminal(line.split(' '), { cwd, env: { DESK_TOKEN: TOKEN } });
    expect(exitStatus).toBe(status);
    for (const done of [0, 1]) expect(stderr).toContain(`\r\u001b[2KCounting records: ${done} of 2 changes …`);
    const [, behind = ''] = stderr.split('Counting records: 1 of 2 changes …');
    expect(behind.startsWith('\r\u001b[2K')).toBe(true);
    expect(behind).not.toContain('Counting records');
    const quiet = await runAtTerminal(['plan', '--quiet'], { cwd, env: { DESK_TOKEN: TOKEN } });
    expect(quiet.stderr).toBe('');
  });
});

test('without a terminal, only a step that takes long is worth a line', () => {
  vi.useFakeTimers();
  try {
    const stderr = new PassThrough();
    const own: NodeJS.Process = Object.create(process, { stderr: { value: stderr }, env: { value: {} } });
    const { showProgress } = makeWorld(own, 'auto', 'of-each-attribute');
    showProgress('0 of 3');
    vi.advanceTimersByTime(4000);
    showProgress('1 of 3');
    vi.advanceTimersByTime(4000);
    expect(stderr.read()).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(String(stderr.read())).toBe('1 of 3\n');
    showProgress('2 of 3');
    showProgress('');
    vi.advanceTimersByTime(20_000);
    expect(stderr.read()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
