import { describe, expect, test } from 'vitest';
import { decide, newestOf, type Scene } from '../../src/github/comment/decide.ts';
import type { Mark } from '../../src/github/comment/mark.ts';
import type { PlanComment } from '../../src/github/comment/own-comments.ts';
import { commit } from './stage/plans.ts';

function mark(news: Partial<Mark> = {}): Mark {
  const usual = {
    workflow: 'deskform',
    project: '',
    target: 'production',
    head: commit('1'),
    base: commit('b'),
    run: '10/1',
    readAt: 10,
  };
  return { ...usual, state: 'open', approves: undefined, ...news };
}

function comment(id: number, news: Partial<Mark> = {}): PlanComment {
  return { id, url: `#${id}`, body: `body ${id}`, mark: mark(news), updatedAt: 0 };
}

describe('of several comments that were written at once', () => {
  test.each<readonly [string, readonly PlanComment[], number]>([
    ['the newest run has the last word', [comment(1, { run: '11/1' }), comment(2, { run: '12/1' })], 2],
    ['whatever the order', [comment(1, { run: '12/1' }), comment(2, { run: '11/1' })], 1],
    ['a second attempt is newer than the first', [comment(1, { run: '12/2' }), comment(2, { run: '12/1' })], 1],
    [
      'the commit that counts now goes before any run',
      [comment(1, { run: '11/1' }), comment(2, { run: '12/1', head: commit('0') })],
      1,
    ],
    ['also when it comes later', [comment(1, { run: '12/1', head: commit('0') }), comment(2, { run: '11/1' })], 2],
    [
      'of commits that do not count the newest run',
      [comment(1, { run: '11/1', head: commit('0') }), comment(2, { run: '12/1', head: commit('0') })],
      2,
    ],
  ])('%s', (_, comments, id) => {
    expect(newestOf(comments, commit('1'))?.id).toBe(id);
  });
});

describe('what to do next', () => {
  const open = { head: commit('1'), state: 'open' } as const;
  const draft = { mark: mark(), bodyOver: () => 'new', worth: 'a-first-comment', mode: 'edit' } as const;
  const step = (comments: readonly PlanComment[], pull: Scene['pull'] = open): string => {
    const next = decide({ pull, comments }, draft);
    return next.kind === 'edit' ? `edit ${next.comment.id}` : next.kind;
  };

  test.each<readonly [string, readonly PlanComment[], string]>([
    ['the first comment is written', [], 'create'],
    ['an older one is edited', [comment(1, { run: '9/1' })], 'edit 1'],
    ['also one that is out of date', [comment(1, { run: '9/1', state: 'stale' })], 'edit 1'],
    ['of two the oldest', [comment(1, { run: '8/1' }), comment(2, { run: '9/1' })], 'edit 1'],
    ['one that was applied stays', [comment(1, { run: '9/1', state: 'applied' })], 'create'],
    ['one whose apply failed stays', [comment(1, { run: '9/1', state: 'failed' })], 'create'],
    ['a newer one stays', [comment(1, { run: '11/1' })], 'leave'],
    ['a newer one of an older commit does not count', [comment(1, { run: '11/1', head: commit('0') })], 'edit 1'],
    ['what is there already is not written twice', [comment(1)], 'leave'],
    ['another target’s is not touched', [comment(1, { run: '9/1', target: 'staging' })], 'create'],
    ['another workflow’s is not touched', [comment(1, { run: '9/1', workflow: 'nightly' })], 'create'],
    ['one about no target alone is taken over', [comment(1, { run: '9/1', target: '', state: 'stale' })], 'edit 1'],
  ])('%s', (_, comments, next) => {
    expect(step(comments)).toBe(next);
  });

  test('nothing, where the pull request has moved on or is closed', () => {
    expect(step([], { head: commit('2'), state: 'open' })).toBe('leave');
    expect(step([], { head: commit('1'), state: 'closed' })).toBe('leave');
  });
});
