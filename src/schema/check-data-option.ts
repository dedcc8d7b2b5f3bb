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
import { isRelationOfSeed } from '../attribute/release.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../problem/problem.ts';
import { KNOWN_OPTION_KEYS, NOTHING_READS_IT, straysOf } from './check-choices.ts';
import { nearest } from './did-you-mean.ts';
import { hintForType, kindAt } from './schema-errors.ts';
import { quote } from './secret-words.ts';

/** What a data_option belongs to. */
export interface OptionOwner {
  readonly dataType: DataType;
  /** Undefined where the file does not say it. */
  readonly key: AttributeKey | undefined;
}

/** What the shape of a data_option does not tell: typing mistakes, and values that the service or the database refuses. */
export function checkDataOption(
  option: JsonObject,
  { dataType, key: attribute }: OptionOwner,
  path: Path,
): readonly ProblemAtPath[] {
  const strays = straysOf(option, dataType);
  return [
    ...Object.entries(option).flatMap(([key, value]) =>
      strays.includes(key) ? [] : checkSetting(key, value, dataType, [...path, key]),
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
    return problemAtKey(
      'data-option-unknown',
      path,
      `data_option has no key ${quote(key)} that deskform knows`,
      'The help desk keeps it as it is, and so it is sent as written.',
    );
  }
  return problemAtKey(
    'data-option-typo',
    path,
    `${quote(key)} is not a key of data_option`,
    `Did you mean ${near}? ${NOTHING_READS_IT}`,
  );
}

/** Text columns get their width from it, put into the database's statement as it is. */
function checkMaxlength(value: unknown, dataType: DataType, path: Path): readonly ProblemAtPath[] {
  // A choice without a width gets 255 (5.2/02).
  if (value === null && factsOf(dataType).fillsMaxlength) return [];
  if (isColumnWidth(value)) return [];
  return [
    problemAtValue(
      'data-option-invalid',
      path,
      `maxlength must be a whole number from 1 to ${LARGEST_MAXLENGTH}, not ${kindAt(path, value)}`,
      'The database cannot make a column with any other, and every later migration would stop there.',
    ),
  ];
}

/** Equal ends are fine (5.2/03, 6.5/13). */
function checkRange(option: JsonObject, dataType: DataType, path: Path): readonly ProblemAtPath[] {
  const { min, max } = option;
  if (dataType !== 'integer' || typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
  return [
    problemAtValue(
      'data-option-invalid',
      [...path, 'max'],
      `max is ${max}, below min, which is ${min}`,
      'Swap the two.',
    ),
  ];
}

function checkRelation(relation: unknown, attribute: AttributeKey | undefined, path: Path): readonly ProblemAtPath[] {
  if (typeof relation !== 'string' || SAFE_RELATIONS.some((safe) => safe === relation)) return [];
  // The system's own attributes are never refused for what they are.
  if (attribute !== undefined && isRelationOfSeed(attribute, relation)) return [];
  const near = nearest(relation, SAFE_RELATIONS);
  return [
    problemAtValue(
      'relation-unsafe',
      path,
      `with the relation ${quote(relation)} the help desk fails on every new ticket`,
      near === undefined || near === ''
        ? `Only these are safe: ${SAFE_RELATIONS.filter((safe) => safe !== '').join(', ')}, or "" for none.`
        : `Did you mean ${near}?`,
    ),
  ];
}

/** The service keeps whatever it gets, so another JSON type than usual is worth a warning only. */
export function checkUsualValue(usual: UsualValue, value: unknown, path: Path): readonly ProblemAtPath[] {
  if (value === null || isUsual(usual, value)) return [];
  return [
    problemAtValue(
      'setting-unusual',
      path,
      `${path.at(-1) ?? 'it'} usually holds ${usual === 'options' ? 'a map or a list' : usual}, not ${kindAt(path, value)}`,
      hintForType(usual === 'true or false' ? ['boolean'] : [], value) ??
        'The help desk keeps it as it is, and may read it otherwise than you mean.',
    ),
  ];
}

function isUsual(usual: UsualValue, value: unknown): boolean {
  switch (usual) {
    case 'true or false':
      return typeof value === 'boolean';
    case 'a whole number':
      return Number.isInteger(value);
    case 'text':
      return typeof value === 'string';
    case 'a list':
      return Array.isArray(value);
    case 'a map':
      return isJsonObject(value);
    case 'options':
      return isJsonObject(value) || Array.isArray(value);
    case 'anything':
      return true;
  }
}
