import { posix } from 'node:path';

/** `merge` combines the work on the main branch: apply, save the lists, and plan open pull requests again. */
export const ACTION_COMMANDS = ['plan', 'merge', 'drift'] as const;
export type ActionCommand = (typeof ACTION_COMMANDS)[number];

/** The format of a value. */
interface InputForm {
  readonly takes: (value: string) => boolean;
  /** "must be …" */
  readonly inWords: string;
}

export interface InputSpec {
  readonly name: string;
  /** One or two sentences; action.yml and docs/github.md are generated from them. */
  readonly about: string;
  /** The commands that accept it; any other command rejects it. */
  readonly of: readonly ActionCommand[];
  readonly usual: string;
  readonly form: InputForm;
}

/** Splits a value at commas and line breaks. */
export function listIn(value: string): readonly string[] {
  return value
    .split(/[\n,]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

const ANYTHING: InputForm = { takes: () => true, inWords: 'any text' };

function oneOf(...words: readonly string[]): InputForm {
  return { takes: (value) => words.includes(value), inWords: `one of ${words.join(', ')}` };
}

/** Excludes paths outside the repository, so that a step cannot read other files of the runner. */
const FILE_IN_REPOSITORY: InputForm = {
  takes: (value) => !posix.isAbsolute(value) && !/^\.\.(?:\/|$)/u.test(posix.normalize(value)) && !value.endsWith('/'),
  inWords: 'a path from the root of the repository, such as helpdesk/deskform.yaml',
};

const DIGESTS: InputForm = {
  takes: (value) => listIn(value).every((word) => /^d2\.[\w-]{11,}$/u.test(word)),
  inWords: 'full digests of plans (d2.…), one per line',
};

/** Every input. `action.yml`, docs/github.md and the parser use this table. */
export const INPUTS = [
  {
    name: 'command',
    about:
      'What to do: `plan` a pull request, `merge` (apply what is approved, and plan open pull requests again), or report `drift`.',
    of: ACTION_COMMANDS,
    usual: '',
    form: oneOf(...ACTION_COMMANDS),
  },
  {
    name: 'config',
    about: 'Path of the configuration file, from the root of the repository.',
    of: ACTION_COMMANDS,
    usual: 'deskform.yaml',
    form: FILE_IN_REPOSITORY,
  },
  {
    name: 'target',
    about: 'The targets to work on: names, `tag:WORD` or `all`, such as `staging,production`.',
    of: ACTION_COMMANDS,
    usual: 'all',
    form: ANYTHING,
  },
  {
    name: 'expect',
    about:
      'For `merge`: full digests of plans that you approve by hand, in addition to the plans of approved pull requests.',
    of: ['merge'],
    usual: '',
    form: DIGESTS,
  },
  {
    name: 'token',
    about: 'Token for the GitHub API. Never sent to a help desk.',
    of: ACTION_COMMANDS,
    usual: '$' + '{{ github.token }}',
    form: ANYTHING,
  },
] as const satisfies readonly InputSpec[];

export type InputName = (typeof INPUTS)[number]['name'];

interface OutputSpec {
  readonly name: string;
  readonly about: string;
}

export const OUTPUTS = [
  { name: 'changes', about: '`true` if an apply would change anything.' },
  {
    name: 'failure-reason',
    about: 'The code of the first failure, such as `NOT_AS_REVIEWED`; empty without a failure.',
  },
  { name: 'results', about: 'The result of each target, as JSON.' },
  { name: 'url', about: 'Address of the comment or issue; one per line for several.' },
] as const satisfies readonly OutputSpec[];

export type OutputName = (typeof OUTPUTS)[number]['name'];
