import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { expectGolden } from './stage/golden.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';

const APPLY = { command: 'apply', out: 'plans', 'comment-group': 'deskform' };
const PLAN = { command: 'plan', out: 'plans', 'comment-group': 'deskform' };
const COMMAND = '/deskform apply';

let desk: StagedDesk;
let story: Story;
let pull: StoryPull;
/** Where programs leave a sign that they were run. */
const traces = mkdtempSync(join(tmpdir(), 'deskform-traces-'));

/** What pull requests bring along beside their fields: a program in the place of the one that restarts the service. */
const TROJAN = {
  'restart.sh': { linkTo: 'trojan.yaml' },
  'trojan.yaml': 'touch "$TRACES/trojan" # and no YAML',
} as const;

beforeAll(async () => {
  desk = await openDesk();
  const restart = 'restart: { expect: none, steady: 1ms, command: [sh, restart.sh] }';
  story = await openStory(
    {
      'deskform.yaml': desk.config('production', restart),
      'attributes/a.yaml': NO_FIELDS,
      'restart.sh': 'touch "$TRACES/restarted"\n',
    },
    { ...DESK_SECRET, TRACES: traces },
  );
  for (const login of ['maria', 'noor'] as const) await story.github.permit(login, 'push');
  await story.github.permit('stranger', 'triage');
  pull = await story.openPull({
    branch: 'doors',
    edits: { 'attributes/a.yaml': ticketFields({ door: 'Door' }), ...TROJAN },
  });
  await mustWork(story.onPull(pull, PLAN));
});
afterAll(async () => {
  await story.close();
  await desk.stop();
  rmSync(traces, { recursive: true, force: true });
});

test('a comment to people is no command', async () => {
  const result = await story.onComment(pull, `${COMMAND} would be nice`, 'maria', APPLY);
  expect(result.exitStatus).toBe(0);
  expect(readLog(result).said).toBe('This comment is no command to deskform.');
  expect(result.outputs.get('exit-status')).toBe('0');
});

test('a stranger commands nothing, and nobody a pull request that is not approved', async () => {
  const stranger = await story.onComment(pull, COMMAND, 'stranger', APPLY);
  expect(readLog(stranger).said).toContain(
    'the command was refused: stranger has no write permission; nothing was sent',
  );
  expect(stranger.exitStatus).toBe(3);
  await story.github.review(pull.number, 'stranger', 'APPROVE', pull.head());
  const early = await story.onComment(pull, COMMAND, 'maria', APPLY);
  expect(early.outputs.get('failure-reason')).toBe('COMMAND_REFUSED');
  expect(readLog(early).said).toContain(
    `nobody with write permission has approved ${pull.head().slice(0, 12)}, its newest commit`,
  );
  expect(desk.newWrites()).toEqual([]);
});

test('a plan that was made after the command is not what it meant', async () => {
  await story.github.review(pull.number, 'noor', 'APPROVE', pull.head());
  const meanwhile = async (): Promise<void> => {
    await mustWork(story.onPull(pull, PLAN));
  };
  const result = await story.onComment(pull, COMMAND, 'maria', APPLY, { meanwhile });
  expect(readLog(result).said).toContain('the plan for production was written after the command');
  expect(result.exitStatus).toBe(3);
  expect(desk.newWrites()).toEqual([]);
});

test('a run of the pull request itself applies nothing', async () => {
  const result = await story.onPull(pull, APPLY);
  expect(result.exitStatus).toBe(3);
  expect(readLog(result).said).toContain('a run of a pull request applies nothing: anybody can open one');
});

test('the right one applies what the merge would bring, with the program of the main branch', async () => {
  const result = await story.onComment(pull, COMMAND, 'maria', APPLY);
  expect(readLog(result).said).toContain('Read again: the help desk is as declared, and nothing waits.');
  expect(result.exitStatus).toBe(0);
  expect((await desk.rowOf('door')).to_create).toBe(false);
  expect(existsSync(join(traces, 'restarted'))).toBe(true);
  expect(existsSync(join(traces, 'trojan'))).toBe(false);
  const comments = (await story.commentsOn(pull)).filter(({ body }) => parseMark(body) !== undefined);
  expect(comments.map(({ body }) => parseMark(body)?.state)).toEqual(['applied']);
  await expectGolden(
    'command',
    comments.map(({ body }) => body),
    [desk.url],
  );
});

test('the next plan of a branch that was applied is a comment of its own, and what was applied is not applied again', async () => {
  const fields = ticketFields({ door: 'Door', gate: 'Gate' });
  await story.push(pull, { 'attributes/a.yaml': fields });
  await mustWork(story.onPull(pull, PLAN));
  await story.merge(pull);
  desk.newWrites();
  const command = await story.onComment(pull, `${COMMAND} production`, 'noor', APPLY);
  expect(command.exitStatus).toBe(0);
  expect(command.outputs.get('create')).toBe('1');
  const comments = (await story.commentsOn(pull)).filter(({ body }) => parseMark(body) !== undefined);
  expect(comments.map(({ body }) => parseMark(body)?.state)).toEqual(['applied', 'applied']);
  const again = await story.onComment(pull, COMMAND, 'noor', APPLY);
  expect(readLog(again).said).toContain('the plan for production was applied already; nothing was sent');
  expect(again.exitStatus).toBe(3);
});
