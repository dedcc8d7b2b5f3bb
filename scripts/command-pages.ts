/** What docs/commands.md adds to the row of a command in the command table. */
export interface CommandPage {
  /** Goes on after the sentence that says what the command does. */
  readonly more?: string;
  /** Only where it shows more than the name of the command. */
  readonly example?: CommandExample;
}

export interface CommandExample {
  /** Where it runs, in the notes of test/pages/page-scenes.ts. */
  readonly scene: string;
  /** Command lines; with what they print where they begin with "$ ". */
  readonly lines: string;
}

const QUICKSTART = 'examples/quickstart, one desk';

export const COMMAND_PAGES: Readonly<Record<string, CommandPage>> = {
  init: {
    more: 'On a terminal, it asks for what you leave out. If a file already exists, it writes nothing. `--github` adds the workflows of [github.md](github.md).',
    example: {
      scene: 'one desk',
      lines: 'deskform init --url https://helpdesk.example.com --dir our-fields',
    },
  },
  validate: {
    more: 'It checks every target, with overlays and lists. [Warnings](configuration.md#lint), [all codes](failures.md).',
  },
  fmt: { more: 'Content and comments stay; a file that would lose some is left as it is and named.' },
  plan: {
    more: 'With `--live` it needs no token and no network. How to read a plan: [planning.md](planning.md).',
    example: {
      scene: QUICKSTART,
      lines: `$ deskform plan --out plan.html --detailed-exitcode
…
(exit code 2)`,
    },
  },
  apply: {
    more: 'On a terminal, it shows the plan and asks; elsewhere it needs `--yes`. Deletion of data is confirmed by name, unless `--yes` is given. Steps and interruptions: [applying.md](applying.md).',
    example: {
      scene: QUICKSTART,
      lines: `deskform plan --out plan.json
deskform apply --plan plan.json --yes`,
    },
  },
  drift: { more: 'What counts as a difference, and which side changed: [drift.md](drift.md).' },
  status: { more: 'Use it before an apply, or after an interrupted one.' },
  show: {
    more: 'It refuses a file that was edited.',
    example: {
      scene: QUICKSTART,
      lines: `deskform plan --out plan.json
deskform show plan.json`,
    },
  },
  usage: {
    more: 'What could not be counted shows `?` and the reason. How to read it: [Find unused fields](cookbook.md#find-unused-fields).',
    example: {
      scene: `${QUICKSTART}, applied`,
      lines: 'deskform usage Ticket.cost_center',
    },
  },
  resume: {
    more: 'It uses the journal, or a plan file with `--plan` if the machine is lost; without either, live state. Details: [applying.md](applying.md#resume-or-undo).',
  },
  undo: {
    more: 'It lists its requests before it sends them, and names what it cannot restore. To reverse a completed apply, see [cookbook.md](cookbook.md#take-back-an-apply).',
  },
  targets: {
    more: 'A CI job can build its matrix from `--json`. See [several-desks.md](several-desks.md).',
    example: {
      scene: 'examples/several-desks',
      lines: `$ deskform targets
name     address                               tags               release
staging  https://helpdesk-staging.example.com  trial
hamburg  https://helpdesk-hamburg.example.com  production, wave1
vienna   https://helpdesk-vienna.example.com   production, wave2`,
    },
  },
  doctor: { more: 'It also shows whether records can be counted, and what an upgrade changes.' },
  import: {
    more: 'What it edits and leaves out: [importing.md](importing.md).',
    example: {
      scene: `${QUICKSTART}, holds examples/company`,
      lines: "deskform import User.home_site 'Group.*'",
    },
  },
  snapshot: {
    more: 'Run it on the main branch, so that pull requests need no token: [importing.md](importing.md#snapshots).',
    example: {
      scene: QUICKSTART,
      lines: `deskform snapshot --out snapshot.json
deskform plan --live snapshot.json`,
    },
  },
  sandbox: {
    more: 'It prints its address and runs until Ctrl-C. To start a project with it, set `DESKFORM_TOKEN=sandbox-token` and run `deskform init --url http://127.0.0.1:8080`. More: [help-desk.md](help-desk.md#the-sandbox).',
    example: {
      scene: 'examples/quickstart',
      lines: `$ deskform sandbox --release 5.2 --port 3000 --store desk.json
http://127.0.0.1:3000`,
    },
  },
  demo: { more: 'It takes about 10 s, and leaves nothing behind.' },
  explain: { more: 'It prints the entry of [failures.md](failures.md).' },
  schema: {
    more: '`deskform init` sets this up already; for other editors see [installing.md](installing.md#editors).',
  },
  completion: { more: 'How to load it: [installing.md](installing.md#completion).' },
};
