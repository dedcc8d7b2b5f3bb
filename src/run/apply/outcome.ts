import type { ApplyReport } from '../../apply/events.ts';
import { type Standing, type StoppedReport, standingOf } from '../../apply/standing.ts';
import type { UndoReport } from '../../apply/undo.ts';
import type { ExitStatus, Failure } from '../../model/failure.ts';
import type { JsonObject } from '../../model/json.ts';
import { unreachable } from '../../model/unreachable.ts';
import { renderApplied, renderStopped, restartLines } from '../../render/apply-report.ts';
import { applyEventLine, requestInWords } from '../../render/apply-text.ts';
import type { Paper, Style } from '../../render/paper.ts';
import { renderPlanText } from '../../render/plan-text.ts';
import type { StatusWord } from '../../render/printable.ts';
import { renderProblems } from '../../render/problems.ts';
import type { Story } from '../../render/story/story.ts';
import type { PlanResult } from '../plan.ts';
import { planFields, summaryOf } from '../plan-files.ts';
import type { ApplyResult } from './apply.ts';
import type { Operator } from './session.ts';

/** The outcome of an apply: for scripts, for the exit code and in words. */
export interface Outcome {
  readonly exitStatus: ExitStatus;
  readonly status: StatusWord;
  /** The fields of the JSON document other than format_version, command and status. */
  readonly document: JsonObject;
  readonly text: (style: Style) => string;
  /** Why it did not complete; undefined if it did. */
  readonly failure: Failure | undefined;
  /** The state of each attribute; undefined if the apply did not stop part way. */
  readonly standing?: Standing;
}

const SUCCESS = { exitStatus: 0, status: 'ok', failure: undefined } as const;

export function outcomeOf(result: ApplyResult): Outcome {
  const document = planFields(result);
  switch (result.outcome) {
    case 'nothing-to-do': {
      const text = (style: Style): string =>
        [
          `${style.green('No changes.')} Live state matches the files; nothing is pending.`,
          ...restartLines(result.restart),
          '',
        ].join('\n');
      return { ...SUCCESS, document, text };
    }
    case 'refused':
    case 'held': {
      const { failure, outcome } = result;
      const { exitStatus } = failure;
      const status = exitStatus === 3 ? 'refused' : 'failed';
      // What holds it is said by its failure.
      const text = (style: Style): string =>
        outcome === 'refused' ? `${style.red('Not applied')}: nothing was sent.\n` : '';
      return { exitStatus, status, document: { ...document, error: errorOf(failure) }, text, failure };
    }
    case 'worked':
      return worked(result.report, result.undo, { ...document, journal: result.journal });
    default:
      return unreachable(result);
  }
}

function worked(report: ApplyReport, undo: UndoReport | undefined, document: JsonObject): Outcome {
  const progress = {
    done: report.done,
    not_tried: report.notTried,
    may_arrive_late: report.late.map(requestInWords),
  };
  if (report.outcome === 'applied') {
    const result = { ...progress, restart: report.restart };
    return { ...SUCCESS, document: { ...document, result }, text: (style) => renderApplied(report, style) };
  }
  const { failure, leftStaged } = report;
  const exitStatus = exitStatusOf(report, undo);
  const status = exitStatus === 4 || exitStatus === 130 ? 'partial' : exitStatus === 3 ? 'refused' : 'failed';
  const result = {
    ...progress,
    failed: report.failed ?? null,
    missing: report.missing,
    left_staged: leftStaged === 'not-known' ? null : leftStaged,
    restart: report.restart,
    ...(undo === undefined ? {} : { undone: undo.undone, still_flagged: undo.stillFlagged }),
    error: errorOf(failure),
  };
  const standing = standingOf(report, undo);
  const text = (style: Style): string => renderStopped(report, standing, undo, style);
  return { exitStatus, status, document: { ...document, result }, text, failure, standing };
}

/** Whatever went wrong: when something of this run is left on the help desk, it stopped part way. */
function exitStatusOf(report: StoppedReport, undo: UndoReport | undefined): ExitStatus {
  const { code, exitStatus } = report.failure;
  if (code === 'INTERRUPTED') return exitStatus;
  const isLeft = undo === undefined ? mayBeLeft(report) : !isAllTakenBack(undo);
  return isLeft ? 4 : exitStatus === 4 ? 1 : exitStatus;
}

function mayBeLeft({ leftStaged, failed, done, migration, failure }: StoppedReport): boolean {
  if (done.length > 0 || migration === 'asked-for' || failure.code === 'STORED_OTHERWISE') return true;
  return leftStaged === 'not-known' ? failed !== undefined : leftStaged.length > 0;
}

function isAllTakenBack({ failure, impossible, stillFlagged }: UndoReport): boolean {
  return failure === undefined && impossible.length === 0 && stillFlagged.length === 0;
}

function errorOf({ code, message, hint }: Failure): JsonObject {
  return { code, message, hint: hint ?? null };
}

/** The output of an apply: a terminal, or the log of a workflow. */
export interface Watcher {
  readonly say: (text: string) => void;
  /** What is heard with --quiet too. */
  readonly sayError: (text: string) => void;
  readonly err: Paper;
}

export function sayEvents({ say, sayError, err }: Watcher): Operator['tell'] {
  return (event) => {
    const line = applyEventLine(event, err.style);
    if (line !== undefined) (event.type === 'journal-lost' ? sayError : say)(line);
  };
}

/** Shows the plan before the apply. A refused plan is only shown. */
export function showBeforeApply({ plan, problems }: PlanResult, story: Story, watcher: Watcher): 'go' | 'stop' {
  const isRefused = summaryOf(plan) === 'refused';
  const say = isRefused ? watcher.sayError : watcher.say;
  if (problems.length > 0) say(renderProblems(problems, watcher.err.style));
  say(renderPlanText(story, watcher.err));
  return isRefused ? 'stop' : 'go';
}
