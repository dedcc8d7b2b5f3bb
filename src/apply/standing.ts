import type { AttributeKey } from '../model/attribute-key.ts';
import type { ApplyReport, RestartOutcome } from './events.ts';
import type { UndoReport } from './undo.ts';

export type StoppedReport = Extract<ApplyReport, { readonly outcome: 'stopped' }>;

/** The state of each attribute of a stopped apply, after the automatic undo; no key appears twice with a contradiction. */
export interface Standing {
  /** Live; if the help desk could not be read, every step that it answered. */
  readonly done: readonly AttributeKey[];
  readonly notTried: readonly AttributeKey[];
  readonly takenBack: readonly AttributeKey[];
  readonly notTakenBack: UndoReport['impossible'];
  /** As before, but flagged until the next migration. */
  readonly flagged: readonly AttributeKey[];
  /** Changes that take effect at the next migration. */
  readonly pending: readonly AttributeKey[] | 'not-known';
  readonly restart: RestartOutcome;
}

/** Combines the report of a stopped apply with its automatic undo. */
export function standingOf(report: StoppedReport, undo: UndoReport | undefined): Standing {
  const { done, notTried, leftStaged, restart } = report;
  const flagged = undo?.stillFlagged ?? [];
  const takenBack = undo?.undone ?? [];
  const notTakenBack = undo?.impossible ?? [];
  const elsewhere = new Set([...(leftStaged === 'not-known' ? [] : leftStaged), ...takenBack, ...flagged]);
  return {
    done: done.filter((key) => !elsewhere.has(key)),
    notTried,
    takenBack,
    notTakenBack,
    flagged,
    pending: leftStaged === 'not-known' ? leftStaged : leftStaged.filter((key) => !flagged.includes(key)),
    restart,
  };
}
