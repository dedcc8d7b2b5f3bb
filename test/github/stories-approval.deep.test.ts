import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, openDesk, type StagedDesk } from './stage/desk.ts';
import type { StagedComment } from './stage/github.ts';
import { expectGolden } from './stage/golden.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';

const APPLY = { command: 'apply', out: 'plans' };
const PLAN = { command: 'plan', out: 'plans' };

/** Of a pull request's comments, what each has come to. */
const statesOf = (comments: readonly StagedComment[]): readonly (string | undefined)[] =>
  comments.map(({ body }) => parseMark(body)?.state);

describe('what was approved is applied, and nothing else', () => {
  let desk: StagedDesk;
  let story: Story;
  beforeAll(async () => {
    desk = await openDesk();
    const files = {
      'deskform.yaml': desk.config('production'),
      'attributes/floor.yaml': ticketFields({ floor: 'Floor' }),
    };
    story = await openStory(files, DESK_SECRET);
    await mustWork(story.onMain({ ...APPLY, expect: 'anything' }));
    desk.newWrites();
  });
  afterAll(async () => {
    await story.close();
    await desk.stop();
  });

  async function planned(name: string, label: string): Promise<StoryPull> {
    const edits = { [`attributes/${name}.yaml`]: ticketFields({ [name]: label }) };
    const pull = await story.openPull({ branch: `${name}-${label}`.replaceAll(' ', '-'), edits });
    await mustWork(story.onPull(pull, PLAN));
    return pull;
  }

  test('nothing to do and nothing approved is the end of it', async () => {
    const result = await story.onMain(APPLY);
    expect(result.exitStatus).toBe(0);
    expect(readLog(result).said).toContain('Nothing to do: the help desk is as declared.');
    expect(desk.newWrites()).toEqual([]);
  });

  test('the help desk has moved since: it refuses, says what, and shows the plan of now', async () => {
    const pull = await planned('floor', 'Storey');
    await desk.change('floor', { display: 'Etage' });
    await story.merge(pull);
    desk.newWrites();
    const result = await story.onMain(APPLY);
    expect(result.exitStatus).toBe(3);
    expect(result.outputs.get('failure-reason')).toBe('NOT_AS_REVIEWED');
    expect(readLog(result).said).toContain(
      'not what was reviewed: Ticket.floor (the help desk has moved); nothing was sent',
    );
    expect(readLog(result).said).toContain('run it again with its digest as the input expect');
    expect(result.summary).toContain('- Etage\n+ Storey\n');
    expect(desk.newWrites()).toEqual([]);
    // The approval may still come true: somebody may put the help desk back.
    expect(statesOf(await story.commentsOn(pull))).toEqual(['open']);
    await expectGolden('moved-summary', [result.summary], [desk.url]);

    const digest = result.outputs.get('digest') ?? '';
    const again = await mustWork(story.onMain({ ...APPLY, expect: digest }));
    expect(again.outputs.get('failure-reason')).toBe('');
    expect((await desk.rowOf('floor')).display).toBe('Storey');
    expect(statesOf(await story.commentsOn(pull))).toEqual(['applied']);
    // And never twice: what was expected is done.
    desk.newWrites();
    await mustWork(story.onMain({ ...APPLY, expect: digest }));
    expect(desk.newWrites()).toEqual([]);
  });

  test('a commit that nobody has planned is approved by nothing', async () => {
    await story.commitOnMain({ 'attributes/direct.yaml': ticketFields({ direct: 'Direct' }) });
    const result = await story.onMain(APPLY);
    expect(result.exitStatus).toBe(3);
    const { said, obeyed } = readLog(result);
    expect(said).toContain('no plan comment approves what this would do; nothing was sent (NOTHING_APPROVED)');
    expect(said).toContain('+ direct "Direct": new input');
    expect(obeyed.map(({ name }) => name)).toContain('error');
    expect(desk.newWrites()).toEqual([]);
    await story.commitOnMain({ 'attributes/direct.yaml': undefined });
  });

  test('nor one that was pushed after the plan, nor one whose plan somebody else has written', async () => {
    const pull = await planned('room', 'Room');
    const [approved] = await story.commentsOn(pull);
    const head = await story.push(pull, { 'attributes/room.yaml': ticketFields({ room: 'Room number' }) });
    const forged = (approved?.body ?? '').replace(/head=[0-9a-f]{40}/u, `head=${head}`);
    await story.github.comment(pull.number, forged, 'stranger');
    await story.github.comment(pull.number, forged, 'maria');
    await story.merge(pull);
    const result = await story.onMain(APPLY);
    expect(result.outputs.get('failure-reason')).toBe('NOTHING_APPROVED');
    expect(desk.newWrites()).toEqual([]);
    await story.commitOnMain({ 'attributes/room.yaml': undefined });
  });

  test('two pull requests, merged one way and the other, are applied at once', async () => {
    const [one, other] = [await planned('wing', 'Wing'), await planned('door', 'Door')];
    await story.merge(one, 'squash');
    await story.merge(other);
    const result = await story.onMain(APPLY);
    expect(result.exitStatus).toBe(0);
    expect(result.outputs.get('create')).toBe('2');
    for (const pull of [one, other]) expect(statesOf(await story.commentsOn(pull))).toEqual(['applied']);
    // The second run of the two merges finds nothing to do.
    expect((await story.onMain(APPLY)).exitStatus).toBe(0);
    // And its approval is used up: the field that somebody deletes is not made again by it.
    await story.commitOnMain({
      'attributes/gone.yaml': 'object: Ticket\nattributes:\n  - { name: wing, state: absent }\n',
      'attributes/wing.yaml': undefined,
    });
    expect((await story.onMain(APPLY)).outputs.get('failure-reason')).toBe('NOTHING_APPROVED');
  });
});

