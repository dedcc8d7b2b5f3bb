import { type Failure, InvalidConfig } from '../model/failure.ts';
import type { Obstacle } from '../plan/plan-document.ts';
import { errorsIn } from './headline.ts';
import { alert, codeSpanWithin, sentenceWithin } from './markdown.ts';
import { LONGEST_NAME, LONGEST_TEXT } from './printable.ts';
import { type Entry, risksOnTop, type Story } from './story/story.ts';
import { counted, firstNames, tellObstacle } from './words.ts';

/** The alert for a failure: its title in Markdown, the reason, and what to do. */
export function failureAlert(
  kind: 'CAUTION' | 'WARNING',
  title: string,
  { message, hint }: Pick<Failure, 'message' | 'hint'>,
  more: readonly string[] = [],
): string {
  const way = hint === undefined ? [] : [`→ ${sentenceWithin(hint, LONGEST_TEXT)}`];
  return alert(kind, [title, `Reason: ${sentenceWithin(message, LONGEST_TEXT)}`, ...way, ...more]);
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
  const { title, shown, more } = risksOnTop(others, others.length < risks.length ? 'more risk' : 'risk');
  const isLoss = others.some(({ tone }) => tone === 'danger');
  const lines = shown.map(({ keys, text }) => {
    const names = firstNames(keys, (key) => codeSpanWithin(key, LONGEST_NAME));
    return `- ${names}: ${sentenceWithin(text, LONGEST_TEXT)}`;
  });
  const all = [`**${title}:**`, ...lines, ...more.map((text) => `- ${text}`)];
  return [
    ...obstacles.map((obstacle) => alert('WARNING', obstacleLines(obstacle, refused))),
    ...(others.length === 0 ? [] : [alert(isLoss ? 'CAUTION' : 'WARNING', all)]),
  ];
}

/** Nobody gives an option to a pull request: its limits are raised in the files. */
function obstacleLines(obstacle: Obstacle, refused: readonly Entry[]): readonly string[] {
  if (obstacle.kind !== 'refusals') {
    const { why, setting } = tellObstacle(obstacle);
    const text = setting === undefined ? why : `${why}. To allow this, ${setting}.`;
    return [`**Refused:** ${sentenceWithin(text, LONGEST_TEXT)}`];
  }
  const left = obstacle.count - refused.length;
  const what = obstacle.count === 1 ? 'this change is' : `these ${counted(obstacle.count, 'change')} are`;
  const more = refused.length === 0 || left === 0 ? [] : [`- … and ${left} more`];
  return [`**Refused:** nothing is applied until ${what} fixed.`, ...refused.map(reasonOf), ...more];
}

const MOST_REASONS = 5;

/** The first refused attributes: their reasons and hints go into the alert, not into the diff. */
export function firstRefused(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ action }) => action === 'refuse').slice(0, MOST_REASONS);
}

function reasonOf({ key, notes }: Entry): string {
  const said = notes.map(({ text }) => sentenceWithin(text, LONGEST_TEXT)).join(' → ');
  return `- ${notes[0]?.text.startsWith(`${key} `) ? '' : `${codeSpanWithin(key, LONGEST_NAME)}: `}${said}`;
}
