import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectGitHub } from '../../src/github/client.ts';
import { parseMark } from '../../src/github/comment/mark.ts';
import { tellOnce, writePlanComment, writeResults } from '../../src/github/comment/write-comment.ts';
import { showPull } from '../../src/github/pulls.ts';
import { secretsIn } from '../../src/helpdesk/secrecy.ts';
import { type Fault, NOT_FOR_THIS_TOKEN, PAGE, SECONDARY_LIMIT } from './stage/faults.ts';
import { openGitHub, type StagedComment, type StagedGitHub } from './stage/github.ts';
import { openJob, type RunSeed } from './stage/job.ts';
import { commit, planTo, tellingOf, tellPlans, toldPlans } from './stage/plans.ts';

let github: StagedGitHub;
let pull: number;
let tell: ReturnType<typeof tellingOf>;

beforeEach(async () => {
  github = await openGitHub();
  pull = await github.openPull({ branch: 'new-label', facts: { head: commit('1') } });
  tell = tellingOf(github, pull);
});
afterEach(() => github.close());

const comments = (): Promise<readonly StagedComment[]> => github.commentsOn(pull);
const theOnly = async (): Promise<StagedComment> => {
  const all = await comments();
  expect(all).toHaveLength(1);
  return all[0] as StagedComment;
};
const writes = (): readonly string[] =>
  github.requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method, path }) => `${method} ${path}`);

describe('what is lost on the way', () => {
  const CUT: readonly Fault[] = [{ kind: 'cut-after' }, { kind: 'cut-before' }];
  const GATEWAY = { kind: 'gateway', status: 502 } as const;

  test.each([...CUT, GATEWAY])('of a first comment: $kind', async (fault) => {
    github.faults.next('POST /comments', fault);
    expect(await tell('How bad')).toMatchObject({ outcome: 'written' });
    expect((await theOnly()).body).toContain('How bad');
  });

  test('of an edit', async () => {
    await tell('How bad', 1);
    github.faults.next('PATCH /comments/1', GATEWAY);
    expect(await tell('How grave', 2)).toMatchObject({ outcome: 'written' });
    expect((await theOnly()).body).toContain('How grave');
  });

  test('of the look: a query is asked again', async () => {
    github.faults.next('POST /graphql', GATEWAY);
    expect(await tell('How bad')).toMatchObject({ outcome: 'written' });
  });

  test('a comment that was deleted meanwhile is written anew', async () => {
    await tell('How bad', 1);
    const act = (): Promise<unknown> => github.ask('DELETE', '/issues/comments/1');
    github.faults.next('PATCH /comments/1', { kind: 'meanwhile', act });
    await tell('How grave', 2);
    expect((await theOnly()).body).toContain('How grave');
  });

  test('of two first comments the older one stays, with the newer plan', async () => {
    github.faults.next('POST /comments', { kind: 'meanwhile', act: () => tell('How new', 12) });
    await tell('How old', 11);
    expect(await theOnly()).toMatchObject({ id: 1, body: expect.stringContaining('How new') });
    await github.ask('DELETE', '/issues/comments/1');
    github.faults.next('POST /comments', { kind: 'meanwhile', act: () => tell('How old', 11) });
    await tell('How new', 12);
    expect((await theOnly()).body).toContain('How new');
  });

  test('a secondary limit is waited for', async () => {
    github.faults.next('POST /comments', SECONDARY_LIMIT);
    await tell('How bad');
    expect(await comments()).toHaveLength(1);
  });
});

describe('what GitHub refuses', () => {
  const eventOf = (repository: number): NonNullable<RunSeed['event']> => {
    const sides = { head: { sha: commit('1'), repo: { id: repository } }, base: { sha: 'b', repo: { id: 1 } } };
    return { name: 'pull_request', payload: { pull_request: { number: pull, ...sides } } };
  };

  test('a fork’s token cannot write: that is said, and is no failure', async () => {
    github.faults.always('POST /comments', NOT_FOR_THIS_TOKEN);
    expect(await tell('How bad', 1, { seed: { event: eventOf(2) } })).toMatchObject({
      outcome: 'left',
      why: expect.stringContaining('have a read-only token'),
    });
  });

  test('on a pull request of one’s own the missing permission is named', async () => {
    github.faults.always('POST /comments', NOT_FOR_THIS_TOKEN);
    expect(await tell('How bad', 1, { seed: { event: eventOf(1) } })).toMatchObject({
      outcome: 'failed',
      failure: { code: 'GITHUB_REFUSED', exitStatus: 1, hint: expect.stringContaining('`pull-requests: write`') },
    });
    expect(writes()).toHaveLength(1);
  });

  test('also for a fork a GitHub that is out of order is a failure', async () => {
    github.faults.always('POST /comments', PAGE);
    const commented = await tell('How bad', 1, { seed: { event: eventOf(2) } });
    expect(commented).toMatchObject({ outcome: 'failed', failure: { code: 'GITHUB_FAILED' } });
  });

  test('of what cannot be read the permission is named', async () => {
    github.makePrivate();
    const { runner } = openJob(github, { inputs: { command: 'plan' } }).job;
    const connected = connectGitHub(runner, github.tokenWith({ contents: 'read' }));
    await expect(showPull(connected, pull)).rejects.toMatchObject({
      code: 'GITHUB_REFUSED',
      hint: expect.stringContaining('`pull-requests: write`'),
    });
  });
});

