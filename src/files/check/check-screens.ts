import type { ObjectName } from '../../model/attribute-key.ts';
import { meantAmong } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey } from '../../model/problem.ts';
import { ALL_ROLES, ALL_SCREENS, rolesOf, screensOf } from '../../model/screens.ts';
import { CELL_SETTINGS, isCellKey } from '../../model/settings/setting-table.ts';
import { keyMeantAmong, nearest, quote } from './words.ts';

/** Checks screens, roles and their settings. Zammad does not check them: a typing error silently has no effect. */
export function checkScreens(screens: JsonObject, object: ObjectName | undefined): readonly ProblemAtPath[] {
  const used = object === undefined ? ALL_SCREENS : screensOf(object);
  return Object.entries(screens).flatMap(([screen, roles]) => [
    ...checkWord(['screens', screen], 'screen', object ?? 'any object', used),
    ...(isJsonObject(roles) ? checkRoles(roles, screen, object) : []),
  ]);
}

function checkRoles(roles: JsonObject, screen: string, object: ObjectName | undefined): readonly ProblemAtPath[] {
  const ofScreen = object === undefined ? ALL_ROLES : rolesOf(object, screen);
  // If the screen itself is unknown, its roles are not reported too.
  const used = ofScreen.length === 0 ? ALL_ROLES : ofScreen;
  const of = `the screen ${screen}${object === undefined ? '' : ` of ${object}`}`;
  return Object.entries(roles).flatMap(([role, cell]) => {
    const path = ['screens', screen, role];
    // A setting where a role belongs is reported with its screen.
    if (isCellKey(role) && !isJsonObject(cell)) return [];
    const settings = isJsonObject(cell) ? Object.keys(cell) : [];
    const [part] = settings;
    if (part !== undefined && used.includes(`${role}.${part}`)) {
      const hint = `Write \`${role}.${part}:\`, one key with a dot.`;
      return [problemAtKey('screen-typo', path, `${quote(role)} and ${quote(part)} are one permission`, hint)];
    }
    const strange = settings.filter((key) => !isCellKey(key));
    return [...checkWord(path, 'role', of, used), ...strange.map((key) => problemOfSetting(key, cell, path))];
  });
}

function problemOfSetting(key: string, cell: JsonValue, path: Path): ProblemAtPath {
  const known = Object.keys(CELL_SETTINGS);
  const near = nearest(key, known) ?? meantAmong('cell', key, known);
  if (near !== undefined) {
    const hint = keyMeantAmong(near, isJsonObject(cell) ? cell : {});
    return problemAtKey('screen-typo', [...path, key], `${quote(key)} is not a setting of a screen`, hint);
  }
  const hint = `deskform sends it as written. Known settings: ${known.join(', ')}.`;
  return problemAtKey('screen-unknown', [...path, key], `${quote(key)} is not a known setting of a screen`, hint);
}

/** Checks the last word of a path, among those that are used in its place. */
function checkWord(path: Path, what: 'screen' | 'role', of: string, used: readonly string[]): readonly ProblemAtPath[] {
  const word = path.at(-1) ?? '';
  const known = what === 'screen' ? ALL_SCREENS : ALL_ROLES;
  if (used.includes(word)) return [];
  const typo = (message: string, hint: string) => [problemAtKey('screen-typo', path, message, hint)];
  const near = known.includes(word) ? undefined : (nearest(word, used) ?? nearest(word, known));
  if (near !== undefined) return typo(`there is no ${what} ${quote(word)}`, `Did you mean ${near}?`);
  if (what === 'screen') {
    const screen = meantAmong('screen', word, used);
    const form = screen?.startsWith('create') ? 'the form of new records' : 'the form of existing records';
    if (screen !== undefined) return typo(`${of} has no screen ${quote(word)}`, `Write ${screen}: ${form}.`);
  } else {
    const permission = permissionMeant(word, used);
    const hint = `Write ${permission}: screens name permissions, not roles.`;
    if (permission !== undefined) return typo(`${quote(word)} is a role, not a permission`, hint);
  }
  const message = `the help desk's own pages do not use the ${what} ${quote(word)} for ${of}`;
  const hint = `deskform sends it as written, but it may have no effect. The pages use ${used.join(', ')}.`;
  return [problemAtKey('screen-unknown', path, message, hint)];
}

/** Finds the permission of a role name, among those used in this place. Screens use permissions. */
export function permissionMeant(role: string, used: readonly string[]): string | undefined {
  const word = role.toLowerCase().replace(/s$/u, '');
  return word === 'agent' || word === 'customer'
    ? used.find((permission) => permission === `ticket.${word}`)
    : undefined;
}
