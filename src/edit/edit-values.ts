import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isJsonObject, type JsonValue, sameJson } from '../attribute/json.ts';
import { changeBlockEntries, changeFlowEntries } from './change-entries.ts';
import { type EntryStep, stepsOfList, stepsOfMap } from './entry-steps.ts';
import {
  blockLines,
  flowText,
  type Holder,
  indentLines,
  type NewEntry,
  type YamlPath,
  type YamlStyle,
} from './write-yaml.ts';
import {
  columnOf,
  type DocumentEdit,
  endOf,
  entriesOf,
  insert,
  isWritten,
  lineEndOf,
  removeLines,
  replace,
  startOf,
  type YamlEntry,
} from './yaml-entries.ts';

/** Finds the text ranges to replace so that the document has the wanted value. */
export function editDocument(wanted: JsonValue, edit: DocumentEdit): void {
  const root = { key: undefined, value: edit.document.contents, start: 0, mark: undefined, end: 0 };
  editValue(root, wanted, 'block', [], edit);
}

/** `holder` is the style of the collection around the entry. */
function editValue(entry: YamlEntry, wanted: JsonValue, holder: Holder, path: YamlPath, edit: DocumentEdit): void {
  const node = entry.value;
  if (sameJson(jsonOf(node, edit), wanted)) return;
  if (isAlias(node)) {
    edit.obstacles.push(`${path.slice(2).join('/')} is the alias *${node.source}, whose value is also used elsewhere`);
    return;
  }
  if (isCollection(node)) {
    const entries = entriesOf(node, edit.text);
    const steps = stepsTo(wanted, node, entries, edit);
    // A collection of which nothing stays is written anew, except for a block list: the comments between its items stay.
    const isBlockList = isSeq(node) && node.flow !== true;
    if (steps.some(({ kind }) => kind === 'keep' || (isBlockList && kind === 'insert'))) {
      editEntries(entries, steps, node, path, edit);
      return;
    }
  }
  replaceValue(entry, wanted, holder, path, edit);
}

function jsonOf(node: unknown, { document }: DocumentEdit): JsonValue {
  return isNode(node) ? (node.toJS(document, { maxAliasCount: -1 }) ?? null) : null;
}

function stepsTo(
  wanted: JsonValue,
  node: YAMLMap | YAMLSeq,
  entries: readonly YamlEntry[],
  edit: DocumentEdit,
): readonly EntryStep[] {
  if (isMap(node) && isJsonObject(wanted)) {
    const names = entries.map(({ key }) => String(key?.value));
    return stepsOfMap(names, wanted);
  }
  if (!isSeq(node) || !Array.isArray(wanted)) return [];
  const old = node.items.map((item) => jsonOf(item, edit));
  return stepsOfList(old, wanted);
}

function editEntries(
  entries: readonly YamlEntry[],
  steps: readonly EntryStep[],
  node: YAMLMap | YAMLSeq,
  path: YamlPath,
  edit: DocumentEdit,
): void {
  const holder = node.flow === true ? 'flow' : 'block';
  const removed = new Set<number>();
  /** By the old entry that they follow. */
  const added = new Map<number, NewEntry[]>();
  let style: YamlStyle | undefined;
  for (const step of steps) {
    if (step.kind === 'remove') {
      removed.add(step.at);
      continue;
    }
    const inner = [...path, step.name];
    if (step.kind === 'keep') {
      const entry = entries[step.at];
      if (entry !== undefined) editValue(entry, step.value, holder, inner, edit);
      continue;
    }
    // Most edits add nothing, and some add thousands: the style is read once, and only when an entry is added.
    style ??= styleAmong(entries, edit.style);
    const name = isMap(node) ? step.name : undefined;
    const after = added.get(step.after) ?? [];
    after.push({ name, value: step.value, path: inner, style });
    added.set(step.after, after);
  }
  if (holder === 'flow') changeFlowEntries(entries, added, removed, edit);
  else changeBlockEntries(entries, added, removed, edit);
}

/** A new entry follows the style that all entries around it share. */
function styleAmong(entries: readonly YamlEntry[], style: YamlStyle): YamlStyle {
  const values = entries.map(({ value }) => value);
  const texts = values.filter((value) => isScalar(value)).filter(({ value }) => typeof value === 'string');
  const filled = values.filter((value) => isCollection(value)).filter(({ items }) => items.length > 0);
  const keys = entries.flatMap(({ key }) => key ?? []);
  const hasBareNumber = keys.some(({ type, value }) => type === 'PLAIN' && /^\d+$/u.test(String(value)));
  return {
    ...style,
    texts: quotesOf(texts),
    keys: hasBareNumber ? 'bare numbers' : quotesOf(keys),
    collections: onlyOne(filled.map(({ flow }) => (flow === true ? 'flow' : 'block'))) ?? style.collections,
  };
}

function quotesOf(scalars: readonly Scalar[]): Scalar.Type {
  const type = onlyOne(scalars.map((scalar) => scalar.type));
  return type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE' ? type : 'PLAIN';
}

function onlyOne<Value>([first, ...others]: readonly Value[]): Value | undefined {
  return others.every((other) => other === first) ? first : undefined;
}

