import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, openDesk, type StagedDesk } from './stage/desk.ts';
import { type Front, openFront } from './stage/front.ts';
import { mustWork } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import { openThief, type Thief } from './stage/thief.ts';
import { toldOn } from './stage/told.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge' };

let desk: StagedDesk;
let front: Front;
let thief: Thief;
let story: Story;
beforeAll(async () => {
  [desk, thief] = await Promise.all([openDesk(), openThief()]);
  front = await openFront(desk.url);
  const files = { 'deskform.yaml': configWith(front.url), 'attributes/a.yaml': ticketFields({ floor: 'Floor' }) };
  story = await openStory(files, DESK_SECRET);
  await mustWork(story.applyByHand());
});
afterAll(async () => {
  await story.close();
  await Promise.all([front.close(), thief.stop()]);
  await desk.stop();
});

function configWith(url: string): string {
  return desk.config('production').replace(desk.url, url);
}

const bodyOn = async (pull: StoryPull): Promise<string> => (await story.commentsOn(pull))[0]?.body ?? '';

test('a help desk that does not answer: the comment says so, and a second run applies under the same approval', async () => {
  const edits = { 'attributes/a.yaml': ticketFields({ floor: 'Storey' }) };
  const pull = await story.openPull({ branch: 'storey', edits });
  await mustWork(story.onPull(pull, PLAN));
  await story.merge(pull);
  front.make('gone');
  const failed = await story.onMain(MERGE);
  front.make(undefined);
  expect(failed.outputs.get('failure-reason')).toBe('HELP_DESK_UNREACHABLE');
  expect(await bodyOn(pull)).toMatch(/\n### production: not applied\n/u);
  const [told = '', ...others] = await toldOn(story, pull);
  expect([told, others]).toEqual([expect.stringContaining('The approval is still valid.'), []]);
  await mustWork(story.onMain(MERGE));
  expect(await bodyOn(pull)).toMatch(/\n### production: applied\n/u);
  expect((await desk.rowOf('floor')).display).toBe('Storey');
});

test('another address is told first and needs an approval; without a pull request it gets no token', async () => {
  const pull = await story.openPull({ branch: 'moved', edits: { 'deskform.yaml': configWith(thief.url) } });
  const told = await story.onPull(pull, PLAN);
  expect([told.exitStatus, told.outputs.get('failure-reason')]).toEqual([3, 'TARGET_CHANGED']);
  expect(await bodyOn(pull)).toContain(`\`url\` \`${front.url}\` → \`${thief.url}\``);
  await story.github.closePull(pull.number);
  await story.commitOnMain({ 'deskform.yaml': configWith(thief.url) });
  expect((await story.onMain(MERGE)).outputs.get('failure-reason')).toBe('TARGET_NOT_APPROVED');
  expect(thief.visits()).toBe(0);
});
