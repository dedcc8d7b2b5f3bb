import { type Failure, worstOf } from '../problem/failure.ts';
import { codeBlock, codeCell, codeSpan } from '../render/markdown.ts';
import { renderPlanMarkdown } from '../render/plan-markdown.ts';
import { annotationsOfStory } from './annotations/of-story.ts';
import { type Applied, exitStatusWithFiles, fileFailureOf, journalFolder } from './apply-target.ts';
import { annotationsOfFailure } from './each-target.ts';
import type { Job, JobResult } from './job.ts';
import type { Annotation } from './log.ts';
import { outputsOfPlans } from './outputs.ts';
import { projectFolder } from './project.ts';
import { BUDGET_OF_PART } from './summary.ts';
import { quoted } from './tell-problems.ts';

/** What all applies of a run come to, and which targets were not tried after the first that failed. */
export function resultOfApplies(applied: readonly Applied[], notTried: readonly string[], job: Job): JobResult {
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
