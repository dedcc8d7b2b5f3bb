import type { Document } from 'yaml';
import type { Replacement } from './places.ts';
import type { Habits } from './writing.ts';

/** A file while its edits are found: ranges of its text, and what stands in the way of them. */
export interface Workbench {
  readonly text: string;
  readonly eol: string;
  readonly habits: Habits;
  readonly document: Document.Parsed;
  readonly replacements: Replacement[];
  readonly obstacles: string[];
}

export function replace(bench: Workbench, start: number, end: number, text: string): void {
  bench.replacements.push({ start, end, text });
}
