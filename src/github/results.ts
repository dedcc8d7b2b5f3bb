import { Failure } from '../model/failure.ts';
import { refusalsOf } from '../render/problems.ts';
import type { Applied } from './apply-target.ts';
import { type MergedPull, notApplied } from './approvals.ts';
import type { ResultWord } from './comment/mark.ts';
import { type News, tellOnce, writeResults } from './comment/write-comment.ts';
import { type Job, tried } from './project.ts';
import { EMPTY_REPORT, hasChanges, type Report, reportOfFailure } from './report.ts';
import { notTriedNews, resultOf } from './result-text.ts';

/** Writes the results into the plan comments of merged pull requests, and tells in new comments what somebody must learn. */
export async function writeResultsToPulls(
  job: Job,
  merged: readonly MergedPull[],
  applied: readonly Applied[],
  notTried: readonly string[],
): Promise<Report> {
  const urls: string[] = [];
  let failure: Failure | undefined;
  const hasFailed = applied.some(({ failure }) => failure !== undefined);
  for (const [index, one] of merged.entries()) {
    // Those with a comment and, after a failure, the last one merged.
    if (one.comments.length === 0 && !(hasFailed && index === 0)) continue;
    const { words, news } = resultsFor(one, merged, applied, notTried, job);
    if (words.size === 0) continue;
    // A locked conversation must not stop the other comments.
    const url = await tried(job, async () => {
      const state = await writeResults(job, one.pull, words);
      const event = news.map((each) => each.event).join(' ');
      const text = news.map((each) => each.text).join('\n\n');
      return (news.length === 0 ? undefined : await tellOnce(job, one.pull, { event, text })) ?? state;
    });
    if (url instanceof Failure) failure ??= url;
    else if (url !== undefined) urls.push(url);
  }
  return { ...(failure === undefined ? EMPTY_REPORT : reportOfFailure(failure)), urls };
}

function resultsFor(
  one: MergedPull,
  merged: readonly MergedPull[],
  applied: readonly Applied[],
  notTried: readonly string[],
  { runner }: Job,
) {
  const marks = one.comments.at(-1)?.mark.targets ?? [];
  const isAbout = (target: string): boolean => {
    if (target !== '') return notApplied(merged, target).includes(one);
    // A failure of all targets: it concerns what is not in force yet.
    return marks.length === 0 || marks.some(({ state }) => state !== 'applied');
  };
  const words = new Map<string, ResultWord>();
  const news: News[] = [];
  for (const what of applied.filter(({ target }) => isAbout(target))) {
    const mark = marks.find(({ target }) => target === what.target);
    const result = resultOf(what, mark, runner);
    words.set(what.target, result.word);
    news.push(...result.news);
  }
  const untried = notTried.filter(isAbout);
  for (const target of untried) words.set(target, 'not-applied');
  if (untried.length > 0) news.push(notTriedNews(untried, runner));
  return { words, news };
}

/** The reports of all targets, including those not tried because an earlier one failed. */
export function reportsOfApply(applied: readonly Applied[], notTried: readonly string[]): readonly Report[] {
  const untried = notTried.map((target) => ({ command: 'apply', target, outcome: 'not-tried' }));
  return [...applied.map(reportOf), { ...EMPTY_REPORT, results: untried }];
}

function reportOf({ target, failure, tried }: Applied): Report {
  const exitStatus = tried?.came.exitStatus ?? failure?.exitStatus ?? 0;
  const head = { command: 'apply', target, exit_status: exitStatus };
  const report = failure === undefined ? EMPTY_REPORT : reportOfFailure(failure, head);
  if (tried === undefined) return report;
  const { came, story } = tried;
  const { counts, destroys, digest } = story;
  const plan = { ...counts, destroys: destroys.length, digest };
  const results = [{ ...head, failure_reason: failure?.code ?? null, outcome: came.status, ...plan }];
  const findings = failure === undefined ? [] : [...report.findings, ...refusalsOf(story)];
  return { ...report, exitStatus, changes: hasChanges(story), results, findings };
}
