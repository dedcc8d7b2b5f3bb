import { type ExitStatus, type Failure, worstOf } from '../problem/failure.ts';
import { renderPlansMarkdown } from '../render/plan-markdown.ts';
import { resultLine } from '../render/result-markdown.ts';
import type { TargetChange } from '../run/target-changes.ts';
import { annotationOf, annotationsOfFailure, annotationsOfProblems, annotationsOfStory } from './annotations.ts';
import type { Commented } from './comment/write-comment.ts';
import { projectFolder } from './inputs.ts';
import type { Job, JobResult } from './job.ts';
import type { Annotation } from './log.ts';
import { outputsOfPlans } from './outputs.ts';
import { type Planned, tellPlans } from './plan-project.ts';
import { BUDGET_OF_PART } from './summary.ts';
import { annotationsOfChanges, isOfNewAddress } from './target-notices.ts';
import { quoted } from './tell-problems.ts';

/** The plans of one pull request, or of a branch alone, and who was told. */
export interface Told {
  readonly pull: number | undefined;
  readonly planned: readonly Planned[];
  readonly changes: readonly TargetChange[];
  /** What it changes about targets needs an approval first. */
  readonly unreviewed: Failure | undefined;
  readonly comment: Commented | undefined;
}

/** What all plans of a run come to. Those of other pull requests are told in their comments; they do not fail this run. */
export function resultOfPlans(told: readonly Told[], whose: 'own' | 'others', job: Job): JobResult {
  const folder = projectFolder(job.inputs);
  const own = whose === 'own' ? told : [];
  const exitStatus = worstOf([
    ...own.flatMap(statusesOf),
    ...told.flatMap(untold).map((failure) => failure.exitStatus),
  ]);
  return {
    exitStatus,
    outputs: outputsOfPlans({
      stories: told.flatMap(({ planned }) => planned.flatMap((one) => (one.outcome === 'planned' ? [one.story] : []))),
      failure:
        [...told.flatMap(failuresOf), ...told.flatMap(untold)][0]?.code ?? (exitStatus === 3 ? 'PLAN_REFUSED' : ''),
      exitStatus,
      results: told.flatMap(resultsToJson),
      urls: told.flatMap((one) => urlOf(one) ?? []),
    }),
    annotations: [
      ...told.flatMap(untold).map(annotationOf),
      ...own.flatMap(({ changes, unreviewed, planned }) => [
        ...annotationsOfChanges(changes, unreviewed, folder),
        ...planned.flatMap((one) => annotationsOfPlan(one, changes, folder)),
      ]),
    ],
    summary: whose === 'own' ? own.map((one) => ownPart(one, job)) : [othersPart(told)],
  };
}

function statusesOf({ planned, changes, unreviewed }: Told): readonly ExitStatus[] {
  const ofPlans = planned.map((one): ExitStatus => {
    if (one.outcome === 'failed') return isOfNewAddress(one, changes) ? 0 : one.failure.exitStatus;
    return one.comesTo === 'refused' ? 3 : 0;
  });
  return [...ofPlans, ...(unreviewed === undefined ? [] : [unreviewed.exitStatus])];
}

function failuresOf({ planned, changes, unreviewed }: Told): readonly Failure[] {
  return [
    ...planned.flatMap((one) => (one.outcome === 'failed' && !isOfNewAddress(one, changes) ? [one.failure] : [])),
    ...(unreviewed ? [unreviewed] : []),
  ];
}

/** A plan that GitHub does not let us tell is there all the same: on the page of the run, in files and outputs. */
function untold({ comment }: Told): readonly Failure[] {
  return comment?.outcome === 'failed' ? [comment.failure] : [];
}

function urlOf({ comment }: Told): string | undefined {
  return comment?.outcome === 'written' || comment?.outcome === 'left' ? comment.url : undefined;
}

function resultsToJson(told: Told): readonly object[] {
  return told.planned.map((one) => {
    const head = { target: one.target, pull_request: told.pull ?? null, url: urlOf(told) ?? null };
    if (one.outcome === 'failed') return { ...head, outcome: 'failed', failure_reason: one.failure.code };
    const { story, comesTo, result } = one;
    const { destroys, restart } = story;
    const digest = result.plan.digest;
    return { ...head, outcome: comesTo, ...story.counts, destroys: destroys.length, restart, digest };
  });
}

function annotationsOfPlan(one: Planned, changes: Told['changes'], folder: string): readonly Annotation[] {
  if (one.outcome === 'failed')
    return isOfNewAddress(one, changes) ? [] : annotationsOfFailure(one.target, one.failure, folder);
  return [...annotationsOfStory(one.story, folder), ...annotationsOfProblems(one.result.problems, folder)];
}

/** As in the comment, with more room. */
function ownPart(told: Told, job: Job): string {
  const next = told.pull === undefined ? 'applying' : 'merging';
  const plans = { plans: tellPlans(told.planned), notices: [], next, link: undefined } as const;
  const why = [...(told.unreviewed ? [told.unreviewed] : []), ...untold(told)];
  const parts = why.flatMap((failure) => quoted(failure === told.unreviewed ? 'Not approved' : 'No comment', failure));
  const left = told.comment?.outcome === 'left' ? [told.comment.why] : [];
  return [...parts, ...left, renderPlansMarkdown(plans, BUDGET_OF_PART)]
    .map((part) => job.hide.text(part))
    .join('\n\n');
}

function othersPart(told: readonly Told[]): string {
  const lines = told.map((one) => {
    const word = { written: 'told', left: 'left as it is', failed: '**not told**' }[one.comment?.outcome ?? 'left'];
    return `- #${one.pull}: ${resultLine(tellPlans(one.planned))} (${word})`;
  });
  return ['## Open pull requests', '', ...(lines.length === 0 ? ['None is to be planned.'] : lines)].join('\n');
}
