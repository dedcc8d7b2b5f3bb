import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { writePlanComment } from '../../src/github/comment/write-comment.ts';
import { showPull } from '../../src/github/pulls.ts';
import { attributeKey } from '../../src/model/attribute-key.ts';
import { BOT, openGitHub, type StagedComment, type StagedGitHub } from './stage/github.ts';
import { openJob } from './stage/job.ts';
import { commit, planTo, tellingOf, toldPlans } from './stage/plans.ts';

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
    expect(await tell('Severity', 1, { worth: 'an-edit' })).toEqual({ outcome: 'not-needed' });
    expect(await comments()).toEqual([]);
    await tell('How bad', 2);
    await tell('Severity', 3, { worth: 'an-edit' });
    expect((await theOnly()).body).not.toContain('How bad');
  });
});

describe('what an approval has seen', () => {
  const approve = (): void => github.approve(pull, { by: 'maria', commit: commit('1'), canPush: true });
  const labels = async (): Promise<readonly (string | undefined)[]> =>
    (await comments()).map(({ body }) =>
      /"Severity" → "([^"]+)"|\+ .*display\): "([^"]+)"/u.exec(body)?.slice(1).find(Boolean),
    );

  test('stays as it was: another plan is a new comment, which is edited until it is approved, too', async () => {
    await tell('How bad', 1);
    approve();
    const { body } = await theOnly();
    await tell('How grave', 2);
    await tell('How grim', 3);
    expect(await labels()).toEqual(['How bad', 'How grim']);
    expect((await comments())[0]?.body).toBe(body);
    approve();
    await tell('How sad', 4);
    expect(await labels()).toEqual(['How bad', 'How grim', 'How sad']);
  });

  test('is the one comment again for a new commit', async () => {
    await tell('How bad', 1);
    approve();
    await tell('How grave', 2);
    github.movePull(pull, { head: commit('2') });
    await tell('How grim', 3, { head: commit('2') });
    expect(await labels()).toEqual(['How grim']);
  });

  test('and somebody has edited since, is told in a new comment', async () => {
    await tell('How bad', 1);
    approve();
    const { body, id } = await theOnly();
    await github.ask('PATCH', `/issues/comments/${id}`, { body: `${body}Looks good!` }, 'acme');
    await tell('How bad', 2);
    expect(await labels()).toEqual(['How bad', 'How bad']);
  });

  test('are the numbers of its time, where they grow afterwards and the plan is the same', async () => {
    const key = attributeKey('Ticket', 'severity');
    const write = async (count: number, readAt: number): Promise<void> => {
      const { mark, text } = toldPlans({ head: commit('1'), plans: { production: planTo('How bad') }, readAt });
      const targets = mark.targets.map((one) => ({ ...one, records: new Map([[key, count]]) }));
      const { job } = openJob(github, { inputs: { command: 'plan' }, run: readAt });
      const now = await showPull(job.github, pull);
      await writePlanComment(job, now, { ...mark, targets }, `${text}\n${count} values`, 'an-edit');
    };
    await tell('How bad', 1);
    await write(3, 2);
    approve();
    await write(500, 3);
    const { body } = await theOnly();
    expect(body).toContain('500 values');
    expect([...(parseMark(body)?.targets[0]?.records ?? [])]).toEqual([[key, 3]]);
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
    return `<!-- deskform:plan v=1 project= head=${mark.head} -->`;
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
