import { parseObjectName } from '../../attribute/attribute-key.ts';
import { brokenSpellingRules, isMethod, isReserved, releasesBrokenBy } from '../../attribute/name-rules.ts';
import { isDefinedByFramework, isMethodOfColumns } from './active-record.ts';
import type { Desk } from './desk.ts';
import { requestError } from './service-error.ts';
import { columnNamesOf, hasColumn } from './table.ts';
import { type NameText, TEXTS } from './texts.ts';
import { throwInvalid } from './validity.ts';

/** Classes beside the four whose rows the service takes (5.2/03 "object "Trigger""); nothing shows such attributes. */
const OTHER_CLASSES: readonly string[] = (
  'Ticket::Article Ticket::State Ticket::Priority Trigger Overview Job Sla Role Macro Calendar Tag Token Setting ' +
  'Permission Report::Profile Signature EmailAddress Channel TextModule Template Store History Avatar Translation'
).split(' ');

/** Refuses an object that is no class of the service, as its language does. */
function checkObject(desk: Desk, object: string | undefined): void {
  const texts = TEXTS[desk.release];
  if (object === undefined) throw requestError(422, texts.noObject);
  if (!/^[A-Z]\w*(::[A-Z]\w*)*$/.test(object)) throw requestError(422, `wrong constant name ${object}`);
  if (isService(object)) return;
  const meant = texts.didYouMean[object];
  throw requestError(422, `uninitialized constant ${object}${meant === undefined ? '' : `\nDid you mean?  ${meant}`}`);
}

function isService(object: string): boolean {
  return parseObjectName(object) === object || OTHER_CLASSES.includes(object);
}

/** A migrated column with a fatal name breaks every further write to its object (6.5/19). */
function checkTable(desk: Desk, object: string): void {
  const fatal = columnNamesOf(desk, object).find((name) => releasesBrokenBy(name).includes(desk.release));
  if (fatal === undefined) return;
  const advice = "Check to make sure that you don't have an attribute or method with the same name.";
  throw requestError(422, `${fatal}? is defined by Active Record. ${advice}`);
}

/** Refuses a name that the service would not take. Rows that exist already have their name. */
export function checkName(desk: Desk, object: string | undefined, name: string, row: 'new' | 'existing'): void {
  checkObject(desk, object);
  if (object === undefined) return;
  checkTable(desk, object);
  const faults: NameText[] = [...brokenSpellingRules(name)];
  if (isReserved(object, name, desk.release)) faults.push(name === 'attribute' ? 'dangerous' : 'reserved');
  else if (isDefinedByFramework(name, desk.release)) faults.push('dangerous');
  if (row === 'new' && isTaken(desk, object, name)) faults.push('taken');
  const texts = TEXTS[desk.release];
  throwInvalid(
    desk.release,
    faults.map((fault) => ({ on: 'attribute', text: texts.name(fault, name) })),
  );
}

/** Names that could not stand among the recorded ones, because their spelling is refused as well (5.2/03 "object_id", "__"). */
const ALSO_ANSWERED_TO: readonly string[] = ['object_id', '__'];

function isTaken(desk: Desk, object: string, name: string): boolean {
  if (ALSO_ANSWERED_TO.includes(name)) return true;
  if (hasColumn(desk, object, name) || isMethodOfColumns(name, columnNamesOf(desk, object))) return true;
  const known = parseObjectName(object);
  return known !== undefined && isMethod(known, name, desk.release);
}
