import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../attribute/json.ts';
import type { Environment } from '../attribute/placeholder.ts';
import { Failure } from '../problem/failure.ts';

/** The run that the Action is a step of, as the runner's environment tells it. */
export interface Runner {
  readonly owner: string;
  readonly repository: string;
  readonly event: Event;
  /** The commit that is checked out; in a pull request the merge of both sides. */
  readonly commit: string;
  /** The branch that it is a commit of; undefined for a tag, and for the merge of a pull request. */
  readonly branch: string | undefined;
  /** Where a person sees the run. */
  readonly runUrl: string;
  /** "1234/2": the run and its attempt. */
  readonly runId: string;
  readonly apiUrl: string;
  readonly workspace: string;
  readonly temp: string;
  readonly env: Environment;
}

/**
 * Reads the environment of a runner.
 * @throws {Failure} WRONG_USE where it is none.
 */
export function readRunner(env: Runner['env']): Runner {
  const [owner = '', repository = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  if (owner === '' || repository === '') {
    throw new Failure('WRONG_USE', 'this is the Action of deskform, and there is no GitHub runner around it', {
      hint: 'Elsewhere use the program: npx deskform --help',
    });
  }
  const server = env.GITHUB_SERVER_URL ?? 'https://github.com';
  const run = env.GITHUB_RUN_ID ?? '0';
  return {
    owner,
    repository,
    event: parseEvent(env.GITHUB_EVENT_NAME ?? '', eventText(env.GITHUB_EVENT_PATH)),
    commit: env.GITHUB_SHA ?? '',
    branch: /^refs\/heads\/(.+)$/u.exec(env.GITHUB_REF ?? '')?.[1],
    runUrl: `${server}/${owner}/${repository}/actions/runs/${run}`,
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
    throw new Failure('FILE_UNREADABLE', 'the event that GITHUB_EVENT_PATH names cannot be read', { cause });
  }
}

/** What set the workflow off, as far as the Action cares. Numbers and names in it were written by strangers. */
export type Event =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      readonly head: string;
      /** The token of a run of a fork or of Dependabot can only read. */
      readonly from: 'this-repository' | 'a-fork' | 'dependabot';
    }
  /** After another workflow, perhaps of a fork: pull requests with this head are planned, and nothing is applied. */
  | { readonly kind: 'workflow-run'; readonly head: string }
  /** A commit on a branch, a schedule, somebody at the button: the files that are checked out are what is meant. */
  | { readonly kind: 'branch'; readonly name: string }
  /** Whatever else there is: files can be planned on it, and nothing is applied. */
  | { readonly kind: 'other'; readonly name: string };

/** What only those set off who may push. */
const OF_BRANCHES: ReadonlySet<string> = new Set([
  'push',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'merge_group',
]);

/** Reads the event's file as GitHub writes it. */
export function parseEvent(name: string, text: string): Event {
  const payload = parse(text);
  if (name === 'workflow_run') return { kind: 'workflow-run', head: textAt(payload, 'workflow_run', 'head_sha') };
  const pull = at(payload, 'pull_request');
  if (isJsonObject(pull) && typeof pull.number === 'number') {
    return {
      kind: 'pull-request',
      number: pull.number,
      head: textAt(pull, 'head', 'sha'),
      from: originOf(payload, pull),
    };
  }
  return { kind: OF_BRANCHES.has(name) ? 'branch' : 'other', name };
}

/** GitHub takes a run that Dependabot has set off for one of a fork, wherever its branch is. */
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
