import { type DataType, isTree, offersChoices } from '../../model/data-types.ts';
import { isIgnored, ownSettingsOf } from '../../model/definition.ts';
import { meantAmong } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { optionsIn } from '../../model/settings/judge-options.ts';
import { judgeValue } from '../../model/settings/judge-values.ts';
import { ATTRIBUTE_SETTINGS, isDataOptionKey } from '../../model/settings/setting-table.ts';
import { IGNORED_KEY, keysOf, problemsOfKeys } from './check-keys.ts';
import { problemOfValue } from './check-settings.ts';
import { kindAt } from './schema-errors.ts';
import { firstOf, firstOfEach, quote, suggestion } from './words.ts';

const OPTIONS: Path = ['data_option', 'options'];
const MOST_NAMED = 3;

/** Whether an attribute as it is written leaves this setting to the help desk, by itself or with what it is part of. */
function isLeftAlone(attribute: JsonObject, key: string): boolean {
  return isIgnored(ownSettingsOf(attribute), ['data_option', key]);
}

/** Whether the file shows the choices of an attribute: not if they are in a list of their own, or left to administrators. */
export function areChoicesKnown(attribute: JsonObject): boolean {
  return attribute.options_from === undefined && !isLeftAlone(attribute, 'options');
}

/** Finds what a field offers nothing without. The help desk takes it so (5.2/03, 6.5/13). */
export function* findUnoffered(attribute: JsonObject, data_type: DataType, keys: 'known' | 'some-strange') {
  const { data_option: written = {} } = attribute;
  const option = isJsonObject(written) ? written : {};
  const isLacking = (key: string): boolean => option[key] === undefined && !isLeftAlone(attribute, key);
  const { options, relation, search_url: address } = option;
  const hasNoAddress = (address === undefined || address === '') && !isLeftAlone(attribute, 'search_url');
  if (data_type === 'autocompletion_ajax_external_data_source' && hasNoAddress) {
    const message = 'search_url is missing: the field would offer nothing';
    const hint = 'Write it in data_option, such as `search_url: "https://crm.example.com/search?q=#{search.term}"`.';
    yield problemAtKey('value-invalid', ['data_option', 'search_url'], message, hint);
  }
  // Options next to options_from are reported as defined twice, and options_from in here as misplaced.
  if (!offersChoices(data_type) || attribute.options_from !== undefined || option.options_from !== undefined) return;
  if (options === null) {
    const nothing = 'Nothing is written after the colon. Write the options below it, indented, or leave the key out.';
    // Choices that are not indented below it are keys of data_option.
    const beside = Object.keys(option).filter((key) => !isDataOptionKey(key));
    const names = `, and its entries are not indented: ${firstOf(beside.map(quote), MOST_NAMED)}`;
    const [what, hint] = beside.length === 0 ? ['', nothing] : [names, 'Indent them below `options:`.'];
    yield problemAtKey('options-empty', OPTIONS, `options is empty${what}`, hint);
  }
  // A strange key, or what stands in place of data_option, may hold them.
  if (options === null || keys === 'some-strange' || !isJsonObject(written)) return;
  if (data_type === 'boolean') {
    // Without options its forms offer nothing, and without a default a record made by e-mail or the API holds neither.
    const lines = { options: '`options: { true: "yes", false: "no" }`', default: '`default: false`' };
    const missing = (['options', 'default'] as const).filter(isLacking);
    const message = `this boolean has no ${missing.join(' and no ')}`;
    const hint = `Write ${missing.map((key) => lines[key]).join(' and ')} in its data_option, with your words.`;
    if (missing.length > 0) yield problemAtKey('boolean-incomplete', ['data_option'], message, hint);
    return;
  }
  // A wrong form is reported elsewhere; a relation has its own choices.
  const isEmpty = options === undefined || (typeof options === 'object' && Object.keys(options).length === 0);
  if (!isEmpty || !areChoicesKnown(attribute) || (typeof relation === 'string' && relation !== '')) return;
  const hint = 'Add `options:` to its data_option, or `options_from:` with a CSV file.';
  yield problemAtKey('no-options', OPTIONS, `this ${data_type} has no options`, hint);
}

/** Checks the options of an attribute, which the help desk takes in any form. A mistake is often made in each. */
export function checkChoices(options: JsonValue | undefined, data_type: DataType): readonly ProblemAtPath[] {
  const ofMap = isJsonObject(options) ? faultsOfMap(options, data_type) : [];
  const ofList = Array.isArray(options) ? faultsOfList(options, data_type) : [];
  const kindOf = ({ code, hint, path, at }: ProblemAtPath) => JSON.stringify([code, hint, at === 'key' && path.at(-1)]);
  return firstOfEach([...ofMap, ...ofList], kindOf);
}

const OF_BOOLEAN = 'Write options: { "true": yes, "false": no }';

