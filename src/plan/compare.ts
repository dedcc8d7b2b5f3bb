import { removedValues } from '../model/choices.ts';
import { isFilledByDatabase } from '../model/column-default.ts';
import { factsOf, isDataType, offersChoices } from '../model/data-types.ts';
import { type AcceptableImpact, isIgnored, type PresentDefinition } from '../model/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue, member, sameJson } from '../model/json.ts';
import { comingDataOption, isOfHelpDesk, type LiveRow, waitsForCreation } from '../model/live-attribute.ts';
import {
  cellsThatDiffer,
  fill,
  KEPT_BY_SERVICE,
  normalCell,
  normalDisplay,
  normalScreens,
  normalSetting,
  unwrittenValues,
} from '../model/normal-form.ts';
import { type DeskRelease, NEWEST_DESK } from '../model/release.ts';
import { isRequired, requiredCells, silentCells, silentOn, writtenCell } from '../model/screens.ts';
import { HIDDEN_OTHER, isEmpty, isSecretKey, SECRET_KEYS, shownSetting, shownWhole } from '../model/secret-settings.ts';
import { isChangedByUpgrade } from '../model/seeds.ts';
import { withWholeNumbers } from '../model/settings/kind.ts';
import { isDataOptionKey } from '../model/settings/setting-table.ts';
import type { Change } from './plan-document.ts';
import { isCarriedOver, typeAfter, wantedDataOption, wantedScreens } from './wanted-row.ts';

/** Lists every setting in which a row differs from its definition, in a fixed order; empty if nothing differs. */
export function compare(definition: PresentDefinition, live: LiveRow, release = NEWEST_DESK): readonly Difference[] {
  const changes: Difference[] = [];
  const wanted = {
    active: isIgnored(definition, ['active']) ? live.active : definition.active,
    data_type: definition.data_type,
    data_option: wantedDataOption(definition, live, live.data_option),
    screens: wantedScreens(definition, live),
  };
  const note: Note = (path, before, after) => {
    if (isIgnored(definition, path) || sameJson(before, after)) return;
    if (isOfHelpDesk(live) && isChangedByUpgrade(live.key, path, before, after)) return;
    changes.push(differenceOn(live, wanted, release, { path, before, after }));
  };
  note(['display'], normalDisplay(live.display), normalDisplay(definition.display));
  note(['data_type'], live.data_type, definition.data_type);
  note(['active'], live.active, definition.active);
  if (definition.position !== undefined) note(['position'], live.position, definition.position);
  compareDataOption(definition, live, wanted.data_option, note);
  for (const { setting, value, template } of definition.secrets) {
    const lives = member(live.data_option, setting);
    if (value !== undefined && !sameJson(lives, value)) {
      const shown = lives === undefined ? undefined : shownWhole(setting, lives);
      note(['data_option', setting], shown, sameJson(shown, template) ? HIDDEN_OTHER : template);
    }
  }
  compareScreens(live, wanted, note, release);
  return changes;
}

/**
 * What a PUT of the row mends besides: numbers that the help desk holds as text go out as numbers. The column stays, since
 * the service compares its width as text (6.5/07 "maxlength as string").
 */
export function mendedNumbers(live: LiveRow, changes: readonly Difference[]): readonly Difference[] {
  const option = comingDataOption(live);
  const sent = withWholeNumbers(option);
  if (sent === option) return [];
  return Object.entries(option).flatMap(([setting, before]) => {
    const path = ['data_option', setting];
    const after = member(sent, setting);
    const isListed = changes.some((change) => sameJson(change.path, path));
    return isListed || sameJson(before, after) ? [] : [differenceOn(live, live, NEWEST_DESK, { path, before, after })];
  });
}

/** Keys that neither deskform knows nor the file sets. They are sent back unchanged, and the plan shows them. */
export function carriedOver(definition: PresentDefinition, live: LiveRow): readonly string[] {
  return Object.keys(live.data_option).filter(
    (setting) =>
      !Object.hasOwn(definition.data_option, setting) &&
      !isDataOptionKey(setting) &&
      !isSecretKey(setting) &&
      !KEPT_BY_SERVICE.includes(setting),
  );
}

type Note = (path: readonly string[], before: JsonValue | undefined, after: JsonValue | undefined) => void;

