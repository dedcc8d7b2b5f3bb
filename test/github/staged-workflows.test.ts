import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import type { WorkflowEvent } from './stage/workflow-event.ts';
import { openActions, type StagedActions, type WorkflowRun } from './stage/workflow-run.ts';

/** The runner of the stage, with a program in the Action's place that says what it was given, and fails when it is told to. */

const PROGRAM = `
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const { env } = process;
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
mkdirSync(env.RUNNER_TEMP + '/deskform', { recursive: true });
writeFileSync(env.RUNNER_TEMP + '/deskform/plan.txt', env.INPUT_COMMAND);
const told = {
  command: env.INPUT_COMMAND, target: env.INPUT_TARGET, config: env.INPUT_CONFIG, token: env.INPUT_TOKEN,
  secret: env.SECRET, ref: env.GITHUB_REF, isCommit: git('rev-parse', 'HEAD') === env.GITHUB_SHA,
  count: git('rev-list', '--count', 'HEAD'), attempt: env.GITHUB_RUN_ATTEMPT,
  event: Object.keys(JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8'))),
};
console.log('told ' + JSON.stringify(told));
if (env.INPUT_COMMAND === 'fail') process.exit(1);
if (env.INPUT_COMMAND === 'wait') setInterval(() => {}, 1000);
`;

const CHECKOUT = 'actions/checkout@0000000000000000000000000000000000000000';
const UPLOAD = 'actions/upload-artifact@0000000000000000000000000000000000000000';

/** Runs on everything. What the Action is to do is in a file, so that a commit can change it. */
const workflow = (command: string): string => `name: all
on:
  push: { branches: [main] }
  pull_request:
  merge_group:
  schedule: [{ cron: "1 1 * * *" }]
  workflow_dispatch: { inputs: { target: { default: all } } }
permissions: { contents: read, pull-requests: write }
jobs:
  one:
    if: github.ref != 'refs/heads/other'
    runs-on: ubuntu-latest
    steps:
      - uses: ${CHECKOUT}
        with: { fetch-depth: 2 }
      - uses: o/stand-in@v1
        with: { command: ${command}, target: "x\${{ inputs.target || github.event_name }}" }
        env: { SECRET: "\${{ secrets.SECRET }}" }
      - uses: o/stand-in@v1
        with: { command: second }
      - if: always()
        uses: ${UPLOAD}
        with: { name: "files-\${{ github.run_attempt }}", path: "\${{ runner.temp }}/deskform/" }
      - if: cancelled()
        uses: ${UPLOAD}
        with: { name: cancelled, path: "\${{ runner.temp }}/deskform/" }
`;
const AFTER = `name: after
on: { workflow_run: { workflows: [all], types: [completed] } }
permissions: { pull-requests: write }
jobs:
  one:
    if: github.event.workflow_run.head_repository.id != github.event.repository.id
    runs-on: ubuntu-latest
    steps:
      - uses: ${CHECKOUT}
        with: { fetch-depth: 0 }
      - uses: o/stand-in@v1
        with: { command: after }
`;
const FILE = '.github/workflows/all.yml';

let story: Story;
let actions: StagedActions;
let own: StoryPull;
let fork: StoryPull;
beforeAll(async () => {
  story = await openStory({ [FILE]: workflow('first'), '.github/workflows/after.yml': AFTER }, {});
  const program = join(story.repository.root, 'stand-in.mjs');
  writeFileSync(program, PROGRAM);
  actions = await openActions({ story, secrets: { SECRET: 's3cret' }, action: 'o/stand-in@v1', program });
  await story.commitOnMain({ 'a.txt': 'a' });
  own = await story.openPull({ branch: 'work', edits: { 'b.txt': 'b' } });
  fork = await story.openPull({ branch: 'theirs', edits: { 'c.txt': 'c' }, from: 'a-fork' });
});
afterAll(() => story.close());

async function one(event: WorkflowEvent, wishes = {}): Promise<WorkflowRun> {
  const [run, ...others] = await actions.setOff(event, wishes);
  expect(others).toEqual([]);
  if (run === undefined) throw new Error('nothing was set off');
  return run;
}

function toldBy(run: WorkflowRun): Readonly<Record<string, unknown>> {
  const result = run.jobs[0]?.steps.find((step) => step.result !== undefined)?.result;
  return JSON.parse(/^told (.*)$/mu.exec(result?.log ?? '')?.[1] ?? '{}');
}

const outcomes = ({ jobs }: WorkflowRun): readonly string[] => (jobs[0]?.steps ?? []).map(({ outcome }) => outcome);

const BY_HAND = { name: 'workflow_dispatch', workflow: 'all' } as const;
const PUSH = { name: 'push', branch: 'main' } as const;

