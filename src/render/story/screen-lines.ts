import type { ObjectName } from '../../model/attribute-key.ts';
import { grouped } from '../../model/grouped.ts';
import { isJsonObject, type JsonObject, type JsonValue, member, sameJson } from '../../model/json.ts';
import type { DeskRelease } from '../../model/release.ts';
import {
  classOfPage,
  EVERYONE,
  isPermission,
  type SilentCells,
  silentCells,
  silentOn,
  type Visibility,
  visibilityOfCell,
  writtenCell,
} from '../../model/screens.ts';
import type { RowDocument } from '../../plan/plan-document.ts';
import { firstNames } from '../words.ts';
import { type Below, became, nameOf, said } from './line.ts';
import { MOST_BELOW } from './option-lines.ts';
import { showValue } from './setting-words.ts';

export interface Side {
  readonly screens: JsonObject;
  readonly silent: SilentCells;
}

export function sideOf({ screens, data_option }: RowDocument, release: DeskRelease): Side {
  return { screens, silent: silentCells(data_option, release) };
}

export type ScreenAndRole = readonly [screen: string, role: string];

/**
 * What the changed cells become, worst first: who sees the field where, and other settings of a cell. `hidden`: who no longer
 * sees it where.
 */
export function screenLines(object: ObjectName, before: Side, after: Side, changed: readonly ScreenAndRole[]) {
  const groups = groupCells(before, after, changed).map(({ roles, was, is, screens }) => {
    const [who, places] = [rolesInWords(roles), screensInWords(object, screens)];
    const words = [...said(`${who}: `), ...became(was, is), ...said(` on ${places}`)];
    const line: Below = { sign: signOf(was, is), words };
    return { line, hidden: is === 'hidden' ? [`hidden from ${who} on ${places}`] : [] };
  });
  const lines = [
    ...groups.map(({ line }) => line).sort((a, b) => SIGNS.indexOf(a.sign) - SIGNS.indexOf(b.sign)),
    ...changed.flatMap(([screen, role]) => otherSettings(before, after, screen, role)),
  ];
  return {
    below: lines.slice(0, MOST_BELOW),
    left: Math.max(0, lines.length - MOST_BELOW),
    hidden: groups.flatMap(({ hidden }) => hidden),
  };
}

const SIGNS: readonly Below['sign'][] = ['!', '-', '~', '+'];

function signOf(was: Visibility, is: Visibility): Below['sign'] {
  if (is === 'required') return '!';
  if (is === 'hidden') return '-';
  return was === 'hidden' ? '+' : '~';
}

interface CellGroup {
  readonly roles: readonly string[];
  readonly was: Visibility;
  readonly is: Visibility;
  readonly screens: readonly string[];
}

/** Cells that change in the same way are told together: first the screens of a role, then the roles of the same screens. */
function groupCells(before: Side, after: Side, changed: readonly ScreenAndRole[]): readonly CellGroup[] {
  const cells = changed.flatMap(([screen, role]): readonly CellGroup[] => {
    const [was, is] = [cellOn(before, screen, role).sees, cellOn(after, screen, role).sees];
    return !isPermission(role) || was === is ? [] : [{ roles: [role], was, is, screens: [screen] }];
  });
  return together(together(cells, 'screens'), 'roles');
}

function together(groups: readonly CellGroup[], list: 'roles' | 'screens'): readonly CellGroup[] {
  const alike = grouped(groups.map((group) => [JSON.stringify({ ...group, [list]: [] }), group] as const));
  return [...alike.values()].map((some) => ({ ...some[0], [list]: some.flatMap((one) => one[list]) }));
}

function rolesInWords(roles: readonly string[]): string {
  return roles.map((role) => nameOf(roleInWords(role))).join(', ');
}

/** "new ticket (create_middle), ticket sidebar (edit)" */
function screensInWords(object: ObjectName, screens: readonly string[]): string {
  return firstNames(screens, (screen) => {
    const words = screenInWords(object, screen);
    return words === '' ? nameOf(screen) : `${words} (${screen})`;
  });
}

