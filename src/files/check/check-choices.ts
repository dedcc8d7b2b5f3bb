import { type DataType, offersChoices } from '../../model/data-types.ts';
import { beginsWith } from '../../model/definition.ts';
import { meantAmong } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { DATA_OPTION_SETTINGS } from '../../model/settings/setting-table.ts';
import { hintForType, kindAt } from './schema-errors.ts';
import { firstOf, firstOfEach, nearest, quote, suggestion } from './words.ts';

/** All known keys of data_option. */
export const KNOWN_OPTION_KEYS: readonly string[] = Object.keys(DATA_OPTION_SETTINGS);

const OPTIONS: Path = ['data_option', 'options'];
const MOST_NAMED = 3;

/** Checks the options of an attribute. Zammad accepts options of any form, and none (5.2/03, 6.5/13). */
export function checkChoices(
  attribute: JsonObject,
  data_type: DataType,
  keys: 'all-known' | 'some-strange',
): readonly ProblemAtPath[] {
  const { data_option: written = {} } = attribute;
  const option = isJsonObject(written) ? written : {};
  const { options } = option;
  const ofEntries = Array.isArray(options)
    ? checkList(options, data_type)
    : isJsonObject(options)
      ? checkMap(options, data_type)
      : [];
  if (!offersChoices(data_type)) return ofEntries;
  // A strange key, or what stands in place of data_option, may hold them.
  const absent = keys === 'some-strange' || !isJsonObject(written) ? 'elsewhere' : 'missing';
  return [...checkPresence(attribute, option, data_type, absent), ...ofEntries];
}

function checkPresence(
  attribute: JsonObject,
  option: JsonObject,
  data_type: DataType,
  absent: 'elsewhere' | 'missing',
): readonly ProblemAtPath[] {
  // Options next to options_from are reported as defined twice, and options_from in here as misplaced.
  if (attribute.options_from !== undefined || option.options_from !== undefined) return [];
  if (option.options === null) {
    const misplaced = findMisplacedChoices(option, data_type).map(quote);
    const names = misplaced.length === 0 ? '' : `, and its entries are not indented: ${firstOf(misplaced, MOST_NAMED)}`;
    const nothing = 'Nothing is written after the colon. Write the options below it, indented, or leave the key out.';
    const hint = misplaced.length === 0 ? nothing : 'Indent them below `options:`.';
    return [problemAtKey('options-empty', OPTIONS, `options is empty${names}`, hint)];
  }
  if (absent === 'elsewhere') return [];
  if (data_type === 'boolean') return checkBoolean(option, attribute);
  // A wrong form is reported elsewhere; a relation has its own choices.
  const { options, relation } = option;
  const isEmpty = typeof options === 'object' && Object.keys(options).length === 0;
  const isRelation = typeof relation === 'string' && relation !== '';
  if (isRelation || (options !== undefined && !isEmpty) || !areChoicesKnown(attribute)) return [];
  const message = `this ${data_type} has no options`;
  const hint = 'Add `options:` to its data_option, or `options_from:` with a CSV file.';
  return [problemAtKey('no-options', OPTIONS, message, hint)];
}

/** Without options its forms offer nothing, and without a default a record made by e-mail or the API holds neither. */
function checkBoolean(option: JsonObject, attribute: JsonObject): readonly ProblemAtPath[] {
  const needed = { options: '`options: { true: "yes", false: "no" }`', default: '`default: false`' };
  const missing = Object.entries(needed).filter(
    ([key]) => option[key] === undefined && !isLeftAlone(attribute, ['data_option', key]),
  );
  if (missing.length === 0) return [];
  const message = `this boolean has no ${missing.map(([key]) => key).join(' and no ')}`;
  const hint = `Write ${missing.map(([, line]) => line).join(' and ')} in its data_option, with your words.`;
  return [problemAtKey('boolean-incomplete', ['data_option'], message, hint)];
}

