import type { ObjectName } from '../../model/attribute-key.ts';
import { type DataType, offersChoices } from '../../model/data-types.ts';
import { adviceOn, meantAmong } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { ALL_ROLES, ALL_SCREENS, cellsIn, rolesOf, screensOf } from '../../model/screens.ts';
import { isEmpty } from '../../model/secret-settings.ts';
import { CELL_SETTINGS, isCellKey } from '../../model/settings/setting-table.ts';
import { isOnEveryRelease, type ValueFault } from '../../model/settings/value-fault.ts';
import { KNOWN_OPTION_KEYS, keysOf, problemsOfKeys } from './check-keys.ts';
import { attributeKeys } from './generated/validators.mjs';
import { kindAt } from './schema-errors.ts';
import { nearest, quote } from './words.ts';

/** Finds typing errors in data_option, and bounds in the wrong order. The table of settings judges each value. */
export function* checkDataOption(option: JsonObject, data_type: DataType): Generator<ProblemAtPath> {
  const { options_from, screens, ...others } = option;
  const { min, max, permission, options } = others;
  const beside = 'Write it beside data_option, not inside.';
  for (const [key, value] of Object.entries({ options_from, screens })) {
    // A field whose screens stand here is on no form.
    const message = `${quote(key)} is not a key of data_option`;
    const hint = `${beside} Indent it like data_option.`;
    if (value !== undefined) yield problemAtKey('data-option-typo', ['data_option', key], message, hint);
  }
  const advice = (key: string): string =>
    (attributeKeys.includes(key) ? beside : adviceOn('data_option', key)) ??
    'deskform sends it as written, and the help desk stores it.';
  // Below an empty `options:` they are its entries, and are told with it.
  if (options !== null || !offersChoices(data_type))
    yield* problemsOfKeys(keysOf(others, KNOWN_OPTION_KEYS), ['data_option'], 'key of data_option', advice);
  if (Object.hasOwn(option, 'historical_options')) {
    // Case "historical_options" of test/recordings/lived-*.jsonl.
    const message = 'the help desk writes historical_options itself, from the options that were removed';
    yield problemAtKey('value-altered', ['data_option', 'historical_options'], message, 'Remove it.');
  }
  // Equal ends are fine (5.2/03, 6.5/13).
  if (data_type === 'integer' && typeof min === 'number' && typeof max === 'number' && min > max) {
    const message = `max is ${max}, below min ${min}`;
    yield problemAtValue('data-option-invalid', ['data_option', 'max'], message, 'Swap the two.');
  }
  // With the name of a role, nobody sees the field.
  const words = Array.isArray(permission) ? permission.filter((word) => typeof word === 'string') : [];
  const role = words.find((word) => permissionMeant(word, ALL_ROLES) !== undefined);
  if (role === undefined) return;
  const [message, hint] = [`${quote(role)} is a role, not a permission`, `Write ${permissionMeant(role, ALL_ROLES)}.`];
  yield problemAtValue('value-invalid', ['data_option', 'permission'], message, hint);
}

const CODES = {
  harmful: 'value-harmful',
  refused: 'data-option-invalid',
  wrong: 'value-invalid',
  altered: 'value-altered',
} as const satisfies Record<ValueFault['verdict'], ProblemCode>;

/** Makes the problem of a value that the table of settings does not allow. */
export function problemOfValue(fault: ValueFault): ProblemAtPath {
  const { path, value, verdict, releases, words = [] } = fault;
  const isOfSome = verdict === 'harmful' && !isOnEveryRelease(fault);
  const ofAll = verdict === 'refused' && path[0] !== 'data_option' ? 'setting-invalid' : CODES[verdict];
  const told = fault.tell(kindAt(path, value));
  const message = isOfSome ? `on ${releases.join(' and ')}, ${told}` : told;
  const near = typeof value === 'string' ? nearest(value, words) : undefined;
  const hint = isOfSome ? `${fault.hint} A plan for these releases refuses it.` : fault.hint;
  return problemAtValue(isOfSome ? 'harmful-on-release' : ofAll, path, message, near ? `Did you mean ${near}?` : hint);
}

