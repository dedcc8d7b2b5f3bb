import type { Document } from 'yaml';
import type { Replacement } from './edit-places.ts';
import type { Habits } from './edit-writing.ts';

/** A file while its edits are found: ranges of its text, and what stands in the way of them. */
export interface Desk {
  readonly text: string;
  readonly eol: string;
  readonly habits: Habits;
  readonly document: Document.Parsed;
  readonly replacements: Replacement[];
  readonly obstacles: string[];
}

export function replace(desk: Desk, start: number, end: number, text: string): void {
  desk.replacements.push({ start, end, text });
}
