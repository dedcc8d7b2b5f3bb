import type { LiveAttribute, WaitingFor } from '../../attribute/live-attribute.ts';
import type { ForeignRow } from '../../plan/decision.ts';
import { printable } from '../printable.ts';

const WAITS = {
  creation: 'waits for its creation',
  'column-change': 'waits for a change of its column',
  deletion: 'is marked for deletion: its column and every value in it go with the next migration',
  settings: 'waits with other settings',
} as const satisfies Record<WaitingFor, string>;

/** What a staged row waits for, in words; it has no words of people in it. */
export function waitingInWords({ waitingFor }: LiveAttribute): string {
  // A new row waits for its column as well, and a column that changes for its settings: the first word says it all.
  const [first] = waitingFor;
  const most = waitingFor.includes('deletion') ? 'deletion' : first;
  return most === undefined ? 'nothing waits' : WAITS[most];
}

/** Who changed a row last, as far as it is known: we, the login of a person, or a number. */
export function authorInWords({ author, live, sentBy }: AuthoredRow): string {
  return sentBy === 'us' ? 'an earlier apply from here' : (author ?? `user ${live.updatedById}`);
}

/** A row of a plan, or of a list in which nobody asks who has sent it. */
type AuthoredRow = Pick<ForeignRow, 'author' | 'live'> & Partial<Pick<ForeignRow, 'sentBy'>>;

/** Stands above rows that no step of a plan accounts for. */
export function foreignHeading(rows: readonly ForeignRow[]): string {
  return rows.some(({ sentBy }) => sentBy === 'us') ? 'Staged, and not in the files' : 'Staged by others';
}

/** "2026-01-05T09:00:00Z": nobody reads the milliseconds. */
export function whenInWords({ live }: ForeignRow): string {
  return live.updatedAt.replace(/\.\d+Z$/u, 'Z');
}

/** One staged row in a list of them, for a terminal. */
export function stagedInWords(row: AuthoredRow): string {
  const { key, waitingFor, updatedAt } = row.live;
  return `${printable(key)}  waits for ${waitingFor.join(', ')}; by ${printable(authorInWords(row))}, ${printable(updatedAt)}`;
}
