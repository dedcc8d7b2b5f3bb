import { type ObjectName, splitAttributeKey } from '../../model/attribute-key.ts';
import { grouped } from '../../model/grouped.ts';
import type { JsonValue } from '../../model/json.ts';
import type { NotCounted } from '../../model/record-count.ts';
import type { DeskRelease } from '../../model/release.ts';
import { unreachable } from '../../model/unreachable.ts';
import {
  type Change,
  type CountDocument,
  type Decision,
  type PlanFields,
  parsePath,
} from '../../plan/plan-document.ts';
import { impactInWords } from '../../plan/refusals.ts';
import { LONGEST_TEXT, printableShort } from '../printable.ts';
import { counted, firstNames } from '../words.ts';
import type { Note } from './line.ts';
import { choiceInWords, showValue } from './setting-words.ts';

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

/** How a change affects existing records: "1,204 tickets lose their values". */
export type Hits = readonly (Note & Pick<CountDocument, 'hit' | 'records'>)[];

export type HitsByKey = ReadonlyMap<string, Hits>;

export function tellHits({ counts = [], decisions }: PlanFields, release: DeskRelease): HitsByKey {
  const decided = new Map(decisions.map((one) => [one.key, one]));
  const worstFirst = [...counts].sort((a, b) => WORST_FIRST.indexOf(a.hit) - WORST_FIRST.indexOf(b.hit));
  const told = worstFirst.map((one) => {
    const { key, hit, records, not_counted, seconds = 0 } = one;
    const [object] = splitAttributeKey(key);
    const reason = not_counted === undefined ? '' : `: ${whyNotCounted({ not_counted, seconds }, object, release)}`;
    const text = printableShort(`${hitInWords(one, decided.get(key))}${reason}`, LONGEST_TEXT);
    return [key, { hit, records, tone: toneOf(one), text }] as const;
  });
  return grouped(told);
}

/** Lost values are a danger, other values that are hit a risk, as long as there may be one. */
function toneOf({ hit, records }: CountDocument): Note['tone'] {
  if (records === 0 || hit === 'record-filled') return 'plain';
  return hit === 'value-deleted' || (hit === 'value-too-long' && records !== null) ? 'danger' : 'caution';
}

export const ALL_LOST = 'all values are lost; only a backup restores them';

/**
 * "option "4711" ("Pier 4"): 46 tickets keep a value that can no longer be selected"; where the number is unknown, without
 * the reason. A saved number has its age beside it.
 */
function hitInWords(hit: CountDocument, decision: Decision | undefined): string {
  const offered = decision !== undefined && 'before' in decision ? decision.before?.data_option.options : undefined;
  const changes = (decision !== undefined && 'changes' in decision ? decision.changes : undefined) ?? [];
  const { records, counted_at } = hit;
  const [object] = splitAttributeKey(hit.key);
  const one = object.toLowerCase();
  const many = (records ?? 0) > 1;
  const age = counted_at === undefined ? '' : ` (counted ${counted_at.slice(0, 'yyyy-mm-dd'.length)})`;
  const all = `${records === 0 ? `no ${one}` : counted(records ?? 0, one)}${age}`;
  const holds = (what: string): string => `${all} ${many ? 'hold' : 'holds'} ${what}`;
  const keeps = `${all} ${many ? 'keep' : 'keeps'} a value that can no longer be selected`;
  const say = (lead: string, unknown: string, none: string, some: string): string =>
    lead + (records === null ? `${unknown}; not counted` : records === 0 ? none : some);
  switch (hit.hit) {
    case 'value-deleted': {
      const [lose, its, it] = many ? ['lose', 'their values', 'them'] : ['loses', 'its value', 'it'];
      return say('', ALL_LOST, holds('a value'), `${all} ${lose} ${its}; only a backup restores ${it}`);
    }
    case 'option-removed': {
      const lead = `${optionsInWords(hit.options, offered)}: `;
      return say(lead, 'stored values can no longer be selected', holds('such a value'), keeps);
    }
    case 'value-too-long': {
      const long = `longer than ${hit.characters} characters`;
      const longer = holds(`a value ${long}`);
      return say('', `values ${long} stop the migration`, longer, `${longer}: the migration would fail`);
    }
    case 'value-not-offered': {
      const none = holds('a value outside the options');
      return say('another data type: ', 'stored values may no longer be selectable', none, keeps);
    }
    case 'value-below-min':
    case 'value-above-max': {
      const [setting, than] = hit.hit === 'value-below-min' ? ['min', 'smaller'] : ['max', 'larger'];
      const outside = holds(`a ${than} number`);
      const unknown = 'records with a number outside cannot be saved';
      return say(`${setting} ${hit.limit}: `, unknown, outside, `${outside} and cannot be saved`);
    }
    case 'time-stored': {
      const time = holds('a time');
      const some = `${time}, and cannot be saved if it is no longer allowed`;
      return say('past or future times not allowed: ', 'records with such a time cannot be saved', time, some);
    }
    case 'record-filled': {
      const [value, old] = [showValue(hit.value), counted(records ?? 0, `existing ${one}`)];
      const some = `${old}${age} with ${value}`;
      return say('fills ', `existing ${one}s with ${value}`, some, some);
    }
    case 'value-missing': {
      const means = impactInWords('required', object, pathsThatDemand(changes));
      const some = `${all} ${many ? 'have' : 'has'} no value; ${means}`;
      return say('required: ', means, `every ${one}${age} has a value; ${means}`, some);
    }
    default:
      return unreachable(hit);
  }
}

/** The changes by which a field becomes required: of cells, or of all of them at once. */
export function pathsThatDemand(changes: readonly Change[]): readonly (readonly string[])[] {
  return changes.flatMap(({ impact, path }) => (impact === 'writes-refused' ? [parsePath(path)] : []));
}

const MOST_OPTIONS = 3;

function optionsInWords(values: readonly string[], offered: JsonValue | undefined): string {
  const shown = firstNames(values, (value) => choiceInWords(value, offered), MOST_OPTIONS);
  return `option${values.length === 1 ? '' : 's'} ${shown}`;
}

/** Why a number is unknown. */
export function whyNotCounted({ not_counted, seconds }: NotCounted, object: ObjectName, { name }: DeskRelease): string {
  const records = `${object.toLowerCase()}s`;
  const why = {
    release: `release ${name} does not count ${records}`,
    object: `Zammad does not count ${records}`,
    'data-type': 'Zammad does not count values of this data type',
    permission: 'the token lacks the permission',
    'too-slow': `no answer within ${seconds} s; raise \`timeout\` to wait longer`,
    'no-answer': 'the help desk gave no usable answer',
    contradiction: 'the answers contradict each other',
    'not-saved': 'the saved live state has no number for it',
  } as const satisfies Record<NotCounted['not_counted'], string>;
  return why[not_counted];
}