describe('what became of the plans', () => {
  const APPLIED = new Map([['production', 'applied']] as const);

  test('is written once into the comment, and into none where there is none', async () => {
    const { job } = openJob(github, { inputs: { command: 'merge' }, run: 2 });
    await tell('How bad', 1);
    await github.mergePull(pull, commit('5'));
    await writeResults(job, await showPull(job.github, pull), APPLIED);
    const { body } = await theOnly();
    expect(body).toContain('### production: applied\n');
    expect(body).toContain('How bad');
    expect(parseMark(body)).toMatchObject({ targets: [{ state: 'applied' }] });
    const before = writes().length;
    await writeResults(job, await showPull(job.github, pull), APPLIED);
    expect(writes()).toHaveLength(before);

    const other = await github.openPull({ branch: 'other', facts: { head: commit('2') } });
    await github.mergePull(other, commit('6'));
    expect(await writeResults(job, await showPull(job.github, other), APPLIED)).toBeUndefined();
    expect(await github.commentsOn(other)).toEqual([]);
  });

  test('is written over what the comment says by then', async () => {
    const { job } = openJob(github, { inputs: { command: 'merge' }, run: 2 });
    const plans = { production: planTo('How bad'), staging: planTo('How bad') };
    await tellPlans(job, pull, { head: commit('1'), plans });
    const seen = await showPull(job.github, pull);
    github.faults.next('PATCH /comments/1', { kind: 'gateway', status: 502 });
    await writeResults(job, seen, APPLIED);
    await writeResults(job, await showPull(job.github, pull), new Map([['staging', 'failed']]));
    expect((await theOnly()).body.split('\n')[1]).toBe('### staging: failed part way · production: applied');
  });
});

describe('what somebody must learn is a comment of its own', () => {
  const told = async (): Promise<readonly string[]> =>
    (await comments()).filter(({ body }) => !body.startsWith('<!-- deskform:plan ')).map(({ body }) => body);
  const tellNow = async (event: string, seed: Partial<RunSeed> = {}): Promise<string | undefined> => {
    const { job } = openJob(github, { inputs: { command: 'merge' }, ...seed });
    return tellOnce(job, await showPull(job.github, pull), { event, text: `**${event}**` });
  };

  test('one for each event and head, however often a run is repeated', async () => {
    expect(await tellNow('failed production')).toContain('#issuecomment-');
    expect(await tellNow('failed production', { run: 1002 })).toBeUndefined();
    await tellNow('not-applied production');
    github.movePull(pull, { head: commit('2') });
    await tellNow('failed production');
    expect((await told()).map((body) => body.split('\n')[1])).toEqual([
      '**failed production**',
      '**not-applied production**',
      '**failed production**',
    ]);
  });

  test('one for each project', async () => {
    for (const config of ['emea/deskform.yaml', 'apac/deskform.yaml', 'emea/deskform.yaml'])
      await tellNow('failed production', { inputs: { command: 'merge', config } });
    expect(await told()).toHaveLength(2);
  });

  test('one where the answer is lost', async () => {
    github.faults.next('POST /comments', { kind: 'cut-after' });
    await tellNow('failed production');
    expect(await told()).toHaveLength(1);
  });

  test('also where somebody has written the same', async () => {
    await tellNow('failed production');
    const [comment] = await comments();
    await github.ask('DELETE', `/issues/comments/${comment?.id}`);
    await github.comment(pull, comment?.body ?? '', 'noor');
    expect(await tellNow('failed production')).toContain('#issuecomment-');
  });
});

test('no credential is in a comment, whatever was answered', async () => {
  const { job } = openJob(github, { inputs: { command: 'plan' } });
  job.hide.add(secretsIn('s3cret-token'));
  const { mark, text } = toldPlans({ head: commit('1'), plans: { production: planTo('the s3cret-token') } });
  const seen = await showPull(job.github, pull);
  await writePlanComment(job, seen, mark, text, 'a-first-comment');
  expect((await theOnly()).body).toContain('the ***');
  expect((await theOnly()).body).not.toContain('s3cret-token');
});
