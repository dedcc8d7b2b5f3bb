import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, openDesk, type StagedDesk } from './stage/desk.ts';
import type { StepResult } from './stage/runner.ts';
import { mustWork } from './stage/step-log.ts';
import { openStory, type Story } from './stage/story.ts';
import { glanceAt, mergedWith, newField, readOn, toldOn } from './stage/told.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge' };

const reasonOf = ({ outputs }: StepResult): string | undefined => outputs.get('failure-reason');

describe('two targets', () => {
  let staging: StagedDesk;
  let production: StagedDesk;
  let story: Story;
  beforeAll(async () => {
    [staging, production] = await Promise.all([openDesk(), openDesk()]);
    const [, second = ''] = production.config('production').split('targets:\n');
    const relabelled = { 'attributes/floor.yaml': ticketFields({ floor: 'Label of floor' }) };
    story = await openStory({ 'deskform.yaml': `${staging.config('staging')}${second}`, ...relabelled }, DESK_SECRET);
    await story.applyByHand();
  });
  afterAll(async () => {
    await story.close();
    await Promise.all([staging.stop(), production.stop()]);
  });

  test('one is applied, the other has changed since the review: the comment says both, in the order of the waves', async () => {
    const pull = await mergedWith(story, 'door', newField('door'));
    const byHand = { object: 'Ticket', name: 'door', display: 'Gate', data_type: 'input' };
    await production.add({
      ...byHand,
      active: true,
      position: 960,
      screens: {},
      data_option: { type: 'text', maxlength: 120 },
    });
    const step = await story.onMain(MERGE);
    expect([step.exitStatus, reasonOf(step)]).toEqual([3, 'NOT_AS_REVIEWED']);
    expect([(await staging.rowOf('door')).display, (await production.rowOf('door')).display]).toEqual([
      'Label of door',
      'Gate',
    ]);
    const body = glanceAt(await readOn(story, pull));
    expect(body).toMatch(/^### production: not applied · staging: applied, restart the service now\n/u);
    expect((await toldOn(story, pull)).join('\n')).toContain('door');
  });

  test('the first that fails keeps the next from being tried, and both say so', async () => {
    await staging.change('floor', { display: 'Etage' });
    const edits = { 'attributes/floor.yaml': ticketFields({ floor: 'Storey' }) };
    const pull = await story.openPull({ branch: 'order', edits });
    await mustWork(story.onPull(pull, PLAN));
    await story.merge(pull);
    production.newWrites();
    const step = await story.onMain(MERGE);
    expect([reasonOf(step), production.newWrites()]).toEqual(['NOT_AS_REVIEWED', []]);
    const body = glanceAt(await readOn(story, pull));
    expect(body).toMatch(/^### staging, production: not applied\n/u);
    expect((await toldOn(story, pull)).join('\n')).toContain('because an earlier target failed');
  });

  test('files that cannot be read any more are told for all targets', async () => {
    const pull = await story.openPull({ branch: 'broken', edits: newField('hall') });
    await mustWork(story.onPull(pull, PLAN));
    await story.commitOnMain({ 'deskform.yaml': 'targets: [\n' });
    await story.merge(pull);
    const step = await story.onMain(MERGE);
    expect(step.exitStatus).toBe(1);
    const body = (await toldOn(story, pull)).join('\n');
    expect(body).toContain('`deskform.yaml:');
    expect(body).toContain('Fix the files in a new pull request.');
  });
});
