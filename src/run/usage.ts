import { choicesToCount, connectCounter, countChoices, countFilled, type RecordCounter } from '../helpdesk/counter.ts';
import { connectReader } from '../helpdesk/reader.ts';
import type { LiveAttribute } from '../model/live-attribute.ts';
import { waitsForCreation } from '../model/live-attribute.ts';
import { releaseToPlan } from '../model/seeds.ts';
import { leastUsedFirst, type Usage } from '../render/usage.ts';
import { chooseRows } from './choose-rows.ts';
import { resolveTarget } from './connect-target.ts';
import { type OpenedTarget, openTarget, type TargetChoice } from './open-project.ts';

export interface UsageRequest extends TargetChoice {
  /** Keys, and patterns such as Ticket.cost_*; none means every custom field. All choices of a named key are counted. */
  readonly selectors: readonly string[];
}

type Counted = (done: number, all: number, what: 'field' | 'option') => void;

/** Counts how records use each field. Only reads and counts. */
export async function usage(request: UsageRequest, counted: Counted): Promise<Usage> {
  const opened = await openTarget({ ...request, patternMustMatch: 'optional' });
  const { connection } = await resolveTarget(opened, request, 'may-be-missing');
  const reader = connectReader(connection);
  let counter: RecordCounter | undefined;
  try {
    const live = await reader.listAttributes();
    const release = releaseToPlan(opened.target.release, live).release;
    counter = connectCounter(connection, release);
    const takenAt = new Date().toISOString();
    const fields = await countRows(rowsMeant(live, opened, request), counter, opened, request, counted);
    const { name, url } = opened.target;
    return { target: { name, url }, release, takenAt, fields };
  } finally {
    await Promise.all([reader.close(), counter?.close()]);
  }
}

/** Selects the rows to count, without those that have no column yet. */
function rowsMeant(
  live: readonly LiveAttribute[],
  { declared: { definitions } }: OpenedTarget,
  { selectors }: UsageRequest,
): readonly LiveAttribute[] {
  const declared = new Set(definitions.map(({ key }) => key));
  const { rows } = chooseRows(live, declared, { selectors, accept: [], seeds: 'left-out' });
  return rows.filter((row) => !waitsForCreation(row));
}

async function countRows(
  rows: readonly LiveAttribute[],
  counter: RecordCounter,
  { declared: { definitions } }: OpenedTarget,
  { selectors }: UsageRequest,
  counted: Counted,
): Promise<Usage['fields']> {
  const declared = new Set(definitions.map(({ key }) => key));
  let done = 0;
  const filled = await Promise.all(
    rows.map(async (row) => {
      const count = await countFilled(counter, row);
      done += 1;
      counted(done, rows.length, 'field');
      return { row, filled: count, choices: choicesToCount(row, selectors.includes(row.key) ? 'all' : 'few') };
    }),
  );
  const all = filled.reduce((sum, { choices }) => sum + choices.length, 0);
  const known = new Map<string, number>();
  const fields = filled.map(async ({ row, ...one }) => {
    const choices = await countChoices(counter, row, one, (number) => {
      known.set(row.key, number);
      counted(
        [...known.values()].reduce((sum, each) => sum + each, 0),
        all,
        'option',
      );
    });
    return { row, declared: declared.has(row.key) ? 'declared' : 'undeclared', filled: one.filled, choices } as const;
  });
  return leastUsedFirst(await Promise.all(fields));
}
