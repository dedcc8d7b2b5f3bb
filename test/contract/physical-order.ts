import type { AttributeRow } from '../../src/sandbox/model/desk.ts';
import type { RecordedExchange } from './recorded.ts';
import { isStaged, type Stage, shownRows } from './stage.ts';

/**
 * A migration goes through the table in its physical order, and the database puts rows into gaps of the table. Where one
 * failed, the error and the next list tell which row it met first (7.1/02 "types without a column wait, too").
 */
export function orderAsFailed({ desk, ids, recording }: Stage, event: RecordedExchange, index: number): void {
  if (!event.path.endsWith('_execute_migrations') || event.status < 400) return;
  const next = recording.events[index + 1];
  if (next?.kind !== 'exchange' || !Array.isArray(next.answer)) return;
  const waiting = new Set(shownRows(next).flatMap((row) => (isStaged(row) ? [ids.rows.get(Number(row.id))] : [])));
  const answered = JSON.stringify(event.answer);
  const isFailed = ({ id, data_type: type }: AttributeRow) => waiting.has(id) && answered.includes(`'${type}'`);
  const failed = desk.rows.find(isFailed);
  if (failed === undefined) return;
  desk.rows = [
    ...desk.rows.filter(({ id }) => !waiting.has(id)),
    failed,
    ...desk.rows.filter((row) => waiting.has(row.id) && row !== failed),
  ];
}
