import { diffArrays } from 'diff';
import { printable } from '../printable.ts';
import { plainText, type Run } from './line.ts';

/** Longer texts get no marks: they would not be read, and the comparison is quadratic. */
const LONGEST = 400;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Created on first use: it takes a fifth of the time of an empty process. */
let wordSegmenter: Intl.Segmenter | undefined;

export function diffWords(before: string, after: string): readonly [readonly Run[], readonly Run[]] {
  const unmarked = [[run('before', before)], [run('after', after)]] as const;
  if (before.length > LONGEST || after.length > LONGEST) return unmarked;
  const parts = diffArrays(piecesOf(before), piecesOf(after));
  const hasCommonWord = parts.some(
    ({ added, removed, value }) => !added && !removed && LETTER_OR_DIGIT.test(value.join('')),
  );
  if (!hasCommonWord) return unmarked;
  const onSide = (side: 'before' | 'after', other: 'added' | 'removed'): readonly Run[] => {
    const runs = parts
      .filter((part) => !part[other])
      .map(({ value, added, removed }) => run(side, value.join(''), added || removed ? 'differs' : 'plain'));
    return joinRuns(markBlanksBetween(joinRuns(runs)));
  };
  const [was, is] = [onSide('before', 'added'), onSide('after', 'removed')];
  return isTorn(was) || isTorn(is) ? unmarked : [was, is];
}

function run(side: Run['side'], text: string, mark: Run['mark'] = 'plain'): Run {
  return { text, side, mark };
}

/** Whether a run boundary cuts a sequence that must be escaped as a whole, such as a workflow command. */
function isTorn(runs: readonly Run[]): boolean {
  return runs.map(({ text }) => printable(text)).join('') !== printable(plainText(runs));
}

function joinRuns(runs: readonly Run[]): readonly Run[] {
  const together: Run[] = [];
  for (const one of runs) {
    const last = together.at(-1);
    if (last?.mark === one.mark) together.splice(-1, 1, { ...one, text: last.text + one.text });
    else together.push(one);
  }
  return together;
}

function markBlanksBetween(runs: readonly Run[]): readonly Run[] {
  return runs.map((one, index) => {
    const isBetween = runs[index - 1]?.mark === 'differs' && runs[index + 1]?.mark === 'differs';
    return isBetween && one.text.trim() === '' ? { ...one, mark: 'differs' } : one;
  });
}

/** Splits text into words of any script; spaces and punctuation between them are separate pieces. */
function piecesOf(text: string): string[] {
  wordSegmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return [...wordSegmenter.segment(text)].map(({ segment }) => segment);
}
