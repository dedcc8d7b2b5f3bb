/** What docs/commands.md says of a command beside its row in the command table. */
export interface CommandPage {
  /** What the row does not say. */
  readonly more: string;
  /** Exit statuses that mean something of its own, beside those that every command has. */
  readonly statuses: Readonly<Record<number, string>>;
  /** Where the example runs, and what has happened before, in the notes of test/pages/page-scenes.ts. */
  readonly scene: string;
  readonly before?: readonly string[];
  /** What somebody types and reads. */
  readonly example: string;
}

const QUICKSTART = 'examples/quickstart, one desk';
const BROKEN_OFF = ['the desk goes away after 3 requests', 'first: deskform apply || true', 'the desk is back'];

/** In the order of the page: what begins a project, what looks, what writes, what is for learning. */
export const COMMAND_PAGES: Readonly<Record<string, CommandPage>> = {
  init: {
    more: 'On a terminal it asks for what is not given. Where a file is there already it writes nothing. The [tutorial](tutorial.md) begins with it. `--github` also writes the two workflows of [github.md](github.md), and `--action` names your copy of the Action in them.',
    statuses: { 1: 'a file is there already, or the help desk could not be read (`--import`)' },
    scene: 'one desk',
    example: `$ deskform init --url https://helpdesk.example.com --dir our-fields
Made 5 files:
  deskform.yaml
  attributes/ticket.yaml
…`,
  },
  validate: {
    more: 'It needs no token, and judges what comes out for every target, overlays and lists included. [linting.md](linting.md) has the warnings, [failures.md](failures.md) all that it can say.',
    statuses: { 1: 'there is a mistake' },
    scene: 'examples/company',
    example: `$ deskform validate
Valid: 27 attributes in 5 files, no mistakes.`,
  },
  fmt: {
    more: 'Keys come in the order in which an import writes them, and quotes are left where YAML needs them. What a file says stays the same, and so do its comments; a file for which that is not possible stays as it is, and is named.',
    statuses: { 1: 'there is an error in the files', 2: 'files would change, with `--check`' },
    scene: 'examples/company',
    example: `$ deskform fmt
Formatted: 5 files.
…`,
  },
  plan: {
    more: 'How to read it, and how it decides: [planning.md](planning.md). `--live` takes what `deskform snapshot` wrote, and then needs neither token nor network.',
    statuses: {
      2: 'there are changes, with `--detailed-exitcode`',
      3: 'it may not be applied as it is, or its rehearsal failed',
    },
    scene: QUICKSTART,
    example: `$ deskform plan --out plan.html --detailed-exitcode
Plan for helpdesk at https://helpdesk.example.com
Release 6.5 (read off its rows)
3 to create, 0 to update, 0 to delete; 52 unchanged.
Restart needed: columns change, and the service must restart afterwards.
…
(exit status 2)`,
  },
  apply: {
    more: 'On a terminal it shows the plan and asks; elsewhere it wants `--yes`. What drops values is confirmed by its name, unless `--yes` says yes to everything. Its six steps, and what each interruption leaves: [applying.md](applying.md).',
    statuses: {
      3: 'nothing was sent: a refusal, a limit, foreign changes, not as reviewed, outside the window, not confirmed, another apply at work',
      4: 'it stopped part way, and something of it is left',
    },
    scene: QUICKSTART,
    example: `$ deskform plan --out plan.json
…
$ deskform apply --plan plan.json --yes
…
Verified the pending set: exactly 3 attributes.
Migrating …
  migrated
…
Applied: 3 attributes, nothing left to do. …`,
  },
  drift: {
    more: 'What counts as a difference, and how it tells who moved: [drift.md](drift.md).',
    statuses: { 2: 'there is a difference' },
    scene: `${QUICKSTART}, applied`,
    example: `$ deskform drift
Drift of helpdesk at https://helpdesk.example.com
Release 6.5 (read off its rows)
None: 55 attributes on the help desk, no difference.`,
  },
  status: {
    more: 'For the moment after an apply that broke off, and for a look before one.',
    statuses: {},
    scene: `${QUICKSTART}, applied`,
    example: `$ deskform status
Nothing is staged on helpdesk.`,
  },
  resume: {
    more: 'From the journal, or with `--plan` from the plan file where the machine is gone, or with neither from the live list, where something waits there as declared. [applying.md](applying.md#what-to-do-then) has the details.',
    statuses: {
      1: 'there is nothing to finish, among other failures',
      3: 'nothing was sent, as with `apply`, or because the files say something else since',
      4: 'it stopped part way again',
    },
    scene: QUICKSTART,
    before: BROKEN_OFF,
    example: `$ deskform resume --yes
…
      staged already, only the migration is missing
…
  staged Ticket.due_on (new)
Verified the pending set: exactly 3 attributes.
…
Applied: 3 attributes, nothing left to do. …`,
  },
  undo: {
    more: 'It reads off each row how far it has come and does the least that takes it back; what cannot be taken back is named. An apply that came to its end is taken back by its files: [cookbook.md](cookbook.md#take-back-an-apply). [applying.md](applying.md#what-to-do-then) has the details.',
    statuses: {
      1: 'there is nothing to take back, among other failures',
      3: 'nothing was sent: not confirmed, or another apply at work',
      4: 'something could not be taken back; it is named',
    },
    scene: QUICKSTART,
    before: BROKEN_OFF,
    example: `$ deskform undo --yes
  took back Ticket.asset_tag (never migrated)
  took back Ticket.cost_center (never migrated)
Taken back: 2 attributes (Ticket.asset_tag, Ticket.cost_center).`,
  },
  targets: {
    more: '`--json` is what the job reads. Addresses stand as they are written, and no credential with them. [several-desks.md](several-desks.md)',
    statuses: {},
    scene: 'examples/several-desks',
    example: `$ deskform targets
name     address                               tags               release
hamburg  https://helpdesk-hamburg.example.com  production, wave1
staging  https://helpdesk-staging.example.com  trial
vienna   https://helpdesk-vienna.example.com   production, wave2`,
  },
  doctor: {
    more: 'It stops there, and says how to mend it. The [tutorial](tutorial.md#2-create-a-project) uses it.',
    statuses: { 1: 'something is wrong' },
    scene: QUICKSTART,
    example: `$ deskform doctor
helpdesk https://helpdesk.example.com
ok     files              3 attributes in 1 file; the target is helpdesk
ok     credentials given  an access token, and all else that the target names
…
ok     permission         admin.object: it may read and write attributes
…`,
  },
  import: {
    more: 'It asks nothing, and what it has written is read again before it counts. How it edits, and what it leaves out: [importing.md](importing.md).',
    statuses: {
      1: 'something was left out that was meant, or is left to you',
      2: 'something would change, with `--check`',
    },
    scene: `${QUICKSTART}, holds examples/company`,
    example: `$ deskform import User.home_site 'Group.*'
Imported 4 attributes from helpdesk:
  attributes/user.yaml  new, 1 attribute
  attributes/group.yaml  new, 3 attributes`,
  },
  snapshot: {
    more: 'For a job on the main branch, so that pull requests need no token. [importing.md](importing.md#snapshots)',
    statuses: {},
    scene: QUICKSTART,
    example: `$ deskform snapshot --out list.json
Wrote 52 attributes of helpdesk to list.json, without credentials.
$ deskform plan --live list.json
…
3 to create, 0 to update, 0 to delete; 52 unchanged.
…`,
  },
  sandbox: {
    more: 'It answers as the recorded help desks did, prints its address first, and ends with Ctrl-C. Open the address in a browser to see its forms. In a project, and in an empty folder, `--url` has other commands ask it: `DESKFORM_TOKEN=sandbox-token deskform doctor --url http://127.0.0.1:8080`, and so `plan`, `apply` and `import`. What it knows and how it fails on cue: [help-desk.md](help-desk.md#the-sandbox).',
    statuses: {},
    scene: 'examples/quickstart',
    example: `$ deskform sandbox --release 5.2 --port 3000 --store desk.json
http://127.0.0.1:3000`,
  },
  demo: {
    more: 'It takes some ten seconds, needs nothing, and leaves nothing behind. To do it yourself, take the [tutorial](tutorial.md).',
    statuses: {},
    scene: 'one desk',
    example: `$ deskform demo
…
1. A typing mistake is found before anything is sent, at its place and with what was meant.
…`,
  },
  explain: {
    more: 'Every message ends in such a code.',
    statuses: { 64: 'there is no such code' },
    scene: 'one desk',
    example: `$ deskform explain name-taken
name-taken  error: the help desk would refuse it, or could not migrate
…`,
  },
  schema: {
    more: '[editors.md](editors.md) says how an editor finds it; `deskform init` writes both already.',
    statuses: {},
    scene: 'examples/quickstart',
    example: `$ mkdir schemas
$ deskform schema attributes > schemas/attributes.schema.json`,
  },
  completion: {
    more: '[installing.md](installing.md#completion) has the line for each shell.',
    statuses: {},
    scene: 'examples/quickstart',
    example: `$ deskform completion bash
…`,
  },
};
