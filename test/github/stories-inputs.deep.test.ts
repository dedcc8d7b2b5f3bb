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
  ['no command', {}, 'the input command must be one of validate, plan, apply, drift, snapshot, not ""'],
  ['a misspelt command', { command: 'aply' }, 'the input command must be one of'],
  [
    'a word that it does not know',
    { command: 'plan', comment: 'yes' },
    'the input comment must be one of edit, new, off',
  ],
  ['an input of another command', { command: 'plan', expect: 'anything' }, 'the command plan takes no input expect'],
  ['no target of several', { command: 'plan' }, 'the project has several targets, and the input target names none'],
  ['a target that is not there', { command: 'plan', target: 'stagin' }, 'there is no target "stagin"'],
  ['a tag that is not there', { command: 'drift', target: 'tag:wave1' }, 'no target has the tag "wave1"'],
  [
    'no branch for the lists',
    { command: 'snapshot', target: 'all' },
    'the command snapshot needs the input snapshot-branch',
  ],
  ['a pull request that is no number', { command: 'plan', 'pull-request': 'all' }, 'the input pull-request'],
  ['no digest', { command: 'apply', target: 'production', expect: 'latest' }, 'the input expect'],
  [
    'an attribute that is none',
    { command: 'apply', target: 'production', 'allow-destroy': 'floor' },
    'the input allow-destroy',
  ],
  ['a folder outside of the repository', { command: 'plan', config: '../deskform.yaml' }, 'the input config'],
  [
    'a branch name that is none',
    { command: 'plan', target: 'all', 'snapshot-branch': '../x y' },
    'the input snapshot-branch',
  ],
] as const)('%s is refused with 64, before anything is asked', async (_, inputs, sentence) => {
  const [asked, written] = [story.github.requests.length, desk.requestCount()];
  const result = await story.onMain(inputs);
  const { said, obeyed } = readLog(result);
  expect(said).toContain(`deskform: ${sentence}`);
  expect(said).toContain('(WRONG_USE)');
  expect(result.exitStatus).toBe(64);
  expect(obeyed.map(({ name }) => name)).toEqual(['error']);
  expect(Object.fromEntries(result.outputs)).toEqual({ 'failure-reason': 'WRONG_USE', 'exit-status': '64' });
  expect([story.github.requests.length, desk.requestCount()]).toEqual([asked, written]);
});

test.each([20, 24] as const)('validate on Node %i asks nobody and gives the matrix of the targets', async (node) => {
  const [asked, written] = [story.github.requests.length, desk.requestCount()];
  const result = await story.onMain({ command: 'validate' }, { node });
  expect(readLog(result).said).toBe('1 attribute in 1 file, 0 warnings');
  expect(result.exitStatus).toBe(0);
  expect(JSON.parse(result.outputs.get('targets') ?? '')).toEqual({
    include: [
      { target: 'staging', tags: [] },
      { target: 'production', tags: [] },
    ],
  });
  expect([story.github.requests.length, desk.requestCount()]).toEqual([asked, written]);
});

test('outside of a runner it says what it is', async () => {
  const result = await story.onMain({ command: 'plan' }, { env: { GITHUB_REPOSITORY: '' } });
  expect(result.exitStatus).toBe(64);
  expect(readLog(result).said).toContain('there is no GitHub runner around it');
});
