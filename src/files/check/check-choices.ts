import { type DataType, offersChoices } from '../../model/data-types.ts';
import { beginsWith } from '../../model/definition.ts';
import { meantAmong } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { DATA_OPTION_SETTINGS } from '../../model/settings/setting-table.ts';
import { firstOf, nearest, suggestion } from './did-you-mean.ts';
import { problemOfFirst } from './document.ts';
import { hintForType, kindAt } from './schema-errors.ts';
import { quote } from './secret-words.ts';

/** All known keys of data_option. */
export const KNOWN_OPTION_KEYS: readonly string[] = Object.keys(DATA_OPTION_SETTINGS);

const OPTIONS: Path = ['data_option', 'options'];

/** Checks the options of an attribute. Zammad accepts options of any form, and none (5.2/03, 6.5/13). */
export function checkChoices(
  attribute: JsonObject,
  data_type: DataType,
  keys: 'all-known' | 'some-strange',
): readonly ProblemAtPath[] {
  const { data_option: written = {} } = attribute;
  const option = isJsonObject(written) ? written : {};
  if (!offersChoices(data_type)) return checkOptions(option.options, data_type, OPTIONS);
  // A strange key, or what stands in place of data_option, may hold them.
  const mayBeElsewhere = keys === 'some-strange' || !isJsonObject(written);
  return [
    ...(mayBeElsewhere ? [] : checkPresence(attribute, option, data_type)),
    ...checkEmpty(attribute, option, data_type),
    ...(data_type === 'boolean' ? checkBooleanKeys(option.options, OPTIONS) : []),
    ...checkOptions(option.options, data_type, OPTIONS),
  ];
}

/** Options next to options_from are reported as defined twice, and options_from in here as misplaced. */
function hasOptionsFrom(attribute: JsonObject, option: JsonObject): boolean {
  return attribute.options_from !== undefined || option.options_from !== undefined;
}

function checkEmpty(attribute: JsonObject, option: JsonObject, data_type: DataType): readonly ProblemAtPath[] {
  if (option.options !== null || hasOptionsFrom(attribute, option)) return [];
  return [problemOfEmpty(findMisplacedChoices(option, data_type), OPTIONS)];
}

function checkPresence(attribute: JsonObject, option: JsonObject, data_type: DataType): readonly ProblemAtPath[] {
  if (option.options === null || hasOptionsFrom(attribute, option)) return [];
  if (data_type === 'boolean') return checkBoolean(option, attribute);
  if (hasChoices(option) || !areChoicesKnown(attribute)) return [];
  const message = `this ${data_type} has no options`;
  const hint = 'Add `options:` to its data_option, or `options_from:` with a CSV file.';
  return [problemAtKey('no-options', OPTIONS, message, hint)];
}

/** Without options its forms offer nothing, and without a default a record made by e-mail or the API holds neither. */
function checkBoolean(option: JsonObject, attribute: JsonObject): readonly ProblemAtPath[] {
  const missing = ['options', 'default'].filter(
    (key) => option[key] === undefined && !isLeftAlone(attribute, ['data_option', key]),
  );
  if (missing.length === 0) return [];
  const message = `this boolean has no ${missing.join(' and no ')}`;
  const parts = missing.map((key) =>
    key === 'options' ? '`options: { true: "yes", false: "no" }`' : '`default: false`',
  );
  const hint = `Write ${parts.join(' and ')} in its data_option, with your words.`;
  return [problemAtKey('boolean-incomplete', ['data_option'], message, hint)];
}

