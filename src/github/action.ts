import * as core from '@actions/core';
import { asFailure } from '../problem/failure.ts';
import { secretsIn } from '../run/connect-target.ts';
import { makeHide } from '../run/hide.ts';
import { tellAnnotations } from './annotations.ts';
import { connectGitHub, type GitHub } from './client.ts';
import type { ActionCommand } from './input-table.ts';
import { type Inputs, projectFolder, readInputs } from './inputs.ts';
import type { Job } from './job.ts';
import { maskInLog, openLog } from './log.ts';
import { exitStatusOf, outputsOf, type Report, reportOfFailure, sayFailure } from './report.ts';
import { readRunner } from './runner.ts';
import { writeSummary } from './summary.ts';

type RunJob = (job: Job) => Promise<readonly Report[]>;

/** Loaded only when it is run. */
const COMMANDS: Readonly<Record<ActionCommand, () => Promise<RunJob>>> = {
  plan: async () => (await import('./commands/plan.ts')).runPlan,
  merge: async () => (await import('./commands/merge.ts')).runMerge,
  apply: async () => (await import('./commands/apply.ts')).runApply,
  drift: async () => (await import('./commands/drift.ts')).runDrift,
  snapshot: async () => (await import('./commands/snapshot.ts')).runSnapshot,
};

/** One step of a workflow, to its exit status. The only place of the Action that catches failures. */
export async function runAction(env: NodeJS.ProcessEnv, stdout: NodeJS.WritableStream): Promise<number> {
  const hide = makeHide(maskInLog);
  hide.add(secretsIn((env.INPUT_TOKEN ?? '').trim()));
  const log = openLog(stdout, hide);
  let inputs: Inputs | undefined;
  let reports: readonly Report[];
  try {
    inputs = readInputs(env);
    const runner = readRunner(env);
    let github: GitHub | undefined;
    const token = inputs.text('token');
    const connect = (): GitHub => {
      github ??= connectGitHub(runner, token);
      return github;
    };
    const run = await COMMANDS[inputs.command]();
    reports = await run({ inputs, runner, github: connect, log, hide });
  } catch (error) {
    const failure = asFailure(error);
    reports = [reportOfFailure(failure, 'Failed', '', inputs === undefined ? '' : projectFolder(inputs))];
    sayFailure(failure, log.say);
  }
  // First what later steps need to go on: where the journal is, and why it ended.
  for (const [name, value] of outputsOf(reports)) core.setOutput(name, hide.text(value));
  tellAnnotations(
    reports.flatMap(({ annotations }) => annotations),
    log,
  );
  try {
    await writeSummary(
      reports.map(({ summary }) => summary),
      hide,
    );
  } catch (error) {
    // What was done is done, and told in the log.
    sayFailure(asFailure(error), log.say);
  }
  return exitStatusOf(reports);
}
