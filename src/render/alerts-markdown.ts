import { type Failure, InvalidConfig } from '../model/failure.ts';
import { unreachable } from '../model/unreachable.ts';
import type { Obstacle } from '../plan/plan-document.ts';
import { errorsIn, lossInWords } from './headline.ts';
import { alert, codeSpanWithin, sentenceWithin } from './markdown.ts';
import { hitsInSummary, isSome } from './story/hits.ts';
import type { Entry, Story, ToldHit } from './story/story.ts';
import { capitalized, counted, excessInWords, firstNames, MOST_HITS, obstacleInWords } from './words.ts';

const LONGEST_NAME = 160;
const LONGEST_SENTENCE = 600;

/** The alert for a failure: its title in Markdown, the reason, and what to do. */
export function failureAlert(
  kind: 'CAUTION' | 'WARNING',
  title: string,
  { message, hint }: Pick<Failure, 'message' | 'hint'>,
  more: readonly string[] = [],
): string {
  const way = hint === undefined ? [] : [`→ ${sentenceWithin(hint, LONGEST_SENTENCE)}`];
  return alert(kind, [title, `Reason: ${sentenceWithin(message, LONGEST_SENTENCE)}`, ...way, ...more]);
}

/** The alert for a failed plan. */
export function notPlannedAlert(failure: Failure): string {
  if (failure instanceof InvalidConfig)
    return alert('WARNING', [`**${errorsIn(failure)}.** Nothing was planned or sent.`]);
  return failureAlert('WARNING', `**Not planned** (\`${failure.code}\`).`, failure);
}

/** The alerts for obstacles, deleted data and affected records. `reasons`: those of the first refusals. */
export function storyAlerts(story: Story, reasons: readonly string[]): readonly string[] {
  const { destroys, hits, obstacles } = story;
  const names = firstNames(destroys, (key) => codeSpanWithin(key, LONGEST_NAME));
  const losses = `**${capitalized(lossInWords(story))}:** ${names}. The values can only be restored from a backup.`;
  const deletions = hits.filter(({ hit }) => hit === 'value-deleted');
  // With one field, the first line says it already.
  const each = destroys.length === 1 && deletions.every(({ records }) => records !== null) ? [] : deletions;
  // Too long values are already a reason of a refusal.
  const others = hits.filter(
    ({ hit, records }) => hit !== 'value-deleted' && !(hit === 'value-too-long' && isSome(records)),
  );
  return [
    ...obstacles.map((obstacle) => alert('WARNING', obstacleLines(obstacle, reasons))),
    ...(destroys.length === 0 ? [] : [alert('CAUTION', [losses, ...hitLines(each), ...ageOf(deletions, story)])]),
    ...(others.length === 0
      ? []
      : [alert('WARNING', ['**Existing records:**', ...hitLines(others), ...ageOf(others, story)])]),
  ];
}

function hitLines(hits: readonly ToldHit[]): readonly string[] {
  const lines = hitsInSummary(hits);
  const left = lines.length - MOST_HITS;
  return [
    ...lines.slice(0, MOST_HITS).map(({ keys, text }) => {
      const names = firstNames(keys, (key) => codeSpanWithin(key, LONGEST_NAME));
      return `- ${names}: ${sentenceWithin(text, LONGEST_SENTENCE)}`;
    }),
    ...(left > 0 ? [`- … and ${left.toLocaleString('en-US')} more`] : []),
  ];
}

/** When saved numbers were counted. */
function ageOf(hits: readonly ToldHit[], { countedAt }: Story): readonly string[] {
  const isTold = countedAt !== undefined && hits.some(({ records }) => records !== null);
  return isTold ? ['', `Counted ${countedAt}, when the snapshot was saved.`] : [];
}

function obstacleLines(obstacle: Obstacle, reasons: readonly string[]): readonly string[] {
  switch (obstacle.kind) {
    case 'refusals': {
      const left = obstacle.count - reasons.length;
      const what = obstacle.count === 1 ? 'this change is' : `these ${counted(obstacle.count, 'change')} are`;
      const more = reasons.length === 0 || left === 0 ? [] : [`- … and ${left} more`];
      return [`**Refused:** nothing is applied until ${what} fixed.`, ...reasons, ...more];
    }
    case 'destroy-limit': {
      const much = `this deletes the data of ${counted(obstacle.keys.length, 'field')}; the limit is ${obstacle.limit}`;
      return [`**Refused:** ${much}. To allow this, raise \`limits.destroy\` of the target.`];
    }
    case 'record-limit': {
      const what = sentenceWithin(excessInWords(obstacle), LONGEST_SENTENCE);
      return [`**Refused:** ${what}. To allow this, raise \`limits.records\` of the target, or remove it.`];
    }
    case 'poison':
    case 'foreign':
      return [`**Refused:** ${sentenceWithin(obstacleInWords(obstacle), LONGEST_SENTENCE)}`];
    default:
      return unreachable(obstacle);
  }
}

const MOST_REASONS = 5;

/** The reasons and hints of the first refused attributes. They go into the alert, not into the diff. */
export function refusalReasons(entries: readonly Entry[]): readonly string[] {
  return entries
    .filter(({ action }) => action === 'refuse')
    .slice(0, MOST_REASONS)
    .map((entry) => `- ${reasonOf(entry)}`);
}

function reasonOf({ key, notes }: Entry): string {
  const [reason = '', ...ways] = notes.map(({ text }) => sentenceWithin(text, LONGEST_SENTENCE));
  const name = notes[0]?.text.startsWith(`${key} `) ? '' : `${codeSpanWithin(key, LONGEST_NAME)}: `;
  return [`${name}${reason}`, ...ways].join(' → ');
}
