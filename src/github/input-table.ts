import {
  ATTRIBUTES,
  BRANCH,
  COMMIT,
  EXPECTED,
  FILE_IN_REPOSITORY,
  type InputForm,
  PULL_REQUEST,
} from './input-forms.ts';

/** The commands of the Action: those of the program that make sense where nobody sits in front of it. */
export const ACTION_COMMANDS = ['validate', 'plan', 'apply', 'drift', 'snapshot'] as const;
export type ActionCommand = (typeof ACTION_COMMANDS)[number];

export interface InputSpec {
  readonly name: string;
  /** One or two sentences; action.yml and docs/github.md are made from them. */
  readonly about: string;
  /** Of which commands; another command that is given it refuses it. */
  readonly of: readonly ActionCommand[];
  readonly usual: string;
  /** The words that it may be, where it is not free. */
  readonly words?: readonly string[];
  /** What it must look like, where neither is enough. */
  readonly form?: InputForm;
}

const ALL = ACTION_COMMANDS;
const ON_DESK = ['plan', 'apply', 'drift', 'snapshot'] as const;
const TOLD = ['plan', 'apply', 'drift'] as const;

/** Every input: `action.yml`, the page of the docs and what is read come from this one table. */
export const INPUTS = [
  { name: 'command', about: 'What to do.', of: ALL, usual: '', words: ACTION_COMMANDS },
  {
    name: 'config',
    about: 'The configuration of the project, from the top of the repository.',
    of: ALL,
    usual: 'deskform.yaml',
    form: FILE_IN_REPOSITORY,
  },
  {
    name: 'target',
    about:
      'The help desks to work on: names, `tag:WORD` or `all`, such as `staging,production`. A project’s only one may be left out.',
    of: ON_DESK,
    usual: '',
  },
  {
    name: 'release',
    about: 'Before an upgrade: warn of names that this release keeps for itself.',
    of: ['validate'],
    usual: '',
  },
  {
    name: 'snapshot-branch',
    about:
      'A branch that holds the saved list of each target. `snapshot` writes it; `plan` reads it and then needs neither token nor help desk.',
    of: ['plan', 'snapshot'],
    usual: '',
    form: BRANCH,
  },
  {
    name: 'pull-request',
    about: 'Plan these pull requests, by number, or `all-open`, instead of the files that are checked out.',
    of: ['plan'],
    usual: '',
    form: PULL_REQUEST,
  },
  {
    name: 'expect',
    about:
      'What was approved: `comments` (read from the plan comments of what was merged), digests, one a line, or `anything` where nobody reviews.',
    of: ['apply'],
    usual: 'comments',
    form: EXPECTED,
  },
  {
    name: 'allow-destroy',
    about: 'Lifts `limits.destroy` for exactly these attributes, such as `Ticket.a,User.b`.',
    of: ['plan', 'apply'],
    usual: '',
    form: ATTRIBUTES,
  },
  {
    name: 'rehearse',
    about: 'Run the whole apply on a copy of the help desk inside the Action first.',
    of: ['plan', 'apply'],
    usual: 'false',
    words: ['true', 'false'],
  },
  {
    name: 'comment',
    about: 'On the pull request: `edit` the comment of the target in place, write a `new` one each time, or `off`.',
    of: ['plan', 'apply'],
    usual: 'edit',
    words: ['edit', 'new', 'off'],
  },
  {
    name: 'comment-only-changes',
    about: 'Write no first comment while a plan has nothing to do. Of `all-open` none is written then in any case.',
    of: ['plan'],
    usual: 'false',
    words: ['true', 'false'],
  },
  {
    name: 'comment-author',
    about:
      'The login that the token writes comments as. Asked of GitHub where left out; a token of a GitHub App needs it, such as `my-app[bot]`.',
    of: TOLD,
    usual: '',
  },
  {
    name: 'comment-group',
    about:
      'Runs that give the same word share their comments and issues, whatever their workflows are called; the workflow’s name where left out.',
    of: TOLD,
    usual: '',
  },
  {
    name: 'annotations',
    about: 'Mark the lines of the files that cause changes and problems.',
    of: ['validate', 'plan', 'apply', 'drift'],
    usual: 'true',
    words: ['true', 'false'],
  },
  {
    name: 'summary',
    about: 'Write the result on the page of the run.',
    of: ALL,
    usual: 'true',
    words: ['true', 'false'],
  },
  {
    name: 'issue',
    about: 'Open, update and close one issue for each target that has drifted.',
    of: ['drift'],
    usual: 'true',
    words: ['true', 'false'],
  },
  {
    name: 'import-pull-request',
    about: 'Open a pull request that takes the help desk’s side of what has drifted.',
    of: ['drift'],
    usual: 'false',
    words: ['true', 'false'],
  },
  {
    name: 'since',
    about: 'A branch, tag or commit: tell also what has happened to the files since then. In a pull request its base.',
    of: ['plan', 'drift'],
    usual: '',
    form: COMMIT,
  },
  {
    name: 'out',
    about: 'The folder for the plan files, from the workspace, or absolute; a temporary one where left out.',
    of: TOLD,
    usual: '',
  },
  {
    name: 'journal',
    about: 'Where journals are kept, from the workspace, or absolute; a temporary folder where left out.',
    of: TOLD,
    usual: '',
  },
  {
    name: 'token',
    about: 'For GitHub’s API. Never sent to a help desk.',
    of: ALL,
    usual: '$' + '{{ github.token }}',
  },
] as const satisfies readonly InputSpec[];

export type InputName = (typeof INPUTS)[number]['name'];

interface OutputSpec {
  readonly name: string;
  readonly about: string;
}

/** Every output. Of several targets the numbers are sums, and `results` has each. */
export const OUTPUTS = [
  { name: 'changes', about: '`true` where an apply would do anything.' },
  { name: 'create', about: 'How many attributes are new.' },
  { name: 'update', about: 'How many attributes change.' },
  { name: 'delete', about: 'How many attributes go.' },
  { name: 'refuse', about: 'How many changes the plan refuses.' },
  { name: 'destroys', about: 'How many attributes lose their column with every value in it.' },
  { name: 'restart', about: '`needed`, `reload` or `none`.' },
  { name: 'digest', about: 'Of the plan; of several targets one a line.' },
  { name: 'plan-path', about: 'The plan file (JSON); of several targets one a line.' },
  { name: 'html-path', about: 'The page of the plan; of several targets one a line.' },
  { name: 'journal-path', about: 'The folder of journals; keep it as an artefact when an apply fails.' },
  {
    name: 'failure-reason',
    about: 'The code of what ended the run, such as `NOT_AS_REVIEWED`; empty when nothing did.',
  },
  { name: 'exit-status', about: 'As the program would have ended with it.' },
  {
    name: 'targets',
    about: 'The targets of the project as a matrix: `{"include":[{"target":"staging","tags":["wave1"]}]}`.',
  },
  { name: 'results', about: 'What came of each target, as JSON.' },
  { name: 'comment-url', about: 'The comment that was written; of several targets one a line.' },
  { name: 'issue-url', about: 'The issue that was written; of several targets one a line.' },
] as const satisfies readonly OutputSpec[];

export type OutputName = (typeof OUTPUTS)[number]['name'];
