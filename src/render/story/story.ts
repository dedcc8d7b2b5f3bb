import type { AttributeKey, ObjectName } from '../../model/attribute-key.ts';
import type { SourcePosition } from '../../model/problem.ts';
import type { Visibility } from '../../model/screens.ts';
import type { PlanTarget } from '../../plan/decision.ts';
import type { PlanCounts } from '../../plan/plan.ts';
import type { Change, CountDocument, Decision, Foreign, Obstacle, PlanFields } from '../../plan/plan-document.ts';
import type { OptionsDiff } from './options-diff.ts';

/**
 * The content of a plan in reading order. Terminal, Markdown and page all render this story. Texts of users are unescaped:
 * each output escapes them in its own way.
 */
export interface Story {
  readonly target: PlanTarget;
  /** "7.1 (detected)" */
  readonly release: string;
  /** Of the files that were planned; undefined outside git. */
  readonly commit: string | undefined;
  readonly digest: string;
  readonly verdict: 'nothing-to-do' | 'changes' | 'not-applicable';
  readonly counts: PlanCounts;
  /** Declared, and on the help desk before the apply. */
  readonly managed: number;
  readonly destroys: readonly AttributeKey[];
  /** Worst first; empty if nothing was counted or affected. */
  readonly hits: readonly ToldHit[];
  /** When saved numbers were counted; undefined if they were counted for this plan. */
  readonly countedAt: string | undefined;
  readonly restart: PlanFields['restart'];
  readonly obstacles: readonly Obstacle[];
  /** `part`: only the named attributes are shown; everything else describes the whole plan. */
  readonly shows: 'whole' | 'part';
  /** The object with the most dangerous entry first. */
  readonly chapters: readonly Chapter[];
  readonly foreign: readonly Foreign[];
  /** Whether our migration executes foreign changes. */
  readonly foreignGo: 'along' | 'nowhere';
}

/** How a change affects existing records: "deletes 1,204 values". */
export interface ToldHit extends Pick<CountDocument, 'key' | 'hit' | 'records'> {
  readonly text: string;
  /** Why the number is unknown; undefined if it is known. */
  readonly reason: string | undefined;
}

export interface Chapter {
  readonly object: ObjectName;
  /** Most dangerous first, then by key. */
  readonly entries: readonly Entry[];
}

/** The danger of an entry: it blocks the plan, deletes data, takes effect immediately, or none of these. */
export const DANGERS = ['refused', 'destroys', 'at-once', 'rest'] as const;
export type Danger = (typeof DANGERS)[number];

/** The most dangerous first; as a stable sort, the others keep their order. */
export function byDanger(one: Pick<Entry, 'danger'>, other: Pick<Entry, 'danger'>): number {
  return DANGERS.indexOf(one.danger) - DANGERS.indexOf(other.danger);
}

/** What happens to one attribute. */
export interface Entry {
  readonly key: AttributeKey;
  readonly name: string;
  /** The live label, or that of the files for a new attribute. Undefined if a refusal has neither. */
  readonly label: string | undefined;
  /** Undefined if the label does not change. */
  readonly newLabel: string | undefined;
  readonly action: Decision['action'];
  readonly danger: Danger;
  readonly where: SourcePosition | undefined;
  /** What happens, in a few words: "new select", "deletes the column and every value in it, after migration". */
  readonly headline: string;
  /** Sentences about the attribute as a whole, worst first. */
  readonly notes: readonly Note[];
  readonly details: readonly Detail[];
}

export interface Note {
  readonly tone: 'danger' | 'advice' | 'plain';
  /** `records`: it says how many were counted, which is more than the impact in general. */
  readonly of?: 'records';
  readonly text: string;
}

/** One setting of an attribute: its values, when they take effect, and the impact. */
export type Detail = DetailValue & DetailHead;

interface DetailHead {
  /** The name of the setting: "label (display)", "options". */
  readonly setting: string;
  readonly where: SourcePosition | undefined;
  /** Undefined for the settings of a new attribute. */
  readonly effect: Change['effect'] | undefined;
  /** The impact in words; empty if there is none. */
  readonly impact: string;
}

export type DetailValue =
  | SidesOfValue
  | { readonly kind: 'options'; readonly diff: OptionsDiff }
  | { readonly kind: 'screens'; readonly table: ScreenTable };

/** A value on one line, in runs of what stays and what differs. An undefined side was not set, or will not be set. */
export interface SidesOfValue {
  readonly kind: 'value';
  readonly before: readonly TextRun[] | undefined;
  readonly after: readonly TextRun[] | undefined;
  /** What stands around the value: "at most", "characters". */
  readonly unit: Unit;
}

export interface Unit {
  readonly lead: string;
  readonly tail: string;
}

export const NO_UNIT: Unit = { lead: '', tail: '' };

/** Screens as rows, roles as columns, only those with a change. */
export interface ScreenTable {
  readonly roles: readonly string[];
  readonly rows: readonly { readonly screen: string; readonly cells: readonly Cell[] }[];
  /** Settings of cells other than shown and required: "edit, agent: item_class "column" → (not set)". */
  readonly others: readonly OtherSetting[];
}

/** Whether one role sees the field on one screen. Both sides are the same where nothing changes. */
export interface Cell {
  readonly screen: string;
  readonly role: string;
  readonly before: Visibility;
  readonly after: Visibility;
}

export interface OtherSetting {
  readonly screen: string;
  readonly role: string;
  readonly setting: string;
  readonly before: string;
  readonly after: string;
}

export interface TextRun {
  readonly text: string;
  readonly mark: 'stays' | 'differs';
}

/** A text that is shown without marks. */
export function unmarked(text: string): readonly TextRun[] {
  return [{ text, mark: 'stays' }];
}

export function plainText(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}

export function isChanged({ before, after }: Cell): boolean {
  return before !== after;
}
