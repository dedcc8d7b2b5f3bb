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

/** How a change affects existing records: "1,204 values are lost". */
export type Hits = readonly (Pick<CountDocument, 'hit' | 'records'> & { readonly text: string })[];

/** How the changes of a plan affect existing records, as far as counted, by attribute, worst first. */
export function tellHits(counts: readonly CountDocument[], release: DeskRelease): ReadonlyMap<string, Hits> {
  const byKey = new Map<string, Hits>();
  const sorted = [...counts].sort((a, b) => WORST_FIRST.indexOf(a.hit) - WORST_FIRST.indexOf(b.hit));
  for (const one of sorted) {
    const { key, hit, records, not_counted, seconds = 0 } = one;
    const [object] = splitAttributeKey(key);
    const reason = not_counted === undefined ? '' : `: ${whyNotCounted({ not_counted, seconds }, object, release)}`;
    const text = printableShort(`${hitInWords(one)}${reason}`, LONGEST_TEXT);
    byKey.set(key, [...(byKey.get(key) ?? []), { hit, records, text }]);
  }
  return byKey;
}

/** Lost values are a danger, other values that are hit a risk, as long as there may be one. */
export function toneOf({ hit, records }: Pick<CountDocument, 'hit' | 'records'>): Note['tone'] {
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

/** "option team: 46 tickets keep a value that can no longer be selected"; where the number is unknown, without the reason. */
function hitInWords(hit: CountDocument): string {
  const { records } = hit;
  const [none, unknown, some] = formsOf(hit, splitAttributeKey(hit.key)[0].toLowerCase(), records ?? 0);
  if (records === null) return `${unknown}; not counted`;
  return records === 0 ? none : some;
}

/** What to say of a hit where no record is hit, where the number is unknown, and of this many. */
function formsOf(hit: Hit, one: string, records: number): readonly [none: string, unknown: string, some: string] {
  const all = counted(records, one);
  const values = `${counted(records, 'value')} ${records === 1 ? 'is' : 'are'}`;
  const verb = (word: string): string => (records === 1 ? `${word}s` : word);
  const keeps = `${all} ${verb('keep')} a value that can no longer be selected`;
  switch (hit.hit) {
    case 'value-deleted': {
      const lost = `${values} lost; only a backup restores ${records === 1 ? 'it' : 'them'}`;
      return [`no ${one} holds a value`, ALL_LOST, lost];
    }
    case 'option-removed': {
      const lead = optionsOf(hit.options);
      const unknown = `${lead}: stored values can no longer be selected`;
      return [`${lead}: no ${one} holds such a value`, unknown, `${lead}: ${keeps}`];
    }
    case 'value-too-long': {
      const than = `longer than ${hit.characters} characters`;
      return [
        `no value is ${than}`,
        `values ${than} stop the migration`,
        `${values} ${than}: the migration would fail`,
      ];
    }
    case 'value-not-offered': {
      const lead = 'another data type:';
      const unknown = `${lead} stored values may no longer be selectable`;
      return [`${lead} no ${one} holds a value outside the options`, unknown, `${lead} ${keeps}`];
    }
    case 'value-below-min':
    case 'value-above-max': {
      const [setting, than] = hit.hit === 'value-below-min' ? ['min', 'smaller'] : ['max', 'larger'];
      const lead = `${setting} ${hit.limit}:`;
      const some = `${lead} ${all} ${verb('hold')} a ${than} number and cannot be saved`;
      return [
        `${lead} no ${one} holds a ${than} number`,
        `${lead} records with a number outside cannot be saved`,
        some,
      ];
    }
    case 'time-stored': {
      const lead = 'past or future times not allowed:';
      const some = `${lead} ${all} ${verb('hold')} a time, and cannot be saved if it is no longer allowed`;
      return [`${lead} no ${one} holds a time`, `${lead} records with such a time cannot be saved`, some];
    }
    case 'record-filled': {
      const value = showValue(hit.value);
      const some = `fills ${counted(records, `existing ${one}`)} with ${value}`;
      return [some, `fills existing ${one}s with ${value}`, some];
    }
    case 'value-missing': {
      const some = `required: ${all} ${records === 1 ? 'has' : 'have'} no value`;
      return [`required: every ${one} has a value`, 'required: some records may have no value', some];
    }
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
