import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommentContent, CommentPlace, Telling } from '../../src/github/comment/draft.ts';
import { parseMark } from '../../src/github/comment/mark.ts';
import { writePlanComments } from '../../src/github/comment/write-comments.ts';
import { secretsIn } from '../../src/helpdesk/secrecy.ts';
import { Failure, InvalidConfig } from '../../src/problem/failure.ts';
import { makeProblem } from '../../src/problem/problem.ts';
import { NOT_FOR_THIS_TOKEN, SECONDARY_LIMIT } from './stage/faults.ts';
import { BOT, openGitHub, type StagedComment, type StagedGitHub } from './stage/github.ts';
import { openJob, type RunSeed } from './stage/job.ts';
import { commit, planTo, writePlanComment } from './stage/plans.ts';

let github: StagedGitHub;
let pull: number;

beforeEach(async () => {
  github = await openGitHub();
  pull = await github.openPull({ branch: 'new-label', facts: { head: commit('1') } });
});
afterEach(() => github.close());

const DOWN: CommentContent = {
  kind: 'failed',
  readAt: 0,
  failure: new Failure('HELP_DESK_UNREACHABLE', 'no answer from desk', { hint: 'Is it up?' }),
};

interface Told {
  readonly url: string | undefined;
  /** In the log, or for the page of the run. */
  readonly said: string;
}

interface Wish extends Partial<RunSeed> {
  readonly place?: Partial<CommentPlace & Pick<Telling, 'target'>>;
  /** When the list was read; in the order of the runs where nothing else is said. */
  readonly readAt?: number;
}

/** One run of the plan workflow, for the first commit where nothing else is said. */
async function tell(content: CommentContent, { place, readAt, ...seed }: Wish = {}): Promise<Told> {
  const { job, said } = openJob(github, { ...seed, inputs: { command: 'plan', ...seed.inputs } });
  const where = { pull, head: commit('1'), base: commit('b'), target: 'production', ...place };
  const commented = await writePlanComment(job, where, { ...content, readAt: readAt ?? seed.run ?? 1001 });
  return {
    url: commented.outcome === 'written' ? commented.url : undefined,
    said: commented.outcome === 'refused' ? commented.why : said(),
  };
}

const comments = (): Promise<readonly StagedComment[]> => github.commentsOn(pull);
const theOnly = async (): Promise<StagedComment> => {
  const all = await comments();
  expect(all).toHaveLength(1);
  return all[0] as StagedComment;
};
const writes = (): readonly string[] =>
  github.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

