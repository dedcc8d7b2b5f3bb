import { OBJECT_NAMES, parseObjectName } from '../../model/attribute-key.ts';
import { brokenSpellingRules, isMethod, isReserved, releasesBrokenBy } from '../../model/name-rules.ts';
import { type Desk, OTHER_CLASSES } from './desk.ts';
import { TEXTS, unprocessable } from './service-error.ts';
import { columnsOf, hasColumn } from './table.ts';
import { throwInvalid } from './validity.ts';

/** Refuses an object that is no class of the service. */
function checkObject(object: string | undefined): void {
  if (object !== undefined && (parseObjectName(object) === object || OTHER_CLASSES.includes(object))) return;
  throw unprocessable(`uninitialized constant ${object}`);
}

/** A migrated column with a fatal name breaks every further write to its object (6.5/19). */
function checkTable(desk: Desk, object: string): void {
  const fatal = columnsOf(desk, object).find((column) => releasesBrokenBy(column.name).includes(desk.release));
  if (fatal === undefined) return;
  const advice = "Check to make sure that you don't have an attribute or method with the same name.";
  throw unprocessable(`${fatal.name}? is defined by Active Record. ${advice}`);
}

/** Refuses a name that the service would not take. Rows that exist already have their name. */
export function checkName(desk: Desk, object: string | undefined, name: string, row: 'new' | 'existing'): void {
  checkObject(object);
  if (object === undefined) return;
  checkTable(desk, object);
  const texts = TEXTS[desk.release].names(name);
  const found = brokenSpellingRules(name).map((rule) => texts[rule]);
  if (isReserved(object, name, desk.release)) found.push(texts.reserved);
  if (row === 'new' && isTaken(desk, object, name)) found.push(texts.taken);
  throwInvalid(
    desk.release,
    found.map((text) => ({ on: 'attribute', text })),
  );
}

/** Names that could not stand among the recorded ones, because their spelling is refused as well (5.2/03 "object_id", "__"). */
const ALSO_ANSWERED_TO: readonly string[] = ['object_id', '__'];

function isTaken(desk: Desk, object: string, name: string): boolean {
  if (ALSO_ANSWERED_TO.includes(name)) return true;
  if (hasColumn(desk, object, name)) return true;
  // Every column brings methods of its own, such as foo_was, whose names are taken from then on.
  if (columnsOf(desk, object).some((column) => ATTRIBUTE_METHODS.some((methodOf) => methodOf(column.name) === name)))
    return true;
  const known = parseObjectName(object);
  // Of a class that nothing was recorded of, only what the framework gives to all of them is known.
  if (known === undefined) return OBJECT_NAMES.every((each) => isMethod(each, name, desk.release));
  return isMethod(known, name, desk.release);
}

const ATTRIBUTE_METHODS: readonly ((column: string) => string)[] = [
  ...'before_last_save before_type_cast change change_to_be_saved for_database in_database previous_change previously_was was'
    .split(' ')
    .map((suffix) => (column: string) => `${column}_${suffix}`),
  (column) => `clear_${column}_change`,
  (column) => `saved_change_to_${column}`,
];
