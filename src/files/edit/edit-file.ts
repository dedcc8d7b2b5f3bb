import { Document, type Node } from 'yaml';
import { type AttributeKey, type ObjectName, parseObjectName, splitAttributeKey } from '../../model/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue, sameJson } from '../../model/json.ts';
import type { Path } from '../../model/problem.ts';
import { documentsIn, formatFile, impossible, meaningOf, standardText } from './format-file.ts';
import { mergedNode } from './merge-yaml.ts';

/** A change of what a file says of an attribute. */
export interface Edit {
  readonly key: AttributeKey;
  /** Inside the attribute; an empty one adds it. */
  readonly path: Path;
  /** Undefined removes what is there. */
  readonly value: JsonValue | undefined;
}

/**
 * Edits an attribute file: entries change in place, comments stay, and the file is written in the form of `deskform fmt`
 * (`form` tells whether it was not, and now is). The result is read again and verified; or says why the edits are impossible.
 */
export function editFile(source: string, edits: readonly Edit[]) {
  const formatted = formatFile(source);
  if (formatted.outcome === 'impossible') return formatted;
  const { text, meaning } = formatted;
  const written = meaning.filter((value) => value !== null);
  const wanted = meaningAfter(written, edits);
  if (typeof wanted === 'string') return impossible(wanted);
  if (sameJson(written, wanted)) return { outcome: 'edited', text: source, form: 'as-before' } as const;
  const edited = merged(text, wanted);
  const reread = meaningOf(edited);
  if (typeof reread === 'string' || !sameJson(reread, wanted))
    return impossible('the edit would also change something else');
  return { outcome: 'edited', text: edited, form: text === source ? 'as-before' : 'formatted' } as const;
}

/** The documents of a text with other values, in the standard form. */
function merged(text: string, wanted: readonly JsonValue[]): string {
  const written = documentsIn(text).filter((document) => document.toJS() !== null);
  const documents = wanted.map((value, index) => {
    const document = written[index] ?? new Document<Node>(undefined, { version: '1.2' });
    if (index >= written.length && index > 0 && document.directives) document.directives.docStart = true;
    document.contents = mergedNode(document, document.contents, value, []);
    return document;
  });
  return standardText(documents, text);
}

/** Makes editors complete settings and mark errors. */
const SCHEMA_LINE = '# yaml-language-server: $schema=https://json.schemastore.org/deskform-attributes-1.json\n';

/** Writes the text of a new attribute file: one document for the attributes of each object. */
export function newFileText(
  documents: readonly { readonly object: ObjectName; readonly attributes: readonly JsonObject[] }[],
): string {
  return `${SCHEMA_LINE}\n${merged('', documents)}`;
}

/** The documents of a file after all edits, new ones last; or why an edit is impossible. */
function meaningAfter(before: readonly JsonValue[], edits: readonly Edit[]): readonly JsonValue[] | string {
  // A copy that is changed in place: importing a long list may be one edit per choice.
  const documents = before.map(copyOf);
  for (const { key, path, ...edit } of edits) {
    const value = edit.value === undefined ? undefined : copyOf(edit.value);
    const [object, name] = splitAttributeKey(key);
    const ofObject = documents.filter(isJsonObject).filter((one) => parseObjectName(textOf(one.object)) === object);
    const attributes = ofObject.flatMap(attributesIn).filter(isJsonObject);
    const [attribute, second] = attributes.filter((one) => textOf(one.name).toLowerCase() === name);
    if (second !== undefined) return `${key} is in the file twice`;
    if (path.length > 0) {
      if (attribute === undefined) return `${key} is not in the file`;
      if (!change(attribute, path, value)) return `${key}: ${path.join('/')} leads through a value that is not a map`;
      continue;
    }
    if (attribute !== undefined) return `${key} is already in the file`;
    const last = ofObject.at(-1) ?? { object };
    if (ofObject.length === 0) documents.push(last);
    change(last, ['attributes'], [...attributesIn(last), value ?? null]);
  }
  return documents;
}

/** A map or a list in its place is no name. */
function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function copyOf(value: JsonValue): JsonValue {
  return JSON.parse(JSON.stringify(value));
}

function attributesIn({ attributes }: JsonObject): readonly JsonValue[] {
  return Array.isArray(attributes) ? attributes : [];
}

/** Sets or (undefined) removes what a path leads to; missing maps on the way are made. False if it leads into a value. */
function change(holder: object, [step = '', ...rest]: Path, wanted: JsonValue | undefined): boolean {
  const part: JsonValue = Object.hasOwn(holder, step) ? Reflect.get(holder, step) : null;
  if (rest.length > 0 && part !== null) return typeof part === 'object' && change(part, rest, wanted);
  if (wanted === undefined) {
    // What is not there needs no removing.
    if (rest.length === 0) Reflect.deleteProperty(holder, step);
    return true;
  }
  const value = rest.length === 0 ? wanted : {};
  // Assigned, `__proto__` would be no key like any other.
  Object.defineProperty(holder, step, { value, configurable: true, enumerable: true, writable: true });
  return rest.length === 0 || change(Object(value), rest, wanted);
}