describe('one comment a target and workflow', () => {
  test('is written, and edited in place by the next run', async () => {
    const first = await tell(planTo('How bad'), { run: 1 });
    expect(first.url).toBe(`${github.url}/acme/helpdesk/issues/${pull}#issuecomment-1`);
    expect((await theOnly()).body).toContain('For `111111111111` merged into `bbbbbbbbbbbb`, planned in [this run](');
    const second = await tell(planTo('How grave'), { run: 2 });
    expect(second.url).toBe(first.url);
    const { body } = await theOnly();
    expect(body).toContain('How grave');
    expect(body).not.toContain('How bad');
    expect(parseMark(body)).toMatchObject({ state: 'open', run: '2/1', head: commit('1') });
  });

  test('is found behind 250 comments of others', async () => {
    for (let count = 0; count < 120; count += 1) await github.comment(pull, `nice ${count}`, 'noor');
    await tell(planTo('How bad'), { run: 1 });
    for (let count = 0; count < 130; count += 1) await github.comment(pull, `really ${count}`, 'maria');
    await tell(planTo('How grave'), { run: 2 });
    const ours = (await comments()).filter(({ author }) => author === BOT);
    expect(ours).toHaveLength(1);
    expect(ours[0]?.body).toContain('How grave');
  });

  test('another target and another workflow have their own', async () => {
    await tell(planTo('How bad'));
    await tell(planTo('How bad'), { place: { target: 'staging' } });
    await tell(planTo('How bad'), { workflow: 'nightly' });
    await tell(planTo('How grave'), { run: 1002 });
    const marks = (await comments()).map(({ body }) => parseMark(body));
    expect(marks.map((mark) => `${mark?.workflow} ${mark?.target} ${mark?.run}`)).toEqual([
      'deskform production 1002/1',
      'deskform staging 1001/1',
      'nightly production 1001/1',
    ]);
  });

  test('two projects with a target of one name have their own', async () => {
    const config = 'emea/deskform.yaml';
    await tell(planTo('How bad'), { run: 1 });
    await tell(planTo('How emea'), { run: 2, inputs: { config } });
    await tell(planTo('How grave'), { run: 3 });
    const all = (await comments()).map(({ body }) => body);
    expect(all.map((body) => `${parseMark(body)?.project} ${parseMark(body)?.run}`)).toEqual([' 3/1', 'emea 2/1']);
    expect(all[1]).toContain('## deskform plan: `production` of `emea`');
    await tell(DOWN, { run: 4, inputs: { config }, place: { target: '' } });
    const states = (await comments()).map(({ body }) => `${parseMark(body)?.project} ${parseMark(body)?.state}`);
    expect(states).toEqual([' open', 'emea stale']);
  });

  test('a comment of somebody else that begins with our mark is not ours', async () => {
    await tell(planTo('How bad'), { run: 1 });
    const { body, id } = await theOnly();
    await github.ask('DELETE', `/issues/comments/${id}`);
    await github.comment(pull, body, 'stranger');
    await tell(planTo('How grave'), { run: 2 });
    const all = await comments();
    expect(all.map(({ author }) => author)).toEqual(['stranger', BOT]);
    expect(all[0]?.body).toBe(body);
  });

  test('a mark below the first line decides nothing', async () => {
    await tell(planTo('How bad'), { run: 1 });
    const { body, id } = await theOnly();
    await github.ask('PATCH', `/issues/comments/${id}`, { body: `Look:\n${body}` });
    await tell(planTo('How grave'), { run: 2 });
    expect(await comments()).toHaveLength(2);
  });

  test('a person’s token finds its own comments by asking who it is', async () => {
    await tell(planTo('How bad'), { run: 1, as: 'maria' });
    await tell(planTo('How grave'), { run: 2, as: 'maria' });
    expect((await theOnly()).author).toBe('maria');
  });

  test('a token of a GitHub App is told what to set, and there is one comment all the same', async () => {
    await tell(planTo('How bad'), { run: 1, as: 'robot-app[bot]' });
    const { said } = await tell(planTo('How grave'), { run: 2, as: 'robot-app[bot]' });
    expect(said).toContain('The token writes comments as robot-app[bot]: set the input comment-author to that.');
    expect((await theOnly()).body).toContain('How grave');
    const inputs = { 'comment-author': 'Robot-App[bot]' };
    expect((await tell(planTo('How dire'), { run: 3, as: 'robot-app[bot]', inputs })).said).toBe('');
    expect((await theOnly()).body).toContain('How dire');
  });
});

describe('inputs', () => {
  test('off writes nothing and asks nothing', async () => {
    expect(await tell(planTo('How bad'), { inputs: { comment: 'off' } })).toEqual({ url: undefined, said: '' });
    expect(github.requests).toEqual([]);
  });

  test('new writes another one, and the one before says that it is out of date', async () => {
    const first = await tell(planTo('How bad'), { run: 1, inputs: { comment: 'new' } });
    const second = await tell(planTo('How grave'), { run: 2, inputs: { comment: 'new' } });
    expect(second.url).not.toBe(first.url);
    const [before, now] = (await comments()).map(({ body }) => body);
    expect(parseMark(before ?? '')).toMatchObject({ state: 'stale', approves: undefined });
    expect(before).toContain('> **Out of date.** A newer comment has the plan.');
    expect(before).toContain('How bad');
    expect(parseMark(now ?? '')?.state).toBe('open');
  });

  test('without changes there is no first comment, but an edit of one that is there', async () => {
    const inputs = { 'comment-only-changes': 'true' };
    const idle = await tell(planTo('Severity'), { run: 1, inputs });
    expect(idle.url).toBeUndefined();
    expect(idle.said).toContain('it would be the first, and tells of no change');
    expect(await comments()).toEqual([]);
    await tell(planTo('How bad'), { run: 2, inputs });
    await tell(planTo('Severity'), { run: 3, inputs });
    expect((await theOnly()).body).toContain('Nothing to do');
  });
});

