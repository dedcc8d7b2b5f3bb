import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { expectGolden } from './stage/golden.ts';
import { digestsOf, leftFile, resultsOf, statesIn } from './stage/marks.ts';
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
  await mustWork(story.applyByHand());
});
afterAll(async () => {
  await story.close();
  await Promise.all([staging.stop(), production.stop()]);
});

/** What people see on a pull request. */
async function seen(name: string, on = pull, more: readonly string[] = []): Promise<readonly string[]> {
  const [comment, ...news] = await story.commentsOn(on);
  const bodies = [comment, ...news].map((one) => one?.body ?? '');
  await expectGolden(name, bodies, [staging.url, production.url, ...more]);
  return comment === undefined ? [] : statesIn(comment);
}

test('all targets are in one comment, and equal plans stand there once', async () => {
  const edits = { [FIELDS]: ticketFields({ floor: 'Storey', door: 'Door' }) };
  pull = await story.openPull({ branch: 'storey', edits });
  const result = await mustWork(story.onPull(pull, PLAN));
  expect(await seen('fleet')).toEqual(['staging open', 'production open']);
  expect(result.outputs.get('changes')).toBe('true');
  expect(digestsOf(result).split('\n')).toHaveLength(2);
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
  expect(await seen('fleet-refused')).toEqual(['staging not-applied', 'production not-applied']);
});

test('a wave goes by its tag, and leaves the others as they are', async () => {
  await mustWork(story.onMain({ ...MERGE, target: 'tag:wave2' }));
  expect(await seen('fleet-wave')).toEqual(['staging not-applied', 'production restart-due']);
  await staging.change('floor', { display: 'Floor' });
  production.newWrites();
  await mustWork(story.onMain(MERGE));
  expect((await staging.rowOf('floor')).display).toBe('Storey');
  expect(production.newWrites()).toEqual([]);
  expect(statesIn((await story.commentsOn(pull))[0] ?? { body: '' })).toEqual([
    'staging restart-due',
    'production restart-due',
  ]);
});

test('a digest given by hand adds to the approvals: the trial is applied, and then production', async () => {
  const level = await story.openPull({
    branch: 'level',
    edits: { [FIELDS]: ticketFields({ floor: 'Level', door: 'Door' }) },
  });
  await mustWork(story.onPull(level, PLAN));
  await story.merge(level);
  await staging.change('floor', { display: 'Piano' });
  const refused = await story.onMain(MERGE);
  expect(resultsOf(refused, 'apply')).toMatchObject([
    { target: 'staging', failure_reason: 'NOT_AS_REVIEWED' },
    { target: 'production', outcome: 'not-tried' },
  ]);
  const byHand = { ...MERGE, expect: digestsOf(refused) };
  await mustWork(story.onMain(byHand, { event: 'workflow_dispatch' }));
  for (const desk of [staging, production]) expect((await desk.rowOf('floor')).display).toBe('Level');
});

test('a target that a pull request adds is told first, has its snapshot after the merge, and waits for an approval', async () => {
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
    // The merge queue has no snapshot of it either, and nothing to refuse.
    await mustWork(story.inQueue(added, PLAN));
    const entry = story.repository.commitNamedOnServer(`refs/pull/${added.number}/merge`);
    expect(story.github.statusesOf(entry)).toMatchObject([{ context: 'deskform', state: 'success' }]);
    expect(training.requestCount()).toBe(0);
    await story.merge(added);
    const merged = await story.onMain(MERGE);
    expect(resultsOf(merged, 'apply').at(-1)).toMatchObject({ target: 'training', failure_reason: 'NOTHING_APPROVED' });
    expect(story.repository.fileOn('deskform-snapshots', 'training.json')).toContain(training.url);
    expect(await seen('fleet-new-target', added, [training.url])).toEqual([
      'staging nothing-to-do',
      'production nothing-to-do',
      'training not-applied',
    ]);
    // Who has looked at the plan of now says so by hand.
    await mustWork(story.onMain({ ...MERGE, expect: digestsOf(merged) }, { event: 'workflow_dispatch' }));
    expect((await training.rowOf('floor')).to_create).toBe(false);
  } finally {
    await training.stop();
  }
});

test('a target that does not answer hides nothing of the others', async () => {
  const text = staging.config('staging').replace(staging.url, 'http://127.0.0.1:9');
  const [, second] = production.config('production').split('targets:\n');
  await story.commitOnMain({ 'deskform.yaml': `${text}${second}`, [FIELDS]: NO_FIELDS });
  const result = await story.onMain({ command: 'drift' });
  expect(result.exitStatus).toBe(3);
  expect(JSON.parse(result.outputs.get('results') ?? '')).toMatchObject([
    { target: 'staging', outcome: 'failed', failure_reason: 'TARGET_NOT_APPROVED' },
    { target: 'production', outcome: 'none' },
  ]);
});
