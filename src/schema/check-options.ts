import { type DataType, factsOf } from '../attribute/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../attribute/json.ts';
import { addToGroup } from '../problem/add-to-group.ts';
import type { ProblemCode } from '../problem/problem-codes.ts';
import { hintForType, kindAt } from './describe-fault.ts';
import { nearest, suggestion } from './did-you-mean.ts';
import { forAll, formatPath, type Path, quote, type Remark, remarkOnKey, remarkOnValue } from './remark.ts';

/** Whether each option says what is stored and what people read. The service takes options of any form (5.2/03, 6.5/13). */
export function checkOptions(options: JsonValue | undefined, dataType: DataType, path: Path): readonly Remark[] {
  if (Array.isArray(options))
    return dataType === 'boolean' ? [listOfBoolean(path)] : checkList(options, dataType, path);
  if (!isJsonObject(options)) return [];
  const empty = Object.hasOwn(options, '') && dataType !== 'boolean' ? [[...path, '']] : [];
  const unlabelled = Object.keys(options).flatMap((value) => (options[value] === null ? [[...path, value]] : []));
  return [...tellEmptyValues(empty, remarkOnKey), ...tellMissingLabels(unlabelled)];
}

function listOfBoolean(path: Path): Remark {
  return remarkOnValue(
    'data-option-invalid',
    path,
    'the options of a boolean must be a map of its two values, not a list',
    'Write options: { "true": yes, "false": no }.',
  );
}

interface Entry {
  readonly entry: JsonValue;
  readonly path: Path;
}

/** Every entry of a list or a tree as it is written, parents first. */
function* entriesOf(list: readonly JsonValue[], path: Path): Generator<Entry> {
  for (const [index, entry] of list.entries()) {
    const here = [...path, String(index)];
    yield { entry, path: here };
    if (isJsonObject(entry) && Array.isArray(entry.children)) yield* entriesOf(entry.children, [...here, 'children']);
  }
}

function checkList(list: readonly JsonValue[], dataType: DataType, path: Path): readonly Remark[] {
  const entries = [...entriesOf(list, path)];
  const nodes = entries.flatMap(({ entry, path: here }) => (isJsonObject(entry) ? [{ node: entry, path: here }] : []));
  const having = (key: string, is: (value: JsonValue) => boolean): readonly Path[] =>
    nodes.flatMap(({ node, path: here }) => (node[key] !== undefined && is(node[key]) ? [[...here, key]] : []));
  return [
    ...tellBare(entries, dataType),
    ...tellUnknownKeys(nodes),
    ...tellEmptyValues(
      having('value', (value) => value === '' || value === null),
      remarkOnValue,
    ),
    ...tellNothing(nodes),
    ...tellMissingLabels(having('name', (name) => name === null)),
    ...nodes.flatMap(({ node, path: here }) => remarkOnChildren(node.children, [...here, 'children'])),
  ];
}

/** Lists of bare strings stop the migration where the service keeps a history of options (6.5/18), and confuse the rest. */
function tellBare(entries: readonly Entry[], dataType: DataType): readonly Remark[] {
  const code = factsOf(dataType).keepsHistory ? 'data-option-invalid' : 'options-as-list';
  const lists = new Set<string>();
  return entries.flatMap(({ entry, path }) => {
    const list = formatPath(path.slice(0, -1));
    if (isJsonObject(entry) || entry === null || lists.has(list)) return [];
    // The others of its list are mended with it.
    lists.add(list);
    const message = `the option ${quote(entry)} has no name and value of its own`;
    return [remarkOnValue(code, path, message, 'Write a map of value to label, or a list of { name: …, value: … }.')];
  });
}

const KEYS = ['name', 'value', 'children', 'active'];
/** Words of other programs for the same. */
const MEANT: Readonly<Record<string, string>> = {
  label: 'name',
  display: 'name',
  title: 'name',
  key: 'value',
  id: 'value',
  options: 'children',
};

interface Node {
  readonly node: JsonObject;
  readonly path: Path;
}

function tellUnknownKeys(nodes: readonly Node[]): readonly Remark[] {
  const places = new Map<string, Path[]>();
  for (const { node, path } of nodes)
    for (const key of Object.keys(node)) if (!KEYS.includes(key)) addToGroup(places, key, [...path, key]);
  return [...places].flatMap(([key, paths]) => {
    const meant = Object.hasOwn(MEANT, key) ? MEANT[key] : nearest(key, KEYS);
    const hint = `${meant === undefined ? suggestion(key, KEYS) : `Did you mean ${meant}?`} ${NOTHING_READS_IT}`;
    return tellFirst(remarkOnKey, 'data-option-typo', paths, `${quote(key)} is not a key of an option`, hint);
  });
}

/** What becomes of a key that nobody knows. */
export const NOTHING_READS_IT = 'The help desk would keep the key, and nothing would read it.';

function tellEmptyValues(paths: readonly Path[], remark: typeof remarkOnKey): readonly Remark[] {
  const hint = 'Write the value that records store. An empty choice needs no option: `nulloption: true` offers it.';
  return tellFirst(remark, 'option-invalid', paths, 'this option has an empty value', hint);
}

/** A mistyped key is why something is missing. */
function tellNothing(nodes: readonly Node[]): readonly Remark[] {
  const empty = nodes.flatMap(({ node, path }) =>
    node.name === undefined && node.value === undefined && Object.keys(node).every((key) => KEYS.includes(key))
      ? [path]
      : [],
  );
  const message = 'this option has neither name nor value';
  return tellFirst(remarkOnValue, 'option-invalid', empty, message, 'Write { name: …, value: … }.');
}

/** In a map the labels stand behind the values, in a list and a tree behind `name`. */
function tellMissingLabels(paths: readonly Path[]): readonly Remark[] {
  const message = 'this choice has no label: nothing is written after the colon';
  return tellFirst(
    remarkOnValue,
    'setting-unusual',
    paths,
    message,
    'Write its label. Without one people see its value.',
  );
}

function remarkOnChildren(children: JsonValue | undefined, path: Path): readonly Remark[] {
  if (children === undefined || children === null || Array.isArray(children)) return [];
  const message = `children must be a list of options, not ${kindAt(path, children)}`;
  return [remarkOnValue('option-invalid', path, message, hintForType(['array'], children))];
}

function tellFirst(
  remark: typeof remarkOnKey,
  code: ProblemCode,
  paths: readonly Path[],
  message: string,
  hint: string,
): readonly Remark[] {
  const [first] = paths;
  return first === undefined ? [] : [forAll(paths.length, remark(code, first, message, hint))];
}
