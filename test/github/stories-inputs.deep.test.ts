import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, openDesk, type StagedDesk } from './stage/desk.ts';
import { BOT } from './stage/github.ts';
import { runStep } from './stage/runner.ts';
import { readLog } from './stage/step-log.ts';
import { openStory, type Story } from './stage/story.ts';

let desk: StagedDesk;
let story: Story;
beforeAll(async () => {
  desk = await openDesk();
  const config = desk
    .config('production')
    .replace('targets:', 'targets:\n  staging: { url: "https://desk.example.com" }');
  story = await openStory(
    { 'deskform.yaml': config, 'attributes/ticket.yaml': ticketFields({ floor: 'Floor' }) },
    DESK_SECRET,
    'as-bundle',
  );
});
afterAll(async () => {
  await story.close();
  await desk.stop();
});

test.each([
  ['no command', {}, 'the input command must be one of plan, merge, drift, not ""'],
  ['a misspelt command', { command: 'aply' }, 'the input command must be one of'],
  ['a command that is gone', { command: 'validate' }, 'the input command must be one of'],
  [
    'an input of another command',
    { command: 'drift', expect: 'd1.x' },
    'the input expect is not valid for the command drift',
  ],
  ['a target that is not there', { command: 'merge', target: 'stagin' }, 'there is no target "stagin"'],
  ['a tag that is not there', { command: 'drift', target: 'tag:wave1' }, 'no target has the tag "wave1"'],
  ['no digest', { command: 'merge', expect: 'latest' }, 'the input expect'],
  ['a folder outside of the repository', { command: 'merge', config: '../deskform.yaml' }, 'the input config'],
] as const)('%s is refused with 64, before anything is asked', async (_, inputs, sentence) => {
  const [asked, written] = [story.github.requests.length, desk.requestCount()];
  const result = await story.onMain(inputs);
  const { said, obeyed } = readLog(result);
  expect(said).toContain(`deskform: ${sentence}`);
  expect(said).toContain('(WRONG_USE)');
  expect(result.exitStatus).toBe(64);
  expect(obeyed.map(({ name }) => name)).toEqual(['error']);
  expect(Object.fromEntries(result.outputs)).toMatchObject({
    'failure-reason': 'WRONG_USE',
    results: '[]',
  });
  expect([story.github.requests.length, desk.requestCount()]).toEqual([asked, written]);
});

test('outside of a runner it says what it is', async () => {
  const result = await story.onMain({ command: 'plan' }, { env: { GITHUB_REPOSITORY: '' } });
  expect(result.exitStatus).toBe(64);
  expect(readLog(result).said).toContain('the deskform Action runs only on a GitHub runner');
});

const PULL = { number: 1, head: { sha: 'a', repo: { id: 1 } }, base: { sha: 'b', repo: { id: 1 } } };

test.each([
  ['merge', 'pull_request', { pull_request: PULL }, 'push, schedule, workflow_dispatch'],
  ['merge', 'pull_request_target', { pull_request: PULL }, 'push, schedule, workflow_dispatch'],
  ['merge', 'merge_group', { merge_group: { base_sha: 'b' } }, 'push, schedule, workflow_dispatch'],
  ['merge', 'workflow_run', { workflow_run: { head_sha: 'a' } }, 'push, schedule, workflow_dispatch'],
  ['plan', 'push', {}, 'pull_request, pull_request_review, merge_group, workflow_run'],
  [
    'plan',
    'issue_comment',
    { issue: { number: 1, pull_request: {} } },
    'pull_request, pull_request_review, merge_group, workflow_run',
  ],
  ['drift', 'pull_request', { pull_request: PULL }, 'push, schedule, workflow_dispatch'],
] as const)('%s on %s is refused, before anything is asked', async (command, name, payload, events) => {
  const [asked, written] = [story.github.requests.length, desk.requestCount()];
  const result = await runStep({
    runs: 'as-bundle',
    inputs: { command, token: story.github.tokenOf(BOT) },
    workspace: story.repository.root,
    event: { name, payload },
    commit: 'a'.repeat(40),
    apiUrl: story.github.url,
    env: { ...DESK_SECRET, GITHUB_REPOSITORY: story.github.repository, GITHUB_REF: 'refs/heads/main' },
  });
  expect([result.exitStatus, result.outputs.get('failure-reason')]).toEqual([3, 'COMMAND_REFUSED']);
  expect(readLog(result).said).toContain(`the command ${command} does not run on the event "${name}"`);
  expect(readLog(result).said).toContain(`Write its workflow with \`on:\` ${events}`);
  expect([story.github.requests.length, desk.requestCount()]).toEqual([asked, written]);
});
