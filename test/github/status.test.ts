import { afterEach, beforeEach, expect, test } from 'vitest';
import { showPull } from '../../src/github/pulls.ts';
import { type checkOf, setStatus } from '../../src/github/told.ts';
import { openGitHub, type StagedGitHub } from './stage/github.ts';
import { openJob } from './stage/job.ts';
import { commit } from './stage/plans.ts';

const PAGE = 'https://github.example/acme/helpdesk/pull/1';

let github: StagedGitHub;
let pull: number;
beforeEach(async () => {
  github = await openGitHub();
  pull = await github.openPull({ branch: 'new-label', facts: { head: commit('1') } });
});
afterEach(() => github.close());

async function set(check: ReturnType<typeof checkOf>, config = 'deskform.yaml'): Promise<void> {
  const { job } = openJob(github, { inputs: { command: 'plan', config } });
  await setStatus(job, await showPull(job.github, pull), check, PAGE);
}

const shown = (): readonly string[] =>
  github.statusesOf(commit('1')).map(({ context, state, description }) => `${context} ${state}: ${description}`);

test('is set once, and again only if it says something else', async () => {
  await set({ state: 'success', description: 'production: 1 added' });
  const before = github.requests.length;
  await set({ state: 'success', description: 'production: 1 added' });
  // Only the look at the pull request.
  expect(github.requests.length - before).toBe(1);
  await set({ state: 'failure', description: 'the plan is refused' });
  expect(shown()).toEqual(['deskform failure: the plan is refused']);
});

test('each project has its own', async () => {
  await set({ state: 'success', description: 'No changes' });
  await set({ state: 'failure', description: 'refused' }, 'desks/emea/deskform.yaml');
  expect(shown()).toEqual(['deskform success: No changes', 'deskform/desks/emea failure: refused']);
});

test('fits into what GitHub takes, however long a message is', async () => {
  const description = `the plan is refused: ${'Ticket.severity '.repeat(40)}`;
  await set({ state: 'failure', description });
  expect(shown()[0]).toMatch(/^deskform failure: the plan is refused: .*…$/u);
  const before = github.requests.length;
  await set({ state: 'failure', description });
  expect(github.requests.length - before).toBe(1);
});

test('without the permission it is named', async () => {
  github.faults.always(`POST /statuses/${commit('1')}`, {
    kind: 'answer',
    status: 403,
    message: 'Resource not accessible by integration',
  });
  await expect(set({ state: 'success', description: 'No changes' })).rejects.toMatchObject({
    code: 'GITHUB_REFUSED',
    hint: expect.stringContaining('`statuses: write`'),
  });
});
