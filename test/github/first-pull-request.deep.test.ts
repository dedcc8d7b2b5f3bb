import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../config/temporary-project.ts';
import { type RunningDesk, runDeskform, startDesk } from '../program.ts';
import { BOT, openGitHub, type StagedGitHub } from './stage/github.ts';
import { runStep, type StepResult } from './stage/runner.ts';
import { ROOT, type Workflow } from './workflow-files.ts';

/** The way of docs/github.md, as a new user goes it, with the steps of the workflows as they stand in the files. */

const ENV = { DESKFORM_TOKEN: 'sandbox-token' };
const HEADERS = { authorization: 'Token token=sandbox-token', 'content-type': 'application/json' };
const SEVERITY = {
  object: 'Ticket',
  name: 'severity',
  display: 'Severity',
  data_type: 'select',
  data_option: { options: { low: 'Low', high: 'High' }, default: '', null: true },
  active: true,
  screens: {},
};

/** What GitHub makes of the expressions in these files. */
const EXPRESSIONS: ReadonlyMap<string, string> = new Map([
  ["inputs.expect || 'comments'", 'comments'],
  ["inputs.target || 'all'", 'all'],
  ["steps.validate.outcome == 'success'", 'true'],
]);

let desk: RunningDesk;
let github: StagedGitHub;
let cwd: string;
/** Outside of the checkout, as a runner's is. */
let temp: string;

async function setTheStage(): Promise<void> {
  [cwd, temp] = [await folderWith({}), await folderWith({})];
  desk = await startDesk([], { cwd });
  onTestFinished(desk.stop);
  github = await openGitHub();
  onTestFinished(github.close);
  await github.permit(BOT, 'push');
  await ask('POST', '', SEVERITY);
  await ask('POST', '_execute_migrations', {});
}

async function ask(method: string, path: string, body: object): Promise<void> {
  const url = `${desk.url}/api/v1/object_manager_attributes${path}`;
  const { ok } = await fetch(url, { method, headers: HEADERS, body: JSON.stringify(body) });
  expect(ok).toBe(true);
}