test('runs the steps that are due, in the environment of the event', async () => {
  const run = await one(PUSH);
  expect(run.conclusion).toBe('success');
  expect(outcomes(run)).toEqual(['success', 'success', 'success', 'success', 'skipped']);
  expect(toldBy(run)).toMatchObject({
    command: 'first',
    target: 'xpush',
    config: 'deskform.yaml',
    secret: 's3cret',
    ref: 'refs/heads/main',
    isCommit: true,
    count: '2',
  });
  expect([...run.artifacts.keys()]).toEqual(['files-1']);
  expect(readdirSync(run.artifacts.get('files-1') ?? '')).toEqual(['plan.txt']);
});

type Case = readonly [string, unknown, () => WorkflowEvent];

test.each<Case>([
  ['pull_request', 'refs/pull/1/merge', () => ({ name: 'pull_request', pull: own })],
  ['merge_group', expect.stringContaining('gh-readonly-queue/main'), () => ({ name: 'merge_group', pull: own })],
  ['schedule', 'refs/heads/main', () => ({ name: 'schedule', cron: '1 1 * * *' })],
])('checks out what %s is of', async (name, ref, event) => {
  expect(toldBy(await one(event()))).toMatchObject({ target: `x${name}`, ref, isCommit: true, secret: 's3cret' });
});

test('gives what was written at "Run workflow", and its defaults', async () => {
  const given = await one({ ...BY_HAND, inputs: { target: 'desk' } });
  expect(toldBy(given)).toMatchObject({ target: 'xdesk' });
  expect(toldBy(await one(BY_HAND))).toMatchObject({ target: 'xall' });
  await expect(actions.setOff({ ...BY_HAND, inputs: { other: '1' } })).rejects.toThrow('Unexpected');
});

test('skips a job whose condition does not hold, and starts nothing that no `on:` names', async () => {
  await story.repository.commitOn('other', {});
  expect(await one({ ...BY_HAND, branch: 'other' })).toMatchObject({ conclusion: 'skipped' });
  expect(await actions.setOff({ name: 'push', branch: 'other' })).toEqual([]);
  expect(await actions.setOff({ name: 'schedule', cron: '2 2 * * *' })).toEqual([]);
});

describe('a token', () => {
  const comment = async (token: unknown): Promise<number> => {
    const headers = { authorization: `token ${token}`, 'content-type': 'application/json' };
    const url = `${story.github.url}/repos/acme/helpdesk/issues/${own.number}/comments`;
    return (await fetch(url, { method: 'POST', headers, body: '{"body":"x"}' })).status;
  };

  test('of an own run may do what the job asks for', async () => {
    expect(await comment(toldBy(await one({ name: 'pull_request', pull: own })).token)).toBe(201);
  });

  test.each<readonly [string, () => WorkflowEvent]>([
    ['a fork', () => ({ name: 'pull_request', pull: fork })],
    ['Dependabot', () => ({ name: 'pull_request', pull: own, by: 'dependabot[bot]' })],
  ])('of %s only reads, and there is no secret', async (_, event) => {
    const told = toldBy(await one(event()));
    expect(told.secret).toBe('');
    expect(await comment(told.token)).toBe(403);
  });
});

test('what comes after a fork’s run is of main, with the rights to write', async () => {
  const [first] = await actions.setOff({ name: 'pull_request', pull: own });
  const [second] = await actions.setOff({ name: 'pull_request', pull: fork });
  if (first === undefined || second === undefined) throw new Error('nothing was set off');
  expect(await one({ name: 'workflow_run', run: first })).toMatchObject({ conclusion: 'skipped' });
  const after = await one({ name: 'workflow_run', run: second });
  expect(toldBy(after)).toMatchObject({ command: 'after', ref: 'refs/heads/main', isCommit: true });
  // The branch is in the fork.
  expect(existsSync(join(story.repository.server, 'refs/heads/theirs'))).toBe(false);
});

test('a step that fails is the last but for those that always run', async () => {
  await story.commitOnMain({ [FILE]: workflow('fail') });
  const run = await one(PUSH);
  expect(run.conclusion).toBe('failure');
  expect(outcomes(run)).toEqual(['success', 'failure', 'skipped', 'success', 'skipped']);
  const again = await actions.again(run);
  expect(toldBy(again)).toMatchObject({ attempt: '2' });
  expect([...again.artifacts.keys()]).toEqual(['files-2']);
});

test('a run that is cancelled still runs what is for that', async () => {
  await story.commitOnMain({ [FILE]: workflow('wait') });
  const run = await one(PUSH, { cancelAt: 'told' });
  expect(run.conclusion).toBe('cancelled');
  expect(outcomes(run)).toEqual(['success', 'cancelled', 'skipped', 'success', 'success']);
});

test('a pull request in conflict sets nothing off', async () => {
  await story.commitOnMain({ 'b.txt': 'other' });
  expect(await actions.setOff({ name: 'pull_request', pull: own })).toEqual([]);
});
