import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Environment } from '../attribute/placeholder.ts';
import { Failure } from '../problem/failure.ts';
import { type Event, parseEvent } from './event.ts';

/** The run that the Action is a step of, as the runner's environment tells it. */
export interface Runner {
  readonly owner: string;
  readonly repository: string;
  readonly event: Event;
  /** The commit that is checked out; in a pull request the merge of both sides. */
  readonly commit: string;
  /** The branch that it is a commit of; undefined for a tag, and for the merge of a pull request. */
  readonly branch: string | undefined;
  /** The workflow's name: comments of two workflows are two. */
  readonly workflow: string;
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
    workflow: env.GITHUB_WORKFLOW ?? '',
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
