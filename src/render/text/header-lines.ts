import type { Paper } from '../paper.ts';
import { printable, printableShort } from '../printable.ts';
import type { Story } from '../story/story.ts';
import { digestInShort, firstNames, obstacleInWords, plural, RESTART_IN_WORDS } from '../words.ts';
import { hang } from '../wrap.ts';

const LONGEST_OBSTACLE = 4_000;

/** What a reader has to know before anything else: where, how much, what is lost, what stands in the way. */
export function headerLines(story: Story, paper: Paper): readonly string[] {
  const { style } = paper;
  const line = (text: string): readonly string[] => hang('', text, paper);
  const obstacle = style.red('Not applicable: ');
  const { name, url } = story.target;
  const address = url === '' ? '' : ` at ${printableShort(url, 300)}`;
  const commit = story.commit === undefined ? '' : `, commit ${printable(story.commit)}`;
  return [
    ...line(`${style.bold('Plan')} for ${printableShort(name, 100)}${address}`),
    ...line(`Release ${story.release}${commit}`),
    ...line(countsInWords(story, paper)),
    ...(story.destroys.length === 0 ? [] : line(style.red(lossInWords(story)))),
    ...(story.verdict === 'nothing-to-do' ? [] : line(`Restart ${RESTART_IN_WORDS[story.restart]}.`)),
    ...story.obstacles.flatMap((inTheWay) =>
      hang(obstacle, style.red(printableShort(obstacleInWords(inTheWay), LONGEST_OBSTACLE)), paper),
    ),
    ...(story.verdict === 'nothing-to-do' ? [] : line(`Digest ${digestInShort(story.digest, longestDigest(paper))}`)),
  ];
}

/** A digest is copied: it stands on one line, or it is cut and stands whole elsewhere. */
function longestDigest({ columns }: Paper): number {
  return columns - 'Digest '.length;
}

function countsInWords({ counts, verdict }: Story, { style }: Paper): string {
  if (verdict === 'nothing-to-do')
    return `${style.green('Nothing to do')}: ${plural(counts.keep, 'attribute')} on the help desk, no difference.`;
  const refused = counts.refuse === 0 ? '' : `, ${style.red(`${counts.refuse} refused`)}`;
  return `${counts.create} to create, ${counts.update} to update, ${counts.delete} to delete${refused}; ${counts.keep} unchanged.`;
}

function lossInWords({ destroys }: Story): string {
  const names = firstNames(destroys, (key) => printableShort(key, 100));
  return `Drops all values of ${plural(destroys.length, 'attribute')}: ${names}.`;
}
