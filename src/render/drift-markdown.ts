import type { Drift } from '../plan/drift.ts';
import { DIRECTION, MOVER_IN_WORDS, movedBy } from './drift-words.ts';
import { codeSpanWithin } from './markdown.ts';
import { renderStoryMarkdown } from './plan-markdown.ts';
import { shortCommit } from './short-commit.ts';
import type { Story } from './story/story.ts';
import { firstNames, plural } from './words.ts';

/** Drift for an issue: the same table and blocks as a plan's, under a header that says who moved. */
export function renderDriftMarkdown(story: Story, drift: Drift, budgetInBytes: number): string {
  const short = (text: string): string => codeSpanWithin(text, Math.floor(budgetInBytes / 20));
  const { target, release, commit, counts } = story;
  const count = drift.differences.length;
  const facts = [
    ...(target.url === '' ? [] : [short(target.url)]),
    `release ${release}`,
    ...(commit === undefined ? [] : [`commit ${short(commit)}`]),
    ...(drift.since === undefined
      ? []
      : [`since ${short(drift.since.ref)} (${short(shortCommit(drift.since.commit))})`]),
  ];
  const movers = movedBy(drift).map(
    ([mover, keys]) => `- **${MOVER_IN_WORDS[mover]}:** ${short(firstNames(keys, (key) => key))}`,
  );
  const header = [
    `### Drift of ${codeSpanWithin(target.name, Math.floor(budgetInBytes / 40))}`,
    `${facts.join(', ')}.`,
    count === 0 ? `None: ${plural(counts.keep, 'attribute')}, no difference.` : `**${plural(count, 'difference')}**.`,
    ...(movers.length === 0 ? [] : [movers.join('\n')]),
  ];
  return renderStoryMarkdown(story, header, count === 0 ? [] : [DIRECTION], budgetInBytes);
}
