import { existsSync, lstatSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Edit, editFile, newFileText } from '../../files/edit/edit-file.ts';
import { editList, optionsToCsv } from '../../files/edit/edit-list.ts';
import type { AttributeKey, ObjectName } from '../../model/attribute-key.ts';
import { choicesOf } from '../../model/choices.ts';
import { grouped } from '../../model/grouped.ts';
import { isJsonObject, type JsonObject, withMember } from '../../model/json.ts';
import type { LiveAttribute } from '../../model/live-attribute.ts';
import type { OpenedTarget } from '../open-project.ts';
import type { DefinitionEdits } from './edit-declared.ts';
import { ownFileName, placesFor } from './find-place.ts';
import { type FileChange, readIfThere } from './write-files.ts';

/** An attribute that is not imported, and why. */
export interface LeftOut {
  readonly key: AttributeKey;
  readonly why:
    | 'declared-otherwise'
    | 'marked-for-deletion'
    | 'not-on-desk'
    | 'not-managed'
    | 'type-unknown'
    | 'type-without-column'
    | 'cannot-be-migrated'
    | 'cannot-be-declared'
    | 'value-harmful'
    | 'ids-need-overlay'
    | 'edit-impossible'
    | 'not-verified';
  readonly message: string;
}

/** Everything to write for one attribute. */
export interface RowToWrite extends DefinitionEdits {
  readonly row: LiveAttribute;
  /** The settings, where no file holds the attribute yet. */
  readonly entry: JsonObject | undefined;
  /** The places that stay on this help desk alone. */
  readonly kept: readonly string[];
}

/** An edit that cannot be made without touching what it does not mean: a person makes it. */
export interface ImpossibleEdit {
  readonly file: string;
  readonly keys: readonly AttributeKey[];
  readonly why: string;
}

/**
 * Composes the files for these rows, without writing them: with the file of each new attribute, the attributes whose options
 * are in a CSV file, and the files that were not in the form of `deskform fmt`, and now are. What is said for `impossible`
 * keys is not complete: compose it again without them. Lists longer than `csvAbove` are written to a CSV file, but for those
 * of `inline` attributes.
 */
export function composeFiles(
  opened: Pick<OpenedTarget, 'project' | 'declared'>,
  rows: readonly RowToWrite[],
  { csvAbove, inline }: { readonly csvAbove: number; readonly inline: ReadonlySet<AttributeKey> },
) {
  const { project, declared } = opened;
  const files = new Map<string, FileChange>();
  const fileOf = new Map<AttributeKey, string>();
  const withLists = new Set<AttributeKey>();
  const impossible: ImpossibleEdit[] = [];
  const formatted: string[] = [];
  const edits = rows.flatMap((row) => row.edits.map(({ file, edit }) => [file, edit] as const));
  const added: (readonly [file: string, entry: { readonly object: ObjectName; readonly settings: JsonObject }])[] = [];
  const findPlace = placesFor(opened);
  for (const { row, entry } of rows) {
    if (entry === undefined) continue;
    const { key, object } = row;
    const file = findPlace(key);
    fileOf.set(key, file);
    const list = inline.has(key) ? undefined : optionsFile(key, entry, posix.dirname(file), project.folder, csvAbove);
    const settings = list === undefined ? entry : withOptionsFrom(entry, posix.basename(list.file));
    if (list !== undefined) {
      withLists.add(key);
      files.set(list.file, list);
    }
    if (existsSync(join(project.folder, file))) edits.push([file, { key, path: [], value: settings }]);
    else added.push([file, { object, settings }]);
  }
  for (const [file, entries] of grouped(added)) {
    const attributesOf = grouped(entries.map(({ object, settings }) => [object, settings] as const));
    const after = newFileText([...attributesOf].map(([object, attributes]) => ({ object, attributes })));
    files.set(file, { file, before: undefined, after });
  }
  for (const [file, wanted] of grouped(edits)) {
    const before = readIfThere(project.folder, file) ?? '';
    const edited = editAll(file, before, wanted);
    impossible.push(...edited.failed);
    if (edited.form === 'formatted') formatted.push(file);
    if (edited.text !== before) files.set(file, { file, before, after: edited.text });
  }
  const written = new Set(rows.map(({ row }) => row.key));
  for (const { row, lists } of rows) {
    for (const { file, rows: wanted } of lists) {
      const before = readIfThere(project.folder, file);
      const others = declared.definitions.flatMap(({ key, origin }) =>
        origin.optionsFrom?.file === file && !written.has(key) ? [key] : [],
      );
      const isOwn = others.length === 0;
      const after = !isOwn || before === undefined || wanted === undefined ? undefined : editList(before, wanted);
      const isOfOthers = `it is the list of ${others.join(', ')} too: give ${row.key} its own list`;
      if (after !== undefined) files.set(file, { file, before, after });
      else impossible.push({ file, keys: [row.key], why: isOwn ? LIST_NOT_EDITABLE : isOfOthers });
    }
  }
  return { files: [...files.values()], fileOf, withLists, impossible, formatted };
}

const LIST_NOT_EDITABLE = 'a CSV file cannot hold these options: write them into the YAML file';

/** Makes all edits together or, if that fails, those that work key by key. */
function editAll(file: string, before: string, edits: readonly Edit[]) {
  const failed: ImpossibleEdit[] = [];
  const whole = editFile(before, edits);
  if (whole.outcome === 'edited') return { ...whole, failed };
  let [text, form] = [before, 'as-before'];
  for (const [key, own] of grouped(edits.map((edit) => [edit.key, edit] as const))) {
    const edited = editFile(text, own);
    if (edited.outcome === 'impossible') failed.push({ file, keys: [key], why: edited.why });
    else [text, form] = [edited.text, edited.form === 'formatted' ? edited.form : form];
  }
  return { text, failed, form };
}

/** The file of an attribute's choices, where they are too many for the YAML, and a list can say them. */
function optionsFile(
  key: AttributeKey,
  { data_type, data_option: option }: JsonObject,
  folder: string,
  root: string,
  csvAbove: number,
): FileChange | undefined {
  if (typeof data_type !== 'string' || !isJsonObject(option)) return undefined;
  if (choicesOf(option.options).length <= csvAbove) return undefined;
  const after = optionsToCsv(data_type, option);
  const name = ownFileName(key);
  if (after === undefined || name === undefined) return undefined;
  const file = posix.join(folder, `${name}.csv`);
  // Never overwrites an existing list, nor the target of a link.
  if (lstatSync(join(root, file), { throwIfNoEntry: false }) !== undefined) return undefined;
  return { file, before: undefined, after };
}

/** Replaces the options by `options_from`; `data_option` keeps the rest. */
function withOptionsFrom({ data_option: option, ...settings }: JsonObject, list: string): JsonObject {
  const rest = isJsonObject(option) ? withMember(option, 'options', undefined) : {};
  return { ...settings, options_from: list, ...(Object.keys(rest).length === 0 ? {} : { data_option: rest }) };
}
