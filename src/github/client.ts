import { randomUUID } from 'node:crypto';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { EnvHttpProxyAgent, fetch } from 'undici/index-fetch.js';
import { Failure } from '../problem/failure.ts';
import { printableShort } from '../render/printable.ts';
import { VERSION } from '../version.ts';
import type { Runner } from './runner.ts';

/** GitHub's API for one repository. */
export interface GitHub {
  readonly rest: Octokit['rest'];
  readonly paginate: Octokit['paginate'];
  /** Sends a read-only GraphQL query, and repeats it if the answer is lost. */
  readonly ask: <T>(query: string, variables: Readonly<Record<string, unknown>>) => Promise<T>;
  readonly at: { readonly owner: string; readonly repo: string };
}

/** Longer waits waste runner minutes: the step fails instead. */
const LONGEST_WAIT_SECONDS = 90;
const MOST_WAITS = 3;

/** Connects to GitHub. Waits for rate limits and repeats reads, not writes: callers check for lost writes first. */
export function connectGitHub({ apiUrl, owner, repository }: Runner, token: string): GitHub {
  const mayWait = (seconds: number, _options: object, _client: unknown, waits: number): boolean =>
    seconds <= LONGEST_WAIT_SECONDS && waits < MOST_WAITS;
  const dispatcher = new EnvHttpProxyAgent();
  const client = new (Octokit.plugin(nameLimits, retry, throttling))({
    auth: token === '' ? undefined : token,
    baseUrl: apiUrl,
    userAgent: `deskform/${VERSION}`,
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    // Octokit would use the global fetch, which ignores proxies and NO_PROXY.
    request: { fetch: async (url: string, init: object) => withData(await fetch(url, { ...init, dispatcher })) },
    // A unique id, so that clients in one process do not throttle each other.
    throttle: { id: randomUUID(), onRateLimit: mayWait, onSecondaryRateLimit: mayWait },
    retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
  });
  client.hook.before('request', (options) => {
    if (options.method !== 'GET' && !options.url.endsWith('/graphql')) options.request.retries = 0;
  });
  return {
    rest: client.rest,
    paginate: client.paginate,
    ask: (query, variables) => client.graphql(query, { ...variables, owner, name: repository }),
    at: { owner, repo: repository },
  };
}

function nothing(): void {}

/** An HTML page instead of JSON. GitHub's API sends one only in front of servers that are down. */
class WebPage extends Error {}

function withData(response: Awaited<ReturnType<typeof fetch>>): typeof response {
  const isPage = /^text\/html\b/iu.test(response.headers.get('content-type') ?? '');
  if (isPage && response.status < 500) throw new WebPage(`a web page (${response.status})`);
  return response;
}

/** Marks a 429 with Retry-After as a rate limit: the plugin recognizes GitHub's own limits by their text. */
function nameLimits({ hook }: Pick<Octokit, 'hook'>): void {
  hook.error('request', (error) => {
    if (statusOf(error) === 429 && headersOf(error).has('retry-after'))
      error.message += ' (waited for like a secondary rate)';
    throw error;
  });
}

/** A permission that the job needs under `permissions:`. */
export type Permission = 'pull-requests: write' | 'issues: write' | 'statuses: write';

/** Explains an error of GitHub as a failure; undefined if the error does not come from GitHub. */
export function gitHubFailure(error: unknown, what: string, needs: Permission): Failure | undefined {
  const status = statusOf(error);
  if (!(error instanceof Error) || status === undefined) return undefined;
  const [reason, hint] = reasonAndHint(error, status, needs);
  const code = REFUSALS.includes(status) && !isAtLimit(error) ? 'GITHUB_REFUSED' : 'GITHUB_FAILED';
  return new Failure(code, `could not ${what}: ${reason}`, { hint, cause: error });
}

const REFUSALS: readonly number[] = [401, 403, 404, 410];

