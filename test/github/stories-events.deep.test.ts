import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, openDesk, type StagedDesk } from './stage/desk.ts';
import type { Answer } from './stage/github.ts';
import { digestsOf } from './stage/marks.ts';
import type { StepResult } from './stage/runner.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import { newField } from './stage/told.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge' };
const DRIFT = { command: 'drift' };
const ONLY_READ = { contents: 'read', 'pull-requests': 'read', statuses: 'read' } as const;
const SCHEDULE = { event: 'schedule' } as const;

let desk: StagedDesk;
let story: Story;
beforeAll(async () => {
  desk = await openDesk();
  const names = ['floor', 'door', 'wall'];
  const files = names.map((name) => [`attributes/${name}.yaml`, ticketFields({ [name]: `Label of ${name}` })] as const);
  story = await openStory({ 'deskform.yaml': desk.config('production'), ...Object.fromEntries(files) }, DESK_SECRET);
  await mustWork(story.applyByHand());
});
afterAll(async () => {
  await story.close();
  await desk.stop();
});

const relabelled = (name: string, label: string): Readonly<Record<string, string>> => ({
  [`attributes/${name}.yaml`]: ticketFields({ [name]: label }),
});

/** What a person can see of a pull request and of the issues. */
interface Sight {
  readonly bodies: readonly string[];
  readonly check: string | undefined;
  readonly issues: readonly (readonly [state: string, body: string, comments: number])[];
}

async function look(pull: StoryPull | undefined, commit: string | undefined): Promise<Sight> {
  const all: readonly Answer[] = await story.github.ask('GET', '/issues?state=all&per_page=100');
  const issues = all.filter((one) => one.pull_request === undefined);
  const [status] = commit === undefined ? [] : story.github.statusesOf(commit);
  return {
    bodies: pull === undefined ? [] : (await story.commentsOn(pull)).map(({ body }) => body),
    check: status && `${status.state}: ${status.description}`,
    issues: await Promise.all(
      issues.map(
        async ({ number, state, body }) => [state, body, (await story.github.commentsOn(number)).length] as const,
      ),
    ),
  };
}

function commentInWords(before: Sight, after: Sight): string {
  const isEdited = before.bodies.some((body, index) => body !== after.bodies[index]);
  const isNew = after.bodies.length > before.bodies.length;
  return [...(isEdited ? ['edited'] : []), ...(isNew ? ['new'] : [])].join(', ') || '–';
}

function issueInWords(before: Sight, after: Sight): string {
  const [was, is] = [before.issues[0], after.issues[0]];
  if (is === undefined) return '–';
  const isTold = is[2] > (was?.[2] ?? 0) ? ['commented'] : [];
  const isMoved = was === undefined ? ['opened'] : was[0] !== is[0] ? [is[0]] : was[1] !== is[1] ? ['edited'] : [];
  return [...isMoved, ...isTold].join(', ') || '–';
}

const rows: (readonly string[])[] = [];

interface Event {
  readonly event: string;
  readonly command: string;
  readonly pull?: StoryPull;
  /** Whose check it is; the newest of the pull request where left out. */
  readonly commit?: string;
}

/** Runs a step, and takes down what a person sees of it. */
async function see(
  { event, command, pull, commit = pull?.head() }: Event,
  run: () => Promise<StepResult>,
): Promise<StepResult> {
  const before = await look(pull, commit);
  const result = await run();
  const after = await look(pull, commit);
  const check = after.check === before.check ? '–' : (after.check?.split(':')[0] ?? '–');
  const reason = result.outputs.get('failure-reason') ?? '';
  rows.push([
    event,
    `\`${command}\``,
    commentInWords(before, after),
    check,
    issueInWords(before, after),
    result.exitStatus === 0 ? 'green' : `red${reason === '' ? '' : `, \`${reason}\``}`,
    `\`${result.outputs.get('changes')}\``,
  ]);
  return result;
}

async function planned(branch: string, edits: Readonly<Record<string, string>>): Promise<StoryPull> {
  const pull = await story.openPull({ branch, edits });
  await mustWork(story.onPull(pull, PLAN));
  return pull;
}

let pull: StoryPull;

test('a pull request: one comment, and the check of its newest commit', async () => {
  pull = await story.openPull({ branch: 'storey', edits: relabelled('floor', 'Storey') });
  await see({ event: 'pull request opened', command: 'plan', pull }, () => story.onPull(pull, PLAN));
  expect(story.checkOn(pull)).toBe('success: production: 1 changed · no restart · no data deleted');
  await story.push(pull, relabelled('floor', 'Storeys'));
  await see({ event: 'pull request pushed to', command: 'plan', pull }, () => story.onPull(pull, PLAN));
  const { outputs } = await story.onPull(pull, PLAN);
  expect(outputs.get('url')).toContain('#issuecomment-');
});

