import { type AttributeKey, attributeKey, type ObjectName, parseObjectName } from '../attribute/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue, member, withMember } from '../attribute/json.ts';

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

export type Meaning =
  | { readonly outcome: 'meant'; readonly documents: readonly JsonValue[] }
  | { readonly outcome: 'senseless'; readonly why: string };

/** What the documents of a file mean once every edit is made. New documents come last. */
export function meaningAfter(documents: readonly JsonValue[], edits: readonly Edit[]): Meaning {
  let meant = documents;
  for (const edit of edits) {
    const next = edit.kind === 'add' ? afterAdding(meant, edit) : afterChanging(meant, edit);
    if (typeof next === 'string') return { outcome: 'senseless', why: next };
    meant = next;
  }
  return { outcome: 'meant', documents: meant };
}

type Adding = Extract<Edit, { readonly kind: 'add' }>;
type Changing = Exclude<Edit, Adding>;

interface Place {
  readonly document: number;
  readonly item: number;
}

function objectOf(document: JsonValue): ObjectName | undefined {
  return isJsonObject(document) && typeof document.object === 'string' ? parseObjectName(document.object) : undefined;
}

function attributesOf(document: JsonValue): readonly JsonValue[] {
  return isJsonObject(document) && Array.isArray(document.attributes) ? document.attributes : [];
}

function placesOf(documents: readonly JsonValue[], key: AttributeKey): readonly Place[] {
  return documents.flatMap((document, index) => {
    const object = objectOf(document);
    if (object === undefined) return [];
    return attributesOf(document).flatMap((attribute, item) => {
      if (!isJsonObject(attribute) || typeof attribute.name !== 'string') return [];
      return attributeKey(object, attribute.name.toLowerCase()) === key ? [{ document: index, item }] : [];
    });
  });
}

function withAttributes(
  documents: readonly JsonValue[],
  index: number,
  change: (attributes: readonly JsonValue[]) => readonly JsonValue[],
): readonly JsonValue[] {
  return documents.map((document, at) => {
    if (at !== index || !isJsonObject(document)) return document;
    return withPlaced(document, 'attributes', change(attributesOf(document)));
  });
}

function afterAdding(documents: readonly JsonValue[], { object, settings, after }: Adding) {
  const { name } = settings;
  if (typeof name !== 'string') return 'the new attribute has no name';
  const key = attributeKey(object, name.toLowerCase());
  if (placesOf(documents, key).length > 0) return `${key} stands in the file already`;
  const [place] = after === undefined ? [] : placesOf(documents, after);
  if (place !== undefined && objectOf(documents[place.document] ?? null) === object)
    return withAttributes(documents, place.document, (attributes) => attributes.toSpliced(place.item + 1, 0, settings));
  const last = documents.findLastIndex((document) => objectOf(document) === object);
  if (last < 0) return [...documents, { object, attributes: [settings] }];
  return withAttributes(documents, last, (attributes) => [...attributes, settings]);
}

function afterChanging(documents: readonly JsonValue[], edit: Changing): readonly JsonValue[] | string {
  const [place, second] = placesOf(documents, edit.key);
  if (place === undefined) return `${edit.key} does not stand in the file`;
  if (second !== undefined) return `${edit.key} stands in the file twice`;
  const attribute = attributesOf(documents[place.document] ?? null)[place.item] ?? null;
  const changed = changeAt(attribute, edit.path, edit.kind === 'set' ? { value: edit.value } : undefined);
  if (changed === 'no way') return `${edit.key}: ${edit.path.join('/')} leads through something that is no map`;
  return withAttributes(documents, place.document, (attributes) =>
    changed === undefined ? attributes.toSpliced(place.item, 1) : attributes.toSpliced(place.item, 1, changed.value),
  );
}

interface Held {
  readonly value: JsonValue;
}

/** The value with one part of it set or (undefined) removed; missing maps on the way are made. */
function changeAt(
  value: JsonValue | undefined,
  path: readonly string[],
  wanted: Held | undefined,
): Held | undefined | 'no way' {
  const [step, ...rest] = path;
  if (step === undefined) return wanted;
  if (value === undefined || value === null) {
    if (wanted === undefined) return value === undefined ? undefined : { value };
    return changeMap({}, step, rest, wanted);
  }
  if (isJsonObject(value)) return changeMap(value, step, rest, wanted);
  return Array.isArray(value) ? changeList(value, step, rest, wanted) : 'no way';
}

function changeMap(map: JsonObject, step: string, rest: readonly string[], wanted: Held | undefined): Held | 'no way' {
  const changed = changeAt(member(map, step), rest, wanted);
  if (changed === 'no way') return changed;
  return { value: changed === undefined ? withMember(map, step, undefined) : withPlaced(map, step, changed.value) };
}

function changeList(
  list: readonly JsonValue[],
  step: string,
  rest: readonly string[],
  wanted: Held | undefined,
): Held | 'no way' {
  const index = Number(step);
  if (!/^\d+$/u.test(step) || index > list.length || (index === list.length && rest.length > 0)) return 'no way';
  const changed = changeAt(list[index], rest, wanted);
  if (changed === 'no way') return changed;
  return { value: changed === undefined ? list.toSpliced(index, 1) : list.toSpliced(index, 1, changed.value) };
}

/** The order in which the settings of an attribute are usually written. */
const USUAL_ORDER = [
  ...['name', 'display', 'data_type', 'data_option', 'screens', 'position', 'active'],
  ...['state', 'created_before', 'protect', 'ignore', 'accept'],
];

/** A copy with a member changed where it stands, or added where it usually stands. */
function withPlaced(map: JsonObject, key: string, value: JsonValue): JsonObject {
  const entries = Object.entries(map);
  const at = entries.findIndex(([name]) => name === key);
  if (at >= 0) return Object.fromEntries(entries.toSpliced(at, 1, [key, value]));
  const isAttribute = Object.hasOwn(map, 'data_type') || Object.hasOwn(map, 'state');
  const rank = isAttribute ? USUAL_ORDER.indexOf(key) : -1;
  const before = USUAL_ORDER.slice(0, Math.max(rank, 0)).findLast((name) => Object.hasOwn(map, name));
  const index = before === undefined ? entries.length : entries.findIndex(([name]) => name === before) + 1;
  return Object.fromEntries(entries.toSpliced(index, 0, [key, value]));
}
