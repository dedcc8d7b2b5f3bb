import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { BAD_CREDENTIALS, type Fault, PAGE, TOO_MANY_REQUESTS, UNICORN } from './stage/faults.ts';
import type { StepResult } from './stage/runner.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge' };

let desk: StagedDesk;
let story: Story;
beforeAll(async () => {
  desk = await openDesk();
  const files = { 'deskform.yaml': desk.config('production'), 'attributes/a.yaml': NO_FIELDS };
  story = await openStory(files, DESK_SECRET);
  story.github.makePrivate();
  await mustWork(story.applyByHand());
});
afterAll(async () => {
  await story.close();
  await desk.stop();
});
beforeEach(() => story.github.faults.clear());

let count = 0;
function openPull(from: StoryPull['from'] = 'this-repository'): Promise<StoryPull> {
  count += 1;
  const edits = { [`attributes/b${count}.yaml`]: ticketFields({ [`field_${count}`]: `Field ${count}` }) };
  return story.openPull({ branch: `pull-${count}`, from, edits });
}

const reasonOf = ({ outputs }: StepResult): string | undefined => outputs.get('failure-reason');
/** What people read of a step that failed: in its log, and as a mark of the run. */
function placesOf(step: StepResult): readonly string[] {
  const { said, obeyed } = readLog(step);
  return [said, obeyed.map(({ text }) => text).join('\n')];
}

