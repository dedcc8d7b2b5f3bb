import type { ObjectName } from '../attribute/attribute-key.ts';
import { choicesOf } from '../attribute/choices.ts';
import { factsOf, isDataType, offersChoices } from '../attribute/data-types.ts';
import { asText, type JsonObject } from '../attribute/json.ts';
import type { LiveRow } from '../attribute/live-attribute.ts';
import type { NotCounted, RecordQuestion } from '../attribute/record-count.ts';
import { type CountedField, countedField, type RecordCount } from '../attribute/record-count.ts';
import type { Release } from '../attribute/release.ts';
import type { Connection } from './connection.ts';
import { conditionOfAll, conditionsOf, probeOfLength } from './count-conditions.ts';
import { openNumbers } from './count-requests.ts';

/** Counts records, and can do nothing else. It caches answers: connect again to count again. */
export interface RecordCounter {
  /** Never throws: a failure becomes a reason in the answer. */
  readonly count: (question: RecordQuestion) => Promise<RecordCount>;
  /** Counts all records of an object. */
  readonly countAll: (object: ObjectName) => Promise<RecordCount>;
  readonly close: () => Promise<void>;
}

/** The verified numbers of one field. */
interface FieldNumbers {
  readonly filled: number;
  readonly empty: number;
  readonly all: number;
}

type Known<T> = T | NotCounted;

/** A wrong question answers 200 with 0, so numbers are verified: records with and without a value must add up to all. */
export function connectCounter(connection: Connection, release: Release): RecordCounter {
  const { askNumber, close } = openNumbers(connection, release);
  const alls = new Map<ObjectName, Promise<Known<number>>>();
  const fields = new Map<string, Promise<Known<FieldNumbers>>>();

  const askAll = (object: ObjectName): Promise<Known<number>> => {
    const asked = askNumber(object, conditionOfAll(object));
    alls.set(object, asked);
    return asked;
  };
  const allOf = (object: ObjectName): Promise<Known<number>> => alls.get(object) ?? askAll(object);

  const askSum = async (object: ObjectName, conditions: readonly JsonObject[] | undefined): Promise<Known<number>> => {
    if (conditions === undefined) return { reason: 'data-type' };
    const numbers = await Promise.all(conditions.map((condition) => askNumber(object, condition)));
    return numbers.find((number) => typeof number !== 'number') ?? sumOf(numbers);
  };

  const verifyField = async (field: CountedField): Promise<Known<FieldNumbers>> => {
    const before = await allOf(field.object);
    if (typeof before !== 'number') return before;
    if (before === 0) return { filled: 0, empty: 0, all: 0 };
    const [filled, empty] = await Promise.all([
      askSum(field.object, conditionsOf({ field, asks: 'filled' }, release)),
      askSum(field.object, conditionsOf({ field, asks: 'empty' }, release)),
    ]);
    if (typeof filled !== 'number') return filled;
    if (typeof empty !== 'number') return empty;
    const all = filled + empty;
    // Records may be added or deleted meanwhile.
    const after = all === before ? before : await askAll(field.object);
    if (typeof after !== 'number') return after;
    const isBetween = Math.min(before, after) <= all && all <= Math.max(before, after);
    return isBetween ? { filled, empty, all } : { reason: 'contradiction' };
  };
  const numbersOf = (field: CountedField): Promise<Known<FieldNumbers>> => {
    const name = `${field.object}.${field.name}`;
    const asked = fields.get(name) ?? verifyField(field);
    fields.set(name, asked);
    return asked;
  };

  /** Counts a part of the records with a value. */
  const askPart = async (question: RecordQuestion, { filled }: FieldNumbers): Promise<Known<number>> => {
    const { field } = question;
    const records = await askSum(field.object, conditionsOf(question, release));
    if (typeof records === 'number' && records > filled) return { reason: 'contradiction' };
    if (records !== 0 || question.asks !== 'longer-than') return records;
    const hits = await askNumber(field.object, probeOfLength(field, question.characters, release));
    return hits === 0 ? { reason: 'contradiction' } : typeof hits === 'number' ? 0 : hits;
  };

  return {
    close,
    countAll: async (object) => {
      const all = await allOf(object);
      return typeof all === 'number' ? { counted: true, records: all, all } : { counted: false, ...all };
    },
    count: async (question) => {
      const numbers = await numbersOf(question.field);
      if ('reason' in numbers) return { counted: false, ...numbers };
      const records =
        question.asks === 'filled' || question.asks === 'empty'
          ? numbers[question.asks]
          : numbers.filled === 0
            ? 0
            : await askPart(question, numbers);
      return typeof records === 'number'
        ? { counted: true, records, all: numbers.all }
        : { counted: false, ...records };
    },
  };
}

function sumOf(numbers: readonly Known<number>[]): number {
  return numbers.reduce<number>((sum, number) => sum + (typeof number === 'number' ? number : 0), 0);
}

/** How the records of a help desk use one field. */
export interface FieldCounts {
  /** Records that hold a value. */
  readonly filled: RecordCount;
  /** The number of records for each current choice. */
  readonly choices: ReadonlyMap<string, RecordCount>;
}

/** Counts the records with a value, and with each choice. Not for rows with a pending creation: they have no column yet. */
export async function countField(counter: Pick<RecordCounter, 'count'>, row: LiveRow): Promise<FieldCounts> {
  const field = countedField(row);
  if (field === undefined) return { filled: { counted: false, reason: 'data-type' }, choices: new Map() };
  const filled = await counter.count({ field, asks: 'filled' });
  const values = offersChoices(field.dataType) ? choicesOf(row.dataOption.options).map(({ value }) => value) : [];
  const choices = [...new Set([...values, ...defaultOf(row)])].filter((value) => value !== '');
  if (!filled.counted || filled.records === 0)
    return { filled, choices: new Map(choices.map((choice) => [choice, filled])) };
  return { filled, choices: new Map(await countEach(counter, field, choices)) };
}

/** The default of a text or a number, which no list of choices has: a field may hold nothing else. */
function defaultOf({ dataType, dataOption }: LiveRow): readonly string[] {
  const { default: written } = dataOption;
  const isCounted = isDataType(dataType) && ['text', 'integer'].includes(factsOf(dataType).column);
  return isCounted && (typeof written === 'string' || typeof written === 'number') ? [asText(written)] : [];
}

/** Choices are counted in this many groups: in long lists most choices are unused, so one answer covers many. */
const GROUPS = 16;

async function countEach(
  counter: Pick<RecordCounter, 'count'>,
  field: CountedField,
  choices: readonly string[],
): Promise<readonly (readonly [string, RecordCount])[]> {
  const size = Math.ceil(choices.length / GROUPS);
  const starts = Array.from({ length: Math.min(GROUPS, choices.length) }, (_, index) => index * size);
  const counted = await Promise.all(
    starts.map(async (start) => {
      const group = choices.slice(start, start + size);
      const count = await counter.count({ field, asks: 'any-of', choices: group });
      if (count.counted && count.records > 0 && group.length > 1) return countEach(counter, field, group);
      return group.map((choice) => [choice, count] as const);
    }),
  );
  return counted.flat();
}
