import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_QUERIES_LEFT, PAGE, TOO_MANY_REQUESTS, UNICORN } from './stage/faults.ts';
import { type Answer, BOT, openGitHub, type StagedGitHub } from './stage/github.ts';

/** The stage answers GraphQL by GitHub's own schema: what it gets wrong, every story would get wrong. */

const COMMENTS = `comments(first: 2, after: $after) {
  pageInfo { hasNextPage endCursor }
  nodes { databaseId url body viewerDidAuthor createdAt lastEditedAt author { login } editor { login } }
}`;
const FIELDS = `number state headRefOid baseRefName mergedAt updatedAt isCrossRepository mergeCommit { oid } reviewDecision
  reviews(states: APPROVED, last: 50) { nodes { commit { oid } authorCanPushToRepository author { __typename login } } }`;
const ONE = `query OnePull($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { ${FIELDS} ${COMMENTS} } }
}`;
const LIST = `query MergedPulls($owner: String!, $name: String!, $states: [PullRequestState!], $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequests(states: $states, first: 1, after: $after, orderBy: { field: UPDATED_AT, direction: DESC }) {
      pageInfo { hasNextPage endCursor } nodes { number state mergedAt }
    }
  }
}`;
const AT = { owner: 'acme', name: 'helpdesk' };
const SECOND = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u;

let github: StagedGitHub;
beforeAll(async () => {
  github = await openGitHub();
});
afterAll(() => github.close());

