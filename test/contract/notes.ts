import { type AttributeRow, type Desk, type Reference, setSetting } from '../../src/sandbox/model/desk.ts';
import type { RecordedNote } from './recorded.ts';

/** What was done to a real desk beside the API, as its notes say. */
export function observe(desk: Desk, { step, note }: RecordedNote): void {
  const setting = /^"(\w+) = (True|False)"$/.exec(note);
  if (step === 'setting' && setting?.[1] !== undefined) setSetting(desk, setting[1], setting[2] === 'True', new Date());
  if (step !== 'beside the API') return;
  for (const [, from = '', to = ''] of note.matchAll(/(\w+) was renamed (\w+)/g)) rename(desk, from, to);
  const agent = /an AI agent \\"(.*?)\\" .* field (\w+) was made/.exec(note);
  if (agent !== null) refer(desk, { object: 'Ticket', name: agent[2] ?? '', kind: 'AI Agent', title: agent[1] ?? '' });
  const emptied = /label of (\w+) was made empty/.exec(note)?.[1];
  if (emptied !== undefined) relabel(desk, emptied, '');
  const blanked = /that of (\w+) one space/.exec(note)?.[1];
  if (blanked !== undefined) relabel(desk, blanked, ' ');
  if (note.includes('"its label was made empty')) relabel(desk, youngestRow(desk)?.name ?? '', '');
}

function youngestRow({ rows }: Desk): AttributeRow | undefined {
  return rows.toSorted((a, b) => a.id - b.id).at(-1);
}

function relabel(desk: Desk, name: string, display: string): void {
  desk.rows = desk.rows.map((row) => (row.name === name ? { ...row, display } : row));
}

function rename(desk: Desk, from: string, to: string): void {
  desk.rows = desk.rows.map((row) => (row.name === from ? { ...row, name: to } : row));
  desk.columns = Object.fromEntries(
    Object.entries(desk.columns).map(([object, columns]) => [
      object,
      columns.map((column) => (column.name === from ? { ...column, name: to } : column)),
    ]),
  );
}

function refer(desk: Desk, reference: Reference): void {
  desk.references = [...desk.references, reference];
}
