import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { resultsOf } from './stage/marks.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import { openThief, type Thief } from './stage/thief.ts';

const MERGE = { command: 'merge' };
const PLAN = { command: 'plan' };

let desk: StagedDesk;
let story: Story;
let thief: Thief;
let pull: StoryPull;

/** Anybody who may write can push a branch with other targets, and choose it as the base of a harmless pull request. */
beforeAll(async () => {
  [desk, thief] = await Promise.all([openDesk(), openThief()]);
  const files = {
    'deskform.yaml': desk.config('production'),
    'attributes/a.yaml': NO_FIELDS,
  };
  story = await openStory({ ...files, 'attributes/s.yaml': ticketFields({ storey: 'Old label' }) }, DESK_SECRET);
  await mustWork(story.applyByHand());
  pull = await story.openPull({ branch: 'doors', edits: { 'attributes/a.yaml': ticketFields({ door: 'Door' }) } });
  await mustWork(story.onPull(pull, PLAN));
  desk.newWrites();
});
afterAll(async () => {
  await story.close();
  await Promise.all([desk.stop(), thief.stop()]);
});

test('a pull request that is led to a branch with another address takes no token there', async () => {
  const { github, repository } = story;
  await repository.commitOn('evil', { 'deskform.yaml': desk.config('production').replaceAll(desk.url, thief.url) });
  repository.mergeFor(pull, 'evil');
  github.movePull(pull.number, { into: 'evil' });
  const before = await story.commentsOn(pull);
  await mustWork(story.onMain(MERGE, { event: 'schedule' }));
  await mustWork(story.afterPull(pull, PLAN));
  expect(await story.commentsOn(pull)).toEqual(before);
  const own = await story.onPull(pull, MERGE);
  expect(readLog(own).said).toContain('the command merge does not run on the event "pull_request"');
  expect(own.outputs.get('failure-reason')).toBe('COMMAND_REFUSED');
  expect(own.exitStatus).toBe(3);
  expect(thief.visits()).toBe(0);
  expect(desk.newWrites()).toEqual([]);
  github.movePull(pull.number, { into: 'main' });
});

test('what was merged meanwhile is not taken back by a pull request that is older', async () => {
  await story.commitOnMain({ 'attributes/s.yaml': ticketFields({ storey: 'New label' }) });
  await mustWork(story.applyByHand());
  const planned = await mustWork(story.afterPull(pull, PLAN));
  expect(resultsOf(planned, 'plan')).toMatchObject([{ create: 1, update: 0 }]);
  await story.merge(pull);
  await mustWork(story.onMain(MERGE));
  expect((await desk.rowOf('door')).display).toBe('Door');
  expect((await desk.rowOf('storey')).display).toBe('New label');
});

test('a pull request’s old run that is run again does not take the place of the plan with what was merged since', async () => {
  const late = await story.openPull({ branch: 'late', edits: { 'attributes/l.yaml': ticketFields({ lift: 'Lift' }) } });
  await mustWork(story.onPull(late, PLAN));
  // Its merge stays as it was.
  await story.repository.commitOnMain({ 'attributes/s.yaml': ticketFields({ storey: 'Later label' }) });
  await mustWork(story.applyByHand());
  const before = await story.commentsOn(late);
  const again = await mustWork(story.onPull(late, PLAN));
  expect(readLog(again).said).toContain('it already has a newer plan');
  expect(await story.commentsOn(late)).toEqual(before);
  await story.github.closePull(late.number);
});

test('an old run that is run again puts nothing back: no field, no snapshot and no plan', async () => {
  const open = await story.openPull({
    branch: 'halls',
    edits: { 'attributes/h.yaml': ticketFields({ hall: 'Hall' }) },
  });
  await mustWork(story.onPull(open, PLAN));
  await story.commitOnMain({ 'attributes/s.yaml': ticketFields({ storey: 'Newest label' }) });
  await mustWork(story.applyByHand());
  desk.newWrites();
  const before = await story.commentsOn(open);
  for (const event of ['push', 'schedule'] as const) {
    const again = await mustWork(story.onMain(MERGE, { back: 1, event }));
    expect(readLog(again).said).toMatch(/Working with [0-9a-f]{12}, the newest commit of main\./u);
  }
  expect([await story.commentsOn(open), desk.newWrites()]).toEqual([before, []]);
});
