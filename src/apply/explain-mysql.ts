import { BYTES_OF_ROW, bytesOfColumn, LONGEST_TEXT_OF_MYSQL } from '../model/column-widths.ts';
import { comingDataOption, type LiveAttribute } from '../model/live-attribute.ts';

/** So that plans say it first. */
const FORESEE = 'Write `database: mysql` for the target, so that plans foresee it.';

/**
 * Explains why MySQL or MariaDB made no column, from its own words; undefined for other words. Only for people: nothing is
 * decided by it (docs/help-desk.md, "MySQL and MariaDB").
 */
export function explainMySql(words: string, rows: readonly LiveAttribute[]): string | undefined {
  if (/Column length too big/iu.test(words))
    return `The help desk runs on MySQL or MariaDB, where maxlength is at most ${shown(LONGEST_TEXT_OF_MYSQL)} (16,383 with utf8mb4). Write a smaller maxlength. ${FORESEE}`;
  if (!/Row size too large/iu.test(words)) return undefined;
  if (/8126/u.test(words))
    return 'The help desk runs on MySQL or MariaDB, which keeps deleted columns until the table is rebuilt. Ask its operator to rebuild it, for tickets with `ALTER TABLE tickets FORCE`.';
  const waiting = rows.flatMap(pendingWidth).sort((one, other) => other.bytes - one.bytes);
  const [widest] = waiting;
  const sums = [...new Set(waiting.map(({ object }) => object))].map((object) => {
    const sum = waiting.reduce((all, one) => all + (one.object === object ? one.bytes : 0), 0);
    return `${shown(sum)} for ${object}`;
  });
  const told =
    widest === undefined
      ? ''
      : ` Texts still pending take ${sums.join(', ')}. Shorten maxlength, first of ${widest.key} (${shown(widest.bytes)} bytes).`;
  return `The help desk runs on MySQL or MariaDB, where all columns of a table share ${shown(BYTES_OF_ROW)} bytes, and a text takes maxlength × 3 + 2 of them.${told} ${FORESEE}`;
}

/** The width of a text column that the next migration makes or alters. */
function pendingWidth(row: LiveAttribute) {
  const { key, object, waiting_for } = row;
  const isMade = waiting_for.includes('creation') || waiting_for.includes('column-change');
  const bytes = bytesOfColumn(row.data_type, comingDataOption(row));
  return isMade && !waiting_for.includes('deletion') && bytes > 0 ? [{ key, object, bytes }] : [];
}

function shown(number: number): string {
  return number.toLocaleString('en-US');
}
