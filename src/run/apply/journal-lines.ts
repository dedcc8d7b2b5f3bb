import type { ApplyEvent, ApplyReport } from '../../apply/events.ts';
import { type Journal, openJournal } from '../../apply/journal.ts';
import type { UndoReport } from '../../apply/undo.ts';
import type { JsonObject } from '../../attribute/json.ts';
import { type Place, placeIn } from '../../disk/place.ts';
import type { Plan } from '../../plan/plan.ts';
import { type ReviewedStep, reviewedStepToJson } from '../../plan/reviewed-step.ts';
import { type Hide, hiddenJson } from '../hide.ts';

/** Names sort by time. */
export function journalFile(folder: string, target: string, now: Date): Place {
  const stamp = now.toISOString().replaceAll(/[:.]/gu, '-');
  return placeIn(folder, `${stamp}-${target.replaceAll(/[^A-Za-z0-9_-]/gu, '_')}-${process.pid}.jsonl`);
}

/** A journal that keeps no credential, whatever the help desk has answered. */
export function openHiddenJournal(file: Place, hide: Hide | undefined): Journal {
  const journal = openJournal(file);
  if (hide === undefined) return journal;
  return {
    ...journal,
    append: (line) => {
      const text = JSON.stringify(line);
      const shown = hiddenJson(text, hide);
      journal.append(shown === text ? line : JSON.parse(shown));
    },
  };
}

/** The first line holds all that `resume` and `undo` need, and no credential. */
export function journalBegin(plan: Plan, steps: readonly ReviewedStep[]): JsonObject {
  const { name, url } = plan.rules.target;
  return {
    format_version: 1,
    type: 'begin',
    at: new Date().toISOString(),
    target: { name, url },
    digest: plan.digest,
    steps: steps.map(reviewedStepToJson),
  };
}

export function noteDown(journal: Journal, event: ApplyEvent, at: Date): void {
  journal.append({ at: at.toISOString(), ...event });
}

export function journalEnd(report: ApplyReport, undo: UndoReport | undefined): JsonObject {
  const at = new Date().toISOString();
  const progress = { done: report.done, not_tried: report.notTried };
  if (report.outcome === 'applied')
    return { type: 'end', at, outcome: 'applied', ...progress, restart: report.restart };
  const isUndone = undo !== undefined && undo.failure === undefined && undo.impossible.length === 0;
  return {
    type: 'end',
    at,
    outcome: isUndone ? 'undone' : 'stopped',
    ...progress,
    failed: report.failed ?? null,
    left_staged: report.leftStaged === 'not-known' ? null : report.leftStaged,
    code: report.failure.code,
    message: report.failure.message,
  };
}
