import type { AttributeKey, ObjectName } from '../../attribute/attribute-key.ts';
import type { LiveRow } from '../../attribute/live-attribute.ts';
import type { Visibility } from '../../attribute/screens.ts';
import type { Effect } from '../../plan/change.ts';
import type { Decision, ForeignRow, PlanTarget } from '../../plan/decision.ts';
import type { Hit } from '../../plan/hit.ts';
import type { Restart } from '../../plan/migration.ts';
import type { Obstacle, PlanCounts } from '../../plan/plan.ts';
import type { SourcePosition } from '../../problem/source-position.ts';
import type { OptionsDiff } from './options-diff.ts';

/**
 * What a plan tells its reader, in reading order. Terminal, Markdown and page lay out this same story. Its texts are as
 * people wrote them: each output makes them harmless in its own way.
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
  /** Worst first; empty where nobody counted, or nothing is hit. */
  readonly hits: readonly ToldHit[];
  /** When saved numbers were taken; undefined for those that were taken for this plan. */
  readonly countedAt: string | undefined;
  readonly restart: Restart;
  readonly obstacles: readonly Obstacle[];
  /** `part`: only the attributes that somebody asked for are shown; all else is of the whole plan. */
  readonly shows: 'whole' | 'part';
  /** The object with the most dangerous entry first. */
  readonly chapters: readonly Chapter[];
  readonly foreign: readonly PendingRow[];
  /** Whether our migration carries out what others have staged. */
  readonly foreignGo: 'along' | 'nowhere';
}

/** A pending row that no step accounts for: the part of it that every output shows. */
export interface PendingRow extends Pick<ForeignRow, 'author' | 'sentBy'> {
  readonly live: Pick<LiveRow, 'key' | 'waitingFor' | 'updatedById' | 'updatedAt'>;
}

/** What a change does to records that exist: "deletes 1,204 values". */
export interface ToldHit {
  readonly key: AttributeKey;
  readonly asks: Hit['asks'];
  readonly weight: 'some' | 'none' | 'not-counted';
  /** Undefined where it is not known. */
  readonly records: number | undefined;
  readonly text: string;
}

export interface Chapter {
  readonly object: ObjectName;
  /** Most dangerous first, then by key. */
  readonly entries: readonly Entry[];
}

/** How careful a reader has to be: what stops everything, what loses values, what no discard brings back, the rest. */
export const DANGERS = ['refused', 'destroys', 'at-once', 'rest'] as const;
export type Danger = (typeof DANGERS)[number];

/** What happens to one attribute. */
export interface Entry {
  readonly key: AttributeKey;
  readonly name: string;
  /** The live label; that of the files for a new attribute. Undefined where a refusal knows neither. */
  readonly label: string | undefined;
  /** Undefined where the label does not change. */
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
  readonly text: string;
}

/** One setting of an attribute: its values, when they change, and what that costs. */
export type Detail = DetailValue & DetailHead;

interface DetailHead {
  /** In the words of the help desk's page where it has one: "label", "options". */
  readonly setting: string;
  readonly where: SourcePosition | undefined;
  /** Undefined for what a new attribute brings with it. */
  readonly effect: Effect | undefined;
  /** In words; empty where nothing is lost and nobody is stopped. */
  readonly cost: string;
}

/** The change of one cell of the screens. */
export type CellDetail = PlainValue & DetailHead;

/** A side that is undefined was not set, or will not be. */
export type DetailValue =
  /** A text that people read, in runs of what stays and what differs. */
  | {
      readonly kind: 'text';
      readonly before: readonly TextRun[] | undefined;
      readonly after: readonly TextRun[] | undefined;
    }
  /** "at most 120 → 80 characters" */
  | {
      readonly kind: 'limit';
      readonly lead: string;
      readonly before: string | undefined;
      readonly after: string | undefined;
      readonly tail: string;
    }
  | PlainValue
  | { readonly kind: 'options'; readonly diff: OptionsDiff }
  /** `cells`: the same changes one by one; empty for a new attribute, which is one change. */
  | { readonly kind: 'screens'; readonly table: ScreenTable; readonly cells: readonly CellDetail[] };

/** Screens down, roles across, only those with a change. */
export interface ScreenTable {
  readonly roles: readonly string[];
  readonly rows: readonly { readonly screen: string; readonly cells: readonly Cell[] }[];
  /** Settings of cells beside shown and required: "edit, agent: item_class "column" → (not set)". */
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

/** Any other value, in one line. */
interface PlainValue {
  readonly kind: 'value';
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface TextRun {
  readonly text: string;
  readonly mark: 'stays' | 'differs';
}

export function plainText(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}

export function isChanged({ before, after }: Cell): boolean {
  return before !== after;
}
