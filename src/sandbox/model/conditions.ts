import type { ObjectName } from '../../attribute/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../attribute/json.ts';
import type { Release } from '../../attribute/release.ts';
import { allOf, anyOf, not, StatementRefused, type Truth } from './comparisons.ts';
import { type ConditionName, partsOfName, readerOf, tableOf } from './condition-names.ts';
import type { Desk } from './desk.ts';
import { lacksValue, requireOperator } from './operator-words.ts';
import type { ValueTest } from './operators.ts';
import { has } from './release-rules.ts';
import { internalError } from './service-error.ts';

/** Whether a record is among those that a condition asks for. */
export type RecordTest = (id: number) => Truth;

/** The service asks nothing and finds nothing, as where a value is missing (5.2/16 "no value"). */
export class NothingAsked extends Error {}

/** One condition on one column. */
interface Condition {
  readonly name: ConditionName;
  readonly settings: JsonObject;
}

/** A question on its way: what the database would refuse is refused only when all of it has been read. */
interface Question {
  readonly desk: Desk;
  /** Whose records are asked for. */
  readonly object: ObjectName;
  readonly refused: StatementRefused[];
}

/**
 * What a condition asks for. It throws what the service answers with, `NothingAsked`, or `StatementRefused`: the last two
 * are no error to the service, which says that no record fits.
 */
export function readCondition(desk: Desk, object: ObjectName, condition: JsonValue | undefined): RecordTest {
  const question: Question = { desk, object, refused: [] };
  const test = has(desk.release, 'blocks of conditions')
    ? readBlock(question, condition)
    : readFlat(question, condition);
  const [refused] = question.refused;
  if (refused !== undefined) throw refused;
  return test ?? (() => true);
}

/** Before 6.5 there are conditions by name alone, all of which must hold. An empty list is as good as none. */
function readFlat(question: Question, condition: JsonValue | undefined): RecordTest | undefined {
  if (Array.isArray(condition) && condition.length === 0) return undefined;
  if (!isJsonObject(condition)) throw internalError(500, 'no selectors given');
  const conditions = Object.entries(condition).map(([key, settings]) => ({ name: partsOfName(key), settings }));
  for (const { name } of conditions) if (name.column !== undefined) tableOf(question.desk, question.object, name);
  return joined(
    conditions.map(({ name, settings }) => {
      if (!isJsonObject(settings)) throw internalError(500, "undefined method 'stringify_keys'");
      return readOne(question, { name, settings });
    }),
    allOf,
  );
}

function joined(tests: readonly RecordTest[], together: (truths: readonly Truth[]) => Truth): RecordTest | undefined {
  return tests.length === 0 ? undefined : (id) => together(tests.map((test) => test(id)));
}

/** A block of conditions and blocks; conditions by name are a block in which all must hold (6.5/24 "expert"). */
function readBlock(question: Question, block: JsonValue | undefined): RecordTest | undefined {
  if (!isJsonObject(block)) throw internalError(500, "undefined method 'conditions'");
  const { operator = null, conditions } = block;
  if (conditions === undefined || conditions === null) {
    return readBlock(question, { operator: 'AND', conditions: Object.entries(block).map(namedCondition) });
  }
  if (!Array.isArray(conditions)) throw internalError(500, "undefined method 'each'");
  const tests = conditions.flatMap((inner): readonly RecordTest[] => {
    if (!isJsonObject(inner)) throw internalError(500, "undefined method 'key?'");
    if ('conditions' in inner) return [readBlock(question, inner) ?? []].flat();
    return [readNamed(question, inner)];
  });
  if (operator === 'NOT') return joined(tests, (truths) => not(allOf(truths)));
  if (operator === 'OR') return joined(tests, anyOf);
  if (operator !== 'AND' && tests.length > 1) question.refused.push(new StatementRefused('no such operator'));
  return joined(tests, allOf);
}

function namedCondition([name, settings]: [string, JsonValue]): JsonObject {
  if (!isJsonObject(settings)) throw internalError(500, 'no implicit conversion into Hash');
  return { name, ...settings };
}

function readNamed(question: Question, settings: JsonObject): RecordTest {
  const { name } = settings;
  if (name === undefined || name === null || name === '') throw new NothingAsked();
  if (typeof name !== 'string') throw internalError(500, "undefined method 'split'");
  const parts = partsOfName(name);
  if (parts.column === undefined) throw internalError(500, "undefined method '+'");
  tableOf(question.desk, question.object, parts);
  return readOne(question, { name: parts, settings });
}

function readOne({ desk, object, refused }: Question, { name, settings }: Condition): RecordTest {
  const operator = requireOperator(desk.release, settings);
  const isUnset = requirePrecondition(desk.release, settings);
  try {
    const column = readerOf(desk, object, name);
    const test = isUnset ? whetherUnset(name, settings.operator) : operator(column.kind, settings.value ?? null);
    return (id) => {
      const held = column.read(id);
      return held === undefined ? null : test(held);
    };
  } catch (error) {
    if (!(error instanceof StatementRefused)) throw error;
    refused.push(error);
    return () => false;
  }
}

/** People who are nobody are id 1. */
function whetherUnset({ column }: ConditionName, operator: JsonValue | undefined): ValueTest {
  const isPerson = /^(created_by|updated_by|owner|customer|user)_id/.test(column ?? '');
  const isUnset: ValueTest = (held) => held === null || (isPerson && held === 1);
  return operator === 'is' ? isUnset : (held) => not(isUnset(held));
}

/** Whether the condition asks for what is not set, whatever its value says; one that lacks its value needs that. */
function requirePrecondition(release: Release, settings: JsonObject): boolean {
  const { operator, pre_condition: wanted = null } = settings;
  if (wanted === null || wanted === '' || wanted === 'specific') {
    if (lacksValue(release, settings)) throw new NothingAsked();
    return false;
  }
  if (typeof wanted !== 'string' || !/^(not_set|current_user\.|specific)/.test(wanted)) throw new NothingAsked();
  const isAsked = operator === 'is' || operator === 'is not';
  if (isAsked && wanted.startsWith('current_user.'))
    throw internalError(501, `the sandbox does not answer '${wanted}'`);
  return isAsked && wanted === 'not_set';
}
