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

/** Answers what a plan asks about records: the help desk, or what was saved with its list. */
export type CountRecords = (questions: readonly CountQuestion[], rules: PlanRules) => Promise<readonly HitCount[]>;

/** The records that the changes of a plan hit. Where nothing is deleted or narrowed, nothing is asked. */
export async function hitsOf(plan: Plan, count: CountRecords): Promise<readonly HitCount[]> {
  const questions = countQuestions(plan);
  return questions.length === 0 ? [] : count(questions, plan.rules);
}

/** Counts now. The client is made for these questions alone, and can send nothing else. */
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

/** Answers from the numbers beside a saved list; undefined where nobody counted for it. */
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
