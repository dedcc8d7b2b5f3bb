import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ACTION_YML, makeActionYml } from '../../scripts/action-yml.ts';
import { ACTION_COMMANDS, INPUTS, OUTPUTS } from '../../src/github/input-table.ts';
import { readInputs } from '../../src/github/inputs.ts';
import { actionFindings, textOf } from './workflow-files.ts';

interface Metadata {
  readonly name: string;
  readonly inputs: Readonly<Record<string, { readonly required: boolean; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, object>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const metadata = (): Metadata => parse(textOf(ACTION_YML));

test('action.yml is what its script makes of the table, and GitHub’s parser takes it', async () => {
  expect(textOf(ACTION_YML)).toBe(makeActionYml());
  expect(await actionFindings(textOf(ACTION_YML))).toEqual([]);
  expect(await actionFindings('name: x\nruns:\n  using: node24\n')).not.toEqual([]);
});

test('it names every input and output, and what it runs', () => {
  const { name, inputs, outputs, runs } = metadata();
  expect(name).toBe('deskform');
  expect(Object.keys(inputs)).toEqual(INPUTS.map((input) => input.name));
  expect(Object.keys(outputs)).toEqual(OUTPUTS.map((output) => output.name));
  expect(Object.entries(inputs).flatMap(([input, { required }]) => (required ? [input] : []))).toEqual(['command']);
  expect(runs).toEqual({ using: 'node24', main: 'dist/action.mjs' });
});

test('its defaults are right for every command', () => {
  const given = Object.entries(metadata().inputs).flatMap(([name, { default: usual }]) =>
    usual === undefined ? [] : [[`INPUT_${name.toUpperCase()}`, usual] as const],
  );
  for (const command of ACTION_COMMANDS)
    expect(readInputs({ ...Object.fromEntries(given), INPUT_COMMAND: command }).command).toBe(command);
});
