import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { EnvHttpProxyAgent, fetch } from 'undici/index-fetch.js';
import { Failure } from '../model/failure.ts';
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
  const silent = (): void => {};
  const mayWait = (seconds: number, _options: object, _client: unknown, waits: number): boolean =>
    seconds <= LONGEST_WAIT_SECONDS && waits < MOST_WAITS;
  const dispatcher = new EnvHttpProxyAgent();
  const client = new (Octokit.plugin(retry, throttling))({
    auth: token === '' ? undefined : token,
    baseUrl: apiUrl,
    userAgent: `deskform/${VERSION}`,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    // Octokit would use the global fetch, which ignores proxies and NO_PROXY.
    request: { fetch: async (url: string, init: object) => noPage(await fetch(url, { ...init, dispatcher })) },
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

/** Takes the web page of a proxy for no answer: Octokit would take it for data. */
function noPage(response: Awaited<ReturnType<typeof fetch>>): typeof response {
  const isPage = /^text\/html\b/iu.test(response.headers.get('content-type') ?? '');
  if (isPage && response.status < 500) throw new Error(`a web page instead of data (${response.status})`);
  return response;
}

/** A permission that the job needs under `permissions:`. */
type Permission = 'pull-requests: write' | 'issues: write' | 'statuses: write';

const REFUSALS: readonly number[] = [401, 403, 404, 410];

/** Explains an error of GitHub as a failure; undefined if the error does not come from GitHub. */
export function gitHubFailure(error: unknown, what: string, needs: Permission): Failure | undefined {
  const status = statusOf(error);
  if (!(error instanceof Error) || status === undefined) return undefined;
  const [reason, hint] = reasonAndHint(error.message, status, `Add \`${needs}\` to \`permissions:\` of the job.`);
  const code = REFUSALS.includes(status) ? 'GITHUB_REFUSED' : 'GITHUB_FAILED';
  return new Failure(code, `could not ${what}: ${reason}`, { hint, cause: error });
}

function reasonAndHint(said: string, status: number, permission: string): readonly [reason: string, hint: string] {
  switch (status) {
    case 0:
      return ['GitHub did not answer, or a proxy answered with a web page', CHECK_NETWORK];
    case 401:
      return ['the token is not valid or has expired (401)', 'Check the input `token`. An unset secret is empty.'];
    case 403:
      return /\bis locked\b/u.test(said)
        ? ['its conversation is locked (403)', 'Unlock the conversation, and run the job again.']
        : ['GitHub refused the request to this token (403)', permission];
    case 404:
      return ['GitHub shows this token no such repository or resource (404)', `${permission} ${OWN_TOKEN}`];
    case 429:
      return ['a rate limit is reached (429)', 'Run the job again later. GitHub renews its limits every hour.'];
    default:
      return status < 500
        ? [`GitHub answered with ${status}`, `GitHub says: ${printableShort(said, 300)}`]
        : [`GitHub failed (${status})`, 'Run the job again. If it fails again, check https://www.githubstatus.com'];
  }
}

const OWN_TOKEN = 'A token of your own needs access to the repository.';
const CHECK_NETWORK = 'Check the runner’s network, its proxy settings and GITHUB_API_URL, and run the job again.';

/** The status of an error: 0 without an answer, 429 at a rate limit; undefined if it is none of the GitHub client. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  // Errors of GraphQL, and the plugin's error for its limit.
  const errors = within(error, 'errors') ?? within(within(error, 'data'), 'errors');
  if (error.name !== 'HttpError' && !Array.isArray(errors)) return undefined;
  // GitHub also answers with 403, and for GraphQL with 200.
  if (/\brate limit\b/iu.test(error.message)) return 429;
  if (Array.isArray(errors)) return STATUS_OF_TYPE.get(within(errors[0], 'type')) ?? 400;
  return within(error, 'response') === undefined ? 0 : Number(within(error, 'status'));
}

const STATUS_OF_TYPE: ReadonlyMap<unknown, number> = new Map([
  ['FORBIDDEN', 403],
  ['INSUFFICIENT_SCOPES', 403],
  ['NOT_FOUND', 404],
]);

function within(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;
}

const ROUNDS = 3;
/** GitHub does not always return a new write immediately. */
const PAUSE_MS = 1_000;

/**
 * Looks for what is to be written, and writes it unless it is there. If the answer of the write is lost, or what was found is
 * gone, it looks again. `round` counts from 1.
 * @throws {Failure} GITHUB_REFUSED, GITHUB_FAILED.
 */
export async function writeOnce<T>(what: string, needs: Permission, work: (round: number) => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await work(round);
    } catch (error) {
      const status = statusOf(error);
      const mayRepeat = status !== undefined && (status === 0 || status >= 500 || status === 404 || status === 410);
      if (round === ROUNDS || !mayRepeat) throw gitHubFailure(error, what, needs) ?? error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Compares two texts, ignoring line ends, trailing blanks, and the number of the run, of which a new one changes nothing. */
export function isSameText(one: string, other: string): boolean {
  const plain = (text: string): string =>
    text
      .replaceAll('\r\n', '\n')
      .replaceAll(/\/actions\/runs\/\d+/gu, '')
      .trimEnd();
  return plain(one) === plain(other);
}
