import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import type { Answer } from './stage/github.ts';
import { expectGolden } from './stage/golden.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge' };
const DRIFT = { command: 'drift' };

const FIELDS = 'attributes/ticket.yaml';

let desk: StagedDesk;
let story: Story;
let pull: StoryPull;
let late: StoryPull;
beforeAll(async () => {
  desk = await openDesk();
  story = await openStory(
    { 'deskform.yaml': desk.config('production'), [FIELDS]: ticketFields({ floor: 'Floor' }) },
    DESK_SECRET,
    'as-bundle',
  );
  await mustWork(story.applyByHand());
});
afterAll(async () => {
  await story.close();
  await desk.stop();
});

const bodiesOn = async (one: StoryPull): Promise<readonly string[]> =>
  (await story.commentsOn(one)).map(({ body }) => body);

/** What people see now on a pull request, and how many comments that are. */
async function seen(name: string, one = pull): Promise<readonly string[]> {
  const bodies = await bodiesOn(one);
  await expectGolden(name, bodies, [desk.url]);
  return bodies;
}

test('1. a pull request is opened: a comment says what it would do', async () => {
  pull = await story.openPull({ branch: 'storey', edits: { [FIELDS]: ticketFields({ floor: 'Storey' }) } });
  const asked = desk.requestCount();
  await mustWork(story.onPull(pull, PLAN, { env: { DESK_TOKEN: '' }, node: 24 }));
  expect(desk.requestCount()).toBe(asked);
  expect(await seen('1-opened')).toHaveLength(1);
});

test('2. a push: the same comment has the plan of the new commit', async () => {
  const [before] = await story.commentsOn(pull);
  await story.push(pull, { [FIELDS]: ticketFields({ floor: 'Storey', door: 'Door' }) });
  await mustWork(story.onPull(pull, PLAN));
  const [now, ...others] = await story.commentsOn(pull);
  expect(others).toEqual([]);
  expect(now?.id).toBe(before?.id);
  expect(parseMark(now?.body ?? '')?.head).toBe(pull.head());
  await seen('2-pushed');
});

test('3. a pull request that does nothing says so', async () => {
  const idle = await story.openPull({ branch: 'readme', edits: { 'README.md': 'Our fields\n' } });
  const { outputs } = await mustWork(story.onPull(idle, PLAN));
  expect(outputs.get('changes')).toBe('false');
  expect(story.checkOn(idle)).toBe('success: production: no changes');
  await seen('3-nothing-to-do', idle);
  await story.github.closePull(idle.number);
});

test('and one that takes a field out of the files says that it stays on the help desk', async () => {
  const removal = await story.openPull({ branch: 'removal', edits: { [FIELDS]: NO_FIELDS } });
  const { outputs } = await mustWork(story.onPull(removal, PLAN));
  expect(outputs.get('changes')).toBe('false');
  const [body = ''] = await seen('3-left-the-files', removal);
  expect(body).toContain('left-the-files');
  await story.github.closePull(removal.number);
});

test('4. somebody changes the help desk by hand: the next list makes another plan of it', async () => {
  await desk.change('floor', { display: 'Etage' });
  await mustWork(story.onMain(MERGE, { event: 'schedule' }));
  const [body = ''] = await seen('4-moved');
  expect(body).toContain('Etage');
  const written = story.github.requests.length;
  await mustWork(story.onMain(MERGE, { event: 'schedule' }));
  const writes = story.github.requests
    .slice(written)
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql');
  expect(writes).toEqual([]);
});

test('5. approved and merged: what the comment says is applied, and the comment stays as its record', async () => {
  late = await story.openPull({ branch: 'late', edits: { 'attributes/late.yaml': ticketFields({ late: 'Late' }) } });
  await mustWork(story.onPull(late, PLAN));
  await story.merge(pull);
  const step = await mustWork(story.onMain(MERGE, { node: 24 }));
  const [applied] = JSON.parse(step.outputs.get('results') ?? '');
  expect(applied).toMatchObject({ command: 'apply', target: 'production', outcome: 'ok', exit_status: 0 });
  expect(readLog(step).said).toContain('Applied and verified: 2 fields');
  expect((await desk.rowOf('floor')).display).toBe('Storey');
  await seen('5-applied');
});

test('6. an open one is planned again in the same run', async () => {
  const [body = '', ...others] = await bodiesOn(late);
  expect(others).toEqual([]);
  expect(parseMark(body)?.head).toBe(late.head());
  await seen('6-planned-again', late);
});

test('7. what drifts has an issue, which is brought up to date and closed', async () => {
  const issues = async (): Promise<readonly Answer[]> =>
    (await story.github.ask('GET', '/issues?state=all&creator=github-actions%5Bbot%5D&per_page=100')).filter(
      (issue: Answer) => issue.pull_request === undefined,
    );
  expect((await story.onMain(DRIFT)).exitStatus).toBe(0);
  expect(await issues()).toEqual([]);

  await desk.change('floor', { display: 'By hand' });
  const opened = await mustWork(story.onMain(DRIFT, { node: 24 }));
  const [issue, ...others] = await issues();
  expect(others).toEqual([]);
  expect(issue.state).toBe('open');

  await desk.change('floor', { display: 'By another hand' });
  expect((await story.onMain(DRIFT)).outputs.get('url')).toBe(opened.outputs.get('url'));
  const [updated] = await issues();

  // Nobody has approved that the files are right, except the person who has read the issue.
  const [, digest = ''] = /(d1\.[\w-]{12,})$/mu.exec(updated.body) ?? [];
  expect((await story.onMain(MERGE)).outputs.get('failure-reason')).toBe('NOTHING_APPROVED');
  await mustWork(story.onMain({ ...MERGE, expect: digest }, { event: 'workflow_dispatch' }));
  expect((await desk.rowOf('floor')).display).toBe('Storey');
  expect((await story.onMain(DRIFT)).exitStatus).toBe(0);
  const [closed] = await issues();
  expect(closed.state).toBe('closed');
  const told = await story.github.commentsOn(closed.number);
  // What it drifts from was told already: the second change by hand is no new field.
  expect(told.map(({ body }) => body)).toEqual([expect.stringContaining('**No more drift:**')]);
});
