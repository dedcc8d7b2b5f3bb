import { describe, expect, test } from 'vitest';
import { parseEvent } from '../../src/github/event.ts';

const COMMENT = { id: 9, user: { login: 'maria' }, body: '/deskform apply', created_at: '2026-11-20T10:00:00Z' };
const ON_PULL = { action: 'created', issue: { number: 7, pull_request: {} }, comment: COMMENT };
const SIDES = { head: { sha: 'a', repo: { id: 1 } }, base: { sha: 'b', repo: { id: 1 } } };

const kindOf = (name: string, payload: object): string => parseEvent(name, JSON.stringify(payload)).kind;

describe('a comment can be a command', () => {
  test('when somebody has just written it on a pull request', () => {
    expect(parseEvent('issue_comment', JSON.stringify(ON_PULL))).toEqual({
      kind: 'comment',
      number: 7,
      comment: { author: 'maria', body: '/deskform apply', createdAt: '2026-11-20T10:00:00Z' },
    });
  });

  test.each([
    ['edited: by anybody who may write', { ...ON_PULL, action: 'edited' }],
    ['deleted: it is taken back', { ...ON_PULL, action: 'deleted' }],
    ['on an issue', { ...ON_PULL, issue: { number: 7 } }],
    ['of no issue', { ...ON_PULL, issue: null }],
    ['of an issue without a number', { ...ON_PULL, issue: { number: null, pull_request: {} } }],
    ['an event without anything', {}],
  ])('not %s', (_, payload) => {
    expect(parseEvent('issue_comment', JSON.stringify(payload))).toEqual({ kind: 'remark' });
  });
});

test.each(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'workflow_run', 'merge_group'])(
  '%s is about a branch',
  (name) => expect(parseEvent(name, '{}')).toEqual({ kind: 'branch', name }),
);

test.each(['issues', 'discussion_comment', 'watch', 'fork', 'label', 'release', ''])(
  'anything else is not, such as %j',
  (name) => expect(parseEvent(name, JSON.stringify({ comment: COMMENT }))).toEqual({ kind: 'other', name }),
);

test('what tells of a pull request is one of a pull request, whatever it is called', () => {
  for (const name of ['pull_request', 'pull_request_target', 'pull_request_review', 'push'])
    expect(kindOf(name, { pull_request: { number: 7, ...SIDES } })).toBe('pull-request');
});
