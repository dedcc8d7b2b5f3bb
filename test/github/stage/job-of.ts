import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { connectGitHub } from '../../../src/github/client.ts';
import { readInputs } from '../../../src/github/inputs.ts';
import { openLog } from '../../../src/github/log.ts';
import type { Job } from '../../../src/github/project.ts';
import { readRunner } from '../../../src/github/runner.ts';
import { makeHide } from '../../../src/run/hide.ts';
import { BOT, type Login, type StagedGitHub } from './github.ts';
import { withoutPauses } from './without-pauses.ts';

await withoutPauses();

export interface RunOf {
  readonly github: StagedGitHub;
  /** What is checked out. */
  readonly folder: string;
  /** As a workflow writes them under `with:`. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly as?: Login;
}

export interface OwnJob extends Job {
  /** What was said in the log so far. */
  readonly said: () => string;
  /** What would be hidden in every log. */
  readonly masked: readonly string[];
}

/** The work of one step, made of a runner's environment as the Action makes it. */
export function jobOf({ github, folder, inputs, env = {}, as = BOT }: RunOf): OwnJob {
  const masked: string[] = [];
  const hide = makeHide((form) => masked.push(form));
  const stdout = new PassThrough();
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const runnerEnv = { ...RUNNER, GITHUB_REPOSITORY: github.repository, GITHUB_API_URL: github.url, ...env };
  const all = {
    ...runnerEnv,
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: join(folder, '.git', 'runner-temp'),
    ...Object.fromEntries(given),
  };
  const runner = readRunner(all);
  const connected = connectGitHub(runner, github.tokenOf(as));
  let said = '';
  stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return {
    inputs: readInputs(all),
    runner,
    github: connected,
    log: openLog(stdout, hide),
    hide,
    said: () => said,
    masked,
  };
}

const RUNNER = {
  GITHUB_EVENT_NAME: 'schedule',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_REF_NAME: 'main',
  GITHUB_REF_TYPE: 'branch',
  GITHUB_RUN_ID: '4711',
  GITHUB_SERVER_URL: 'https://github.example.com',
  GITHUB_WORKFLOW: 'Drift',
} as const;
