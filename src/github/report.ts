import { type ExitStatus, type Failure, InvalidConfig } from '../model/failure.ts';
import { PLAIN } from '../render/paper.ts';
import { printableSentence } from '../render/printable.ts';
import { type Finding, findingsOf, renderProblems, withHint } from '../render/problems.ts';
import type { Story } from '../render/story/story.ts';

export interface Report {
  /** The exit code, as on the command line; the step fails unless it is 0. */
  readonly exitStatus: ExitStatus;
  readonly failures: readonly Failure[];
  /** For the output `results`: one object for each command and target. */
  readonly results: readonly object[];
  readonly changes: boolean;
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

/** The report of a failure, with the result of a command on a target unless it concerns all. */
export function reportOfFailure(
  failure: Failure,
  head?: { readonly command: string; readonly target: string },
): Report {
  const results = head === undefined ? [] : [{ ...head, outcome: 'failed', failure_reason: failure.code }];
  const findings = findingsOfFailure(failure, head?.target ?? '');
  return { ...EMPTY_REPORT, exitStatus: failure.exitStatus, failures: [failure], results, findings };
}

/** A failure on the run, and the errors in the files at their lines. */
export function findingsOfFailure(failure: Failure, target: string): readonly Finding[] {
  const { code, hint, where } = failure;
  const lines = withHint({ message: `${target === '' ? '' : `${target}: `}${failure.message}`, hint });
  const errors = failure instanceof InvalidConfig ? findingsOf(failure.problems) : [];
  return [{ severity: 'error', title: code, lines, where }, ...errors];
}

export function sayFailure(failure: Failure, say: (text: string) => void): void {
  if (failure instanceof InvalidConfig) say(renderProblems(failure.problems, PLAIN));
  say(`deskform: ${printableSentence(failure.message)} (${failure.code})`);
  if (failure.hint !== undefined) say(`  → ${printableSentence(failure.hint)}`);
}

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
