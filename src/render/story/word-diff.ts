import { diffArrays } from 'diff';
import { printable } from '../printable.ts';
import { type TextRun, unmarked } from './story.ts';

/** Longer texts get no marks: they would not be read, and the comparison is quadratic. */
const LONGEST = 400;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Created on first use: it takes a fifth of the time of an empty process. */
let wordSegmenter: Intl.Segmenter | undefined;

/** Splits both sides of a text into runs, so that changed words can be marked. */
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

/** Whether a run boundary cuts a sequence that must be escaped as a whole, such as a workflow command. */
function isTorn(runs: readonly TextRun[], text: string): boolean {
  return runs.map((run) => printable(run.text)).join('') !== printable(text);
}

/** Joins adjacent runs with the same mark. */
function joinRuns(runs: readonly TextRun[]): readonly TextRun[] {
  const together: TextRun[] = [];
  for (const run of runs) {
    const last = together.at(-1);
    if (last?.mark === run.mark) together.splice(-1, 1, { ...run, text: last.text + run.text });
    else together.push(run);
  }
  return together;
}

/** Marks the space between two changed words as well. */
function markBlanksBetween(runs: readonly TextRun[]): readonly TextRun[] {
  return runs.map((run, index) => {
    const isBetween = runs[index - 1]?.mark === 'differs' && runs[index + 1]?.mark === 'differs';
    return isBetween && run.text.trim() === '' ? { ...run, mark: 'differs' } : run;
  });
}

/** Splits text into words of any script; spaces and punctuation between them are separate pieces. */
function piecesOf(text: string): string[] {
  wordSegmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return [...wordSegmenter.segment(text)].map(({ segment }) => segment);
}
