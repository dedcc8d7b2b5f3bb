import { posix } from 'node:path';
import type { Environment } from '../attribute/placeholder.ts';
import { Failure } from '../problem/failure.ts';
import { CONFIG_FILE } from '../run/open-project.ts';
import { ACTION_COMMANDS, type ActionCommand, INPUTS, type InputName, type InputSpec, listIn } from './input-table.ts';

/** What a workflow gave the Action, trimmed; an input that was left out has its usual value. */
export interface Inputs {
  readonly command: ActionCommand;
  /** Empty where it was left out and has no usual value. */
  readonly text: (name: InputName) => string;
  readonly list: (name: InputName) => readonly string[];
}

/**
 * Reads all inputs and refuses what no command would understand, before anything is asked of anybody.
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

/** As a runner hands an input over: spaces become underscores, dashes stay. */
function givenAs(env: Environment, name: string): string {
  return (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
}

/** The expression is GitHub's to fill in; outside of a workflow there is none. */
function usualOf(name: InputName): string {
  const usual = INPUTS.find((spec) => spec.name === name)?.usual ?? '';
  return usual.startsWith('$') ? '' : usual;
}

function mustFit(spec: InputSpec, value: string, command: ActionCommand): void {
  // A runner hands over the usual value of every input, whatever the command.
  if (value === '' || value === spec.usual) return;
  if (!spec.of.includes(command)) {
    throw new Failure('WRONG_USE', `the command ${command} takes no input ${spec.name}`, {
      hint: `It belongs to ${spec.of.join(', ')}.`,
    });
  }
  if (!spec.form.takes(value)) throw mustBe(spec, value);
}

function mustBe({ name, form }: InputSpec, value: string): Failure {
  return new Failure('WRONG_USE', `the input ${name} must be ${form.inWords}, not ${JSON.stringify(value)}`, {
    hint: 'Change it in the workflow under `with:`, or in the form of Run workflow.',
  });
}

/** From the root of the repository to the project; empty where they are one. */
export function projectFolder(inputs: Inputs): string {
  const folder = posix.dirname(inputs.text('config'));
  return folder === '.' ? '' : folder;
}

/** What tells projects of one repository apart: their folder, empty for its root. Two of one folder have their files. */
export function projectName(inputs: Inputs): string {
  const path = posix.normalize(inputs.text('config'));
  if (path === CONFIG_FILE) return '';
  return path.endsWith(`/${CONFIG_FILE}`) ? posix.dirname(path) : path;
}
