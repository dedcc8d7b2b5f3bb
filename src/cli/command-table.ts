import { NEWEST_RELEASE, RELEASES } from '../attribute/release.ts';
import type { CommandSpec, OptionSpec } from './command.ts';

const CONFIG: OptionSpec = {
  flags: '--config <file>',
  about: 'the project’s configuration (default: deskform.yaml here)',
};
const TARGET: OptionSpec = {
  flags: '--target <name>',
  about: 'the help desk to work on, where the project has several',
};
const TARGETS: OptionSpec = {
  flags: '--target <names>',
  about: 'the help desks to work on, one after the other: names, tag:WORD or all, such as staging,production',
  repeats: 'repeats',
};
const ASKED_URL: OptionSpec = {
  flags: '--url <address>',
  about: 'ask this help desk instead of a target, for one command, with no policy and no overlay of a target',
};
const TOKEN_ENV: OptionSpec = {
  flags: '--token-env <name>',
  about: 'with --url: the environment variable with the token (default: DESKFORM_TOKEN)',
};
/** Which help desk is asked. */
const DESK = [CONFIG, TARGET, ASKED_URL, TOKEN_ENV];
const DESKS = [CONFIG, TARGETS, ASKED_URL, TOKEN_ENV];
const LIVE: OptionSpec = {
  flags: '--live <file>',
  about: 'a list that `deskform snapshot` saved, read instead of asking the help desk',
};
const SINCE: OptionSpec = {
  flags: '--since <ref>',
  about: 'a branch, tag or commit: tell also what has happened to the files since then',
};
const FORMAT: OptionSpec = {
  flags: '--format <form>',
  about: 'of stdout (default: text)',
  choices: ['text', 'json', 'markdown'],
};
const PLAN_FORMAT: OptionSpec = {
  flags: '--format <form>',
  about: 'of stdout (default: text); gitlab is its Terraform report',
  choices: ['text', 'json', 'markdown', 'gitlab'],
};
const OUT: OptionSpec = {
  flags: '--out <file>',
  about: 'write the result to a file too, as .json, .md, .txt or .html',
  repeats: 'repeats',
};
const ALLOW_DESTROY: OptionSpec = {
  flags: '--allow-destroy <keys>',
  about: 'lift limits.destroy for exactly these, such as Ticket.a,User.b',
  repeats: 'repeats',
};

const JOURNAL: OptionSpec = {
  flags: '--journal <dir>',
  about: 'where journals are kept (default: .deskform/journal in the project)',
};
const PLAN_FILE: OptionSpec = {
  flags: '--plan <file>',
  about: 'a reviewed plan (plan --out plan.json)',
  repeats: 'repeats',
};
const REHEARSE: OptionSpec = {
  flags: '--rehearse',
  about: 'run the whole apply on a copy of the help desk inside this program first',
};

/** Understood by every command. */
export const COMMON_OPTIONS: readonly OptionSpec[] = [
  { flags: '--json', about: 'one JSON document on stdout, also when the command fails' },
  { flags: '--color <when>', about: 'colours (default: auto)', choices: ['auto', 'always', 'never'] },
  { flags: '--ascii', about: 'text in plain ASCII: every other character is written as an escape' },
  { flags: '--debug', about: 'show where an unexpected error came from' },
];