describe('all that are open are planned again', () => {
  const inputs = { 'pull-request': 'all-open' };

  test('who has nothing to do with a help desk does not hear of one', async () => {
    for (const content of [planTo('Severity'), DOWN]) await tell(content, { run: 1, inputs });
    expect(await comments()).toEqual([]);
    await tell(planTo('How bad'), { run: 2, inputs });
    expect((await theOnly()).body).toContain('How bad');
  });

  test('who has heard of a plan hears that it is no more', async () => {
    await tell(planTo('How bad'), { run: 1 });
    await tell(DOWN, { run: 2, inputs });
    expect((await theOnly()).body).toContain('> **Out of date.** Planning');
    await tell(planTo('Severity'), { run: 3, inputs });
    expect((await theOnly()).body).toContain('Nothing to do');
  });
});

describe('several targets', () => {
  const tellings = (names: readonly string[], readAt: number): readonly Telling[] =>
    names.map((target) => ({ target, content: { ...planTo('How bad'), readAt } }));
  const place = (letter: string): CommentPlace => ({ pull, head: commit(letter), base: commit('b') });
  const states = async (): Promise<readonly string[]> =>
    (await comments()).map(({ body }) => `${parseMark(body)?.target} ${parseMark(body)?.state}`);

  test('cost two requests each, and few for all together', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `desk-${index}`);
    const { job } = openJob(github, { inputs: { command: 'plan' } });
    const commented = await writePlanComments(job, place('1'), { tellings: tellings(names, 1), targets: names });
    expect(new Set(commented.map((one) => one.outcome === 'written' && one.url)).size).toBe(20);
    expect(await states()).toEqual(names.map((name) => `${name} open`));
    expect(github.requests).toHaveLength(2 * 20 + 4);
  });

  test('one that has left the files approves nothing any more', async () => {
    const names = ['staging', 'production'];
    const { job } = openJob(github, { inputs: { command: 'plan' } });
    await writePlanComments(job, place('1'), { tellings: tellings(names, 1), targets: names });
    github.movePull(pull, { head: commit('2') });
    await writePlanComments(job, place('2'), { tellings: tellings(['staging'], 2), targets: ['staging'] });
    expect(await states()).toEqual(['staging open', 'production stale']);
    expect((await comments())[1]?.body).toContain('> **Out of date.** The files have no such target any more.');
  });

  test('one that another job of the matrix plans is left to it', async () => {
    const names = ['staging', 'production'];
    const { job } = openJob(github, { inputs: { command: 'plan' } });
    await writePlanComments(job, place('1'), { tellings: tellings(names, 1), targets: names });
    github.movePull(pull, { head: commit('2') });
    await writePlanComments(job, place('2'), { tellings: tellings(['staging'], 2), targets: names });
    expect(await states()).toEqual(['staging open', 'production open']);
  });

  test('what the token may not write is tried once', async () => {
    github.faults.always('POST /comments', NOT_FOR_THIS_TOKEN);
    const names = ['staging', 'production'];
    const { job } = openJob(github, { inputs: { command: 'plan' } });
    const commented = await writePlanComments(job, place('1'), { tellings: tellings(names, 1), targets: names });
    expect(commented.map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
    expect(writes()).toHaveLength(1);
  });
});

