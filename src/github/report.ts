import { type ExitStatus, type Failure, InvalidConfig } from '../problem/failure.ts';
import { alert, sentenceWithin } from '../render/markdown.ts';
import { PLAIN } from '../render/paper.ts';
import { printableSentence } from '../render/printable.ts';
import { renderProblems } from '../render/problems.ts';
import { type Finding, findingsOf, withHint } from '../render/problems-for-ci.ts';
import type { Story } from '../render/story/story.ts';

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
  /** To show on the run, and at lines of the files. */
  readonly findings: readonly Finding[];
}

export const EMPTY_REPORT: Report = {
  exitStatus: 0,
  failures: [],
  results: [],
  changes: false,
  urls: [],
  findings: [],
};

/** The report of a failure; `target` is empty if it concerns all. */
export function reportOfFailure(failure: Failure, target = ''): Report {
  const findings = findingsOfFailure(failure, target);
  return { ...EMPTY_REPORT, exitStatus: failure.exitStatus, failures: [failure], findings };
}

/** A failure on the run, and the errors in the files at their lines. */
export function findingsOfFailure(failure: Failure, target: string): readonly Finding[] {
  const { code, hint, where } = failure;
  const lines = withHint({ message: `${target === '' ? '' : `${target}: `}${failure.message}`, hint });
  const errors = failure instanceof InvalidConfig ? findingsOf(failure.problems) : [];
  return [{ severity: 'error', title: code, lines, where }, ...errors];
}

const LONGEST_SENTENCE = 2_000;

/** An alert about a failure: its title, the reason, and what to do. */
export function failureAlert(
  kind: 'CAUTION' | 'WARNING',
  title: string,
  { message, hint }: Pick<Failure, 'message' | 'hint'>,
  more: readonly string[] = [],
): string {
  const way = hint === undefined ? [] : [`→ ${sentenceWithin(hint, LONGEST_SENTENCE)}`];
  return alert(kind, [title, `Reason: ${sentenceWithin(message, LONGEST_SENTENCE)}`, ...way, ...more]);
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
