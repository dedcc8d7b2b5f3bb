import type { SourcePosition } from '../problem/source-position.ts';
import { printableSentence, printableShort } from './printable.ts';
import type { Entry, Story } from './story/story.ts';
import { obstacleInWords } from './words.ts';

/** Why a plan cannot be applied: at the line of a refused attribute, or for the whole run. */
export interface RefusalMark {
  readonly title: string;
  readonly message: string;
  /** In the files of the project. */
  readonly where: SourcePosition | undefined;
}

/** What blocks a plan, then each refused attribute at its line. */
export function refusalMarks({ chapters, obstacles }: Story): readonly RefusalMark[] {
  const refused = chapters.flatMap(({ entries }) => entries).filter(({ action }) => action === 'refuse');
  return [
    ...obstacles
      .filter(({ kind }) => kind !== 'refusals')
      .map((obstacle) => ({
        title: 'Not applicable',
        message: printableSentence(obstacleInWords(obstacle)),
        where: undefined,
      })),
    ...refused.map(markOf),
  ];
}

function markOf({ key, label, headline, notes, where }: Entry): RefusalMark {
  return {
    title: `${printableShort(key, 100)}${label === undefined ? '' : ` "${printableShort(label, 100)}"`}`,
    message: [
      printableSentence(headline),
      ...notes.map(({ tone, text }) => `${tone === 'advice' ? '→ ' : ''}${printableSentence(text)}`),
    ].join('\n'),
    where,
  };
}