describe('out of date', () => {
  test('a run for another commit than the newest writes nothing', async () => {
    await tell(planTo('How bad'), { run: 1 });
    github.movePull(pull, { head: commit('2') });
    const late = await tell(planTo('How late'), { run: 2 });
    expect(late.url).toBeUndefined();
    expect(late.said).toContain('it has moved on from 111111111111');
    expect((await theOnly()).body).toContain('How bad');
  });

  test('a run that comes to its end after the merge writes nothing: its plan would approve', async () => {
    await github.mergePull(pull, commit('5'));
    const { said } = await tell(planTo('How late'));
    expect(said).toContain(`No comment was written on pull request ${pull}: it is closed.`);
    expect(await comments()).toEqual([]);
  });

  test('an older run does not take the place of a newer one', async () => {
    const newer = await tell(planTo('How new'), { run: 12 });
    const older = await tell(planTo('How old'), { run: 11 });
    expect(older.url).toBe(newer.url);
    expect(older.said).toContain('a newer plan is there');
    expect((await theOnly()).body).toContain('How new');
  });

  test('whose list was read later has the last word, although its run began first', async () => {
    await tell(planTo('How early'), { run: 5001, readAt: 1 });
    await tell(planTo('How fresh'), { run: 5000, readAt: 2 });
    expect((await theOnly()).body).toContain('How fresh');
    await tell(planTo('How early'), { run: 5001, readAt: 1 });
    expect((await theOnly()).body).toContain('How fresh');
  });

  test('when planning fails, it says so at the top and folds the plan that there was', async () => {
    await tell(planTo('How bad'), { run: 1 });
    github.movePull(pull, { head: commit('2') });
    await tell(DOWN, { run: 2, place: { head: commit('2') } });
    const { body } = await theOnly();
    expect(parseMark(body)).toMatchObject({ state: 'stale', head: commit('2'), approves: undefined });
    expect(body).toContain('> **Out of date.** Planning `222222222222` merged into `bbbbbbbbbbbb` failed');
    expect(body).toContain('`HELP_DESK_UNREACHABLE`: `no answer from desk`');
    expect(body).toContain('<details><summary>The plan of <code>111111111111</code></summary>');
    expect(body).toContain('How bad');
    // Once more, and the same plan is still there, once.
    await tell(DOWN, { run: 3, place: { head: commit('2') } });
    const again = (await theOnly()).body;
    expect(again.split('How bad').length).toBe(body.split('How bad').length);
    expect(again.split('<details><summary>The plan of').length).toBe(2);
    // And a plan takes its place.
    await tell(planTo('How grave'), { run: 4, place: { head: commit('2') } });
    expect((await theOnly()).body).not.toContain('Out of date');
    expect(parseMark((await theOnly()).body)?.state).toBe('open');
  });

  test('mistakes in the files are listed, with their places', async () => {
    const where = { file: 'attributes/ticket.yaml', line: 3, column: 5 };
    const problem = makeProblem('wrong-shape', 'display is no text @octocat', { hint: 'Write a text.', where });
    await tell({ kind: 'failed', readAt: 0, failure: new InvalidConfig([problem]) });
    const { body } = await theOnly();
    expect(body).toContain('> **No plan.** Planning');
    expect(body).toContain('- `attributes/ticket.yaml:3:5` error `wrong-shape`: `display is no text @octocat`');
  });

  test('what is wrong with all targets is said in their comments, or in one that the first plan takes over', async () => {
    await tell(DOWN, { run: 1, place: { target: '', base: '' } });
    expect((await theOnly()).body).toContain('## deskform plan\n');
    await tell(planTo('How bad'), { run: 2 });
    expect((await theOnly()).body).toContain('## deskform plan: `production`');
    await tell(planTo('How bad'), { run: 2, place: { target: 'staging' } });
    await tell(DOWN, { run: 3, place: { target: '', base: '' } });
    const states = (await comments()).map(({ body }) => parseMark(body));
    expect(states.map((mark) => `${mark?.target} ${mark?.state}`)).toEqual(['production stale', 'staging stale']);
  });
});

