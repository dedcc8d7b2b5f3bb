import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { expectGolden } from './stage/golden.ts';
import { digestsOf, resultsOf, statesIn } from './stage/marks.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import { toldOn } from './stage/told.ts';

const MERGE = { command: 'merge' };
const PLAN = { command: 'plan' };

let desk: StagedDesk;
let story: Story;

async function planned(branch: string, labels: Readonly<Record<string, string>>, file = branch): Promise<StoryPull> {
  const pull = await story.openPull({ branch, edits: { [`attributes/${file}.yaml`]: ticketFields(labels) } });
  await mustWork(story.onPull(pull, PLAN));
  return pull;
}

/** What the plan comment says of each target. */
async function statesOn(pull: StoryPull): Promise<readonly string[]> {
  return statesIn((await story.commentsOn(pull))[0] ?? { body: '' });
}

const bodyOn = async (pull: StoryPull): Promise<string> => (await story.commentsOn(pull))[0]?.body ?? '';

describe('what was approved is applied, and nothing else', () => {
  beforeAll(async () => {
    desk = await openDesk();
    const files = {
      'deskform.yaml': desk.config('production'),
      'attributes/floor.yaml': ticketFields({ floor: 'Floor' }),
    };
    story = await openStory(files, DESK_SECRET);
    await mustWork(story.applyByHand());
    desk.newWrites();
  });
  afterAll(async () => {
    await story.close();
    await desk.stop();
  });

  test('the help desk has moved since: refused, with the plan of now, and the approval is kept', async () => {
    const pull = await planned('storey', { floor: 'Storey' }, 'floor');
    await desk.change('floor', { display: 'Etage' });
    await story.merge(pull);
    desk.newWrites();
    const result = await story.onMain(MERGE);
    expect(result.exitStatus).toBe(3);
    expect(result.outputs.get('failure-reason')).toBe('NOT_AS_REVIEWED');
    expect(readLog(result).said).toContain('Ticket.floor (the help desk changed)');
    expect(desk.newWrites()).toEqual([]);
    expect(await statesOn(pull)).toEqual(['production not-applied']);
    const refused = await bodyOn(pull);

    const digest = digestsOf(result);
    const again = await mustWork(story.onMain({ ...MERGE, expect: digest }, { event: 'workflow_dispatch' }));
    expect(again.outputs.get('failure-reason')).toBe('');
    expect((await desk.rowOf('floor')).display).toBe('Storey');
    expect(await statesOn(pull)).toEqual(['production applied']);
    const applied = await bodyOn(pull);
    // And never twice: what was expected is done.
    desk.newWrites();
    await mustWork(story.onMain({ ...MERGE, expect: digest }, { event: 'workflow_dispatch' }));
    expect(desk.newWrites()).toEqual([]);
    await expectGolden('moved', [refused, ...(await toldOn(story, pull)), applied], [desk.url]);
  });

  test('a commit that nobody has planned is approved by nothing', async () => {
    await story.commitOnMain({ 'attributes/direct.yaml': ticketFields({ direct: 'Direct' }) });
    const result = await story.onMain(MERGE);
    expect(result.exitStatus).toBe(3);
    expect(result.outputs.get('failure-reason')).toBe('NOTHING_APPROVED');
    expect(readLog(result).obeyed.map(({ name }) => name)).toContain('error');
    expect(desk.newWrites()).toEqual([]);
    await story.commitOnMain({ 'attributes/direct.yaml': undefined });
  });

  test('nor one that was pushed after the plan, whoever writes a plan for it', async () => {
    const pull = await planned('room', { room: 'Room' });
    const approved = await bodyOn(pull);
    const head = await story.push(pull, { 'attributes/room.yaml': ticketFields({ room: 'Room number' }) });
    const forged = approved.replace(/head=[0-9a-f]{40}/u, `head=${head}`);
    await story.github.comment(pull.number, forged, 'stranger');
    await story.github.comment(pull.number, forged, 'maria');
    await story.github.comment(pull.number, forged, 'robot-app[bot]');
    await story.merge(pull);
    expect((await story.onMain(MERGE)).outputs.get('failure-reason')).toBe('NOTHING_APPROVED');
    expect(desk.newWrites()).toEqual([]);
    await story.commitOnMain({ 'attributes/room.yaml': undefined });
  });

  test('a schedule applies what is approved and waits, and nothing else', async () => {
    await story.commitOnMain({ 'attributes/direct.yaml': ticketFields({ direct: 'Direct' }) });
    await mustWork(story.onMain(MERGE, { event: 'schedule' }));
    expect(desk.newWrites()).toEqual([]);
    await story.commitOnMain({ 'attributes/direct.yaml': undefined });
    const pull = await planned('attic', { attic: 'Attic' });
    await story.merge(pull);
    await mustWork(story.onMain(MERGE, { event: 'schedule' }));
    expect(await statesOn(pull)).toEqual(['production restart-due']);
    desk.newWrites();
  });

  test('nor one whose plan somebody has edited, also where they change nothing that decides', async () => {
    const pull = await planned('hall', { hall: 'Hall' });
    const [comment] = await story.commentsOn(pull);
    await story.github.ask('PATCH', `/issues/comments/${comment?.id}`, { body: `${comment?.body} ` }, 'maria');
    await story.merge(pull);
    const result = await story.onMain(MERGE);
    expect(result.outputs.get('failure-reason')).toBe('APPROVED_ANOTHER_PLAN');
    expect(readLog(result).said).toContain('maria edited the plan comment');
    expect(desk.newWrites()).toEqual([]);
    await story.commitOnMain({ 'attributes/hall.yaml': undefined });
  });

  test('two pull requests, merged one way and the other, are applied at once', async () => {
    const [one, other] = [await planned('wing', { wing: 'Wing' }), await planned('door', { door: 'Door' })];
    await story.merge(one, 'squash');
    await story.merge(other);
    const result = await mustWork(story.onMain(MERGE, { node: 24 }));
    expect(resultsOf(result, 'apply')).toMatchObject([{ target: 'production', outcome: 'ok', create: 2 }]);
    for (const pull of [one, other]) expect(await statesOn(pull)).toEqual(['production restart-due']);
    // The run of the first of the two merges finds nothing to do.
    desk.newWrites();
    await mustWork(story.onMain(MERGE));
    expect(desk.newWrites()).toEqual([]);
    // And the approvals are used up: what somebody commits without a plan is approved by none of them.
    await story.commitOnMain({
      'attributes/gone.yaml': 'object: Ticket\nattributes:\n  - { name: wing, state: absent }\n',
      'attributes/wing.yaml': undefined,
    });
    expect((await story.onMain(MERGE)).outputs.get('failure-reason')).toBe('NOTHING_APPROVED');
  });
});

