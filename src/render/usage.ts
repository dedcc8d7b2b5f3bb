import { type Choice, choicesOf } from '../model/choices.ts';
import { factsOf, isDataType } from '../model/data-types.ts';
import { asText, type JsonObject, type JsonValue } from '../model/json.ts';
import type { LiveAttribute } from '../model/live-attribute.ts';
import type { RecordCount } from '../model/record-count.ts';
import type { DeskRelease } from '../model/release.ts';

export interface FieldUsage {
  readonly row: LiveAttribute;
  readonly declared: 'declared' | 'undeclared';
  readonly filled: RecordCount;
  /** The number of records for each current choice, by value. */
  readonly choices: ReadonlyMap<string, RecordCount>;
}

/** The fields of one help desk, least used first. */
export interface Usage {
  readonly target: { readonly name: string; readonly url: string };
  readonly release: DeskRelease;
  readonly takenAt: string;
  readonly fields: readonly FieldUsage[];
}

/** Sorts by the share of records with a value, then by key. Uncounted fields come last. */
export function leastUsedFirst(fields: readonly FieldUsage[]): readonly FieldUsage[] {
  return [...fields].sort((a, b) => shareOf(a) - shareOf(b) || (a.row.key < b.row.key ? -1 : 1));
}

const UNKNOWN_SHARE = 2;

/** The share of records with a value, from 0 to 1; 0 without records. */
export function shareOf({ filled }: FieldUsage): number {
  if (filled.records === null) return UNKNOWN_SHARE;
  return filled.of === 0 ? 0 : filled.records / filled.of;
}

/** Whether every value is the default: perhaps no person has ever chosen one. */
export function holdsDefaultOnly(field: FieldUsage): boolean {
  const { filled } = field;
  return filled.records !== null && filled.records > 0 && recordsWithDefault(field) >= filled.records;
}

/** The records with only the default; 0 for lists, whose records may have other choices too. */
function recordsWithDefault({ row, choices }: FieldUsage): number {
  const written = row.data_option.default;
  if (written === undefined || written === null || written === '') return 0;
  if (!isDataType(row.data_type) || factsOf(row.data_type).column === 'list') return 0;
  const count = choices.get(asText(written));
  return count?.records ?? 0;
}

export function isUnfilled({ filled }: FieldUsage): boolean {
  return filled.records === 0;
}

/** Current choices that no record has. Empty for a field without any value. */
export function unusedChoices(field: FieldUsage): readonly Choice[] {
  if (isUnfilled(field)) return [];
  return choicesOf(field.row.data_option.options).filter(({ value }) => field.choices.get(value)?.records === 0);
}

/** "0.4%"; 0% and 100% only if exact. */
export function percent(share: number): string {
  if (share === 0 || share === 1) return `${share * 100}%`;
  return `${Math.min(99.9, Math.max(0.1, share * 100)).toFixed(1)}%`;
}

export function usageToJson({ target, release, takenAt, fields }: Usage): JsonObject {
  return { target, release: release.name, taken_at: takenAt, fields: fields.map(fieldToJson) };
}

function fieldToJson(field: FieldUsage): JsonObject {
  const { row, declared, filled, choices } = field;
  const labels = choicesOf(row.data_option.options).filter(({ value }) => choices.has(value));
  return {
    key: row.key,
    display: row.display,
    data_type: row.data_type,
    active: row.active,
    declared: declared === 'declared',
    ...countToJson(filled),
    default_only: holdsDefaultOnly(field),
    options: labels.map(({ value, label }) => ({ value, label, ...choiceToJson(choices.get(value)) })),
  };
}

function countToJson(count: RecordCount): Readonly<Record<string, JsonValue>> {
  if (count.records === null) return { records: null, all: null, share: null, not_counted: count.not_counted };
  const { records, of: all } = count;
  return { records, all, share: all === 0 ? null : records / all, not_counted: null };
}

function choiceToJson(count: RecordCount | undefined): Readonly<Record<string, JsonValue>> {
  const { records = null, not_counted = null } = count === undefined ? {} : countToJson(count);
  return { records, not_counted };
}
