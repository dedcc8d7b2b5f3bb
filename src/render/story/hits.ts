import { type AttributeKey, type ObjectName, splitAttributeKey } from '../../model/attribute-key.ts';
import type { Hit, NotCounted } from '../../model/record-count.ts';
import type { DeskRelease } from '../../model/release.ts';
import { unreachable } from '../../model/unreachable.ts';
import type { CountDocument, Decision } from '../../plan/plan-document.ts';
import { printableShort } from '../printable.ts';
import { counted, firstNames, minuteInWords } from '../words.ts';
import { showValue } from './setting-words.ts';
import type { Note, Story, ToldHit } from './story.ts';

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

/** How the changes of a plan affect existing records, as far as counted, worst first. */
export function tellHits(counts: readonly CountDocument[], release: DeskRelease): readonly ToldHit[] {
  return counts
    .map((one) => {
      const { key, hit, records, not_counted, seconds = 0 } = one;
      const [object] = splitAttributeKey(key);
      const reason = not_counted && whyNotCounted({ not_counted, seconds }, object, release);
      return { key, hit, records, text: hitInWords(one), reason };
    })
    .sort((a, b) => WORST_FIRST.indexOf(a.hit) - WORST_FIRST.indexOf(b.hit));
}

export type HitsByKey = ReadonlyMap<AttributeKey, readonly ToldHit[]>;

/** Groups the hits by attribute. */
export function hitsByKey(hits: readonly ToldHit[]): HitsByKey {
  const byKey = new Map<AttributeKey, ToldHit[]>();
  for (const hit of hits) {
    const known = byKey.get(hit.key);
    if (known === undefined) byKey.set(hit.key, [hit]);
    else known.push(hit);
  }
  return byKey;
}

/** Whether records are affected, and counted. */
export function isSome(records: number | null): boolean {
  return records !== null && records > 0;
}

/** The notes for the attribute itself. A refusal already says that values are too long. */
export function notesOnHits(decision: Decision, hits: HitsByKey): readonly Note[] {
  if (decision.action === 'keep' || (decision.action === 'refuse' && decision.code !== 'impact-not-accepted'))
    return [];
  return (hits.get(decision.key) ?? []).map(({ text, records, hit }) => ({
    tone: isSome(records) && hit !== 'record-filled' ? 'danger' : 'plain',
    of: 'records',
    text,
  }));
}

/** When the oldest number was counted: "2026-11-20 14:03 UTC". Undefined if all were counted now. */
export function countedAt(counts: readonly CountDocument[]): string | undefined {
  const [oldest] = counts.flatMap(({ counted_at }) => counted_at ?? []).sort();
  return oldest === undefined ? undefined : minuteInWords(oldest);
}

/** The lines of a summary: hits that cannot be counted for the same reason are one, with the names of their fields. */
export function hitsInSummary(hits: readonly ToldHit[]) {
  const lines = new Map<string, { readonly keys: AttributeKey[]; readonly hit: ToldHit }>();
  for (const [index, hit] of hits.entries()) {
    const same = hit.reason === undefined ? String(index) : `${hit.text}: ${hit.reason}`;
    const line = lines.get(same);
    if (line === undefined) lines.set(same, { keys: [hit.key], hit });
    else line.keys.push(hit.key);
  }
  return [...lines.values()].map(({ keys, hit }) => ({
    keys,
    text: hit.reason === undefined ? hit.text : `${hit.text}: ${hit.reason}`,
    hit,
  }));
}

/** "deletes 1,204 values"; where the number is unknown, without the reason. */
function hitInWords(hit: CountDocument): string {
  const [object] = splitAttributeKey(hit.key);
  const { records } = hit;
  if (records === null) return `${subjectOf(hit, object)}; not counted`;
  const one = object.toLowerCase();
  const all = counted(records, one);
  switch (hit.hit) {
    case 'value-deleted':
      return records === 0 ? `no ${one} holds a value` : `deletes ${counted(records, 'value')}`;
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
      return 'deletes all values';
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

/** The most hits that a prompt repeats. */
const MOST_ASKED = 3;

/** The hits for a confirmation prompt: " Ticket.fax: deletes 1,204 values." Empty if no record is affected. */
export function hitsInShort({ hits }: Pick<Story, 'hits'>): string {
  const grave = hits.filter(({ records }) => records !== 0);
  const lines = hitsInSummary(grave);
  const left = lines.length - MOST_ASKED;
  const shown = lines
    .slice(0, MOST_ASKED)
    .map(({ keys, text }) => printableShort(`${firstNames(keys, (key) => key)}: ${text}`, 200));
  return shown.length === 0 ? '' : ` ${shown.join('; ')}${left > 0 ? `; and ${left} more` : ''}.`;
}
