import type { SourcePosition } from '../problem/source-position.ts';
import { printableSentence, printableShort } from './printable.ts';
import type { Entry, Story } from './story/story.ts';
import { obstacleInWords } from './words.ts';

/** Why a plan cannot be applied: at a line of the files, or for the run as a whole. */
export interface LineMark {
  readonly title: string;
  readonly message: string;
  /** In the files of the project. */
  readonly where: SourcePosition | undefined;
}

/** What keeps a plan from being applied as a whole, then each refusal at its line. */
export function marksOfStory({ chapters, obstacles }: Story): readonly LineMark[] {
  const refused = chapters.flatMap(({ entries }) => entries.filter(({ action }) => action === 'refuse'));
  return [
    ...obstacles
      .filter(({ kind }) => kind !== 'refusals')
      .map((obstacle) => ({
        title: 'Not applicable',
        message: printableSentence(obstacleInWords(obstacle)),
        where: undefined,
      })),
    ...refused.map((entry) => ({ title: titleOf(entry), message: messageOf(entry), where: entry.where })),
  ];
}

function titleOf({ key, label }: Entry): string {
  return `${printableShort(key, 100)}${label === undefined ? '' : ` "${printableShort(label, 100)}"`}`;
}

function messageOf({ headline, notes }: Entry): string {
  const lines = notes.map(({ tone, text }) => `${tone === 'advice' ? '→ ' : ''}${printableSentence(text)}`);
  return [printableSentence(headline), ...lines].join('\n');
}
