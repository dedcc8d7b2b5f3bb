import { posix } from 'node:path';
import { parseAttributeKey } from '../attribute/attribute-key.ts';

/** `merge` does what belongs on the main branch in one run: apply, save the lists, plan open pull requests again. */
export const ACTION_COMMANDS = ['plan', 'merge', 'apply', 'snapshot', 'drift'] as const;
export type ActionCommand = (typeof ACTION_COMMANDS)[number];

/** What a value has to look like. */
interface InputForm {
  readonly takes: (value: string) => boolean;
  /** "must be …" */
  readonly inWords: string;
}

export interface InputSpec {
  readonly name: string;
  /** One or two sentences; action.yml and docs/github.md are made from them. */
  readonly about: string;
  /** The commands that take it; another command that is given it refuses it. */
  readonly of: readonly ActionCommand[];
  readonly usual: string;
  readonly form: InputForm;
}

/** Several in one input, separated by commas or line breaks. */
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

/** A step must not be led to files of the runner. */
const FILE_IN_REPOSITORY: InputForm = {
  takes: (value) => !posix.isAbsolute(value) && !/^\.\.(?:\/|$)/u.test(posix.normalize(value)) && !value.endsWith('/'),
  inWords: 'a file of the repository, from its root, such as helpdesk/deskform.yaml',
};

/** As git has it: what stands for more than a name could mean another branch. */
const BRANCH: InputForm = {
  takes: (value) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: git refuses exactly these
    !/^[-/@]|[/.]$|[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\/\.|^\.|\.lock(?:\/|$)/u.test(value),
  inWords: 'the name of a branch, such as deskform-snapshots, or none',
};

const EXPECTED: InputForm = {
  takes: (value) =>
    value === 'comments' ||
    value === 'anything' ||
    (listIn(value).length > 0 && listIn(value).every((word) => /^d1\.[\w-]{11,}$/u.test(word))),
  inWords: 'comments, anything, or full digests of plans (d1.…), one per line',
};

const ATTRIBUTES: InputForm = {
  takes: (value) => listIn(value).every((word) => !/\s/u.test(word) && parseAttributeKey(word) !== undefined),
  inWords: 'attribute keys, such as Ticket.cost_center',
};

/** The value of `snapshot-branch` with which pull requests are planned against the help desk itself. */
export const NO_BRANCH = 'none';

/** Every input: `action.yml`, the table of the docs and what is read come from this one table. */
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
    about: 'The configuration file of the project, from the root of the repository.',
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
      'The branch that holds the saved list of each target. Pull requests are planned against it, without a secret. `none`: they are planned against the help desk itself.',
    of: ACTION_COMMANDS,
    usual: 'deskform-snapshots',
    form: BRANCH,
  },
  {
    name: 'counts',
    about:
      'Whether the lists on the branch hold numbers of records (`on` or `off`), so that plans of pull requests show what they delete. Each run then writes the branch.',
    of: ['merge', 'snapshot'],
    usual: 'off',
    form: oneOf('on', 'off'),
  },
  {
    name: 'expect',
    about:
      'What was approved: `comments` (the plan comments of merged pull requests), full digests of plans, or `anything` where nobody reviews.',
    of: ['apply', 'merge'],
    usual: 'comments',
    form: EXPECTED,
  },
  {
    name: 'allow-destroy',
    about: 'Lifts `limits` for exactly these attributes, such as `Ticket.a,User.b`.',
    of: ['plan', 'apply', 'merge'],
    usual: '',
    form: ATTRIBUTES,
  },
  {
    name: 'comment',
    about: 'On the pull request: `always`, `changes` (no first comment while there is nothing to do) or `off`.',
    of: ['plan', 'apply', 'merge'],
    usual: 'always',
    form: oneOf('always', 'changes', 'off'),
  },
  {
    name: 'token',
    about: 'For the API of GitHub. Never sent to a help desk.',
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
  { name: 'changes', about: '`true` where an apply would change anything.' },
  { name: 'destroys', about: 'How many attributes lose all their data, over all targets.' },
  { name: 'restart', about: '`needed`, `reload` or `none`.' },
  { name: 'digest', about: 'The digest of the plan; one per line for several targets.' },
  { name: 'failure-reason', about: 'The code of the first failure, such as `NOT_AS_REVIEWED`; empty without one.' },
  { name: 'exit-status', about: 'The exit code that the program would have had.' },
  { name: 'results', about: 'The result of each target, as JSON.' },
  { name: 'url', about: 'The comment or the issue that was written; one per line for several.' },
] as const satisfies readonly OutputSpec[];

export type OutputName = (typeof OUTPUTS)[number]['name'];
