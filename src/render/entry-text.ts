import { type Paper, PLAIN, type Style } from './paper.ts';
import { printableName } from './printable.ts';
import { type Line, leftInWords, type Note, placeInWords, wordsInText } from './story/line.ts';
import type { Entry } from './story/story.ts';
import { EFFECT_IN_SHORT } from './words.ts';
import { paddedTo, widest, wrap, wrapWithEnd } from './wrap.ts';

const LOOKS = {
  create: ['+', 'green'],
  update: ['~', 'yellow'],
  delete: ['-', 'red'],
  refuse: ['!', 'red'],
  keep: ['=', 'dim'],
} as const satisfies Record<Entry['action'], readonly [sign: string, colour: keyof Style]>;

const SIGN_COLOURS = { '+': 'green', '-': 'red', '!': 'yellow', '~': 'yellow' } as const satisfies Record<
  Line['sign'],
  keyof Style
>;

/** A risk has one colour, in the list on top and at its attribute. */
export function paintOf({ tone }: Pick<Note, 'tone'>, style: Style): (text: string) => string {
  if (tone === 'danger') return style.red;
  return tone === 'caution' ? style.yellow : (text) => text;
}

/** One attribute: what happens to it, its notes, and every line. */
export function entryLines(entry: Entry, paper: Paper): readonly string[] {
  const { style } = paper;
  const { action, notes, where } = entry;
  const [sign, colour] = LOOKS[action];
  const paint = style[colour];
  const name = style.bold(printableName(entry.key));
  const label = entry.label === undefined ? '' : ` "${printableName(entry.label)}"`;
  const what = entry.headline === '' ? '' : `: ${entry.headline}`;
  const head = paint(`${name}${label}${what}`);
  return [
    ...wrapWithEnd(`  ${paint(sign)} `, head, placeInWords(where, style), paper),
    ...notes.flatMap((note) =>
      wrap(`${INDENT}${note.tone === 'advice' ? '→ ' : ''}`, paintOf(note, style)(note.text), paper),
    ),
    ...(action === 'create' ? creationLines(entry, paper) : changeLines(entry, paper)),
  ];
}

const INDENT = ' '.repeat(6);
/** A longer name pushes its own value to the right. */
const LONGEST_COLUMN = 21;

/** Each changed setting: before and after, when it takes effect, its impact and its place. */
function changeLines({ lines, where }: Entry, paper: Paper): readonly string[] {
  const { style } = paper;
  const column = Math.min(LONGEST_COLUMN, widest(lines.map(({ setting }) => setting)));
  return lines.flatMap((line) => {
    const lead = `${INDENT}${paddedTo(line.setting, column)}  `;
    const effect = line.effect === undefined ? '' : style.dim(`(${EFFECT_IN_SHORT[line.effect]})`);
    const text = together([wordsInText(line.words, style), effect], ' ');
    return [...withImpact(lead, text, line, where, paper), ...linesBelow(line, paper)];
  });
}

type Told = Pick<Line, 'impact' | 'where'>;

/** A setting in another file than its attribute, such as a list, always shows its place. */
function withImpact(lead: string, text: string, line: Told, near: Entry['where'], paper: Paper): readonly string[] {
  const told = line.impact === undefined ? '' : paintOf(line.impact, paper.style)(line.impact.text);
  const showsPlace = paper.places === 'of-each-setting' || line.where?.file !== near?.file;
  const place = showsPlace ? placeInWords(line.where, paper.style) : '';
  return wrapWithEnd(lead, together([text, told], ': '), place, paper);
}

function together(texts: readonly string[], between: string): string {
  return texts.filter((text) => text !== '').join(between);
}

function linesBelow({ below, left }: Line, paper: Paper): readonly string[] {
  const indent = ' '.repeat(8);
  return [
    ...below.flatMap(({ sign, words }) =>
      wrap(`${indent}${paper.style[SIGN_COLOURS[sign]](sign)} `, wordsInText(words, paper.style), paper),
    ),
    ...(left === 0 ? [] : wrap(indent, paper.style.dim(leftInWords(left)), paper)),
  ];
}

/** The settings of a new attribute: small ones on one line, options, screens and what has an impact on one line each. */
function creationLines({ lines, where }: Entry, paper: Paper): readonly string[] {
  const isLarge = ({ setting, impact }: Line): boolean =>
    setting === 'options' || setting === 'screens' || impact !== undefined;
  const inWords = ({ setting, words }: Line): string => `${setting}: ${wordsInText(words, PLAIN)}`;
  const small = lines.filter((line) => !isLarge(line));
  const rows = [
    ...(small.length === 0 ? [] : [{ text: small.map(inWords).join('; '), impact: undefined }]),
    ...lines.filter(isLarge).map((line) => ({ text: inWords(line), impact: line.impact })),
  ];
  return rows.flatMap(({ text, impact }) => withImpact(INDENT, text, { impact, where }, where, paper));
}