describe('an apply that stopped part way', () => {
  let desk: StagedDesk;
  let story: Story;
  beforeAll(async () => {
    desk = await openDesk([
      { path: '**_execute_migrations', nth: 1, do: 'status', status: 500 },
      // Long enough that somebody can cancel meanwhile.
      { path: '/api/v1/object_manager_attributes', method: 'POST', nth: 4, do: 'delay', seconds: 2, when: 'before' },
    ]);
    story = await openStory(
      { 'deskform.yaml': desk.config('production'), 'attributes/a.yaml': 'object: Ticket\nattributes: []\n' },
      DESK_SECRET,
    );
  });
  afterAll(async () => {
    await story.close();
    await desk.stop();
  });

  test('leaves its journal, says how to go on, and goes on under the same approval', async () => {
    const edits = { 'attributes/a.yaml': ticketFields({ wing: 'Wing', door: 'Door' }) };
    const pull = await story.openPull({ branch: 'doors', edits });
    await mustWork(story.onPull(pull, PLAN));
    await story.merge(pull);
    const first = await story.onMain({ ...APPLY, journal: 'journal' });
    expect(first.exitStatus).toBe(4);
    expect(first.outputs.get('failure-reason')).toBe('MIGRATION_FAILED');
    const journal = first.outputs.get('journal-path') ?? '';
    expect(existsSync(journal) && readdirSync(journal)).toHaveLength(1);
    expect(first.summary).toContain('Run this job again: it goes on where it stopped, under the same approval.');
    const [failed] = await story.commentsOn(pull);
    expect(parseMark(failed?.body ?? '')?.state).toBe('failed');

    // On another machine, which has no journal.
    const second = await story.onMain(APPLY);
    expect(second.exitStatus).toBe(0);
    expect((await desk.rowOf('door')).to_create).toBe(false);
    const [applied, ...others] = await story.commentsOn(pull);
    expect(others).toEqual([]);
    expect(parseMark(applied?.body ?? '')?.state).toBe('applied');
    await expectGolden('half-done', [failed?.body ?? '', applied?.body ?? ''], [desk.url]);
  });

  test('that somebody cancels ends after the request under way, and goes on as well', async () => {
    const edits = { 'attributes/b.yaml': ticketFields({ roof: 'Roof', wall: 'Wall', yard: 'Yard' }) };
    const pull = await story.openPull({ branch: 'roofs', edits });
    await mustWork(story.onPull(pull, PLAN));
    await story.merge(pull);
    const first = await story.onMain(APPLY, { cancelAt: 'staged Ticket.roof' });
    expect(readLog(first).said).toContain('Stopping after the request under way.');
    expect(first.exitStatus).toBe(130);
    expect(first.outputs.get('failure-reason')).toBe('INTERRUPTED');
    expect(first.summary).toContain('Run this job again');
    expect(await desk.rowOf('yard')).toBeUndefined();
    expect(statesOf(await story.commentsOn(pull))).toEqual(['failed']);
    await mustWork(story.onMain(APPLY));
    expect((await desk.rowOf('yard')).to_create).toBe(false);
    expect(statesOf(await story.commentsOn(pull))).toEqual(['applied']);
  });
});
