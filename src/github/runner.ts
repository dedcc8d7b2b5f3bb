import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../model/failure.ts';
import { isJsonObject, parseJson } from '../model/json.ts';
import type { Environment } from '../model/placeholder.ts';

export interface Runner {
  readonly owner: string;
  readonly repository: string;
  readonly event: Event;
  /** The checked-out commit; for a pull request, the merge of both sides. */
  readonly commit: string;
  /** The branch of the commit; undefined for a tag, and for the merge of a pull request. */
  readonly branch: string | undefined;
  readonly runUrl: string;
  /** The page of its workflow, which has the button Run workflow. */
  readonly workflowUrl: string;
  readonly apiUrl: string;
  readonly workspace: string;
  readonly temp: string;
  /** For the artifact of the run, outside the checkout: a committed file must not pass for a plan. */
  readonly filesFolder: string;
  readonly journalFolder: string;
  readonly env: Environment;
}

/** Reads the environment of a runner. @throws {Failure} WRONG_USE outside a GitHub runner. */
export function readRunner(env: Runner['env']): Runner {
  const [owner = '', repository = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  if (owner === '' || repository === '') {
    const hint = 'Elsewhere, use the command line: npx deskform --help';
    throw new Failure('WRONG_USE', 'the deskform Action runs only on a GitHub runner', { hint });
  }
  const path = env.GITHUB_EVENT_PATH;
  const actions = `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${owner}/${repository}/actions`;
  const temp = env.RUNNER_TEMP ?? tmpdir();
  const [, file] = /\/([^/@]+)@/u.exec(env.GITHUB_WORKFLOW_REF ?? '') ?? [];
  return {
    owner,
    repository,
    event: parseEvent(env.GITHUB_EVENT_NAME ?? '', path === undefined ? '' : readFileSync(path, 'utf8')),
    commit: env.GITHUB_SHA ?? '',
    branch: /^refs\/heads\/(.+)$/u.exec(env.GITHUB_REF ?? '')?.[1],
    runUrl: `${actions}/runs/${env.GITHUB_RUN_ID ?? '0'}`,
    workflowUrl: file === undefined ? actions : `${actions}/workflows/${file}`,
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
    temp,
    filesFolder: join(temp, 'deskform'),
    journalFolder: join(temp, 'deskform', 'journal'),
    env,
  };
}

/** The event that triggered the workflow. Its numbers and names are untrusted. */
export type Event =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      readonly head: string;
      /** GitHub gives runs of Dependabot a read-only token, as it does for forks. */
      readonly from: 'this-repository' | 'a-fork';
    }
  /** An entry of the merge queue; `base` is what it is merged onto. */
  | { readonly kind: 'queue'; readonly base: string }
  /** After another workflow, perhaps of a fork: plans the pull requests with this head. */
  | { readonly kind: 'after-a-run'; readonly head: string }
  | { readonly kind: 'push' | 'schedule' | 'by-hand' | 'other' };

export function parseEvent(name: string, text: string): Event {
  const payload = parseJson(text);
  switch (name) {
    case 'pull_request':
    case 'pull_request_review':
      return pullEvent(payload);
    case 'merge_group':
      return { kind: 'queue', base: textAt(payload, 'merge_group', 'base_sha') };
    case 'workflow_run':
      return { kind: 'after-a-run', head: textAt(payload, 'workflow_run', 'head_sha') };
    case 'push':
    case 'schedule':
      return { kind: name };
    case 'workflow_dispatch':
      return { kind: 'by-hand' };
    default:
      return { kind: 'other' };
  }
}

function pullEvent(payload: unknown): Event {
  const pull = at(payload, 'pull_request');
  const number = at(pull, 'number');
  if (typeof number !== 'number') return { kind: 'other' };
  const isOwn = at(pull, 'head', 'repo', 'id') === at(pull, 'base', 'repo', 'id');
  const from = isOwn && at(payload, 'sender', 'login') !== 'dependabot[bot]' ? 'this-repository' : 'a-fork';
  return { kind: 'pull-request', number, head: textAt(pull, 'head', 'sha'), from };
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((inside, step) => (isJsonObject(inside) ? inside[step] : undefined), value);
}

function textAt(value: unknown, ...path: readonly string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}
