import { Failure, worstOf } from '../problem/failure.ts';
import { renderPlansMarkdown } from '../render/plan-markdown.ts';
import { resultLine } from '../render/result-markdown.ts';
import type { TargetChange } from '../run/target-changes.ts';
import { annotationsOfProblems, annotationsOfStory } from './annotations.ts';
import type { Commented } from './comment/write-comment.ts';
import { projectFolder } from './inputs.ts';
import type { Job } from './job.ts';
import type { Annotation } from './log.ts';
import type { Planned } from './plan-project.ts';
import { annotationsOfFailure, EMPTY_REPORT, hasChanges, quoted, type Report, reportOfFailure } from './report.ts';
import { BUDGET_OF_PART } from './summary.ts';
import { awaitsList } from './target-notices.ts';

/** The plans of one pull request or entry of the queue, and the outcome of its comment. */
export interface Told {
  readonly pull: number | undefined;
  readonly planned: readonly Planned[];
  readonly changes: readonly TargetChange[];
  /** Set if its changes to targets need an approval first. */
  readonly unreviewed: Failure | undefined;
  /** The targets whose plan is another one than the approved one. */
  readonly stale: readonly string[];
  readonly comment: Commented | undefined;
}

/** The reports of all plans of a run. Plans of other pull requests do not fail this run: their comments report them. */
export function reportsOfPlans(told: readonly Told[], whose: 'own' | 'others', job: Job): readonly Report[] {
  const folder = projectFolder(job.inputs);
  // If the comment cannot be written, the plan is still on the page of the run, in files and outputs.
  const untold = told.flatMap(({ comment }) =>
    comment?.outcome === 'failed' ? [reportOfFailure(comment.failure, 'The comment was not written', '', folder)] : [],
  );
  return [...untold, ...(whose === 'own' ? told.map((one) => ownReport(one, folder)) : [othersReport(told)])];
}

/** The failures that make the check fail, the worst first. */
export function failuresOf({ planned, changes, unreviewed, stale }: Omit<Told, 'comment'>): readonly Failure[] {
  const isStale = new Failure('APPROVED_ANOTHER_PLAN', `the plan for ${stale.join(', ')} changed after its approval`, {
    hint: 'Review the plan comment, and approve again.',
  });
  return [
    ...(unreviewed === undefined ? [] : [unreviewed]),
    ...planned.flatMap((one) => faultsOf(one, changes)),
    ...(stale.length === 0 ? [] : [isStale]),
  ];
}

/** The failures of one target. */
function faultsOf(one: Planned, changes: readonly TargetChange[]): readonly Failure[] {
  if (one.outcome === 'failed') return awaitsList(one, changes) ? [] : [one.failure];
  if (one.comesTo !== 'refused') return [];
  const hint = 'Fix the refused changes listed in the comment.';
  return [new Failure('PLAN_REFUSED', `the plan for ${one.target} is refused`, { hint })];
}

function ownReport(told: Told, folder: string): Report {
  const { pull, planned, changes, unreviewed, comment } = told;
  const failures = failuresOf(told);
  const next = pull === undefined ? 'applying' : 'merging';
  const left = comment?.outcome === 'left' ? comment : undefined;
  return {
    exitStatus: worstOf(failures.map(({ exitStatus }) => exitStatus)),
    failures,
    changes: planned.some((one) => one.outcome === 'planned' && hasChanges(one.story)),
    results: resultsOf(told),
    urls: urlsOf(told),
    annotations: [
      ...(left?.leaves === 'everything' ? [noCheck(left.why)] : []),
      ...(unreviewed === undefined ? [] : annotationsOfFailure('', unreviewed, folder)),
      ...planned.flatMap((one) =>
        one.outcome === 'failed'
          ? faultsOf(one, changes).flatMap((failure) => annotationsOfFailure(one.target, failure, folder))
          : [...annotationsOfStory(one.story, folder), ...annotationsOfProblems(one.warnings, folder)],
      ),
    ],
    summary: [
      ...(unreviewed === undefined ? [] : [quoted('Not approved', unreviewed)]),
      ...(left === undefined ? [] : [left.why]),
      renderPlansMarkdown({ plans: planned, next, link: undefined }, BUDGET_OF_PART),
    ].join('\n\n'),
  };
}

/** A fork's own run can neither comment nor set the check. */
function noCheck(why: string): Annotation {
  return { level: 'warning', title: 'No comment and no check', message: why, place: undefined };
}

const IN_WORDS = { written: 'comment up to date', left: 'comment not changed', failed: '**comment not written**' };

function othersReport(told: readonly Told[]): Report {
  const lines = told.map(
    ({ comment, pull, planned }) => `- #${pull}: ${resultLine(planned)} (${IN_WORDS[comment?.outcome ?? 'left']})`,
  );
  return {
    ...EMPTY_REPORT,
    results: told.flatMap(resultsOf),
    urls: told.flatMap(urlsOf),
    summary: ['## Open pull requests', '', ...(lines.length === 0 ? ['None.'] : lines)].join('\n'),
  };
}

function urlsOf({ comment }: Told): readonly string[] {
  return comment === undefined || comment.outcome === 'failed' ? [] : [comment.url ?? []].flat();
}

/** For the output `results`. */
function resultsOf(told: Told): readonly object[] {
  const [url = null] = urlsOf(told);
  return told.planned.map((one) => {
    const head = { command: 'plan', target: one.target, pull_request: told.pull ?? null, url };
    if (one.outcome === 'failed') return { ...head, outcome: 'failed', failure_reason: one.failure.code };
    const { destroys, restart, digest, counts } = one.story;
    return { ...head, outcome: one.comesTo, ...counts, destroys: destroys.length, restart, digest };
  });
}
