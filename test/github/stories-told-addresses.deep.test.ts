import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, openDesk, type StagedDesk } from './stage/desk.ts';
import type { StepResult } from './stage/runner.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import { openThief, type Thief } from './stage/thief.ts';
import { toldOn } from './stage/told.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge' };
const CONFIG = 'deskform.yaml';
const FIELDS = 'attributes/a.yaml';

let desk: StagedDesk;
let moved: StagedDesk;
let thief: Thief;
let story: Story;
beforeAll(async () => {
  [desk, moved, thief] = await Promise.all([openDesk(), openDesk(), openThief()]);
  story = await openStory(
    { [CONFIG]: desk.config('production'), [FIELDS]: ticketFields({ floor: 'Floor' }) },
    DESK_SECRET,
  );
  await mustWork(story.applyByHand());
});
afterAll(async () => {
  await story.close();
  await Promise.all([desk.stop(), moved.stop(), thief.stop()]);
});

/** The plan comment, without its hidden first lines. */
async function readOn(pull: StoryPull): Promise<string> {
  const [comment] = await story.commentsOn(pull);
  return (comment?.body ?? '').replace(/^(?:<!--.*-->\n+)+/u, '');
}

const reasonOf = ({ outputs }: StepResult): string | undefined => outputs.get('failure-reason');
const marked = ({ log }: StepResult): readonly string[] =>
  readLog({ log })
    .obeyed.filter(({ name }) => name === 'error')
    .map(({ text }) => text);
const TOLD_FIRST = /^> \[!WARNING\]\n> \*\*This pull request changes where deskform connects/u;

test('changed settings are told first, and the check fails until a person who may push approves this commit', async () => {
  const config = desk.config('production', 'limits: { destroy: 7 }', 'undeclared: report', 'foreign_changes: include');
  const pull = await story.openPull({ branch: 'limits', edits: { [CONFIG]: config } });
  const first = await story.onPull(pull, PLAN);
  expect([first.exitStatus, reasonOf(first)]).toEqual([3, 'TARGET_CHANGED']);
  const told = await readOn(pull);
  expect(told).toMatch(TOLD_FIRST);
  for (const line of [
    '`limits` `{"destroy":3}` → `{"destroy":7}`',
    '`undeclared` `keep` → `report`',
    '`foreign_changes`',
  ])
    expect(told).toContain(line);
  expect(marked(first)).toEqual([expect.stringContaining('TARGET_CHANGED')]);

  story.github.approve(pull.number, { by: 'robot-app[bot]', commit: pull.head(), canPush: true });
  story.github.approve(pull.number, { by: 'stranger', commit: pull.head(), canPush: false });
  expect(reasonOf(await story.onPull(pull, PLAN))).toBe('TARGET_CHANGED');

  story.github.approve(pull.number, { by: 'maria', commit: pull.head(), canPush: true });
  const { outputs } = await mustWork(story.onPull(pull, PLAN, { node: 24 }));
  expect(outputs.get('failure-reason')).toBe('');
  expect(await readOn(pull)).toContain(`Approved for \`${pull.head().slice(0, 12)}\``);

  await story.push(pull, { 'README.md': 'One more commit\n' });
  expect(reasonOf(await story.onPull(pull, PLAN))).toBe('TARGET_CHANGED');
  expect(await readOn(pull)).toMatch(TOLD_FIRST);
  await story.github.closePull(pull.number);
});

test('a protection that is taken away is told, one that is added endangers nothing', async () => {
  const text = ticketFields({ floor: 'Floor' }).replace('    data_type', '    protect: true\n    data_type');
  const on = await story.openPull({ branch: 'protect', edits: { [FIELDS]: text } });
  await mustWork(story.onPull(on, PLAN));
  await story.merge(on);
  await mustWork(story.onMain(MERGE));
  const off = await story.openPull({ branch: 'unprotect', edits: { [FIELDS]: ticketFields({ floor: 'Floor' }) } });
  expect(reasonOf(await story.onPull(off, PLAN))).toBe('TARGET_CHANGED');
  expect(await readOn(off)).toMatch(TOLD_FIRST);
  expect(await readOn(off)).toContain('`protect of Ticket.floor`');
  await story.github.closePull(off.number);
});

test('an approved address gets the token after the merge, and the snapshot of the old one is not used for it', async () => {
  const pull = await story.openPull({ branch: 'moved', edits: { [CONFIG]: moved.config('production') } });
  const first = await story.onPull(pull, PLAN);
  expect([first.exitStatus, reasonOf(first)]).toEqual([3, 'TARGET_CHANGED']);
  expect(await readOn(pull)).toMatch(TOLD_FIRST);
  expect(await readOn(pull)).toContain(`\`url\` \`${desk.url}\` → \`${moved.url}\``);
  expect(await readOn(pull)).toContain('saves a snapshot');
  expect(story.checkOn(pull)).toMatch(/^failure: /u);
  await mustWork(story.onApproval(pull, PLAN));
  expect(story.checkOn(pull)).toMatch(/^success: /u);
  expect([moved.requestCount(), marked(await mustWork(story.onPull(pull, PLAN)))]).toEqual([0, []]);

  await mustWork(story.inQueue(pull, PLAN));
  await story.merge(pull);
  const asked = desk.requestCount();
  const merged = await story.onMain(MERGE);
  expect(reasonOf(merged)).toBe('NOTHING_APPROVED');
  expect([desk.requestCount() - asked, moved.newWrites()]).toEqual([0, []]);
  expect(await readOn(pull)).toMatch(/^### production: not applied\n/u);

  const next = await story.openPull({ branch: 'next', edits: { 'attributes/b.yaml': ticketFields({ door: 'Door' }) } });
  await mustWork(story.onPull(next, PLAN));
  await story.merge(next);
  await mustWork(story.onMain(MERGE, { node: 24 }));
  expect((await moved.rowOf('door')).display).toBe('Door');
  expect(await readOn(next)).toMatch(/^### production: applied/u);
});

test('an address changed past a pull request gets no request, whatever is merged after it', async () => {
  await story.commitOnMain({ [CONFIG]: moved.config('production').replace(moved.url, thief.url) });
  for (const command of ['merge', 'drift'])
    expect([command, reasonOf(await story.onMain({ command }))]).toEqual([command, 'TARGET_NOT_APPROVED']);
  // Who merges this has not been shown the address as one that changes.
  const pull = await story.openPull({
    branch: 'blind',
    edits: { 'attributes/c.yaml': ticketFields({ hall: 'Hall' }) },
  });
  expect(reasonOf(await story.onPull(pull, PLAN))).toBe('SNAPSHOT_FROM_ANOTHER_DESK');
  expect(await readOn(pull)).toContain('so it is not approved');
  await story.merge(pull);
  expect(reasonOf(await story.onMain(MERGE, { node: 24 }))).toBe('TARGET_NOT_APPROVED');
  expect((await toldOn(story, pull)).join()).toContain(
    `the connection of production to \`${thief.url}\` is not approved`,
  );
  expect(thief.visits()).toBe(0);
});
