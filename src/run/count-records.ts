import type { RecordCount } from '../attribute/record-count.ts';
import type { Connection } from '../helpdesk/connection.ts';
import { connectCounter } from '../helpdesk/counter.ts';
import { countsOfSavedList, type SavedCounts } from '../helpdesk/saved-counts.ts';
import { type CountQuestion, countQuestions, hitCount, recordQuestion } from '../plan/count-questions.ts';
import type { PlanRules } from '../plan/decision.ts';
import type { HitCount } from '../plan/hit.ts';
import type { Plan } from '../plan/plan.ts';
import { reviewedRecords } from '../plan/record-limit.ts';

export { reviewedRecords };

/** Counts records for a plan, on the help desk or from a saved list. */
export type CountRecords = (questions: readonly CountQuestion[], rules: PlanRules) => Promise<readonly HitCount[]>;

/** Counts the records that a plan affects. Sends no request if nothing is deleted or narrowed. */
export async function hitsOf(plan: Plan, count: CountRecords): Promise<readonly HitCount[]> {
  const questions = countQuestions(plan);
  return questions.length === 0 ? [] : count(questions, plan.rules);
}

/** Counts on the help desk, with a client that can only count. */
export function countOnDesk(connection: Connection): CountRecords {
  return async (questions, { release }) => {
    const counter = connectCounter(connection, release);
    try {
      return await Promise.all(
        questions.map(async (question) => {
          const asked = recordQuestion(question);
          return hitCount(question, asked === undefined ? NO_COLUMN : await counter.count(asked), undefined);
        }),
      );
    } finally {
      await counter.close();
    }
  };
}

/** Takes counts from a saved list; undefined if it has none. */
export function countSaved(saved: SavedCounts | undefined): CountRecords | undefined {
  if (saved === undefined) return undefined;
  const answer = countsOfSavedList(saved);
  return async (questions) =>
    questions.map((question) => {
      const asked = recordQuestion(question);
      return hitCount(question, asked === undefined ? NO_COLUMN : answer(asked), saved.takenAt);
    });
}

const NO_COLUMN: RecordCount = { counted: false, reason: 'data-type' };
