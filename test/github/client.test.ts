import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { connectGitHub, type GitHub, gitHubFailure } from '../../src/github/client.ts';
import { readRunner } from '../../src/github/runner.ts';
import { withoutPauses } from './stage/without-pauses.ts';

await withoutPauses();

type Answer = (response: ServerResponse) => unknown;

interface Loopback {
  readonly github: GitHub;
  /** The bodies of what was asked. */
  readonly asked: readonly string[];
}

const servers: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The answers in their order; the last one for all that come after. */
async function gitHubThat(...answers: readonly Answer[]): Promise<Loopback> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    asked.push(body);
    answers[Math.min(asked.length, answers.length) - 1]?.(response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const runner = readRunner({ GITHUB_REPOSITORY: 'acme/helpdesk', GITHUB_API_URL: url });
  return { github: connectGitHub(runner, 'a-token'), asked };
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

function says(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Answer {
  return (response) => response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(body));
}

const loses: Answer = (response) => response.destroy();

function showsPage(status: number): Answer {
  return (response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Log in</h1>');
}

const VIEWER = 'query Viewer { viewer { login } }';
const KNOWN = says(200, { data: { viewer: { login: 'robot' } } });

function graphqlError(type: string, message: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return says(200, { data: { viewer: null }, errors: [{ type, message }] }, headers);
}

/** What a person is told where the comments cannot be read. */
async function failureOf({ github }: Loopback): Promise<readonly string[]> {
  const asking = github.rest.issues.listComments({ ...github.at, issue_number: 7 });
  return told(await asking.catch((error: unknown) => error));
}

async function failureOfQuery({ github }: Loopback): Promise<readonly string[]> {
  return told(await github.ask(VIEWER, {}).catch((error: unknown) => error));
}

function told(error: unknown): readonly string[] {
  const failure = gitHubFailure(error, 'read the comments', 'pull-requests: write');
  return [failure?.code ?? '', failure?.message ?? '', failure?.hint ?? ''];
}

describe('what GitHub refuses names the permission', () => {
  const PERMISSION = 'Add `pull-requests: write` to `permissions:` of the job.';
  const NOT_FOR_THIS_TOKEN = 'Resource not accessible by integration';

  test.each([
    ['REST', () => gitHubThat(says(403, { message: NOT_FOR_THIS_TOKEN })).then(failureOf)],
    ['GraphQL', () => gitHubThat(graphqlError('FORBIDDEN', NOT_FOR_THIS_TOKEN)).then(failureOfQuery)],
  ])('403 of %s', async (_api, ask) => {
    expect(await ask()).toEqual([
      'GITHUB_REFUSED',
      'could not read the comments: GitHub refused the request to this token (403)',
      PERMISSION,
    ]);
  });

  test.each([
    ['REST', () => gitHubThat(says(404, { message: 'Not Found' })).then(failureOf)],
    ['GraphQL', () => gitHubThat(graphqlError('NOT_FOUND', 'Could not resolve to a Repository')).then(failureOfQuery)],
  ])('404 of %s may be a repository that is not there', async (_api, ask) => {
    expect(await ask()).toEqual([
      'GITHUB_REFUSED',
      'could not read the comments: GitHub shows this token no such repository or resource (404)',
      `${PERMISSION} A token of your own needs access to the repository.`,
    ]);
  });

  test('a token that is not valid is another thing', async () => {
    const github = await gitHubThat(says(401, { message: 'Bad credentials' }));
    expect(await failureOf(github)).toEqual([
      'GITHUB_REFUSED',
      'could not read the comments: the token is not valid or has expired (401)',
      'Check the input `token`. An unset secret is empty.',
    ]);
    expect(github.asked).toHaveLength(1);
  });

  test('what is switched off', async () => {
    const github = await gitHubThat(says(410, { message: 'Issues has been disabled in this repository.' }));
    expect(await failureOf(github)).toMatchObject([
      'GITHUB_REFUSED',
      'could not read the comments: GitHub answered with 410',
      expect.stringContaining('Issues has been disabled in this repository.'),
    ]);
  });

  test('what GitHub cannot make sense of is told in its own words, made harmless', async () => {
    const github = await gitHubThat(says(422, { message: 'Validation Failed\n::error::body is too long' }));
    const [code, message, hint] = await failureOf(github);
    expect([code, message]).toEqual(['GITHUB_FAILED', 'could not read the comments: GitHub answered with 422']);
    expect(hint).toContain('Validation Failed');
    expect(hint).not.toMatch(/\n|(?:^|\s)::/u);
  });
});

describe('limits', () => {
  const REACHED = [
    'GITHUB_FAILED',
    'could not read the comments: a rate limit is reached (429)',
    'Run the job again later. GitHub renews its limits every hour.',
  ];
  const untilReset = (): Readonly<Record<string, string>> => ({
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Math.ceil(Date.now() / 1_000) + 1_795),
  });

  test('the one of the hour', async () => {
    const github = await gitHubThat(says(403, { message: 'API rate limit exceeded for installation' }, untilReset()));
    expect(await failureOf(github)).toEqual(REACHED);
    expect(github.asked).toHaveLength(1);
  });

  test('the one of GraphQL, which comes with status 200', async () => {
    const github = await gitHubThat(graphqlError('RATE_LIMITED', 'API rate limit exceeded', untilReset()));
    expect(await failureOfQuery(github)).toEqual(REACHED);
  });

  test('a secondary one is waited for', async () => {
    const message = 'You have exceeded a secondary rate limit.';
    const github = await gitHubThat(says(403, { message }, { 'retry-after': '1' }), says(200, []));
    expect(await failureOf(github)).toEqual(['', '', '']);
    expect(github.asked).toHaveLength(2);
  });

  test('429 of whatever text is told as one', async () => {
    const github = await gitHubThat(says(429, { message: 'Slow down' }));
    expect(await failureOf(github)).toEqual(REACHED);
    expect(github.asked).toHaveLength(1);
  });
});

describe('answers that are none', () => {
  test.each([
    ['502', says(502, { message: 'Bad gateway' })],
    ['the page that comes with 503', showsPage(503)],
    ['a page with status 200', showsPage(200)],
    ['a lost one', loses],
  ])('%s: reads are repeated', async (_name, trouble) => {
    const rest = await gitHubThat(trouble, says(200, []));
    const graphql = await gitHubThat(trouble, KNOWN);
    expect(await Promise.all([failureOf(rest), graphql.github.ask(VIEWER, {})])).toEqual([
      ['', '', ''],
      { viewer: { login: 'robot' } },
    ]);
  });

  test.each([
    ['502', says(502, { message: 'Bad gateway' }), 'GitHub failed (502)', 'https://www.githubstatus.com'],
    ['a page with status 200', showsPage(200), 'GitHub did not answer, or a proxy answered with a web page', 'proxy'],
    ['a page with status 403', showsPage(403), 'GitHub did not answer, or a proxy answered with a web page', 'proxy'],
    ['a lost one', loses, 'GitHub did not answer, or a proxy answered with a web page', 'network'],
  ])('%s: a write is not repeated, and each has its sentence', async (_name, trouble, reason, hint) => {
    const { github, asked } = await gitHubThat(trouble);
    const writing = github.rest.issues.createComment({ ...github.at, issue_number: 7, body: 'Hello' });
    expect(told(await writing.catch((error: unknown) => error))).toEqual([
      'GITHUB_FAILED',
      `could not read the comments: ${reason}`,
      expect.stringContaining(hint),
    ]);
    expect(asked).toHaveLength(1);
  });
});

test('a query is asked with the repository', async () => {
  const { github, asked } = await gitHubThat(KNOWN);
  expect(await github.ask('query OnePull($owner: String!)', { number: 7 })).toEqual({ viewer: { login: 'robot' } });
  expect(JSON.parse(asked[0] ?? '')).toEqual({
    query: 'query OnePull($owner: String!)',
    variables: { owner: 'acme', name: 'helpdesk', number: 7 },
  });
});

test('what is no answer of GitHub is not told as one', () => {
  expect(gitHubFailure(new Error('a bug'), 'read the comments', 'pull-requests: write')).toBeUndefined();
});