describe('lost answers and two runs at once', () => {
  const bodies = async (): Promise<readonly string[]> => (await comments()).map(({ body }) => body);

  test.each(['cut-after', 'cut-before'] as const)('a POST whose connection is %s leaves one comment', async (kind) => {
    github.faults.next('POST /comments', { kind });
    const { url } = await tell(planTo('How bad'));
    expect(url).toMatch(/#issuecomment-1$/u);
    expect(await bodies()).toHaveLength(1);
    expect(writes()).toHaveLength(kind === 'cut-after' ? 1 : 2);
  });

  test('a POST that a gateway answers after it was stored leaves one comment', async () => {
    github.faults.next('POST /comments', { kind: 'gateway', status: 502 });
    await tell(planTo('How bad'));
    expect(await bodies()).toHaveLength(1);
  });

  test.each(['cut-after', 'cut-before'] as const)('a PATCH whose connection is %s is written', async (kind) => {
    await tell(planTo('How bad'), { run: 1 });
    github.faults.next('PATCH /comments/1', { kind });
    await tell(planTo('How grave'), { run: 2 });
    expect((await theOnly()).body).toContain('How grave');
  });

  test('a comment that was deleted meanwhile is written anew', async () => {
    await tell(planTo('How bad'), { run: 1 });
    const { id } = await theOnly();
    github.faults.next(`PATCH /comments/${id}`, {
      kind: 'meanwhile',
      act: () => github.ask('DELETE', `/issues/comments/${id}`),
    });
    await tell(planTo('How grave'), { run: 2 });
    expect((await theOnly()).body).toContain('How grave');
  });

  test('two first runs at once leave the oldest comment with the newest content', async () => {
    github.faults.next('POST /comments', { kind: 'meanwhile', act: () => tell(planTo('How new'), { run: 12 }) });
    const older = await tell(planTo('How old'), { run: 11 });
    const { body, id } = await theOnly();
    expect(body).toContain('How new');
    expect(older.url).toContain(`issuecomment-${id}`);
    // The other way round.
    github.movePull(pull, { head: commit('2') });
    await github.ask('DELETE', `/issues/comments/${id}`);
    const place = { head: commit('2') };
    github.faults.next('POST /comments', { kind: 'meanwhile', act: () => tell(planTo('How old'), { run: 11, place }) });
    await tell(planTo('How new'), { run: 12, place });
    expect((await theOnly()).body).toContain('How new');
    expect((await theOnly()).body).not.toContain('How old');
  });

  test('a push between look and write is said, and the plan of it wins', async () => {
    github.faults.next('POST /comments', {
      kind: 'meanwhile',
      act: async () => github.movePull(pull, { head: commit('2') }),
    });
    await tell(planTo('How bad'), { run: 1 });
    const { body } = await theOnly();
    expect(body).toContain('> **Out of date.** Commits were pushed meanwhile');
    expect(parseMark(body)).toMatchObject({ state: 'stale', approves: undefined });
    await tell(planTo('How grave'), { run: 2, place: { head: commit('2') } });
    expect((await theOnly()).body).toContain('How grave');
  });

  test('a run for a newer commit that posts first is not overwritten by the one before', async () => {
    const act = async (): Promise<unknown> => {
      github.movePull(pull, { head: commit('2') });
      return tell(planTo('How new'), { run: 12, place: { head: commit('2') } });
    };
    github.faults.next('POST /comments', { kind: 'meanwhile', act });
    await tell(planTo('How old'), { run: 11 });
    expect((await theOnly()).body).toContain('How new');
    expect(parseMark((await theOnly()).body)).toMatchObject({ state: 'open', head: commit('2') });
  });

  test('a secondary limit is waited for', async () => {
    github.faults.next('POST /comments', SECONDARY_LIMIT);
    await tell(planTo('How bad'));
    expect(await bodies()).toHaveLength(1);
  });

  test('a list that is out of order once is asked for again', async () => {
    github.faults.next('GET /comments', { kind: 'answer', status: 500, message: 'Server Error' });
    await tell(planTo('How bad'));
    expect(await bodies()).toHaveLength(1);
  });
});

describe('what GitHub refuses', () => {
  test.each([
    ['a fork’s token, which can only read', 'POST /comments', NOT_FOR_THIS_TOKEN],
    ['a locked conversation', 'POST /comments', { kind: 'answer', status: 403, message: 'Issue is locked' }],
    ['a repository that the token does not see', 'GET /pulls/1', { kind: 'answer', status: 404, message: 'Not Found' }],
    ['issues that are switched off', 'GET /comments', { kind: 'answer', status: 410, message: 'Issues are disabled' }],
  ] as const)('%s ends nothing, and is told once', async (_, occasion, fault) => {
    github.faults.always(occasion, fault);
    const { url, said } = await tell(planTo('How bad'));
    expect(url).toBeUndefined();
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).toContain(
      `No comment was written on pull request ${pull}: GitHub does not let the token (${fault.status}`,
    );
    expect(said).toContain(fault.message);
  });

  test.each([
    ['as many as are answered in an hour', { status: 403, message: 'API rate limit exceeded', retryAfter: 3600 }],
    [
      'as many as are written in an hour',
      { status: 403, message: 'You have exceeded a secondary rate limit', retryAfter: 3600 },
    ],
    ['by its own status', { status: 429, message: 'Too many requests', retryAfter: 3600 }],
  ])('a request too many is no refusal: %s', async (_, fault) => {
    github.faults.always('POST /comments', { kind: 'answer', ...fault });
    await expect(tell(planTo('How bad'))).rejects.toMatchObject({
      code: 'GITHUB_FAILED',
      message: expect.stringContaining('no more requests'),
    });
  });

  test('a GitHub that stays out of order ends the run', async () => {
    github.faults.always('POST /comments', { kind: 'gateway', status: 502 });
    github.faults.always('GET /comments', { kind: 'answer', status: 422, message: 'Validation failed' });
    await expect(tell(planTo('How bad'))).rejects.toMatchObject({ code: 'GITHUB_FAILED', exitStatus: 1 });
  });
});