function git(...args: readonly string[]): string {
  const who = ['-c', 'user.name=Noor', '-c', 'user.email=noor@example.com'];
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

interface On {
  readonly file: string;
  readonly job: string;
  readonly event: { readonly name: string; readonly payload: object };
  readonly commit: string;
}

/** Every step of ours in a job, one after the other. */
async function runJob({ file, job, event, commit }: On): Promise<readonly StepResult[]> {
  const folder = file === 'deskform-drift.yml' ? join(ROOT, 'examples/github') : join(cwd, '.github/workflows');
  const workflow: Workflow = parse(readFileSync(join(folder, file), 'utf8'));
  const steps = (workflow.jobs[job]?.steps ?? []).filter(({ uses }) => uses?.startsWith('OWNER/deskform@'));
  expect(steps.length).toBeGreaterThan(0);
  const results: StepResult[] = [];
  for (const { with: given = {}, env } of steps) {
    const inputs = Object.entries(given).map(([name, value]) => [name, filledIn(String(value))]);
    const where = { GITHUB_REPOSITORY: github.repository, GITHUB_REF: 'refs/heads/main' };
    results.push(
      await runStep({
        inputs: { ...Object.fromEntries(inputs), token: github.tokenOf(BOT) },
        workspace: cwd,
        event,
        commit,
        apiUrl: github.url,
        workflow: workflow.name,
        env: { ...where, ...(env === undefined ? {} : ENV) },
      }),
    );
  }
  return results;
}

function filledIn(text: string): string {
  return text.replaceAll(/\$\{\{ (.*?) \}\}/gu, (_, expression: string) => {
    const value = expression === 'runner.temp' ? temp : EXPRESSIONS.get(expression);
    if (value === undefined) throw new Error(`this test does not know what GitHub makes of ${text}`);
    return value;
  });
}

const statuses = (results: readonly StepResult[]): readonly unknown[] => results.map(({ exitStatus }) => exitStatus);

test('from nothing to a planned pull request, its merge, and drift', { timeout: 180_000 }, async () => {
  await setTheStage();
  git('init', '--initial-branch=main');
  const made = await runDeskform(['init', '--url', desk.url, '--import', '--github'], { cwd, env: ENV });
  expect(made.exitStatus).toBe(0);
  expect((await runDeskform(['plan'], { cwd, env: ENV })).stdout).toContain('Nothing to do');

  // The first run: nothing to apply, and the list is saved.
  git('add', '.');
  git('commit', '-m', 'The fields as they are');
  const base = await github.pushBranch(cwd, 'main');
  const push = { name: 'push', payload: {} };
  const merging = { file: 'deskform-merge.yml', event: push };
  expect(statuses(await runJob({ ...merging, job: 'apply', commit: base }))).toEqual([0]);
  expect(statuses(await runJob({ ...merging, job: 'snapshot', commit: base }))).toEqual([0]);

  // A pull request changes a label; its run holds no token.
  git('checkout', '--quiet', '-b', 'label');
  const file = join(cwd, 'attributes/ticket.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('display: Severity', 'display: How bad'));
  git('commit', '--all', '-m', 'A clearer label');
  const head = await github.pushBranch(cwd, 'label');
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'label');
  const merge = git('rev-parse', 'HEAD');
  const number = await github.openPull({ branch: 'label', facts: { head, base } });
  const ours = { repo: { id: 1 } };
  const payload = { pull_request: { number, head: { sha: head, ...ours }, base: { sha: base, ...ours } } };
  const event = { name: 'pull_request', payload };
  const planned = await runJob({ file: 'deskform-pull-request.yml', job: 'plan', event, commit: merge });
  expect(statuses(planned)).toEqual([0, 0]);
  expect(planned[1]?.log).toMatch(/^::notice .*file=attributes\/ticket\.yaml,line=\d+/mu);
  expect(readFileSync(join(temp, 'deskform-plans/helpdesk.html'), 'utf8')).toContain('How bad');
  const [comment, ...others] = await github.commentsOn(number);
  expect(others).toEqual([]);
  expect(comment?.body).toContain('+ How bad');

  // Merged, it is applied as it was approved; the comment says so and stays.
  const tip = await github.pushBranch(cwd, 'main');
  await github.mergePull(number, tip);
  expect(statuses(await runJob({ ...merging, job: 'apply', commit: tip }))).toEqual([0]);
  expect((await github.commentsOn(number)).map(({ body }) => body)).toEqual([expect.stringContaining('**Applied**')]);
  expect(statuses(await runJob({ ...merging, job: 'snapshot', commit: tip }))).toEqual([0]);
  expect(statuses(await runJob({ ...merging, job: 'open-pull-requests', commit: tip }))).toEqual([0]);
  expect((await runDeskform(['plan'], { cwd, env: ENV })).stdout).toContain('Nothing to do');

  // Somebody changes the label by hand.
  const list = await fetch(`${desk.url}/api/v1/object_manager_attributes`, { headers: HEADERS });
  const rows: readonly { readonly id: number; readonly name: string }[] = JSON.parse(await list.text());
  const row = rows.find(({ name }) => name === 'severity');
  await ask('PUT', `/${row?.id}`, { ...row, display: 'By hand' });
  const drift = { file: 'deskform-drift.yml', job: 'drift', event: push, commit: tip };
  expect(statuses(await runJob(drift))).toEqual([2]);
  const issues: readonly { readonly title: string }[] = await github.ask('GET', '/issues?state=open');
  expect(issues.map(({ title }) => title)).toContain('deskform: drift of helpdesk');
  const pulls: readonly { readonly title: string }[] = await github.ask('GET', '/pulls?state=open');
  expect(pulls.map(({ title }) => title)).toEqual(['Take the help desk’s side of helpdesk']);
});
