import { chmod, cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isSkippedWithout } from '../../scripts/machine.ts';
import { folderWith } from '../files/temporary-project.ts';
import { type Ran, startDesk } from '../program.ts';
import { EXAMPLES, PROGRAM, runShell } from './run-shell.ts';

const TOKEN = 'sandbox-token';
const JOB_TOKEN = 'token-of-the-job';
const PACKAGE = '/projects/7/packages/generic/deskform/snapshot/snapshot.json';

interface Rule {
  readonly if: string;
  readonly when?: 'manual' | 'never';
  readonly allow_failure?: boolean;
}

interface Job {
  readonly stage: string;
  readonly rules: readonly Rule[];
  readonly script: readonly string[];
  readonly artifacts?: { readonly reports?: Readonly<Record<string, string>> };
}

interface Pipeline {
  readonly stages: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

async function readPipeline(): Promise<Pipeline> {
  const { stages, variables, default: _, ...jobs } = parse(await readFile(join(EXAMPLES, 'gitlab-ci.yml'), 'utf8'));
  return { stages, variables, jobs };
}

type Source = 'merge_request_event' | 'push' | 'schedule';

const variablesOf = (source: Source, api: string): Readonly<Record<string, string>> => ({
  CI_PIPELINE_SOURCE: source,
  CI_DEFAULT_BRANCH: 'main',
  // GitLab gives a pipeline of a merge request no branch.
  ...(source === 'merge_request_event' ? {} : { CI_COMMIT_BRANCH: 'main' }),
  CI_API_V4_URL: api,
  CI_PROJECT_ID: '7',
  CI_JOB_TOKEN: JOB_TOKEN,
});

const expanded = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$(\w+)/gu, (_, name) => variables[name] ?? '');

/** The first rule that holds decides, as in GitLab; a job without one is not in the pipeline. */
function ruleOf({ rules }: Job, variables: Readonly<Record<string, string>>): Rule | undefined {
  return rules.find((rule) => {
    const [left = '', right = ''] = rule.if.split(' == ').map((side) => expanded(side, variables).replaceAll('"', ''));
    return left === right;
  });
}

/** By stage and name: those that start by themselves, and those that somebody starts. */
function jobsOf(pipeline: Pipeline, source: Source): readonly string[] {
  const variables = variablesOf(source, '');
  return pipeline.stages.flatMap((stage) =>
    Object.entries(pipeline.jobs).flatMap(([name, job]) => {
      const rule = ruleOf(job, variables);
      if (job.stage !== stage || rule === undefined || rule.when === 'never') return [];
      return [rule.when === 'manual' ? `${name} (by hand${rule.allow_failure ? ', nothing waits' : ''})` : name];
    }),
  );
}

test('each pipeline has its jobs', async () => {
  const pipeline = await readPipeline();
  for (const { stage } of Object.values(pipeline.jobs)) expect(pipeline.stages).toContain(stage);
  expect(jobsOf(pipeline, 'merge_request_event')).toEqual(['validate', 'plan-merge-request']);
  expect(jobsOf(pipeline, 'push')).toEqual(['validate', 'snapshot', 'plan', 'apply (by hand, nothing waits)']);
  expect(jobsOf(pipeline, 'schedule')).toEqual(['validate', 'snapshot', 'drift']);
});

