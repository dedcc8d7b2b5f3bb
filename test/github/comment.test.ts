import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectGitHub } from '../../src/github/client.ts';
import { parseMark } from '../../src/github/comment/mark.ts';
import {
  type Commented,
  type PlanToTell,
  writePlanComment,
  writeResults,
} from '../../src/github/comment/write-comment.ts';
import { showPull } from '../../src/github/pulls.ts';
import { secretsIn } from '../../src/helpdesk/secrecy.ts';
import { type Fault, NOT_FOR_THIS_TOKEN, PAGE, SECONDARY_LIMIT } from './stage/faults.ts';
import { BOT, openGitHub, type StagedComment, type StagedGitHub } from './stage/github.ts';
import { openJob, type RunSeed } from './stage/job.ts';
import { commit, planTo, type Telling, tellPlans, toldPlans } from './stage/plans.ts';

let github: StagedGitHub;
let pull: number;

beforeEach(async () => {
  github = await openGitHub();
  pull = await github.openPull({ branch: 'new-label', facts: { head: commit('1') } });
});
afterEach(() => github.close());

interface Wish extends Partial<Omit<Telling, 'plans'>> {
  readonly seed?: Partial<RunSeed>;
  readonly worth?: PlanToTell['worth'];
}

/** One run that plans the first commit against a list that was read as late as its number says. */
function tell(label: string, run = 1001, { seed, worth, ...wish }: Wish = {}): Promise<Commented> {
  const { job } = openJob(github, { inputs: { command: 'plan' }, run, ...seed });
  const telling = { head: commit('1'), plans: { production: planTo(label) }, readAt: run, run: `${run}/1`, ...wish };
  return tellPlans(job, pull, telling, worth);
}

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

describe('one comment a project', () => {
  test('is written, and edited in place by the next run', async () => {
    expect(await tell('How bad')).toEqual({
      outcome: 'written',
      url: `${github.url}/acme/helpdesk/issues/${pull}#issuecomment-1`,
    });
    expect(await tell('How grave', 1002)).toMatchObject({ outcome: 'written' });
    const { body } = await theOnly();
    expect(body).toContain('How grave');
    expect(body).not.toContain('How bad');
    expect(parseMark(body)).toMatchObject({ phase: 'planned', run: '1002/1', head: commit('1') });
    // A look and a write each; the first is looked at again, since another run may have made one, too.
    expect(github.requests).toHaveLength(5);
  });

  test('what says the same is not written again', async () => {
    const first = await tell('How bad', 1);
    expect(await tell('How bad', 2)).toEqual(first);
    expect(writes()).toHaveLength(1);
    // A new commit with the same plan has to be approved of itself.
    github.movePull(pull, { head: commit('2') });
    await tell('How bad', 3, { head: commit('2') });
    expect(writes()).toHaveLength(2);
  });

  test('two projects have their own', async () => {
    await tell('How bad', 1);
    await tell('How emea', 2, { project: 'emea', seed: { inputs: { command: 'plan', config: 'emea/deskform.yaml' } } });
    await tell('How grave', 3);
    const marks = (await comments()).map(({ body }) => parseMark(body));
    expect(marks.map((mark) => `${mark?.project} ${mark?.run}`)).toEqual([' 3/1', 'emea 2/1']);
  });

  test('is found behind 230 comments of others', async () => {
    for (let count = 0; count < 120; count += 1) await github.comment(pull, `nice ${count}`, 'noor');
    await tell('How bad', 1);
    for (let count = 0; count < 110; count += 1) await github.comment(pull, `really ${count}`, 'maria');
    await tell('How grave', 2);
    const ours = (await comments()).filter(({ author }) => author === BOT);
    expect(ours).toHaveLength(1);
    expect(ours[0]?.body).toContain('How grave');
  });

  test.each(['maria', 'robot-app[bot]'] as const)('%s finds its own by its token alone', async (as) => {
    await tell('How bad', 1, { seed: { as } });
    await tell('How grave', 2, { seed: { as } });
    expect(await theOnly()).toMatchObject({ author: as, body: expect.stringContaining('How grave') });
  });

  test('a first one that tells of nothing may be left out, an edit is not', async () => {
    expect(await tell('Severity', 1, { worth: 'an-edit' })).toMatchObject({ outcome: 'left', url: undefined });
    expect(await comments()).toEqual([]);
    await tell('How bad', 2);
    await tell('Severity', 3, { worth: 'an-edit' });
    expect((await theOnly()).body).not.toContain('How bad');
  });
});