/** Whether the file shows the choices of an attribute: not if they are in a list of their own, or left to administrators. */
export function areChoicesKnown(attribute: JsonObject): boolean {
  return attribute.options_from === undefined && !isLeftAlone(attribute, OPTIONS);
}

/** Whether an attribute as it is written leaves this setting to the help desk, by itself or with what it is part of. */
export function isLeftAlone({ ignore }: JsonObject, path: Path): boolean {
  if (!Array.isArray(ignore)) return false;
  return ignore.some((entry) => typeof entry === 'string' && beginsWith(path, entry.split('/')));
}

/** Finds choices that are not indented below an empty `options:`, so that they are keys of data_option. */
export function findMisplacedChoices(option: JsonObject, data_type: DataType): readonly string[] {
  if (option.options !== null || !offersChoices(data_type)) return [];
  return Object.keys(option).filter((key) => !KNOWN_OPTION_KEYS.includes(key));
}

const OF_BOOLEAN = 'Write options: { "true": yes, "false": no }';

/** Zammad stores other keys than true and false (5.2/03 "boolean"), but no record ever has such a value. */
function checkBooleanKeys(options: JsonObject): readonly ProblemAtPath[] {
  const strange = Object.keys(options).filter((key) => key !== 'true' && key !== 'false');
  const [first] = strange;
  // Without "true", more is wrong than that.
  if (first === undefined || !Object.hasOwn(options, 'true')) return [];
  const message = `a boolean has the values true and false, not ${firstOf(strange.map(quote), MOST_NAMED)}`;
  return [problemAtKey('option-unclear', [...OPTIONS, first], message, `${OF_BOOLEAN}, with your own labels.`)];
}

/** A mistake is often made in each option. */
function kindOf({ code, hint, path, at }: ProblemAtPath): string {
  return JSON.stringify([code, hint, at === 'key' ? path.at(-1) : '']);
}

function checkMap(options: JsonObject, data_type: DataType): readonly ProblemAtPath[] {
  const entries = Object.entries(options);
  const isStructured = entries.some(([, label]) => typeof label === 'object' && label !== null);
  if (isStructured && data_type.endsWith('tree_select')) {
    const message = 'the options of a tree must be a list, not a map';
    const hint = 'Write each as { name: …, value: …, children: […] }, the children in the same form.';
    return [problemAtValue('data-option-invalid', OPTIONS, message, hint)];
  }
  const isOneOption = typeof options.name === 'string' && typeof options.value === 'string';
  const dash = 'For one option with this name and value, begin it with a dash: "- name: …".';
  const faults = entries.flatMap(([value, label]): readonly ProblemAtPath[] => {
    const path = [...OPTIONS, value];
    if (value === '' && data_type !== 'boolean') return [problemAtKey('option-unclear', path, ...EMPTY_VALUE)];
    return label === null ? [problemAtValue('option-unclear', path, ...NO_LABEL)] : checkText('label', label, path);
  });
  return [
    ...(data_type === 'boolean' ? checkBooleanKeys(options) : []),
    ...(isOneOption ? [problemAtKey('option-unclear', OPTIONS, 'name and value are two options here', dash)] : []),
    ...firstOfEach(faults, kindOf),
  ];
}

const EMPTY_VALUE = [
  'this option has an empty value',
  'Write the value to store. For an empty option, set `nulloption: true` instead.',
] as const;
const NO_LABEL = [
  'this option has no label: nothing is written after the colon',
  'Add a label. Without one, people see the value.',
] as const;

/** A list or a map where the service expects a text: it would show its own notation. */
function checkText(what: string, value: JsonValue | undefined, path: Path): readonly ProblemAtPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const message = `the ${what} of an option must be text, not ${kindAt(path, value)}`;
  return [problemAtValue('value-invalid', path, message, 'Write a text.')];
}

