import type { ObjectName } from './attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue, member } from './json.ts';
import { rolesOf, screensOf } from './screens.ts';

/** What somebody meets on a screen: no field, a field, or a field that must be filled. */
export type Visibility = 'hidden' | 'shown' | 'required';

/** Stands in a table of screens for every role. */
export const EVERYONE = '-all-';

/** A hidden field is not asked for. `null: false` is how older definitions spell `required: true`. */
export function isRequired(cell: JsonValue | undefined): boolean {
  if (!isJsonObject(cell) || cell.shown === false) return false;
  // The service asks whether it is true in its own language, in which a text is.
  const { required } = cell;
  if (required === undefined) return cell.null === false;
  return required !== false && required !== null;
}

/** How one cell reads: a cell that is not there shows nothing. */
export function visibilityOfCell(cell: JsonValue | undefined): Visibility {
  if (!isJsonObject(cell) || cell.shown === false) return 'hidden';
  return isRequired(cell) ? 'required' : 'shown';
}

/** The cell that decides for a role on a screen: `-all-` is everyone (help-desk.md, screens per object). */
export function cellFor(screens: JsonObject, screen: string, role: string): JsonValue | undefined {
  const cells = member(screens, screen);
  if (!isJsonObject(cells)) return undefined;
  return member(cells, EVERYONE) ?? member(cells, role);
}

/** The roles that see a screen of their own; everyone together where the object's pages know no others. */
export function audienceOf(object: ObjectName, screen: string): readonly string[] {
  const roles = rolesOf(object, screen).filter((role) => role !== EVERYONE);
  return roles.length === 0 ? [EVERYONE] : roles;
}

/** Every form that the help desk's pages make of an object's attributes, in the order of its screens. */
export function formsOf(object: ObjectName): readonly { readonly screen: string; readonly role: string }[] {
  return screensOf(object).flatMap((screen) => audienceOf(object, screen).map((role) => ({ screen, role })));
}
