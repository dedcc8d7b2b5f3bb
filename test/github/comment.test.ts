import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { BOT, openGitHub, type StagedComment, type StagedGitHub } from './stage/github.ts';
import { commit, tellingOf, toldPlans } from './stage/plans.ts';

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

describe('one comment a project', () => {
  test('is written, and edited in place by the next run', async () => {
    expect(await tell('How bad')).toEqual({
      outcome: 'written',
      url: `${github.url}/acme/helpdesk/pull/${pull}#issuecomment-1`,
    });
    expect(await tell('How grave', 1002)).toMatchObject({ outcome: 'written' });
    const { body } = await theOnly();
    expect(body).toContain('How grave');
    expect(body).not.toContain('How bad');
    expect(parseMark(body)).toMatchObject({ readAt: 1002, head: commit('1') });
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
    expect(marks.map((mark) => `${mark?.project} ${mark?.readAt}`)).toEqual([' 3', 'emea 2']);
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

  test.each(['acme', 'github-actions'] as const)('what %s has edited is written again', async (editor) => {
    await tell('How bad', 1);
    const { body, id } = await theOnly();
    await github.ask('PATCH', `/issues/comments/${id}`, { body: `${body}Looks good!` }, editor);
    await tell('How bad', 2);
    expect((await comments()).map((one) => one.body.includes('Looks good!'))).toEqual([false]);
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
      why: expect.stringContaining('it already has a newer plan'),
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
