import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from '../../../src/github/project.ts';
import type { Login, StagedGitHub } from './github.ts';
import { jobOf } from './job-of.ts';

/** One run of a workflow, as far as comments and approvals care. */
export interface RunSeed {
  readonly inputs: Readonly<Record<string, string>>;
  readonly as?: Login;
  readonly workflow?: string;
  /** The later run has the higher number. */
  readonly run?: number;
  readonly event?: { readonly name: string; readonly payload: object };
  readonly workspace?: string;
  readonly ref?: string;
  /** That the run is of. */
  readonly commit?: string;
}

export interface StagedJob {
  readonly job: Job;
  /** What stands in the log so far, without the lines that keep it from being commands. */
  readonly said: () => string;
}

export function openJob(github: StagedGitHub, seed: RunSeed): StagedJob {
  const {
    inputs,
    as,
    workflow = 'deskform',
    run = 1001,
    event,
    workspace = tmpdir(),
    ref = 'refs/heads/main',
    commit = '',
  } = seed;
  const env = {
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_WORKFLOW: workflow,
    GITHUB_RUN_ID: String(run),
    GITHUB_REF: ref,
    GITHUB_SHA: commit,
    ...(event === undefined ? {} : { GITHUB_EVENT_NAME: event.name, GITHUB_EVENT_PATH: written(event.payload) }),
  };
  const job = jobOf({ github, folder: workspace, inputs, env, ...(as === undefined ? {} : { as }) });
  const isWord = (line: string): boolean => /^::[a-z-]+::|^::[0-9a-f-]{36}::$/u.test(line);
  const said = (): string =>
    job
      .said()
      .split('\n')
      .filter((line) => !isWord(line))
      .join('\n');
  return { job, said };
}

function written(payload: object): string {
  const path = join(mkdtempSync(join(tmpdir(), 'deskform-event-')), 'event.json');
  writeFileSync(path, JSON.stringify(payload));
  return path;
}
