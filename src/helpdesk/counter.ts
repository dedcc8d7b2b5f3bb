import type { ObjectName } from '../model/attribute-key.ts';
import { choicesOf } from '../model/choices.ts';
import { factsOf, isDataType, offersChoices } from '../model/data-types.ts';
import { asText, type JsonObject } from '../model/json.ts';
import type { LiveRow } from '../model/live-attribute.ts';
import {
  type CountedField,
  countedField,
  type NotCounted,
  type RecordCount,
  type RecordQuestion,
} from '../model/record-count.ts';
import type { DeskRelease } from '../model/release.ts';
import type { Connection } from './connection.ts';
import {
  conditionOfAll,
  conditionsOf,
  conditionsOfEmpty,
  type Dialect,
  dialectsOf,
  emptyListsOfMariaDb,
  probeOf,
} from './count-conditions.ts';
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
type FieldNumbers = Readonly<Record<'filled' | 'empty' | 'all', number>>;

type Known<T> = T | NotCounted;

/** Asks once for each name. */
function remember<T>(known: Map<string, Promise<T>>, name: string, ask: () => Promise<T>): Promise<T> {
  const asked = known.get(name) ?? ask();
  known.set(name, asked);
  return asked;
}

/** A wrong question answers 200 with 0, so numbers are verified: records with and without a value must add up to all. */
export function connectCounter(connection: Connection, release: DeskRelease): RecordCounter {
  const { quick, slow, close } = openNumbers(connection, release);
  const { dialect, ofPatterns } = dialectsOf(release);
  const alls = new Map<string, Promise<Known<number>>>();
  const fields = new Map<string, Promise<Known<FieldNumbers>>>();
  const probes = new Map<string, Promise<Known<number>>>();

  const allOf = (object: ObjectName): Promise<Known<number>> =>
    remember(alls, object, () => quick(object, conditionOfAll(object)));

  const addUp = async (
    { object }: CountedField,
    conditions: readonly JsonObject[] | undefined,
    ask = quick,
  ): Promise<Known<number>> => {
    if (conditions === undefined) return { not_counted: 'data-type' };
    let sum = 0;
    for (const number of await Promise.all(conditions.map((condition) => ask(object, condition)))) {
      if (typeof number !== 'number') return number;
      sum += number;
    }
    return sum;
  };

  const verifyField = async (field: CountedField): Promise<Known<FieldNumbers>> => {
    const before = await allOf(field.object);
    if (typeof before !== 'number') return before;
    if (before === 0) return { filled: 0, empty: 0, all: 0 };
    const [filled, empty] = await Promise.all([
      addUp(field, conditionsOf({ field, hit: 'value-deleted' }, dialect)),
      addUp(field, conditionsOfEmpty(field, dialect)),
    ]);
    if (typeof filled !== 'number') return filled;
    if (typeof empty !== 'number') return empty;
    const all = filled + empty;
    // Records may be added or deleted meanwhile.
    if (all !== before) alls.delete(field.object);
    const after = all === before ? before : await allOf(field.object);
    if (typeof after !== 'number') return after;
    const isBetween = Math.min(before, after) <= all && all <= Math.max(before, after);
    if (!isBetween) return { not_counted: 'contradiction' };
    const hollow = filled === 0 ? 0 : await addUp(field, emptyListsOfMariaDb(field, release));
    if (typeof hollow !== 'number') return hollow;
    return hollow > filled ? { not_counted: 'contradiction' } : { filled: filled - hollow, empty: empty + hollow, all };
  };
  const numbersOf = (field: CountedField): Promise<Known<FieldNumbers>> =>
    remember(fields, `${field.object}.${field.name}`, () => verifyField(field));

  /** Counts a part of the records. Where a pattern is not read, it is asked the older way. */
  const askPart = async (question: RecordQuestion, numbers: FieldNumbers): Promise<Known<number>> => {
    if (ofPatterns !== dialect && probeOf(question, ofPatterns) !== undefined) {
      const records = await askBy(question, numbers, ofPatterns);
      if (typeof records === 'number' || records.not_counted === 'too-slow') return records;
    }
    return askBy(question, numbers, dialect);
  };

  const askBy = async (question: RecordQuestion, numbers: FieldNumbers, by: Dialect): Promise<Known<number>> => {
    const probe = probeOf(question, by);
    const records = await addUp(question.field, conditionsOf(question, by), probe === undefined ? quick : slow);
    // Records without a text are among those that lack one, and no others are counted with them.
    const [least, most] = question.hit === 'value-missing' ? [numbers.empty, numbers.all] : [0, numbers.filled];
    if (typeof records === 'number' && records > most) return { not_counted: 'contradiction' };
    if (records === 0 && least > 0) return { not_counted: 'contradiction' };
    if (records !== 0 || probe === undefined) return records;
    const hits = await remember(probes, JSON.stringify(probe), () => quick(question.field.object, probe));
    return hits === 0 ? { not_counted: 'contradiction' } : typeof hits === 'number' ? 0 : hits;
  };

  const askRecords = async (question: RecordQuestion, numbers: FieldNumbers): Promise<Known<number>> => {
    const { hit } = question;
    // No recording compares times, so all records with one are an upper bound.
    if (hit === 'value-deleted' || hit === 'time-stored') return numbers.filled;
    if (hit === 'value-missing' && (numbers.filled === 0 || !holdsFreeText(question.field))) return numbers.empty;
    return numbers.filled === 0 ? 0 : askPart(question, numbers);
  };

  const countAll = async (object: ObjectName): Promise<RecordCount> => {
    const all = await allOf(object);
    return typeof all === 'number' ? { records: all, of: all } : { records: null, ...all };
  };
  return {
    close,
    countAll,
    count: async (question) => {
      if (question.hit === 'record-filled') return countAll(question.field.object);
      const numbers = await numbersOf(question.field);
      if ('not_counted' in numbers) return { records: null, ...numbers };
      const records = await askRecords(question, numbers);
      return typeof records === 'number' ? { records, of: numbers.all } : { records: null, ...records };
    },
  };
}