/** The package registry of a project: what a job may read and write with its own token. */
async function openRegistry() {
  const packages = new Map<string, string>();
  let isOutOfOrder = false;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const isAllowed = request.headers['job-token'] === JOB_TOKEN;
      const there = packages.get(path);
      if (isAllowed && request.method === 'PUT') packages.set(path, Buffer.concat(chunks).toString('utf8'));
      const isRead = request.method === 'GET' && there === undefined;
      response.writeHead(isOutOfOrder ? 502 : !isAllowed ? 401 : isRead ? 404 : 200).end(there ?? '{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    packages,
    fail: () => {
      isOutOfOrder = true;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe.skipIf(isSkippedWithout('curl'))('the lines of the jobs', () => {
  let cwd: string;
  let pipeline: Pipeline;
  let registry: Awaited<ReturnType<typeof openRegistry>>;
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeEach(async () => {
    pipeline = await readPipeline();
    cwd = await folderWith({ 'bin/deskform': `#!/bin/sh\nexec "${process.execPath}" "${PROGRAM}" "$@"\n` });
    await cp(join(EXAMPLES, 'quickstart'), cwd, { recursive: true });
    await chmod(join(cwd, 'bin/deskform'), 0o755);
    [registry, desk] = await Promise.all([openRegistry(), startDesk([], { cwd })]);
    const config = await readFile(join(cwd, 'deskform.yaml'), 'utf8');
    await writeFile(join(cwd, 'deskform.yaml'), config.replace(/url: \S+/u, `url: ${desk.url}`));
  });
  afterEach(() => Promise.all([registry.close(), desk.stop()]));

  /** Runs a job in the shell of a runner. Only protected branches have the token. */
  async function run(name: string, source: Source): Promise<Ran> {
    const own = variablesOf(source, registry.url);
    const set = Object.entries(pipeline.variables).map(([variable, text]) => [variable, expanded(text, own)] as const);
    await writeFile(join(cwd, 'job.sh'), ['set -e', ...(pipeline.jobs[name]?.script ?? []), ''].join('\n'));
    const secret = source === 'merge_request_event' ? {} : { DESKFORM_TOKEN: TOKEN };
    return runShell('job.sh', [], cwd, { ...own, ...Object.fromEntries(set), ...secret });
  }

  async function mustRun(source: Source, ...names: readonly string[]): Promise<void> {
    for (const name of names) expect(await run(name, source), name).toMatchObject({ exitStatus: 0 });
  }

  const reportOf = async (job: string, report: string): Promise<unknown> =>
    JSON.parse(await readFile(join(cwd, pipeline.jobs[job]?.artifacts?.reports?.[report] ?? ''), 'utf8'));

  test('main saves the list, a merge request plans without a token, and main applies what was read', async () => {
    await mustRun('push', 'snapshot');
    expect([...registry.packages.keys()]).toEqual([PACKAGE]);
    await mustRun('merge_request_event', 'validate', 'plan-merge-request');
    expect(await reportOf('validate', 'codequality')).toEqual([]);
    expect(await reportOf('plan-merge-request', 'terraform')).toEqual({ create: 3, update: 0, delete: 0 });
    const before = registry.packages.get(PACKAGE);
    await mustRun('push', 'plan', 'apply');
    expect(registry.packages.get(PACKAGE)).not.toBe(before);
    await mustRun('merge_request_event', 'plan-merge-request');
    expect(await reportOf('plan-merge-request', 'terraform')).toEqual({ create: 0, update: 0, delete: 0 });
    await mustRun('schedule', 'snapshot', 'drift');
    // Where nothing changes, starting the job does no harm.
    await mustRun('push', 'plan', 'apply');
  });

  test('without a list, as at first and in a fork, nothing is planned, and that is said', async () => {
    const first = await run('plan-merge-request', 'merge_request_event');
    expect(first).toMatchObject({ exitStatus: 0, stdout: expect.stringContaining('Not planned: this project has no') });
    registry.fail();
    const failed = await run('plan-merge-request', 'merge_request_event');
    expect(failed).toMatchObject({ exitStatus: 1, stdout: expect.stringContaining('answered 502') });
  });

  test('a difference on the help desk fails the schedule', async () => {
    await mustRun('push', 'plan', 'apply');
    const [file = ''] = ['attributes/ticket.yaml'];
    const text = await readFile(join(cwd, file), 'utf8');
    await writeFile(join(cwd, file), text.replace(/display: .*/u, 'display: Another'));
    expect((await run('drift', 'schedule')).exitStatus).toBe(2);
    expect(await readFile(join(cwd, 'drift.md'), 'utf8')).toContain('Another');
  });
});
