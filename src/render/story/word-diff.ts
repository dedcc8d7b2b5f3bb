import { diffWordsWithSpace } from 'diff';
import type { Run } from './story.ts';

/** Longer texts are told whole: nobody reads marks in them, and the comparison grows with the square. */
const LONGEST = 400;

const BY_WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** Both sides of a text in runs, so that the words that differ can be marked. */
export function diffWords(before: string, after: string): readonly [readonly Run[], readonly Run[]] {
  if (before.length > LONGEST || after.length > LONGEST) return [whole(before), whole(after)];
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: BY_WORDS });
  const hasCommonWord = parts.some((part) => !part.added && !part.removed && part.value.trim() !== '');
  if (!hasCommonWord) return [whole(before), whole(after)];
  const side = (other: 'added' | 'removed'): readonly Run[] =>
    parts
      .filter((part) => !part[other])
      .map((part) => ({ text: part.value, mark: part.added || part.removed ? 'differs' : 'stays' }));
  return [side('added'), side('removed')];
}

/** Where no word is common, marking all of them would say nothing. */
export function whole(text: string): readonly Run[] {
  return [{ text, mark: 'stays' }];
}
