import { diffArrays } from 'diff';
import { numberInWords } from '../../model/number-in-words.ts';
import type { SourcePosition } from '../../model/problem.ts';
import type { Change } from '../../plan/plan-document.ts';
import { PLAIN, type Style } from '../paper.ts';
import { LONGEST_TEXT, printable, printableName, printableShort } from '../printable.ts';

/** Words that one side of a change has, or both. `differs`: they are marked within a text that else stays. */
export interface Run {
  readonly text: string;
  readonly side: 'both' | 'before' | 'after';
  readonly mark: 'plain' | 'differs';
}

/** A sentence, and how much it matters: a loss or a refusal, a risk, what to do, or a fact. */
export interface Note {
  readonly tone: 'danger' | 'caution' | 'advice' | 'plain';
  readonly text: string;
}

/** An option or a cell that changes, below its setting. */
export interface Below {
  readonly sign: '+' | '-' | '~' | '!';
  readonly words: readonly Run[];
}

/**
 * One line of the story of an attribute, the same in every output. Its texts are printable and within their limits: a
 * printer styles and folds them, and escapes what its own language would read.
 */
export interface Line extends Below {
  /** "label (display)" */
  readonly setting: string;
  /** Undefined for the settings of a new attribute, and of a change that is refused. */
  readonly effect: Change['effect'] | undefined;
  readonly impact: Note | undefined;
  readonly where: SourcePosition | undefined;
  /** The options or cells that change, and how many more there are. */
  readonly below: readonly Below[];
  readonly left: number;
}

export function caution(text: string): Note {
  return { tone: 'caution', text };
}

export function said(text: string): readonly Run[] {
  return text === '' ? [] : [run('both', text)];
}

export function became(before: string, after: string): readonly Run[] {
  return [run('before', before), run('after', after)];
}

export function plainText(words: readonly Run[]): string {
  return words.map(({ text }) => text).join('');
}

export function wordsOn(side: 'before' | 'after', words: readonly Run[]): string {
  return plainText(words.filter((run) => run.side === 'both' || run.side === side));
}

/** Runs that are safe to show; in one, without marks, if a mark would cut a sequence that must be escaped. */
export function shownRuns(runs: readonly Run[]): readonly Run[] {
  const shown = runs.map((run) => ({ ...run, text: printable(withoutGaps(run.text)) }));
  const whole = printableShort(withoutGaps(plainText(runs)), LONGEST_TEXT);
  const [first] = runs;
  return first === undefined || plainText(shown) === whole ? shown : [{ ...first, text: whole, mark: 'plain' }];
}

/** Texts of users stand in quotes, as all values do. */
export function inQuotes(runs: readonly Run[]): readonly Run[] {
  const quote = runs.slice(0, 1).map((run): Run => ({ ...run, text: '"', mark: 'plain' }));
  return [...quote, ...runs.map((run) => ({ ...run, text: run.text.replaceAll('"', '\\"') })), ...quote];
}

/** Characters of our own syntax: a name with them could be misread. */
const LIKE_OURS = /[,"[\](→›]|: | {2}/u;

/** A name, value or label of the user; in quotes if its end would be unclear. */
export function nameOf(text: string): string {
  const shown = printableName(withoutGaps(text));
  return shown === '' || shown !== shown.trim() || LIKE_OURS.test(shown) ? `"${shown}"` : shown;
}

/** A label of the user in quotes, so that it cannot be mistaken for our own words. */
export function quoted(text: string): string {
  return `"${printableShort(withoutGaps(text.replaceAll('"', '\\"')), LONGEST_TEXT)}"`;
}

/** Replaces long runs of spaces, which would push the rest of the line out of its column. */
function withoutGaps(text: string): string {
  return text.replace(/ {3,}/gu, (blanks) => ` (${blanks.length} spaces) `);
}

/** Right-to-left letters: a terminal would reverse an arrow between two of them. */
const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mandaic}]/u;

/** The words of a line in one text, its sides coloured as deleted and added: "at most 12 → 20 characters". */
export function wordsInText(words: readonly Run[], style: Style): string {
  const between = FROM_THE_RIGHT.test(plainText(words)) ? ' becomes ' : ' → ';
  const paint = { both: (text: string) => text, before: style.red, after: style.green };
  const parts: { readonly side: Run['side']; text: string }[] = [];
  for (const { text, side, mark } of words) {
    const shown = mark === 'plain' ? text : markWords(text, style);
    const last = parts.at(-1);
    if (last?.side === side) last.text += shown;
    else parts.push({ side, text: shown });
  }
  return parts
    .map(
      ({ side, text }, index) =>
        `${side === 'after' && parts[index - 1]?.side === 'before' ? between : ''}${paint[side](text)}`,
    )
    .join('');
}

/** Keeps spaces around the words outside the mark, unless only spaces differ. */
function markWords(text: string, style: Style): string {
  const words = text.trim();
  if (words === '') return style.mark(text);
  const from = text.indexOf(words);
  return `${text.slice(0, from)}${style.mark(words)}${text.slice(from + words.length)}`;
}

/** A line and what stands below it, as one: "options: a removed, b added, … and 3 more; full list in --json". */
export function lineInShort({ setting, words, below, left }: Line): string {
  const texts = words.length > 0 ? [words] : below.map((line) => line.words);
  const more = words.length === 0 && left > 0 ? [leftInWords(left)] : [];
  return `${setting}: ${[...texts.map((each) => wordsInText(each, PLAIN)), ...more].join('; ')}`;
}

/** "attributes/ticket.yaml:12", which terminals can open; empty without a file. */
export function placeInWords(where: SourcePosition | undefined, style: Style): string {
  return where === undefined ? '' : style.dim(`${printableShort(where.file, 200)}:${where.line}`);
}

/** "… and 3 more; full list in --json" */
export function leftInWords(left: number): string {
  return `… and ${numberInWords(left)} more; full list in --json`;
}

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
