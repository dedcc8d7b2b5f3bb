import { asFailure, type Failure, worstOf } from '../../problem/failure.ts';
import { codeBlock, codeCell, codeSpan } from '../../render/markdown.ts';
import { renderPlanMarkdown } from '../../render/plan-markdown.ts';
import { printable } from '../../render/printable.ts';
import { annotationsOfFailure } from '../annotations/of-problems.ts';
import { annotationsOfStory } from '../annotations/of-story.ts';
import {
  type Applied,
  applyTarget,
  exitStatusOf,
  exitStatusWithFiles,
  fileFailureOf,
  journalFolder,
} from '../apply-target.ts';
import { freezeComments } from '../comment/freeze-comment.ts';
import { type Approval, approvedDigests } from '../gate/approvals-from-comments.ts';
import { whyNothingIsApplied } from '../gate/runs-that-apply.ts';
import type { Job, JobResult } from '../job.ts';
import type { Annotation } from '../log.ts';
import { outputsOfPlans } from '../outputs.ts';
import { projectFolder, projectIn, targetNames } from '../project.ts';
import { BUDGET_OF_PART } from '../summary.ts';
import { quoted, sayFailure } from '../tell-problems.ts';

/**
 * Applies what was approved on the branch whose files are checked out. The first target that does not come to its end
 * stops the rest: waves go one after the other.
 */
export async function runApply(job: Job): Promise<JobResult> {
  const stop = stopSignal(job);
  const why = await whyNothingIsApplied(job);
  if (why !== undefined) {
    job.log.say(why);
    return resultOfApplies([], [], job);
  }
  const project = projectIn(job.runner.workspace, job);
  const wanted = await targetNames(project, job);
  const applied: Applied[] = [];
  for (const target of wanted) {
    if (wanted.length > 1) job.log.say(`── ${printable(target)} ──`);
    const one = await applyTarget(project, target, job, stop);
    applied.push(one);
    if (job.inputs.text('comment') !== 'off') {
      await freezeComments(job, { ...one, approvals: await usedApprovals(job, one) });
    }
    if (exitStatusOf(one) !== 0) break;
  }
  return resultOfApplies(applied, wanted.slice(applied.length), job);
}

/**
 * The approvals that an apply has used up. Where it was given its digests by hand, those are the ones of everything
 * that was merged: the help desk is now as these files say.
 */
async function usedApprovals(job: Job, applied: Applied): Promise<readonly Approval[]> {
  const expect = job.inputs.text('expect');
  const isDone = applied.outcome === 'planned' && applied.came.failure === undefined;
  if (expect === 'comments' || expect === 'anything' || !isDone) return applied.approvals;
  try {
    return await approvedDigests(job, applied.target);
  } catch (error) {
    // The apply is over; whether comments say so changes nothing about it.
    sayFailure(asFailure(error), job.log.say);
    return [];
  }
}

/** A runner that cancels a job asks it to end first: the request under way is finished, and the journal says the rest. */
function stopSignal({ log }: Job): AbortSignal {
  const stop = new AbortController();
  const onSignal = (): void => {
    log.say('Stopping after the request under way.');
    stop.abort();
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  return stop.signal;
}

/** What all applies of a run come to, and which targets were not tried after the first that failed. */
function resultOfApplies(applied: readonly Applied[], notTried: readonly string[], job: Job): JobResult {
  const exitStatus = worstOf(applied.map(exitStatusWithFiles));
  const made = applied.flatMap((one) => (one.outcome === 'planned' ? [one] : []));
  const written = made.flatMap(({ files }) => (files.outcome === 'written' ? [files] : []));
  const [failure] = [
    ...applied.flatMap((one) => whyStopped(one) ?? []),
    ...applied.flatMap((one) => fileFailureOf(one) ?? []),
  ];
  return {
    exitStatus,
    outputs: new Map([
      ...outputsOfPlans(made.map(({ story }) => story)),
      ['plan-path', written.map(({ json }) => json).join('\n')],
      ['html-path', written.map(({ html }) => html).join('\n')],
      ['journal-path', journalFolder(job)],
      ['failure-reason', failure?.code ?? ''],
      ['exit-status', String(exitStatus)],
      ['results', JSON.stringify([...applied.map(resultToJson), ...notTried.map(untriedToJson)])],
    ]),
    annotations: applied.flatMap((one) => annotationsOf(one, projectFolder(job.inputs))),
    summary: [...applied.map(partOf), ...(notTried.length === 0 ? [] : [untriedPart(notTried)])],
  };
}

function whyStopped(applied: Applied): Failure | undefined {
  return applied.outcome === 'failed' ? applied.failure : applied.came.failure;
}

function resultToJson(applied: Applied): object {
  const head = { target: applied.target, exit_status: exitStatusWithFiles(applied) };
  if (applied.outcome === 'failed') return { ...head, outcome: 'failed', failure_reason: applied.failure.code };
  const { came, story } = applied;
  const failure = came.failure ?? fileFailureOf(applied);
  return { ...head, outcome: came.status, failure_reason: failure?.code ?? null, ...story.counts };
}

function untriedToJson(target: string): object {
  return { target, exit_status: null, outcome: 'not-tried' };
}

/** What was applied needs no mark; what held it up stands where it comes from. */
function annotationsOf(applied: Applied, folder: string): readonly Annotation[] {
  if (applied.outcome === 'failed') return annotationsOfFailure(applied.target, applied.failure, folder);
  const { came, story, target } = applied;
  const ofFiles = fileFailureOf(applied);
  return [
    ...(came.failure === undefined ? [] : annotationsOfFailure(target, came.failure, folder)),
    ...(ofFiles === undefined ? [] : annotationsOfFailure(target, ofFiles, folder)),
    ...(came.failure === undefined ? [] : annotationsOfStory(story, folder)),
  ];
}

function partOf(applied: Applied): string {
  const head = `## deskform apply: ${codeSpan(applied.target)}`;
  const [stopped, ofFiles] = [whyStopped(applied), fileFailureOf(applied)];
  const told = [
    ...(stopped === undefined ? [] : quoted('Stopped', stopped)),
    ...(ofFiles === undefined ? [] : quoted('No plan files', ofFiles)),
  ];
  if (applied.outcome === 'failed') return [head, ...told].join('\n\n');
  const { came, text, story } = applied;
  return [
    head,
    ...told,
    codeBlock('text', text.trimEnd().split('\n')),
    ...(came.exitStatus === 4 || came.exitStatus === 130 ? [WAY_ON] : []),
    renderPlanMarkdown(story, BUDGET_OF_PART),
  ].join('\n\n');
}

const WAY_ON =
  'Something of it is left on the help desk. Run this job again: it goes on where it stopped, under the same approval. The journal is the artefact of this run; with it `deskform status`, `deskform resume` and `deskform undo` work elsewhere (`--journal`).';

function untriedPart(notTried: readonly string[]): string {
  const rows = notTried.map((target) => `| ${codeCell(target)} | not tried |`);
  return ['| target | |', '| --- | --- |', ...rows].join('\n');
}
