import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { type AttributeDefinition, isIgnored, type PresentDefinition } from '../../attribute/definition.ts';
import { isJsonObject, type JsonValue, member, sameJson } from '../../attribute/json.ts';
import { afterMigration, comingDataOption, type LiveRow } from '../../attribute/live-attribute.ts';
import { normalCell } from '../../attribute/normal-form.ts';
import { placeholder } from '../../attribute/placeholder.ts';
import { writtenCell } from '../../attribute/screen-cell.ts';
import { isEmpty } from '../../attribute/secret-settings.ts';
import { cellToWrite, settingsOfRow } from '../../attribute/settings-of-row.ts';
import { attributeToWrite, type NeededSecret } from '../../edit/attribute-to-write.ts';
import type { Edit } from '../../edit/edit-file.ts';
import { optionsToCsv } from '../../edit/options-to-csv.ts';
import { compare } from '../../plan/compare.ts';
import { withIgnored } from '../../plan/wanted-row.ts';

/** An edit, and the file in which what it changes is written. */
export interface PlacedEdit {
  readonly key: AttributeKey;
  readonly file: string;
  readonly edit: Edit;
}

/** A list of choices in a file of its own, as import would have written it before, and as it would now. */
export interface ListEdit {
  readonly key: AttributeKey;
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface Side {
  readonly edits: readonly PlacedEdit[];
  readonly lists: readonly ListEdit[];
  /** Credentials that the file names from now on. */
  readonly secrets: readonly NeededSecret[];
}

/** The edits after which the files say what the help desk has of one attribute; none where they say so already. */
export function takeSide(definition: AttributeDefinition, row: LiveRow): Side {
  const { key, origin } = definition;
  const edits = definition.state === 'absent' ? revive(key, row) : follow(definition, row);
  const isOfList = (edit: Edit): boolean =>
    origin.optionsFrom !== undefined && 'path' in edit && edit.path[0] === 'data_option' && edit.path[1] === 'options';
  return {
    edits: edits
      .filter((edit) => !isOfList(edit))
      // What stands nowhere yet is written where the attribute is.
      .map((edit) => ({ key, edit, file: origin.locate('path' in edit ? edit.path : []).file })),
    lists: edits.some(isOfList) ? [listEdit(definition, row)] : [],
    secrets: definition.state === 'absent' ? attributeToWrite(row).secrets : secretsToFollow(definition, row).come,
  };
}

function listEdit(definition: AttributeDefinition, row: LiveRow): ListEdit {
  const { data_type: dataType, data_option: option } = settingsOfRow(row);
  return {
    key: definition.key,
    file: definition.origin.optionsFrom?.file ?? '',
    before: definition.state === 'present' ? optionsToCsv(definition.dataType, definition.dataOption) : undefined,
    after: optionsToCsv(dataType, option),
  };
}

/** A tombstone becomes the attribute that lives. */
function revive(key: AttributeKey, row: LiveRow): readonly Edit[] {
  const { name: _, ...settings } = attributeToWrite(row).settings;
  const gone = ['state', 'created_before'].map((setting): Edit => ({ kind: 'remove', key, path: [setting] }));
  return [...gone, ...Object.entries(settings).map(([setting, value]): Edit => set(key, [setting], value))];
}

function follow(definition: PresentDefinition, row: LiveRow): readonly Edit[] {
  const live = afterMigration(row);
  const { key } = definition;
  const apart = secretsApart(definition, row);
  const changes = compare(definition, live).filter(
    ({ path: [top, setting = ''] }) => top !== 'data_option' || !apart.has(setting),
  );
  const isOtherType = changes.some(({ path }) => path[0] === 'data_type');
  const kept = isOtherType ? changes.filter(({ path }) => path[0] !== 'data_option') : changes;
  const edits = kept.flatMap(({ path, before }): readonly Edit[] => {
    const [top = '', screen, role] = path;
    if (top === 'display') return [set(key, path, live.display)];
    if (top === 'screens' && screen !== undefined && role !== undefined && path.length === 3)
      return editsOfCell(definition, live, screen, role);
    return [
      before === undefined ? { kind: 'remove', key, path } : set(key, path, besideIgnored(definition, path, before)),
    ];
  });
  return [
    ...(isOtherType ? [...edits, ...optionOfOtherType(definition, live, apart)] : edits),
    ...editsOfSecrets(definition, row),
  ];
}

/** A value of the help desk, with what the file says of the parts that it leaves to others. */
function besideIgnored(
  definition: PresentDefinition,
  [top, setting = '']: readonly string[],
  value: JsonValue,
): JsonValue {
  if (top !== 'data_option') return value;
  return member(withIgnored(definition, top, { [setting]: value }, definition.dataOption), setting) ?? value;
}

/** The credentials that a definition has to name, or to name no more, when it takes the help desk's side. */
interface SecretsToFollow {
  readonly come: readonly NeededSecret[];
  readonly go: readonly string[];
}

/**
 * By their presence alone: values stay on the help desk. A definition that names none leaves all of them to it, and goes
 * on doing so; one that names some would else write old ones back with the next apply. An address that it has in clear is
 * named once the help desk's own carries credentials.
 */
export function secretsToFollow(definition: PresentDefinition, row: LiveRow): SecretsToFollow {
  const { secrets: named, dataOption: written } = definition;
  const isFollowed = (setting: string): boolean => !isIgnored(definition, ['data_option', setting]);
  const lives = comingDataOption(row);
  return {
    come: attributeToWrite(row).secrets.filter(
      ({ setting }) =>
        isFollowed(setting) &&
        !named.some((other) => other.setting === setting) &&
        (named.length > 0 || !isEmpty(written[setting])),
    ),
    go: named.map(({ setting }) => setting).filter((setting) => isFollowed(setting) && isEmpty(lives[setting])),
  };
}

/** The settings in which a value of the help desk is never written. */
function secretsApart(definition: PresentDefinition, row: LiveRow): ReadonlySet<string> {
  return new Set([...definition.secrets, ...secretsToFollow(definition, row).come].map(({ setting }) => setting));
}

function editsOfSecrets(definition: PresentDefinition, row: LiveRow): readonly Edit[] {
  const { key } = definition;
  const { come, go } = secretsToFollow(definition, row);
  return [
    ...come.map(({ setting, variable }) => set(key, ['data_option', setting], placeholder(variable))),
    ...go.map((setting): Edit => ({ kind: 'remove', key, path: ['data_option', setting] })),
  ];
}

/** What could be left out under one data type may be needed under another: all of it is written. */
function optionOfOtherType(
  { key, dataOption: is }: PresentDefinition,
  live: LiveRow,
  apart: ReadonlySet<string>,
): readonly Edit[] {
  const should = settingsOfRow(live).data_option;
  return [...new Set([...Object.keys(is), ...Object.keys(should)])].flatMap((setting): readonly Edit[] => {
    if (apart.has(setting)) return [];
    const [path, value] = [['data_option', setting], member(should, setting)];
    if (sameJson(member(is, setting), value)) return [];
    return [value === undefined ? { kind: 'remove', key, path } : set(key, path, value)];
  });
}

function editsOfCell(definition: PresentDefinition, live: LiveRow, screen: string, role: string): readonly Edit[] {
  const { key, object } = definition;
  const path = ['screens', screen, role];
  const [written, lives] = [
    writtenCell(definition.screens ?? {}, screen, role),
    writtenCell(live.screens, screen, role),
  ];
  if (lives === undefined) return [{ kind: 'remove', key, path }];
  const wanted = cellToWrite(object, screen, lives);
  if (!isJsonObject(written) || !isJsonObject(lives)) return [set(key, path, wanted)];
  // Setting by setting: the cell keeps what the file says in its own words.
  const [is, should] = [normalCell(object, screen, written), normalCell(object, screen, lives)];
  return [...new Set([...Object.keys(is), ...Object.keys(should)])].flatMap((setting): readonly Edit[] => {
    const value = member(should, setting);
    if (sameJson(member(is, setting), value)) return [];
    const place = [...path, setting];
    if (isIgnored(definition, place)) return [];
    if (value !== undefined) return [set(key, place, value)];
    // What the normal form does not show of a live cell says the same as false, unless another setting asks for a value.
    return setting === 'required' && should.null !== false
      ? [set(key, place, false)]
      : [{ kind: 'remove', key, path: place }];
  });
}

function set(key: AttributeKey, path: readonly string[], value: JsonValue): Edit {
  return { kind: 'set', key, path, value };
}