describe('two pull requests that change one field', () => {
  const FILE = 'attributes/floor.yaml';
  const text = ticketFields({ floor: 'Floor' });
  beforeAll(async () => {
    desk = await openDesk();
    story = await openStory({ 'deskform.yaml': desk.config('production'), [FILE]: text }, DESK_SECRET);
    await mustWork(story.applyByHand());
    desk.newWrites();
  });
  afterAll(async () => {
    await story.close();
    await desk.stop();
  });

  let count = 0;
  async function mergeBoth(one: string, other: string): Promise<void> {
    const pulls: StoryPull[] = [];
    for (const edited of [one, other]) {
      count += 1;
      const pull = await story.openPull({ branch: `edit-${count}`, edits: { [FILE]: edited } });
      await mustWork(story.onPull(pull, PLAN));
      story.approve(pull);
      pulls.push(pull);
    }
    for (const pull of pulls) await story.merge(pull, 'squash');
  }

  test('in different settings, merged close together, are applied at once', async () => {
    await mergeBoth(text.replace('"Floor"', '"Storey"'), text.replace('maxlength: 120', 'maxlength: 200'));
    const result = await mustWork(story.onMain(MERGE));
    expect(readLog(result).said).toContain('The pull requests approve this plan together.');
    expect(await desk.rowOf('floor')).toMatchObject({ display: 'Storey', data_option: { maxlength: 200 } });
  });

  test('are refused if something else is in the files as well', async () => {
    const now = text.replace('"Floor"', '"Storey"').replace('maxlength: 120', 'maxlength: 200');
    await mergeBoth(now.replace('Storey', 'Level'), now.replace('maxlength: 200', 'maxlength: 210'));
    await story.commitOnMain({ [FILE]: now.replace('Storey', 'Level').replace('maxlength: 200', 'maxlength: 220') });
    desk.newWrites();
    const result = await story.onMain(MERGE);
    expect([result.outputs.get('failure-reason'), desk.newWrites()]).toEqual(['NOT_AS_REVIEWED', []]);
  });
});

describe('an apply that stopped part way', () => {
  beforeAll(async () => {
    desk = await openDesk([
      { path: '**_execute_migrations', nth: 1, do: 'status', status: 500 },
      // Long enough that somebody can cancel meanwhile.
      { path: '/api/v1/object_manager_attributes', method: 'POST', nth: 4, do: 'delay', seconds: 2, when: 'before' },
    ]);
    const files = { 'deskform.yaml': desk.config('production'), 'attributes/a.yaml': NO_FIELDS };
    story = await openStory(files, DESK_SECRET);
    await mustWork(story.onMain(MERGE));
  });
  afterAll(async () => {
    await story.close();
    await desk.stop();
  });

  test('leaves its journal, says how to go on, and goes on under the same approval', async () => {
    const pull = await planned('doors', { wing: 'Wing', door: 'Door' }, 'a');
    await story.merge(pull);
    const first = await story.onMain(MERGE);
    expect(first.exitStatus).toBe(4);
    expect(first.outputs.get('failure-reason')).toBe('MIGRATION_FAILED');
    expect(readdirSync(join(first.temp, 'deskform/journal'))).toHaveLength(1);
    expect(await statesOn(pull)).toEqual(['production failed']);
    const failed = await bodyOn(pull);

    // On another machine, which has no journal.
    await mustWork(story.onMain(MERGE));
    expect((await desk.rowOf('door')).to_create).toBe(false);
    expect(await statesOn(pull)).toEqual(['production restart-due']);
    await expectGolden('half-done', [failed, ...(await toldOn(story, pull)), await bodyOn(pull)], [desk.url]);
  });

  test('that somebody cancels ends after the current request, and goes on as well', async () => {
    const pull = await planned('roofs', { roof: 'Roof', wall: 'Wall', yard: 'Yard' }, 'b');
    await story.merge(pull);
    const first = await story.onMain(MERGE, { cancelAt: 'staged Ticket.roof' });
    expect(readLog(first).said).toContain('Stopping after the current request.');
    expect(first.exitStatus).toBe(130);
    expect(first.outputs.get('failure-reason')).toBe('INTERRUPTED');
    expect(await desk.rowOf('yard')).toBeUndefined();
    expect(await statesOn(pull)).toEqual(['production cancelled']);
    await mustWork(story.onMain(MERGE));
    expect((await desk.rowOf('yard')).to_create).toBe(false);
    expect(await statesOn(pull)).toEqual(['production restart-due']);
  });
});
