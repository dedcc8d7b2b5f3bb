import { codeBlock, codeSpan } from '../render/markdown.ts';
import { renderPlanMarkdown } from '../render/plan-markdown.ts';
import { annotationsOfStory } from './annotations.ts';
import type { Applied } from './apply-target.ts';
import { projectFolder } from './inputs.ts';
import type { Job } from './job.ts';
import { annotationsOfFailure, EMPTY_REPORT, hasChanges, type Report, reportOfFailure } from './report.ts';
import { failedText } from './result-text.ts';
import type { Results, WrittenResults } from './results-to-pulls.ts';
import { BUDGET_OF_PART } from './summary.ts';

/** The reports of all targets, including those not tried after a failure. */
export function reportsOfApply({ applied, notTried }: Results, told: WrittenResults, job: Job): readonly Report[] {
  const folder = projectFolder(job.inputs);
  // If no comment has the result, the run must fail.
  const untold =
    told.failure && reportOfFailure(told.failure, 'The result was not written to the comments', '', folder);
  return [
    ...applied.map((one) => reportOf(one, job)),
    ...notTried.map((target) => ({
      ...EMPTY_REPORT,
      results: [{ command: 'apply', target, outcome: 'not-tried' }],
      summary: `## ${codeSpan(target)}\n\nNot tried, because an earlier target failed.`,
    })),
    { ...(untold ?? EMPTY_REPORT), urls: told.urls },
  ];
}

/** Applied changes need no annotation; failures get one at their line. */
function reportOf(applied: Applied, { inputs, runner }: Job): Report {
  const { target, failure, tried } = applied;
  const folder = projectFolder(inputs);
  const exitStatus = tried?.came.exitStatus ?? failure?.exitStatus ?? 0;
  const head = { command: 'apply', target, exit_status: exitStatus, failure_reason: failure?.code ?? null };
  const report = {
    ...EMPTY_REPORT,
    exitStatus,
    failures: failure === undefined ? [] : [failure],
    annotations: failure === undefined ? [] : annotationsOfFailure(target, failure, folder),
  };
  const page = [`## ${codeSpan(target)}`, ...(failure === undefined ? [] : [failedText(applied, failure, runner)])];
  if (tried === undefined) return { ...report, results: [{ ...head, outcome: 'failed' }], summary: page.join('\n\n') };
  const { came, story, text } = tried;
  const destroys = story.destroys.length;
  return {
    ...report,
    changes: hasChanges(story),
    results: [{ ...head, outcome: came.status, ...story.counts, destroys, digest: story.digest }],
    annotations: failure === undefined ? [] : [...report.annotations, ...annotationsOfStory(story, folder)],
    summary: [...page, codeBlock('text', text.trimEnd().split('\n')), renderPlanMarkdown(story, BUDGET_OF_PART)].join(
      '\n\n',
    ),
  };
}
