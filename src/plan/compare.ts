import type { ObjectName } from '../attribute/attribute-key.ts';
import { isDataOptionKey } from '../attribute/data-option-keys.ts';
import type { PresentDefinition } from '../attribute/definition.ts';
import { asText, isJsonObject, type JsonObject, type JsonValue, member, sameJson } from '../attribute/json.ts';
import type { LiveRow } from '../attribute/live-attribute.ts';
import {
  fill,
  KEPT_BY_SERVICE,
  normalCell,
  normalDisplay,
  normalScreens,
  normalSetting,
  unwrittenValues,
} from '../attribute/normal-form.ts';
import { isSecret, isSecretKey } from '../attribute/secret-settings.ts';
import { type Change, HIDDEN } from './change.ts';
import { makeChange } from './effects.ts';
import { isCarriedOver, isIgnored, typeAfter } from './wanted-row.ts';

/** Every setting in which a row differs from its definition, in a fixed order; empty when there is nothing to do. */
export function compare(definition: PresentDefinition, live: LiveRow): readonly Change[] {
  const changes: Change[] = [];
  const note = (path: readonly string[], before: JsonValue | undefined, after: JsonValue | undefined): void => {
    if (!isIgnored(definition, path) && !sameJson(before, after)) changes.push(makeChange(path, before, after));
  };
  note(['display'], normalDisplay(live.display), normalDisplay(definition.display));
  note(['data_type'], live.dataType, definition.dataType);
  note(['active'], live.active, definition.active);
  if (definition.position !== undefined) note(['position'], live.position, definition.position);
  compareDataOption(definition, typeAfter(definition, live), live.dataOption, note);
  for (const { setting, value } of definition.secrets) {
    if (value !== undefined && !sameJson(member(live.dataOption, setting), value))
      note(['data_option', setting], undefined, HIDDEN);
  }
  if (definition.screens !== undefined) compareScreens(definition, live, note);
  return changes;
}

/** Keys that deskform does not know, live and not written: carried over, and told so that nobody wonders. */
export function carriedOver(definition: PresentDefinition, live: LiveRow): readonly string[] {
  return Object.keys(live.dataOption).filter(
    (setting) =>
      !Object.hasOwn(definition.dataOption, setting) &&
      !isDataOptionKey(setting) &&
      !isSecretKey(setting) &&
      !KEPT_BY_SERVICE.includes(setting),
  );
}

type Note = (path: readonly string[], before: JsonValue | undefined, after: JsonValue | undefined) => void;

function compareDataOption(definition: PresentDefinition, dataType: string, live: JsonObject, note: Note): void {
  const { dataOption: written } = definition;
  const [inForce, asSent] = [fill(dataType, live), fill(dataType, written)];
  const named = new Set(definition.secrets.map(({ setting }) => setting));
  for (const setting of new Set([...Object.keys(written), ...Object.keys(live)])) {
    // What the files name as a secret is compared by its value alone, which may be unknown.
    if (KEPT_BY_SERVICE.includes(setting) || isSecretKey(setting) || named.has(setting)) continue;
    // What both sides say in the same words means the same in every form.
    if (Object.hasOwn(written, setting) && sameJson(member(live, setting), member(written, setting))) continue;
    const lives = normalSetting(dataType, setting, member(inForce, setting));
    const before = isSecret(setting, lives) ? HIDDEN : lives;
    const path = ['data_option', setting];
    if (Object.hasOwn(written, setting)) {
      const after = normalSetting(dataType, setting, member(asSent, setting));
      if (!meansTheSame(dataType, setting, before, after)) compareInside(definition, path, before, after, note);
    } else if (lives !== undefined && !isCarriedOver(dataType, setting, lives)) {
      note(path, lives, undefined);
    }
  }
}

/** A value that says no more than what is filled in anyway equals all that nobody wrote; any other must be in force. */
function meansTheSame(
  dataType: string,
  setting: string,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): boolean {
  if (sameJson(before, after)) return true;
  // The service compares the text of a maxlength: "120" is 120 (6.5/07 "maxlength as string").
  if (setting === 'maxlength') return before !== undefined && asText(before) === asText(after);
  const [filled, ...others] = unwrittenValues(dataType, setting);
  return filled !== undefined && sameJson(after, filled) && others.some((value) => sameJson(value, before));
}

/** Where a part of a setting is left to others, only the rest of it is compared. */
function compareInside(
  definition: PresentDefinition,
  path: readonly string[],
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  note: Note,
): void {
  const ignoredInside = definition.ignore.some(
    (ignored) => ignored.length > path.length && path.every((part, i) => ignored[i] === part),
  );
  if (!ignoredInside || !isJsonObject(before) || !isJsonObject(after)) {
    note(path, before, after);
    return;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const inner = [...path, key];
    if (!sameJson(member(before, key), member(after, key)))
      compareInside(definition, inner, member(before, key), member(after, key), note);
  }
}

/** Screens are told cell by cell: the form of one role on one screen is what people see. */
function compareScreens(definition: PresentDefinition, live: LiveRow, note: Note): void {
  if (sameJson(live.screens, definition.screens)) return;
  const before = normalScreens(live.object, live.screens);
  const after = normalScreens(live.object, definition.screens ?? {});
  for (const screen of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [member(before, screen), member(after, screen)];
    const wasCells = isJsonObject(was) ? was : {};
    const isCells = isJsonObject(is) ? is : {};
    for (const role of new Set([...Object.keys(wasCells), ...Object.keys(isCells)])) {
      if (sameJson(member(wasCells, role), member(isCells, role))) continue;
      // A hidden cell and none are the same; where they differ from another, what is written is what is told.
      const [before, after] = [
        cellOf(live.object, live.screens, screen, role),
        cellOf(live.object, definition.screens ?? {}, screen, role),
      ];
      compareInside(definition, ['screens', screen, role], before, after, note);
    }
  }
}

function cellOf(object: ObjectName, screens: JsonObject, screen: string, role: string): JsonValue | undefined {
  const cells = member(screens, screen);
  const cell = isJsonObject(cells) ? member(cells, role) : undefined;
  return isJsonObject(cell) ? normalCell(object, screen, cell) : cell;
}
