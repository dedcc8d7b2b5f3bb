import { existsSync, lstatSync } from 'node:fs';
import { join, posix } from 'node:path';
import {
  type AttributeKey,
  type ObjectName,
  parseObjectName,
  splitAttributeKey,
} from '../../attribute/attribute-key.ts';
import { choicesOf } from '../../attribute/choices.ts';
import { isJsonObject, type JsonObject, type JsonValue, withMember } from '../../attribute/json.ts';
import type { Project } from '../../config/load-project.ts';
import { isProblem, readText } from '../../config/read-text.ts';
import { parseYaml } from '../../config/yaml/yaml-file.ts';
import { staysIn } from '../../disk/place.ts';
import { type Edit, editFile } from '../../edit/edit-file.ts';
import { optionsToCsv } from '../../edit/options-to-csv.ts';
import { type NewDocument, newFileText } from '../../edit/write-new-file.ts';
import { addToGroup } from '../../problem/add-to-group.ts';
import { looksSecret } from '../../schema/secret-words.ts';
import { baseName, findPlace, type Layout, ownFileName } from './file-of-new.ts';
import type { ListEdit, PlacedEdit } from './take-side.ts';
import { type DraftFile, readIfThere } from './write-drafts.ts';

/** One attribute, or what an overlay says of it, that no file holds yet. */
export interface NewEntry {
  readonly key: AttributeKey;
  readonly settings: JsonObject;
  /** Patterns of the files in which it may stand. */
  readonly patterns: readonly string[];
}

/** An edit that cannot be made without touching what it does not mean: a person makes it, from the patch. */
export interface ImpossibleEdit {
  readonly file: string;
  readonly keys: readonly AttributeKey[];
  readonly why: string;
  readonly patch: string;
}

export interface WrittenForm {
  readonly layout: Layout;
  /** Longer lists of choices stand in a CSV file beside the YAML. */
  readonly csvAbove: number;
  /** Whose choices stay in the YAML, however many they are. */
  readonly inline: ReadonlySet<AttributeKey>;
}

export interface ComposedFiles {
  readonly files: readonly DraftFile[];
  /** Where each of them has come to stand. */
  readonly fileOf: ReadonlyMap<AttributeKey, string>;
  /** Whose choices have gone into a CSV file of their own. */
  readonly withLists: ReadonlySet<AttributeKey>;
  readonly impossible: readonly ImpossibleEdit[];
}

/** All that is to be written of attributes. */
export interface Wishes {
  readonly entries: readonly NewEntry[];
  readonly edits: readonly PlacedEdit[];
  readonly lists: readonly ListEdit[];
}

/** The wishes for all other attributes. */
export function wishesWithout({ entries, edits, lists }: Wishes, keys: ReadonlySet<AttributeKey>): Wishes {
  const isLeft = ({ key }: { readonly key: AttributeKey }): boolean => !keys.has(key);
  return { entries: entries.filter(isLeft), edits: edits.filter(isLeft), lists: lists.filter(isLeft) };
}

/** What the files would say with these wishes. An attribute is written whole or not at all. Nothing is written yet. */
export async function composeFiles(project: Project, wishes: Wishes, form: WrittenForm): Promise<ComposedFiles> {
  const composed = await composeAll(project, wishes, form);
  const failed = new Set(composed.impossible.flatMap(({ keys }) => keys));
  if (failed.size === 0) return composed;
  const others = await composeFiles(project, wishesWithout(wishes, failed), form);
  return { ...others, impossible: [...composed.impossible, ...others.impossible] };
}

async function composeAll(
  project: Project,
  { entries, edits, lists }: Wishes,
  form: WrittenForm,
): Promise<ComposedFiles> {
  const files = new Map<string, DraftFile>();
  const fileOf = new Map<AttributeKey, string>();
  const withLists = new Set<AttributeKey>();
  const impossible: ImpossibleEdit[] = [];
  const editsOf = new Map<string, (readonly [AttributeKey, Edit])[]>();
  const newFiles = new Map<string, NewDocument[]>();
  const place = placesFor(project, form.layout);
  for (const { file, key, edit } of edits) addToGroup(editsOf, file, [key, edit]);
  for (const entry of entries) {
    const [object] = splitAttributeKey(entry.key);
    const file = await place(entry, object);
    // What stands in an overlay stands in a shared file first.
    if (!fileOf.has(entry.key)) fileOf.set(entry.key, file);
    const { settings, list } = withOptionsFrom(entry, posix.dirname(file), project.folder, form);
    if (list !== undefined) {
      withLists.add(entry.key);
      files.set(list.file, list);
    }
    if (existsSync(join(project.folder, file)))
      addToGroup(editsOf, file, [entry.key, { kind: 'add', object, settings, after: undefined }]);
    else addTo(newFiles, file, object, settings);
  }
  for (const [file, documents] of newFiles) files.set(file, { file, before: undefined, after: newFileText(documents) });
  for (const [file, wanted] of editsOf) {
    const before = readIfThere(project.folder, file) ?? '';
    const { text, failed } = editAll(file, before, wanted);
    for (const one of failed) impossible.push(one);
    if (text !== before) files.set(file, { file, before, after: text });
  }
  for (const { file, key, before, after } of lists) {
    const text = readIfThere(project.folder, file);
    // Rows in somebody's own order, columns that only a person knows: such a list is not written anew.
    if (text !== undefined && text === before && after !== undefined) files.set(file, { file, before: text, after });
    else impossible.push({ file, keys: [key], ...whyNotTheList(after) });
  }
  return { files: [...files.values()], fileOf, withLists, impossible };
}

