import { asFailure, type Failure, InvalidConfig } from '../problem/failure.ts';
import { secretsIn } from '../run/connect-target.ts';
import { makeHide } from '../run/hide.ts';
import { annotationsOfProblems, tellAnnotations, withHint } from './annotations.ts';
import { connectGitHub, type GitHub } from './client.ts';
import type { ActionCommand } from './input-table.ts';
import { type Inputs, projectFolder, readInputs } from './inputs.ts';
import type { Job, JobResult } from './job.ts';
import { maskInLog, openLog } from './log.ts';
import { writeOutputs } from './outputs.ts';
import { readRunner } from './runner.ts';
import { writeSummary } from './summary.ts';
import { quoted, sayFailure } from './tell-problems.ts';

type RunJob = (job: Job) => Promise<JobResult>;

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
  let result: JobResult;
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
    result = await run({ inputs, runner, github: connect, log, hide });
  } catch (error) {
    result = failed(asFailure(error), inputs === undefined ? '' : projectFolder(inputs));
    sayFailure(asFailure(error), log.say);
  }
  // First what later steps need to go on: where the journal is, and why it ended.
  writeOutputs(result.outputs, hide);
  tellAnnotations(result.annotations, log);
  try {
    await writeSummary(result.summary, hide);
  } catch (error) {
    // What was done is done, and told in the log.
    sayFailure(asFailure(error), log.say);
  }
  return result.exitStatus;
}

function failed(failure: Failure, folder: string): JobResult {
  return {
    exitStatus: failure.exitStatus,
    outputs: new Map([
      ['failure-reason', failure.code],
      ['exit-status', String(failure.exitStatus)],
    ]),
    annotations: [
      { level: 'error', title: failure.code, message: withHint(failure), place: undefined },
      ...(failure instanceof InvalidConfig ? annotationsOfProblems(failure.problems, folder) : []),
    ],
    summary: quoted('Failed', failure),
  };
}
