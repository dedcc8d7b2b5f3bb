import type { LiveRow, WaitingFor } from '../attribute/live-attribute.ts';
import { ALSO_POSSIBLE } from '../attribute/seeds.ts';
import type { Cost, Effect } from '../plan/change.ts';
import type { Decision, PlanRules } from '../plan/decision.ts';
import type { Restart } from '../plan/migration.ts';
import type { Obstacle } from '../plan/plan.ts';
import type { RecordExcess } from '../plan/record-limit.ts';
import { unreachable } from '../problem/unreachable.ts';
import { printable } from './printable.ts';
import type { PendingRow } from './story/story.ts';

/** The words of a plan for people who know the help desk, the same in every output. */
export const EFFECT_IN_SHORT = {
  'at-once': 'immediately',
  'at-migration': 'after migration',
} as const satisfies Record<Effect, string>;

export const COST_IN_WORDS = {
  none: '',
  'values-may-not-fit': 'longer stored values make the migration fail',
  'values-not-selectable': 'stored values stay, but can no longer be selected',
  'writes-refused': 'API clients get 422 for records without a value, old ones too',
  'new-records-only': 'existing records do not change',
} as const satisfies Record<Cost, string>;

export const RESTART_IN_WORDS = {
  needed: 'required: columns change',
  reload: 'not required: browsers reload',
  none: 'not required',
} as const satisfies Record<Restart, string>;

export const SIGN_OF = { create: '+', update: '~', delete: '-', keep: '=', refuse: '!' } as const satisfies Record<
  Decision['action'],
  string
>;

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** "1,950 changes" */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`;
}

function uncapitalized(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Longer lists are not read in one line. */
export const MOST_NAMES = 10;

/** More hits than these are counted at the head; each stands at its attribute. */
export const MOST_HITS = 10;

/** The first ones of a list by name, the others as a number. */
export function firstNames(names: readonly string[], show: (name: string) => string): string {
  const left = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).map(show).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

/** "at most 20 characters", where `number` is the 20. */
export function limitInWords({ lead, tail }: Readonly<Record<'lead' | 'tail', string>>, number: string): string {
  return [lead, number, tail].filter((part) => part !== '').join(' ');
}

const RELEASE_IS = {
  configured: 'configured',
  'read-off-the-rows': 'detected',
  assumed: 'assumed: not detectable',
} as const satisfies Record<PlanRules['releaseIs'], string>;

export function releaseInWords({ release, releaseIs }: Pick<PlanRules, 'release' | 'releaseIs'>): string {
  const possible = releaseIs === 'read-off-the-rows' ? [release, ...ALSO_POSSIBLE[release]] : [release];
  return `${possible.join(' or ')} (${RELEASE_IS[releaseIs]})`;
}

const LONGEST_DIGEST = 120;

/** A digest grows with the plan: a long one is cut where people read it. JSON has all of it, to be copied. */
export function digestInShort(digest: string, longest = LONGEST_DIGEST): string {
  return digest.length <= longest ? digest : `${digest.slice(0, 30)}…${digest.slice(-12)} (full digest in --json)`;
}

/** What stands in the way of an apply, with the way out. */
export function obstacleInWords(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'refusals':
      return `${plural(obstacle.count, 'refusal')}: nothing is applied until ${obstacle.count === 1 ? 'it is' : 'they are'} fixed`;
    case 'destroy-limit':
      return (
        `${plural(obstacle.keys.length, 'attribute')} would lose all values, the limit is ${obstacle.limit}; ` +
        `to allow exactly these: --allow-destroy ${obstacle.keys.join(',')}`
      );
    case 'record-limit':
      return `${excessInWords(obstacle.excess)}; ${uncapitalized(wayOutOfExcess(obstacle.excess))}`;
    case 'poison':
      return `a row would make the migration fail halfway: ${obstacle.rows.map(({ key, why, repair }) => `${key} (${why}. ${repair})`).join('; ')}`;
    case 'foreign':
      return foreignInWords(obstacle);
    default:
      return unreachable(obstacle);
  }
}

/** Why values are not deleted as they were counted. */
export function excessInWords(excess: RecordExcess): string {
  const { keys, limit } = excess;
  const most = limit.toLocaleString('en-US');
  switch (excess.why) {
    case 'too-many':
      return `${counted(excess.records, 'value')} would be deleted, \`limits.records\` allows ${most}`;
    case 'grown':
      return `${keys.join(', ')} holds ${counted(excess.records, 'value')}, when it was reviewed ${excess.reviewed.toLocaleString('en-US')}; \`limits.records\` allows ${most} more`;
    case 'not-counted':
      return `the values of ${keys.join(', ')} could not be counted, and \`limits.records\` allows ${most}`;
    default:
      return unreachable(excess);
  }
}

