import { posix } from 'node:path';
import type { Environment } from '../attribute/placeholder.ts';
import { Failure } from '../problem/failure.ts';
import { CONFIG_FILE } from '../run/open-project.ts';
import { ACTION_COMMANDS, type ActionCommand, INPUTS, type InputName, type InputSpec, listIn } from './input-table.ts';

/** The inputs of the Action, trimmed; a missing input has its default. */
export interface Inputs {
  readonly command: ActionCommand;
  /** Empty if it is missing and has no default. */
  readonly text: (name: InputName) => string;
  readonly list: (name: InputName) => readonly string[];
}

/**
 * Reads and validates all inputs before any request is sent.
 * @throws {Failure} WRONG_USE with the name of the input.
 */
export function readInputs(env: Environment): Inputs {
  const given = new Map<string, string>(INPUTS.map(({ name }) => [name, givenAs(env, name)]));
  const command = ACTION_COMMANDS.find((name) => name === given.get('command'));
  if (command === undefined) throw mustBe(INPUTS[0], given.get('command') ?? '');
  for (const spec of INPUTS) mustFit(spec, given.get(spec.name) ?? '', command);
  const text = (name: InputName): string => {
    const value = given.get(name) ?? '';
    return value === '' ? usualOf(name) : value;
  };
  return { command, text, list: (name) => listIn(text(name)) };
}

/** Reads an input from its variable. The runner keeps dashes. */
function givenAs(env: Environment, name: string): string {
  return (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
}

/** The default of an input. A GitHub expression counts as empty: outside a workflow it has no value. */
function usualOf(name: InputName): string {
  const usual = INPUTS.find((spec) => spec.name === name)?.usual ?? '';
  return usual.startsWith('$') ? '' : usual;
}

function mustFit(spec: InputSpec, value: string, command: ActionCommand): void {
  // A runner passes the default of every input to every command.
  if (value === '' || value === spec.usual) return;
  if (!spec.of.includes(command)) {
    throw new Failure('WRONG_USE', `the input ${spec.name} is not valid for the command ${command}`, {
      hint: `Remove it. It is valid for ${spec.of.join(', ')}.`,
    });
  }
  if (!spec.form.takes(value)) throw mustBe(spec, value);
}

function mustBe({ name, form }: InputSpec, value: string): Failure {
  return new Failure('WRONG_USE', `the input ${name} must be ${form.inWords}, not ${JSON.stringify(value)}`, {
    hint: 'Change it in the workflow under `with:`, or in the form of Run workflow.',
  });
}

/** The path from the repository root to the project; empty if they are the same. */
export function projectFolder(inputs: Inputs): string {
  const folder = posix.dirname(inputs.text('config'));
  return folder === '.' ? '' : folder;
}

/** Identifies a project in its repository: its folder, empty for the root, or its file if that has another name. */
export function projectName(inputs: Inputs): string {
  const path = posix.normalize(inputs.text('config'));
  if (path === CONFIG_FILE) return '';
  return path.endsWith(`/${CONFIG_FILE}`) ? posix.dirname(path) : path;
}
