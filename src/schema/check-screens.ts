import type { ObjectName } from '../attribute/attribute-key.ts';
import { isJsonObject, type JsonObject } from '../attribute/json.ts';
import { ALL_ROLES, ALL_SCREENS, CELL_KEYS, rolesOf, screensOf } from '../attribute/screens.ts';
import { type Path, type ProblemAtPath, problemAtKey } from '../problem/problem.ts';
import { checkUsualValue } from './check-data-option.ts';
import { nearest } from './did-you-mean.ts';
import { quote } from './secret-words.ts';

/** The service checks neither screens nor roles nor settings: a near miss has no effect there, and nobody says so. */
export function checkScreens(
  screens: JsonObject,
  object: ObjectName | undefined,
  path: Path,
): readonly ProblemAtPath[] {
  return Object.entries(screens).flatMap(([screen, roles]) => {
    const here = [...path, screen];
    const problem = checkWord(screen, ALL_SCREENS, object === undefined ? ALL_SCREENS : screensOf(object), here, {
      what: 'screen',
      owner: object ?? 'any object',
    });
    const inside = isJsonObject(roles) ? checkRoles(roles, screen, object, here) : [];
    return problem === undefined ? inside : [problem, ...inside];
  });
}

function checkRoles(
  roles: JsonObject,
  screen: string,
  object: ObjectName | undefined,
  path: Path,
): readonly ProblemAtPath[] {
  return Object.entries(roles).flatMap(([role, cell]) => {
    const here = [...path, role];
    const used = object === undefined ? ALL_ROLES : rolesOf(object, screen);
    // Where the screen itself is unknown, its roles have been told enough.
    const problem = checkWord(role, ALL_ROLES, used.length === 0 ? ALL_ROLES : used, here, {
      what: 'role',
      owner: `the screen ${screen}${object === undefined ? '' : ` of ${object}`}`,
    });
    const inside = isJsonObject(cell) ? checkCell(cell, here) : [];
    return problem === undefined ? inside : [problem, ...inside];
  });
}

function checkCell(cell: JsonObject, path: Path): readonly ProblemAtPath[] {
  return Object.entries(cell).flatMap(([key, value]): readonly ProblemAtPath[] => {
    const here = [...path, key];
    if (isCellKey(key)) return checkUsualValue(CELL_KEYS[key], value, here);
    const known = Object.keys(CELL_KEYS);
    const near = nearest(key, known);
    return [
      near === undefined
        ? problemAtKey(
            'screen-unknown',
            here,
            `a screen has no setting ${quote(key)} that deskform knows`,
            `It is sent as written. Known are ${known.join(', ')}.`,
          )
        : problemAtKey('screen-typo', here, `${quote(key)} is not a setting of a screen`, `Did you mean ${near}?`),
    ];
  });
}

interface Place {
  readonly what: 'screen' | 'role';
  readonly owner: string;
}

function checkWord(
  word: string,
  known: readonly string[],
  used: readonly string[],
  path: Path,
  { what, owner }: Place,
): ProblemAtPath | undefined {
  if (used.includes(word)) return undefined;
  const near = known.includes(word) ? undefined : (nearest(word, used) ?? nearest(word, known));
  if (near !== undefined)
    return problemAtKey('screen-typo', path, `there is no ${what} ${quote(word)}`, `Did you mean ${near}?`);
  return problemAtKey(
    'screen-unknown',
    path,
    `the help desk's own pages do not use the ${what} ${quote(word)} for ${owner}`,
    `It is sent as written, and may have no effect. They use ${used.join(', ')}.`,
  );
}

function isCellKey(key: string): key is keyof typeof CELL_KEYS {
  return Object.hasOwn(CELL_KEYS, key);
}