function reasonAndHint(error: Error, status: number, needs: Permission): readonly [reason: string, hint: string] {
  const permission = `Add \`${needs}\` to \`permissions:\` of the job.`;
  if (isAtLimit(error)) {
    const reason = isKnownLimit(error)
      ? 'the rate limit of the token is exhausted'
      : 'GitHub, or a proxy in between, answered “too many requests” (429)';
    return [reason, `Run the job again ${whenToTry(headersOf(error))}.`];
  }
  if (error.cause instanceof WebPage) {
    const hint =
      'A proxy may have answered. Check the runner’s proxy settings and GITHUB_API_URL, and run the job again.';
    return ['GitHub answered with a web page instead of data', hint];
  }
  switch (status) {
    case 0:
      return ['GitHub did not answer', 'Check the runner’s network and proxy settings, and run the job again.'];
    case 401:
      return [
        'the token is not valid or has expired (401)',
        'Check the input `token`. A secret that is not set is empty.',
      ];
    case 403:
      if (/\bis locked\b/u.test(error.message))
        return ['its conversation is locked (403)', 'Unlock the conversation, and run the job again.'];
      return ['GitHub refused the request to this token (403)', permission];
    case 404:
      return [
        'GitHub shows this token no such repository or resource (404)',
        `${permission} A token of your own needs access to the repository.`,
      ];
    case 410:
      return ['it was deleted or disabled (410)', 'Check the settings of the repository.'];
    default:
      if (status < 500) return [`GitHub answered with ${status}`, `GitHub says: ${printableShort(error.message, 300)}`];
      return [`GitHub failed (${status})`, 'Run the job again. If it fails again, check https://www.githubstatus.com'];
  }
}

/** When to try again, from the headers: "in 5 minutes". */
function whenToTry(headers: ReadonlyMap<string, unknown>): string {
  const after = Number(headers.get('retry-after'));
  const reset = Number(headers.get('x-ratelimit-reset'));
  const seconds = after > 0 ? after : reset - Date.now() / 1_000;
  if (!(seconds > 0)) return 'in a few minutes';
  return seconds <= 60 ? 'in a minute' : `in ${Math.ceil(seconds / 60)} minutes`;
}

/** Whether a rate limit caused the error, and not a missing permission. */
function isAtLimit(error: unknown): boolean {
  return statusOf(error) === 429 || isKnownLimit(error);
}

/** Whether one of GitHub's own rate limits caused the error, of REST or GraphQL. */
function isKnownLimit(error: unknown): boolean {
  const status = statusOf(error);
  if (!(error instanceof Error) || !(status === 403 || status === 429)) return false;
  const headers = headersOf(error);
  if (/\brate limit\b/iu.test(error.message) || String(headers.get('x-ratelimit-remaining')) === '0') return true;
  return status === 403 && headers.has('retry-after');
}

function headersOf(error: unknown): ReadonlyMap<string, unknown> {
  const headers = within(within(error, 'response'), 'headers') ?? within(error, 'headers');
  return new Map(typeof headers === 'object' && headers !== null ? Object.entries(headers) : []);
}

function within(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;
}

/** Error types that GraphQL reports with status 200. */
const STATUS_OF_TYPE: ReadonlyMap<unknown, number> = new Map([
  ['FORBIDDEN', 403],
  ['INSUFFICIENT_SCOPES', 403],
  ['NOT_FOUND', 404],
  ['RATE_LIMITED', 429],
]);

/** The status of an error: 0 without an answer; undefined if it is not an error of the GitHub client. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'HttpError') return within(error, 'response') === undefined ? 0 : Number(within(error, 'status'));
  // Errors of GraphQL, and the plugin's error for its limit.
  const errors = within(error, 'errors') ?? within(within(error, 'data'), 'errors');
  return Array.isArray(errors) ? (STATUS_OF_TYPE.get(within(errors[0], 'type')) ?? 400) : undefined;
}

/** Whether the outcome of the request is unknown. */
export function isLost(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && (status === 0 || status >= 500);
}
