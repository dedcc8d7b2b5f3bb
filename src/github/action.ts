import * as core from '@actions/core';
import { asFailure, Failure, worstOf } from '../model/failure.ts';
import { secretsIn } from '../run/connect-target.ts';
import { makeHide } from '../run/hide.ts';
import { connectGitHub } from './client.ts';
import { type Inputs, projectFolder, readInputs } from './inputs.ts';
import { maskInLog, openLog } from './log.ts';
import type { Job } from './project.ts';
import { outputsOf, type Report, reportOfFailure, sayFailure } from './report.ts';
import { type Event, type Runner, readRunner } from './runner.ts';

const COMMANDS: Readonly<Record<Inputs['command'], () => Promise<(job: Job) => Promise<readonly Report[]>>>> = {
  plan: async () => (await import('./commands/plan.ts')).runPlan,
  merge: async () => (await import('./commands/merge.ts')).runMerge,
  drift: async () => (await import('./commands/drift.ts')).runDrift,
};

const ON_MAIN = { push: 'push', schedule: 'schedule', 'by-hand': 'workflow_dispatch' };

/** The events that each command is for, and how a workflow names them. */
const EVENTS: Readonly<Record<Inputs['command'], Readonly<Partial<Record<Event['kind'], string>>>>> = {
  plan: { 'pull-request': 'pull_request, pull_request_review', queue: 'merge_group', 'after-a-run': 'workflow_run' },
  merge: ON_MAIN,
  drift: ON_MAIN,
};

/**
 * Anybody can open a pull request or write a comment, and their runs must not reach a help desk.
 * @throws {Failure} COMMAND_REFUSED on an event that the command is not for.
 */
function mustRunOn(command: Inputs['command'], { event, env }: Runner): void {
  const events = EVENTS[command];
  if (event.kind in events) return;
  const name = JSON.stringify(env.GITHUB_EVENT_NAME ?? '');
  const hint = `Write its workflow with \`on:\` ${Object.values(events).join(', ')}, as in docs/github.md of deskform.`;
  throw new Failure('COMMAND_REFUSED', `the command ${command} does not run on the event ${name}`, { hint });
}

/** Runs one workflow step and returns its exit code. The only place of the Action that catches failures. */
export async function runAction(env: NodeJS.ProcessEnv, stdout: NodeJS.WritableStream): Promise<number> {
  const hide = makeHide(maskInLog);
  hide.add(secretsIn((env.INPUT_TOKEN ?? '').trim()));
  const log = openLog(stdout, hide);
  let inputs: Inputs | undefined;
  let reports: readonly Report[];
  try {
    inputs = readInputs(env);
    const runner = readRunner(env);
    mustRunOn(inputs.command, runner);
    const run = await COMMANDS[inputs.command]();
    reports = await run({ inputs, runner, github: connectGitHub(runner, inputs.token), log, hide });
  } catch (error) {
    const failure = asFailure(error);
    reports = [reportOfFailure(failure)];
    sayFailure(failure, log.say);
  }
  for (const [name, value] of outputsOf(reports)) core.setOutput(name, hide.text(value));
  const findings = reports.flatMap((report) => report.findings);
  log.annotate(findings, inputs === undefined ? '' : projectFolder(inputs));
  return worstOf(reports.map(({ exitStatus }) => exitStatus));
}
