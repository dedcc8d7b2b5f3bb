import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ACTION_COMMANDS, readInputs } from '../../src/github/inputs.ts';
import { outputsOf } from '../../src/github/report.ts';
import { actionFindings, textOf } from './workflow-files.ts';

interface Metadata {
  readonly name: string;
  readonly inputs: Readonly<Record<string, { readonly required: boolean; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, object>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const ACTION_YML = 'action.yml';
const metadata = (): Metadata => parse(textOf(ACTION_YML));

test('GitHub’s parser takes action.yml', async () => {
  expect(await actionFindings(textOf(ACTION_YML))).toEqual([]);
  expect(await actionFindings('name: x\nruns:\n  using: node24\n')).not.toEqual([]);
});

test('it names every input and output, and what it runs', () => {
  const { name, inputs, outputs, runs } = metadata();
  expect(name).toBe('deskform');
  expect(Object.keys(inputs)).toEqual(Object.keys(readInputs({ INPUT_COMMAND: 'plan' })));
  expect(Object.keys(outputs)).toEqual([...outputsOf([]).keys()]);
  expect(Object.entries(inputs).flatMap(([input, { required }]) => (required ? [input] : []))).toEqual(['command']);
  expect(runs).toEqual({ using: 'node24', main: 'dist/action.mjs' });
});

test('its defaults are those of the program, for every command', () => {
  const given = Object.entries(metadata().inputs).flatMap(([name, { default: usual }]) =>
    // An expression has a value only in a workflow.
    usual === undefined || usual.startsWith('$') ? [] : [[`INPUT_${name.toUpperCase()}`, usual] as const],
  );
  expect(given).toHaveLength(2);
  for (const command of ACTION_COMMANDS) {
    const alone = { INPUT_COMMAND: command };
    expect(readInputs({ ...Object.fromEntries(given), ...alone })).toEqual(readInputs(alone));
  }
});