test('a fork: its own run can only annotate, the run after it writes', async () => {
  const fork = await story.openPull({ branch: 'fork', from: 'a-fork', edits: newField('hall') });
  const own = await see({ event: 'pull request of a fork', command: 'plan', pull: fork }, () =>
    story.onPull(fork, PLAN, { permissions: ONLY_READ }),
  );
  expect(readLog(own).obeyed.map(({ name }) => name)).toContain('warning');
  await see({ event: 'the run after it (`deskform-comments.yml`)', command: 'plan', pull: fork }, () =>
    story.afterPull(fork, PLAN, { env: { DESK_TOKEN: '' } }),
  );
  await story.github.closePull(fork.number);
});

test('an entry of the merge queue: the check of the entry', async () => {
  const commit = story.repository.commitNamedOnServer(`refs/pull/${pull.number}/merge`);
  await see({ event: 'entry of the merge queue', command: 'plan', pull, commit }, () => story.inQueue(pull, PLAN));
  const [status] = story.github.statusesOf(commit);
  expect(status?.description).toBe('production: 1 changed · no restart · no data deleted');
});

test('the plan changes after the approval: red, told once, and not applied', async () => {
  story.approve(pull, 'maria');
  await desk.change('floor', { display: 'Etage' });
  await see({ event: 'the plan changed since the approval', command: 'merge', pull }, () =>
    story.onMain(MERGE, SCHEDULE),
  );
  expect(story.checkOn(pull)).toMatch(/^failure: /u);
  const news = (await story.commentsOn(pull)).at(-1)?.body ?? '';
  expect(news).toContain('**The plan changed after the approval by `maria`**');
  await story.onMain(MERGE, SCHEDULE);
  expect((await story.commentsOn(pull)).at(-1)?.body).toBe(news);
  await see({ event: 'approved again', command: 'plan', pull }, () => story.onApproval(pull, PLAN));
  expect(story.checkOn(pull)).toMatch(/^success: /u);

  await desk.change('floor', { display: 'Piano' });
  await mustWork(story.onMain(MERGE, SCHEDULE));
  await story.merge(pull);
  desk.newWrites();
  const refused = await see({ event: 'changed once more, and merged all the same', command: 'merge', pull }, () =>
    story.onMain(MERGE),
  );
  expect([refused.outputs.get('failure-reason'), desk.newWrites()]).toEqual(['APPROVED_ANOTHER_PLAN', []]);
  await see({ event: 'its plan is approved by hand (`expect`)', command: 'merge', pull }, () =>
    story.onMain({ ...MERGE, expect: digestsOf(refused) }, { event: 'workflow_dispatch' }),
  );
  expect((await desk.rowOf('floor')).display).toBe('Storeys');
});

test('approved and merged: applied', async () => {
  pull = await planned('gate', relabelled('door', 'Gate'));
  story.approve(pull);
  await story.merge(pull);
  await see({ event: 'merged', command: 'merge', pull }, () => story.onMain(MERGE));
  pull = await planned('lift', newField('lift'));
  await story.merge(pull);
  await see({ event: 'merged, restart due', command: 'merge', pull }, () => story.onMain(MERGE));
});

test('merged, and its run never ran: the schedule applies it', async () => {
  pull = await planned('yard', relabelled('wall', 'Fence'));
  await story.merge(pull);
  await see({ event: 'merged, but its run was cancelled in the queue', command: 'merge', pull }, () =>
    story.onMain(MERGE, SCHEDULE),
  );
  expect((await desk.rowOf('wall')).display).toBe('Fence');
});

test('refused: told once, and drift says that a change waits', async () => {
  pull = await planned('portal', relabelled('door', 'Portal'));
  await story.merge(pull);
  await desk.change('door', { display: 'Porte' });
  await see({ event: 'merged, but the help desk has changed', command: 'merge', pull }, () => story.onMain(MERGE));
  await see({ event: 'still not applied', command: 'merge', pull }, () => story.onMain(MERGE, SCHEDULE));
  await see({ event: 'drift', command: 'drift' }, () => story.onMain(DRIFT, SCHEDULE));
  await see({ event: 'the same drift', command: 'drift' }, () => story.onMain(DRIFT, SCHEDULE));
  const [issue] = await issueBodies();
  expect(issue).toContain('approved in a merged pull request, and not applied yet');
  expect(issue).not.toContain('--accept Ticket.door');
  await desk.change('wall', { display: 'Mur' });
  await see({ event: 'more drift', command: 'drift' }, () => story.onMain(DRIFT, SCHEDULE));
  await desk.change('wall', { display: 'Fence' });
  await desk.change('door', { display: 'Portal' });
  await see({ event: 'no more drift', command: 'drift' }, () => story.onMain(DRIFT, SCHEDULE));
});

async function issueBodies(): Promise<readonly string[]> {
  return (await look(undefined, undefined)).issues.map(([, body]) => body);
}

test('the table of what happens when is as before', async () => {
  const head = ['event', 'command', 'comment', 'check', 'issue', 'run', 'output `changes`'];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./golden/events.md');
});
