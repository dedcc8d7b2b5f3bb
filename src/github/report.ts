import { type ExitStatus, type Failure, InvalidConfig, worstOf } from '../problem/failure.ts';
import { isError } from '../problem/problem.ts';
import { alert, sentence, sentenceWithin } from '../render/markdown.ts';
import { PLAIN } from '../render/paper.ts';
import { printable, printableSentence } from '../render/printable.ts';
import { renderProblems } from '../render/problems.ts';
import { problemLine } from '../render/sections-markdown.ts';
import type { Story } from '../render/story/story.ts';
import { annotationsOfProblems, withHint } from './annotations.ts';
import type { Annotation } from './log.ts';

/** The result of a part of a run. */
export interface Report {
  /** The exit code, as on the command line; the step fails unless it is 0. */
  readonly exitStatus: ExitStatus;
  readonly failures: readonly Failure[];
  /** For the output `results`: one object for each command and target. */
  readonly results: readonly object[];
  /** Whether a plan of it has changes. */
  readonly changes: boolean;
  /** The comments or issues that were written. */
  readonly urls: readonly string[];
  /** Most dangerous first. */
  readonly annotations: readonly Annotation[];
  /** A part of the page of the run, in Markdown. */
  readonly summary: string;
}

export const EMPTY_REPORT: Report = {
  exitStatus: 0,
  failures: [],
  results: [],
  changes: false,
  urls: [],
  annotations: [],
  summary: '',
};

/** The report of a failure. `what` is its title on the page of the run. Errors in files get annotations on their lines. */
export function reportOfFailure(failure: Failure, what: string, target: string, folder: string): Report {
  return {
    ...EMPTY_REPORT,
    exitStatus: failure.exitStatus,
    failures: [failure],
    annotations: annotationsOfFailure(target, failure, folder),
    summary: quoted(what, failure),
  };
}

/** The annotations of a failure: one on the run, and one on the line of each error in the files. */
export function annotationsOfFailure(target: string, failure: Failure, folder: string): readonly Annotation[] {
  const message = `${target === '' ? '' : `${printable(target)}: `}${withHint(failure)}`;
  return [
    { level: 'error', title: failure.code, message, place: undefined },
    ...(failure instanceof InvalidConfig ? annotationsOfProblems(failure.problems, folder) : []),
  ];
}

/** Renders a failure for the page of the run: its title, reason and hint. */
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

/** The first errors in the files, as a list for an alert. */
export function errorLines(failure: Failure): readonly string[] {
  const errors = failure instanceof InvalidConfig ? failure.problems.filter(isError) : [];
  const [first] = errors;
  if (first === undefined) return [];
  // The failure has the same message, but no hint.
  if (errors.length === 1 && first.code === 'env-missing')
    return first.hint === undefined ? [] : [`→ ${sentenceWithin(first.hint, LONGEST_ERROR)}`];
  const left = errors.length - MOST_ERRORS;
  const shown = errors.slice(0, MOST_ERRORS).map((problem) => problemLine(problem));
  return ['', ...shown, ...(left > 0 ? [`- … and ${left} more`] : [])];
}

/** Logs a failure. */
export function sayFailure(failure: Failure, say: (text: string) => void): void {
  if (failure instanceof InvalidConfig) say(renderProblems(failure.problems, PLAIN));
  say(`deskform: ${printableSentence(failure.message)} (${failure.code})`);
  if (failure.hint !== undefined) say(`  → ${printableSentence(failure.hint)}`);
}

/** The outputs of the step, as action.yml explains them. */
export function outputsOf(reports: readonly Report[]): ReadonlyMap<string, string> {
  const [failure] = reports.flatMap(({ failures }) => failures);
  return new Map([
    ['changes', String(reports.some(({ changes }) => changes))],
    ['failure-reason', failure?.code ?? ''],
    ['results', JSON.stringify(reports.flatMap(({ results }) => results))],
    ['url', [...new Set(reports.flatMap(({ urls }) => urls))].join('\n')],
  ]);
}

/** Whether a plan would change anything that is not refused. */
export function hasChanges({ counts }: Story): boolean {
  return counts.create + counts.update + counts.delete > 0;
}

export function exitStatusOf(reports: readonly Report[]): ExitStatus {
  return worstOf(reports.map(({ exitStatus }) => exitStatus));
}
