import { type ObjectName, splitAttributeKey } from '../../model/attribute-key.ts';
import type { Hit, NotCounted } from '../../model/record-count.ts';
import type { DeskRelease } from '../../model/release.ts';
import { unreachable } from '../../model/unreachable.ts';
import type { CountDocument } from '../../plan/plan-document.ts';
import { printableShort } from '../printable.ts';
import { counted, minuteInWords } from '../words.ts';
import type { Note } from './line.ts';
import { showValue } from './setting-words.ts';

/** Loss of data first. */
const WORST_FIRST: readonly CountDocument['hit'][] = [
  'value-deleted',
  'value-too-long',
  'option-removed',
  'value-not-offered',
  'value-below-min',
  'value-above-max',
  'time-stored',
  'value-missing',
  'record-filled',
];

const LONGEST_TEXT = 600;

/** One kind of count of one attribute. */
export type CountOf = Pick<CountDocument, 'key' | 'hit' | 'records'>;

/** How a change affects existing records: "1,204 values are lost". */
export type Hits = readonly (CountOf & { readonly text: string })[];

/** How the changes of a plan affect existing records, as far as counted, by attribute, worst first. */
export function tellHits(counts: readonly CountDocument[], release: DeskRelease): ReadonlyMap<string, Hits> {
  const byKey = new Map<string, Hits>();
  const sorted = [...counts].sort((a, b) => WORST_FIRST.indexOf(a.hit) - WORST_FIRST.indexOf(b.hit));
  for (const one of sorted) {
    const { key, hit, records, not_counted, seconds = 0 } = one;
    const [object] = splitAttributeKey(key);
    const reason = not_counted === undefined ? '' : `: ${whyNotCounted({ not_counted, seconds }, object, release)}`;
    const text = printableShort(`${hitInWords(one)}${reason}`, LONGEST_TEXT);
    byKey.set(key, [...(byKey.get(key) ?? []), { key, hit, records, text }]);
  }
  return byKey;
}

/** Lost values are a danger, other values that are hit a risk, as long as there may be one. */
export function toneOf({ hit, records }: CountOf): Note['tone'] {
  if (records === 0 || hit === 'record-filled') return 'plain';
  return hit === 'value-deleted' || (hit === 'value-too-long' && records !== null) ? 'danger' : 'caution';
}

/** When the oldest number was counted: "2026-11-20 14:03 UTC". Undefined if all were counted now. */
export function countedAt(counts: readonly CountDocument[]): string | undefined {
  const [oldest] = counts.flatMap(({ counted_at }) => counted_at ?? []).sort();
  return oldest === undefined ? undefined : minuteInWords(oldest);
}

/** What a deletion does where no values were counted. */
export const ALL_LOST = 'all values are lost; only a backup restores them';

/** "49 values are lost; only a backup restores them" */
function lostInWords(records: number): string {
  return `${counted(records, 'value')} ${records === 1 ? 'is' : 'are'} lost; only a backup restores ${records === 1 ? 'it' : 'them'}`;
}

/** "option team: 46 tickets keep a value that can no longer be selected"; where the number is unknown, without the reason. */
function hitInWords(hit: CountDocument): string {
  const [object] = splitAttributeKey(hit.key);
  const { records } = hit;
  if (records === null) return `${subjectOf(hit, object)}; not counted`;
  const one = object.toLowerCase();
  const all = counted(records, one);
  switch (hit.hit) {
    case 'value-deleted':
      return records === 0 ? `no ${one} holds a value` : lostInWords(records);
    case 'option-removed':
      if (records === 0) return `${optionsOf(hit.options)}: no ${one} holds such a value`;
      return `${optionsOf(hit.options)}: ${all} ${records === 1 ? 'keeps' : 'keep'} a value that can no longer be selected`;
    case 'value-too-long':
      if (records === 0) return `no value is longer than ${hit.characters} characters`;
      return `${counted(records, 'value')} ${records === 1 ? 'is' : 'are'} longer than ${hit.characters} characters: the migration would fail`;
    case 'value-not-offered':
      if (records === 0) return `another data type: no ${one} holds a value outside the options`;
      return `another data type: ${all} ${records === 1 ? 'keeps' : 'keep'} a value that can no longer be selected`;
    case 'value-below-min':
    case 'value-above-max': {
      const [setting, than] = hit.hit === 'value-below-min' ? ['min', 'smaller'] : ['max', 'larger'];
      if (records === 0) return `${setting} ${hit.limit}: no ${one} holds a ${than} number`;
      return `${setting} ${hit.limit}: ${all} ${records === 1 ? 'holds' : 'hold'} a ${than} number and cannot be saved`;
    }
    case 'time-stored':
      if (records === 0) return `past or future times not allowed: no ${one} holds a time`;
      return `past or future times not allowed: ${all} ${records === 1 ? 'holds' : 'hold'} a time, and cannot be saved if it is no longer allowed`;
    case 'record-filled':
      return `fills ${counted(records, `existing ${one}`)} with ${showValue(hit.value)}`;
    case 'value-missing':
      return records === 0
        ? `required: every ${one} has a value`
        : `required: ${all} ${records === 1 ? 'has' : 'have'} no value`;
    default:
      return unreachable(hit);
  }
}

function subjectOf(hit: Hit, object: ObjectName): string {
  switch (hit.hit) {
    case 'value-deleted':
      return ALL_LOST;
    case 'option-removed':
      return `${optionsOf(hit.options)}: stored values can no longer be selected`;
    case 'value-too-long':
      return `values longer than ${hit.characters} characters stop the migration`;
    case 'value-not-offered':
      return 'another data type: stored values may no longer be selectable';
    case 'value-below-min':
    case 'value-above-max':
      return `${hit.hit === 'value-below-min' ? 'min' : 'max'} ${hit.limit}: records with a number outside cannot be saved`;
    case 'time-stored':
      return 'past or future times not allowed: records with such a time cannot be saved';
    case 'record-filled':
      return `fills existing ${object.toLowerCase()}s with ${showValue(hit.value)}`;
    case 'value-missing':
      return 'required: some records may have no value';
    default:
      return unreachable(hit);
  }
}

const MOST_OPTIONS = 3;

function optionsOf(choices: readonly string[]): string {
  if (choices.length <= MOST_OPTIONS) return `option${choices.length === 1 ? '' : 's'} ${choices.join(', ')}`;
  return `options ${choices.slice(0, MOST_OPTIONS).join(', ')} and ${choices.length - MOST_OPTIONS} more`;
}

/** Why a number is unknown. */
export function whyNotCounted({ not_counted, seconds }: NotCounted, object: ObjectName, { name }: DeskRelease): string {
  const records = `${object.toLowerCase()}s`;
  switch (not_counted) {
    case 'release':
      return `release ${name} does not count ${records}`;
    case 'object':
      return `Zammad does not count ${records}`;
    case 'data-type':
      return 'Zammad does not count values of this data type';
    case 'permission':
      return 'the token lacks the permission';
    case 'too-slow':
      return `no answer within ${seconds} s; raise \`timeout\` to wait longer`;
    case 'no-answer':
      return 'the help desk gave no usable answer';
    case 'contradiction':
      return 'the answers contradict each other';
    case 'not-saved':
      return 'the snapshot has no number for it';
    default:
      return unreachable(not_counted);
  }
}
