import type { AttributeKey } from '../attribute/attribute-key.ts';
import {
  DATA_OPTION_KEYS,
  isColumnWidth,
  isDataOptionKey,
  LARGEST_MAXLENGTH,
  SAFE_RELATIONS,
  type UsualValue,
} from '../attribute/data-option-keys.ts';
import { type DataType, factsOf } from '../attribute/data-types.ts';
import { isJsonObject, type JsonObject } from '../attribute/json.ts';
import { isRelationOfSeed } from '../attribute/seeds.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../problem/problem.ts';
import { findMisplacedChoices, IGNORED_KEY, KNOWN_OPTION_KEYS } from './check-choices.ts';
import { nearest } from './did-you-mean.ts';
import { hintForType, kindAt } from './schema-errors.ts';
import { quote } from './secret-words.ts';

/**
 * Finds errors in data_option that the schema cannot: typing errors, and values that Zammad or the database refuses.
 */
export function checkDataOption(
  option: JsonObject,
  dataType: DataType,
  attribute: AttributeKey | undefined,
  path: Path,
): readonly ProblemAtPath[] {
  const misplaced = findMisplacedChoices(option, dataType);
  return [
    ...Object.entries(option).flatMap(([key, value]) =>
      misplaced.includes(key) ? [] : checkSetting(key, value, dataType, [...path, key]),
    ),
    ...checkRange(option, dataType, path),
    ...checkRelation(option.relation, attribute, [...path, 'relation']),
  ];
}

function checkSetting(key: string, value: unknown, dataType: DataType, path: Path): readonly ProblemAtPath[] {
  if (key === 'options_from') return [];
  if (!isDataOptionKey(key)) return [problemOfUnknownKey(key, path)];
  if (key === 'maxlength' && factsOf(dataType).column === 'text') return checkMaxlength(value, dataType, path);
  return checkUsualValue(DATA_OPTION_KEYS[key], value, path);
}

function problemOfUnknownKey(key: string, path: Path): ProblemAtPath {
  const near = nearest(key, KNOWN_OPTION_KEYS);
  if (near === undefined) {
    const message = `${quote(key)} is not a known key of data_option`;
    const hint = 'deskform sends it as written, and the help desk stores it.';
    return problemAtKey('data-option-unknown', path, message, hint);
  }
  const hint = `Did you mean ${near}? ${IGNORED_KEY}`;
  return problemAtKey('data-option-typo', path, `${quote(key)} is not a key of data_option`, hint);
}

/** Text columns get their width from it, put into the database's statement as it is. */
function checkMaxlength(value: unknown, dataType: DataType, path: Path): readonly ProblemAtPath[] {
  // A choice without a width gets 255 (5.2/02).
  if (value === null && factsOf(dataType).fillsMaxlength) return [];
  if (isColumnWidth(value)) return [];
  const message = `maxlength must be a whole number from 1 to ${LARGEST_MAXLENGTH}, not ${kindAt(path, value)}`;
  const hint = 'The database cannot create a column of any other width, so every later migration would fail.';
  return [problemAtValue('data-option-invalid', path, message, hint)];
}

/** Equal ends are fine (5.2/03, 6.5/13). */
function checkRange(option: JsonObject, dataType: DataType, path: Path): readonly ProblemAtPath[] {
  const { min, max } = option;
  if (dataType !== 'integer' || typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
  const message = `max is ${max}, below min ${min}`;
  return [problemAtValue('data-option-invalid', [...path, 'max'], message, 'Swap the two.')];
}

function checkRelation(relation: unknown, attribute: AttributeKey | undefined, path: Path): readonly ProblemAtPath[] {
  if (typeof relation !== 'string' || SAFE_RELATIONS.some((safe) => safe === relation)) return [];
  // The system's own attributes are never refused for what they are.
  if (attribute !== undefined && isRelationOfSeed(attribute, relation)) return [];
  const near = nearest(relation, SAFE_RELATIONS);
  const message = `the relation ${quote(relation)} makes every new ticket fail`;
  const hint =
    near === undefined || near === ''
      ? `Use one of ${SAFE_RELATIONS.filter((safe) => safe !== '').join(', ')}, or "" for none.`
      : `Did you mean ${near}?`;
  return [problemAtValue('relation-unsafe', path, message, hint)];
}

const IS_USUAL: Readonly<Record<UsualValue, (value: unknown) => boolean>> = {
  'true or false': (value) => typeof value === 'boolean',
  'a whole number': Number.isInteger,
  text: (value) => typeof value === 'string',
  'a list': Array.isArray,
  'a map': isJsonObject,
  options: (value) => isJsonObject(value) || Array.isArray(value),
  anything: () => true,
};

/** Warns about an unusual JSON type, since Zammad stores any. */
export function checkUsualValue(usual: UsualValue, value: unknown, path: Path): readonly ProblemAtPath[] {
  if (value === null || IS_USUAL[usual](value)) return [];
  const expected = usual === 'options' ? 'a map or a list' : usual;
  const message = `${path.at(-1) ?? 'it'} is usually ${expected}, not ${kindAt(path, value)}`;
  const hint =
    hintForType(usual === 'true or false' ? ['boolean'] : [], value) ??
    'The help desk stores it as written and may interpret it differently.';
  return [problemAtValue('setting-unusual', path, message, hint)];
}
