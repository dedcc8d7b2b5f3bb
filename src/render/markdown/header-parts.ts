import { codeSpanWithin } from '../markdown.ts';
import type { Story } from '../story/story.ts';
import { firstNames, obstacleInWords, plural, RESTART_IN_WORDS } from '../words.ts';

/** What a reviewer has to know first; no text of a person takes more than a twentieth of the budget. */
export function headerParts(story: Story, budget: number): readonly string[] {
  const short = (text: string): string => codeSpanWithin(text, Math.floor(budget / 20));
  return [
    `### Plan for ${codeSpanWithin(story.target.name, Math.floor(budget / 40))}`,
    facts(story, short),
    [counts(story), ...losses(story, short)].join(' '),
    ...story.obstacles.map((obstacle) => `> **Not applicable:** ${short(obstacleInWords(obstacle))}`),
  ];
}

type Short = (text: string) => string;

function facts({ target, release, commit, restart }: Story, short: Short): string {
  const address = target.url === '' ? [] : [short(target.url)];
  const files = commit === undefined ? [] : [`commit ${short(commit)}`];
  return `${[...address, `release ${release}`, ...files].join(', ')}. Restart ${RESTART_IN_WORDS[restart]}.`;
}

function counts({ counts: count, verdict }: Story): string {
  if (verdict === 'nothing-to-do') return `Nothing to do: ${plural(count.keep, 'attribute')}, no difference.`;
  return `**${count.create}** to create, **${count.update}** to update, **${count.delete}** to delete, **${count.refuse}** refused; ${count.keep} unchanged.`;
}

function losses({ destroys }: Story, short: Short): readonly string[] {
  if (destroys.length === 0) return [];
  const names = firstNames(destroys, (key) => key);
  return [`**Drops all values of ${plural(destroys.length, 'attribute')}:** ${short(names)}.`];
}