/** Who sees a new attribute where: "agent on new ticket (create_middle); customer, required, on …". Empty if nobody does. */
export function audienceInWords(object: ObjectName, side: Side): string {
  const nothing: Side = { screens: {}, silent: 'optional' };
  const cells = Object.entries(side.screens).flatMap(([screen, roles]) =>
    Object.keys(isJsonObject(roles) ? roles : {}).map((role): ScreenAndRole => [screen, role]),
  );
  return groupCells(nothing, side, cells)
    .map(({ roles, is, screens }) => {
      const must = is === 'required' ? ', required,' : '';
      return `${rolesInWords(roles)}${must} on ${screensInWords(object, screens)}`;
    })
    .join('; ');
}

/** The settings of a cell that decide its visibility; `null` is the older spelling. */
const SHOWN_IN_CELLS = ['shown', 'required', 'null'];

/** What visibility does not tell of a changed cell: each of its changes is told. */
function otherSettings(before: Side, after: Side, screen: string, role: string): readonly Below[] {
  const [was, is] = [cellOn(before, screen, role), cellOn(after, screen, role)];
  const change = (setting: string, one: JsonValue | undefined, other: JsonValue | undefined): Below => {
    const what = `${nameOf(screen)}, ${nameOf(roleInWords(role))}: ${nameOf(setting)} `;
    return { sign: '~', words: [...said(what), ...became(showValue(one), showValue(other))] };
  };
  const isSeen = isPermission(role) && was.sees !== is.sees;
  // Every new cell of this screen gets this class, so that it tells nothing there.
  const { item_class } = is.settings;
  const isUsual = item_class !== undefined && item_class === classOfPage('Ticket', screen);
  const isTold = (setting: string): boolean => {
    if (sameJson(member(was.settings, setting), member(is.settings, setting))) return false;
    if (setting === 'item_class') return !(isSeen && was.sees === 'hidden' && isUsual);
    return !isSeen || !SHOWN_IN_CELLS.includes(setting);
  };
  const told = [...new Set([...Object.keys(was.settings), ...Object.keys(is.settings)])].filter(isTold);
  if (told.length === 0 && !isSeen) return [change('cell', was.written, is.written)];
  return told.map((setting) => change(setting, member(was.settings, setting), member(is.settings, setting)));
}

/** A cell as it is written, and what its role sees. */
function cellOn({ screens, silent }: Side, screen: string, role: string) {
  const written = writtenCell(screens, screen, role);
  const sees = visibilityOfCell(written, silentOn(screen, silent));
  return { written, settings: isJsonObject(written) ? written : {}, sees };
}

const ROLES: ReadonlyMap<string, string> = new Map([
  ['ticket.agent', 'agent'],
  ['ticket.customer', 'customer'],
  ['admin.user', 'user admin'],
  ['admin.organization', 'organization admin'],
  ['admin.group', 'group admin'],
  [EVERYONE, 'everyone'],
]);

/** The short name of a role; an unknown role as written. */
export function roleInWords(role: string): string {
  return ROLES.get(role) ?? role;
}

/** Who looks at a form: "as agent", "for everyone". */
export function viewInWords(role: string): string {
  return `${role === EVERYONE ? 'for' : 'as'} ${roleInWords(role)}`;
}

const SCREENS: ReadonlyMap<string, string> = new Map([
  ['create_top', 'new ticket, upper part'],
  ['create_middle', 'new ticket'],
  ['create_bottom', 'new ticket, lower part'],
  ['overview_bulk', 'bulk changes in an overview'],
  ['view', 'read-only view'],
  ['signup', 'sign-up'],
  ['invite_customer', 'invitation of a customer'],
  ['invite_agent', 'invitation of an agent'],
]);

/** A screen as people of the help desk call it: "ticket sidebar", "new user"; empty for an unknown screen. */
export function screenInWords(object: ObjectName, screen: string): string {
  if (screen === 'create') return `new ${object.toLowerCase()}`;
  if (screen !== 'edit') return SCREENS.get(screen) ?? '';
  return object === 'Ticket' ? 'ticket sidebar' : `existing ${object.toLowerCase()}`;
}
