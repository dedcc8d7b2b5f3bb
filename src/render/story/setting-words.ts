import { choicesOf, pathText } from '../../model/choices.ts';
import { unitOfDiff } from '../../model/data-types.ts';
import { type JsonValue, member } from '../../model/json.ts';
import type { NewRow } from '../../model/live-attribute.ts';
import type { Release } from '../../model/release.ts';
import { printableName, printableShort } from '../printable.ts';
import { became, diffWords, inQuotes, type Run, said, shownRuns } from './line.ts';
import { newOptions, optionsLine } from './option-lines.ts';

/** The name of a setting in the admin page, with its key in the files. All others are shown by their key. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['display', 'label (display)'],
  ['data_option/diff', 'default (diff)'],
  ['data_option/future', 'future dates (future)'],
  ['data_option/past', 'past dates (past)'],
  ['data_option/null', 'may be empty (null)'],
  ['data_option/linktemplate', 'link (linktemplate)'],
]);

/** Limits: the words before the number, and what it counts. */
const LIMITS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['data_option/maxlength', ['at most ', ' characters']],
  ['data_option/min', ['at least ', '']],
  ['data_option/max', ['at most ', '']],
  ['data_option/rows', ['', ' lines high']],
  ['position', ['at ', '']],
]);

const TEXTS = ['display', 'data_option/note', 'data_option/placeholder', 'data_option/linktemplate'];

export function settingInWords(path: readonly string[]): string {
  const [head = '', ...rest] = path;
  const inside = rest.join(' / ');
  const name = WORDS.get(path.join('/')) ?? (head === 'data_option' && inside !== '' ? inside : path.join(' / '));
  return printableName(name);
}

/** The row that a setting belongs to, and the rules of its release. */
export interface Setting {
  readonly path: readonly string[];
  readonly row: Pick<NewRow, 'data_type' | 'data_option'>;
  readonly release: Release;
}

/** A change of a setting: options with what changes among them, limits with their unit, texts with their words marked. */
export function tellSetting(setting: Setting, before: JsonValue | undefined, after: JsonValue | undefined) {
  const path = setting.path.join('/');
  if (path === 'data_option/options') return optionsLine(before, after);
  const inOneLine = (words: readonly Run[]) => ({ words, below: [], left: 0 });
  if (typeof before === 'string' && typeof after === 'string' && TEXTS.includes(path))
    return inOneLine(diffWords(before, after).flatMap((runs) => shownRuns(inQuotes(runs))));
  const limit = LIMITS.get(path);
  const [was, is] = [numberInWords(before), numberInWords(after)];
  if (limit !== undefined && was !== undefined && is !== undefined)
    return inOneLine([...said(limit[0]), ...became(was, is), ...said(limit[1])]);
  return inOneLine(became(valueInWords(setting, before), valueInWords(setting, after)));
}

function numberInWords(value: JsonValue | undefined): string | undefined {
  return value === undefined || value === null ? undefined : showValue(value).replaceAll('"', '');
}

/** One side of a setting: limits with their unit, defaults with their label, dates in the unit of the release, yes and no. */
export function valueInWords({ path, row, release }: Setting, value: JsonValue | undefined): string {
  const setting = path.join('/');
  if (setting === 'data_option/options') return newOptions(value);
  if (value === undefined) return 'not set';
  const limit = LIMITS.get(setting);
  const number = numberInWords(value);
  if (limit !== undefined) return number === undefined ? 'not set' : `${limit[0]}${number}${limit[1]}`;
  const unit = setting === 'data_option/diff' ? unitOfDiff(row.data_type, release) : undefined;
  // The number as the file has it: no commas.
  if (unit !== undefined && typeof value === 'number')
    return `${value} ${unit}${value === 1 ? '' : 's'} after the form is opened`;
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === null || value === '') return 'nothing';
  if (path.at(-1) !== 'default' || typeof value !== 'string') return showValue(value);
  return choiceInWords(value, member(row.data_option, 'options'));
}

/** A choice by its stored value, with its label where they differ: `"4711" ("Pier 4")`. */
export function choiceInWords(value: string, options: JsonValue | undefined): string {
  const choice = choicesOf(options).find((one) => one.value === value);
  const label = choice === undefined ? value : pathText(choice);
  return label === value ? showValue(value) : `${showValue(value)} (${showValue(label)})`;
}

const LONGEST_VALUE = 120;

/** A setting's value on one line: strings in quotes, objects as compact JSON, long values truncated with their size. */
export function showValue(value: JsonValue | undefined): string {
  if (value === undefined) return 'not set';
  if (typeof value === 'string') return `"${printableShort(value.replaceAll('"', '\\"'), LONGEST_VALUE)}"`;
  return printableShort(JSON.stringify(value), LONGEST_VALUE);
}
