import { asFailure, Failure } from '../../problem/failure.ts';
import { codeBlock, codeSpan, sentence } from '../../render/markdown.ts';
import { renderPlanMarkdown } from '../../render/plan-markdown.ts';
import { printable } from '../../render/printable.ts';
import { whyOvertaken } from '../../run/git/merges.ts';
import { annotationsOfStory } from '../annotations.ts';
import { type Applied, applyTarget, exitStatusOf, failureOf } from '../apply-target.ts';
import { approvalsFor, type MergedPull, readMerged } from '../approvals.ts';
import { RESULT_WORDS } from '../comment/body.ts';
import { projectFolder } from '../inputs.ts';
import type { Job } from '../job.ts';
import { mustBeKnown } from '../known-addresses.ts';
import { projectIn, targetNames, tried } from '../project.ts';
import { annotationsOfFailure, EMPTY_REPORT, quoted, type Report, reportOfFailure, sayFailure } from '../report.ts';
import { wordOf } from '../result-text.ts';
import { type WrittenResults, writeResultsToPulls } from '../results-to-pulls.ts';
import { fetchSavedLists } from '../saved-lists.ts';
import { BUDGET_OF_PART } from '../summary.ts';

/** Applies the approved plans, one target after the other. The first failure stops the rest. */
export async function runApply(job: Job): Promise<readonly Report[]> {
  return (await applyAll(job)).reports;
}

/** The result of an apply, and whether saving lists and planning may follow. */
interface AppliedAll {
  readonly reports: readonly Report[];
  readonly goesOn: () => boolean;
}

/**
 * The result of a run whose branch has newer commits: it applies nothing, saves no list and plans nothing. Undefined if
 * the checked-out commit is the newest.
 */
export async function overtaken({ runner, log }: Job): Promise<AppliedAll | undefined> {
  const { workspace, branch, commit } = runner;
  const why = branch === undefined ? undefined : await whyOvertaken(workspace, branch, commit);
  if (why === undefined) return undefined;
  log.say(why);
  const annotation = { level: 'warning', title: 'Nothing is applied', message: why, place: undefined } as const;
  return {
    reports: [{ ...EMPTY_REPORT, annotations: [annotation], summary: sentence(why) }],
    goesOn: () => false,
  };
}

/**
 * Applies, and writes the result into the comments of the merged pull requests, even if the apply did not start.
 * @throws {Failure} COMMAND_REFUSED on an event that people without push access can cause.
 */
export async function applyAll(job: Job): Promise<AppliedAll> {
  mustBeOfBranch(job);
  const stop = stopSignal(job);
  const goesOn = (): boolean => !stop.aborted;
  const project = projectIn(job.runner.workspace, job);
  const chosen = await tried(job, async () => (await overtaken(job)) ?? (await targetNames(project, job)));
  if ('reports' in chosen) return chosen;
  const names = chosen instanceof Failure ? [] : chosen;
  const merged = await readPulls(job, names);
  if (chosen instanceof Failure) {
    const applied: readonly Applied[] = [{ outcome: 'failed', target: '', failure: chosen }];
    return { reports: reportsOf(applied, [], await writeResultsToPulls(job, merged, applied), job), goesOn };
  }
  await writeResultsToPulls(
    job,
    merged,
    names.map((target) => ({ target, outcome: 'comes' })),
  );
  const applied: Applied[] = [];
  try {
    const lists = job.inputs.text('expect') === 'comments' ? await fetchSavedLists(job) : undefined;
    for (const target of chosen) {
      if (chosen.length > 1) job.log.say(`── ${printable(target)} ──`);
      const choice = { ...project, target };
      const known = await tried(job, () => mustBeKnown(job, choice, { merged, lists }));
      const one: Applied =
        known instanceof Failure
          ? { outcome: 'failed', target, failure: known }
          : await applyTarget(project, target, approvalsFor(merged, target), job, stop);
      applied.push(one);
      if (exitStatusOf(one) !== 0) break;
    }
  } catch (error) {
    applied.push({ outcome: 'failed', target: names[applied.length] ?? '', failure: asFailure(error) });
    sayFailure(asFailure(error), job.log.say);
  }
  const notTried = names.slice(applied.length);
  const told = await writeResultsToPulls(job, merged, [
    ...applied,
    ...notTried.map((target) => ({ target, outcome: 'not-tried' as const })),
  ]);
  return { reports: reportsOf(applied, notTried, told, job), goesOn };
}

/** Reads the merged pull requests. Without reviews they only receive the result, so a failure to read them is ignored. */
async function readPulls(job: Job, names: readonly string[]): Promise<readonly MergedPull[]> {
  if (job.inputs.text('expect') !== 'anything') return readMerged(job, names);
  const read = await tried(job, () => readMerged(job, names));
  return read instanceof Failure ? [] : read;
}

function mustBeOfBranch({ runner: { event } }: Job): void {
  if (event.kind === 'branch' && event.name !== 'merge_group') return;
  const what =
    event.kind === 'pull-request'
      ? 'deskform does not apply from pull request runs, because anyone can open a pull request'
      : `deskform does not apply from runs of the event ${JSON.stringify('name' in event ? event.name : 'workflow_run')}`;
  throw new Failure('COMMAND_REFUSED', what, {
    hint: 'Apply on a push to the main branch, on a schedule, or manually (workflow_dispatch).',
  });
}

/** Aborts when the runner cancels the job: the current request finishes, and the journal records the rest. */
function stopSignal({ log }: Job): AbortSignal {
  const stop = new AbortController();
  const onSignal = (): void => {
    log.say('Stopping after the current request.');
    stop.abort();
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  return stop.signal;
}

/** The reports of all targets, including those not tried after a failure. */
function reportsOf(
  applied: readonly Applied[],
  notTried: readonly string[],
  told: WrittenResults,
  job: Job,
): readonly Report[] {
  const folder = projectFolder(job.inputs);
  // If no comment has the result, the run must fail.
  const untold =
    told.failure && reportOfFailure(told.failure, 'The result was not written to the comments', '', folder);
  return [
    ...applied.map((one) => reportOf(one, folder)),
    ...notTried.map((target) => ({
      ...EMPTY_REPORT,
      results: [{ command: 'apply', target, outcome: 'not-tried' }],
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
