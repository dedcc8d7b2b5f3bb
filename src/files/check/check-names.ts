import { attributeKey, OBJECT_NAMES, type ObjectName, parseObjectName } from '../../model/attribute-key.ts';
import { DATA_TYPES, TYPES_WITHOUT_COLUMN } from '../../model/data-types.ts';
import { meantAmong } from '../../model/foreign-words.ts';
import type { JsonValue } from '../../model/json.ts';
import { brokenSpellingRules, harmOfLength, nameProblemsOnEveryRelease } from '../../model/name-rules.ts';
import { type ProblemAtPath, problemAtValue } from '../../model/problem.ts';
import { isSeed } from '../../model/seeds.ts';
import { oddText } from '../odd-text.ts';
import { nearest, quote, suggestion } from './words.ts';

/** Other classes of Zammad. A POST accepts them (5.2/03, 6.5/13 "Ticket::Article", "Trigger"); the field is unusable. */
const OTHER_CLASSES = /^[A-Z]\w*(?:::[A-Z]\w*)+$|^(?:Trigger|Overview|Macro|Job|Sla|Role|Calendar|Channel|Signature)$/u;

/** Checks that a file has one of the four objects. */
export function checkObject(written: JsonValue): readonly ProblemAtPath[] {
  const object = typeof written === 'string' ? written : '';
  if (parseObjectName(object) !== undefined) return [];
  const meant = meantAmong('object', object.toLowerCase().replace(/s$/u, ''), OBJECT_NAMES);
  const near = meant ?? nearest(object, [...OBJECT_NAMES, 'Organisation']);
  const hint = near === undefined ? `Write one of ${OBJECT_NAMES.join(', ')}.` : `Did you mean ${near}?`;
  const unknown = written === object ? `there is no object ${quote(object)}` : 'object must be the name of an object';
  if (!OTHER_CLASSES.test(object)) return [problemAtValue('object-unknown', ['object'], unknown, hint)];
  const message = `attributes of ${quote(object)} cannot be managed, although the help desk accepts them`;
  return [problemAtValue('object-spelling', ['object'], message, hint)];
}

const LABEL = 'the label belongs in display.';

/**
 * Checks a name without looking at live state. Built-in attributes are never refused for their names. The plan checks
 * taken and reserved names, since a live row may have them.
 */
export function* checkName(name: string, object: ObjectName | undefined): Generator<ProblemAtPath> {
  const path = ['name'];
  if (object !== undefined && isSeed(attributeKey(object, name))) return;
  const small = name.toLowerCase();
  const [problem] = nameProblemsOnEveryRelease(small, name);
  const tooLong = harmOfLength(name);
  if (name === '') yield problemAtValue('name-invalid', path, 'the name is empty', 'Write a name such as cost_center.');
  else if (problem !== undefined) {
    const odd = oddText(name, 'label');
    const better = betterName(odd?.meant.toLowerCase() ?? small);
    const hint = better === undefined ? problem.hint : `Write ${quote(better)}: ${LABEL}`;
    const message = odd === undefined ? problem.message : `the name ${quote(name)} contains ${odd.what}`;
    yield { ...problem, message, path, at: 'value', hint };
  } else if (tooLong !== undefined) {
    const keeps = 'A plan refuses to create it. Choose another name, unless the field already exists.';
    yield problemAtValue('name-not-free', path, tooLong, keeps);
  } else if (name !== small) {
    const message = `the name ${quote(name)} has capital letters, which the help desk converts to lowercase`;
    yield problemAtValue('name-upper-case', path, message, `Write ${quote(small)}: ${LABEL}`);
  }
}

/** Suggests a valid name: "Größe (cm)" becomes "grosse_cm", "Ticket.floor" becomes "floor". */
function betterName(small: string): string | undefined {
  const [rule] = brokenSpellingRules(small);
  if (rule === 'id-suffix' || rule === 'no-letter') return undefined;
  const plain = small
    .replace(/^(?:ticket|user|organi[sz]ation|group)[.:/]+/u, '')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9_]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');
  const isGood = nameProblemsOnEveryRelease(plain).length === 0 && harmOfLength(plain) === undefined;
  return isGood && plain !== '' ? plain : undefined;
}

/** Says of an unknown data type what was meant. */
export function problemOfType(data_type: JsonValue): ProblemAtPath {
  const path = ['data_type'];
  if (TYPES_WITHOUT_COLUMN.some((type) => type === data_type)) {
    const message = `the help desk accepts the data type ${data_type} but cannot migrate it`;
    const harm = 'The database cannot create such a column, and every later migration would fail.';
    return problemAtValue('data-type-without-column', path, message, `${harm} Use select, multiselect or input.`);
  }
  const [word, types] = [typeof data_type === 'string' ? data_type : '', Object.keys(DATA_TYPES)];
  const meant = dataTypeMeant(word);
  const otherwise = word === '' ? ONE_OF_TYPES : suggestion(word, types);
  const hint = meant === undefined ? otherwise : `Did you mean ${meant}?`;
  return problemAtValue('data-type-unknown', path, `there is no data type ${quote(data_type)}`, hint);
}

export const ONE_OF_TYPES = `Write one of ${Object.keys(DATA_TYPES).join(', ')}.`;

/** Finds the data type that an unknown word means: "Single selection field", as in the admin page, or "input // text". */
export function dataTypeMeant(word: string): string | undefined {
  const meant = word
    .replace(/\s*(?:\/\/|[,;(]).*$/u, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]/gu, '_')
    .replace(/_field$/u, '');
  return Object.hasOwn(DATA_TYPES, meant) ? meant : meantAmong('data_type', meant, Object.keys(DATA_TYPES));
}
