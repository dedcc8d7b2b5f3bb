import { codeBlock, codeSpan } from '../render/markdown.ts';
import { renderPlanMarkdown } from '../render/plan-markdown.ts';
import { annotationsOfStory } from './annotations.ts';
import { type Applied, exitStatusOf, failureOf } from './apply-target.ts';
import { RESULT_WORDS } from './comment/mark.ts';
import { projectFolder } from './inputs.ts';
import type { Job } from './job.ts';
import { annotationsOfFailure, EMPTY_REPORT, quoted, type Report, reportOfFailure } from './report.ts';
import { wordOf } from './result-text.ts';
import type { NotTried, WrittenResults } from './results-to-pulls.ts';
import { BUDGET_OF_PART } from './summary.ts';

/** The reports of all targets, including those not tried after a failure. */
export function reportsOfApply(
  applied: readonly Applied[],
  notTried: readonly NotTried[],
  told: WrittenResults,
  job: Job,
): readonly Report[] {
  const folder = projectFolder(job.inputs);
  // If no comment has the result, the run must fail.
  const untold =
    told.failure && reportOfFailure(told.failure, 'The result was not written to the comments', '', folder);
  return [
    ...applied.map((one) => reportOf(one, folder)),
    ...notTried.map(({ target, outcome }) => ({
      ...EMPTY_REPORT,
      results: [{ command: 'apply', target, outcome }],
      summary: `## ${codeSpan(target)}\n\nNot tried, because an earlier target failed.`,
    })),
    { ...(untold ?? EMPTY_REPORT), urls: told.urls },
  ];
}

/** Applied changes need no annotation; failures get one at their line. */
function reportOf(applied: Applied, folder: string): Report {
  const { target } = applied;
  const unwritten = applied.outcome === 'planned' ? applied.unwritten : undefined;
  const failures = [failureOf(applied), unwritten].flatMap((failure) => failure ?? []);
  const exitStatus = exitStatusOf(applied);
  const head = { command: 'apply', target, exit_status: exitStatus, failure_reason: failures[0]?.code ?? null };
  const annotations = failures.flatMap((failure) => annotationsOfFailure(target, failure, folder));
  const summary = [
    `## ${codeSpan(target)}`,
    ...failures.map((failure) =>
      quoted(
        failure === unwritten ? 'No plan files' : `${codeSpan(target)}: ${RESULT_WORDS[wordOf(applied, failure)]}`,
        failure,
      ),
    ),
  ];
  const report = { ...EMPTY_REPORT, exitStatus, failures, annotations };
  if (applied.outcome === 'failed')
    return { ...report, results: [{ ...head, outcome: 'failed' }], summary: summary.join('\n\n') };
  const { came, story, text } = applied;
  const destroys = story.destroys.length;
  return {
    ...report,
    stories: [story],
    results: [{ ...head, outcome: came.status, ...story.counts, destroys, digest: story.digest }],
    annotations: came.failure === undefined ? annotations : [...annotations, ...annotationsOfStory(story, folder)],
    summary: [
      ...summary,
      codeBlock('text', text.trimEnd().split('\n')),
      ...(came.exitStatus === 4 || came.exitStatus === 130 ? [WAY_ON] : []),
      renderPlanMarkdown(story, BUDGET_OF_PART),
    ].join('\n\n'),
  };
}

const WAY_ON =
  "Some changes are applied or pending on the help desk. Run this job again: it resumes with the same approval. To continue elsewhere, download the journal from this run's artifact and pass its folder to `deskform status`, `deskform resume` or `deskform undo` with `--journal`.";
