import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { lockTarget } from '../../src/run/apply/session.ts';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, openDesk, type StagedDesk } from './stage/desk.ts';
import { PAGE, UNICORN } from './stage/faults.ts';
import { type Front, openFront, type Trouble } from './stage/front.ts';
import { digestsOf } from './stage/marks.ts';
import type { StepResult } from './stage/runner.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import { glanceAt, mergedWith, newField, readOn, toldOn } from './stage/told.ts';

const MERGE = { command: 'merge' };
const AGAIN = 'The approval is still valid. Fix the cause, then run the job again';

const reasonOf = ({ outputs }: StepResult): string | undefined => outputs.get('failure-reason');

describe('an apply that fails says so where it was approved, and a second run goes on', () => {
  let desk: StagedDesk;
  let front: Front;
  let story: Story;
  beforeAll(async () => {
    desk = await openDesk();
    front = await openFront(desk.url);
    const config = desk.config('production').replace(desk.url, front.url);
    story = await openStory({ 'deskform.yaml': config, ...newField('floor') }, DESK_SECRET);
    await mustWork(story.applyByHand());
  });
  afterAll(async () => {
    await story.close();
    await front.close();
    await desk.stop();
  });

  /** Result, reason and way on of an apply that sent nothing; and then it is applied under the same approval. */
  async function expectNotApplied(pull: StoryPull, says: readonly string[]): Promise<void> {
    expect(await readOn(story, pull)).toMatch(/^### production: not applied\n/u);
    const [told = '', ...others] = await toldOn(story, pull);
    expect(others).toEqual([]);
    for (const words of [...says, AGAIN, '[this run](https://github.example.com/acme/helpdesk/actions/runs/'])
      expect(glanceAt(told)).toContain(words);
    await mustWork(story.onMain(MERGE, { node: 24 }));
    expect(await readOn(story, pull)).toMatch(/^### production: applied, restart the service now\n/u);
    expect(await toldOn(story, pull)).toEqual([told, expect.stringContaining('restart the service now')]);
  }

  const troubles: readonly (readonly [string, Trouble, string, string])[] = [
    ['does_not_answer', 'gone', 'HELP_DESK_UNREACHABLE', 'was interrupted'],
    ['is_away', UNICORN, 'HELP_DESK_UNREACHABLE', '502'],
    ['is_asked_too_often', { status: 429, type: 'text/plain', text: '' }, 'HELP_DESK_ERROR', '429'],
    ['shows_a_login', PAGE, 'NOT_A_HELP_DESK', 'web page'],
    ['refuses', { status: 401, type: 'application/json', text: '{}' }, 'LOGIN_FAILED', '401'],
  ];
  test.each(troubles)('a help desk that %s', async (name, trouble, code, says) => {
    const pull = await mergedWith(story, name, newField(name));
    front.make(trouble);
    const failed = await story.onMain(MERGE);
    front.make(undefined);
    expect([failed.exitStatus, reasonOf(failed)]).toEqual([1, code]);
    await expectNotApplied(pull, [code, says]);
  });

  test('a target on which another apply is at work', async () => {
    const pull = await mergedWith(story, 'locked', newField('locked'));
    const lock = lockTarget(front.url);
    const failed = await story.onMain(MERGE);
    lock.release();
    expect(reasonOf(failed)).toBe('TARGET_LOCKED');
    await expectNotApplied(pull, ['TARGET_LOCKED', 'another apply is running on this target']);
  });

  test('a secret that is not set is said as that', async () => {
    const pull = await mergedWith(story, 'secret', newField('secret'));
    const failed = await story.onMain(MERGE, { env: { DESK_TOKEN: '' } });
    expect(failed.exitStatus).toBe(1);
    expect(
      readLog(failed)
        .obeyed.map(({ text }) => text)
        .join('\n'),
    ).toContain('DESK_TOKEN');
    await expectNotApplied(pull, ['`DESK_TOKEN`', 'The secret is not set or not passed under `env:`']);
  });

  test('cancelled: what was done stays told, and the next run goes on where it stopped', async () => {
    const pull = await mergedWith(story, 'cancelled', newField('cancelled'));
    const failed = await story.onMain(MERGE, { cancelAt: 'staged Ticket' });
    expect([failed.exitStatus, reasonOf(failed)]).toEqual([130, 'INTERRUPTED']);
    expect(await readOn(story, pull)).toMatch(/^### production: cancelled\n/u);
    expect(await toldOn(story, pull)).toEqual([expect.stringContaining('It continues where it stopped')]);
    await mustWork(story.onMain(MERGE, { node: 24 }));
    expect(await readOn(story, pull)).toMatch(/^### production: applied, restart the service now/u);
  });

  test('the help desk has moved: the plan of now is shown, and by hand it is the record of what was applied', async () => {
    const relabelled = { 'attributes/floor.yaml': ticketFields({ floor: 'Storey' }) };
    const pull = await mergedWith(story, 'moved', relabelled);
    await desk.change('floor', { display: 'Etage' });
    desk.newWrites();
    const failed = await story.onMain(MERGE);
    expect([reasonOf(failed), desk.newWrites()]).toEqual(['NOT_AS_REVIEWED', []]);
    const digest = digestsOf(failed);
    const [told = ''] = await toldOn(story, pull);
    expect(glanceAt(told)).toContain('Ticket.floor');
    expect(told).toMatch(/Current plan[\s\S]*- label \(display\): "Etage"/u);
    expect(await readOn(story, pull)).toContain('- label (display): "Label of floor"');
    expect(told).toContain(digest);

    await mustWork(story.onMain({ ...MERGE, expect: digest }, { event: 'workflow_dispatch', node: 24 }));
    expect(await readOn(story, pull)).toMatch(/^### production: applied\n/u);
    expect(parseMark((await story.commentsOn(pull))[0]?.body ?? '')?.targets).toMatchObject([{ state: 'applied' }]);
  });

  test('a plan that was refused is not told as applied when the next pull request is', async () => {
    const text = ticketFields({ floor: 'Storey' })
      .replace('data_type: input', 'data_type: integer')
      .replace(/data_option: .*/u, 'data_option: { min: 0, max: 5 }');
    const pull = await mergedWith(story, 'refused', { 'attributes/floor.yaml': text });
    expect(reasonOf(await story.onMain(MERGE))).toBe('PLAN_REFUSED');
    expect(await readOn(story, pull)).toMatch(/^### production: not applied\n/u);
    expect(await toldOn(story, pull)).toEqual([expect.stringContaining('Fix it in a new pull request.')]);
    const fix = await mergedWith(story, 'fix', { 'attributes/floor.yaml': ticketFields({ floor: 'Ground' }) });
    await mustWork(story.onMain(MERGE));
    expect(await readOn(story, fix)).toMatch(/^### production: applied\n/u);
    expect(await readOn(story, pull)).toMatch(/^### production: nothing to do\n/u);
  });
});
