import { choicesOf, pathText } from '../../model/choices.ts';
import { unitOfDiff } from '../../model/data-types.ts';
import { type JsonValue, member } from '../../model/json.ts';
import type { NewRow } from '../../model/live-attribute.ts';
import type { Release } from '../../model/release.ts';
import { printableShort } from '../printable.ts';
import { plural } from '../words.ts';
import { diffOptions } from './options-diff.ts';
import { type DetailValue, NO_UNIT, type Unit, unmarked } from './story.ts';

/** The name of a setting in the admin page, with its key in the files. All others are shown by their key. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    display: 'label (display)',
    'data_option/diff': 'default (diff)',
    'data_option/future': 'future dates (future)',
    'data_option/past': 'past dates (past)',
    'data_option/null': 'may be empty (null)',
    'data_option/linktemplate': 'link (linktemplate)',
  }),
);

/** Limits: the words before the number, and what it counts. */
const LIMITS: ReadonlyMap<string, readonly [string, string]> = new Map(
  Object.entries<readonly [string, string]>({
    'data_option/maxlength': ['at most', 'characters'],
    'data_option/min': ['at least', ''],
    'data_option/max': ['at most', ''],
    'data_option/rows': ['', 'lines high'],
    position: ['at', ''],
  }),
);

export function settingInWords(path: readonly string[]): string {
  const [head = '', ...rest] = path;
  const inside = rest.join(' / ');
  return WORDS.get(path.join('/')) ?? (head === 'data_option' && inside !== '' ? inside : path.join(' / '));
}

/**
 * The values of a setting in words: options as a diff, limits with their unit, defaults with their label, dates in the unit
 * of this release, yes and no.
 */
export function tellSetting(
  path: readonly string[],
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  row: Pick<NewRow, 'data_type' | 'data_option'>,
  release: Release,
): DetailValue {
  const setting = path.join('/');
  if (setting === 'data_option/options') return { kind: 'options', diff: diffOptions(before, after) };
  const limit = LIMITS.get(setting);
  if (limit !== undefined) {
    const [lead, tail] = limit;
    return inOneLine(numberInWords(before), numberInWords(after), { lead, tail });
  }
  const say = (value: JsonValue | undefined): string | undefined => {
    if (value === undefined) return undefined;
    const unit = setting === 'data_option/diff' ? unitOfDiff(row.data_type, release) : undefined;
    if (unit !== undefined && typeof value === 'number') return `${plural(value, unit)} after the form is opened`;
    return valueInWords(path, value, member(row.data_option, 'options'));
  };
  return inOneLine(say(before), say(after), NO_UNIT);
}

function inOneLine(before: string | undefined, after: string | undefined, unit: Unit): DetailValue {
  return {
    kind: 'value',
    before: before === undefined ? undefined : unmarked(before),
    after: after === undefined ? undefined : unmarked(after),
    unit,
  };
}

function numberInWords(value: JsonValue | undefined): string | undefined {
  return value === undefined || value === null ? undefined : showValue(value).replaceAll('"', '');
}

function valueInWords(path: readonly string[], value: JsonValue, options: JsonValue | undefined): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === null || value === '') return 'nothing';
  if (path.at(-1) !== 'default' || typeof value !== 'string') return showValue(value);
  const choice = choicesOf(options).find((one) => one.value === value);
  const label = choice === undefined ? value : pathText(choice);
  return label === value ? showValue(value) : `${showValue(value)} (${showValue(label)})`;
}

const LONGEST_TEXT = 120;

/** A setting's value on one line: strings in quotes, objects as compact JSON, long values truncated with their size. */
export function showValue(value: JsonValue | undefined): string {
  if (value === undefined) return '(not set)';
  if (typeof value === 'string') return `"${printableShort(value.replaceAll('"', '\\"'), LONGEST_TEXT)}"`;
  return printableShort(JSON.stringify(value), LONGEST_TEXT);
}
