import type { Edit } from '../../files/edit/edit-file.ts';
import { type OptionRows, rowsOfOptions } from '../../files/edit/edit-list.ts';
import type { AttributeKey } from '../../model/attribute-key.ts';
import { type AttributeDefinition, beginsWith, isIgnored, type PresentDefinition } from '../../model/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue, member, sameJson, withMember } from '../../model/json.ts';
import { afterMigration, comingDataOption, type LiveRow } from '../../model/live-attribute.ts';
import { normalCell } from '../../model/normal-form.ts';
import { placeholder } from '../../model/placeholder.ts';
import { silentCells, writtenCell } from '../../model/screens.ts';
import { isEmpty } from '../../model/secret-settings.ts';
import { cellToWrite, settingsOfRow } from '../../model/settings-of-row.ts';
import { compare, type Difference } from '../../plan/compare.ts';
import { withIgnored } from '../../plan/wanted-row.ts';
import { attributeToWrite, declarable, type NeededSecret } from './declarable.ts';

/** The edits that make a definition match live state. */
export interface DefinitionEdits {
  /** Each with the file in which what it changes is written. */
  readonly edits: readonly { readonly file: string; readonly edit: Edit }[];
  /** Lists of choices in files of their own, and what each is to hold; undefined if no table can. */
  readonly lists: readonly { readonly file: string; readonly rows: OptionRows | undefined }[];
  /** Credentials that the file names from now on. */
  readonly secrets: readonly NeededSecret[];
}

/** The edits that make the files match one live attribute; none if they already match. */
export function matchLive(definition: AttributeDefinition, row: LiveRow): DefinitionEdits {
  const { key, origin } = definition;
  const edits = definition.state === 'absent' ? editsOfAbsent(key, row) : editsOfPresent(definition, row);
  const { data_type, data_option } = settingsOfRow(row);
  const isOfList = (edit: Edit): boolean =>
    origin.optionsFrom !== undefined && beginsWith(edit.path, ['data_option', 'options']);
  return {
    edits: edits
      .filter((edit) => !isOfList(edit))
      // A new setting is written where the attribute is.
      .map((edit) => ({ edit, file: origin.locate(edit.path).file })),
    lists: edits.some(isOfList)
      ? [{ file: origin.optionsFrom?.file ?? '', rows: rowsOfOptions(data_type, data_option) }]
      : [],
    secrets: definition.state === 'absent' ? attributeToWrite(row).secrets : secretChanges(definition, row).added,
  };
}

function editsOfAbsent(key: AttributeKey, row: LiveRow): readonly Edit[] {
  const { name: _, ...settings } = declarable(row).settings;
  const written = { state: undefined, created_before: undefined, ...settings };
  return Object.entries(written).map(([setting, value]) => ({ key, path: [setting], value }));
}

function editsOfPresent(definition: PresentDefinition, row: LiveRow): readonly Edit[] {
  const live = afterMigration(row);
  const { key } = definition;
  const { added, removed } = secretChanges(definition, row);
  // There a value of the help desk is never written.
  const secret = new Set([...definition.secrets, ...added].map(({ setting }) => setting));
  // What a cell that is hidden or left out says depends on the `null` that the file will have.
  const option = withMember(definition.data_option, 'null', live.data_option.null);
  const changes = [
    ...compare(definition, live).filter(({ path: [top] }) => top !== 'screens'),
    ...compare({ ...definition, data_option: option }, live).filter(({ path: [top] }) => top === 'screens'),
  ];
  const isOtherType = changes.some(({ path }) => path[0] === 'data_type');
  // What could be left out under one data type may be needed under another: all of it is written.
  const wholeOption = isOtherType ? differing(definition.data_option, settingsOfRow(live).data_option) : [];
  const kept = keptScreens(live, changes);
  const edits = changes.flatMap(({ path, before }): readonly Edit[] => {
    const [top = '', second = '', role] = path;
    if (kept.some((place) => beginsWith(path, place))) return [];
    if (top === 'data_option' && (isOtherType || secret.has(second))) return [];
    if (top === 'display') return [{ key, path, value: live.display }];
    if (top === 'screens' && role !== undefined && path.length === 3)
      return editsOfCell(definition, live, second, role);
    return [{ key, path, value: before === undefined ? undefined : keepIgnored(definition, path, before) }];
  });
  const ignored = [...definition.ignore, ...kept].map((place) => place.join('/'));
  return [
    ...edits,
    ...(kept.length === 0 ? [] : [{ key, path: ['ignore'], value: ignored }]),
    ...wholeOption.flatMap(([setting, value]) =>
      secret.has(setting) ? [] : [{ key, path: ['data_option', setting], value }],
    ),
    ...added.map(({ setting, variable }) => ({ key, path: ['data_option', setting], value: placeholder(variable) })),
    ...removed.map((setting) => ({ key, path: ['data_option', setting], value: undefined })),
  ];
}