/** Compares setting by setting. `wanted` holds the live value of every setting that is ignored, or left out and kept. */
function compareDataOption(definition: PresentDefinition, row: LiveRow, wanted: JsonObject, note: Note): void {
  const live = row.data_option;
  const data_type = typeAfter(definition, row);
  const [inForce, asSent] = [fill(data_type, live), fill(data_type, wanted)];
  const named = new Set(definition.secrets.map(({ setting }) => setting));
  for (const setting of new Set([...Object.keys(wanted), ...Object.keys(live)])) {
    // A setting that the files declare as a secret is compared by value only, and the value may be unknown.
    if (KEPT_BY_SERVICE.includes(setting) || named.has(setting)) continue;
    // Equal values are equal in every normal form.
    if (sameJson(member(live, setting), member(wanted, setting))) continue;
    const lives = normalSetting(data_type, setting, member(inForce, setting));
    const path = ['data_option', setting];
    if (!Object.hasOwn(wanted, setting)) {
      if (lives !== undefined && !isCarriedOver(data_type, setting, lives))
        note(path, shown(setting, lives), undefined);
      continue;
    }
    const after = normalSetting(data_type, setting, member(asSent, setting));
    if (meansTheSame(data_type, setting, lives, after)) continue;
    if (SECRET_KEYS.includes(setting) && isEmpty(lives) && isEmpty(after)) continue;
    // What a snapshot hides is the same where its fingerprint is.
    note(path, shown(setting, lives), shown(setting, after));
  }
}

function shown(setting: string, value: JsonValue | undefined): JsonValue | undefined {
  return value === undefined ? undefined : shownSetting(setting, value);
}

/** All values that the service fills in by itself count as equal; any other value must match exactly. */
function meansTheSame(
  data_type: string,
  setting: string,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): boolean {
  if (sameJson(before, after)) return true;
  const [filled, ...others] = unwrittenValues(data_type, setting);
  return filled !== undefined && sameJson(after, filled) && others.some((value) => sameJson(value, before));
}

/** Compares screens cell by cell: a cell is what one role sees on one screen. */
function compareScreens(live: LiveRow, wanted: Demands, note: Note, release: DeskRelease): void {
  if (sameJson(live.screens, wanted.screens)) return;
  const silent = silentCells(wanted.data_option, release);
  const before = normalScreens(live.screens, silent);
  const after = normalScreens(wanted.screens, silent);
  for (const [screen, role] of cellsThatDiffer(before, after)) {
    // A hidden cell and a missing one mean the same. Where the other side differs, the plan shows what is written.
    const cellOf = (screens: JsonObject): JsonValue | undefined => {
      const cell = writtenCell(screens, screen, role);
      return isJsonObject(cell) ? normalCell(screen, cell, silent) : cell;
    };
    note(['screens', screen, role], cellOf(live.screens), cellOf(wanted.screens));
  }
}

