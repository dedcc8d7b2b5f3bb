import { describe, expect, test } from 'vitest';
import { EXIT_STATUS_OF } from '../../src/model/failure.ts';
import { PROBLEMS } from '../../src/model/problem-codes.ts';
import { explain } from '../../src/run/explain.ts';
import { runDeskform } from '../program.ts';
import { runAtTerminal } from './in-process.ts';

const HERE = { cwd: '/' };

describe('deskform explain', () => {
  test('tells what a code means and what to do, and how it is meant', async () => {
    const { exitStatus, stdout } = await runDeskform(['explain', 'not-deletable'], HERE);
    expect(exitStatus).toBe(0);
    expect(stdout).toContain('not-deletable  error: the help desk would refuse it, or could not migrate\n\n');
    expect(stdout).not.toContain('](');
  });

  test('tells of a failure how it ends the run', async () => {
    const { stdout } = await runDeskform(['explain', 'TARGET_LOCKED'], HERE);
    expect(stdout).toContain('TARGET_LOCKED  ends a run with exit code 3');
  });

  test('fits the terminal', async () => {
    const { stdout } = await runAtTerminal(['explain', 'values-not-counted'], { cwd: '/', columns: 60 });
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(stdout.split('\n').length).toBeGreaterThan(5);
  });

  test('knows a code however it is written', async () => {
    expect((await runDeskform(['explain', 'plan_refused'], HERE)).stdout).toContain('PLAN_REFUSED');
  });

  test.each([
    ['name-takn', 'Did you mean name-taken?'],
    ['PLAN_REFUSD', 'Did you mean PLAN_REFUSED?'],
  ])('asks of %s: %s', async (code, hint) => {
    const { exitStatus, stdout, stderr } = await runDeskform(['explain', code], HERE);
    expect({ exitStatus, stdout }).toEqual({ exitStatus: 64, stdout: '' });
    expect(stderr).toContain(`unknown code "${code}"`);
    expect(stderr).toContain(hint);
  });

  test('gives scripts the same', async () => {
    const { stdout } = await runDeskform(['explain', 'name-taken', '--json'], HERE);
    expect(JSON.parse(stdout)).toMatchObject({
      format_version: 1,
      command: 'explain',
      status: 'ok',
      kind: 'problem',
      code: 'name-taken',
      severity: 'error',
      rule: 'service',
      text: expect.stringMatching(/\w/u),
    });
    const wrong = await runDeskform(['explain', 'nothing-like-it', '--json'], HERE);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ command: 'explain', error: { code: 'WRONG_USE' } });
  });
});

test.each([...Object.keys(PROBLEMS), ...Object.keys(EXIT_STATUS_OF)])('%s has its paragraph', (code) => {
  expect(explain(code).text.length).toBeGreaterThan(30);
  // Nobody who reads it has the recordings.
  expect(explain(code).text).not.toMatch(/[5-7]\.\d\/\d/u);
});
