import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, openDesk, type StagedDesk } from './stage/desk.ts';
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
  );
});
afterAll(async () => {
  await story.close();
  await desk.stop();
});

test.each([
  ['no command', {}, 'the input command must be one of plan, merge, apply, snapshot, drift, not ""'],
  ['a misspelt command', { command: 'aply' }, 'the input command must be one of'],
  ['a command that is gone', { command: 'validate' }, 'the input command must be one of'],
  [
    'a word that it does not know',
    { command: 'plan', comment: 'yes' },
    'the input comment must be one of always, changes, off',
  ],
  [
    'an input of another command',
    { command: 'plan', expect: 'anything' },
    'the input expect is not valid for the command plan',
  ],
  ['a target that is not there', { command: 'plan', target: 'stagin' }, 'there is no target "stagin"'],
  ['a tag that is not there', { command: 'drift', target: 'tag:wave1' }, 'no target has the tag "wave1"'],
  [
    'no branch for the lists',
    { command: 'snapshot', 'snapshot-branch': 'none' },
    'the command snapshot needs a snapshot-branch',
  ],
  [
    'the branch of the run for the lists',
    { command: 'snapshot', 'snapshot-branch': 'main' },
    'snapshot-branch is main, the branch of this run',
  ],
  ['no digest', { command: 'apply', expect: 'latest' }, 'the input expect'],
  ['an attribute that is none', { command: 'apply', 'allow-destroy': 'floor' }, 'the input allow-destroy'],
  ['a folder outside of the repository', { command: 'plan', config: '../deskform.yaml' }, 'the input config'],
  ['a branch name that is none', { command: 'plan', 'snapshot-branch': '../x y' }, 'the input snapshot-branch'],
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
    'exit-status': '64',
    results: '[]',
  });
  expect([story.github.requests.length, desk.requestCount()]).toEqual([asked, written]);
});

test('outside of a runner it says what it is', async () => {
  const result = await story.onMain({ command: 'plan' }, { env: { GITHUB_REPOSITORY: '' } });
  expect(result.exitStatus).toBe(64);
  expect(readLog(result).said).toContain('the deskform Action runs only on a GitHub runner');
});