/** Whether there are choices. A wrong form is reported elsewhere; a relation has its own choices. */
function hasChoices({ options, relation }: JsonObject): boolean {
  if (typeof relation === 'string' && relation !== '') return true;
  return options !== undefined && (typeof options !== 'object' || Object.keys(options ?? {}).length > 0);
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

function problemOfEmpty(misplaced: readonly string[], path: Path): ProblemAtPath {
  if (misplaced.length === 0) {
    const hint = 'Nothing is written after the colon. Write the options below it, indented, or leave the key out.';
    return problemAtKey('options-empty', path, 'options is empty', hint);
  }
  const message = `options is empty, and its entries are not indented: ${firstOf(misplaced.map(quote), MOST_NAMED)}`;
  return problemAtKey('options-empty', path, message, 'Indent them below `options:`.');
}

const MOST_NAMED = 3;

/**
 * Reports other keys than true and false. Zammad stores them (5.2/03 "boolean"), but no record ever has such a value.
 */
function checkBooleanKeys(options: JsonValue | undefined, path: Path): readonly ProblemAtPath[] {
  // Without "true", more is wrong than that.
  if (!isJsonObject(options) || !Object.hasOwn(options, 'true')) return [];
  const strange = Object.keys(options).filter((key) => key !== 'true' && key !== 'false');
  const [first] = strange;
  if (first === undefined) return [];
  const message = `a boolean has the values true and false, not ${firstOf(strange.map(quote), MOST_NAMED)}`;
  const hint = 'Write options: { "true": yes, "false": no }, with your own labels.';
  return [problemAtKey('option-unclear', [...path, first], message, hint)];
}

/** Checks that each option has a value and a label. Zammad accepts options of any form (5.2/03, 6.5/13). */
function checkOptions(options: JsonValue | undefined, data_type: DataType, path: Path): readonly ProblemAtPath[] {
  if (Array.isArray(options)) {
    if (data_type !== 'boolean') return checkList(options, data_type, path);
    const message = 'the options of a boolean must be a map of its two values, not a list';
    return [problemAtValue('data-option-invalid', path, message, 'Write options: { "true": yes, "false": no }.')];
  }
  if (!isJsonObject(options)) return [];
  const empty = Object.hasOwn(options, '') && data_type !== 'boolean' ? [[...path, '']] : [];
  const unlabelled = Object.keys(options).flatMap((value) => (options[value] === null ? [[...path, value]] : []));
  const isOneOption = typeof options.name === 'string' && typeof options.value === 'string';
  const structured = Object.entries(options).flatMap(([value, label]) =>
    typeof label === 'object' && label !== null ? [{ value: label, path: [...path, value] }] : [],
  );
  if (structured.length > 0 && data_type.endsWith('tree_select')) {
    const message = 'the options of a tree must be a list, not a map';
    const hint = 'Write each as { name: …, value: …, children: […] }, the children in the same form.';
    return [problemAtValue('data-option-invalid', path, message, hint)];
  }
  return [
    ...(isOneOption ? [problemAtKey('option-unclear', path, 'name and value are two options here', DASH_BEFORE)] : []),
    ...reportEmptyValues(empty, problemAtKey),
    ...reportMissingLabels(unlabelled),
    ...reportStructures('label', structured),
  ];
}

const DASH_BEFORE = 'For one option with this name and value, begin it with a dash: "- name: …".';

/** One entry of a list or a tree, with its path. */
interface OptionAt<Entry = JsonValue> {
  readonly entry: Entry;
  readonly path: Path;
}

/** Every entry, parents first. */
function* entriesOf(list: readonly JsonValue[], path: Path): Generator<OptionAt> {
  for (const [index, entry] of list.entries()) {
    const here = [...path, String(index)];
    yield { entry, path: here };
    if (isJsonObject(entry) && Array.isArray(entry.children)) yield* entriesOf(entry.children, [...here, 'children']);
  }
}

function checkList(list: readonly JsonValue[], data_type: DataType, path: Path): readonly ProblemAtPath[] {
  const entries = [...entriesOf(list, path)];
  const nodes = entries.flatMap(({ entry, path: here }) => (isJsonObject(entry) ? [{ entry, path: here }] : []));
  const having = (key: string, is: (value: JsonValue) => boolean): readonly Path[] =>
    nodes.flatMap(({ entry, path: here }) => (entry[key] !== undefined && is(entry[key]) ? [[...here, key]] : []));
  return [
    ...reportNothing(entries.flatMap(({ entry, path: here }) => (entry === null ? [here] : []))),
    ...checkOptionKeys(nodes.filter(({ entry }) => !isGluedPair(entry))),
    ...(data_type.endsWith('tree_select') ? [] : reportNoValue(nodes)),
    ...reportEmptyValues(
      having('value', (value) => value === '' || value === null),
      problemAtValue,
    ),
    ...checkEmptyEntries(nodes, data_type),
    ...problemOfFirst(
      having('children', (children) => children === null),
      (here) => problemAtKey('option-unclear', here, 'children is empty', 'Indent its entries below it, or remove it.'),
    ),
    ...reportMissingLabels(having('name', (name) => name === null)),
    ...['name', 'value'].flatMap((key) => reportStructures(key, structuresAt(nodes, key))),
    ...checkActive(nodes),
  ];
}

/** A value and its place. */
interface ValueAt {
  readonly value: JsonValue;
  readonly path: Path;
}

function structuresAt(nodes: readonly OptionAt<JsonObject>[], key: string): readonly ValueAt[] {
  return nodes.flatMap(({ entry, path }) => {
    const value = entry[key];
    return typeof value === 'object' && value !== null ? [{ value, path: [...path, key] }] : [];
  });
}

/** A list or a map where the service expects a text: it would show its own notation. */
function reportStructures(what: string, found: readonly ValueAt[]): readonly ProblemAtPath[] {
  return problemOfFirst(found, ({ value, path }) => {
    const message = `the ${what} of an option must be text, not ${kindAt(path, value)}`;
    return problemAtValue('value-invalid', path, message, 'Write a text.');
  });
}

function checkActive(nodes: readonly OptionAt<JsonObject>[]): readonly ProblemAtPath[] {
  const wrong = nodes.flatMap(({ entry: { active }, path }) =>
    active === undefined || active === null || typeof active === 'boolean'
      ? []
      : [{ value: active, path: [...path, 'active'] }],
  );
  return problemOfFirst(wrong, ({ value, path }) => {
    const message = `active must be true or false, not ${kindAt(path, value)}`;
    return problemAtValue('value-invalid', path, message, hintForType(['boolean'], value) ?? 'Write true or false.');
  });
}

/** The service removes such an entry. */
function reportNothing(paths: readonly Path[]): readonly ProblemAtPath[] {
  const hint = 'Write the value to store, or remove the entry.';
  return problemOfFirst(paths, (path) => problemAtValue('option-invalid', path, 'this option is empty', hint));
}

const KEYS = ['name', 'value', 'children', 'active'];
function checkOptionKeys(nodes: readonly OptionAt<JsonObject>[]): readonly ProblemAtPath[] {
  const places = new Map<string, Path[]>();
  for (const { entry, path } of nodes)
    for (const key of Object.keys(entry).filter((written) => !KEYS.includes(written))) {
      const here = places.get(key) ?? [];
      here.push([...path, key]);
      places.set(key, here);
    }
  return [...places].flatMap(([key, paths]) => {
    const meant = meantAmong('choice', key, KEYS) ?? nearest(key, KEYS);
    const hint = `${meant === undefined ? suggestion(key, KEYS) : `Did you mean ${meant}?`} ${IGNORED_KEY}`;
    const code = meant === undefined ? 'data-option-unknown' : 'data-option-typo';
    return problemOfFirst(paths, (path) => problemAtKey(code, path, `${quote(key)} is not a key of an option`, hint));
  });
}

/** What happens to an unknown key. */
export const IGNORED_KEY = 'The help desk would store the key and ignore it.';

function reportEmptyValues(paths: readonly Path[], make: typeof problemAtKey): readonly ProblemAtPath[] {
  const hint = 'Write the value to store. For an empty option, set `nulloption: true` instead.';
  return problemOfFirst(paths, (path) => make('option-unclear', path, 'this option has an empty value', hint));
}

/** Reports options without name and value, unless a mistyped key explains it. */
function checkEmptyEntries(nodes: readonly OptionAt<JsonObject>[], data_type: DataType): readonly ProblemAtPath[] {
  const empty = nodes.filter(
    ({ entry }) =>
      isGluedPair(entry) ||
      (entry.name === undefined && entry.value === undefined && Object.keys(entry).every((key) => KEYS.includes(key))),
  );
  const message = 'this option has neither name nor value';
  return problemOfFirst(empty, ({ entry, path }) => {
    const below = Object.values(entry).some((value) => typeof value === 'object' && value !== null);
    const wanted = `{ name: …, value: …${below && data_type.endsWith('tree_select') ? ', children: […]' : ''} }`;
    const hint = isGluedPair(entry) && !below ? `Remove the dashes, or write ${wanted}.` : `Write ${wanted}.`;
    return problemAtValue('option-invalid', path, message, hint);
  });
}

/** Is this `- "4100": Production`, an entry of a map with a dash before it? */
function isGluedPair(entry: JsonObject): boolean {
  const [key = '', ...others] = Object.keys(entry);
  // A list may have 20,000 entries, and nearly all have a name and a value.
  if (others.length > 0) return false;
  return !KEYS.includes(key) && (meantAmong('choice', key, KEYS) ?? nearest(key, KEYS)) === undefined;
}

/** In a tree, the path counts as the value; a list has none. */
function reportNoValue(nodes: readonly OptionAt<JsonObject>[]): readonly ProblemAtPath[] {
  const found = nodes.filter(
    ({ entry: { name, value } }) => name !== undefined && name !== null && value === undefined,
  );
  return problemOfFirst(found, ({ entry: { name }, path }) => {
    const message = `the option ${quote(name)} has no value to store`;
    return problemAtValue('option-unclear', path, message, 'Write { name: …, value: … }.');
  });
}

/** Reports missing labels: the values of a map, or `name` in a list or a tree. */
function reportMissingLabels(paths: readonly Path[]): readonly ProblemAtPath[] {
  const message = 'this option has no label: nothing is written after the colon';
  const hint = 'Add a label. Without one, people see the value.';
  return problemOfFirst(paths, (path) => problemAtValue('option-unclear', path, message, hint));
}
