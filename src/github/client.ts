import { randomUUID } from 'node:crypto';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { EnvHttpProxyAgent, fetch } from 'undici/index-fetch.js';
import { Failure } from '../problem/failure.ts';
import { VERSION } from '../version.ts';
import type { Runner } from './runner.ts';

/** GitHub's API for one repository. */
export interface GitHub {
  readonly rest: Octokit['rest'];
  readonly paginate: Octokit['paginate'];
  readonly at: { readonly owner: string; readonly repo: string };
}

/** Longer waits are not worth a runner's minutes: the step says so and ends. */
const LONGEST_WAIT_SECONDS = 90;
const MOST_WAITS = 3;

/**
 * A client that waits where GitHub asks it to, and repeats reads whose answer was lost. A write is never repeated
 * blindly: whoever writes looks first what became of it (`request.retries: 0` below).
 */
export function connectGitHub({ apiUrl, owner, repository }: Runner, token: string): GitHub {
  const mayWait = (seconds: number, _options: object, _client: unknown, waits: number): boolean =>
    seconds <= LONGEST_WAIT_SECONDS && waits < MOST_WAITS;
  const Client = Octokit.plugin(retry, throttling);
  const dispatcher = new EnvHttpProxyAgent();
  const client = new Client({
    auth: token === '' ? undefined : token,
    baseUrl: apiUrl,
    userAgent: `deskform/${VERSION}`,
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    // Octokit would take the global one, which knows neither proxies nor their exceptions.
    request: { fetch: (url: string, init: object) => fetch(url, { ...init, dispatcher }) },
    // With an id of its own a client keeps its own pace, and not that of every other one in the process.
    throttle: { id: randomUUID(), onRateLimit: mayWait, onSecondaryRateLimit: mayWait },
    retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
  });
  client.hook.before('request', (options) => {
    if (options.method !== 'GET') options.request.retries = 0;
  });
  return { rest: client.rest, paginate: client.paginate, at: { owner, repo: repository } };
}

function nothing(): void {}

/** What an answer of GitHub's API says, as a person is told of it; undefined where it is no answer of it. */
export function gitHubFailure(error: unknown, what: string): Failure | undefined {
  const status = statusOf(error);
  if (status === undefined) return undefined;
  if (isAtLimit(error)) {
    return new Failure('GITHUB_FAILED', `GitHub answers no more requests of this token for now: could not ${what}`, {
      hint: 'Run the job again in an hour. GitHub’s own token has 1,000 requests an hour for a repository; a token of a GitHub App has more.',
      cause: error,
    });
  }
  if (status === 403 || status === 401 || status === 404) {
    return new Failure('GITHUB_REFUSED', `GitHub does not let the token ${what} (${status})`, {
      hint: 'Look at the `permissions:` of the job, and whether the run is one of a fork, whose token can only read.',
      cause: error,
    });
  }
  return new Failure('GITHUB_FAILED', `GitHub could not ${what} (${status === 0 ? 'no answer' : status})`, {
    hint: 'Run the job again; where it goes on: https://www.githubstatus.com',
    cause: error,
  });
}

/** Whether it was one request too many, which says nothing about what the token may do. */
export function isAtLimit(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== 403) return status === 429;
  const headers = new Map(Object.entries(headersOf(error)));
  if (headers.has('retry-after') || String(headers.get('x-ratelimit-remaining')) === '0') return true;
  // The second of its limits may come without either.
  return error instanceof Error && /\bsecondary rate limit\b/iu.test(error.message);
}

function headersOf(error: unknown): object {
  if (!(error instanceof Error) || !('response' in error)) return {};
  const { response } = error;
  if (typeof response !== 'object' || response === null || !('headers' in response)) return {};
  return typeof response.headers === 'object' && response.headers !== null ? response.headers : {};
}

/** Whether GitHub ended the work, and not the files. */
export function isErrorOfGitHub(error: unknown): boolean {
  return statusOf(error) !== undefined || (error instanceof Failure && error.code.startsWith('GITHUB_'));
}

/** 0 where no answer came; undefined where it is no error of GitHub's client. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || error.name !== 'HttpError') return undefined;
  return 'response' in error && error.response !== undefined && 'status' in error ? Number(error.status) : 0;
}

/** Does nobody know what became of the request? */
export function isLost(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && (status === 0 || status >= 500);
}

const TRIES = 3;

/**
 * Does it again where an answer was lost on the way. What is given has to look first what became of the last try: a
 * write whose answer is lost may have been carried out.
 */
export async function askAgain<T>(lookAndWrite: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await lookAndWrite();
    } catch (error) {
      if (tried === TRIES || !isLost(error)) throw error;
    }
  }
}

/**
 * Asks GitHub only once a run for each thing that is asked about, and gives the same answer ever after: a fleet of a
 * hundred targets has to fit into what GitHub answers in an hour. For what no later step of a run depends on as news.
 */
export function onceARun<About extends readonly (string | number)[], T>(
  ask: (github: GitHub, ...about: About) => Promise<T>,
): (github: GitHub, ...about: About) => Promise<T> {
  const asked = new WeakMap<GitHub, Map<string, Promise<T>>>();
  return (github, ...about) => {
    const answers = asked.get(github) ?? new Map<string, Promise<T>>();
    asked.set(github, answers);
    const name = JSON.stringify(about);
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = ask(github, ...about);
    answers.set(name, answer);
    // What failed may be asked again.
    answer.catch(() => answers.delete(name));
    return answer;
  };
}
