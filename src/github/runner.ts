import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../attribute/json.ts';
import type { Environment } from '../attribute/placeholder.ts';
import { Failure } from '../problem/failure.ts';

/** The current run, from the environment of the runner. */
export interface Runner {
  readonly owner: string;
  readonly repository: string;
  readonly event: Event;
  /** The checked-out commit; for a pull request, the merge of both sides. */
  readonly commit: string;
  /** The branch of the commit; undefined for a tag, and for the merge of a pull request. */
  readonly branch: string | undefined;
  /** The page of the run. */
  readonly runUrl: string;
  /** The page of its workflow, which has the button Run workflow. */
  readonly workflowUrl: string;
  /** "1234/2": the run and its attempt. */
  readonly runId: string;
  readonly apiUrl: string;
  readonly workspace: string;
  readonly temp: string;
  readonly env: Environment;
}

/**
 * Reads the environment of a runner.
 * @throws {Failure} WRONG_USE outside a GitHub runner.
 */
export function readRunner(env: Runner['env']): Runner {
  const [owner = '', repository = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  if (owner === '' || repository === '') {
    throw new Failure('WRONG_USE', 'the deskform Action runs only on a GitHub runner', {
      hint: 'Elsewhere, use the command line: npx deskform --help',
    });
  }
  const actions = `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${owner}/${repository}/actions`;
  const run = env.GITHUB_RUN_ID ?? '0';
  const [, file] = /\/([^/@]+)@/u.exec(env.GITHUB_WORKFLOW_REF ?? '') ?? [];
  return {
    owner,
    repository,
    event: parseEvent(env.GITHUB_EVENT_NAME ?? '', eventText(env.GITHUB_EVENT_PATH)),
    commit: env.GITHUB_SHA ?? '',
    branch: /^refs\/heads\/(.+)$/u.exec(env.GITHUB_REF ?? '')?.[1],
    runUrl: `${actions}/runs/${run}`,
    workflowUrl: file === undefined ? actions : `${actions}/workflows/${file}`,
    runId: `${run}/${env.GITHUB_RUN_ATTEMPT ?? '1'}`,
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
    temp: env.RUNNER_TEMP ?? tmpdir(),
    env,
  };
}

function eventText(path: string | undefined): string {
  if (path === undefined) return '{}';
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Failure('FILE_UNREADABLE', 'the event file of GITHUB_EVENT_PATH cannot be read', { hint: AGAIN, cause });
  }
}

const AGAIN = "Run the job again. If it fails again, check the runner's disk and permissions.";

/** The event that triggered the workflow. Its numbers and names are untrusted. */
export type Event =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      readonly head: string;
      /** Runs of forks and of Dependabot have a read-only token. */
      readonly from: 'this-repository' | 'a-fork' | 'dependabot';
    }
  /** An entry of the merge queue; `base` is what it is merged onto. */
  | { readonly kind: 'queue'; readonly base: string }
  /** After another workflow, perhaps of a fork: plans the pull requests with this head. */
  | { readonly kind: 'after-a-run'; readonly head: string }
  | { readonly kind: 'push' | 'schedule' | 'by-hand' | 'other' };

const OF_BRANCHES: ReadonlyMap<string, 'push' | 'schedule' | 'by-hand'> = new Map([
  ['push', 'push'],
  ['schedule', 'schedule'],
  ['workflow_dispatch', 'by-hand'],
  ['repository_dispatch', 'by-hand'],
]);

/** A review is an event of the pull request, too: whether the plan is approved has changed. */
const OF_PULLS: readonly string[] = ['pull_request', 'pull_request_review'];

/** Parses the event payload that GitHub writes. */
export function parseEvent(name: string, text: string): Event {
  const payload = parse(text);
  if (name === 'workflow_run') return { kind: 'after-a-run', head: textAt(payload, 'workflow_run', 'head_sha') };
  if (name === 'merge_group') return { kind: 'queue', base: textAt(payload, 'merge_group', 'base_sha') };
  const pull = at(payload, 'pull_request');
  if (OF_PULLS.includes(name) && isJsonObject(pull) && typeof pull.number === 'number') {
    return {
      kind: 'pull-request',
      number: pull.number,
      head: textAt(pull, 'head', 'sha'),
      from: originOf(payload, pull),
    };
  }
  return { kind: OF_BRANCHES.get(name) ?? 'other' };
}

/** GitHub treats runs triggered by Dependabot like those of a fork. */
function originOf(payload: JsonObject, pull: JsonObject): Extract<Event, { readonly kind: 'pull-request' }>['from'] {
  if (at(pull, 'head', 'repo', 'id') !== at(pull, 'base', 'repo', 'id')) return 'a-fork';
  return at(payload, 'sender', 'login') === 'dependabot[bot]' ? 'dependabot' : 'this-repository';
}

function parse(text: string): JsonObject {
  const payload = parseJson(text);
  return isJsonObject(payload) ? payload : {};
}

function at(value: JsonValue | undefined, ...path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((inside, step) => (isJsonObject(inside) ? inside[step] : undefined), value);
}

function textAt(value: JsonObject, ...path: readonly string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}
