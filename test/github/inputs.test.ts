import { describe, expect, test } from 'vitest';
import { ACTION_COMMANDS, INPUTS, type InputName } from '../../src/github/input-table.ts';
import { type Inputs, readInputs } from '../../src/github/inputs.ts';

const DIGEST = `d2.${'Ab3_-'.repeat(10)}`;

/** What an input may be, and is not anyway; every other takes any text. */
const UNUSUAL: Partial<Record<InputName, string>> = {
  config: 'helpdesk/deskform.yml',
  expect: DIGEST,
};

const read = (inputs: Readonly<Record<string, string>>): Inputs =>
  readInputs(Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])));

describe.each(ACTION_COMMANDS)('%s', (command) => {
  const others = INPUTS.filter(({ name }) => name !== 'command' && name !== 'token');

  test.each(others.map((spec) => [spec.name, spec] as const))('with %s', (name, spec) => {
    const given = UNUSUAL[name] ?? 'something';
    const isIts = (spec.of as readonly string[]).includes(command);
    if (isIts) expect(read({ command, [name]: given }).text(name)).toBe(given);
    else
      expect(() => read({ command, [name]: given })).toThrow(
        expect.objectContaining({
          code: 'WRONG_USE',
          message: `the input ${name} is not valid for the command ${command}`,
        }),
      );
    // A workflow that hands on what nobody has set, or what is usual, is always right.
    expect(read({ command, [name]: ' ' }).text(name)).toBe(spec.usual);
    expect(read({ command, [name]: spec.usual }).text(name)).toBe(spec.usual);
  });

  test('takes any token, which nobody trims wrongly', () => {
    expect(read({ command, token: ' ghs_x \n' }).text('token')).toBe('ghs_x');
    expect(read({ command }).text('token')).toBe('');
  });
});

const takes = (command: string, name: InputName, value: string): boolean => {
  try {
    return read({ command, [name]: value }).text(name) === value;
  } catch {
    return false;
  }
};

test.each([
  [
    'merge',
    'expect',
    [DIGEST, `${DIGEST},${DIGEST}`, `${DIGEST}\n${DIGEST}`],
    ['anything', 'comments', 'latest', 'd2.', 'd2.short', `${DIGEST} x`, `comments,${DIGEST}`, `${DIGEST.slice(3)}`],
  ],
  [
    'plan',
    'config',
    ['deskform.yaml', './a/deskform.yaml', 'a/../deskform.yaml', '..a/b.yaml'],
    ['/etc/deskform.yaml', '../deskform.yaml', 'a/../../deskform.yaml', '..', 'a/'],
  ],
] as const)('%s takes of %s what it can be, and nothing else', (command, name, right, wrong) => {
  expect(right.filter((value) => !takes(command, name, value))).toEqual([]);
  expect(wrong.filter((value) => takes(command, name, value))).toEqual([]);
});
