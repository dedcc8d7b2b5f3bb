import { posix } from 'node:path';
import { parseAttributeKey } from '../attribute/attribute-key.ts';

/** `merge` combines the work on the main branch: apply, save the lists, and plan open pull requests again. */
export const ACTION_COMMANDS = ['plan', 'merge', 'apply', 'snapshot', 'drift'] as const;
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

/** The rules of git for branch names. Revision syntax could name another branch. */
const BRANCH: InputForm = {
  takes: (value) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: git refuses exactly these
    !/^[-/@]|[/.]$|[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\/\.|^\.|\.lock(?:\/|$)/u.test(value),
  inWords: 'a branch name, such as deskform-snapshots, or none',
};

const EXPECTED: InputForm = {
  takes: (value) =>
    value === 'comments' ||
    value === 'anything' ||
    (listIn(value).length > 0 && listIn(value).every((word) => /^d2\.[\w-]{11,}$/u.test(word))),
  inWords: 'comments, anything, or full digests of plans (d2.…), one per line',
};

const ATTRIBUTES: InputForm = {
  takes: (value) => listIn(value).every((word) => !/\s/u.test(word) && parseAttributeKey(word) !== undefined),
  inWords: 'attribute keys, such as Ticket.cost_center',
};

/** The value of `snapshot-branch` that plans pull requests against the help desk itself. */
export const NO_BRANCH = 'none';

/** Every input. `action.yml`, docs/github.md and the parser use this table. */
export const INPUTS = [
  {
    name: 'command',
    about: 'What to do: `plan`, `merge`, `apply`, `snapshot` or `drift`.',
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
    name: 'snapshot-branch',
    about:
      "Branch that stores each target's saved list. Pull requests are planned against it and need no secret. `none`: plan against the help desk.",
    of: ACTION_COMMANDS,
    usual: 'deskform-snapshots',
    form: BRANCH,
  },
  {
    name: 'counts',
    about:
      'Count records (`on` or `off`), so that plans of pull requests show how many values they delete. Every run then updates the snapshot branch.',
    of: ['merge', 'snapshot'],
    usual: 'off',
    form: oneOf('on', 'off'),
  },
  {
    name: 'expect',
    about:
      'What was approved: `comments` (the plan comments of merged pull requests), full digests of plans, or `anything` to apply without review.',
    of: ['apply', 'merge'],
    usual: 'comments',
    form: EXPECTED,
  },
  {
    name: 'allow-destroy',
    about: 'Exempts exactly these attributes from `limits`, such as `Ticket.a,User.b`.',
    of: ['plan', 'apply', 'merge'],
    usual: '',
    form: ATTRIBUTES,
  },
  {
    name: 'comment',
    about: 'When to comment on pull requests: `always`, `changes` (comment only once there are changes) or `off`.',
    of: ['plan', 'apply', 'merge'],
    usual: 'always',
    form: oneOf('always', 'changes', 'off'),
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
  { name: 'destroys', about: 'Number of attributes that lose all their data, over all targets.' },
  { name: 'restart', about: '`needed`, `reload` or `none`.' },
  { name: 'digest', about: 'The digest of the plan; one per line for several targets.' },
  {
    name: 'failure-reason',
    about: 'The code of the first failure, such as `NOT_AS_REVIEWED`; empty without a failure.',
  },
  { name: 'exit-status', about: 'The exit code, as on the command line.' },
  { name: 'results', about: 'The result of each target, as JSON.' },
  { name: 'url', about: 'Address of the comment or issue; one per line for several.' },
] as const satisfies readonly OutputSpec[];

export type OutputName = (typeof OUTPUTS)[number]['name'];
