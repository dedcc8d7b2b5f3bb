import type { ObjectName } from '../../model/attribute-key.ts';
import { type JsonObject, type JsonValue, sameJson } from '../../model/json.ts';
import { readDocuments } from '../yaml/yaml-documents.ts';
import { formatFile, lineEndOf, meaningOf, standardText } from './format-file.ts';
import { type Edit, meaningAfter } from './meaning.ts';
import { mergeInto, newDocument } from './merge-yaml.ts';

export type { Edit };

/** The file after the edits, or why they are impossible. */
type Edited =
  | {
      readonly outcome: 'edited';
      readonly text: string;
      /** `formatted`: the file was not in the form of `deskform fmt`, and now it is. */
      readonly form: 'as-before' | 'formatted';
    }
  | { readonly outcome: 'impossible'; readonly why: string };

/**
 * Edits an attribute file: entries change in place, comments stay, and the file is written in the form of `deskform fmt`.
 * The result is read again and verified.
 */
export function editFile(source: string, edits: readonly Edit[]): Edited {
  const formatted = formatFile(source);
  if (formatted.outcome === 'impossible') return formatted;
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = formatted.text.slice(mark.length);
  const before = meaningOf(text);
  if (typeof before === 'string') return { outcome: 'impossible', why: before };
  const written = before.filter((value) => value !== null);
  const wanted = meaningAfter(written, edits);
  if (typeof wanted === 'string') return { outcome: 'impossible', why: wanted };
  if (sameJson(written, wanted)) return { outcome: 'edited', text: source, form: 'as-before' };
  const after = merged(text, wanted).replaceAll('\n', lineEndOf(text));
  const reread = meaningOf(after);
  if (typeof reread === 'string') return { outcome: 'impossible', why: `the edited file cannot be read: ${reread}` };
  if (!sameJson(reread, wanted)) return { outcome: 'impossible', why: 'the edit would also change something else' };
  return { outcome: 'edited', text: mark + after, form: formatted.text === source ? 'as-before' : 'formatted' };
}

/** The documents of a text with other values, in the standard form. */
function merged(text: string, wanted: readonly JsonValue[]): string {
  const documents = readDocuments(text.replaceAll('\r\n', '\n')).filter((document) => document.toJS() !== null);
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
