import { type ExitStatus, type Failure, worstOf } from '../../problem/failure.ts';
import { renderDriftMarkdown } from '../../render/drift.ts';
import { codeSpan } from '../../render/markdown.ts';
import { annotationsOfFailure, annotationsOfProblems } from '../annotations/of-problems.ts';
import { annotationsOfStory } from '../annotations/of-story.ts';
import { type Drifted, driftOfTarget } from '../drift/drift-target.ts';
import { baseBranch, type ToldDrift, tellGitHub } from '../drift/tell-drift.ts';
import { attempt, type OnTarget, onEachTarget } from '../each-target.ts';
import type { Job, JobResult } from '../job.ts';
import type { Annotation } from '../log.ts';
import { type Outputs, outputsOfPlans } from '../outputs.ts';
import { projectFolder } from '../project.ts';
import { BUDGET_OF_PART } from '../summary.ts';
import { quoted } from '../tell-problems.ts';

/** A target, and whether GitHub could be told of it. What it looks like is known in any case. */
type Looked = OnTarget<{ readonly drifted: Drifted; readonly told: OnTarget<ToldDrift> }>;

/** Whether files and help desks still say the same; told in an issue each, and in a pull request where that is wanted. */
export async function runDrift(job: Job): Promise<JobResult> {
  // Said before any help desk is asked.
  if (job.inputs.isOn('import-pull-request')) baseBranch(job);
  const looked = await onEachTarget(job, async (choice) => {
    const drifted = await driftOfTarget(job, choice);
    return { drifted, told: await attempt(job, choice.target, () => tellGitHub(job, drifted)) };
  });
  const exitStatus = worstOf(looked.flatMap(statusesOf));
  return {
    exitStatus,
    outputs: outputsOf(looked, exitStatus),
    annotations: looked.flatMap((one) => annotationsOf(one, projectFolder(job.inputs))),
    summary: looked.map(partOf),
  };
}

function failuresOf(one: Looked): readonly Failure[] {
  if (one.outcome === 'failed') return [one.failure];
  return one.result.told.outcome === 'failed' ? [one.result.told.failure] : [];
}

function statusesOf(one: Looked): readonly ExitStatus[] {
  const hasDrift = one.outcome === 'done' && one.result.drifted.result.drift.differences.length > 0;
  return [...failuresOf(one).map((failure) => failure.exitStatus), hasDrift ? 2 : 0];
}

function outputsOf(looked: readonly Looked[], exitStatus: ExitStatus): Outputs {
  const done = looked.flatMap((one) => (one.outcome === 'done' ? [one.result] : []));
  const told = done.map((one) => toldOf(one.told));
  const lines = (text: (one: Drifted) => string): string => done.map(({ drifted }) => text(drifted)).join('\n');
  return new Map([
    ...outputsOfPlans(done.map(({ drifted }) => drifted.story)),
    ['plan-path', lines(({ files }) => files.json)],
    ['html-path', lines(({ files }) => files.html)],
    ['failure-reason', looked.flatMap(failuresOf)[0]?.code ?? ''],
    ['exit-status', String(exitStatus)],
    ['results', JSON.stringify(looked.map(resultToJson))],
    ['issue-url', told.flatMap(({ issueUrl }) => issueUrl ?? []).join('\n')],
  ]);
}

function toldOf(told: OnTarget<ToldDrift>): ToldDrift {
  return told.outcome === 'done' ? told.result : { issueUrl: undefined, pullUrl: undefined };
}

function resultToJson(one: Looked): object {
  const { target } = one;
  if (one.outcome === 'failed') return { target, outcome: 'failed', failure_reason: one.failure.code };
  const { drifted, told } = one.result;
  const { differences, since } = drifted.result.drift;
  const { issueUrl, pullUrl } = toldOf(told);
  return {
    target,
    outcome: differences.length === 0 ? 'none' : 'drift',
    failure_reason: failuresOf(one)[0]?.code ?? null,
    differences,
    ...(since === undefined
      ? {}
      : { moved: Object.fromEntries([...since.moves].map(([key, { moved }]) => [key, moved])) }),
    issue_url: issueUrl ?? null,
    pull_request_url: pullUrl ?? null,
    plan_path: drifted.files.json,
    html_path: drifted.files.html,
  };
}

function annotationsOf(one: Looked, folder: string): readonly Annotation[] {
  const failed = failuresOf(one).flatMap((failure) => annotationsOfFailure(one.target, failure, folder));
  if (one.outcome === 'failed') return failed;
  const { story, result } = one.result.drifted;
  return [...failed, ...annotationsOfStory(story, folder), ...annotationsOfProblems(result.problems, folder)];
}

function partOf(one: Looked): string {
  const parts = [
    `## deskform drift: ${codeSpan(one.target)}`,
    ...failuresOf(one).flatMap((failure) => quoted('Failed', failure)),
  ];
  if (one.outcome === 'failed') return parts.join('\n\n');
  const { drifted, told } = one.result;
  const { issueUrl, pullUrl } = toldOf(told);
  const links = [
    ...(issueUrl === undefined ? [] : [`Told in ${issueUrl}`]),
    ...(pullUrl === undefined ? [] : [`The help desk’s side: ${pullUrl}`]),
  ];
  const drift = renderDriftMarkdown(drifted.story, drifted.result.drift, BUDGET_OF_PART);
  return [...parts, ...links, drift].join('\n\n');
}
