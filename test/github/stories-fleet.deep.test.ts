import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { expectGolden } from './stage/golden.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';

const ALL = { target: 'all', out: 'plans' };
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
  await mustWork(story.onMain({ command: 'apply', target: 'all', expect: 'anything' }));
});
afterAll(async () => {
  await story.close();
  await Promise.all([staging.stop(), production.stop()]);
});

const addresses = (): readonly string[] => [staging.url, production.url];

test('validate gives the matrix that the jobs of a fleet are made of', async () => {
  const { outputs } = await mustWork(story.onMain({ command: 'validate' }));
  expect(JSON.parse(outputs.get('targets') ?? '')).toEqual({
    include: [
      { target: 'staging', tags: ['wave1'] },
      { target: 'production', tags: ['wave2'] },
    ],
  });
});

test('every target has its own comment, and one table tells of all', async () => {
  pull = await story.openPull({
    branch: 'storey',
    edits: { [FIELDS]: ticketFields({ floor: 'Storey', door: 'Door' }) },
  });
  const result = await mustWork(story.onPull(pull, { command: 'plan', ...ALL }));
  expect((await story.commentsOn(pull)).map(({ body }) => parseMark(body)?.target)).toEqual(['staging', 'production']);
  expect(
    Object.fromEntries(['changes', 'create', 'update', 'restart'].map((name) => [name, result.outputs.get(name)])),
  ).toEqual({
    changes: 'true',
    create: '2',
    update: '2',
    restart: 'needed',
  });
  for (const name of ['digest', 'plan-path', 'html-path', 'comment-url'])
    expect(result.outputs.get(name)?.split('\n')).toHaveLength(2);
  await expectGolden('fleet-summary', [result.summary], addresses());
});

test('a job of the matrix plans its own target, into the comment that is there', async () => {
  await mustWork(story.onPull(pull, { command: 'plan', target: 'production', out: 'plans' }));
  const marks = (await story.commentsOn(pull)).map(({ body }) => parseMark(body));
  expect(marks.map((mark) => mark?.target)).toEqual(['staging', 'production']);
  expect(marks[1]?.run).not.toBe(marks[0]?.run);
});

test('the first that does not come to its end keeps the rest from being tried', async () => {
  await story.merge(pull);
  await staging.change('floor', { display: 'Etage' });
  production.newWrites();
  const result = await story.onMain({ command: 'apply', ...ALL });
  expect(result.exitStatus).toBe(3);
  expect(JSON.parse(result.outputs.get('results') ?? '')).toEqual([
    expect.objectContaining({ target: 'staging', failure_reason: 'NOT_AS_REVIEWED', exit_status: 3 }),
    { target: 'production', outcome: 'not-tried', exit_status: null },
  ]);
  expect(result.summary).toContain('| `production` | not tried |');
  expect(production.newWrites()).toEqual([]);
});

test('the wave behind it goes by its tag, and each comment is frozen by its own apply', async () => {
  await mustWork(story.onMain({ command: 'apply', target: 'tag:wave2', out: 'plans' }));
  const states = async (): Promise<readonly string[]> =>
    (await story.commentsOn(pull)).map(({ body }) => `${parseMark(body)?.target} ${parseMark(body)?.state}`);
  expect(await states()).toEqual(['staging open', 'production applied']);
  await staging.change('floor', { display: 'Floor' });
  const result = await mustWork(story.onMain({ command: 'apply', ...ALL }));
  expect(readLog(result).said).toContain('Nothing to do: the help desk is as declared.');
  expect(await states()).toEqual(['staging applied', 'production applied']);
});

test('a target that does not answer hides nothing of the others', async () => {
  const [text = ''] = [staging.config('staging').replace(staging.url, 'http://127.0.0.1:9')];
  const [, second] = production.config('production').split('targets:\n');
  await story.commitOnMain({ 'deskform.yaml': `${text}${second}`, [FIELDS]: NO_FIELDS });
  const other = await story.openPull({
    branch: 'room',
    edits: { 'attributes/b.yaml': ticketFields({ room: 'Room' }) },
  });
  const result = await story.onPull(other, { command: 'plan', ...ALL });
  expect(result.exitStatus).toBe(1);
  expect(result.outputs.get('failure-reason')).toBe('HELP_DESK_UNREACHABLE');
  expect(result.summary).toContain(`| #${other.number} \`staging\` | failed: \`HELP_DESK_UNREACHABLE\` |`);
  const bodies = (await story.commentsOn(other)).map(({ body }) => body);
  expect(bodies.map((body) => parseMark(body)?.state)).toEqual(['stale', 'open']);
  await expectGolden('fleet-unreachable', [bodies[0] ?? ''], addresses());
});
