/** What docs/commands.md adds to the row of a command in the command table. */
export interface CommandPage {
  /** One paragraph below the heading. */
  readonly more: string;
  /** Where the example runs and what happened before, in the notes of test/pages/page-scenes.ts. */
  readonly scene: string;
  readonly before?: readonly string[];
  /** Command lines; with what they print where they begin with "$ ". */
  readonly example: string;
}

const QUICKSTART = 'examples/quickstart, one desk';
const BROKEN_OFF = ['the desk goes away after 3 requests', 'first: deskform apply || true', 'the desk is back'];

export const COMMAND_PAGES: Readonly<Record<string, CommandPage>> = {
  init: {
    more: 'On a terminal, it asks for what you leave out. If a file already exists, it writes nothing. `--github` adds the workflows of [github.md](github.md).',
    scene: 'one desk',
    example: `deskform init --url https://helpdesk.example.com --dir our-fields`,
  },
  validate: {
    more: 'Needs no token, and checks what results for every target, with overlays and lists. Warnings: [configuration.md](configuration.md#lint). All codes: [failures.md](failures.md).',
    scene: 'examples/company',
    example: `deskform validate`,
  },
  fmt: {
    more: 'Keeps content and comments. A file that would lose some is named and left as it is.',
    scene: 'examples/company',
    example: `deskform fmt
deskform fmt --check`,
  },
  plan: {
    more: 'How to read a plan: [planning.md](planning.md). With `--live` it needs no token and no network.',
    scene: QUICKSTART,
    example: `$ deskform plan --out plan.html --detailed-exitcode
…
(exit code 2)`,
  },
  apply: {
    more: 'On a terminal, it shows the plan and asks; elsewhere it needs `--yes`. Deletion of data is confirmed by name, unless `--yes` is given. Steps and interruptions: [applying.md](applying.md).',
    scene: QUICKSTART,
    example: `deskform plan --out plan.json
deskform apply --plan plan.json --yes`,
  },
  drift: {
    more: 'What counts as a difference, and which side changed: [drift.md](drift.md).',
    scene: `${QUICKSTART}, applied`,
    example: `deskform drift`,
  },
  status: {
    more: 'Use it before an apply, or after an interrupted one.',
    scene: `${QUICKSTART}, applied`,
    example: `deskform status`,
  },
  show: {
    more: 'Prints the text of `deskform plan`, without the commit. It refuses a file that was edited.',
    scene: QUICKSTART,
    example: `deskform plan --out plan.json
deskform show plan.json`,
  },
  usage: {
    more: 'What could not be counted shows `?` and the reason. How to read it: [Find unused fields](cookbook.md#find-unused-fields).',
    scene: `${QUICKSTART}, applied`,
    example: `deskform usage Ticket.cost_center`,
  },
  resume: {
    more: 'Uses the journal, or a plan file with `--plan` if the machine is lost; without either, live state. Details: [applying.md](applying.md#resume-or-undo).',
    scene: QUICKSTART,
    before: BROKEN_OFF,
    example: `deskform resume --yes`,
  },
  undo: {
    more: 'Lists its requests before it sends them, and names what it cannot restore. To reverse a completed apply, see [cookbook.md](cookbook.md#take-back-an-apply).',
    scene: QUICKSTART,
    before: BROKEN_OFF,
    example: `deskform undo --yes`,
  },
  targets: {
    more: 'A CI job can build its matrix from `--json`. See [several-desks.md](several-desks.md).',
    scene: 'examples/several-desks',
    example: `$ deskform targets
name     address                               tags               release
staging  https://helpdesk-staging.example.com  trial
hamburg  https://helpdesk-hamburg.example.com  production, wave1
vienna   https://helpdesk-vienna.example.com   production, wave2`,
  },
  doctor: {
    more: 'Names the first problem and how to fix it. Also shows whether records can be counted, and what an upgrade changes.',
    scene: QUICKSTART,
    example: `deskform doctor`,
  },
  import: {
    more: 'What it edits and leaves out: [importing.md](importing.md).',
    scene: `${QUICKSTART}, holds examples/company`,
    example: `deskform import User.home_site 'Group.*'`,
  },
  snapshot: {
    more: 'Run it on the main branch, so that pull requests need no token: [importing.md](importing.md#snapshots).',
    scene: QUICKSTART,
    example: `deskform snapshot --out list.json
deskform plan --live list.json`,
  },
  sandbox: {
    more: 'Prints its address and runs until Ctrl-C. `deskform init --url http://127.0.0.1:8080` begins a project with it, `DESKFORM_TOKEN=sandbox-token`. More: [help-desk.md](help-desk.md#the-sandbox).',
    scene: 'examples/quickstart',
    example: `$ deskform sandbox --release 5.2 --port 3000 --store desk.json
http://127.0.0.1:3000`,
  },
  demo: {
    more: 'Takes about 10 s, and leaves nothing behind.',
    scene: 'one desk',
    example: `deskform demo`,
  },
  explain: {
    more: 'Prints the entry of [failures.md](failures.md), or a list of all.',
    scene: 'one desk',
    example: `deskform explain name-taken`,
  },
  schema: {
    more: '`deskform init` sets this up already; for other editors see [installing.md](installing.md#editors).',
    scene: 'examples/quickstart',
    example: `mkdir schemas
deskform schema attributes > schemas/attributes.schema.json`,
  },
  completion: {
    more: 'Its first lines say how to load it.',
    scene: 'examples/quickstart',
    example: `deskform completion bash`,
  },
};