describe('a comment that is not ours is left alone', () => {
  test('of somebody else, with our mark', async () => {
    await tell('How bad', 1);
    const { body, id } = await theOnly();
    await github.ask('DELETE', `/issues/comments/${id}`);
    await github.comment(pull, body, 'stranger');
    await tell('How grave', 2);
    const all = await comments();
    expect(all.map(({ author }) => author)).toEqual(['stranger', BOT]);
    expect(all[0]?.body).toBe(body);
  });

  test.each(['acme', 'github-actions'] as const)('edited by %s', async (editor) => {
    await tell('How bad', 1);
    const { body, id } = await theOnly();
    await github.ask('PATCH', `/issues/comments/${id}`, { body: `${body}Looks good!` }, editor);
    await tell('How bad', 2);
    expect((await comments()).map((one) => one.body.includes('Looks good!'))).toEqual([true, false]);
  });

  test('with our mark below its first line', async () => {
    await github.comment(pull, `Look:\n${toldMark()}`);
    await tell('How grave', 2);
    expect(await comments()).toHaveLength(2);
  });

  function toldMark(): string {
    const { mark } = toldPlans({ head: commit('1'), plans: {} });
    return `<!-- deskform:plan v=2 project= head=${mark.head} -->`;
  }
});

describe('out of date', () => {
  test('a run for another commit than the newest writes nothing', async () => {
    await tell('How bad', 1);
    github.movePull(pull, { head: commit('2') });
    expect(await tell('How late', 2)).toMatchObject({ outcome: 'left', why: expect.stringContaining('111111111111') });
    expect((await theOnly()).body).toContain('How bad');
  });

  test('a run that ends after the merge writes nothing: its plan would approve', async () => {
    await github.mergePull(pull, commit('5'));
    expect(await tell('How late')).toMatchObject({
      outcome: 'left',
      why: `No comment was written on pull request ${pull}: it is closed.`,
    });
    expect(await comments()).toEqual([]);
  });

  test('whose list was read later has the last word, although its run began first', async () => {
    await tell('How early', 5001, { readAt: 1 });
    await tell('How fresh', 5000, { readAt: 2 });
    expect(await tell('How early', 5001, { readAt: 1 })).toMatchObject({
      outcome: 'left',
      why: expect.stringContaining('a newer plan is there'),
      url: expect.stringContaining('#issuecomment-1'),
    });
    expect((await theOnly()).body).toContain('How fresh');
  });

  test('a newer list says nothing about a newer commit', async () => {
    await tell('How fresh', 2);
    github.movePull(pull, { head: commit('2') });
    await tell('How bad', 1, { head: commit('2') });
    expect((await theOnly()).body).toContain('How bad');
  });
});

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
      why: expect.stringContaining('can only read'),
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
  const RESULT = { target: 'production', word: 'applied', text: '**`production`:** applied.' } as const;

  test('is written once into the comment, and where there is none into a new one', async () => {
    const { job } = openJob(github, { inputs: { command: 'merge' }, run: 2 });
    await tell('How bad', 1);
    await github.mergePull(pull, commit('5'));
    await writeResults(job, await showPull(job.github(), pull), [RESULT]);
    const { body } = await theOnly();
    expect(body).toContain('### production: applied\n');
    expect(body).toContain('How bad');
    expect(parseMark(body)).toMatchObject({ phase: 'merged', run: '2/1', targets: [{ state: 'applied' }] });
    const before = writes().length;
    await writeResults(job, await showPull(job.github(), pull), [RESULT]);
    expect(writes()).toHaveLength(before);

    const other = await github.openPull({ branch: 'other', facts: { head: commit('2') } });
    await github.mergePull(other, commit('6'));
    await writeResults(job, await showPull(job.github(), other), [{ ...RESULT, word: 'failed' }]);
    const [fresh] = await github.commentsOn(other);
    expect(parseMark(fresh?.body ?? '')).toMatchObject({ phase: 'merged', head: commit('2'), targets: [] });
  });

  test('is written over what the comment says by then', async () => {
    const { job } = openJob(github, { inputs: { command: 'merge' }, run: 2 });
    await tell('How bad', 1);
    const seen = await showPull(job.github(), pull);
    github.faults.next('PATCH /comments/1', { kind: 'gateway', status: 502 });
    await writeResults(job, seen, [RESULT]);
    await writeResults(job, await showPull(job.github(), pull), [{ ...RESULT, target: 'staging', word: 'failed' }]);
    expect((await theOnly()).body.split('\n')[1]).toBe('### staging: failed part way · production: applied');
  });
});

test('no credential is in a comment, whatever was answered', async () => {
  const { job } = openJob(github, { inputs: { command: 'plan' } });
  job.hide.add(secretsIn('s3cret-token'));
  const told = toldPlans({ head: commit('1'), plans: { production: planTo('the s3cret-token') } });
  const seen = await showPull(job.github(), pull);
  await writePlanComment(job, seen, { ...told, worth: 'a-first-comment' });
  expect((await theOnly()).body).toContain('the ***');
  expect((await theOnly()).body).not.toContain('s3cret-token');
});
