import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/command-table.ts';
import { folderWith } from '../files/temporary-project.ts';
import { runAtTerminal } from './in-process.ts';

const FILES = {
  'deskform.yaml': 'attributes: attributes/*.yaml\n',
  'attributes/ticket.yaml': 'object: Ticket\nattributes: []\n',
};
const isColoured = (text: string): boolean => text.includes('\u001b[');

describe('what every command understands may stand before it or behind it', () => {
  test.each([[['--json', 'validate']], [['validate', '--json']], [['--debug', '--json', 'validate', '--json']]])(
    '%j is one JSON document',
    async (args) => {
      const { exitStatus, stdout } = await runAtTerminal(args, { cwd: await folderWith(FILES) });
      expect(exitStatus).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ command: 'validate', status: 'ok', files: 1 });
    },
  );

  test.each([[['--color', 'always', 'validate']], [['validate', '--color', 'always']]])(
    '%j is coloured',
    async (args) => {
      const { stdout } = await runAtTerminal(args, { cwd: await folderWith(FILES) });
      expect(isColoured(stdout)).toBe(true);
    },
  );

  test('a mistake behind them is told with the command that was meant', async () => {
    const { exitStatus, stdout } = await runAtTerminal(['--color', 'never', '--json', 'validate', '--bogus'], {
      cwd: await folderWith(FILES),
    });
    expect(exitStatus).toBe(64);
    expect(JSON.parse(stdout)).toMatchObject({ command: 'validate', error: { code: 'WRONG_USE' } });
  });

  test('so may --version', async () => {
    const { exitStatus, stdout } = await runAtTerminal(['plan', '--version'], { cwd: await folderWith({}) });
    expect({ exitStatus, stdout }).toEqual({ exitStatus: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/u) });
  });

  test.each([[['--help', 'plan']], [['--color', 'never', '-h', 'plan']], [['help']]])(
    '%j is the help of all',
    async (args) => {
      const { exitStatus, stdout } = await runAtTerminal(args, { cwd: await folderWith({}) });
      expect(exitStatus).toBe(0);
      for (const { name, about } of COMMANDS)
        expect(stdout).toMatch(new RegExp(`^  ${name} .*${about.slice(0, 12)}`, 'mu'));
    },
  );

  test('help is text all the same', async () => {
    const { exitStatus, stdout } = await runAtTerminal(['help', '--json'], { cwd: await folderWith({}) });
    expect(exitStatus).toBe(0);
    expect(stdout).toContain('Usage: deskform');
  });
});

test.each([
  [[], 'no command was given', 'deskform --help'],
  [['paln'], "unknown command 'paln' (Did you mean plan?)", 'deskform --help'],
  [['help', 'paln'], "unknown command 'paln' (Did you mean plan?)", 'deskform --help'],
  [['help', 'constructor'], "unknown command 'constructor'", 'deskform --help'],
  [['plan', '--frob'], "unknown option '--frob'", 'deskform plan --help'],
  [['fmt', 'extra'], 'fmt takes no arguments', 'deskform fmt --help'],
  [['schema', 'plan', 'x'], 'schema takes 1 argument, not 2', 'deskform schema --help'],
])('%j is told with where to look', async (args, told, help) => {
  const { exitStatus, stdout, stderr } = await runAtTerminal(args, { cwd: await folderWith({}) });
  expect({ exitStatus, stdout }).toEqual({ exitStatus: 64, stdout: '' });
  expect(stderr.endsWith(`deskform: ${told} (WRONG_USE)\n  → See: ${help}\n`)).toBe(true);
});

test.each([
  ['is coloured with FORCE_COLOR=1', '1', true],
  ['is plain with an empty FORCE_COLOR', '', false],
])('what goes into a file %s', async (_, FORCE_COLOR, coloured) => {
  const { stdout } = await runAtTerminal(['validate'], { cwd: await folderWith(FILES), env: { FORCE_COLOR } });
  expect(isColoured(stdout)).toBe(coloured);
});

test.each([[['sandbox', '--json']], [['--json', 'sandbox']]])(
  '%j prints one JSON document as soon as it listens, and nothing else',
  async (args) => {
    const { exitStatus, stdout } = await runAtTerminal([...args, '--port', '0'], {
      cwd: await folderWith({}),
      when: '\n',
      does: ({ signal }) => signal('SIGTERM'),
    });
    expect(exitStatus).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      format_version: 1,
      command: 'sandbox',
      status: 'ok',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/u),
      release: '7.1',
    });
    expect(stdout.endsWith('}\n')).toBe(true);
  },
);
