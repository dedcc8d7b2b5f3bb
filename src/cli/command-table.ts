import { NEWEST_RELEASE, RELEASES } from '../model/release.ts';
import type { CommandSpec, OptionSpec } from './command.ts';

const CONFIG: OptionSpec = {
  flags: '-f, --config <file>',
  about: 'Project configuration (default: deskform.yaml in this folder or a parent)',
};
const TARGET: OptionSpec = {
  flags: '-t, --target <name>',
  about: 'Help desk to work on, if the project has several',
};
const TARGETS: OptionSpec = {
  flags: '-t, --target <names>',
  about: 'Help desks to work on in this order: names, tag:WORD or all, such as staging,production',
  repeats: 'repeats',
};
/** Which help desk is asked. */
const DESK = [CONFIG, TARGET];
const DESKS = [CONFIG, TARGETS];
const LIVE: OptionSpec = {
  flags: '--live <file>',
  about: 'Read this snapshot (from `deskform snapshot`) instead of the help desk',
};
const SINCE: OptionSpec = {
  flags: '--since <ref>',
  about: 'Branch, tag or commit: also show what changed in the files since then',
};
const FORMAT: OptionSpec = {
  flags: '--format <form>',
  about: 'Format of stdout (default: text)',
  choices: ['text', 'json', 'markdown'],
};
const OUT: OptionSpec = {
  flags: '-o, --out <file>',
  about: 'Also write the result to a file: .json, .md, .txt or .html',
  repeats: 'repeats',
};
const ALLOW_DESTROY: OptionSpec = {
  flags: '--allow-destroy <keys>',
  about: 'Lift the deletion limits for these attributes, such as Ticket.a,User.b',
  repeats: 'repeats',
};

const JOURNAL: OptionSpec = {
  flags: '--journal <dir>',
  about: 'Folder of the journals (default: .deskform/journal in the project)',
};
const PLAN_FILE: OptionSpec = {
  flags: '--plan <file>',
  about: 'Reviewed plan, from `deskform plan --out plan.json`',
  repeats: 'repeats',
};
const YES: OptionSpec = { flags: '-y, --yes', about: 'Do not ask for confirmation' };

/** Understood by every command. */
export const COMMON_OPTIONS: readonly OptionSpec[] = [
  { flags: '-C, --chdir <dir>', about: 'Run in this folder' },
  { flags: '-v, --verbose', about: 'Log each request to stderr, and show the file and line of each setting' },
  { flags: '-q, --quiet', about: 'Print only the result and errors' },
  { flags: '--json', about: 'Print one JSON document to stdout, even on failure' },
  { flags: '--color <when>', about: 'Use colours (default: auto)', choices: ['auto', 'always', 'never'] },
  { flags: '--debug', about: 'Show the cause of an unexpected error' },
];

export const COMMON_EXIT_CODES: Readonly<Record<number, string>> = {
  0: 'success, or nothing to do',
  1: 'error: the message says why and what to do',
  2: 'there are changes (drift, plan --detailed-exitcode, or --check)',
  3: 'refused, or stopped with its own changes taken back',
  4: 'stopped part way: `deskform status` says what to do',
  64: 'wrong command line',
  130: 'stopped by Ctrl-C or SIGTERM',
};

/** Environment variables that every command reads. */
export const VARIABLES: Readonly<Record<string, string>> = {
  DESKFORM_TOKEN: 'Access token for --url',
  NO_COLOR: 'Turn colours off; FORCE_COLOR=1 turns them on',
  COLUMNS: 'Line width, if the output is not a terminal',
};

