import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runAction } from '../../src/github/action.ts';
import type { Inputs } from '../../src/github/inputs.ts';
import { recordedPayload } from './recorded-events.ts';
import { openGitHub, type StagedGitHub } from './stage/github.ts';

/** What GitHub tells of each event, and the commands that are for it. */
const EVENTS: readonly (readonly [name: string, payload: object, commands: readonly Inputs['command'][]])[] = [
  ...(['pull_request', 'pull_request_review', 'merge_group', 'workflow_run'] as const).map(
    (name) => [name, recordedPayload(name), ['plan']] as const,
  ),
  ...(['push', 'workflow_dispatch'] as const).map((name) => [name, recordedPayload(name), ['merge', 'drift']] as const),
  ['schedule', { schedule: '0 3 * * *' }, ['merge', 'drift']],
  ['pull_request_target', recordedPayload('pull_request'), []],
  ...(['pull_request_review_comment', 'issue_comment', 'issues', 'release'] as const).map(
    (name) => [name, recordedPayload(name), []] as const,
  ),
  ['pull_request', {}, []],
];

const WORKFLOWS: Readonly<Record<Inputs['command'], string>> = {
  plan: 'pull_request, pull_request_review, merge_group, workflow_run',
  merge: 'push, schedule, workflow_dispatch',
  drift: 'push, schedule, workflow_dispatch',
};

let github: StagedGitHub;
beforeEach(async () => {
  github = await openGitHub();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await github.close();
});

interface Ended {
  readonly status: number;
  readonly said: string;
  readonly outputs: string;
}

/** A step in an empty folder: what a command does first fails there, before anything is asked. */
async function run(command: string, name: string, payload: object): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'deskform-event-'));
  const [event, outputs] = [join(folder, 'event.json'), join(folder, 'outputs')];
  writeFileSync(event, JSON.stringify(payload));
  writeFileSync(outputs, '');
  vi.stubEnv('GITHUB_OUTPUT', outputs);
  vi.stubEnv('GITHUB_STEP_SUMMARY', '');
  // The runner's commands are no log of these tests.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const stdout = new PassThrough();
  let said = '';
  stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const status = await runAction(
    {
      PATH: process.env.PATH,
      INPUT_COMMAND: command,
      INPUT_TOKEN: 'ghs_0123456789',
      GITHUB_REPOSITORY: github.repository,
      GITHUB_API_URL: github.url,
      GITHUB_WORKSPACE: folder,
      RUNNER_TEMP: folder,
      GITHUB_EVENT_NAME: name,
      GITHUB_EVENT_PATH: event,
    },
    stdout,
  );
  return { status, said, outputs: readFileSync(outputs, 'utf8') };
}

describe.each(['plan', 'merge', 'drift'] as const)('%s', (command) => {
  test.each(EVENTS)('on %s, payload %#', async (name, payload, commands) => {
    const { status, said, outputs } = await run(command, name, payload);
    expect(github.requests).toEqual([]);
    if (commands.includes(command)) {
      expect(said).not.toContain('COMMAND_REFUSED');
      expect(said).toContain('NO_REPOSITORY');
      return;
    }
    expect(status).toBe(3);
    expect(outputs).toMatch(/^failure-reason<<.*\nCOMMAND_REFUSED$/mu);
    expect(said).toContain(`deskform: the command ${command} does not run on the event "${name}" (COMMAND_REFUSED)`);
    expect(said).toContain(`Write its workflow with \`on:\` ${WORKFLOWS[command]}, as in docs/github.md of deskform.`);
  });
});
