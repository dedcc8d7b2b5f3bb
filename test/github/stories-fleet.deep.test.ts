import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { expectGolden } from './stage/golden.ts';
import { leftFile, resultsOf, statesIn } from './stage/marks.ts';
import { mustWork } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge' };
const FIELDS = 'attributes/a.yaml';

let staging: StagedDesk;
let production: StagedDesk;
let story: Story;
let pull: StoryPull;
beforeAll(async () => {
  [staging, production] = await Promise.all([openDesk(), openDesk()]);
  const [, second] = production.config('production', 'tags: [wave2]').split('targets:\n');
  const config = `${staging.config('staging', 'tags: [wave1]')}${second}`;
  story = await openStory({ 'deskform.yaml': config, [FIELDS]: ticketFields({ floor: 'Floor' }) }, DESK_SECRET);
  await mustWork(story.onMain({ ...MERGE, expect: 'anything' }));
});
afterAll(async () => {
  await story.close();
  await Promise.all([staging.stop(), production.stop()]);
});

/** What people see on a pull request: one comment. */
async function seen(name: string, on = pull, more: readonly string[] = []): Promise<readonly string[]> {
  const [comment, ...others] = await story.commentsOn(on);
  expect(others).toEqual([]);
  await expectGolden(name, [comment?.body ?? ''], [staging.url, production.url, ...more]);
  return comment === undefined ? [] : statesIn(comment);
}

test('all targets are in one comment, and equal plans stand there once', async () => {
  const edits = { [FIELDS]: ticketFields({ floor: 'Storey', door: 'Door' }) };
  pull = await story.openPull({ branch: 'storey', edits });
  const result = await mustWork(story.onPull(pull, PLAN));
  expect(await seen('fleet')).toEqual(['staging open', 'production open']);
  expect(['changes', 'destroys', 'restart'].map((name) => result.outputs.get(name))).toEqual(['true', '0', 'needed']);
  expect(result.outputs.get('digest')?.split('\n')).toHaveLength(2);
  expect(result.outputs.get('url')?.split('\n')).toHaveLength(1);
  expect(resultsOf(result, 'plan')).toMatchObject([
    { target: 'staging', outcome: 'changes', create: 1, update: 1, pull_request: pull.number },
    { target: 'production', outcome: 'changes', create: 1, update: 1, pull_request: pull.number },
  ]);
  for (const target of ['staging', 'production']) expect(leftFile(result, `${target}.html`)).toContain('Storey');
});

test('the first that fails keeps the rest from being tried, and the comment says both', async () => {
  await story.merge(pull);
  await staging.change('floor', { display: 'Etage' });
  production.newWrites();
  const result = await story.onMain(MERGE);
  expect(result.exitStatus).toBe(3);
  expect(resultsOf(result, 'apply')).toMatchObject([
    { target: 'staging', failure_reason: 'NOT_AS_REVIEWED', exit_status: 3 },
    { target: 'production', outcome: 'not-tried' },
  ]);
  expect(production.newWrites()).toEqual([]);
  expect(await seen('fleet-refused')).toEqual(['staging open', 'production open']);
});

test('a wave goes by its tag, and leaves the others as they are', async () => {
  await mustWork(story.onMain({ ...MERGE, target: 'tag:wave2' }));
  expect(await seen('fleet-wave')).toEqual(['staging open', 'production applied']);
  await staging.change('floor', { display: 'Floor' });
  production.newWrites();
  await mustWork(story.onMain(MERGE));
  expect((await staging.rowOf('floor')).display).toBe('Storey');
  expect(production.newWrites()).toEqual([]);
  expect((await story.commentsOn(pull)).map(statesIn)).toEqual([['staging applied', 'production applied']]);
});

test('a target that a pull request adds is told first, has its list after the merge, and waits for an approval', async () => {
  const training = await openDesk();
  try {
    const [, third] = training.config('training').split('targets:\n');
    const config = story.repository.filesIn('main', 'deskform.yaml').get('deskform.yaml') ?? '';
    const added = await story.openPull({
      branch: 'training',
      edits: { 'deskform.yaml': `${config.trimEnd()}\n${third}` },
    });
    expect((await story.onPull(added, PLAN)).outputs.get('failure-reason')).toBe('TARGET_CHANGED');
    story.github.approve(added.number, { by: 'maria', commit: added.head(), canPush: true });
    await mustWork(story.onPull(added, PLAN));
    expect(training.requestCount()).toBe(0);
    await story.merge(added);
    const merged = await story.onMain(MERGE);
    expect(resultsOf(merged, 'apply').at(-1)).toMatchObject({ target: 'training', failure_reason: 'NOTHING_APPROVED' });
    expect(story.repository.fileOn('deskform-snapshots', 'training.json')).toContain(training.url);
    expect(await seen('fleet-new-target', added, [training.url])).toEqual([
      'staging applied',
      'production applied',
      'training none',
    ]);
    // Who has looked at the plan of now says so by hand.
    const expected = resultsOf(merged, 'apply').map(({ digest }) => digest);
    await mustWork(story.onMain({ ...MERGE, expect: expected.join('\n') }, { event: 'workflow_dispatch' }));
    expect((await training.rowOf('floor')).to_create).toBe(false);
  } finally {
    await training.stop();
  }
});

test('a target that does not answer hides nothing of the others', async () => {
  const text = staging.config('staging').replace(staging.url, 'http://127.0.0.1:9');
  const [, second] = production.config('production').split('targets:\n');
  await story.commitOnMain({ 'deskform.yaml': `${text}${second}`, [FIELDS]: NO_FIELDS });
  const edits = { 'attributes/b.yaml': ticketFields({ room: 'Room' }) };
  const other = await story.openPull({ branch: 'room', edits });
  const result = await story.onPull(other, { ...PLAN, 'snapshot-branch': 'none' });
  expect(result.exitStatus).toBe(1);
  expect(result.outputs.get('failure-reason')).toBe('HELP_DESK_UNREACHABLE');
  expect(resultsOf(result, 'plan')).toMatchObject([
    { target: 'staging', outcome: 'failed', failure_reason: 'HELP_DESK_UNREACHABLE' },
    { target: 'production', outcome: 'changes', create: 1 },
  ]);
  expect(await seen('fleet-unreachable', other)).toEqual(['staging none', 'production open']);
});