/** How the records of a help desk use one field. */
export interface FieldCounts {
  /** Records that hold a value. */
  readonly filled: RecordCount;
  /** The number of records for each current choice; empty if they were not counted. */
  readonly choices: ReadonlyMap<string, RecordCount>;
  /** Of a text for people: records that lack a value if one is required. Other fields lack one where none is filled. */
  readonly lacking?: RecordCount;
}

const FEW = 50;

/** The choices to count, and the default of a text or a number: a field may hold nothing else. */
export function choicesToCount({ data_type, data_option }: LiveRow, counted: 'few' | 'all'): readonly string[] {
  if (!isDataType(data_type)) return [];
  const offered = offersChoices(data_type) ? choicesOf(data_option.options).map(({ value }) => value) : [];
  const { default: written } = data_option;
  const hasDefault =
    ['text', 'integer'].includes(factsOf(data_type).column) && written !== null && written !== undefined;
  const choices = [
    ...(counted === 'all' || offered.length <= FEW ? offered : []),
    ...(hasDefault && typeof written !== 'object' ? [asText(written)] : []),
  ];
  return [...new Set(choices)].filter((choice) => choice !== '');
}

/** Counts the records with a value. Not for rows with a pending creation: they have no column yet. */
export async function countFilled(counter: Pick<RecordCounter, 'count'>, row: LiveRow): Promise<RecordCount> {
  const field = countedField(row);
  if (field === undefined) return { records: null, not_counted: 'data-type' };
  return counter.count({ field, hit: 'value-deleted' });
}

/** Whether the field holds texts that people write, so that some may be only blanks. */
export function holdsFreeText({ data_type }: Pick<LiveRow, 'data_type'>): boolean {
  return isDataType(data_type) && factsOf(data_type).column === 'text' && !offersChoices(data_type);
}

/** Counts what a snapshot needs, so that a plan against it has the numbers. */
export async function countField(counter: Pick<RecordCounter, 'count'>, row: LiveRow): Promise<FieldCounts> {
  const filled = await countFilled(counter, row);
  const choices = await countChoices(counter, row, { filled, choices: choicesToCount(row, 'few') }, () => undefined);
  const field = countedField(row);
  if (field === undefined || !holdsFreeText(row)) return { filled, choices };
  return { filled, choices, lacking: await counter.count({ field, hit: 'value-missing' }) };
}

/**
 * Counts the records with each choice of a field. A group of choices that some record has is halved until each stands alone,
 * the most used first: most choices of long lists are unused, so one answer covers many. `known` is told how many choices
 * have a number, after each round.
 */
export async function countChoices(
  counter: Pick<RecordCounter, 'count'>,
  row: LiveRow,
  { filled, choices }: { readonly filled: RecordCount; readonly choices: readonly string[] },
  known: (choices: number) => void,
): Promise<FieldCounts['choices']> {
  const field = countedField(row);
  if (field === undefined || recordsOf(filled) === 0) return new Map(choices.map((choice) => [choice, filled]));
  const countOf = (group: readonly string[]) => counter.count({ field, hit: 'option-removed', options: group });
  const found = new Map<string, RecordCount>();
  const groups = choices.length === 0 ? [] : [{ choices, count: await countOf(choices) }];
  while (groups.length > 0) {
    const halves = groups.splice(0, HALVED_AT_ONCE).map(async (group) => {
      const middle = Math.ceil(group.choices.length / 2);
      const [first, second] = [group.choices.slice(0, middle), group.choices.slice(middle)];
      if (second.length === 0 || recordsOf(group.count) === 0) return [group];
      const count = await countOf(first);
      const rest = restOf(group.count, count, field) ?? (await countOf(second));
      return [
        { choices: first, count },
        { choices: second, count: rest },
      ];
    });
    for (const half of (await Promise.all(halves)).flat()) {
      if (half.choices.length > 1 && recordsOf(half.count) > 0) groups.push(half);
      else for (const choice of half.choices) found.set(choice, half.count);
    }
    groups.sort((a, b) => recordsOf(b.count) - recordsOf(a.count));
    known(found.size);
  }
  return found;
}

const HALVED_AT_ONCE = 4;

/** A record holds one choice, so the second half has the rest; undefined where it can hold several, or is not known. */
function restOf(all: RecordCount, first: RecordCount, { data_type }: CountedField): RecordCount | undefined {
  if (all.records === null || first.records === null || factsOf(data_type).column === 'list') return undefined;
  return { ...all, records: Math.max(0, all.records - first.records) };
}

function recordsOf(count: RecordCount): number {
  return count.records ?? 0;
}
