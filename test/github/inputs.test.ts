import { expect, test } from 'vitest';
import { ACTION_COMMANDS, type Inputs, readInputs } from '../../src/github/inputs.ts';
import { planTo } from './stage/plans.ts';

const { digest: DIGEST } = planTo('How bad').document;

const read = (inputs: Readonly<Record<string, string>>): Inputs =>
  readInputs(Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])));

test.each(ACTION_COMMANDS)('%s takes its inputs, trimmed, and blank ones as those that nobody has set', (command) => {
  const usual = { command, config: 'deskform.yaml', target: ['all'], expect: [], token: '' };
  expect(read({ command })).toEqual(usual);
  expect(read({ command, config: ' ', target: ' \n', expect: ' ', token: '' })).toEqual(usual);
  expect(read({ command, config: ' a/b.yml ', target: 'a, tag:b\nc,', token: ' ghs_x \n' })).toEqual({
    ...usual,
    config: 'a/b.yml',
    target: ['a', 'tag:b', 'c'],
    token: 'ghs_x',
  });
});

test.each(['', 'apply', 'snapshot', 'PLAN'])('the command %j is refused', (command) => {
  expect(() => read({ command })).toThrow(
    expect.objectContaining({
      code: 'WRONG_USE',
      message: `the input command must be one of plan, merge, drift, not ${JSON.stringify(command)}`,
    }),
  );
});

test.each(['plan', 'drift'])('%s takes no digest', (command) => {
  expect(() => read({ command, expect: DIGEST })).toThrow(
    expect.objectContaining({
      code: 'WRONG_USE',
      message: `the input expect is not valid for the command ${command}`,
    }),
  );
});

const takes = (command: string, name: 'config' | 'expect', value: string): boolean => {
  try {
    const taken = read({ command, [name]: value })[name];
    return (typeof taken === 'string' ? taken : taken.join(',')) === value.replaceAll('\n', ',');
  } catch {
    return false;
  }
};

test.each([
  [
    'merge',
    'expect',
    [DIGEST, `${DIGEST},${DIGEST}`, `${DIGEST}\n${DIGEST}`],
    ['anything', 'comments', 'latest', 'd1.', 'd1.short', `${DIGEST} x`, `comments,${DIGEST}`, `${DIGEST.slice(3)}`],
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
