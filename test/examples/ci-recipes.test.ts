import { execFile } from 'node:child_process';
import { chmod, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../config/temporary-project.ts';
import { type Ran, runDeskform, startDesk } from '../program.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../dist/deskform.mjs', import.meta.url));
const TOKEN = 'sandbox-token';

/** The shell's `deskform` is the built program. */
function runShell(script: string, args: readonly string[], cwd: string, env: Record<string, string>): Promise<Ran> {
  const { PATH = '', HOME = '' } = process.env;
  const path = `${cwd}/bin:${PATH}`;
  return new Promise((resolve) => {
    execFile('sh', [script, ...args], { cwd, env: { PATH: path, HOME, ...env } }, (error, stdout, stderr) => {
      const exitStatus = error === null ? 0 : Number(error.code);
      resolve({ exitStatus, stdout, stderr });
    });
  });
}

async function withProject(use: (cwd: string) => Promise<void>): Promise<void> {
  const cwd = await folderWith({ 'bin/deskform': `#!/bin/sh\nexec "${process.execPath}" "${PROGRAM}" "$@"\n` });
  await cp(join(EXAMPLES, 'quickstart'), cwd, { recursive: true });
  const desk = await startDesk([], { cwd });
  try {
    await chmod(join(cwd, 'bin/deskform'), 0o755);
    const config = await readFile(join(cwd, 'deskform.yaml'), 'utf8');
    await writeFile(join(cwd, 'deskform.yaml'), config.replace(/url: \S+/u, `url: ${desk.url}`));
    await use(cwd);
  } finally {
    await desk.stop();
  }
}

describe('examples/shell/deskform-ci.sh', () => {
  const script = join(EXAMPLES, 'shell/deskform-ci.sh');
  /** Of the jobs of the main branch. A job of a change has none. */
  const env = { DESKFORM_TOKEN: TOKEN };
  const plan = (cwd: string): Promise<Ran> => runShell(script, ['plan'], cwd, {});

  test('plans against a saved list, hands the plan files on, applies exactly these, and then has nothing to do', async () => {
    await withProject(async (cwd) => {
      expect(await runShell(script, ['snapshot'], cwd, env)).toMatchObject({ exitStatus: 0 });
      expect(await plan(cwd)).toMatchObject({ exitStatus: 0 });
      const plans = await readdir(join(cwd, 'plans'));
      expect(plans.map((file) => file.replace(/\.[^.]+\./u, '.….')).sort()).toEqual([
        'plan.….html',
        'plan.….json',
        'plan.….md',
      ]);
      expect(await runShell(script, ['apply'], cwd, env)).toMatchObject({ exitStatus: 0 });
      expect(await runDeskform(['plan', '--detailed-exitcode'], { cwd, env })).toMatchObject({ exitStatus: 0 });
      // A job that is started again does no harm.
      expect(await runShell(script, ['apply'], cwd, env)).toMatchObject({ exitStatus: 0 });
    });
  });

  test('a change of the address is refused, and no request goes there', async () => {
    await withProject(async (cwd) => {
      await runShell(script, ['snapshot'], cwd, env);
      const asked: string[] = [];
      const thief = createServer((request, response) => {
        asked.push(`${request.method} ${request.url}`);
        response.end('[]');
      });
      await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void thief.close());
      const address = thief.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const config = await readFile(join(cwd, 'deskform.yaml'), 'utf8');
      await writeFile(join(cwd, 'deskform.yaml'), config.replace(/url: \S+/u, `url: http://127.0.0.1:${port}`));
      const planned = await runShell(script, ['plan'], cwd, env);
      expect(planned.exitStatus).toBe(3);
      expect(planned.stderr).toContain('LIST_FROM_ANOTHER_DESK');
      expect(asked).toEqual([]);
    });
  });

  test('refuses what has moved since, and what nobody has planned', async () => {
    await withProject(async (cwd) => {
      const unplanned = await runShell(script, ['apply'], cwd, env);
      expect(unplanned.exitStatus).toBe(3);
      expect(unplanned.stderr).toContain('nothing is approved');
      await runShell(script, ['snapshot'], cwd, env);
      await plan(cwd);
      const [file = ''] = (await readdir(join(cwd, 'attributes'))).filter((name) => name.endsWith('.yaml'));
      const text = await readFile(join(cwd, 'attributes', file), 'utf8');
      await writeFile(join(cwd, 'attributes', file), text.replace(/display: .*/u, 'display: Another'));
      const moved = await runShell(script, ['apply'], cwd, env);
      expect(moved.exitStatus).toBe(3);
      expect(moved.stderr).toContain('NOT_AS_REVIEWED');
    });
  });

  test('with several help desks each gets what was planned for it, and without plans none gets anything', async () => {
    await withProject(async (cwd) => {
      const other = await startDesk([], { cwd });
      onTestFinished(other.stop);
      const config = await readFile(join(cwd, 'deskform.yaml'), 'utf8');
      const second = `  second: { url: "${other.url}", auth: { token: "\${env:DESKFORM_TOKEN}" } }\n`;
      await writeFile(join(cwd, 'deskform.yaml'), `${config.trimEnd()}\n${second}`);
      expect(await runShell(script, ['snapshot'], cwd, env)).toMatchObject({ exitStatus: 0 });
      expect(await plan(cwd)).toMatchObject({ exitStatus: 0 });
      expect(await runShell(script, ['apply'], cwd, { ...env, DESKFORM_PLANS: 'elsewhere' })).toMatchObject({
        exitStatus: 3,
      });
      expect(await runShell(script, ['apply'], cwd, env)).toMatchObject({ exitStatus: 0 });
      const again = await runDeskform(['plan', '--target', 'all', '--detailed-exitcode'], { cwd, env });
      expect(again.exitStatus).toBe(0);
    });
  });

  test('a help desk without a saved list is named, and the others are planned', async () => {
    await withProject(async (cwd) => {
      await runShell(script, ['snapshot'], cwd, env);
      const config = await readFile(join(cwd, 'deskform.yaml'), 'utf8');
      const fresh = `  another: { url: "https://desk.example.com", auth: { token: "\${env:DESKFORM_TOKEN}" } }\n`;
      await writeFile(join(cwd, 'deskform.yaml'), `${config.trimEnd()}\n${fresh}`);
      const ran = await plan(cwd);
      expect(ran.exitStatus).toBe(1);
      expect(ran.stderr).toContain('lists/another.json does not exist');
      expect((await readdir(join(cwd, 'plans'))).filter((file) => file.endsWith('.json'))).toHaveLength(1);
    });
  });

  test('stops at mistakes before it plans, and says how it is used', async () => {
    await withProject(async (cwd) => {
      await writeFile(join(cwd, 'attributes/broken.yaml'), 'object: Tikcet\n');
      expect((await plan(cwd)).exitStatus).toBe(1);
      expect(await readdir(cwd)).not.toContain('plans');
      expect(await runShell(script, [], cwd, env)).toMatchObject({ exitStatus: 64 });
      const nobody = await runShell(script, ['snapshot'], cwd, { ...env, DESKFORM_TARGETS: 'nobody' });
      expect(nobody.exitStatus).toBe(64);
    });
  });
});

