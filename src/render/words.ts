import { type AttributeKey, splitAttributeKey } from '../model/attribute-key.ts';
import type { LiveRow, WaitingFor } from '../model/live-attribute.ts';
import { numberInWords } from '../model/number-in-words.ts';
import { detectedInWords } from '../model/seeds.ts';
import { unreachable } from '../model/unreachable.ts';
import type { PlanRules } from '../plan/decision.ts';
import type { PlanCounts } from '../plan/plan.ts';
import type { Change, Obstacle } from '../plan/plan-document.ts';
import type { RecordExcess } from '../plan/record-limit.ts';
import { printable } from './printable.ts';

export const EFFECT_IN_SHORT = {
  'at-once': 'immediately',
  'at-migration': 'after migration',
} as const satisfies Record<Change['effect'], string>;

export function counted(count: number, word: string): string {
  return numbered(count, `${word}${count === 1 ? '' : 's'}`);
}

/** "2 added, 1 changed": what there is none of is left out. */
export function tally(counts: Readonly<Record<string, number>>, say = numbered): string {
  return Object.entries(counts)
    .flatMap(([word, count]) => (count === 0 ? [] : [say(count, word)]))
    .join(', ');
}

function numbered(count: number, word: string): string {
  return `${numberInWords(count)} ${word}`;
}

