import { type AttributeKey, attributeKey, parseAttributeKey, splitAttributeKey } from '../model/attribute-key.ts';
import { factsOf } from '../model/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { CountedField, NotCounted, RecordCount, RecordQuestion } from '../model/record-count.ts';
import { type FieldCounts, holdsFreeText } from './counter.ts';
import { type JsonSource, unreadable } from './wire-field.ts';

/** Numbers of records, counted when the list was saved. */
export interface SavedCounts {
  /** In UTC, as "2026-11-22T19:20:00.000Z". */
  readonly takenAt: string;
  readonly fields: ReadonlyMap<AttributeKey, FieldCounts>;
}

/** Answers questions from saved numbers. A missing number means not counted, never 0. */
export function countsOfSnapshot({ fields }: Pick<SavedCounts, 'fields'>): (question: RecordQuestion) => RecordCount {
  return (question) => {
    const { field } = question;
    if (question.hit === 'record-filled') return allOf(field.object, fields);
    const known = fields.get(attributeKey(field.object, field.name));
    if (known === undefined) return NOT_SAVED;
    const { filled } = known;
    if (filled.records === null || question.hit === 'value-deleted' || question.hit === 'time-stored') return filled;
    if (question.hit === 'value-missing' && holdsFreeText(field)) return known.lacking ?? NOT_SAVED;
    if (question.hit === 'value-missing') return { ...filled, records: filled.of - filled.records };
    if (filled.records === 0) return filled;
    return question.hit === 'option-removed' ? anyOf(field, question.options, known, filled.of) : NOT_SAVED;
  };
}

/** Each counted field was counted among all records of its object. */
function allOf(object: string, fields: SavedCounts['fields']): RecordCount {
  for (const [key, { filled }] of fields) {
    if (filled.records !== null && splitAttributeKey(key)[0] === object) return { ...filled, records: filled.of };
  }
  return NOT_SAVED;
}

const NOT_SAVED: RecordCount = { records: null, not_counted: 'not-saved' };

function anyOf(field: CountedField, options: readonly string[], known: FieldCounts, all: number): RecordCount {
  const counts = [...new Set(options)].map((choice) => known.choices.get(choice) ?? NOT_SAVED);
  const records = counts.flatMap(({ records: number }) => number ?? []);
  if (records.length < counts.length) return counts.find((count) => count.records === null) ?? NOT_SAVED;
  // A record may have several choices of a list, so the numbers do not add up.
  const isSum = factsOf(field.data_type).column !== 'list' || records.filter((number) => number > 0).length < 2;
  const sum = records.reduce((total, number) => total + number, 0);
  return isSum && sum <= all ? { records: sum, of: all } : NOT_SAVED;
}

/** Converts numbers for a file: only numbers and the values of choices, which the list has too. */
export function countsToJson({ takenAt, fields }: SavedCounts): JsonObject {
  const entries = [...fields].map(([key, { filled, choices, lacking }]): [string, JsonValue] => {
    if (filled.records === null) return [key, partToJson(filled)];
    const options = Object.fromEntries([...choices].map(([choice, count]) => [choice, partToJson(count)]));
    const parts = { ...(lacking && { lacking: partToJson(lacking) }), ...(choices.size > 0 && { options }) };
    return [key, { filled: filled.records, all: filled.of, ...parts }];
  });
  return { taken_at: takenAt, fields: Object.fromEntries(entries) };
}

function partToJson(count: RecordCount): JsonValue {
  const { records, ...reason } = count;
  return records ?? { ...reason };
}

/** Parses saved numbers; undefined without any. An unknown entry counts as not saved. */
export function parseCounts(json: unknown, source: JsonSource): SavedCounts | undefined {
  if (json === undefined) return undefined;
  if (!isJsonObject(json) || !isJsonObject(json.fields)) throw unreadable(source, '"counts" has no "fields"');
  const { taken_at: takenAt } = json;
  if (typeof takenAt !== 'string' || !TIME.test(takenAt) || Number.isNaN(Date.parse(takenAt)))
    throw unreadable(source, '"taken_at" of "counts" is not a time in UTC');
  const fields = Object.entries(json.fields).flatMap(([name, entry]): readonly [AttributeKey, FieldCounts][] => {
    const key = parseAttributeKey(name);
    return key === undefined || !isJsonObject(entry) ? [] : [[key, parseField(entry)]];
  });
  return { takenAt, fields: new Map(fields) };
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/u;

function parseField(entry: JsonObject): FieldCounts {
  const { all } = entry;
  if (!isCount(all)) return { filled: notCountedIn(entry), choices: new Map() };
  const read = (value: JsonValue | undefined): RecordCount => {
    if (isCount(value) && value <= all) return { records: value, of: all };
    return notCountedIn(isJsonObject(value) ? value : {});
  };
  const options = Object.entries(isJsonObject(entry.options) ? entry.options : {});
  const choices = new Map(options.map(([choice, value]) => [choice, read(value)]));
  return { filled: read(entry.filled), choices, ...('lacking' in entry && { lacking: read(entry.lacking) }) };
}

const REASONS: readonly NotCounted['not_counted'][] = [
  'release',
  'object',
  'data-type',
  'permission',
  'no-answer',
  'contradiction',
];

function notCountedIn({ not_counted: written, seconds }: JsonObject): RecordCount {
  if (written === 'too-slow' && typeof seconds === 'number' && seconds > 0 && seconds <= LONGEST_WAIT_S)
    return { records: null, not_counted: 'too-slow', seconds };
  return { records: null, not_counted: REASONS.find((reason) => reason === written) ?? 'not-saved' };
}

/** No count takes longer than an hour. */
const LONGEST_WAIT_S = 3600;

function isCount(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
