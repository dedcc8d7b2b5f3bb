import { isJsonObject, type JsonObject, member, sameJson } from '../../attribute/json.ts';
import { type Visibility, visibilityOfCell, writtenCell } from '../../attribute/screens.ts';
import { showValue } from '../value.ts';

/** Screens down, roles across, only those in which something is told. */
export interface ScreenTable {
  readonly roles: readonly string[];
  readonly rows: readonly { readonly screen: string; readonly cells: readonly Cell[] }[];
  /** Settings of cells beside shown and required: "edit, agent: item_class "column" → (not set)". */
  readonly others: readonly OtherSetting[];
}

export type Cell =
  | { readonly state: 'same'; readonly now: Visibility }
  | { readonly state: 'changes'; readonly before: Visibility; readonly after: Visibility };

interface OtherSetting {
  readonly screen: string;
  readonly role: string;
  readonly setting: string;
  readonly before: string;
  readonly after: string;
}

/** What `shown` and `required` say together, and what older definitions say with `null`. */
const SHOWN_IN_CELLS = ['shown', 'required', 'null'];

/** The cells that change and, in their rows and columns, what stays beside them. */
export function screenTable(
  before: JsonObject,
  after: JsonObject,
  told: readonly (readonly [string, string])[],
): ScreenTable {
  const screens = [...new Set(told.map(([screen]) => screen))];
  const roles = [...new Set(told.map(([, role]) => role))];
  const isTold = new Set(told.map((cell) => JSON.stringify(cell)));
  return {
    roles,
    rows: screens.map((screen) => ({
      screen,
      cells: roles.map((role): Cell => {
        const [was, is] = [visibilityOf(before, screen, role), visibilityOf(after, screen, role)];
        if (!isTold.has(JSON.stringify([screen, role])) || was === is) return { state: 'same', now: is };
        return { state: 'changes', before: was, after: is };
      }),
    })),
    others: told.flatMap(([screen, role]) => otherSettings(before, after, screen, role)),
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