export const COMMANDS: readonly CommandSpec[] = [
  {
    name: 'init',
    about: 'a new project: configuration, a first attribute file, the schemas for editors',
    writes: 'new files; never over one that is there',
    options: [
      { flags: '--url <address>', about: 'of the help desk; asked for on a terminal' },
      { flags: '--token-env <name>', about: 'the environment variable with the token (default: DESKFORM_TOKEN)' },
      { flags: '--import', about: 'begin with the attributes that the help desk has' },
      { flags: '--example', about: 'begin with an example (the default)' },
      { flags: '--github', about: 'add workflows for GitHub: plan pull requests, apply what is merged' },
      { flags: '--action <action>', about: 'with --github: the Action to use, such as your-org/deskform@v0.1.0' },
      { flags: '--dir <dir>', about: 'the folder of the project (default: here)' },
    ],
    load: async () => (await import('./commands/init.ts')).runInit,
  },
  {
    name: 'validate',
    about: 'all mistakes in the files at once; asks no help desk',
    writes: 'nothing',
    options: [
      CONFIG,
      {
        flags: '--release <release>',
        about: 'before an upgrade: warn of what this release (such as 7.1) changes for declared fields',
      },
      { flags: '--format <form>', about: 'of stdout (default: text)', choices: ['text', 'json', 'github', 'gitlab'] },
    ],
    load: async () => (await import('./commands/validate.ts')).runValidate,
  },
  {
    name: 'plan',
    about: 'what an apply would do, and what it would cost',
    writes: 'nothing: its client can only read',
    options: [
      ...DESKS,
      LIVE,
      ALLOW_DESTROY,
      REHEARSE,
      SINCE,
      PLAN_FORMAT,
      { flags: '--detailed-exitcode', about: 'exit status 2 when there are changes' },
      OUT,
      JOURNAL,
    ],
    load: async () => (await import('./commands/plan.ts')).runPlan,
  },
  {
    name: 'apply',
    about: 'plan, show, ask, stage, migrate, wait for the restart, prove',
    writes: 'to the help desk',
    options: [
      ...DESKS,
      ALLOW_DESTROY,
      REHEARSE,
      PLAN_FILE,
      { flags: '--expect <digest>', about: 'only what was reviewed under this digest', repeats: 'repeats' },
      { flags: '--yes', about: 'ask nothing' },
      JOURNAL,
    ],
    load: async () => (await import('./commands/apply.ts')).runApply,
  },
  {
    name: 'drift',
    about: 'where files and help desk differ and, with --since, which of them moved; exit status 2 when there is any',
    writes: 'nothing: its client can only read',
    options: [...DESKS, LIVE, SINCE, FORMAT, OUT, JOURNAL],
    load: async () => (await import('./commands/plan.ts')).runDrift,
  },
  {
    name: 'status',
    about: 'what is staged on the help desk now, ours and foreign, and what the last apply did',
    writes: 'nothing: its client can only read',
    options: [...DESKS, LIVE, JOURNAL],
    load: async () => (await import('./commands/status.ts')).runStatus,
  },
  {
    name: 'resume',
    about: 'finish an apply that was interrupted: exactly what it was to do',
    writes: 'to the help desk',
    options: [...DESK, ALLOW_DESTROY, PLAN_FILE, { flags: '--yes', about: 'ask nothing' }, JOURNAL],
    load: async () => (await import('./commands/apply.ts')).runResume,
  },
  {
    name: 'undo',
    about: 'take back what an interrupted apply has staged',
    writes: 'to the help desk',
    options: [
      ...DESK,
      PLAN_FILE,
      {
        flags: '--discard-everything <target>',
        about: 'throw away all that is staged, the work of others too; the name of the target says that it is meant',
      },
      { flags: '--yes', about: 'ask nothing' },
      JOURNAL,
    ],
    load: async () => (await import('./commands/apply.ts')).runUndo,
  },
  {
    name: 'targets',
    about: 'the help desks of the project, for people and for the matrix of a CI job',
    writes: 'nothing: it asks no help desk',
    options: [CONFIG, TARGETS],
    load: async () => (await import('./commands/targets.ts')).runTargets,
  },
  {
    name: 'doctor',
    about: 'look at a target from its address to its permissions, and name the first thing that is wrong',
    writes: 'nothing: its client can only read',
    options: [...DESKS, JOURNAL],
    load: async () => (await import('./commands/doctor.ts')).runDoctor,
  },
  {
    name: 'import',
    about: 'live attributes into files; into files that are there as the smallest edit',
    writes: 'only files: its client can only read',
    words: [{ name: 'keys', about: 'keys or patterns, such as Ticket.cost_*; none means all', may: 'be-several' }],
    options: [
      ...DESK,
      LIVE,
      { flags: '--accept <key>', about: 'take the help desk’s side of this declared attribute', repeats: 'repeats' },
      { flags: '--system', about: 'also the attributes that every installation comes with' },
      { flags: '--split', about: 'a file for each attribute instead of one for each object' },
      { flags: '--csv-above <n>', about: 'longer lists of choices go into a CSV file (default: 50)' },
      { flags: '--check', about: 'only show what would change; exit status 2 when something would' },
    ],
    load: async () => (await import('./commands/import.ts')).runImport,
  },
  {
    name: 'snapshot',
    about: 'the live list without credentials: what a plan takes as --live',
    writes: 'only its file: its client can only read',
    options: [...DESK, LIVE, { flags: '--out <file>', about: 'write it there instead of on stdout' }],
    load: async () => (await import('./commands/import.ts')).runSnapshot,
  },
  {
    name: 'sandbox',
    about: 'the embedded help desk on a port, to try things out',
    writes: 'only its own file',
    options: [
      { flags: '--release <release>', about: `which help desk to be (default: ${NEWEST_RELEASE})`, choices: RELEASES },
      { flags: '--port <n>', about: '0 picks a free one (default: 8080)' },
      { flags: '--store <file>', about: 'keep everything in this file; without it nothing outlives the process' },
      { flags: '--token <token>', about: 'a token with every permission (default: sandbox-token)' },
      { flags: '--users <file>', about: 'other users and tokens, as JSON' },
      { flags: '--references <file>', about: 'triggers and overviews that refer to attributes, as JSON' },
      {
        flags: '--records <n>',
        about: 'fill it with so many made-up tickets, and with users and organizations to match',
      },
      { flags: '--restart-after <seconds>', about: 'go away so long after a migration that changes columns' },
      { flags: '--outage <seconds>', about: 'and be away for so long' },
      { flags: '--faults <file>', about: 'fail on cue, as these rules say, as JSON' },
      { flags: '--log <file>', about: 'write down each request, one JSON line each' },
    ],
    load: async () => (await import('./commands/sandbox.ts')).runSandbox,
  },
  {
    name: 'demo',
    about: 'the whole way on a sandbox, told step by step',
    writes: 'only the sandbox',
    options: [],
    load: async () => (await import('./commands/demo.ts')).runDemo,
  },
  {
    name: 'explain',
    about: 'what a code means, and what to do: its paragraph of docs/failures.md',
    writes: 'nothing',
    words: [{ name: 'code', about: 'as it stands behind a message, such as name-taken', may: 'not-be-left-out' }],
    options: [],
    load: async () => (await import('./commands/explain.ts')).runExplain,
  },
  {
    name: 'schema',
    about: 'the JSON Schema of a kind of file, for an editor',
    writes: 'nothing',
    words: [
      {
        name: 'schema',
        about: 'of which files; left out, says which there are',
        may: 'be-left-out',
        choices: ['attributes', 'project', 'plan'],
      },
    ],
    options: [],
    load: async () => (await import('./commands/explain.ts')).runSchema,
  },
  {
    name: 'completion',
    about: 'a script by which a shell completes commands, flags and files',
    writes: 'nothing',
    words: [{ name: 'shell', about: 'which shell', may: 'not-be-left-out', choices: ['bash', 'zsh', 'fish'] }],
    options: [],
    load: async () => {
      const { completionOf } = await import('./commands/completion.ts');
      return completionOf({ commands: COMMANDS, common: COMMON_OPTIONS });
    },
  },
];