function* faultsOfMap(options: JsonObject, data_type: DataType): Generator<ProblemAtPath> {
  const entries = Object.entries(options);
  // Zammad stores other keys than true and false (5.2/03 "boolean"), but no record ever has such a value.
  const [first, ...others] = Object.keys(options).filter((key) => key !== 'true' && key !== 'false');
  // Without "true", more is wrong than that.
  if (data_type === 'boolean' && first !== undefined && Object.hasOwn(options, 'true')) {
    const message = `a boolean has the values true and false, not ${firstOf([first, ...others].map(quote), MOST_NAMED)}`;
    yield problemAtKey('option-unclear', [...OPTIONS, first], message, `${OF_BOOLEAN}, with your own labels.`);
  }
  if (isTree(data_type) && entries.some(([, label]) => typeof label === 'object' && label !== null)) {
    const hint = 'Write each as { name: …, value: …, children: […] }, the children in the same form.';
    yield problemAtValue('data-option-invalid', OPTIONS, 'the options of a tree must be a list, not a map', hint);
    return;
  }
  if (typeof options.name === 'string' && typeof options.value === 'string') {
    const hint = 'For one option with this name and value, begin it with a dash: "- name: …".';
    yield problemAtKey('option-unclear', OPTIONS, 'name and value are two options here', hint);
  }
  for (const [value, label] of entries) {
    const path = [...OPTIONS, value];
    if (value === '' && data_type !== 'boolean') yield problemAtKey('option-unclear', path, ...EMPTY_VALUE);
    else yield* faultsOfPart('label', label, path);
  }
}

const EMPTY_VALUE = [
  'this option has an empty value',
  'Write the value to store. For an empty option, set `nulloption: true` instead.',
] as const;

/** Of a list or a map in place of a text, the service would show its own notation. */
function* faultsOfPart(what: 'label' | 'value', part: JsonValue | undefined, path: Path): Generator<ProblemAtPath> {
  const unlabelled = 'this option has no label: nothing is written after the colon';
  if (what === 'value' && (part === null || part === '')) yield problemAtValue('option-unclear', path, ...EMPTY_VALUE);
  else if (part === null)
    yield problemAtValue('option-unclear', path, unlabelled, 'Add a label. Without one, people see the value.');
  else if (typeof part === 'object') {
    const message = `the ${what} of an option must be text, not ${kindAt(path, part)}`;
    yield problemAtValue('value-invalid', path, message, 'Write a text.');
  }
}

/** What is no map and not null, which the service removes, has been judged by the table of settings. */
function* faultsOfList(options: readonly JsonValue[], data_type: DataType): Generator<ProblemAtPath> {
  if (data_type === 'boolean') {
    const message = 'the options of a boolean must be a map of its two values, not a list';
    yield problemAtValue('data-option-invalid', OPTIONS, message, `${OF_BOOLEAN}.`);
    return;
  }
  for (const [entry, path] of optionsIn(options))
    if (entry === null || isJsonObject(entry)) yield* faultsOfOption(entry ?? {}, data_type, path);
}

const KEYS = ['name', 'value', 'children', 'active'];

function* faultsOfOption(entry: JsonObject, data_type: DataType, path: Path): Generator<ProblemAtPath> {
  const { name, value, children, active } = entry;
  const keys = keysOf(entry, KEYS, (key) => meantAmong('choice', key, KEYS));
  // Is this `- "4100": Production`, an entry of a map with a dash before it?
  const isPair = Object.keys(entry).length === 1 && keys.strange.some(({ near }) => near === undefined);
  if (!isPair)
    yield* problemsOfKeys(keys, path, 'key of an option', (key) => `${suggestion(key, KEYS)} ${IGNORED_KEY}`);
  if (isPair || (name === undefined && value === undefined && keys.strange.length === 0)) {
    const below = Object.values(entry).some((part) => typeof part === 'object' && part !== null);
    const wanted = `{ name: …, value: …${below && isTree(data_type) ? ', children: […]' : ''} }`;
    const hint = isPair && !below ? `Remove the dashes, or write ${wanted}.` : `Write ${wanted}.`;
    yield problemAtValue('option-invalid', path, 'this option has neither name nor value', hint);
  }
  // In a tree, the path counts as the value; a list has none.
  if (!isTree(data_type) && name !== undefined && name !== null && value === undefined) {
    const message = `the option ${quote(name)} has no value to store`;
    yield problemAtValue('option-unclear', path, message, 'Write { name: …, value: … }.');
  }
  yield* faultsOfPart('label', name, [...path, 'name']);
  yield* faultsOfPart('value', value, [...path, 'value']);
  if (children === null) {
    const hint = 'Indent its entries below it, or remove it.';
    yield problemAtKey('option-unclear', [...path, 'children'], 'children is empty', hint);
  }
  const fault = judgeValue(ATTRIBUTE_SETTINGS.active, active ?? true, [...path, 'active']);
  if (fault !== undefined) yield problemOfValue(fault);
}
