import type { AttributeKey } from '../../model/attribute-key.ts';
import type { SourcePosition } from '../../model/problem.ts';
import type { PlanTarget } from '../../plan/decision.ts';
import type { PlanCounts } from '../../plan/plan.ts';
import type { Decision, Foreign, Obstacle, PlanFields } from '../../plan/plan-document.ts';
import type { Line, Note } from './line.ts';

/** The content of a plan in reading order. Terminal, Markdown and page all render this story. */
export interface Story {
  readonly target: PlanTarget;
  readonly release: string;
  /** Of the files that were planned; undefined outside git. */
  readonly commit: string | undefined;
  readonly digest: string;
  readonly verdict: 'nothing-to-do' | 'changes' | 'not-applicable';
  readonly counts: PlanCounts;
  /** Declared, and on the help desk before the apply. */
  readonly managed: number;
  readonly destroys: readonly AttributeKey[];
  /** "deletes data of 2 fields in up to 1,204 tickets"; empty if nothing is deleted. */
  readonly loss: string;
  /** What stands below the headline, in the order of the entries. */
  readonly risks: readonly Risk[];
  readonly restart: PlanFields['restart'];
  readonly obstacles: readonly Obstacle[];
  /** `part`: only the named attributes are shown; everything else describes the whole plan. */
  readonly shows: 'whole' | 'part';
  readonly entries: readonly Entry[];
  readonly foreign: readonly Foreign[];
  /** Whether our migration executes foreign changes. */
  readonly foreignGo: 'along' | 'nowhere';
}

export interface Risk extends Note {
  readonly keys: readonly AttributeKey[];
}

/** How bad an entry is. `label`: nothing but its label changes. */
export const DANGERS = ['refused', 'destroys', 'risky', 'rest', 'label'] as const;

export interface Entry {
  readonly key: AttributeKey;
  readonly name: string;
  /** The live label, or that of the files for a new attribute. Undefined if a refusal has neither. */
  readonly label: string | undefined;
  readonly newLabel: string | undefined;
  readonly action: Decision['action'];
  readonly danger: (typeof DANGERS)[number];
  /** What the list on top says of it; `alone`: if no other attribute has it for another reason. */
  readonly risks: readonly (Note & { readonly alone?: string })[];
  readonly where: SourcePosition | undefined;
  /** What happens, in a few words: "new select", "deleted with all its values, after migration". */
  readonly headline: string;
  /** Sentences about the attribute as a whole, worst first. */
  readonly notes: readonly Note[];
  readonly lines: readonly Line[];
}

/** Whether an entry is shown before all that is folded or left out. */
export function isGrave({ danger }: Pick<Entry, 'danger'>): boolean {
  return danger === 'refused' || danger === 'destroys' || danger === 'risky';
}

/** Entries of which only the label changes are a group of their own, if there are others. */
export function withoutLabels(entries: readonly Entry[]): readonly [shown: readonly Entry[], labels: readonly Entry[]] {
  const labels = entries.filter(({ danger }) => danger === 'label');
  if (labels.length < 2 || labels.length === entries.length) return [entries, []];
  return [entries.filter(({ danger }) => danger !== 'label'), labels];
}