/** Replaces the old value with another one. */
function replaceValue(entry: YamlEntry, wanted: JsonValue, holder: Holder, path: YamlPath, edit: DocumentEdit): void {
  const { text, eol } = edit;
  const { key, value: node, mark } = entry;
  const start = isWritten(node) ? startOf(node) : mark;
  const end = isWritten(node) ? endOf(node, text) : mark;
  if (start === undefined || end === undefined) {
    edit.obstacles.push(`${path.slice(2).join('/')} is not written separately in the file`);
    return;
  }
  const source = text.slice(start, end);
  const column = holder === 'flow' ? 0 : columnOf(text, entry.start);
  const otherWords = isScalar(node) ? withOtherWords(source, node, wanted, holder, column) : undefined;
  const style = styleInPlaceOf(node, source, column, wanted, edit.style);
  if (otherWords !== undefined || holder === 'flow' || mark === undefined) {
    const flow = otherWords ?? flowText({ name: undefined, value: wanted, path, style });
    replace(edit, start, end, source === '' ? ` ${flow}` : flow);
    return;
  }
  const [first = '', ...rest] = blockLines({ name: key === undefined ? undefined : 'k', value: wanted, path, style });
  const comment = isBlockText(node) ? (/^[|>][\d+-]*(.*)/u.exec(source)?.[1] ?? '') : '';
  const inline = first.slice(key === undefined ? 1 : first.indexOf(':') + 1) + comment;
  const below = indentLines(rest, column)
    .map((line) => eol + line)
    .join('');
  const gap = text.slice(mark, start);
  if (!gap.includes('\n')) {
    replace(edit, mark, end, gap === '' || inline === '' ? inline : gap + inline.replace(/^ +/u, ''));
    insert(edit, lineEndOf(text, end), below);
  } else if (below === '' && !(isCollection(node) && node.flow !== true)) {
    replace(edit, start, end, inline.replace(/^ +/u, ''));
  } else if (isScalar(node) && !isBlockText(node) && typeof wanted === 'string') {
    replace(
      edit,
      start,
      end,
      flowText({ name: undefined, value: wanted, path, style: { ...style, texts: 'QUOTE_DOUBLE' } }),
    );
  } else {
    // The line of the value is removed, so its comment moves up to the key.
    const [comment = ''] = /^ +#.*/u.exec(isBlockText(node) ? '' : text.slice(end, lineEndOf(text, end))) ?? [];
    insert(edit, mark, inline + comment);
    insert(edit, lineEndOf(text, mark), below);
    removeLines(edit, start, end);
  }
}

function isBlockText(node: unknown): node is Scalar {
  return isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
}

/** A text keeps its quotes or its indentation, and a value between braces stays there. */
function styleInPlaceOf(node: unknown, source: string, column: number, wanted: JsonValue, style: YamlStyle): YamlStyle {
  if (isScalar(node) && typeof wanted === 'string') {
    const indent = isBlockText(node) ? (/\n( *)\S/u.exec(source)?.[1]?.length ?? 0) - column : 0;
    const layout = indent > 0 ? { ...style.layout, indent } : style.layout;
    return { ...style, layout, texts: node.type ?? 'PLAIN' };
  }
  if (!isCollection(node)) return style;
  const hasOnlyScalars = Object.values(Object(wanted)).every((part) => Object(part) !== part);
  const staysFlow = node.items.length > 0 ? node.flow === true : hasOnlyScalars;
  return staysFlow ? { ...style, collections: 'flow' } : style;
}

/** Changes only the words that differ in a text of several lines, so that its other lines stay as they are. */
function withOtherWords(
  source: string,
  { value: old }: Scalar,
  wanted: JsonValue,
  holder: Holder,
  column: number,
): string | undefined {
  if (typeof old !== 'string' || typeof wanted !== 'string' || !source.includes('\n')) return undefined;
  const [words, wantedWords] = [old.split(/(\s)/u), wanted.split(/(\s)/u)];
  const most = Math.min(words.length, wantedWords.length);
  let [before, behind] = [0, 0];
  while (before < most && words[before] === wantedWords[before]) before += 1;
  while (behind < most - before && words.at(-1 - behind) === wantedWords.at(-1 - behind)) behind += 1;
  // An added or removed word is replaced together with the word before it.
  if (before >= 2 && (before + behind === words.length || before + behind === wantedWords.length)) before -= 2;
  const gone = words.slice(before, words.length - behind).join('');
  const come = wantedWords.slice(before, wantedWords.length - behind).join('');
  if (gone === '' || come.includes('\n')) return undefined;
  const parts = source.split(gone);
  const place = words.slice(0, before).join('').split(gone).length;
  if (place >= parts.length) return undefined;
  const changed = parts.slice(0, place).join(gone) + come + parts.slice(place).join(gone);
  return means(changed, wanted, holder, column) ? changed : undefined;
}

/** Whether a text has the wanted value inside brackets, or after a key in that column. */
function means(source: string, wanted: string, holder: Holder, column: number): boolean {
  const around = holder === 'flow' ? `k: [${source}]\n` : `${' '.repeat(column)}k: ${source}\n`;
  const document = parseDocument(around, { logLevel: 'silent', prettyErrors: false });
  return document.errors.length === 0 && document.getIn(holder === 'flow' ? ['k', 0] : ['k']) === wanted;
}
