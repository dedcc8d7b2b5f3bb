import { choicesToCount, connectCounter, countChoices, countFilled, type RecordCounter } from '../helpdesk/counter.ts';
import type { AttributeKey } from '../model/attribute-key.ts';
import { type LiveAttribute, waitsForCreation } from '../model/live-attribute.ts';
import { releaseToPlan } from '../model/seeds.ts';
import { leastUsedFirst, type Usage } from '../render/usage.ts';
import { chooseRows } from './choose-rows.ts';
import { resolveTarget, withReader } from './connect-target.ts';
import { openTarget, type TargetChoice } from './open-project.ts';

/**
 * Counts how records use each field that the selectors name; none means every custom field. All choices of a field are
 * counted that is named by its key. Only reads and counts.
 */
export async function usage(
  request: TargetChoice & { readonly selectors: readonly string[] },
  counted: (done: number, all: number) => void,
): Promise<Usage> {
  const { selectors } = request;
  const opened = await openTarget({ ...request, patternMustMatch: 'optional' });
  const declared = new Set(opened.declared.definitions.map(({ key }) => key));
  const { connection } = await resolveTarget(opened, request, 'may-be-missing');
  const live = await withReader(connection, (reader) => reader.listAttributes());
  const { release } = releaseToPlan(opened.target.release, live);
  const counter = connectCounter(connection, release);
  try {
    const takenAt = new Date().toISOString();
    const chosen = chooseRows(live, declared, { selectors, accept: [], seeds: 'left-out' });
    // The others have no column yet.
    const rows = chosen.rows.filter((row) => !waitsForCreation(row));
    const fields = await countRows(rows, counter, declared, selectors, counted);
    const { name, url } = opened.target;
    return { target: { name, url }, release, takenAt, fields };
  } finally {
    await counter.close();
  }
}

async function countRows(
  rows: readonly LiveAttribute[],
  counter: RecordCounter,
  declared: ReadonlySet<AttributeKey>,
  selectors: readonly string[],
  counted: (done: number, all: number) => void,
): Promise<Usage['fields']> {
  let done = 0;
  const fields = rows.map(async (row) => {
    const filled = await countFilled(counter, row);
    const toCount = choicesToCount(row, selectors.includes(row.key) ? 'all' : 'few');
    const choices = await countChoices(counter, row, { filled, choices: toCount }, () => undefined);
    done += 1;
    counted(done, rows.length);
    return { row, declared: declared.has(row.key) ? 'declared' : 'undeclared', filled, choices } as const;
  });
  return leastUsedFirst(await Promise.all(fields));
}
