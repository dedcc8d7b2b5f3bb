import { type ExitStatus, type Failure, worstOf } from '../problem/failure.ts';
import { codeCell, codeSpan } from '../render/markdown.ts';
import { renderPlanMarkdown } from '../render/plan-markdown.ts';
import { digestInShort } from '../render/words.ts';
import { annotationsOfFailure, annotationsOfProblems, withHint } from './annotations/of-problems.ts';
import { annotationsOfStory } from './annotations/of-story.ts';
import type { Commented } from './comment/write-comments.ts';
import type { Job, JobResult } from './job.ts';
import type { Annotation } from './log.ts';
import { type Outputs, outputsOfPlans } from './outputs.ts';
import { outFolder } from './plan-files.ts';
import type { Planned } from './plan-target.ts';
import { projectFolder } from './project.ts';
import { BUDGET_OF_PART } from './summary.ts';
import { quoted, warningParts } from './tell-problems.ts';

/** A plan, and to whom it was told. */
export interface Told {
  readonly planned: Planned;
  readonly pull: number | undefined;
  readonly comment: Commented;
}

type Made = Extract<Planned, { readonly outcome: 'planned' }>;

/** What all plans of a run come to. Those of other pull requests are told in their comments; they do not fail this run. */
export function resultOfPlans(told: readonly Told[], job: Job): JobResult {
  const areOthers = job.inputs.text('pull-request') !== '';
  const plans = told.map(({ planned }) => planned);
  const untold = told.flatMap(untoldOf);
  const exitStatus = worstOf([
    ...(areOthers ? [] : plans.map(exitStatusOf)),
    ...untold.map((failure) => failure.exitStatus),
  ]);
  return {
    exitStatus,
    outputs: outputsOf(told, exitStatus, job),
    annotations: [
      ...told.flatMap(annotationsOfComment),
      ...(areOthers ? [] : plans.flatMap((planned) => annotationsOf(planned, projectFolder(job.inputs)))),
    ],
    summary: [...(told.length > 1 ? [tableOf(told)] : []), ...told.map(partOf)],
  };
}

function untoldOf({ comment }: Told): readonly Failure[] {
  return comment.outcome === 'failed' ? [comment.failure] : [];
}

function exitStatusOf(planned: Planned): ExitStatus {
  if (planned.outcome === 'failed') return planned.failure.exitStatus;
  return planned.comesTo === 'refused' ? 3 : 0;
}

function outputsOf(told: readonly Told[], exitStatus: ExitStatus, job: Job): Outputs {
  const made = told.flatMap(({ planned }) => (planned.outcome === 'planned' ? [planned] : []));
  const ofPlans = told.flatMap(({ planned }) => (planned.outcome === 'failed' ? [planned.failure] : []));
  const [failed] = [...ofPlans, ...told.flatMap(untoldOf)];
  const lines = (text: (plan: Made) => string): string => made.map(text).join('\n');
  return new Map([
    ...outputsOfPlans(made.map(({ story }) => story)),
    ['plan-path', lines(({ files }) => files.json)],
    ['html-path', lines(({ files }) => files.html)],
    ['failure-reason', failed?.code ?? (exitStatus === 3 ? 'PLAN_REFUSED' : '')],
    ['exit-status', String(exitStatus)],
    ['results', JSON.stringify(told.map((one) => resultToJson(one, job)))],
    ['comment-url', told.flatMap((one) => urlOf(one) ?? []).join('\n')],
  ]);
}

function urlOf({ comment }: Told): string | undefined {
  return comment.outcome === 'written' ? comment.url : undefined;
}

function resultToJson(told: Told, job: Job): object {
  const { planned, pull } = told;
  const head = { target: planned.target, pull_request: pull ?? null, comment_url: urlOf(told) ?? null };
  if (planned.outcome === 'failed') return { ...head, outcome: 'failed', failure_reason: planned.failure.code };
  const { story, comesTo, result, files } = planned;
  return {
    ...head,
    outcome: comesTo,
    ...story.counts,
    destroys: story.destroys.length,
    restart: story.restart,
    digest: result.plan.digest,
    plan_path: files.json,
    html_path: files.html,
    folder: outFolder(job),
  };
}

/** Where several are told the same, it is shown once. */
function annotationsOfComment({ comment }: Told): readonly Annotation[] {
  switch (comment.outcome) {
    case 'refused':
      return [{ level: 'warning', title: 'No comment', message: comment.why, place: undefined }];
    case 'failed':
      return [{ level: 'error', title: comment.failure.code, message: withHint(comment.failure), place: undefined }];
    default:
      return [];
  }
}

function annotationsOf(planned: Planned, folder: string): readonly Annotation[] {
  if (planned.outcome === 'planned')
    return [...annotationsOfStory(planned.story, folder), ...annotationsOfProblems(planned.result.problems, folder)];
  return annotationsOfFailure(planned.target, planned.failure, folder);
}

/** One line a plan, for a run that makes several. */
function tableOf(told: readonly Told[]): string {
  const rows = told.map(({ planned, pull }) => {
    const name = `${pull === undefined ? '' : `#${pull} `}${codeCell(planned.target)}`;
    if (planned.outcome === 'failed') return `| ${name} | failed: \`${planned.failure.code}\` | | | | | | |`;
    const { story, comesTo, result } = planned;
    const { create, update, delete: gone, refuse } = story.counts;
    const word = { nothing: 'nothing to do', changes: 'changes', refused: '**refused**' }[comesTo];
    return `| ${name} | ${word} | ${create} | ${update} | ${gone} | ${refuse} | ${story.restart} | ${codeCell(digestInShort(result.plan.digest))} |`;
  });
  return [
    '| target | plan | create | update | delete | refuse | restart | digest |',
    '| --- | --- | ---: | ---: | ---: | ---: | --- | --- |',
    ...rows,
  ].join('\n');
}

function partOf({ planned, pull, comment }: Told): string {
  const of = `${codeSpan(planned.target)}${pull === undefined ? '' : ` in #${pull}`}`;
  return [
    `## deskform plan: ${of}`,
    ...(planned.outcome === 'failed' ? quoted('Failed', planned.failure) : []),
    ...(comment.outcome === 'failed' ? quoted('No comment', comment.failure) : []),
    ...(planned.outcome === 'planned'
      ? [...warningParts(planned.result.problems), renderPlanMarkdown(planned.story, BUDGET_OF_PART)]
      : []),
  ].join('\n\n');
}