/** A patch repeats what stands in the file, also a credential that somebody wrote into it. */
function shown(patch: string): string {
  return looksSecret(patch) ? 'The change is not shown: a credential stands in the file.' : patch;
}

function whyNotTheList(after: string | undefined): Pick<ImpossibleEdit, 'why' | 'patch'> {
  return after === undefined
    ? { why: 'no list can say what the help desk has: write the choices into the YAML', patch: '' }
    : { why: 'the list is not as import writes it', patch: after };
}

/** All at once, or, where that cannot be, whatever can be done key by key. */
function editAll(
  file: string,
  before: string,
  wanted: readonly (readonly [AttributeKey, Edit])[],
): { readonly text: string; readonly failed: readonly ImpossibleEdit[] } {
  const whole = editFile(
    before,
    wanted.map(([, edit]) => edit),
  );
  if (whole.outcome === 'edited') return { text: whole.text, failed: [] };
  const keys = [...new Set(wanted.map(([key]) => key))];
  if (keys.length === 1) return { text: before, failed: [{ file, keys, why: whole.why, patch: shown(whole.patch) }] };
  let text = before;
  const failed: ImpossibleEdit[] = [];
  for (const key of keys) {
    const edited = editFile(
      text,
      wanted.flatMap(([of, edit]) => (of === key ? [edit] : [])),
    );
    if (edited.outcome === 'edited') text = edited.text;
    else failed.push({ file, keys: [key], why: edited.why, patch: shown(edited.patch) });
  }
  return { text, failed };
}

function withOptionsFrom(
  { key, settings }: NewEntry,
  folder: string,
  root: string,
  form: WrittenForm,
): { readonly settings: JsonObject; readonly list: DraftFile | undefined } {
  const { data_type: dataType, data_option: option } = settings;
  const none = { settings, list: undefined };
  if (form.inline.has(key) || typeof dataType !== 'string' || !isJsonObject(option)) return none;
  if (choicesOf(option.options).length <= form.csvAbove) return none;
  const after = optionsToCsv(dataType, option);
  const name = ownFileName(key);
  if (after === undefined || name === undefined) return none;
  const list = `${name}.csv`;
  const file = posix.join(folder, list);
  // Somebody's own list of that name is not touched, nor what a link of that name leads to.
  if (lstatSync(join(root, file), { throwIfNoEntry: false }) !== undefined) return none;
  return {
    settings: withList(settings, list),
    list: { file, before: undefined, after },
  };
}

/** Beside `data_option`, which holds the rest. */
function withList({ data_option: option, ...settings }: JsonObject, list: string): JsonObject {
  const rest = isJsonObject(option) ? withMember(option, 'options', undefined) : {};
  const entries = Object.entries(settings).flatMap(([setting, value]): readonly (readonly [string, JsonValue])[] => {
    if (setting !== 'data_type') return [[setting, value]];
    const after = Object.keys(rest).length === 0 ? [] : [['data_option', rest] as const];
    return [[setting, value], ['options_from', list], ...after];
  });
  return Object.fromEntries(entries);
}

type Place = (entry: NewEntry, object: ObjectName) => Promise<string>;

/** A file that holds attributes of the object already, and a new one only where there is none. */
function placesFor(project: Project, layout: Layout): Place {
  const known = new Map<string, Promise<string>>();
  let objectsOf: Promise<ReadonlyMap<string, readonly ObjectName[]>> | undefined;
  const find = async ({ key, patterns }: NewEntry, object: ObjectName): Promise<string> => {
    const base = baseName(layout, key);
    const file = await findPlace(base, patterns, project.folder);
    const isOfObject = base === baseName('file-per-object', key) && patterns === project.patterns;
    if (!isOfObject || existsSync(join(project.folder, file))) return file;
    objectsOf ??= readObjects(project);
    const holding = [...(await objectsOf)].flatMap(([name, objects]) => (objects.includes(object) ? [name] : []));
    return holding[0] ?? file;
  };
  return (entry, object) => {
    const name = JSON.stringify([entry.patterns, baseName(layout, entry.key)]);
    const found = known.get(name) ?? find(entry, object);
    known.set(name, found);
    return found;
  };
}

async function readObjects(project: Project): Promise<ReadonlyMap<string, readonly ObjectName[]>> {
  const objects = new Map<string, readonly ObjectName[]>();
  for (const file of project.attributeFiles) {
    // What stands beside the project is edited where it declares something, and gets nothing new.
    if (!staysIn(project.folder, join(project.folder, file))) continue;
    const source = readText(project.folder, file);
    if (isProblem(source)) continue;
    const { documents } = parseYaml(source);
    objects.set(
      file,
      documents.flatMap(({ value }) => {
        const object =
          isJsonObject(value) && typeof value.object === 'string' ? parseObjectName(value.object) : undefined;
        return object ?? [];
      }),
    );
  }
  return objects;
}

function addTo(files: Map<string, NewDocument[]>, file: string, object: ObjectName, settings: JsonObject): void {
  const documents = files.get(file) ?? [];
  files.set(file, documents);
  const index = documents.findIndex((document) => document.object === object);
  const attributes = [...(documents[index]?.attributes ?? []), settings];
  documents.splice(index < 0 ? documents.length : index, 1, { object, attributes });
}
