import { describe, expect, test } from 'vitest';
import { parseEvent } from '../../src/github/runner.ts';
import { recordedPayloads } from './recorded-events.ts';

const COMMENT = { id: 9, user: { login: 'maria' }, body: '/deskform apply', created_at: '2026-11-20T10:00:00Z' };
const SIDES = { head: { sha: 'a', repo: { id: 1 } }, base: { sha: 'b', repo: { id: 1 } } };

const kindOf = (name: string, payload: object): string => parseEvent(name, JSON.stringify(payload)).kind;

test('a comment commands nothing, whoever writes it', () => {
  const payload = { action: 'created', issue: { number: 7, pull_request: {} }, comment: COMMENT };
  expect(parseEvent('issue_comment', JSON.stringify(payload))).toEqual({ kind: 'other' });
});

test.each([
  ['push', 'push'],
  ['schedule', 'schedule'],
  ['workflow_dispatch', 'by-hand'],
] as const)('%s is about a branch', (name, kind) => expect(parseEvent(name, '{}')).toEqual({ kind }));

test('an entry of the merge queue knows what it is merged onto', () => {
  const payload = JSON.stringify({ merge_group: { head_sha: 'a', base_sha: 'b' } });
  expect(parseEvent('merge_group', payload)).toEqual({ kind: 'queue', base: 'b' });
});

test.each(['issues', 'discussion_comment', 'watch', 'fork', 'label', 'release', ''])(
  'anything else is not, such as %j',
  (name) => expect(parseEvent(name, JSON.stringify({ comment: COMMENT }))).toEqual({ kind: 'other' }),
);

test('after another workflow the head of its run is what counts', () => {
  const payload = JSON.stringify({ workflow_run: { head_sha: 'a', pull_requests: [{ number: 7 }] } });
  expect(parseEvent('workflow_run', payload)).toEqual({ kind: 'after-a-run', head: 'a' });
  expect(parseEvent('workflow_run', '{}')).toEqual({ kind: 'after-a-run', head: '' });
});

test('only the event of a pull request is one of a pull request, whatever others hold', () => {
  const payload = { pull_request: { number: 7, ...SIDES } };
  for (const name of ['pull_request', 'pull_request_review']) expect(kindOf(name, payload)).toBe('pull-request');
  for (const name of ['pull_request_target', 'pull_request_review_comment', 'issues'])
    expect(kindOf(name, payload)).toBe('other');
  expect(kindOf('push', payload)).toBe('push');
});

test.each([
  ['maria', 'this-repository', 1],
  ['stranger', 'a-fork', 2],
  ['dependabot[bot]', 'a-fork', 1],
])('a pull request of %s is from %s', (login, from, repository) => {
  const pull_request = { number: 7, ...SIDES, head: { sha: 'a', repo: { id: repository } } };
  expect(parseEvent('pull_request', JSON.stringify({ sender: { login }, pull_request }))).toMatchObject({ from });
});

describe('as GitHub has sent them', () => {
  test.each(['pull_request', 'pull_request_review'])('each %s has its number and head', (name) => {
    const payloads = recordedPayloads(name).filter((payload) => 'pull_request' in payload);
    expect(payloads.length).toBeGreaterThan(3);
    for (const payload of payloads) {
      const { number, head } = Object(payload).pull_request;
      expect(parseEvent(name, JSON.stringify(payload))).toMatchObject({ kind: 'pull-request', number, head: head.sha });
    }
  });

  test('an entry of the queue, and the run of another workflow', () => {
    for (const payload of recordedPayloads('merge_group'))
      expect(parseEvent('merge_group', JSON.stringify(payload))).toEqual({
        kind: 'queue',
        base: expect.stringMatching(/^[0-9a-f]{40}$/u),
      });
    for (const payload of recordedPayloads('workflow_run'))
      expect(parseEvent('workflow_run', JSON.stringify(payload))).toEqual({
        kind: 'after-a-run',
        head: expect.stringMatching(/^[0-9a-f]{40}$/u),
      });
  });

  test.each(['issue_comment', 'pull_request_review_comment', 'issues', 'release'])('a %s is none of ours', (name) => {
    for (const payload of recordedPayloads(name))
      expect(parseEvent(name, JSON.stringify(payload))).toEqual({ kind: 'other' });
  });
});
