import { type AttributeKey, attributeKey, type ObjectName, parseObjectName } from '../attribute/attribute-key.ts';
import type { JsonObject, JsonValue } from '../attribute/json.ts';
import {
  type Changeable,
  type ChangeableList,
  type ChangeableMap,
  change,
  changeableOf,
  jsonOf,
  putMember,
} from './changeable.ts';

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
  const pages: Pages = { documents: documents.map(changeableOf), places: undefined };
  for (const edit of edits) {
    const why = edit.kind === 'add' ? add(pages, edit) : changeAttribute(pages, edit);
    if (why !== undefined) return { outcome: 'senseless', why };
  }
  return { outcome: 'meant', documents: pages.documents.map(jsonOf) };
}

type Adding = Extract<Edit, { readonly kind: 'add' }>;
type Changing = Exclude<Edit, Adding>;

/** Where an attribute stands. */
interface Place {
  readonly document: ChangeableMap;
  readonly attributes: ChangeableList;
  readonly attribute: ChangeableMap;
}

/** The documents while edits are made. */
interface Pages {
  readonly documents: Changeable[];
  /** Undefined until it is asked for, and again once a name may be another. */
  places: Map<AttributeKey, Place[]> | undefined;
}

function placesOf(pages: Pages, key: AttributeKey): readonly Place[] {
  pages.places ??= findPlaces(pages.documents);
  return pages.places.get(key) ?? [];
}

function findPlaces(documents: readonly Changeable[]): Map<AttributeKey, Place[]> {
  const places = new Map<AttributeKey, Place[]>();
  for (const document of documents) {
    const attributes = document instanceof Map ? document.get('attributes') : undefined;
    if (!(document instanceof Map) || !Array.isArray(attributes)) continue;
    for (const attribute of attributes)
      if (attribute instanceof Map) notePlace(places, { document, attributes, attribute });
  }
  return places;
}

function notePlace(places: Map<AttributeKey, Place[]>, place: Place): void {
  const object = objectOf(place.document);
  const name = place.attribute.get('name');
  if (object === undefined || typeof name !== 'string') return;
  const key = attributeKey(object, name.toLowerCase());
  places.set(key, [...(places.get(key) ?? []), place]);
}

function objectOf(document: Changeable): ObjectName | undefined {
  const object = document instanceof Map ? document.get('object') : undefined;
  return typeof object === 'string' ? parseObjectName(object) : undefined;
}

/** Returns what is wrong with the edit. */
function add(pages: Pages, { object, settings, after }: Adding): string | undefined {
  if (typeof settings.name !== 'string') return 'the new attribute has no name';
  const key = attributeKey(object, settings.name.toLowerCase());
  if (placesOf(pages, key).length > 0) return `${key} stands in the file already`;
  const attribute: ChangeableMap = new Map(
    Object.entries(settings).map(([name, value]) => [name, changeableOf(value)]),
  );
  const [place] = after === undefined ? [] : placesOf(pages, after);
  if (place !== undefined && objectOf(place.document) === object) {
    const { document, attributes } = place;
    attributes.splice(attributes.indexOf(place.attribute) + 1, 0, attribute);
    note(pages, { document, attributes, attribute });
    return undefined;
  }
  const document = documentOf(pages, object);
  const attributes = attributesOf(document);
  attributes.push(attribute);
  note(pages, { document, attributes, attribute });
  return undefined;
}

function note({ places }: Pages, place: Place): void {
  if (places !== undefined) notePlace(places, place);
}

/** The last one of an object, which is made where there is none. */
function documentOf({ documents }: Pages, object: ObjectName): ChangeableMap {
  const last = documents.findLast((document) => objectOf(document) === object);
  if (last instanceof Map) return last;
  const made: ChangeableMap = new Map([['object', object]]);
  documents.push(made);
  return made;
}

function attributesOf(document: ChangeableMap): ChangeableList {
  const written = document.get('attributes');
  if (Array.isArray(written)) return written;
  const made: ChangeableList = [];
  putMember(document, 'attributes', made);
  return made;
}

/** Returns what is wrong with the edit. */
function changeAttribute(pages: Pages, edit: Changing): string | undefined {
  const { key, path } = edit;
  const [place, second] = placesOf(pages, key);
  if (place === undefined) return `${key} does not stand in the file`;
  if (second !== undefined) return `${key} stands in the file twice`;
  const item = place.attributes.indexOf(place.attribute);
  const wanted = edit.kind === 'set' ? changeableOf(edit.value) : undefined;
  if (change(place.attributes, [String(item), ...path], wanted) === 'no way')
    return `${key}: ${path.join('/')} leads through something that is no map`;
  if (path.length === 0 || path[0] === 'name') pages.places = undefined;
  return undefined;
}
