import { describe, expect, test } from 'vitest';
import { COMMANDS, COMMON_EXIT_CODES, COMMON_OPTIONS, VARIABLES } from '../../src/cli/command-table.ts';
import { EXIT_STATUS_OF } from '../../src/model/failure.ts';
import { runAtTerminal } from './in-process.ts';

const helpOf = async (...args: readonly string[]): Promise<string> =>
  (await runAtTerminal([...args, '--help'], { cwd: '/' })).stdout;

/** The lines below a heading of a help text, up to the next empty line. */
const below = (help: string, heading: string): string => help.split(`\n${heading}\n`)[1]?.split('\n\n')[0] ?? '';

describe('the help of all commands', () => {
  test('lists each command below the heading of its group', async () => {
    const help = await helpOf();
    for (const { name, group } of COMMANDS) expect(below(help, `${group}:`)).toMatch(new RegExp(`^  ${name} `, 'mu'));
  });

  test('has the global options, every exit code and the environment variables', async () => {
    const help = await helpOf();
    for (const { flags } of COMMON_OPTIONS) expect(below(help, 'Global options:')).toContain(flags);
    for (const code of Object.keys(COMMON_EXIT_CODES)) expect(below(help, 'Exit codes:')).toContain(`  ${code} `);
    for (const name of Object.keys(VARIABLES)) expect(below(help, 'Environment variables:')).toContain(name);
  });
});

describe.each(COMMANDS)('deskform $name --help', ({ name, about, options, examples, exitCodes = {} }) => {
  test('has its own options, examples and exit codes, and no global option', async () => {
    const help = await helpOf(name);
    expect(help).toContain(`\n\n${about}\n\n`);
    for (const { flags } of options) expect(below(help, 'Options:')).toContain(flags);
    for (const { flags } of COMMON_OPTIONS) expect(below(help, 'Options:')).not.toContain(`  ${flags}`);
    for (const example of examples) expect(below(help, 'Examples:')).toContain(`  ${example}`);
    for (const code of Object.keys(exitCodes)) expect(below(help, 'Exit codes:')).toContain(`  ${code}  `);
    expect(help).toContain(`docs/commands.md#deskform-${name}`);
  });
});

test.each([[], ...COMMANDS.map(({ name }) => [name])])('the help of %j fits 80 columns', async (...args) => {
  expect((await helpOf(...args)).split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test.each(COMMANDS)('$name is described by an imperative without a full stop', ({ about }) => {
  expect(about).toMatch(/^[A-Z][a-z]+ .*[^.]$/u);
});

test('every exit code of a failure is listed', () => {
  const listed = Object.keys(COMMON_EXIT_CODES).map(Number);
  expect(listed).toEqual([...new Set([0, 2, ...Object.values(EXIT_STATUS_OF)])].sort((a, b) => a - b));
});
