import { type Failure, InvalidConfig } from '../model/failure.ts';
import { unreachable } from '../model/unreachable.ts';
import type { Obstacle } from '../plan/plan-document.ts';
import { errorsIn } from './headline.ts';
import { alert, codeSpanWithin, sentenceWithin } from './markdown.ts';
import type { Entry, Story } from './story/story.ts';
import { counted, excessInWords, firstNames, MOST_RISKS, moreRisks, obstacleInWords, risksInWords } from './words.ts';

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

export function notPlannedAlert(failure: Failure): string {
  if (failure instanceof InvalidConfig)
    return alert('WARNING', [`**${errorsIn(failure)}.** Nothing was planned or sent.`]);
  return failureAlert('WARNING', `**Not planned** (\`${failure.code}\`).`, failure);
}

/** The alerts for obstacles and for risks. `refused`: the first of them, whose reasons the first alert says. */
export function storyAlerts({ risks, obstacles }: Story, refused: readonly Entry[]): readonly string[] {
  const said = new Set(refused.map(({ key }) => key));
  const others = risks.filter(({ keys }) => keys.some((key) => !said.has(key)));
  const isLoss = others.some(({ tone }) => tone === 'danger');
  const left = others.length - MOST_RISKS;
  const lines = others.slice(0, MOST_RISKS).map(({ keys, text }) => {
    const names = firstNames(keys, (key) => codeSpanWithin(key, LONGEST_NAME));
    return `- ${names}: ${sentenceWithin(text, LONGEST_SENTENCE)}`;
  });
  const all = [
    `**${risksInWords(others.length, risks.length - others.length)}:**`,
    ...lines,
    ...(left > 0 ? [`- ${moreRisks(left)}`] : []),
  ];
  return [
    ...obstacles.map((obstacle) => alert('WARNING', obstacleLines(obstacle, refused.map(reasonOf)))),
    ...(others.length === 0 ? [] : [alert(isLoss ? 'CAUTION' : 'WARNING', all)]),
  ];
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

/** The first refused attributes: their reasons and hints go into the alert, not into the diff. */
export function firstRefused(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ action }) => action === 'refuse').slice(0, MOST_REASONS);
}

function reasonOf({ key, notes }: Entry): string {
  const [reason = '', ...ways] = notes.map(({ text }) => sentenceWithin(text, LONGEST_SENTENCE));
  const name = notes[0]?.text.startsWith(`${key} `) ? '' : `${codeSpanWithin(key, LONGEST_NAME)}: `;
  return `- ${[`${name}${reason}`, ...ways].join(' → ')}`;
}
