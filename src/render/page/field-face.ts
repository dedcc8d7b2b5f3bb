import { type Choice, choicesOf } from '../../model/choices.ts';
import { unitOfDiff } from '../../model/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue, member } from '../../model/json.ts';
import type { Row } from '../../model/live-attribute.ts';
import type { DeskRelease, Release } from '../../model/release.ts';
import { cellFor, EVERYONE, HALF_WIDTH, silentCells, silentOn, visibilityOfCell } from '../../model/screens.ts';
import { LONGEST_TEXT, printableName, printableShort } from '../printable.ts';
import { roleInWords } from '../story/screen-lines.ts';
import { valueInWords } from '../story/setting-words.ts';

export interface Face {
  readonly label: string;
  /** "single choice"; Zammad's own name for an unknown type. */
  readonly type: string;
  readonly must: 'be-filled' | 'nothing';
  /** Two fields of half a row stand side by side: the two columns of a new ticket. */
  readonly width: 'half' | 'whole';
  readonly filled: string | undefined;
  readonly note: string | undefined;
  readonly placeholder: string | undefined;
  /** "at most 120 characters" */
  readonly limits: string | undefined;
  /** "only as agent", if the field requires a permission and the form is for everyone. */
  readonly onlyFor: string | undefined;
  /** In the order of the form. */
  readonly choices: readonly ShownChoice[];
}

export type ShownChoice = Pick<Choice, 'path' | 'label' | 'value'>;

/** The parts of a row that forms need, live or after the apply. */
export interface FormField extends Row {
  /** Zammad fills in built-in fields by itself. */
  readonly editable?: boolean;
}

/** What people call a data type, and the settings that limit what they can enter. */
const TYPES: ReadonlyMap<string, readonly [words: string, ...limits: string[]]> = new Map([
  ['input', ['text', 'maxlength']],
  ['textarea', ['multi-line text', 'maxlength', 'rows']],
  ['richtext', ['formatted text', 'maxlength']],
  ['integer', ['whole number', 'min', 'max']],
  ['boolean', ['yes or no']],
  ['active', ['active or not']],
  ['date', ['date', 'past', 'future']],
  ['datetime', ['date and time', 'past', 'future']],
  ['select', ['single choice']],
  ['multiselect', ['multiple choices']],
  ['tree_select', ['single choice from a tree']],
  ['multi_tree_select', ['multiple choices from a tree']],
  ['checkbox', ['checkboxes']],
  ['user_autocompletion', ['user search']],
  ['autocompletion_ajax_external_data_source', ['search in an external system']],
]);

/** How a form shows a field to a role; undefined if it does not. */
export function faceOn(field: FormField, screen: string, role: string, release: DeskRelease): Face | undefined {
  const cell = cellFor(field.screens, screen, role);
  const silent = field.editable === false ? 'optional' : silentCells(field.data_option, release);
  const visibility = visibilityOfCell(cell, silentOn(screen, silent));
  if (!field.active || visibility === 'hidden' || !isPermitted(field.data_option, role)) return undefined;
  const [type, ...limits] = TYPES.get(field.data_type) ?? [printableName(field.data_type)];
  return {
    label: printableName(field.display === '' ? field.name : field.display),
    type,
    filled: filledIn(field, isJsonObject(cell) ? member(cell, 'default') : undefined, release.rules),
    note: textOf(field.data_option, 'note'),
    placeholder: textOf(field.data_option, 'placeholder'),
    limits: limitsOf(field, limits, release.rules),
    onlyFor: role === EVERYONE ? onlyFor(field.data_option) : undefined,
    width: isHalf(cell) ? 'half' : 'whole',
    choices: shownChoices(field.data_option),
    must: visibility === 'required' ? 'be-filled' : 'nothing',
  };
}

function isHalf(cell: JsonValue | undefined): boolean {
  const itemClass = isJsonObject(cell) ? member(cell, 'item_class') : undefined;
  return typeof itemClass === 'string' && itemClass.split(/\s+/u).includes(HALF_WIDTH);
}

/** Whether the role may see the field. The form for everyone always shows it, with a note. */
function isPermitted(data_option: JsonObject, role: string): boolean {
  const wanted = permissionsOf(data_option);
  // "admin.user" includes "admin.user" and matches "admin.*".
  const holds = (permission: string): boolean =>
    permission.endsWith('.*') ? role.startsWith(permission.slice(0, -1)) : role === permission;
  return wanted.length === 0 || role === EVERYONE || wanted.some(holds);
}

function permissionsOf({ permission }: JsonObject): readonly string[] {
  return Array.isArray(permission) ? permission.filter((wanted) => typeof wanted === 'string') : [];
}

function onlyFor(data_option: JsonObject): string | undefined {
  const wanted = permissionsOf(data_option).map((role) => roleInWords(printableName(role)));
  return wanted.length === 0 ? undefined : `only as ${wanted.join(', ')}`;
}

/** The initial value in the form. The default of a screen cell overrides that of the field. */
function filledIn({ data_type, data_option }: FormField, ofCell: JsonValue | undefined, release: Release) {
  const diff = member(data_option, 'diff');
  const unit = unitOfDiff(data_type, release);
  if (typeof diff === 'number' && unit !== undefined) {
    if (diff === 0) return data_type === 'date' ? 'today' : 'now';
    return `${diff} ${unit}${diff === 1 ? '' : 's'} from ${unit === 'day' ? 'today' : 'now'}`;
  }
  const preset = ofCell ?? member(data_option, 'default');
  if (preset === undefined || preset === null || preset === '') return undefined;
  if (!Array.isArray(preset)) return labelOf(data_option, preset);
  const labels = new Set(preset.map((value) => labelOf(data_option, value)));
  return labels.size === 0 ? undefined : printableShort([...labels].join(', '), LONGEST_TEXT);
}

/** What people see of a stored value: "Network › VPN" in a tree. */
function labelOf(data_option: JsonObject, value: JsonValue): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const choice = choicesOf(member(data_option, 'options')).find((each) => each.value === text);
  if (choice !== undefined) return choice.path.map((label) => printableName(label)).join(' › ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // A definition has only the id of a related record, not its name.
  return typeof value === 'number' && textOf(data_option, 'relation') !== undefined
    ? 'default set on the help desk'
    : printableName(text);
}

function limitsOf(row: FormField, settings: readonly string[], release: Release): string | undefined {
  const limits = settings.flatMap((setting) => {
    const value = member(row.data_option, setting);
    if (setting === 'past' || setting === 'future') return value === false ? [`not in the ${setting}`] : [];
    if (typeof value !== 'number' && (typeof value !== 'string' || value === '')) return [];
    return [valueInWords({ path: ['data_option', setting], row, release }, value)];
  });
  return limits.length === 0 ? undefined : limits.join(', ');
}

function textOf(data_option: JsonObject, setting: string): string | undefined {
  const text = member(data_option, setting);
  return typeof text === 'string' && text !== '' ? printableShort(text, LONGEST_TEXT) : undefined;
}

/** A tree and a list with `customsort` have their own order; the help desk sorts other choices by label. */
function shownChoices(data_option: JsonObject): readonly ShownChoice[] {
  const { options } = data_option;
  const choices = choicesOf(options).map(({ path, label, value }) => ({ path, label, value }));
  const isTree = choices.some(({ path }) => path.length > 1);
  const hasOrder = isTree || (Array.isArray(options) && member(data_option, 'customsort') === 'on');
  return hasOrder ? choices : choices.sort((a, b) => collator.compare(a.label, b.label));
}

const collator = new Intl.Collator('en');
