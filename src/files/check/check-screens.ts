import type { ObjectName } from '../../model/attribute-key.ts';
import { meantAmong } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey } from '../../model/problem.ts';
import { ALL_ROLES, ALL_SCREENS, rolesOf, screensOf } from '../../model/screens.ts';
import { CELL_SETTINGS, isCellKey } from '../../model/settings/setting-table.ts';
import { keyMeantAmong, nearest } from './did-you-mean.ts';
import { quote } from './secret-words.ts';
import { permissionMeant } from './words-of-others.ts';

/** Checks screens, roles and their settings. Zammad does not check them: a typing error silently has no effect. */
export function checkScreens(screens: JsonObject, object: ObjectName | undefined): readonly ProblemAtPath[] {
  const used = object === undefined ? ALL_SCREENS : screensOf(object);
  return Object.entries(screens).flatMap(([screen, roles]) => {
    const here = ['screens', screen];
    return [
      ...checkWord(here, 'screen', object ?? 'any object', used),
      ...(isJsonObject(roles) ? checkRoles(roles, screen, object, here) : []),
    ];
  });
}

function checkRoles(
  roles: JsonObject,
  screen: string,
  object: ObjectName | undefined,
  path: Path,
): readonly ProblemAtPath[] {
  const ofScreen = object === undefined ? ALL_ROLES : rolesOf(object, screen);
  // If the screen itself is unknown, its roles are not reported too.
  const used = ofScreen.length === 0 ? ALL_ROLES : ofScreen;
  const of = `the screen ${screen}${object === undefined ? '' : ` of ${object}`}`;
  return Object.entries(roles).flatMap(([role, cell]) => {
    const here = [...path, role];
    // A setting where a role belongs is reported with its screen.
    if (isCellKey(role) && !isJsonObject(cell)) return [];
    const [part] = isJsonObject(cell) ? Object.keys(cell) : [];
    if (part !== undefined && used.includes(`${role}.${part}`)) {
      const hint = `Write \`${role}.${part}:\`, one key with a dot.`;
      return [problemAtKey('screen-typo', here, `${quote(role)} and ${quote(part)} are one permission`, hint)];
    }
    return [...checkWord(here, 'role', of, used), ...(isJsonObject(cell) ? checkCell(cell, here) : [])];
  });
}

function checkCell(cell: JsonObject, path: Path): readonly ProblemAtPath[] {
  return Object.keys(cell).flatMap((key): readonly ProblemAtPath[] => {
    const here = [...path, key];
    if (isCellKey(key)) return [];
    const known = Object.keys(CELL_SETTINGS);
    const near = nearest(key, known) ?? meantAmong('cell', key, known);
    if (near !== undefined)
      return [
        problemAtKey('screen-typo', here, `${quote(key)} is not a setting of a screen`, keyMeantAmong(near, cell)),
      ];
    const message = `${quote(key)} is not a known setting of a screen`;
    const hint = `deskform sends it as written. Known settings: ${known.join(', ')}.`;
    return [problemAtKey('screen-unknown', here, message, hint)];
  });
}

function formOf(screen: string): string {
  return screen.startsWith('create') ? 'the form of new records' : 'the form of existing records';
}

/** Checks the last word of a path, among those that are used in its place. */
function checkWord(path: Path, what: 'screen' | 'role', of: string, used: readonly string[]): readonly ProblemAtPath[] {
  const word = path.at(-1) ?? '';
  const known = what === 'screen' ? ALL_SCREENS : ALL_ROLES;
  if (used.includes(word)) return [];
  const near = known.includes(word) ? undefined : (nearest(word, used) ?? nearest(word, known));
  if (near !== undefined)
    return [problemAtKey('screen-typo', path, `there is no ${what} ${quote(word)}`, `Did you mean ${near}?`)];
  const screen = what === 'screen' ? meantAmong('screen', word, used) : undefined;
  if (screen !== undefined)
    return [
      problemAtKey('screen-typo', path, `${of} has no screen ${quote(word)}`, `Write ${screen}: ${formOf(screen)}.`),
    ];
  const permission = what === 'role' ? permissionMeant(word, used) : undefined;
  if (permission !== undefined) {
    const hint = `Write ${permission}: screens name permissions, not roles.`;
    return [problemAtKey('screen-typo', path, `${quote(word)} is a role, not a permission`, hint)];
  }
  const message = `the help desk's own pages do not use the ${what} ${quote(word)} for ${of}`;
  const hint = `deskform sends it as written, but it may have no effect. The pages use ${used.join(', ')}.`;
  return [problemAtKey('screen-unknown', path, message, hint)];
}