/** The live cells among the changes that no file can declare: they stay on the help desk, under `ignore`. */
function keptScreens(live: LiveRow, changes: readonly Difference[]): readonly (readonly string[])[] {
  const ofScreens = changes.filter(({ path: [top] }) => top === 'screens');
  if (ofScreens.length === 0) return [];
  return declarable(live)
    .kept.map((place) => place.split('/'))
    .filter((place) => ofScreens.some(({ path }) => beginsWith(path, place)));
}

/** A value of the help desk, with what the file says of the parts that it leaves to others. */
function keepIgnored(
  definition: PresentDefinition,
  [top, setting = '']: readonly string[],
  value: JsonValue,
): JsonValue {
  if (top !== 'data_option') return value;
  return member(withIgnored(definition, top, { [setting]: value }, definition.data_option), setting) ?? value;
}

/**
 * The credentials that a definition has to name, or to name no more, so that it says what the help desk has. By their
 * presence alone: values stay on the help desk. A definition that names none leaves all of them to it, and goes on doing
 * so; one that names some would else write old ones back with the next apply. An address that it has in clear is named
 * once the help desk's own carries credentials.
 */
export function secretChanges(
  definition: PresentDefinition,
  row: LiveRow,
): { readonly added: readonly NeededSecret[]; readonly removed: readonly string[] } {
  const { secrets: named, data_option: written } = definition;
  const isFollowed = (setting: string): boolean => !isIgnored(definition, ['data_option', setting]);
  const lives = comingDataOption(row);
  return {
    added: attributeToWrite(row).secrets.filter(
      ({ setting }) =>
        isFollowed(setting) &&
        !named.some((other) => other.setting === setting) &&
        (named.length > 0 || !isEmpty(written[setting])),
    ),
    removed: named.map(({ setting }) => setting).filter((setting) => isFollowed(setting) && isEmpty(lives[setting])),
  };
}

/** The settings in which two maps differ, with the values of the second. */
function differing(is: JsonObject, should: JsonObject) {
  return [...new Set([...Object.keys(is), ...Object.keys(should)])]
    .map((setting) => [setting, member(should, setting)] as const)
    .filter(([setting, value]) => !sameJson(member(is, setting), value));
}

function editsOfCell(definition: PresentDefinition, live: LiveRow, screen: string, role: string): readonly Edit[] {
  const { key, object } = definition;
  const path = ['screens', screen, role];
  const [written, lives] = [
    writtenCell(definition.screens ?? {}, screen, role),
    writtenCell(live.screens, screen, role),
  ];
  if (lives === undefined) return [{ key, path, value: undefined }];
  const wanted = cellToWrite(object, screen, lives);
  if (!isJsonObject(written) || !isJsonObject(lives)) return [{ key, path, value: wanted }];
  // Setting by setting: the cell keeps what the file says in its own words.
  const silent = silentCells(live.data_option);
  const should = normalCell(screen, lives, silent);
  // What is idle in the cell of the file would wake with a field that is shown, and beside `null: false`.
  const wakes = (written.shown === false && lives.shown !== false) || should.null === false;
  const is = wakes ? written : normalCell(screen, written, silent);
  return differing(is, should).flatMap(([setting, value]): readonly Edit[] => {
    // A class that the file does not name is that of the help desk.
    if (setting === 'item_class' && !Object.hasOwn(is, setting)) return [];
    const place = [...path, setting];
    if (isIgnored(definition, place)) return [];
    // What the normal form does not show of a live cell says the same as false, unless another setting asks for a value.
    const isFalse = value === undefined && setting === 'required' && should.null !== false && silent === 'optional';
    return [{ key, path: place, value: isFalse ? false : value }];
  });
}
