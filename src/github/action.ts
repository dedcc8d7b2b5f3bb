import { asFailure, type Failure, InvalidConfig } from '../problem/failure.ts';
import { secretsIn } from '../run/connect-target.ts';
import { makeHide } from '../run/hide.ts';
import { annotationsOfProblems, withHint } from './annotations/of-problems.ts';
import { tellAnnotations } from './annotations/tell-annotations.ts';
import { connectGitHub, type GitHub } from './client.ts';
import type { ActionCommand } from './input-table.ts';
import { type Inputs, readInputs } from './inputs.ts';
import type { Job, JobResult } from './job.ts';
import { maskInLog, openLog } from './log.ts';
import { writeOutputs } from './outputs.ts';
import { projectFolder } from './project.ts';
import { type Runner, readRunner } from './runner.ts';
import { writeSummary } from './summary.ts';
import { sayFailure } from './tell-problems.ts';

type RunJob = (job: Job) => Promise<JobResult>;

/** Loaded only when it is run. */
const COMMANDS: Readonly<Record<ActionCommand, () => Promise<RunJob>>> = {
  validate: async () => (await import('./commands/validate.ts')).runValidate,
  plan: async () => (await import('./commands/plan.ts')).runPlan,
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
    const runner = inGroup(readRunner(env), inputs.text('comment-group'));
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
  const told = tellAnnotations(result.annotations, inputs?.isOn('annotations') === false ? 'none' : 'all', log);
  try {
    if (inputs?.isOn('summary') !== false) await writeSummary([...result.summary, ...told.left], hide);
  } catch (error) {
    // What was done is done, and told in the log.
    sayFailure(asFailure(error), log.say);
  }
  return result.exitStatus;
}

/** A pull request is planned by one workflow and again by another, after an apply: its comment is the same. */
function inGroup(runner: Runner, group: string): Runner {
  return group === '' ? runner : { ...runner, workflow: group };
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
    summary: [],
  };
}
