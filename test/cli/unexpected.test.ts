import { describe, expect, test } from 'vitest';
import { failureOf } from '../../src/cli/tell-failure.ts';
import { unreachable } from '../../src/model/unreachable.ts';
import { runAtTerminal } from './in-process.ts';

const cwd = (): string => {
  throw new TypeError('the folder \u001b[2Jcannot be');
};

describe('an error that nobody thought of', () => {
  test('is a sentence with a code, without a stack', async () => {
    const { exitStatus, stdout, stderr } = await runAtTerminal(['validate'], { cwd });
    expect({ exitStatus, stdout }).toEqual({ exitStatus: 1, stdout: '' });
    expect(stderr).toBe(
      'deskform: deskform has a bug: the folder \\u{1b}[2Jcannot be (BUG)\n  → Please report it, with the output of --debug.\n',
    );
  });

  test('is one JSON document', async () => {
    const { stdout } = await runAtTerminal(['--json', 'plan'], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'plan',
      status: 'failed',
      error: { code: 'BUG', message: 'deskform has a bug: the folder \u001b[2Jcannot be' },
      decisions: [],
    });
  });

  test('shows where it came from with --debug', async () => {
    const { stderr } = await runAtTerminal(['validate', '--debug'], { cwd });
    expect(stderr).toContain('TypeError: the folder');
    expect(stderr).toMatch(/^ {4}at .*unexpected\.test\.ts/mu);
    expect(stderr).not.toContain('\u001b[2J');
  });

  test.each([
    [
      'a state that was thought to be impossible',
      () => unreachable('x' as never),
      'deskform has a bug: unexpected value "x"',
    ],
    ['what is no error at all', () => Promise.reject('nothing'), 'deskform has a bug: nothing'],
  ])('%s says it once', async (_, fail, message) => {
    const error: unknown = await Promise.resolve()
      .then(fail)
      .catch((thrown: unknown) => thrown);
    expect(failureOf(error)).toMatchObject({ code: 'BUG', exitStatus: 1, message, cause: error });
  });
});