describe('a permission that is missing', () => {
  const NOT_TO_WRITE = { contents: 'read', 'pull-requests': 'read' } as const;

  test('on a pull request of one’s own repository the step fails and names it', async () => {
    const pull = await openPull();
    for (const permissions of [NOT_TO_WRITE, { contents: 'read' }] as const) {
      const step = await story.onPull(pull, PLAN, { permissions });
      expect([step.exitStatus, reasonOf(step)]).toEqual([1, 'GITHUB_REFUSED']);
      for (const place of placesOf(step))
        expect(place.replaceAll('`', '')).toContain('Add pull-requests: write to permissions:');
      // The plan is there all the same.
      expect(readLog(step).said).toMatch(/\+ Ticket\.field_\d+ /u);
    }
    expect(await story.commentsOn(pull)).toEqual([]);
    await story.github.closePull(pull.number);
  });

  test('on a fork’s it says what a fork cannot do, and that is no failure', async () => {
    const fork = await openPull('a-fork');
    const step = await mustWork(story.onPull(fork, PLAN, { permissions: NOT_TO_WRITE }));
    const { said, obeyed } = readLog(step);
    for (const text of [said, obeyed[0]?.text]) {
      expect(text).toContain('runs of forks and of Dependabot have a read-only token');
      expect(text).toContain('deskform-comments.yml');
    }
    await story.github.closePull(fork.number);
  });

  test('a merge applies, tells that, and fails since it cannot save the snapshots', async () => {
    const pull = await openPull();
    await mustWork(story.onPull(pull, PLAN));
    await story.merge(pull);
    const permissions = { contents: 'read', 'pull-requests': 'write' } as const;
    const step = await story.onMain(MERGE, { permissions, node: 24 });
    expect([step.exitStatus, reasonOf(step)]).toEqual([1, 'GITHUB_REFUSED']);
    for (const place of placesOf(step))
      expect(place.replaceAll('`', '')).toContain('Add contents: write to the permissions:');
    expect((await story.commentsOn(pull))[0]?.body).toMatch(/\n### production: applied/u);
  });

  test('without a look at the pull requests nothing is applied; drift names what it needs', async () => {
    const pull = await openPull();
    await mustWork(story.onPull(pull, PLAN));
    await story.merge(pull);
    desk.newWrites();
    const step = await story.onMain(MERGE, { permissions: { contents: 'write' } });
    expect([reasonOf(step), desk.newWrites()]).toEqual(['GITHUB_REFUSED', []]);
    for (const place of placesOf(step)) expect(place.replaceAll('`', '')).toContain('Add pull-requests: write');
    const drift = await story.onMain({ command: 'drift' }, { permissions: NOT_TO_WRITE });
    expect(reasonOf(drift)).toBe('GITHUB_REFUSED');
    for (const place of placesOf(drift)) expect(place.replaceAll('`', '')).toContain('Add issues: write');
    await mustWork(story.onMain(MERGE));
  });
});

const CUT = { kind: 'cut-before' } as const satisfies Fault;
const FAULTS = [
  {
    name: 'a web page',
    fault: PAGE,
    code: 'GITHUB_FAILED',
    says: 'GitHub did not answer, or a proxy answered with a web page',
    isRepeated: true,
  },
  { name: '502', fault: UNICORN, code: 'GITHUB_FAILED', says: 'GitHub failed (502)', isRepeated: true },
  { name: 'no answer', fault: CUT, code: 'GITHUB_FAILED', says: 'GitHub did not answer', isRepeated: true },
  {
    name: '429',
    fault: TOO_MANY_REQUESTS,
    code: 'GITHUB_FAILED',
    says: 'a rate limit is reached (429)',
    isRepeated: false,
  },
  {
    name: '401',
    fault: BAD_CREDENTIALS,
    code: 'GITHUB_REFUSED',
    says: 'the token is not valid or has expired (401)',
    isRepeated: false,
  },
] as const;

describe.each(FAULTS)('GitHub gives $name', ({ fault, code, says, isRepeated }) => {
  test('once: a read and a write are repeated where that helps', async () => {
    const pull = await openPull();
    story.github.faults.next('POST /graphql', fault);
    if (isRepeated) story.github.faults.next('POST /comments', fault);
    const step = await story.onPull(pull, PLAN);
    expect(reasonOf(step)).toBe(isRepeated ? '' : code);
    expect(await story.commentsOn(pull)).toHaveLength(isRepeated ? 1 : 0);
    await story.github.closePull(pull.number);
  });

  test('always: a plan is in the log, and a merge applies nothing; both say why', async () => {
    const pull = await openPull();
    story.github.faults.always('POST /comments', fault);
    const unwritten = await story.onPull(pull, PLAN);
    expect(reasonOf(unwritten)).toBe(code);
    for (const place of placesOf(unwritten)) expect(place).toContain(`could not write the plan comment: ${says}`);
    expect(readLog(unwritten).said).toMatch(/\+ Ticket\.field_\d+ /u);
    story.github.faults.clear();
    await mustWork(story.onPull(pull, PLAN));
    await story.merge(pull);
    desk.newWrites();
    story.github.faults.always('POST /graphql', fault);
    const unread = await story.onMain(MERGE);
    expect([reasonOf(unread), desk.newWrites()]).toEqual([code, []]);
    for (const place of placesOf(unread)) expect(place).toContain(`could not list the pull requests: ${says}`);
    story.github.faults.clear();
    await mustWork(story.onMain(MERGE, { node: 24 }));
    expect((await story.commentsOn(pull))[0]?.body).toMatch(/\n### production: applied/u);
  });
});

test('a git server that does not answer: nothing is applied, and the comment says so', async () => {
  const pull = await openPull();
  await mustWork(story.onPull(pull, PLAN));
  await story.merge(pull);
  const nowhere = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'url.http://127.0.0.1:9/.insteadOf',
    GIT_CONFIG_VALUE_0: 'http://',
  };
  const failed = await story.onMain(MERGE, { env: nowhere });
  expect(reasonOf(failed)).toBe('GITHUB_FAILED');
  const bodies = async (): Promise<readonly string[]> => (await story.commentsOn(pull)).map(({ body }) => body);
  expect((await bodies()).join('\n')).toMatch(/not applied[\s\S]*git cannot fetch from GitHub/u);
  await mustWork(story.onMain(MERGE));
  expect((await bodies())[0]).toMatch(/\n### production: applied/u);
});