interface GitlabJob {
  readonly stage: string;
  readonly script: readonly string[];
  readonly artifacts?: { readonly reports?: Readonly<Record<string, string>> };
}

describe('examples/gitlab-ci.yml', () => {
  const readJobs = async (): Promise<Readonly<Record<string, GitlabJob>>> =>
    parse(await readFile(join(EXAMPLES, 'gitlab-ci.yml'), 'utf8'));

  test('its lines do what they say: main first, then a merge request without a token, then main again', async () => {
    const jobs = await readJobs();
    await withProject(async (cwd) => {
      const run = async (job: string, env: Record<string, string>): Promise<void> => {
        // The package registry is not there: the list stays where it is.
        const lines = (jobs[job]?.script ?? []).filter((line) => !line.startsWith('curl '));
        expect(lines.length).toBeGreaterThan(0);
        await writeFile(join(cwd, 'job.sh'), ['set -e', ...lines, ''].join('\n'));
        expect(await runShell('job.sh', [], cwd, env)).toMatchObject({ exitStatus: 0 });
      };
      await run('snapshot', { DESKFORM_TOKEN: TOKEN });
      await run('validate', {});
      await run('plan-merge-request', {});
      await run('plan', { DESKFORM_TOKEN: TOKEN });
      await run('apply', { DESKFORM_TOKEN: TOKEN });
      const read = async (job: string, report: string): Promise<unknown> =>
        JSON.parse(await readFile(join(cwd, jobs[job]?.artifacts?.reports?.[report] ?? ''), 'utf8'));
      expect(await read('validate', 'codequality')).toEqual([]);
      expect(await read('plan-merge-request', 'terraform')).toEqual({ create: 3, update: 0, delete: 0 });
    });
  });

  test('has its jobs in stages that there are', async () => {
    const {
      stages,
      default: usual,
      variables,
      ...jobs
    } = parse(await readFile(join(EXAMPLES, 'gitlab-ci.yml'), 'utf8'));
    expect({ usual, variables }).toMatchObject({ usual: { image: 'node:22' } });
    for (const job of Object.values<GitlabJob>(jobs)) expect(stages).toContain(job.stage);
  });
});
