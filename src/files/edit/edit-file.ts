import { Document, type Node } from 'yaml';
import { type AttributeKey, type ObjectName, parseObjectName, splitAttributeKey } from '../../model/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue, member, sameJson, withMember } from '../../model/json.ts';
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
  const written = documentsIn(text).filter((document) => document.toJS({ maxAliasCount: -1 }) !== null);
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
  let documents = before;
  for (const { key, path, value } of edits) {
    const [object, name] = splitAttributeKey(key);
    const isMeant = (one: JsonValue): boolean =>
      isJsonObject(one) && typeof one.name === 'string' && one.name.toLowerCase() === name;
    const isOfObject = (one: JsonValue): one is JsonObject =>
      isJsonObject(one) && typeof one.object === 'string' && parseObjectName(one.object) === object;
    const holders = documents.filter(isOfObject);
    const times = holders.flatMap(attributesIn).filter(isMeant).length;
    if (times !== (path.length > 0 ? 1 : 0)) return `entries of ${key} in the file: ${times}`;
    const holder = holders.findLast((one) => path.length === 0 || attributesIn(one).some(isMeant)) ?? { object };
    const attributes = attributesIn(holder).map((one) =>
      isMeant(one) ? (withValueAt(one, path, value) ?? null) : one,
    );
    const changed = { ...holder, attributes: path.length > 0 ? attributes : [...attributes, value ?? null] };
    documents = documents.includes(holder)
      ? documents.map((one) => (one === holder ? changed : one))
      : [...documents, changed];
  }
  return documents;
}

function attributesIn({ attributes }: JsonObject): readonly JsonValue[] {
  return Array.isArray(attributes) ? attributes : [];
}

/** A copy with a value at a path, or (undefined) without what is there; maps are made on the way where there are none. */
function withValueAt(holder: JsonValue | undefined, path: Path, value: JsonValue | undefined): JsonValue | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(holder)) return holder.with(Number(step), withValueAt(holder[Number(step)], rest, value) ?? null);
  if (!isJsonObject(holder)) return value === undefined ? holder : withValueAt({}, path, value);
  const part = withValueAt(member(holder, step), rest, value);
  return part === undefined ? withMember(holder, step, undefined) : { ...holder, [step]: part };
}