/** Finds ids in a definition shared by several help desks, whose ids differ. Paths begin at the attribute. */
export function findIds(attribute: JsonValue): readonly ProblemAtPath[] {
  if (!isJsonObject(attribute) || attribute.state === 'absent') return [];
  const option = isJsonObject(attribute.data_option) ? attribute.data_option : {};
  const cells = cellsIn(attribute.screens).map(({ screen, role, cell }) => [cell, ['screens', screen, role]] as const);
  // The values of these are ids of records, with `relation` or without.
  const isOfRecords = ['user_autocompletion', 'autocompletion_ajax'].some((type) => type === attribute.data_type);
  const ofRecords = isOfRecords || isFilled(option.relation) ? { default: 'the default of a relation is an id' } : {};
  const hint = 'On other help desks this id would break tickets. Move it to an overlay of its target.';
  return [[option, ['data_option']] as const, ...cells].flatMap(([settings, path]) =>
    Object.entries({ filter: 'filter contains ids', ...ofRecords }).flatMap(([key, said]) => {
      const message = `${said} specific to one help desk, but this project has several`;
      return isFilled(settings[key]) ? [problemAtKey('id-outside-overlay', [...path, key], message, hint)] : [];
    }),
  );
}

/** Nothing, an empty text and an empty list name no record. */
function isFilled(value: JsonValue | undefined): boolean {
  return !isEmpty(value) && value !== false && !(Array.isArray(value) && value.length === 0);
}

/** Checks screens, roles and their settings. Zammad does not check them: a typing error silently has no effect. */
export function* checkScreens(screens: JsonObject, object: ObjectName | undefined): Generator<ProblemAtPath> {
  const ofObject = object === undefined ? ALL_SCREENS : screensOf(object);
  const known = Object.keys(CELL_SETTINGS);
  const sent = `deskform sends it as written. Known settings: ${known.join(', ')}.`;
  for (const [screen, roles] of Object.entries(screens)) {
    yield* checkWord(['screens', screen], object ?? 'any object', ofObject);
    const ofScreen = object === undefined ? [] : rolesOf(object, screen);
    // If the screen itself is unknown, its roles are not reported too.
    const used = ofScreen.length === 0 ? ALL_ROLES : ofScreen;
    const place = `the screen ${screen}${object === undefined ? '' : ` of ${object}`}`;
    for (const [role, written] of isJsonObject(roles) ? Object.entries(roles) : []) {
      // A setting where a role belongs is reported with its screen.
      if (isCellKey(role) && !isJsonObject(written)) continue;
      const path = ['screens', screen, role];
      const cell = isJsonObject(written) ? written : {};
      const [part = ''] = Object.keys(cell);
      if (used.includes(`${role}.${part}`)) {
        const hint = `Write \`${role}.${part}:\`, one key with a dot.`;
        yield problemAtKey('screen-typo', path, `${quote(role)} and ${quote(part)} are one permission`, hint);
        continue;
      }
      yield* checkWord(path, place, used);
      const keys = keysOf(cell, known, (key) => meantAmong('cell', key, known));
      yield* problemsOfKeys(keys, path, 'setting of a screen', () => sent);
    }
  }
}

/** Checks the last word of a path, a screen or a role, among those that are used in its place. */
function checkWord(path: Path, of: string, used: readonly string[]): readonly ProblemAtPath[] {
  const word = path.at(-1) ?? '';
  if (used.includes(word)) return [];
  const [what, known] = path.length === 2 ? ['screen', ALL_SCREENS] : ['role', ALL_ROLES];
  const typo = (message: string, hint: string) => [problemAtKey('screen-typo', path, message, hint)];
  const near = known.includes(word) ? undefined : (nearest(word, used) ?? nearest(word, known));
  if (near !== undefined) return typo(`there is no ${what} ${quote(word)}`, `Did you mean ${near}?`);
  const meant = what === 'screen' ? meantAmong('screen', word, used) : permissionMeant(word, used);
  const form = meant?.startsWith('create') ? 'the form of new records' : 'the form of existing records';
  if (meant !== undefined && what === 'screen')
    return typo(`${of} has no screen ${quote(word)}`, `Write ${meant}: ${form}.`);
  const name = `Write ${meant}: screens name permissions, not roles.`;
  if (meant !== undefined) return typo(`${quote(word)} is a role, not a permission`, name);
  const message = `the help desk's own pages do not use the ${what} ${quote(word)} for ${of}`;
  const hint = `deskform sends it as written, but it may have no effect. The pages use ${used.join(', ')}.`;
  return [problemAtKey('screen-unknown', path, message, hint)];
}

/** Finds the permission of a role name, among those used in this place. Screens use permissions. */
function permissionMeant(role: string, used: readonly string[]): string | undefined {
  const permission = /^(agent|customer)s?$/iu.test(role) ? `ticket.${role.toLowerCase().replace(/s$/u, '')}` : '';
  return used.includes(permission) ? permission : undefined;
}
