import { type ObjectName, splitAttributeKey } from '../../model/attribute-key.ts';
import { columnDefault, isFilledByDatabase, isForOldRecordsOnly } from '../../model/column-default.ts';
import { isJsonObject, type JsonObject, type JsonValue, member, sameJson } from '../../model/json.ts';
import type { DeskRelease } from '../../model/release.ts';
import {
  classOfPage,
  isPermission,
  requiredCells,
  type SilentCells,
  silentCells,
  silentOn,
  type Visibility,
  visibilityOfCell,
  writtenCell,
} from '../../model/screens.ts';
import {
  type Change,
  type CreateDecision,
  parsePath,
  placeOf,
  type RowDocument,
  type UpdateDecision,
} from '../../plan/plan-document.ts';
import { IMPACT_IN_WORDS, impactInWords } from '../words.ts';
import { settingInWords, showValue, tellSetting } from './setting-words.ts';
import {
  type Cell,
  type Detail,
  type DetailValue,
  NO_UNIT,
  type OtherSetting,
  type ScreenTable,
  type TextRun,
  unmarked,
} from './story.ts';
import { diffWords } from './word-diff.ts';

/** The changes of a live attribute: one detail per setting, with all cells of its screens in one. */
export function detailsOfUpdate({ changes, before, after }: Sides, release: DeskRelease): readonly Detail[] {
  const isOfScreens = ({ path }: Change): boolean => parsePath(path)[0] === 'screens';
  const ofScreens = changes.filter(isOfScreens);
  const others = changes.filter((change) => !isOfScreens(change));
  return [
    ...others.map((change) => ({
      ...tellChange(change, after, release.rules),
      setting: settingInWords(parsePath(change.path)),
      where: placeOf(change),
      effect: change.effect,
      impact: impactInWords(change),
    })),
    ...(ofScreens.length === 0 ? [] : [tellScreens(ofScreens, sideOf(before, release), sideOf(after, release))]),
  ];
}

type Sides = Pick<UpdateDecision, 'before' | 'after' | 'changes'>;

/** Settings whose value is text for people. */
const TEXTS = ['display', 'data_option/note', 'data_option/placeholder', 'data_option/linktemplate'];

function tellChange({ path, before, after }: Change, row: RowDocument, release: DeskRelease['rules']): DetailValue {
  if (typeof before !== 'string' || typeof after !== 'string' || !TEXTS.includes(path))
    return tellSetting(parsePath(path), before, after, row, release);
  const [was, is] = diffWords(before, after);
  return { kind: 'value', before: inQuotes(was), after: inQuotes(is), unit: NO_UNIT };
}

/** Texts of users stand in quotes, as all values do. */
function inQuotes(runs: readonly TextRun[]): readonly TextRun[] {
  const quote = unmarked('"');
  return [...quote, ...runs.map(({ text, mark }) => ({ text: text.replaceAll('"', '\\"'), mark })), ...quote];
}

function tellScreens(changes: readonly Change[], before: Side, after: Side): Detail {
  const changed = new Map(
    changes.map(({ path }) => {
      const [, screen = '', role = ''] = parsePath(path);
      return [path, [screen, role] as const];
    }),
  );
  const impacts = [...new Set(changes.map(impactInWords).filter((impact) => impact !== ''))];
  return {
    kind: 'screens',
    table: screenTable(before, after, [...changed.values()]),
    setting: 'screens',
    where: changes[0] && placeOf(changes[0]),
    effect: 'at-once',
    impact: impacts.join('; '),
  };
}

/** The settings of a new attribute, without those that have no effect. */
export function detailsOfCreation(
  { key, because, after: row, stands_at, ...place }: CreateDecision,
  release: DeskRelease,
): readonly Detail[] {
  const detail = (path: readonly string[], value: DetailValue, impact = ''): Detail => ({
    ...value,
    setting: settingInWords(path),
    where: placeOf(place),
    effect: undefined,
    impact,
  });
  const said = (path: readonly string[], after: string): Detail =>
    detail(path, { kind: 'value', before: undefined, after: unmarked(after), unit: NO_UNIT });
  const settings = Object.entries(row.data_option).filter(([setting, value]) => !hasNoEffect(setting, value));
  const side = sideOf(row, release);
  const visible = visibleCells(row.screens);
  // A ticket without a value is refused from then on (5.2/09 "ticket without a required attribute").
  const [object] = splitAttributeKey(key);
  const mustBeFilled = requiredCells(object, side.screens, side.silent).length > 0 && !isFilledByDatabase(row);
  const refused = mustBeFilled ? IMPACT_IN_WORDS['writes-refused'] : '';
  const bySetting: Readonly<Record<string, string>> = {
    null: side.silent === 'required' ? refused : '',
    default: impactOfDefault(row, object),
  };
  return [
    ...(row.active ? [] : [said(['active'], 'no')]),
    ...settings.map(([setting, value]) => {
      const path = ['data_option', setting];
      return detail(path, tellSetting(path, undefined, value, row, release.rules), bySetting[setting]);
    }),
    visible.length === 0
      ? said(['screens'], 'none, hidden everywhere')
      : detail(
          ['screens'],
          { kind: 'screens', table: screenTable({ screens: {}, silent: 'optional' }, side, visible) },
          side.silent === 'required' ? '' : refused,
        ),
    ...(stands_at === undefined
      ? []
      : [said(['position'], because === 'not-on-desk' ? `last (${stands_at})` : `${stands_at}`)]),
  ];
}

