import type { Environment } from '../attribute/placeholder.ts';
import { Failure } from '../problem/failure.ts';
import { listIn } from './input-forms.ts';
import { ACTION_COMMANDS, type ActionCommand, INPUTS, type InputName, type InputSpec } from './input-table.ts';

/** What a workflow gave the Action, trimmed; an input that was left out has its usual value. */
export interface Inputs {
  readonly command: ActionCommand;
  /** Empty where it was left out and has no usual value. */
  readonly text: (name: InputName) => string;
  readonly isOn: (name: InputName) => boolean;
  /** Several, by commas or lines. */
  readonly list: (name: InputName) => readonly string[];
}

/**
 * Reads all inputs and refuses what no command would understand, before anything is asked of anybody.
 * @throws {Failure} WRONG_USE with the name of the input.
 */
export function readInputs(env: Environment): Inputs {
  const given = new Map<string, string>(INPUTS.map(({ name }) => [name, givenAs(env, name)]));
  const command = ACTION_COMMANDS.find((name) => name === given.get('command'));
  if (command === undefined) throw wrongWord(INPUTS[0], given.get('command') ?? '');
  for (const spec of INPUTS) mustFit(spec, given.get(spec.name) ?? '', command);
  const text = (name: InputName): string => {
    const value = given.get(name) ?? '';
    return value === '' ? usualOf(name) : value;
  };
  return {
    command,
    text,
    isOn: (name) => text(name) === 'true',
    list: (name) => listIn(text(name)),
  };
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
  const isUsual = value === '' || value === spec.usual || spec.name === 'token';
  if (!isUsual && !spec.of.includes(command)) {
    throw new Failure('WRONG_USE', `the command ${command} takes no input ${spec.name}`, {
      hint: `It belongs to ${spec.of.join(', ')}.`,
    });
  }
  if (value === '') return;
  if (spec.words?.includes(value) === false) throw wrongWord(spec, value);
  if (spec.form?.takes(value) === false) throw mustBe(spec, spec.form.inWords, value);
}

function wrongWord(spec: InputSpec, value: string): Failure {
  return mustBe(spec, `one of ${(spec.words ?? []).join(', ')}`, value);
}

function mustBe({ name }: InputSpec, what: string, value: string): Failure {
  return new Failure('WRONG_USE', `the input ${name} must be ${what}, not ${JSON.stringify(value)}`, {
    hint: 'Mend it in the workflow, under `with:`.',
  });
}