function checkList(options: readonly JsonValue[], data_type: DataType): readonly ProblemAtPath[] {
  if (data_type !== 'boolean') return firstOfEach([...faultsIn(options, data_type, OPTIONS)], kindOf);
  const message = 'the options of a boolean must be a map of its two values, not a list';
  return [problemAtValue('data-option-invalid', OPTIONS, message, `${OF_BOOLEAN}.`)];
}

/** Parents first. What is no map has been judged by the table of settings. */
function* faultsIn(list: readonly JsonValue[], data_type: DataType, path: Path): Generator<ProblemAtPath> {
  for (const [index, entry] of list.entries()) {
    const here = [...path, String(index)];
    // The service removes such an entry.
    if (entry === null) {
      const hint = 'Write the value to store, or remove the entry.';
      yield problemAtValue('option-invalid', here, 'this option is empty', hint);
    }
    if (!isJsonObject(entry)) continue;
    yield* faultsOfOption(entry, data_type, here);
    if (Array.isArray(entry.children)) yield* faultsIn(entry.children, data_type, [...here, 'children']);
  }
}

function* faultsOfOption(entry: JsonObject, data_type: DataType, path: Path): Generator<ProblemAtPath> {
  const isTree = data_type.endsWith('tree_select');
  const { name, value, children, active } = entry;
  const strange = Object.keys(entry).filter((key) => !KEYS.includes(key));
  const isGlued = isGluedPair(entry, strange);
  if (!isGlued) yield* strange.map((key) => problemOfKey(key, path));
  if (isGlued || (name === undefined && value === undefined && strange.length === 0)) {
    const below = Object.values(entry).some((part) => typeof part === 'object' && part !== null);
    const wanted = `{ name: …, value: …${below && isTree ? ', children: […]' : ''} }`;
    const hint = isGlued && !below ? `Remove the dashes, or write ${wanted}.` : `Write ${wanted}.`;
    yield problemAtValue('option-invalid', path, 'this option has neither name nor value', hint);
  }
  // In a tree, the path counts as the value; a list has none.
  if (!isTree && name !== undefined && name !== null && value === undefined)
    yield problemAtValue(
      'option-unclear',
      path,
      `the option ${quote(name)} has no value to store`,
      'Write { name: …, value: … }.',
    );
  if (value === '' || value === null) yield problemAtValue('option-unclear', [...path, 'value'], ...EMPTY_VALUE);
  if (children === null) {
    const hint = 'Indent its entries below it, or remove it.';
    yield problemAtKey('option-unclear', [...path, 'children'], 'children is empty', hint);
  }
  if (name === null) yield problemAtValue('option-unclear', [...path, 'name'], ...NO_LABEL);
  yield* checkText('name', name, [...path, 'name']);
  yield* checkText('value', value, [...path, 'value']);
  if (active === undefined || active === null || typeof active === 'boolean') return;
  const here = [...path, 'active'];
  const message = `active must be true or false, not ${kindAt(here, active)}`;
  yield problemAtValue('value-invalid', here, message, hintForType(['boolean'], active) ?? 'Write true or false.');
}

const KEYS = ['name', 'value', 'children', 'active'];

function keyMeantBy(key: string): string | undefined {
  return meantAmong('choice', key, KEYS) ?? nearest(key, KEYS);
}

function problemOfKey(key: string, path: Path): ProblemAtPath {
  const meant = keyMeantBy(key);
  const hint = `${meant === undefined ? suggestion(key, KEYS) : `Did you mean ${meant}?`} ${IGNORED_KEY}`;
  const code = meant === undefined ? 'data-option-unknown' : 'data-option-typo';
  return problemAtKey(code, [...path, key], `${quote(key)} is not a key of an option`, hint);
}

/** What happens to an unknown key. */
export const IGNORED_KEY = 'The help desk would store the key and ignore it.';

/** Is this `- "4100": Production`, an entry of a map with a dash before it? */
function isGluedPair(entry: JsonObject, [key, ...others]: readonly string[]): boolean {
  return key !== undefined && others.length === 0 && Object.keys(entry).length === 1 && keyMeantBy(key) === undefined;
}
