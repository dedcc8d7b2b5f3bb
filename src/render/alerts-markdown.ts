import type { Obstacle } from '../plan/plan.ts';
import { type Failure, InvalidConfig } from '../problem/failure.ts';
import { unreachable } from '../problem/unreachable.ts';
import { alert, codeSpanWithin, makeRoom, sentenceWithin } from './markdown.ts';
import { errorsIn } from './result-markdown.ts';
import type { Entry, Story } from './story/story.ts';
import { counted, firstNames, obstacleInWords } from './words.ts';

/** Shorter ones could not say how much of a text is left out. */
const SHORTEST = 160;

/** Why there is no plan. */
export function failureAlert(failure: Failure, bytes: number): string {
  if (failure instanceof InvalidConfig)
    return alert('WARNING', [`**${errorsIn(failure)}.** Nothing was planned or sent.`]);
  const { code, message, hint } = failure;
  const way = hint === undefined ? '' : ` → ${sentenceWithin(hint, bytes)}`;
  return alert('WARNING', [`**Not planned.** \`${code}\`: ${sentenceWithin(message, bytes)}${way}`]);
}

/** What stops a plan, and what it deletes. `reasons`: those of the first refusals. */
export function storyAlerts(
  { obstacles, destroys }: Story,
  reasons: readonly string[],
  bytes: number,
): readonly string[] {
  const names = firstNames(destroys, (key) => codeSpanWithin(key, Math.max(60, Math.floor(bytes / 12))));
  const losses = `**Deletes data of ${counted(destroys.length, 'field')}:** ${names}. Only a backup brings the values back.`;
  return [
    ...obstacles.map((obstacle) => alert('WARNING', obstacleLines(obstacle, reasons, bytes))),
    ...(destroys.length === 0 ? [] : [alert('CAUTION', [losses])]),
  ];
}

function obstacleLines(obstacle: Obstacle, reasons: readonly string[], bytes: number): readonly string[] {
  switch (obstacle.kind) {
    case 'refusals': {
      const left = obstacle.count - reasons.length;
      const what = obstacle.count === 1 ? 'this change is' : `these ${counted(obstacle.count, 'change')} are`;
      const more = reasons.length === 0 || left === 0 ? [] : [`- … and ${left} more`];
      return [`**Refused:** nothing is applied until ${what} fixed.`, ...reasons, ...more];
    }
    case 'destroy-limit': {
      const much = `data of ${counted(obstacle.keys.length, 'field')} would be deleted, the limit is ${obstacle.limit}`;
      const flag = codeSpanWithin(`--allow-destroy ${obstacle.keys.join(',')}`, Math.max(SHORTEST, bytes));
      return [`**Refused:** ${much}. To allow exactly these: ${flag}.`];
    }
    case 'poison':
    case 'foreign':
      return [`**Refused:** ${sentenceWithin(obstacleInWords(obstacle), Math.max(SHORTEST, bytes))}.`];
    default:
      return unreachable(obstacle);
  }
}

const MOST_REASONS = 5;

/** Why the first attributes are refused and what to do, within the bytes: they stand in the alert, not in the diff. */
export function refusalReasons(entries: readonly Entry[], bytes: number): readonly string[] {
  const refused = entries.filter(({ action }) => action === 'refuse').slice(0, MOST_REASONS);
  const longest = Math.max(SHORTEST, Math.floor(bytes / 8));
  return makeRoom(bytes).fill(refused, (entry) => `- ${reasonOf(entry, longest)}`);
}

function reasonOf({ key, notes }: Entry, bytes: number): string {
  const [reason = '', ...ways] = notes.map(({ text }) => text);
  const name = reason.startsWith(`${key} `) ? '' : `${codeSpanWithin(key, bytes)}: `;
  return [`${name}${sentenceWithin(reason, bytes)}`, ...ways.map((way) => sentenceWithin(way, bytes))].join(' → ');
}
