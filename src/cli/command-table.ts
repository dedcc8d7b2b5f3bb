import type { CommandSpec, OptionSpec } from './command.ts';

const CONFIG: OptionSpec = {
  flags: '--config <file>',
  about: 'the project’s configuration (default: deskform.yaml here)',
};
const TARGET: OptionSpec = {
  flags: '--target <name>',
  about: 'the help desk to work on, where the project has several',
};
const LIVE: OptionSpec = {
  flags: '--live <file>',
  about: 'plan against a saved answer of the list endpoint instead of asking the help desk',
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
    name: 'validate',
    about: 'all mistakes in the files at once; asks no help desk',
    writes: 'nothing',
    options: [CONFIG],
    load: async () => (await import('./commands/validate.ts')).runValidate,
  },
  {
    name: 'plan',
    about: 'what an apply would do, and what it would cost',
    writes: 'nothing: its client can only read',
    options: [
      CONFIG,
      TARGET,
      LIVE,
      ALLOW_DESTROY,
      REHEARSE,
      { flags: '--format <form>', about: 'of stdout (default: text)', choices: ['text', 'json', 'markdown'] },
      { flags: '--detailed-exitcode', about: 'exit status 2 when there are changes' },
      { flags: '--out <file>', about: 'write the plan too, as .json, .md, .txt or .html', repeats: 'repeats' },
      JOURNAL,
    ],
    load: async () => (await import('./commands/plan.ts')).runPlan,
  },
  {
    name: 'apply',
    about: 'plan, show, ask, stage, migrate, wait for the restart, prove',
    writes: 'to the help desk',
    options: [
      CONFIG,
      TARGET,
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
    name: 'status',
    about: 'what is staged on the help desk now, ours and foreign, and what the last apply did',
    writes: 'nothing: its client can only read',
    options: [CONFIG, TARGET, LIVE, JOURNAL],
    load: async () => (await import('./commands/status.ts')).runStatus,
  },
  {
    name: 'resume',
    about: 'finish an apply that was interrupted: exactly what it was to do',
    writes: 'to the help desk',
    options: [CONFIG, TARGET, ALLOW_DESTROY, PLAN_FILE, { flags: '--yes', about: 'ask nothing' }, JOURNAL],
    load: async () => (await import('./commands/resume.ts')).runResume,
  },
  {
    name: 'undo',
    about: 'take back what an interrupted apply has staged',
    writes: 'to the help desk',
    options: [
      CONFIG,
      TARGET,
      PLAN_FILE,
      {
        flags: '--discard-everything <target>',
        about: 'throw away all that is staged, the work of others too; the name of the target says that it is meant',
      },
      { flags: '--yes', about: 'ask nothing' },
      JOURNAL,
    ],
    load: async () => (await import('./commands/undo.ts')).runUndo,
  },
  {
    name: 'sandbox',
    about: 'the embedded help desk on a port, to try things out',
    writes: 'only its own file',
    options: [
      { flags: '--release <release>', about: 'which help desk to be (default: 6.5)', choices: ['5.2', '6.5'] },
      { flags: '--port <n>', about: '0 picks a free one (default: 8080)' },
      { flags: '--store <file>', about: 'keep everything in this file; without it nothing outlives the process' },
      { flags: '--token <token>', about: 'a token with every permission (default: sandbox-token)' },
      { flags: '--users <file>', about: 'other users and tokens, as JSON' },
      { flags: '--references <file>', about: 'triggers and overviews that refer to attributes, as JSON' },
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
];