/** Which records the default of a new field reaches beside those that people create. */
function impactOfDefault(row: RowDocument, object: ObjectName): string {
  if (columnDefault(row) === undefined) return '';
  const old = `existing ${object.toLowerCase()}s get it at once`;
  return isForOldRecordsOnly(row) ? `${old}; new ones do not: they follow \`diff\`` : old;
}

/** Whether the setting has the same effect as leaving it out. */
function hasNoEffect(setting: string, value: JsonValue): boolean {
  if (value === null || value === '') return true;
  if (setting === 'null' || setting === 'nulloption') return value === true;
  return setting === 'options' && isJsonObject(value) && Object.keys(value).length === 0;
}

function visibleCells(screens: JsonObject): readonly ScreenAndRole[] {
  return Object.entries(screens).flatMap(([screen, cells]) =>
    Object.entries(isJsonObject(cells) ? cells : {})
      .filter(([, cell]) => visibilityOfCell(cell, 'optional') !== 'hidden')
      .map(([role]): ScreenAndRole => [screen, role]),
  );
}

/** Screens before or after, and what their silent cells mean. */
interface Side {
  readonly screens: JsonObject;
  readonly silent: SilentCells;
}

function sideOf({ screens, data_option }: Pick<RowDocument, 'screens' | 'data_option'>, release: DeskRelease): Side {
  return { screens, silent: silentCells(data_option, release) };
}

/** Names a cell. */
type ScreenAndRole = readonly [screen: string, role: string];

/** The settings of a cell that decide its visibility; `null` is the older spelling. */
const SHOWN_IN_CELLS = ['shown', 'required', 'null'];

/** The changed cells, with the unchanged ones in the same rows and columns. */
function screenTable(before: Side, after: Side, changed: readonly ScreenAndRole[]): ScreenTable {
  const ofPermissions = changed.filter(([, role]) => isPermission(role));
  const screens = [...new Set(ofPermissions.map(([screen]) => screen))];
  const roles = [...new Set(ofPermissions.map(([, role]) => role))];
  const isListed = new Set(changed.map((cell) => JSON.stringify(cell)));
  const cellAt = (screen: string, role: string): Cell => {
    const now = visibilityOf(after, screen, role);
    const was = isListed.has(JSON.stringify([screen, role])) ? visibilityOf(before, screen, role) : now;
    return { screen, role, before: was, after: now };
  };
  return {
    roles,
    rows: screens.map((screen) => ({ screen, cells: roles.map((role) => cellAt(screen, role)) })),
    others: changed.flatMap(([screen, role]) => otherSettings(before, after, screen, role)),
  };
}

/** What the table does not show of a changed cell: each of its changes is told. */
function otherSettings(before: Side, after: Side, screen: string, role: string): readonly OtherSetting[] {
  const [was, is] = [settingsOf(before.screens, screen, role), settingsOf(after.screens, screen, role)];
  const change = (setting: string, one: JsonValue | undefined, other: JsonValue | undefined): OtherSetting => ({
    screen,
    role,
    setting,
    before: showValue(one),
    after: showValue(other),
  });
  const differing = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (setting) => !sameJson(member(was, setting), member(is, setting)),
  );
  const seenBefore = visibilityOf(before, screen, role);
  const isSeen = isPermission(role) && seenBefore !== visibilityOf(after, screen, role);
  const isNew = isSeen && seenBefore === 'hidden';
  const told = differing.filter((setting) =>
    setting === 'item_class' ? !(isNew && isUsualClass(is, screen)) : !isSeen || !SHOWN_IN_CELLS.includes(setting),
  );
  if (told.length > 0 || isSeen)
    return told.map((setting) => change(setting, member(was, setting), member(is, setting)));
  return [change('cell', writtenCell(before.screens, screen, role), writtenCell(after.screens, screen, role))];
}

/** Every new cell of this screen gets this class, so that it tells nothing there. */
function isUsualClass(cell: JsonObject, screen: string): boolean {
  return cell.item_class !== undefined && cell.item_class === classOfPage('Ticket', screen);
}

function visibilityOf({ screens, silent }: Side, screen: string, role: string): Visibility {
  return visibilityOfCell(writtenCell(screens, screen, role), silentOn(screen, silent));
}

function settingsOf(screens: JsonObject, screen: string, role: string): JsonObject {
  const cell = writtenCell(screens, screen, role);
  return isJsonObject(cell) ? cell : {};
}
