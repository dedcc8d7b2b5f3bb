import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { openEnterprise } from './stage/enterprise.ts';
import { NOT_FOR_THIS_TOKEN, SECONDARY_LIMIT } from './stage/faults.ts';
import { BOT } from './stage/github.ts';
import { leftFile, resultsOf } from './stage/marks.ts';
import type { StepResult } from './stage/runner.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';

const PLAN = { command: 'plan' };
const FIELDS = 'attributes/a.yaml';

let desk: StagedDesk;
let story: Story;
beforeAll(async () => {
  desk = await openDesk();
  story = await openStory(
    { 'deskform.yaml': desk.config('production'), [FIELDS]: NO_FIELDS },
    DESK_SECRET,
    'as-bundle',
  );
  await mustWork(story.onMain({ command: 'merge' }));
});
afterAll(async () => {
  await story.close();
  await desk.stop();
});

let pull: StoryPull;
let count = 0;
beforeEach(async () => {
  story.github.faults.clear();
  count += 1;
  pull = await story.openPull({ branch: `pull-${count}`, edits: { [FIELDS]: ticketFields({ floor: 'Floor' }) } });
});

const COMMENT = 'POST /comments';
const plan = (): Promise<StepResult> => story.onPull(pull, PLAN);
/** Of our comments on the pull request: for which commit they are. */
const ours = async (): Promise<readonly string[]> =>
  (await story.commentsOn(pull))
    .filter(({ author }) => author === BOT)
    .map(({ body }) => (parseMark(body)?.head === pull.head() ? 'newest' : 'older'));

describe('in the end there is one comment, with the plan of the newest commit', () => {
  test('when two runs write at once', async () => {
    const results = await Promise.all([plan(), plan()]);
    expect(results.map(({ exitStatus }) => exitStatus)).toEqual([0, 0]);
    expect(await ours()).toEqual(['newest']);
  });

  test('when a push and the run before it cross each other', async () => {
    const act = async (): Promise<void> => {
      await story.push(pull, { [FIELDS]: ticketFields({ floor: 'Storey' }) });
      await mustWork(plan());
    };
    story.github.faults.next(COMMENT, { kind: 'meanwhile', act });
    await mustWork(plan());
    expect(await ours()).toEqual(['newest']);
    expect((await story.commentsOn(pull))[0]?.body).toContain('Storey');
  });

  test('when the answers to POST and PATCH are lost on the way', async () => {
    story.github.faults.next(COMMENT, { kind: 'cut-after' });
    await mustWork(plan());
    expect(await ours()).toHaveLength(1);
    const [comment] = await story.commentsOn(pull);
    story.github.faults.next(`PATCH /comments/${comment?.id}`, { kind: 'gateway', status: 502 });
    await story.push(pull, { [FIELDS]: ticketFields({ floor: 'Storey' }) });
    await mustWork(plan());
    expect(await ours()).toEqual(['newest']);
  });

  test('when GitHub wants to be asked more slowly, and a read fails', async () => {
    story.github.faults.next(COMMENT, SECONDARY_LIMIT);
    story.github.faults.next('POST /graphql', { kind: 'answer', status: 502, message: 'Server Error' });
    await mustWork(plan());
    expect(await ours()).toHaveLength(1);
  });

  test('when somebody deletes it at the same moment', async () => {
    await mustWork(plan());
    const [comment] = await story.commentsOn(pull);
    const act = (): Promise<unknown> => story.github.ask('DELETE', `/issues/comments/${comment?.id}`);
    story.github.faults.next(`PATCH /comments/${comment?.id}`, { kind: 'meanwhile', act });
    await mustWork(plan());
    expect(await ours()).toHaveLength(1);
  });

  test('behind 300 comments of others, one of whom copies it', async () => {
    await mustWork(plan());
    const [comment] = await story.commentsOn(pull);
    for (let written = 0; written < 300; written += 1)
      await story.github.comment(pull.number, written === 150 ? (comment?.body ?? '') : `Nice ${written}`, 'stranger');
    await mustWork(plan());
    expect(await ours()).toHaveLength(1);
    const all = await story.commentsOn(pull);
    expect(all).toHaveLength(301);
    expect(all[151]?.body).toBe(comment?.body);
  });
});

describe('what GitHub does not take fails the step, and the plan is there all the same', () => {
  test.each([
    [
      'a conversation that is locked',
      { kind: 'answer', status: 403, message: 'Unable to create comment because issue is locked.' },
      'GITHUB_REFUSED',
      'locked',
    ],
    ['a token that can only read', NOT_FOR_THIS_TOKEN, 'GITHUB_REFUSED', 'pull-requests: write'],
    [
      'what it calls wrong',
      { kind: 'answer', status: 422, message: 'Validation Failed' },
      'GITHUB_FAILED',
      'Validation Failed',
    ],
  ] as const)('%s', async (_, fault, code, words) => {
    story.github.faults.always(COMMENT, fault);
    const result = await plan();
    expect(result.exitStatus).toBe(1);
    expect(result.outputs.get('failure-reason')).toBe(code);
    expect(result.outputs.get('url')).toBe('');
    expect(resultsOf(result, 'plan')).toMatchObject([{ target: 'production', outcome: 'changes', create: 1 }]);
    expect(leftFile(result, 'production.txt')).toContain('floor');
    const { said, obeyed } = readLog(result);
    expect(said).toContain('+ Ticket.floor "Floor"');
    // No form shows the new field, which is marked beside.
    expect(obeyed.map(({ name }) => name)).toEqual(['error', 'warning']);
    for (const text of [obeyed[0]?.text, said]) expect(text).toContain(words);
    expect(await ours()).toEqual([]);
  });
});

test('a GitHub Enterprise Server has its API below a path, also on the second page', async () => {
  const enterprise = await openEnterprise(story.github);
  try {
    const { url: apiUrl } = enterprise;
    await mustWork(story.onMain({ command: 'merge' }, { apiUrl }));
    for (let written = 0; written < 101; written += 1) await story.github.comment(pull.number, 'Nice', 'stranger');
    const first = await mustWork(story.onPull(pull, PLAN, { apiUrl }));
    const second = await mustWork(story.onPull(pull, PLAN, { apiUrl }));
    expect(second.outputs.get('url')).toBe(first.outputs.get('url'));
    expect(await ours()).toHaveLength(1);
    expect(enterprise.strays).toEqual([]);
  } finally {
    await enterprise.close();
  }
});
