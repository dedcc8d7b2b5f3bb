import {
  type AttributeKey,
  attributeKey,
  type ObjectName,
  parseObjectName,
  splitAttributeKey,
} from '../../model/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue, sameJson } from '../../model/json.ts';
import { readYaml } from '../yaml/yaml-documents.ts';
import { formatFile, lineEndOf, meaningOf, standardText } from './format-file.ts';
import { mergeInto, newDocument } from './merge-yaml.ts';

/** A change of what a file says; `path` begins inside the attribute, and an empty one is the attribute. */
export type Edit =
  | {
      readonly kind: 'set';
      readonly key: AttributeKey;
      readonly path: readonly string[];
      readonly value: JsonValue;
    }
  | { readonly kind: 'remove'; readonly key: AttributeKey; readonly path: readonly string[] }
  | {
      readonly kind: 'add';
      readonly object: ObjectName;
      readonly settings: JsonObject;
      readonly after: AttributeKey | undefined;
    };

/**
 * Edits an attribute file: entries change in place, comments stay, and the file is written in the form of `deskform fmt`
 * (`form` tells whether it was not, and now is). The result is read again and verified; or says why the edits are impossible.
 */
export function editFile(source: string, edits: readonly Edit[]) {
  const impossible = (why: string) => ({ outcome: 'impossible', why }) as const;
  const formatted = formatFile(source);
  if (formatted.outcome === 'impossible') return formatted;
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = formatted.text.slice(mark.length);
  const before = meaningOf(text);
  if (typeof before === 'string') return impossible(before);
  const written = before.filter((value) => value !== null);
  const wanted = meaningAfter(written, edits);
  if (typeof wanted === 'string') return impossible(wanted);
  if (sameJson(written, wanted)) return { outcome: 'edited', text: source, form: 'as-before' } as const;
  const after = merged(text, wanted).replaceAll('\n', lineEndOf(text));
  const reread = meaningOf(after);
  if (typeof reread === 'string') return impossible(`the edited file cannot be read: ${reread}`);
  if (!sameJson(reread, wanted)) return impossible('the edit would also change something else');
  const form = formatted.text === source ? 'as-before' : 'formatted';
  return { outcome: 'edited', text: mark + after, form } as const;
}

/** The documents of a text with other values, in the standard form. */
function merged(text: string, wanted: readonly JsonValue[]): string {
  const documents = readYaml(text.replaceAll('\r\n', '\n')).documents.filter((document) => document.toJS() !== null);
  for (const [index, document] of documents.entries()) mergeInto(document, wanted[index] ?? null);
  const added = wanted.slice(documents.length).map((value, index) => {
    const document = newDocument(value);
    if (documents.length + index > 0 && document.directives !== undefined) document.directives.docStart = true;
    return document;
  });
  return standardText([...documents, ...added]);
}

/** Makes editors complete settings and mark errors. */
const SCHEMA_LINE = '# yaml-language-server: $schema=https://json.schemastore.org/deskform-attributes-1.json\n';

/** Writes the text of a new attribute file: one document for the attributes of each object. */
export function newFileText(
  documents: readonly { readonly object: ObjectName; readonly attributes: readonly JsonObject[] }[],
): string {
  return `${SCHEMA_LINE}\n${merged(
    '',
    documents.map(({ object, attributes }) => ({ object, attributes })),
  )}`;
}

/** A copy that is changed in place: importing a long list may be one edit per choice. */
type Changeable = null | boolean | number | string | ChangeableMap | Changeable[];
interface ChangeableMap {
  [key: string]: Changeable;
}

function changeable(value: JsonValue): Changeable {
  return JSON.parse(JSON.stringify(value));
}

/** The documents of a file after all edits, new ones last; or why an edit is impossible. */
function meaningAfter(before: readonly JsonValue[], edits: readonly Edit[]): readonly JsonValue[] | string {
  const documents = before.map(changeable);
  for (const edit of edits) {
    const why = edit.kind === 'add' ? add(documents, edit) : changeAttribute(documents, edit);
    if (why !== undefined) return why;
  }
  return documents;
}

/** Returns the error of an impossible edit. */
function add(
  documents: Changeable[],
  { object, settings, after }: Extract<Edit, { readonly kind: 'add' }>,
): string | undefined {
  if (typeof settings.name !== 'string') return 'the new attribute has no name';
  const key = attributeKey(object, settings.name.toLowerCase());
  if (placesOf(documents, key).length > 0) return `${key} is already in the file`;
  const [place] = after?.startsWith(`${object}.`) === true ? placesOf(documents, after) : [];
  const attributes = place?.attributes ?? attributesFor(documents, object);
  attributes.splice(place === undefined ? attributes.length : place.index + 1, 0, changeable(settings));
  return undefined;
}

/** Returns the error of an impossible edit. */
function changeAttribute(
  documents: readonly Changeable[],
  edit: Exclude<Edit, { readonly kind: 'add' }>,
): string | undefined {
  const { key, path } = edit;
  const [place, second] = placesOf(documents, key);
  if (place === undefined) return `${key} is not in the file`;
  if (second !== undefined) return `${key} is in the file twice`;
  const wanted = edit.kind === 'set' ? changeable(edit.value) : undefined;
  if (path.length === 0) place.attributes.splice(place.index, 1, ...(wanted === undefined ? [] : [wanted]));
  else if (!change(place.attribute, path, wanted))
    return `${key}: ${path.join('/')} leads through a value that is not a map`;
  return undefined;
}

function placesOf(documents: readonly Changeable[], key: AttributeKey) {
  const [object, wanted] = splitAttributeKey(key);
  return documents.flatMap((document) => {
    if (!isOf(document, object) || !Array.isArray(document.attributes)) return [];
    const { attributes } = document;
    return attributes.flatMap((attribute, index) =>
      isJsonObject(attribute) && typeof attribute.name === 'string' && attribute.name.toLowerCase() === wanted
        ? [{ attributes, attribute, index }]
        : [],
    );
  });
}

function isOf(document: Changeable, object: ObjectName): document is ChangeableMap {
  return isJsonObject(document) && typeof document.object === 'string' && parseObjectName(document.object) === object;
}

/** The list of the last document of an object, or of a new one. */
function attributesFor(documents: Changeable[], object: ObjectName): Changeable[] {
  const last = documents.findLast((document) => isOf(document, object));
  const document: ChangeableMap = last ?? { object };
  if (last === undefined) documents.push(document);
  if (Array.isArray(document.attributes)) return document.attributes;
  const made: Changeable[] = [];
  document.attributes = made;
  return made;
}

/** Sets or (undefined) removes what a path leads to; missing maps on the way are made. False if it leads into a value. */
function change(
  holder: ChangeableMap | Changeable[],
  [step = '', ...rest]: readonly string[],
  wanted: Changeable | undefined,
): boolean {
  const part: Changeable = Object.hasOwn(holder, step) ? Reflect.get(holder, step) : null;
  if (rest.length > 0 && part !== null) return typeof part === 'object' && change(part, rest, wanted);
  if (wanted === undefined) {
    // What is not there needs no removing.
    if (rest.length === 0) Reflect.deleteProperty(holder, step);
    return true;
  }
  const made: ChangeableMap = {};
  const value = rest.length === 0 ? wanted : made;
  // Assigned, `__proto__` would be no key like any other.
  Object.defineProperty(holder, step, { value, configurable: true, enumerable: true, writable: true });
  return rest.length === 0 || change(made, rest, wanted);
}
