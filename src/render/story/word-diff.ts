import { diffArrays } from 'diff';
import { printable } from '../printable.ts';
import type { TextRun } from './story.ts';

/** Longer texts get no marks: nobody would read them, and the comparison grows with the square. */
const LONGEST = 400;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Made at the first text: it takes a fifth as long as an empty process. */
let wordSegmenter: Intl.Segmenter | undefined;

/** Both sides of a text in runs, so that the words that differ can be marked. */
export function diffWords(before: string, after: string): readonly [readonly TextRun[], readonly TextRun[]] {
  if (before.length > LONGEST || after.length > LONGEST) return [unmarked(before), unmarked(after)];
  const parts = diffArrays(piecesOf(before), piecesOf(after));
  const hasCommonWord = parts.some(
    ({ added, removed, value }) => !added && !removed && LETTER_OR_DIGIT.test(value.join('')),
  );
  if (!hasCommonWord) return [unmarked(before), unmarked(after)];
  const side = (other: 'added' | 'removed'): readonly TextRun[] => {
    const runs = parts
      .filter((part) => !part[other])
      .map(
        ({ value, added, removed }): TextRun => ({
          text: value.join(''),
          mark: added || removed ? 'differs' : 'stays',
        }),
      );
    return joinRuns(markBlanksBetween(joinRuns(runs)));
  };
  const [was, is] = [side('added'), side('removed')];
  return isTorn(was, before) || isTorn(is, after) ? [unmarked(before), unmarked(after)] : [was, is];
}

/** A sequence that is escaped as one, such as the beginning of a command, would pass in two runs. */
function isTorn(runs: readonly TextRun[], text: string): boolean {
  return runs.map((run) => printable(run.text)).join('') !== printable(text);
}

/** Joins neighbours with the same mark: what the other side has between them is not here. */
function joinRuns(runs: readonly TextRun[]): readonly TextRun[] {
  const together: TextRun[] = [];
  for (const run of runs) {
    const last = together.at(-1);
    if (last?.mark === run.mark) together.splice(-1, 1, { ...run, text: last.text + run.text });
    else together.push(run);
  }
  return together;
}

/** Two words that differ are marked as one, with the blank between them. */
function markBlanksBetween(runs: readonly TextRun[]): readonly TextRun[] {
  return runs.map((run, index) => {
    const isBetween = runs[index - 1]?.mark === 'differs' && runs[index + 1]?.mark === 'differs';
    return isBetween && run.text.trim() === '' ? { ...run, mark: 'differs' } : run;
  });
}

/** Words of every script; what stands between two of them, spaces too, is a piece of its own. */
function piecesOf(text: string): string[] {
  wordSegmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return [...wordSegmenter.segment(text)].map(({ segment }) => segment);
}

/** Where no word is common, marking all of them would say nothing. */
function unmarked(text: string): readonly TextRun[] {
  return [{ text, mark: 'stays' }];
}
