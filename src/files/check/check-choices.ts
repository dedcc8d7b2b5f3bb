import { type DataType, offersChoices } from '../../model/data-types.ts';
import { beginsWith } from '../../model/definition.ts';
import { meantAmong } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { DATA_OPTION_SETTINGS } from '../../model/settings/setting-table.ts';
import { firstOf, nearest, suggestion } from './did-you-mean.ts';
import { firstFault } from './document.ts';
import { hintForType, kindAt } from './schema-errors.ts';
import { quote } from './secret-words.ts';

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
  if (!offersChoices(data_type)) return checkOptions(option.options, data_type);
  // A strange key, or what stands in place of data_option, may hold them.
  const absent = keys === 'some-strange' || !isJsonObject(written) ? 'elsewhere' : 'missing';
  return [
    ...checkPresence(attribute, option, data_type, absent),
    ...(data_type === 'boolean' ? checkBooleanKeys(option.options) : []),
    ...checkOptions(option.options, data_type),
  ];
}

function checkPresence(
  attribute: JsonObject,
  option: JsonObject,
  data_type: DataType,
  absent: 'elsewhere' | 'missing',
): readonly ProblemAtPath[] {
  // Options next to options_from are reported as defined twice, and options_from in here as misplaced.
  if (attribute.options_from !== undefined || option.options_from !== undefined) return [];
  if (option.options === null) return [problemOfEmpty(findMisplacedChoices(option, data_type))];
  if (absent === 'elsewhere') return [];
  if (data_type === 'boolean') return checkBoolean(option, attribute);
  if (hasChoices(option) || !areChoicesKnown(attribute)) return [];
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

function problemOfEmpty(misplaced: readonly string[]): ProblemAtPath {
  if (misplaced.length === 0) {
    const hint = 'Nothing is written after the colon. Write the options below it, indented, or leave the key out.';
    return problemAtKey('options-empty', OPTIONS, 'options is empty', hint);
  }
  const message = `options is empty, and its entries are not indented: ${firstOf(misplaced.map(quote), MOST_NAMED)}`;
  return problemAtKey('options-empty', OPTIONS, message, 'Indent them below `options:`.');
}

/**
 * Reports other keys than true and false. Zammad stores them (5.2/03 "boolean"), but no record ever has such a value.
 */
function checkBooleanKeys(options: JsonValue | undefined): readonly ProblemAtPath[] {
  // Without "true", more is wrong than that.
  if (!isJsonObject(options) || !Object.hasOwn(options, 'true')) return [];
  const strange = Object.keys(options).filter((key) => key !== 'true' && key !== 'false');
  const [first] = strange;
  if (first === undefined) return [];
  const message = `a boolean has the values true and false, not ${firstOf(strange.map(quote), MOST_NAMED)}`;
  const hint = 'Write options: { "true": yes, "false": no }, with your own labels.';
  return [problemAtKey('option-unclear', [...OPTIONS, first], message, hint)];
}

/** Checks that each option has a value and a label. Zammad accepts options of any form (5.2/03, 6.5/13). */
function checkOptions(options: JsonValue | undefined, data_type: DataType): readonly ProblemAtPath[] {
  if (isJsonObject(options)) return checkMap(options, data_type);
  if (!Array.isArray(options)) return [];
  if (data_type === 'boolean') {
    const message = 'the options of a boolean must be a map of its two values, not a list';
    return [problemAtValue('data-option-invalid', OPTIONS, message, 'Write options: { "true": yes, "false": no }.')];
  }
  const entries = [...entriesOf(options, OPTIONS)];
  const nodes = entries.flatMap(({ entry, path }) => (isJsonObject(entry) ? [{ entry, path }] : []));
  return [
    ...firstFault(entries, ({ entry, path }) => (entry === null ? problemOfNothing(path) : undefined)),
    ...checkOptionKeys(nodes),
    ...OF_OPTION.flatMap((rule) => firstFault(nodes, (node) => rule(node, data_type))),
  ];
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
  const rules: readonly ((label: JsonValue, path: Path) => ProblemAtPath | undefined)[] = [
    (_, path) =>
      path.at(-1) === '' && data_type !== 'boolean' ? { ...problemOfEmptyValue(path), at: 'key' } : undefined,
    (label, path) => (label === null ? problemOfNoLabel(path) : undefined),
    (label, path) => problemOfStructure('label', label, path),
  ];
  return [
    ...(isOneOption
      ? [problemAtKey('option-unclear', OPTIONS, 'name and value are two options here', DASH_BEFORE)]
      : []),
    ...rules.flatMap((rule) => firstFault(entries, ([value, label]) => rule(label, [...OPTIONS, value]))),
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

/** What is wrong with an option of a list or a tree; of each kind, the first is told. */
const OF_OPTION: readonly ((option: OptionAt<JsonObject>, data_type: DataType) => ProblemAtPath | undefined)[] = [
  ({ entry: { name, value }, path }, data_type) => {
    // In a tree, the path counts as the value; a list has none.
    if (data_type.endsWith('tree_select') || name === undefined || name === null || value !== undefined)
      return undefined;
    const message = `the option ${quote(name)} has no value to store`;
    return problemAtValue('option-unclear', path, message, 'Write { name: …, value: … }.');
  },
  ({ entry: { value }, path }) =>
    value === '' || value === null ? problemOfEmptyValue([...path, 'value']) : undefined,
  problemOfEmptyEntry,
  ({ entry: { children }, path }) => {
    const hint = 'Indent its entries below it, or remove it.';
    if (children !== null) return undefined;
    return problemAtKey('option-unclear', [...path, 'children'], 'children is empty', hint);
  },
  ({ entry: { name }, path }) => (name === null ? problemOfNoLabel([...path, 'name']) : undefined),
  ({ entry: { name }, path }) => problemOfStructure('name', name, [...path, 'name']),
  ({ entry: { value }, path }) => problemOfStructure('value', value, [...path, 'value']),
  ({ entry: { active }, path }) => {
    if (active === undefined || active === null || typeof active === 'boolean') return undefined;
    const here = [...path, 'active'];
    const message = `active must be true or false, not ${kindAt(here, active)}`;
    return problemAtValue('value-invalid', here, message, hintForType(['boolean'], active) ?? 'Write true or false.');
  },
];

/** The service removes such an entry. */
function problemOfNothing(path: Path): ProblemAtPath {
  const hint = 'Write the value to store, or remove the entry.';
  return problemAtValue('option-invalid', path, 'this option is empty', hint);
}

function problemOfEmptyValue(path: Path): ProblemAtPath {
  const hint = 'Write the value to store. For an empty option, set `nulloption: true` instead.';
  return problemAtValue('option-unclear', path, 'this option has an empty value', hint);
}

function problemOfNoLabel(path: Path): ProblemAtPath {
  const message = 'this option has no label: nothing is written after the colon';
  return problemAtValue('option-unclear', path, message, 'Add a label. Without one, people see the value.');
}

/** A list or a map where the service expects a text: it would show its own notation. */
function problemOfStructure(what: string, value: JsonValue | undefined, path: Path): ProblemAtPath | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const message = `the ${what} of an option must be text, not ${kindAt(path, value)}`;
  return problemAtValue('value-invalid', path, message, 'Write a text.');
}

const KEYS = ['name', 'value', 'children', 'active'];

function keyMeantBy(key: string): string | undefined {
  return meantAmong('choice', key, KEYS) ?? nearest(key, KEYS);
}

function checkOptionKeys(nodes: readonly OptionAt<JsonObject>[]): readonly ProblemAtPath[] {
  const places = new Map<string, Path[]>();
  for (const { entry, path } of nodes)
    if (!isGluedPair(entry))
      for (const key of Object.keys(entry).filter((written) => !KEYS.includes(written))) {
        const here = places.get(key) ?? [];
        places.set(key, here);
        here.push([...path, key]);
      }
  return [...places].flatMap(([key, paths]) => {
    const meant = keyMeantBy(key);
    const hint = `${meant === undefined ? suggestion(key, KEYS) : `Did you mean ${meant}?`} ${IGNORED_KEY}`;
    const code = meant === undefined ? 'data-option-unknown' : 'data-option-typo';
    return firstFault(paths, (path) => problemAtKey(code, path, `${quote(key)} is not a key of an option`, hint));
  });
}

/** What happens to an unknown key. */
export const IGNORED_KEY = 'The help desk would store the key and ignore it.';

/** Reports options without name and value, unless a mistyped key explains it. */
function problemOfEmptyEntry({ entry, path }: OptionAt<JsonObject>, data_type: DataType): ProblemAtPath | undefined {
  const isGlued = isGluedPair(entry);
  const isEmpty = entry.name === undefined && entry.value === undefined && Object.keys(entry).every(isKeyOfOption);
  if (!isGlued && !isEmpty) return undefined;
  const below = Object.values(entry).some((value) => typeof value === 'object' && value !== null);
  const wanted = `{ name: …, value: …${below && data_type.endsWith('tree_select') ? ', children: […]' : ''} }`;
  const hint = isGlued && !below ? `Remove the dashes, or write ${wanted}.` : `Write ${wanted}.`;
  return problemAtValue('option-invalid', path, 'this option has neither name nor value', hint);
}

function isKeyOfOption(key: string): boolean {
  return KEYS.includes(key);
}

/** Is this `- "4100": Production`, an entry of a map with a dash before it? */
function isGluedPair(entry: JsonObject): boolean {
  const [key = '', ...others] = Object.keys(entry);
  // A list may have 20,000 entries, and nearly all have a name and a value.
  return others.length === 0 && !isKeyOfOption(key) && keyMeantBy(key) === undefined;
}