export function countsInWords({ create, update, delete: gone, refuse }: Omit<PlanCounts, 'keep'>): string {
  return tally({ refused: refuse, added: create, changed: update, deleted: gone }) || 'no changes';
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const MOST_NAMES = 10;

/** "Label only (198)", "Label only (first 50 of 198)" */
export function labelsOnly(count: number, shown = count): string {
  return `Label only (${shown < count ? `first ${shown} of ` : ''}${numberInWords(count)})`;
}

/** The first ones of a list by name, the others as a number. */
export function firstNames<T>(all: readonly T[], show: (one: T) => string, most = MOST_NAMES): string {
  const left = all.length - most;
  return `${all.slice(0, most).map(show).join(', ')}${left > 0 ? ` and ${numberInWords(left)} more` : ''}`;
}

export function releaseInWords({ release, releaseIs }: Pick<PlanRules, 'release' | 'releaseIs'>): string {
  const name = releaseIs === 'detected' ? detectedInWords(release) : release.name;
  return `${name} (${releaseIs === 'assumed' ? 'assumed: not detectable' : releaseIs})`;
}

/** Why the plan cannot be applied, with the fix: sentences, without a full stop after an option to copy. */
export function obstacleInWords(obstacle: Obstacle): string {
  const { why, way } = tellObstacle(obstacle);
  return way === '' ? why : `${why}. ${way}`;
}

/** `inShort`: for a headline. `setting`: what lifts a limit, where no option can be given. */
export function tellObstacle(obstacle: Obstacle) {
  const told = (inShort: string, why: string, way = '', setting = '') => ({ inShort, why, way, setting });
  switch (obstacle.kind) {
    case 'refusals': {
      const [are, them] = obstacle.count === 1 ? ['is', 'it'] : ['are', 'them'];
      const why = `${counted(obstacle.count, 'change')} ${are} refused`;
      return told(why, why, `Fix ${them} first.`);
    }
    case 'destroy-limit': {
      const { keys, limit } = obstacle;
      const why = `this plan deletes the data of ${counted(keys.length, 'field')}; the limit is ${limit}`;
      const inShort = `at most ${counted(limit, 'deletion')} allowed`;
      return told(inShort, why, wayOutOfExcess(obstacle), 'raise `limits.destroy` of the target');
    }
    case 'record-limit': {
      const { keys, limit, records } = obstacle;
      const lost = records === null ? '' : `${recordsOf(keys, records)} would lose data`;
      const inShort = lost === '' ? 'values not counted' : `${lost}, at most ${numberInWords(limit)} allowed`;
      const setting = 'raise `limits.records` of the target, or remove it';
      return told(inShort, excessInWords(obstacle), wayOutOfExcess(obstacle), setting);
    }
    case 'poison': {
      const inShort = 'a pending change must not be migrated';
      const rows = obstacle.rows.map(({ key, why, repair }) => `${key} (${why}. ${repair})`);
      return told(inShort, `${inShort}: ${rows.join('; ')}.`);
    }
    case 'foreign': {
      const isOurs = obstacle.ours?.length === obstacle.keys.length;
      return told(isOurs ? 'an earlier apply is pending' : 'foreign changes', foreignInWords(obstacle));
    }
    default:
      return unreachable(obstacle);
  }
}

/** Why `limits.records` prevents the deletion of values. */
export function excessInWords({ keys, limit, records, reviewed }: RecordExcess): string {
  const [names, most] = [keys.join(', '), numberInWords(limit)];
  if (records === null)
    return `the values of ${names} could not be counted, but \`limits.records\` allows only ${most}`;
  const lose = `${recordsOf(keys, records)} would lose data`;
  if (reviewed === undefined) return `${lose}, but \`limits.records\` allows ${most}`;
  return `${lose} of ${names} (${numberInWords(reviewed)} at review). \`limits.records\` allows ${most} more`;
}

/** "49 tickets"; of several fields "up to 60 tickets", as one ticket may have values in two. */
export function recordsOf(keys: readonly AttributeKey[], records: number): string {
  const objects = new Set(keys.map((key) => splitAttributeKey(key)[0]));
  const [object = 'record'] = objects.size === 1 ? objects : [];
  return `${keys.length > 1 ? 'up to ' : ''}${counted(records, object.toLowerCase())}`;
}

export function wayOutOfExcess({ keys, reviewed }: Pick<RecordExcess, 'keys' | 'reviewed'>): string {
  return reviewed !== undefined ? 'Review a new plan.' : `To allow this: --allow-destroy ${keys.join(',')}`;
}

const WAITS = {
  creation: 'will be created at the next migration',
  'column-change': 'its column will change at the next migration',
  deletion: 'will be deleted at the next migration, with every value in it',
  settings: 'its settings will change at the next migration',
} as const satisfies Record<WaitingFor, string>;

/** What the next migration does to a pending row. Contains no text of others. */
export function waitingInWords({ waiting_for }: Pick<LiveRow, 'waiting_for'>): string {
  // A new row also has a pending column, and a column change has pending settings: the first word covers both.
  const most = waiting_for.includes('deletion') ? 'deletion' : waiting_for[0];
  return most === undefined ? 'nothing pending' : WAITS[most];
}

type ChangedRow = Pick<LiveRow, 'updated_by_id' | 'updated_at'> & {
  readonly updated_by: string | null | undefined;
  readonly sent_by?: 'deskform' | undefined;
};
type PendingRow = ChangedRow & Pick<LiveRow, 'key' | 'waiting_for'>;

/** Who changed a row last, as far as known: deskform, a login, or a user id. */
export function authorInWords(row: Omit<ChangedRow, 'updated_at'>): string {
  return row.sent_by === 'deskform' ? 'an earlier deskform apply' : (row.updated_by ?? `user ${row.updated_by_id}`);
}

/** A time in ISO 8601 and UTC, to the minute: "2026-11-20 14:03 UTC". */
export function minuteInWords(time: string): string {
  return time.replace(/^(.{10})T(.{5}).*$/u, '$1 $2 UTC');
}

/** "last changed by ada@nordquell.example, 2026-11-20 14:03 UTC" */
export function lastChangeInWords(row: ChangedRow, show: (text: string) => string): string {
  return `last changed by ${show(authorInWords(row))}, ${show(minuteInWords(row.updated_at))}`;
}

export function foreignInShort(row: PendingRow, show: (text: string) => string): string {
  return `${show(row.key)}: ${waitingInWords(row)} (${lastChangeInWords(row, show)})`;
}

export function stagedInWords(row: PendingRow): string {
  const pending = row.waiting_for.map((what) => what.replace('-', ' ')).join(', ');
  return `${printable(row.key)}  pending: ${pending}. ${capitalized(lastChangeInWords(row, printable))}`;
}

/** Undo discards what an earlier deskform apply staged; foreign changes must be migrated or discarded manually. */
function foreignInWords({ keys, ours = [] }: Extract<Obstacle, { kind: 'foreign' }>): string {
  const others = keys.filter((key) => !ours.includes(key));
  const foreign = `the migration would also execute foreign changes on ${others.join(', ')}. Migrate or discard them first, or set \`foreign_changes: include\`.`;
  const earlier = `the migration would also execute changes from an earlier apply, pending on ${ours.join(', ')}. Run \`deskform undo\`, or restore their definitions in the files.`;
  if (ours.length === 0) return foreign;
  return others.length === 0 ? earlier : `${foreign} ${capitalized(earlier)}`;
}

/** What a restart is to those who work with the help desk, as long as it was recorded (docs/help-desk.md). */
export const INTERRUPTION = 'agents are interrupted for some 6 to 34 s';

/** The beginning of a digest or commit. */
export function shortHash(text: string): string {
  return text.slice(0, 12);
}
