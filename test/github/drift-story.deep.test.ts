import { afterEach, beforeEach, expect, test } from 'vitest';
import { DESK_TOKEN, type DriftingDesk, openDriftingDesk } from './stage/drifting-desk.ts';
import { BOT } from './stage/github.ts';
import { runStep, type StepResult } from './stage/runner.ts';

let desk: DriftingDesk;
beforeEach(async () => {
  desk = await openDriftingDesk({ severity: 'Severity', room: 'Room' });
});
afterEach(() => desk.close());

/** One night: the built Action as a step of a scheduled workflow. */
const night = (inputs: Readonly<Record<string, string>>): Promise<StepResult> =>
  runStep({
    inputs: { token: desk.github.tokenOf(BOT), ...inputs },
    workspace: desk.repository.folder,
    event: { name: 'schedule', payload: { schedule: '0 3 * * *' } },
    commit: desk.repository.git('rev-parse', 'HEAD'),
    apiUrl: desk.github.url,
    env: { GITHUB_REPOSITORY: desk.github.repository, GITHUB_REF: 'refs/heads/main', DESK_TOKEN },
  });

const WITH_IMPORT = { command: 'drift', 'import-pull-request': 'true' } as const;

async function states(): Promise<readonly string[]> {
  const issues: readonly { number: number; state: string }[] = await desk.github.ask('GET', '/issues?state=all');
  const pulls: readonly { number: number; state: string }[] = await desk.github.ask('GET', '/pulls?state=all');
  return [
    ...issues.map(({ number, state }) => `issue ${number} ${state}`),
    ...pulls.map(({ number, state }) => `pull ${number} ${state}`),
  ];
}

test('of some nights: nothing, somebody renames a field on the help desk, the same, it is merged', async () => {
  const quiet = await night(WITH_IMPORT);
  expect(quiet.exitStatus).toBe(0);
  expect(quiet.outputs.get('exit-status')).toBe('0');
  expect(await states()).toEqual([]);

  await desk.rename('severity', `Schweregrad ::error::no ${'`'}`);
  const drifted = await night(WITH_IMPORT);
  expect(drifted.exitStatus).toBe(2);
  expect(await states()).toEqual(['issue 2 open', 'pull 1 open']);
  expect(drifted.outputs.get('update')).toBe('1');
  expect(drifted.outputs.get('issue-url')).toMatch(/\/issues\/2$/u);
  expect(drifted.log).toMatch(/^::warning |^::notice /mu);
  expect(drifted.log).toContain('attributes/ticket.yaml');
  expect(drifted.summary).toContain('Drift of `desk`');
  expect(drifted.log).toContain(`::add-mask::${DESK_TOKEN}`);

  const again = await night(WITH_IMPORT);
  expect(again.exitStatus).toBe(2);
  expect(await states()).toEqual(['issue 2 open', 'pull 1 open']);

  const { content } = await desk.github.ask('GET', '/contents/attributes/ticket.yaml?ref=deskform/import-desk');
  await desk.push({ 'attributes/ticket.yaml': Buffer.from(content, 'base64').toString('utf8') });
  await desk.github.mergePull(1, desk.repository.git('rev-parse', 'HEAD'));
  const merged = await night(WITH_IMPORT);
  expect(merged.log).toContain('None: ');
  expect(merged.exitStatus).toBe(0);
  expect(await states()).toEqual(['issue 2 closed', 'pull 1 closed']);
});

test('the list that the main branch saves is what a pull request is planned against', async () => {
  const saved = await night({ command: 'snapshot', 'snapshot-branch': 'deskform-snapshots' });
  expect(saved.log).toContain('saved for the first time');
  expect(saved.exitStatus).toBe(0);
  const { content } = await desk.github.ask('GET', '/contents/desk.json?ref=deskform-snapshots');
  const names = JSON.parse(Buffer.from(content, 'base64').toString('utf8')).map(({ name }: { name: string }) => name);
  expect(names).toContain('severity');
  expect(saved.summary).toContain('| `desk` | saved for the first time |');
});
