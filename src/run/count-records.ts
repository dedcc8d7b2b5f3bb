import type { Connection } from '../helpdesk/connection.ts';
import { connectCounter } from '../helpdesk/counter.ts';
import { countsOfSnapshot, type SavedCounts } from '../helpdesk/saved-counts.ts';
import { OBJECT_NAMES, type ObjectName } from '../model/attribute-key.ts';
import { numberInWords } from '../model/number-in-words.ts';
import type { NotCounted, RecordCount } from '../model/record-count.ts';
import type { DeskRelease } from '../model/release.ts';
import { type CountQuestion, hitCount, recordQuestion } from '../plan/count-questions.ts';
import type { PlanRules } from '../plan/decision.ts';
import type { CountDocument } from '../plan/plan-document.ts';
import { reviewedRecords } from '../plan/record-limit.ts';
import { whyNotCounted } from '../render/story/hits.ts';

export { reviewedRecords };

/** Counts records for a plan, on the help desk or from a snapshot. */
export type CountRecords = (questions: readonly CountQuestion[], rules: PlanRules) => Promise<readonly CountDocument[]>;

export interface CountWatch {
  readonly counted?: (done: number, all: number) => void;
  /** Once aborted, no question is sent: what is not counted yet has no number. */
  readonly stop?: AbortSignal;
}

/** Counts on the help desk, with a client that can only count. */
export function countOnDesk(connection: Connection, { counted, stop }: CountWatch): CountRecords {
  return async (questions, { release }) => {
    const counter = connectCounter(connection, release);
    stop?.addEventListener('abort', counter.close);
    let done = 0;
    try {
      if (stop?.aborted) await counter.close();
      counted?.(done, questions.length);
      return await Promise.all(
        questions.map(async (question) => {
          const asked = recordQuestion(question);
          const count = asked === undefined ? NO_COLUMN : await counter.count(asked);
          done += 1;
          counted?.(done, questions.length);
          return hitCount(question, count, undefined);
        }),
      );
    } finally {
      stop?.removeEventListener('abort', counter.close);
      await counter.close();
    }
  };
}

export function countSaved(saved: SavedCounts | undefined): CountRecords | undefined {
  if (saved === undefined) return undefined;
  const answer = countsOfSnapshot(saved);
  return async (questions) =>
    questions.map((question) => {
      const asked = recordQuestion(question);
      return hitCount(question, asked === undefined ? NO_COLUMN : answer(asked), saved.takenAt);
    });
}

const NO_COLUMN: RecordCount = { records: null, not_counted: 'data-type' };

/**
 * One question for each object that this release counts: whether its records can be counted, or the reason why not.
 * `warning`: the user can remove the obstacle.
 */
export async function examineCounts(connection: Connection, release: DeskRelease) {
  const counter = connectCounter(connection, release);
  try {
    const counts = await Promise.all(
      OBJECT_NAMES.map(async (object) => [object, await counter.countAll(object)] as const),
    );
    const isHindered = counts.some(([, count]) => count.records === null && !NEVER.has(count.not_counted));
    return {
      counting: Object.fromEntries(
        counts.map(([object, count]) => [object, count.records === null ? count.not_counted : 'counted']),
      ),
      state: isHindered ? ('warning' as const) : ('ok' as const),
      found: counts.map(([object, count]) => inWords(object, count, release)).join('; '),
    };
  } finally {
    await counter.close();
  }
}

/** Only another release would count. */
const NEVER: ReadonlySet<NotCounted['not_counted']> = new Set(['release', 'object']);

function inWords(object: ObjectName, count: RecordCount, release: DeskRelease): string {
  const records = `${object.toLowerCase()}s`;
  if (count.records !== null) return `${records}: ${numberInWords(count.records)}`;
  if (count.not_counted === 'permission') return `${records}: not counted, the permission admin.object is missing`;
  const why = whyNotCounted(count, object, release);
  return NEVER.has(count.not_counted) ? why : `${records}: not counted, ${why}`;
}