/** A setting, or a cell of screens, on both sides; undefined where it does not exist. Credentials are hidden. */
interface Sides {
  /** ["display"], ["data_option", "maxlength"], ["screens", "edit", "ticket.agent"]. */
  readonly path: readonly string[];
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/** Sides that differ, and what that does: the impact depends on both complete values. */
export interface Difference extends Sides, Pick<Change, 'effect' | 'impact'> {
  readonly needs: readonly AcceptableImpact[];
}

/** The parts of a row that decide what its records need. An inactive row demands nothing (6.1 "inactive"). */
type Demands = Pick<LiveRow, 'active' | 'data_type' | 'data_option' | 'screens'>;

/** Adds effect and impact to what differs on a live row: what will be in force then and is not now. */
function differenceOn(live: LiveRow, wanted: Demands, release: DeskRelease, sides: Sides): Difference {
  const { path } = sides;
  // Everything else takes effect with the PUT (5.2/04 and 6.5/15 "after discard").
  const effect = path[0] === 'data_option' ? 'at-migration' : 'at-once';
  // A row that was never migrated has no values and is on no form.
  if (waitsForCreation(live)) return { ...sides, effect, impact: 'none', needs: [] };
  if (path[0] === 'active') return { ...sides, effect, ...impactOfActivation(live, wanted, release) };
  const impact = requires(live, wanted, release, sides) ? 'writes-refused' : impactOf(live, wanted, sides);
  return { ...sides, effect, impact, needs: needsOf(impact, path) };
}

const NEEDS: Readonly<Partial<Record<Difference['impact'], AcceptableImpact>>> = {
  'writes-refused': 'required',
  'values-out-of-time': 'dates',
  'values-out-of-range': 'range',
  'values-may-not-fit': 'shorter_maxlength',
  'values-not-selectable': 'option_removed',
};

/** The consent that a definition must give to a change with this impact. */
export function needsOf(impact: Difference['impact'], [head]: readonly string[]): readonly AcceptableImpact[] {
  if (impact === 'values-not-selectable' && head === 'data_type') return ['data_type'];
  const needed = NEEDS[impact];
  return needed === undefined ? [] : [needed];
}

/** Whether a record without a value is refused from then on, by a cell or by `null: false` where cells are silent. */
function requires(live: LiveRow, wanted: Demands, release: DeskRelease, { path, before, after }: Sides): boolean {
  const [head, setting = ''] = path;
  if (isFilledByDatabase(live) || !wanted.active) return false;
  const [was, is] = [silentCells(live.data_option, release), silentCells(wanted.data_option, release)];
  if (head === 'screens')
    return isRequired(after, silentOn(setting, is)) && !isRequired(before, silentOn(setting, was));
  if (head !== 'data_option' || setting !== 'null') return false;
  const demanded = requiredCells(live.object, live.screens, was);
  return requiredCells(live.object, wanted.screens, is).some((cell) => !demanded.some((one) => sameJson(one, cell)));
}

/** All that a row demands comes into force when it is switched on, the worst first (6.1 "inactive"). */
function impactOfActivation(
  live: LiveRow,
  wanted: Demands,
  release: DeskRelease,
): Pick<Difference, 'impact' | 'needs'> {
  const { active, data_type, data_option, screens } = wanted;
  if (!active) return { impact: 'none', needs: [] };
  const cells = requiredCells(live.object, screens, silentCells(data_option, release));
  const isAsked = cells.length > 0 && !isFilledByDatabase(live);
  // Only a datetime checks it (lived-5.4 "date diff past false").
  const isOfTime = data_type === 'datetime' && (data_option.past === false || data_option.future === false);
  const isLimited = data_type === 'integer' && (data_option.min !== undefined || data_option.max !== undefined);
  // Whether a range leaves out numbers that records hold is known when they are counted (`refuseOutOfRange`).
  const rest = isLimited ? 'values-out-of-range' : 'none';
  return {
    impact: isAsked ? 'writes-refused' : isOfTime ? 'values-out-of-time' : rest,
    needs: [...(isAsked ? (['required'] as const) : []), ...(isOfTime ? (['dates'] as const) : [])],
  };
}

function impactOf(live: LiveRow, wanted: Demands, { path, before, after }: Sides): Difference['impact'] {
  const [head, setting] = path;
  const { data_type } = live;
  // Records hold one choice as text, and a text field takes every such value.
  const isChoice = isDataType(data_type) && offersChoices(data_type) && factsOf(data_type).column === 'text';
  const toText = isChoice && wanted.data_type === 'input';
  if (head === 'data_type') return toText ? 'none' : 'values-not-selectable';
  if (head !== 'data_option') return 'none';
  if (setting === 'default') return 'new-records-only';
  const isTime = setting === 'past' || setting === 'future';
  if (isTime && after === false && data_type === 'datetime' && wanted.active) return 'values-out-of-time';
  const isShorter = before !== undefined && after !== undefined && Number(after) < Number(before);
  if (setting === 'maxlength' && isShorter) return 'values-may-not-fit';
  if (setting === 'options' && !toText && removedValues(before, after).length > 0) return 'values-not-selectable';
  return wanted.active && narrowedBound({ path, before, after }) !== undefined ? 'values-out-of-range' : 'none';
}

/** Which stored numbers a narrower range leaves out; undefined if it is not narrower. */
export function narrowedBound({ path, before, after }: Sides): 'value-below-min' | 'value-above-max' | undefined {
  const [head, setting] = path;
  if (head !== 'data_option' || typeof after !== 'number') return undefined;
  const isOpen = typeof before !== 'number';
  if (setting === 'min' && (isOpen || after > before)) return 'value-below-min';
  return setting === 'max' && (isOpen || after < before) ? 'value-above-max' : undefined;
}