/** What can be done about it. */
export function wayOutOfExcess({ why, keys }: RecordExcess): string {
  return why === 'grown' ? 'Review a new plan.' : `To allow exactly these: --allow-destroy ${keys.join(',')}`;
}

const WAITS = {
  creation: 'will be created at the next migration',
  'column-change': 'its column will change at the next migration',
  deletion: 'will be deleted at the next migration, with every value in it',
  settings: 'its settings will change at the next migration',
} as const satisfies Record<WaitingFor, string>;

/** What the next migration does to a pending row. The words are ours alone. */
export function waitingInWords({ waitingFor }: Pick<LiveRow, 'waitingFor'>): string {
  // A new row waits for its column as well, and a column that changes for its settings: the first word says it all.
  const most = waitingFor.includes('deletion') ? 'deletion' : waitingFor[0];
  return most === undefined ? 'nothing pending' : WAITS[most];
}

/** A row of a plan, or of a list in which nobody asks who has sent it. */
type AuthoredRow = Pick<PendingRow, 'author' | 'live'> & Partial<Pick<PendingRow, 'sentBy'>>;

/** Who changed a row last, as far as it is known: we, the login of a person, or a number. */
export function authorInWords({ author, live, sentBy }: AuthoredRow): string {
  return sentBy === 'us' ? 'an earlier apply from here' : (author ?? `user ${live.updatedById}`);
}

/** Stands above rows that no step of a plan accounts for. */
export function foreignHeading(rows: readonly PendingRow[]): string {
  return rows.some(({ sentBy }) => sentBy === 'us')
    ? 'Pending, and not in the files'
    : 'Pending changes made outside deskform';
}

/** "2026-01-05T09:00:00Z", without milliseconds. */
export function whenInWords({ live }: PendingRow): string {
  return live.updatedAt.replace(/\.\d+Z$/u, 'Z');
}

/** A time in ISO 8601 and UTC, to the minute: "2026-11-20 14:03 UTC". */
export function minuteInWords(time: string): string {
  return time.replace(/^(.{10})T(.{5}).*$/u, '$1 $2 UTC');
}

/** One staged row in a list of them, for a terminal. */
export function stagedInWords(row: AuthoredRow): string {
  const { key, waitingFor, updatedAt } = row.live;
  return `${printable(key)}  waits for ${waitingFor.join(', ')}; by ${printable(authorInWords(row))}, ${printable(updatedAt)}`;
}

/** What an earlier apply of ours has staged is taken back; what others have staged is theirs to let go. */
function foreignInWords({ keys, sentByUs }: Extract<Obstacle, { kind: 'foreign' }>): string {
  const others = keys.filter((key) => !sentByUs.includes(key));
  const parts = [
    ...(others.length === 0
      ? []
      : [
          `a migration would also execute pending changes made outside deskform on ${others.join(', ')}; migrate or discard them first, or set \`foreign_changes: include\``,
        ]),
    ...(sentByUs.length === 0
      ? []
      : [
          `a migration would also execute pending changes of an earlier apply on ${sentByUs.join(', ')}; discard them with \`deskform undo\`, or restore their definition`,
        ]),
  ];
  return parts.join('; ');
}