async function query(text: string, variables: object = {}, token = github.tokenOf(BOT)): Promise<Answer> {
  const answer = await fetch(`${github.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, variables: { ...AT, ...variables } }),
  });
  return answer.json();
}

const write = (method: string, path: string, token: string): Promise<Response> =>
  fetch(`${github.url}/repos/acme/helpdesk${path}`, {
    method,
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'one', body: 'text' }),
  });

test('tells a pull request, its reviews, and who wrote and edited its comments', async () => {
  const head = 'a'.repeat(40);
  const number = await github.openPull({ branch: 'one', facts: { head, from: 'a-fork', reviewDecision: 'APPROVED' } });
  github.approve(number, { by: 'maria', commit: head, canPush: true });
  const [ours, theirs] = [await github.comment(number, 'ours'), await github.comment(number, 'theirs', 'noor')];
  await github.comment(number, 'third', 'robot-app[bot]');
  await github.ask('PATCH', `/issues/comments/${ours}`, { body: 'changed' }, 'maria');
  const { data } = await query(ONE, { number });
  const pull = data.repository.pullRequest;
  expect(pull).toMatchObject({
    number,
    state: 'OPEN',
    headRefOid: head,
    baseRefName: 'main',
    mergedAt: null,
    updatedAt: expect.stringMatching(SECOND),
    isCrossRepository: true,
    mergeCommit: null,
    reviewDecision: 'APPROVED',
    reviews: {
      nodes: [
        { commit: { oid: head }, authorCanPushToRepository: true, author: { __typename: 'User', login: 'maria' } },
      ],
    },
    comments: {
      pageInfo: { hasNextPage: true },
      nodes: [
        {
          databaseId: ours,
          body: 'changed',
          viewerDidAuthor: true,
          lastEditedAt: expect.stringMatching(SECOND),
          author: { login: 'github-actions' },
          editor: { login: 'maria' },
        },
        { databaseId: theirs, viewerDidAuthor: false, lastEditedAt: null, author: { login: 'noor' }, editor: null },
      ],
    },
  });
  const more = await query(ONE, { number, after: pull.comments.pageInfo.endCursor });
  expect(more.data.repository.pullRequest.comments).toMatchObject({
    pageInfo: { hasNextPage: false },
    nodes: [{ author: { login: 'robot-app' }, url: expect.stringContaining(github.url) }],
  });
  // An edit through the API has the token's own name.
  expect((await write('PATCH', `/issues/comments/${ours}`, github.tokenOf(BOT))).status).toBe(200);
  const after = await query(ONE, { number });
  expect(after.data.repository.pullRequest.comments.nodes[0].editor).toEqual({ login: 'github-actions' });
});

test('forgets a comment that somebody deletes', async () => {
  const number = await github.openPull({ branch: 'deleted' });
  const [first, second] = [await github.comment(number, 'first'), await github.comment(number, 'second')];
  await github.ask('DELETE', `/issues/comments/${first}`);
  const { data } = await query(ONE, { number });
  expect(data.repository.pullRequest.comments.nodes).toMatchObject([{ databaseId: second }]);
});

test('lists pull requests page by page, those that something happened to last first', async () => {
  const [early, late] = [await github.openPull({ branch: 'early' }), await github.openPull({ branch: 'late' })];
  await github.mergePull(late, 'b'.repeat(40), new Date('2026-01-02T00:00:00Z'));
  await github.mergePull(early, 'c'.repeat(40), new Date('2026-01-03T00:00:00Z'));
  const first = (await query(LIST, { states: ['MERGED'] })).data.repository.pullRequests;
  expect(first).toMatchObject({ nodes: [{ number: early, state: 'MERGED' }], pageInfo: { hasNextPage: true } });
  const second = (await query(LIST, { states: ['MERGED'], after: first.pageInfo.endCursor })).data.repository;
  expect(second.pullRequests).toMatchObject({ nodes: [{ number: late }], pageInfo: { hasNextPage: false } });
});

test('names the viewer whole, and knows no field that GitHub has not', async () => {
  expect((await query('query Viewer { viewer { login } }')).data).toEqual({ viewer: { login: BOT } });
  expect((await query('{ viewer { logins } }')).errors[0].message).toContain('Cannot query field "logins"');
  expect((await query(ONE, { number: 999 })).errors[0]).toMatchObject({ type: 'NOT_FOUND' });
});

describe('a token with permissions', () => {
  test.each([
    ['a comment without a permission to write', 'POST', '/issues/1/comments', {}, 403],
    ['a comment with that for pull requests', 'POST', '/issues/1/comments', { 'pull-requests': 'write' }, 201],
    ['an issue with that for pull requests alone', 'POST', '/issues', { 'pull-requests': 'write' }, 403],
    ['an issue with that for issues', 'POST', '/issues', { issues: 'write' }, 201],
  ] as const)('writes %s: %s', async (_, method, path, permissions, status) => {
    const answer = await write(method, path, github.tokenWith(permissions));
    expect(answer.status).toBe(status);
    if (status !== 403) return;
    expect(await answer.json()).toEqual({ message: 'Resource not accessible by integration' });
    expect(answer.headers.get('x-accepted-github-permissions')).toContain('issues=write');
  });

  test('reads a public repository, and a private one with its permission alone', async () => {
    const [with_, without] = [github.tokenWith({ 'pull-requests': 'read' }), github.tokenWith({ contents: 'read' })];
    expect((await query(ONE, { number: 1 }, without)).errors).toBeUndefined();
    github.makePrivate();
    expect((await query(ONE, { number: 1 }, with_)).errors).toBeUndefined();
    expect((await query(ONE, { number: 1 }, without)).errors[0]).toMatchObject({
      type: 'FORBIDDEN',
      message: 'Resource not accessible by integration',
    });
  });
});

test.each([
  ['a page', PAGE, 200],
  ['a gateway', UNICORN, 502],
  ['too many requests', TOO_MANY_REQUESTS, 429],
  ['no queries left', NO_QUERIES_LEFT, 200],
])('answers with %s on cue', async (_, fault, status) => {
  github.faults.next('POST /graphql', fault);
  const headers = { authorization: `bearer ${github.tokenOf(BOT)}` };
  const answer = await fetch(`${github.url}/graphql`, { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(fault.text);
});

test('refuses a token that it does not know', async () => {
  expect(await query('{ viewer { login } }', {}, 'another')).toEqual({ message: 'Bad credentials' });
});