export const COMMANDS: readonly CommandSpec[] = [
  {
    name: 'init',
    group: 'Set up',
    about: 'Create a project with a configuration and first attributes',
    writes: 'new files; never overwrites one',
    options: [
      { flags: '--url <address>', about: 'Address of the help desk; on a terminal, init asks for it' },
      { flags: '--token-env <name>', about: 'Environment variable that holds the token (default: DESKFORM_TOKEN)' },
      { flags: '--import', about: 'Start with the attributes of the help desk instead of an example' },
      { flags: '--github', about: 'Add GitHub workflows that plan pull requests and apply merges' },
      { flags: '--action <action>', about: 'With --github: the Action to use, such as your-org/deskform@v0.1.0' },
      { flags: '--dir <dir>', about: 'Folder of the project (default: the current one)' },
    ],
    exitCodes: { 1: 'a file already exists, or the help desk could not be read' },
    examples: ['deskform init --url https://helpdesk.example.com --import'],
    load: async () => (await import('./commands/init.ts')).runInit,
  },
  {
    name: 'validate',
    group: 'Read',
    about: 'Check the files and report all errors, without a help desk',
    writes: 'nothing',
    options: [
      CONFIG,
      {
        flags: '--release <release>',
        about: 'Before an upgrade: warn about changes to declared fields in this release (such as 7.1)',
      },
      {
        flags: '--format <form>',
        about: 'Format of stdout (default: text)',
        choices: ['text', 'json', 'github', 'gitlab'],
      },
      { flags: '--strict', about: 'Fail on warnings too' },
    ],
    exitCodes: { 1: 'the files contain errors' },
    examples: ['deskform validate', 'deskform validate --release 7.1'],
    load: async () => (await import('./commands/validate.ts')).runValidate,
  },
  {
    name: 'fmt',
    group: 'Set up',
    about: 'Format attribute files: order of keys, quotes, indentation',
    writes: 'only attribute files',
    options: [
      CONFIG,
      { flags: '--check', about: 'Only list the files that would change; exit with 2 if there are any' },
    ],
    exitCodes: { 1: 'the files contain errors', 2: 'files would change (with --check)' },
    examples: ['deskform fmt', 'deskform fmt --check'],
    load: async () => (await import('./commands/validate.ts')).runFmt,
  },
  {
    name: 'plan',
    group: 'Read',
    about: 'Show what an apply would change, and its impact',
    writes: 'nothing',
    words: [
      {
        name: 'keys',
        about: 'Show only these keys or patterns, such as Ticket.cost_*; the result cannot approve an apply',
        may: 'be-several',
      },
    ],
    options: [
      ...DESKS,
      LIVE,
      ALLOW_DESTROY,
      SINCE,
      {
        flags: '--format <form>',
        about: 'Format of stdout (default: text); gitlab writes a GitLab Terraform report',
        choices: ['text', 'json', 'markdown', 'gitlab'],
      },
      { flags: '--detailed-exitcode', about: 'Exit with 2 if there are changes' },
      OUT,
      JOURNAL,
    ],
    exitCodes: { 2: 'there are changes (with --detailed-exitcode)', 3: 'the plan is refused, or over a limit' },
    examples: ['deskform plan', 'deskform plan --target staging --out plan.json --out plan.html'],
    load: async () => (await import('./commands/plan.ts')).runPlan,
  },
  {
    name: 'apply',
    group: 'Write',
    about: 'Apply the files to the help desk and verify the result',
    writes: 'to the help desk',
    options: [
      ...DESKS,
      ALLOW_DESTROY,
      PLAN_FILE,
      {
        flags: '--expect <digest>',
        about: 'Apply only if every step is in the reviewed plan with this digest',
        repeats: 'repeats',
      },
      YES,
      JOURNAL,
    ],
    exitCodes: {
      3: 'refused or not confirmed, or stopped with its own changes taken back',
      4: 'stopped part way: `deskform status` says what to do',
    },
    examples: ['deskform apply', 'deskform apply --plan plan.json --yes'],
    load: async () => (await import('./commands/apply.ts')).runApply,
  },
  {
    name: 'drift',
    group: 'Read',
    about: 'Show differences between the files and the help desk',
    writes: 'nothing',
    options: [...DESKS, LIVE, SINCE, FORMAT, OUT, JOURNAL],
    exitCodes: { 2: 'there are differences' },
    examples: ['deskform drift', 'deskform drift --since origin/main'],
    load: async () => (await import('./commands/plan.ts')).runDrift,
  },
  {
    name: 'status',
    group: 'Read',
    about: 'Show pending changes and the result of the last apply',
    writes: 'nothing',
    options: [...DESKS, LIVE, JOURNAL],
    examples: ['deskform status'],
    load: async () => (await import('./commands/status.ts')).runStatus,
  },
  {
    name: 'show',
    group: 'Read',
    about: 'Show a saved plan, without a project or help desk',
    writes: 'nothing',
    words: [{ name: 'file', about: 'Plan file, from `deskform plan --out plan.json`', may: 'not-be-left-out' }],
    options: [FORMAT],
    exitCodes: { 1: 'the file is not a plan, or damaged' },
    examples: ['deskform show plan.json', 'deskform show plan.json --format markdown'],
    load: async () => (await import('./commands/plan.ts')).runShow,
  },
  {
    name: 'usage',
    group: 'Read',
    about: 'Count the records that use each field, least used first',
    writes: 'nothing',
    words: [
      {
        name: 'keys',
        about: 'Keys or patterns, such as Ticket.cost_*; all custom fields if left out',
        may: 'be-several',
      },
    ],
    options: [...DESKS, FORMAT],
    examples: ['deskform usage', "deskform usage 'Ticket.*' --format markdown"],
    load: async () => (await import('./commands/usage.ts')).runUsage,
  },
  {
    name: 'resume',
    group: 'Write',
    about: 'Finish an interrupted apply',
    writes: 'to the help desk',
    options: [...DESK, ALLOW_DESTROY, PLAN_FILE, YES, JOURNAL],
    exitCodes: {
      1: 'nothing to finish, or another failure',
      3: 'refused or not confirmed, or stopped with its own changes taken back',
      4: 'stopped part way again: `deskform status` says what to do',
    },
    examples: ['deskform resume', 'deskform resume --plan plan.json'],
    load: async () => (await import('./commands/apply.ts')).runResume,
  },
  {
    name: 'undo',
    group: 'Write',
    about: 'Take back what an interrupted apply staged',
    writes: 'to the help desk',
    options: [
      ...DESK,
      PLAN_FILE,
      {
        flags: '--discard-everything <target>',
        about: 'Discard all pending changes, including foreign ones; name the target to confirm',
      },
      YES,
      JOURNAL,
    ],
    exitCodes: {
      1: 'nothing to take back, or another failure',
      3: 'not confirmed, or another apply is running; nothing was sent',
      4: 'some changes could not be taken back',
    },
    examples: ['deskform undo', 'deskform undo --discard-everything staging'],
    load: async () => (await import('./commands/apply.ts')).runUndo,
  },
  {
    name: 'targets',
    group: 'Read',
    about: 'List the help desks of the project',
    writes: 'nothing',
    options: [CONFIG, TARGETS],
    examples: ['deskform targets', 'deskform targets --target tag:production --json'],
    load: async () => (await import('./commands/targets.ts')).runTargets,
  },
  {
    name: 'doctor',
    group: 'Set up',
    about: 'Check the connection to a target and name the first problem',
    writes: 'nothing',
    options: [
      ...DESKS,
      { flags: '--url <address>', about: 'Check this help desk instead of a target' },
      {
        flags: '--token-env <name>',
        about: 'With --url: environment variable that holds the token (default: DESKFORM_TOKEN)',
      },
      JOURNAL,
    ],
    exitCodes: { 1: 'a check failed' },
    examples: ['deskform doctor', 'deskform doctor --target all'],
    load: async () => (await import('./commands/doctor.ts')).runDoctor,
  },
  {
    name: 'import',
    group: 'Set up',
    about: 'Write live attributes to files; comments stay',
    writes: 'only files',
    words: [{ name: 'keys', about: 'Keys or patterns, such as Ticket.cost_*; all if left out', may: 'be-several' }],
    options: [
      ...DESK,
      LIVE,
      {
        flags: '--accept <key>',
        about: 'Overwrite this declared attribute with its live settings',
        repeats: 'repeats',
      },
      { flags: '--system', about: 'Include the attributes that come with every installation' },
      { flags: '--csv-above <n>', about: 'Write option lists longer than this to CSV files (default: 50)' },
      { flags: '--check', about: 'Only show what would change; exit with 2 if anything would' },
    ],
    exitCodes: { 1: 'some attributes were left out', 2: 'files would change (with --check)' },
    examples: ["deskform import 'Ticket.cost_*'", 'deskform import --accept Ticket.severity'],
    load: async () => (await import('./commands/import.ts')).runImport,
  },
  {
    name: 'snapshot',
    group: 'Read',
    about: 'Save the live attributes without credentials',
    writes: 'only its file',
    options: [
      ...DESK,
      LIVE,
      { flags: '--counts', about: 'Also count the records of declared fields; save only the numbers' },
      { flags: '-o, --out <file>', about: 'Write to this file instead of stdout' },
    ],
    examples: ['deskform snapshot --target production --out production.json'],
    load: async () => (await import('./commands/import.ts')).runSnapshot,
  },
  {
    name: 'sandbox',
    group: 'Try and learn',
    about: 'Run a local help desk to try things out',
    writes: 'only its own file',
    options: [
      {
        flags: '--release <release>',
        about: `Zammad release to imitate (default: ${NEWEST_RELEASE})`,
        choices: RELEASES,
      },
      { flags: '--port <n>', about: 'Port; 0 picks a free one (default: 8080)' },
      { flags: '--store <file>', about: 'Keep all data in this file; without it, data is lost on exit' },
      { flags: '--token <token>', about: 'Token with every permission (default: sandbox-token)' },
      { flags: '--records <n>', about: 'Create this many sample tickets, with users and organizations to match' },
      {
        flags: '--restart-after <seconds>',
        about: 'Seconds between a column-changing migration and the simulated restart',
      },
      { flags: '--outage <seconds>', about: 'Seconds that the simulated restart takes' },
    ],
    examples: ['deskform sandbox --port 3000 --store desk.json'],
    load: async () => (await import('./commands/sandbox.ts')).runSandbox,
  },
  {
    name: 'demo',
    group: 'Try and learn',
    about: 'Run the complete workflow on a sandbox',
    writes: 'only the sandbox',
    options: [],
    examples: ['deskform demo'],
    load: async () => (await import('./commands/demo.ts')).runDemo,
  },
  {
    name: 'explain',
    group: 'Try and learn',
    about: 'Explain the code of a message and what to do',
    writes: 'nothing',
    words: [
      {
        name: 'code',
        about: 'Code at the end of a message, such as name-taken; without it, list all',
        may: 'be-left-out',
      },
    ],
    options: [],
    exitCodes: { 64: 'unknown code' },
    examples: ['deskform explain name-taken'],
    load: async () => (await import('./commands/explain.ts')).runExplain,
  },
  {
    name: 'schema',
    group: 'Set up',
    about: 'Print the JSON Schema of a kind of file, for an editor',
    writes: 'nothing',
    words: [
      {
        name: 'schema',
        about: 'Kind of file; without it, list them',
        may: 'be-left-out',
        choices: ['attributes', 'project', 'plan'],
      },
    ],
    options: [],
    examples: ['deskform schema attributes > schemas/attributes.schema.json'],
    load: async () => (await import('./commands/explain.ts')).runSchema,
  },
];

/** The options of each command, and under an empty name those of every command. */
export const ALL_OPTIONS: readonly Pick<CommandSpec, 'name' | 'options'>[] = [
  { name: '', options: COMMON_OPTIONS },
  ...COMMANDS,
];
