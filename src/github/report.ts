import { type ExitStatus, type Failure, InvalidConfig, worstOf } from '../problem/failure.ts';
import { isError } from '../problem/problem.ts';
import { alert, sentence, sentenceWithin } from '../render/markdown.ts';
import { PLAIN } from '../render/paper.ts';
import { printable, printableSentence } from '../render/printable.ts';
import { renderProblems } from '../render/problems.ts';
import { problemLine } from '../render/sections-markdown.ts';
import type { Story } from '../render/story/story.ts';
import { annotationsOfProblems, withHint } from './annotations.ts';
import type { OutputName } from './input-table.ts';
import type { Annotation } from './log.ts';

/** What a part of a run came to; all of them together are its result. */
export interface Report {
  /** As the program would have ended; the step fails with all but 0. */
  readonly exitStatus: ExitStatus;
  readonly failures: readonly Failure[];
  /** For the output `results`: one object for each target of each `command`. */
  readonly results: readonly object[];
  /** The plans that the outputs count. */
  readonly stories: readonly Story[];
  /** The comments or issues that were written. */
  readonly urls: readonly string[];
  /** The most dangerous first. */
  readonly annotations: readonly Annotation[];
  /** A part of the page of the run, in Markdown. */
  readonly summary: string;
}

export const EMPTY_REPORT: Report = {
  exitStatus: 0,
  failures: [],
  results: [],
  stories: [],
  urls: [],
  annotations: [],
  summary: '',
};

/** What ended a part of the work: `what` says on the page of the run which. Problems of the files stand on their lines. */
export function reportOfFailure(failure: Failure, what: string, target: string, folder: string): Report {
  return {
    ...EMPTY_REPORT,
    exitStatus: failure.exitStatus,
    failures: [failure],
    annotations: annotationsOfFailure(target, failure, folder),
    summary: quoted(what, failure),
  };
}

/** Marks for what ended the work on a target: on the run, and each problem of its files on its line. */
export function annotationsOfFailure(target: string, failure: Failure, folder: string): readonly Annotation[] {
  const message = `${target === '' ? '' : `${printable(target)}: `}${withHint(failure)}`;
  return [
    { level: 'error', title: failure.code, message, place: undefined },
    ...(failure instanceof InvalidConfig ? annotationsOfProblems(failure.problems, folder) : []),
  ];
}

/** A failure on the page of the run: what it kept from happening, what it says, and the way out. */
export function quoted(what: string, failure: Failure): string {
  const { code, message, hint } = failure;
  const lines = [
    `Reason: ${sentence(message)}`,
    ...(hint === undefined ? [] : [`→ ${sentence(hint)}`]),
    ...errorLines(failure),
  ];
  return alert('WARNING', [`**${what}** (\`${code}\`)`, ...lines]);
}

const MOST_ERRORS = 5;
const LONGEST_ERROR = 2_000;

/** The first errors of the files as a list in an alert, apart from the lines above it. */
export function errorLines(failure: Failure): readonly string[] {
  const errors = failure instanceof InvalidConfig ? failure.problems.filter(isError) : [];
  const [first] = errors;
  if (first === undefined) return [];
  // The failure says the same in its own words, and not what to do.
  if (errors.length === 1 && first.code === 'env-missing')
    return first.hint === undefined ? [] : [`→ ${sentenceWithin(first.hint, LONGEST_ERROR)}`];
  const left = errors.length - MOST_ERRORS;
  const shown = errors.slice(0, MOST_ERRORS).map((problem) => problemLine(problem, LONGEST_ERROR));
  return ['', ...shown, ...(left > 0 ? [`- … and ${left} more`] : [])];
}

/** A failure as a person reads it in the log. */
export function sayFailure(failure: Failure, say: (text: string) => void): void {
  if (failure instanceof InvalidConfig) say(renderProblems(failure.problems, PLAIN));
  say(`deskform: ${printableSentence(failure.message)} (${failure.code})`);
  if (failure.hint !== undefined) say(`  → ${printableSentence(failure.hint)}`);
}

/** From the worst to the best. */
const RESTARTS: readonly Story['restart'][] = ['needed', 'reload', 'none'];

/** What later steps of the workflow may read: numbers are sums over all targets, digests and addresses stand one per line. */
export function outputsOf(reports: readonly Report[]): ReadonlyMap<OutputName, string> {
  const stories = reports.flatMap((one) => one.stories);
  const changes = stories.some(({ counts }) => counts.create + counts.update + counts.delete > 0);
  const [failure] = reports.flatMap(({ failures }) => failures);
  return new Map([
    ['changes', String(changes)],
    ['destroys', String(stories.reduce((total, story) => total + story.destroys.length, 0))],
    ['restart', RESTARTS.find((one) => stories.some(({ restart }) => restart === one)) ?? 'none'],
    ['digest', stories.map(({ digest }) => digest).join('\n')],
    ['failure-reason', failure?.code ?? ''],
    ['exit-status', String(exitStatusOf(reports))],
    ['results', JSON.stringify(reports.flatMap(({ results }) => results))],
    ['url', [...new Set(reports.flatMap(({ urls }) => urls))].join('\n')],
  ]);
}

export function exitStatusOf(reports: readonly Report[]): ExitStatus {
  return worstOf(reports.map(({ exitStatus }) => exitStatus));
}
