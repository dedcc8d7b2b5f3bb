import { diffArrays } from 'diff';
import { printable } from '../printable.ts';
import type { TextRun } from './story.ts';

/** Longer texts are told whole: nobody reads marks in them, and the comparison grows with the square. */
const LONGEST = 400;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

let byWords: Intl.Segmenter | undefined;

/**
 * Words of every script; what stands between two of them, spaces too, is a piece of its own. Made at the first text: it
 * takes a fifth as long as an empty process.
 */
function words(): Intl.Segmenter {
  byWords ??= new Intl.Segmenter('en', { granularity: 'word' });
  return byWords;
}

/** Both sides of a text in runs, so that the words that differ can be marked. */
export function diffWords(before: string, after: string): readonly [readonly TextRun[], readonly TextRun[]] {
  if (before.length > LONGEST || after.length > LONGEST) return [whole(before), whole(after)];
  const parts = diffArrays(piecesOf(before), piecesOf(after));
  const hasCommonWord = parts.some(
    ({ added, removed, value }) => !added && !removed && LETTER_OR_DIGIT.test(value.join('')),
  );
  if (!hasCommonWord) return [whole(before), whole(after)];
  const side = (other: 'added' | 'removed'): readonly TextRun[] =>
    joined(
      withBlanksBetween(
        joined(
          parts
            .filter((part) => !part[other])
            .map((part) => ({ text: part.value.join(''), mark: part.added || part.removed ? 'differs' : 'stays' })),
        ),
      ),
    );
  const [was, is] = [side('added'), side('removed')];
  return isTorn(was, before) || isTorn(is, after) ? [whole(before), whole(after)] : [was, is];
}

/** What is escaped as one, such as the beginning of a command, would pass in two runs. */
function isTorn(runs: readonly TextRun[], text: string): boolean {
  return runs.map((run) => printable(run.text)).join('') !== printable(text);
}

/** Between two runs that stay may stand what only the other side has: here they are one, and are read as one. */
function joined(runs: readonly TextRun[]): readonly TextRun[] {
  const together: TextRun[] = [];
  for (const run of runs) {
    const last = together.at(-1);
    if (last?.mark === run.mark) together.splice(-1, 1, { ...run, text: last.text + run.text });
    else together.push(run);
  }
  return together;
}

/** Two words that differ are marked as one, with the blank between them. */
function withBlanksBetween(runs: readonly TextRun[]): readonly TextRun[] {
  return runs.map((run, index) => {
    const isBetween = runs[index - 1]?.mark === 'differs' && runs[index + 1]?.mark === 'differs';
    return isBetween && run.text.trim() === '' ? { ...run, mark: 'differs' } : run;
  });
}

function piecesOf(text: string): string[] {
  return [...words().segment(text)].map(({ segment }) => segment);
}

/** Where no word is common, marking all of them would say nothing. */
function whole(text: string): readonly TextRun[] {
  return [{ text, mark: 'stays' }];
}
