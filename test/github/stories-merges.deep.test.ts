import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { resultsOf } from './stage/marks.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import { openThief, type Thief } from './stage/thief.ts';

const MERGE = { command: 'merge' };
const PLAN = { command: 'plan' };
const LIVE = { 'snapshot-branch': 'none' };

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
  await mustWork(story.onMain({ ...MERGE, expect: 'anything' }));
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
  const asked = desk.requestCount();
  github.movePull(pull.number, { into: 'evil' });
  await mustWork(story.onMain({ ...MERGE, ...LIVE }, { event: 'schedule' }));
  await mustWork(story.afterPull(pull, { ...PLAN, ...LIVE }));
  expect(desk.requestCount()).toBe(asked);
  // And where GitHub has it at main again, its files are merged with main.
  github.movePull(pull.number, { into: 'main' });
  await mustWork(story.afterPull(pull, { ...PLAN, ...LIVE }));
  expect(desk.requestCount()).toBeGreaterThan(asked);
  github.movePull(pull.number, { into: 'evil' });
  const own = await story.onPull(pull, MERGE);
  expect(readLog(own).said).toContain(
    'deskform does not apply from pull request runs, because anyone can open a pull request',
  );
  expect(own.outputs.get('failure-reason')).toBe('COMMAND_REFUSED');
  expect(own.exitStatus).toBe(3);
  expect(thief.visits()).toBe(0);
  expect(desk.newWrites()).toEqual([]);
  github.movePull(pull.number, { into: 'main' });
});

test('what was merged meanwhile is not taken back by a pull request that is older', async () => {
  await story.commitOnMain({ 'attributes/s.yaml': ticketFields({ storey: 'New label' }) });
  await mustWork(story.onMain({ ...MERGE, expect: 'anything' }));
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
  await mustWork(story.onMain({ ...MERGE, expect: 'anything' }));
  const before = await story.commentsOn(late);
  const again = await mustWork(story.onPull(late, PLAN));
  expect(readLog(again).said).toContain('it already has a newer plan');
  expect(await story.commentsOn(late)).toEqual(before);
  await story.github.closePull(late.number);
});

test('an old run that is run again puts nothing back: no field, no list and no plan', async () => {
  const open = await story.openPull({
    branch: 'halls',
    edits: { 'attributes/h.yaml': ticketFields({ hall: 'Hall' }) },
  });
  await mustWork(story.onPull(open, PLAN));
  await story.commitOnMain({ 'attributes/s.yaml': ticketFields({ storey: 'Newest label' }) });
  await mustWork(story.onMain({ ...MERGE, expect: 'anything' }));
  desk.newWrites();
  const [before, asked] = [await story.commentsOn(open), desk.requestCount()];
  for (const event of ['push', 'schedule'] as const) {
    const again = await mustWork(story.onMain({ ...MERGE, expect: 'anything' }, { back: 1, event }));
    expect(again.summary).toContain('is no longer the newest commit of main');
    expect(readLog(again).obeyed.map(({ name }) => name)).toContain('warning');
  }
  expect([await story.commentsOn(open), desk.newWrites(), desk.requestCount()]).toEqual([before, [], asked]);
});

test('without lists, too, an address that was changed past a pull request gets no request', async () => {
  await story.commitOnMain({ 'deskform.yaml': desk.config('production').replaceAll(desk.url, thief.url) });
  for (const command of ['merge', 'drift']) {
    const { outputs } = await story.onMain({ command, ...LIVE });
    expect([command, outputs.get('failure-reason')]).toEqual([command, 'TARGET_NOT_APPROVED']);
  }
  expect(thief.visits()).toBe(0);
});
