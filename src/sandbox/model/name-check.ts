import { OBJECT_NAMES, parseObjectName } from '../../model/attribute-key.ts';
import { brokenSpellingRules, isMethod, isReserved } from '../../model/name-rules.ts';
import { type Desk, OTHER_CLASSES } from './desk.ts';
import { TEXTS, unprocessable } from './service-error.ts';
import { columnsOf, fatalColumnIn, hasColumn } from './table.ts';
import { throwInvalid } from './validity.ts';

/** Refuses what is no class of the service, and a name that it would not take. Rows that exist already have their name. */
export function checkName(desk: Desk, object: string | undefined, name: string, row: 'new' | 'existing'): void {
  if (object === undefined || (parseObjectName(object) !== object && !OTHER_CLASSES.includes(object)))
    throw unprocessable(`uninitialized constant ${object}`);
  // A migrated column with a fatal name breaks every further write to its object (6.5/19).
  const fatal = fatalColumnIn(desk, object);
  if (fatal !== undefined) {
    const advice = "Check to make sure that you don't have an attribute or method with the same name.";
    throw unprocessable(`${fatal.name}? is defined by Active Record. ${advice}`);
  }
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
  if (ALSO_ANSWERED_TO.includes(name) || hasColumn(desk, object, name)) return true;
  // Every column brings methods of its own, such as foo_was, whose names are taken from then on.
  if (columnsOf(desk, object).some((column) => methodsOf(column.name).includes(name))) return true;
  const known = parseObjectName(object);
  // Of a class that nothing was recorded of, only what the framework gives to all of them is known.
  if (known === undefined) return OBJECT_NAMES.every((each) => isMethod(each, name, desk.release));
  return isMethod(known, name, desk.release);
}

const SUFFIXES =
  'before_last_save before_type_cast change change_to_be_saved for_database in_database previous_change previously_was was';

function methodsOf(column: string): readonly string[] {
  const suffixed = SUFFIXES.split(' ').map((suffix) => `${column}_${suffix}`);
  return [...suffixed, `clear_${column}_change`, `saved_change_to_${column}`];
}