test('no credential is in a comment, whatever was answered', async () => {
  const { job } = openJob(github, { inputs: { command: 'plan' } });
  job.hide.add(secretsIn('s3cret-token'));
  const place = { pull, head: commit('1'), base: commit('b'), target: 'production' };
  await writePlanComment(job, place, planTo('the s3cret-token'));
  expect((await theOnly()).body).toContain('the ***');
  expect((await theOnly()).body).not.toContain('s3cret-token');
  await writePlanComment(job, place, {
    kind: 'failed',
    readAt: Date.now(),
    failure: new Failure('REQUEST_REFUSED', 'it said s3cret-token'),
  });
  expect((await theOnly()).body).not.toContain('s3cret-token');
});

test('what a stranger calls a credential breaks no mark', async () => {
  const { job } = openJob(github, { inputs: { command: 'plan' }, run: 11923456001 });
  const content = planTo('How bad');
  job.hide.add(
    ['11923456001', 'production', commit('1'), 'open', 'deskform', content.digest.slice(0, 20)].flatMap(secretsIn),
  );
  await writePlanComment(job, { pull, head: commit('1'), base: commit('b'), target: 'production' }, content);
  expect(parseMark((await theOnly()).body)).toMatchObject({
    target: 'production',
    head: commit('1'),
    run: '11923456001/1',
    state: 'open',
    approves: { digest: content.digest },
  });
});
