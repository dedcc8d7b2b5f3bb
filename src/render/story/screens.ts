import type { Origin } from '../../attribute/definition.ts';
import { isJsonObject, type JsonObject, member, sameJson } from '../../attribute/json.ts';
import { type Visibility, visibilityOfCell, writtenCell } from '../../attribute/screens.ts';
import { type Change, placeOfChange } from '../../plan/change.ts';
import { roleInWords } from '../role-words.ts';
import { COST_IN_WORDS } from '../words.ts';
import { showValue } from './setting-words.ts';
import type { Cell, CellDetail, OtherSetting, ScreenTable } from './story.ts';

/** Names a cell. */
export type ScreenAndRole = readonly [screen: string, role: string];

export function isChanged({ before, after }: Cell): boolean {
  return before !== after;
}

/** What `shown` and `required` say together, and what older definitions say with `null`. */
const SHOWN_IN_CELLS = ['shown', 'required', 'null'];

/** The cells that change and, in their rows and columns, the unchanged ones beside them. */
export function screenTable(before: JsonObject, after: JsonObject, changed: readonly ScreenAndRole[]): ScreenTable {
  const screens = [...new Set(changed.map(([screen]) => screen))];
  const roles = [...new Set(changed.map(([, role]) => role))];
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

function otherSettings(before: JsonObject, after: JsonObject, screen: string, role: string): readonly OtherSetting[] {
  const [was, is] = [settingsOf(before, screen, role), settingsOf(after, screen, role)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((setting) => !SHOWN_IN_CELLS.includes(setting) && !sameJson(member(was, setting), member(is, setting)))
    .map((setting) => ({
      screen,
      role,
      setting,
      before: showValue(member(was, setting)),
      after: showValue(member(is, setting)),
    }));
}

function visibilityOf(screens: JsonObject, screen: string, role: string): Visibility {
  return visibilityOfCell(writtenCell(screens, screen, role));
}

function settingsOf(screens: JsonObject, screen: string, role: string): JsonObject {
  const cell = writtenCell(screens, screen, role);
  return isJsonObject(cell) ? cell : {};
}

/** The change of one cell by itself: whether the role sees the field there, and what else is set for it. */
export function cellDetails(
  change: Change,
  before: JsonObject,
  after: JsonObject,
  origin: Origin,
): readonly CellDetail[] {
  const [, screen = '', role = '', ...inside] = change.path;
  const cell = [screen, roleInWords(role)].join(', ');
  const head = {
    kind: 'value',
    where: placeOfChange(change, origin),
    effect: change.effect,
    cost: COST_IN_WORDS[change.cost],
  } as const;
  const { rows, others } = screenTable(before, after, [[screen, role]]);
  const changes = [
    ...rows.flatMap(({ cells }) => cells.filter(isChanged)).map((side) => ({ ...side, setting: cell })),
    ...others.map((side) => ({ ...side, setting: `${cell}, ${side.setting}` })),
  ];
  // A change inside a cell that the files leave to others, or one without a visible effect, is shown as it is written.
  if (inside.length > 0 || changes.length === 0) {
    const [was, is] = [showValue(change.before), showValue(change.after)];
    return [{ ...head, setting: [cell, ...inside].join(', '), before: was, after: is }];
  }
  return changes.map(({ setting, before: was, after: is }) => ({ ...head, setting, before: was, after: is }));
}
