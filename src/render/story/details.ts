import type { Origin, PresentDefinition } from '../../attribute/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../attribute/json.ts';
import type { AttributeBody } from '../../attribute/live-attribute.ts';
import { visibilityOfCell } from '../../attribute/screens.ts';
import { type Change, placeOfChange } from '../../plan/change.ts';
import type { Decision } from '../../plan/decision.ts';
import { withoutSecrets } from '../../plan/digest.ts';
import { COST_IN_WORDS } from '../words.ts';
import { diffOptions } from './options-diff.ts';
import { cellDetails } from './screen-cells.ts';
import { type Cell, screenTable } from './screen-table.ts';
import { settingInWords, tellValues } from './setting-words.ts';
import type { Detail, Told } from './story.ts';
import { diffWords } from './word-diff.ts';

type Update = Extract<Decision, { readonly action: 'update' }>;

/** What changes on an attribute that lives, a detail for each setting; all cells of its screens together in one. */
export function detailsOfUpdate({
  changes,
  definition,
  live,
  row,
}: Pick<Update, 'changes' | 'definition' | 'live' | 'row'>): readonly Detail[] {
  const ofScreens = changes.filter(({ path }) => path[0] === 'screens');
  const others = changes.filter(({ path }) => path[0] !== 'screens');
  return [
    ...others.map((change) => ({
      ...tellChange(change, row),
      ...tellHead(change, definition.origin),
    })),
    ...(ofScreens.length === 0 ? [] : [tellScreens(ofScreens, live.screens, row.screens, definition.origin)]),
  ];
}

function tellChange({ path, before, after }: Change, row: AttributeBody): Told {
  if (path.join('/') === 'data_option/options') return { kind: 'options', diff: diffOptions(before, after) };
  if (typeof before === 'string' && typeof after === 'string' && isText(path)) {
    const [was, is] = diffWords(before, after);
    return { kind: 'text', before: was, after: is };
  }
  return tellValues(path, before, after, row);
}

/** Settings whose value is a text that people read. */
function isText(path: readonly string[]): boolean {
  return ['display', 'data_option/note', 'data_option/placeholder', 'data_option/linktemplate'].includes(
    path.join('/'),
  );
}

function tellHead(change: Change, origin: Origin): Pick<Detail, 'setting' | 'where' | 'effect' | 'cost'> {
  return {
    setting: settingInWords(change.path),
    where: placeOfChange(change, origin),
    effect: change.effect,
    cost: COST_IN_WORDS[change.cost],
  };
}

function tellScreens(changes: readonly Change[], before: JsonObject, after: JsonObject, origin: Origin): Detail {
  const told = changes.map(({ path: [, screen = '', role = ''] }): readonly [string, string] => [screen, role]);
  const costs = [...new Set(changes.map(({ cost }) => COST_IN_WORDS[cost]).filter((cost) => cost !== ''))];
  return {
    kind: 'screens',
    table: screenTable(before, after, unique(told)),
    cells: changes.flatMap((change) => cellDetails(change, before, after, origin)),
    setting: 'screens',
    where: origin.locate(changes[0]?.path ?? ['screens']),
    effect: 'at-once',
    cost: costs.join('; '),
  };
}

/** What a new attribute brings with it, as far as it says more than nothing. */
export function detailsOfCreation(definition: PresentDefinition, row: AttributeBody): readonly Detail[] {
  const { origin } = definition;
  const templates = definition.secrets.flatMap(({ setting, template }): readonly [string, JsonValue][] =>
    template === undefined ? [] : [[setting, template]],
  );
  const shown: JsonObject = { ...withoutSecrets(row.dataOption, definition.secrets), ...Object.fromEntries(templates) };
  const settings = Object.entries(shown).flatMap(([setting, value]): readonly Detail[] => {
    const path = ['data_option', setting];
    if (saysNothing(setting, value)) return [];
    const told: Told =
      setting === 'options'
        ? { kind: 'options', diff: diffOptions(undefined, value) }
        : tellValues(path, undefined, value, row);
    return [{ ...told, setting: settingInWords(path), where: origin.locate(path), effect: undefined, cost: '' }];
  });
  const cells = shownCells(row.screens);
  return [
    ...(row.active ? [] : [inactive(origin)]),
    ...settings,
    ...(cells.length === 0 ? [nowhere(origin)] : [onScreens(row.screens, cells, origin)]),
  ];
}

/** Written out of habit, and the same as if it were not. */
function saysNothing(setting: string, value: JsonValue): boolean {
  if (value === null || value === '') return true;
  if (setting === 'null' || setting === 'nulloption') return value === true;
  if (setting === 'options') return isJsonObject(value) && Object.keys(value).length === 0;
  return false;
}

function shownCells(screens: JsonObject): readonly (readonly [string, string])[] {
  return Object.entries(screens).flatMap(([screen, cells]) =>
    isJsonObject(cells)
      ? Object.entries(cells).flatMap(([role, cell]): readonly (readonly [string, string])[] =>
          visibilityOfCell(cell) === 'hidden' ? [] : [[screen, role]],
        )
      : [],
  );
}

function inactive(origin: Origin): Detail {
  const words: Told = { kind: 'value', before: undefined, after: 'no' };
  return {
    ...words,
    setting: settingInWords(['active']),
    where: origin.locate(['active']),
    effect: undefined,
    cost: '',
  };
}

function nowhere(origin: Origin): Detail {
  const words: Told = { kind: 'value', before: undefined, after: 'none, so nobody sees it' };
  return { ...words, setting: 'screens', where: origin.locate(['screens']), effect: undefined, cost: '' };
}

function onScreens(screens: JsonObject, shown: readonly (readonly [string, string])[], origin: Origin): Detail {
  const table = screenTable({}, screens, shown);
  // A ticket without it is refused from then on (5.2/09 "ticket without a required attribute").
  const mustBeFilled = table.rows.some(({ cells }) => cells.some((cell) => isAskedFor(cell)));
  return {
    kind: 'screens',
    table,
    cells: [],
    setting: 'screens',
    where: origin.locate(['screens']),
    effect: undefined,
    cost: mustBeFilled ? COST_IN_WORDS['writes-refused'] : '',
  };
}

function isAskedFor(cell: Cell): boolean {
  return cell.state === 'changes' && cell.after === 'required';
}

function unique(cells: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  return [...new Map(cells.map((cell) => [JSON.stringify(cell), cell])).values()];
}
