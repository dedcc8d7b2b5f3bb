import {
  type AttributeKey,
  attributeKey,
  type ObjectName,
  parseObjectName,
  splitAttributeKey,
} from '../../model/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';

/** A change of what a file says; `path` begins inside the attribute. */
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

/** Computes the documents of a file after all edits, new ones last; or says why an edit is impossible. */
export function meaningAfter(before: readonly JsonValue[], edits: readonly Edit[]): readonly JsonValue[] | string {
  const documents = before.map(changeableOf);
  for (const edit of edits) {
    const why = edit.kind === 'add' ? add(documents, edit) : changeAttribute(documents, edit);
    if (why !== undefined) return why;
  }
  return documents.map(jsonOf);
}

/** Returns the error of an impossible edit. */
function add(
  documents: Changeable[],
  { object, settings, after }: Extract<Edit, { readonly kind: 'add' }>,
): string | undefined {
  if (typeof settings.name !== 'string') return 'the new attribute has no name';
  const key = attributeKey(object, settings.name.toLowerCase());
  if (placesOf(documents, key).length > 0) return `${key} is already in the file`;
  const isBehind = after !== undefined && splitAttributeKey(after)[0] === object;
  const [place] = isBehind ? placesOf(documents, after) : [];
  const attributes = place?.attributes ?? attributesOf(documentOf(documents, object));
  attributes.splice(place === undefined ? attributes.length : place.index + 1, 0, changeableOf(settings));
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
  const wanted = edit.kind === 'set' ? changeableOf(edit.value) : undefined;
  if (change(place.attributes, [String(place.index), ...path], wanted) === 'done') return undefined;
  return `${key}: ${path.join('/')} leads through a value that is not a map`;
}

function placesOf(documents: readonly Changeable[], key: AttributeKey) {
  const [object, wanted] = splitAttributeKey(key);
  return documents.flatMap((document) => {
    const attributes = document instanceof Map ? document.get('attributes') : undefined;
    if (!Array.isArray(attributes) || objectOf(document) !== object) return [];
    return attributes.flatMap((attribute, index) => {
      const name = attribute instanceof Map ? attribute.get('name') : undefined;
      return typeof name === 'string' && name.toLowerCase() === wanted ? [{ attributes, index }] : [];
    });
  });
}

function objectOf(document: Changeable): ObjectName | undefined {
  const object = document instanceof Map ? document.get('object') : undefined;
  return typeof object === 'string' ? parseObjectName(object) : undefined;
}

/** Returns the last document of an object, or creates one. */
function documentOf(documents: Changeable[], object: ObjectName): ChangeableMap {
  const last = documents.findLast((document) => objectOf(document) === object);
  if (last instanceof Map) return last;
  const made: ChangeableMap = new Map([['object', object]]);
  documents.push(made);
  return made;
}

function attributesOf(document: ChangeableMap): Changeable[] {
  const written = document.get('attributes');
  if (Array.isArray(written)) return written;
  const made: Changeable[] = [];
  document.set('attributes', made);
  return made;
}

/**
 * A JSON value that is changed in place. Importing a long list is one edit per choice, and copying the list for each
 * would be slow.
 */
type Changeable = null | boolean | number | string | ChangeableMap | Changeable[];
type ChangeableMap = Map<string, Changeable>;

function changeableOf(value: JsonValue): Changeable {
  if (Array.isArray(value)) return value.map(changeableOf);
  if (!isJsonObject(value)) return value as Exclude<typeof value, readonly JsonValue[]>;
  return new Map(Object.entries(value).map(([key, part]) => [key, changeableOf(part)]));
}

function jsonOf(value: Changeable): JsonValue {
  if (Array.isArray(value)) return value.map(jsonOf);
  return value instanceof Map ? Object.fromEntries([...value].map(([key, part]) => [key, jsonOf(part)])) : value;
}

/** Sets or (undefined) removes what a path leads to; missing maps on the way are made. */
function change(
  holder: ChangeableMap | Changeable[],
  [step, ...rest]: readonly string[],
  wanted: Changeable | undefined,
): 'done' | 'no way' {
  if (step === undefined || (Array.isArray(holder) && !/^\d+$/u.test(step))) return 'no way';
  // A path may append an item to a list, but not lead through it.
  if (Array.isArray(holder) && Number(step) > holder.length - Math.min(rest.length, 1)) return 'no way';
  if (rest.length === 0) {
    putPart(holder, step, wanted);
    return 'done';
  }
  const part = Array.isArray(holder) ? holder[Number(step)] : holder.get(step);
  if (part instanceof Map || Array.isArray(part)) return change(part, rest, wanted);
  if (part !== undefined && part !== null) return 'no way';
  // What is not there needs no removing.
  if (wanted === undefined) return 'done';
  const made: ChangeableMap = new Map();
  putPart(holder, step, made);
  return change(made, rest, wanted);
}

function putPart(holder: ChangeableMap | Changeable[], step: string, wanted: Changeable | undefined): void {
  if (Array.isArray(holder)) holder.splice(Number(step), 1, ...(wanted === undefined ? [] : [wanted]));
  else if (wanted === undefined) holder.delete(step);
  else holder.set(step, wanted);
}
