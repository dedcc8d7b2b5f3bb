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

/** Understood by every command. */
export const COMMON_OPTIONS: readonly OptionSpec[] = [
  { flags: '--json', about: 'one JSON document on stdout, also when the command fails' },
  { flags: '--color <when>', about: 'colours (default: auto)', choices: ['auto', 'always', 'never'] },
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
      { flags: '--format <form>', about: 'of stdout (default: text)', choices: ['text', 'json', 'markdown'] },
      { flags: '--detailed-exitcode', about: 'exit status 2 when there are changes' },
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
      { flags: '--yes', about: 'ask nothing' },
      { flags: '--journal <dir>', about: 'where the journal is kept (default: .deskform/journal in the project)' },
    ],
    load: async () => (await import('./commands/apply.ts')).runApply,
  },
  {
    name: 'status',
    about: 'what is staged on the help desk now, ours and foreign',
    writes: 'nothing: its client can only read',
    options: [CONFIG, TARGET, LIVE],
    load: async () => (await import('./commands/status.ts')).runStatus,
  },
  {
    name: 'sandbox',
    about: 'the embedded help desk on a port, to try things out',
    writes: 'only its own file',
    options: [
      { flags: '--release <release>', about: 'which help desk to be (default: 6.5)', choices: ['5.2', '6.5'] },
      { flags: '--port <n>', about: '0 picks a free one (default: 8080)' },
      { flags: '--store <file>', about: 'keep everything in this file; without it nothing outlives the process' },
      { flags: '--token <token>', about: 'a token with every permission (default: sandbox)' },
      { flags: '--users <file>', about: 'other users and tokens, as JSON' },
      { flags: '--references <file>', about: 'triggers and overviews that refer to attributes, as JSON' },
      { flags: '--restart-after <seconds>', about: 'go away so long after a migration that changes columns' },
      { flags: '--outage <seconds>', about: 'and be away for so long' },
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
