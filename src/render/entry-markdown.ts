import { makeBudget } from './markdown.ts';
import { PLAIN } from './paper.ts';
import { LONGEST_TEXT, printableName, printableShort } from './printable.ts';
import { type Line, leftInWords, type Note, placeInWords, quoted, wordsInText, wordsOn } from './story/line.ts';
import type { Entry } from './story/story.ts';
import { EFFECT_IN_SHORT } from './words.ts';

/** The bytes of one attribute: one with many changes leaves room for others. */
const LONGEST_ENTRY = 7_500;

/** The signs of a diff block: "- " deleted, "+ " added, "! " changed, "# " explained. */
const SIGN: Readonly<Record<Entry['action'], string>> = {
  create: '+',
  update: '#',
  delete: '-',
  refuse: '!',
  keep: '#',
};
const SIGN_BELOW = { '+': '+', '-': '-', '!': '!', '~': '!' } as const satisfies Record<Line['sign'], string>;
const NOTE_SIGN = { danger: '!  ', caution: '!  ', advice: '#   →', plain: '#  ' } as const satisfies Record<
  Note['tone'],
  string
>;

/**
 * Renders one attribute as lines of a diff block: the first has its name and place. Every line begins with a sign, so that
 * no line can close the block.
 */
export function entryText(entry: Entry): string {
  const lines = [
    ...headLines(entry),
    ...entry.notes.map(({ tone, text }) => `${NOTE_SIGN[tone]} ${text}`),
    ...(entry.action === 'create' ? [] : entry.lines.flatMap(changeLines)),
  ];
  const shown = makeBudget(LONGEST_ENTRY)(lines, (line) => printableShort(line, LONGEST_TEXT));
  const left = lines.length - shown.length;
  return [...shown, ...(left === 0 ? [] : [`#   … and ${left} more lines`])].join('\n');
}

/** The columns that GitHub shows on a desktop; a phone shows half of them. */
const COLUMNS = 96;

/** `+ Ticket.door "Door": new input, maxlength: at most 120 characters  attributes/ticket.yaml:7`, further lines for the rest. */
function headLines({ key, label, action, headline, lines: settings, where }: Entry): readonly string[] {
  const name = `${SIGN[action]} ${printableName(key)}${label === undefined ? '' : ` ${quoted(label)}`}`;
  const lines = [headline === '' ? name : `${name}: ${headline}`];
  for (const line of action === 'create' ? settings : []) {
    const setting = `${line.setting}: ${wordsInText(line.words, PLAIN)}${effectsOf(line)}`;
    const longer = `${lines.at(-1)}, ${setting}`;
    if (longer.length <= COLUMNS) lines.splice(-1, 1, longer);
    else lines.push(`${SIGN[action]}   ${setting}`);
  }
  const place = where === undefined ? '' : `  ${placeInWords(where, PLAIN)}`;
  return lines.map((line, index) => (index === 0 ? `${line}${place}` : line));
}

/** When it takes effect, if immediately, and the impact: without a note, it does after migration and has none. */
function effectsOf({ effect, impact }: Line): string {
  const words = [effect === 'at-once' ? EFFECT_IN_SHORT[effect] : '', impact?.text ?? ''];
  const said = words.filter((text) => text !== '').join('; ');
  return said && ` (${said})`;
}

function changeLines(line: Line): readonly string[] {
  const { setting, words, below, left } = line;
  if (words.some(({ side }) => side !== 'both'))
    return [`- ${setting}: ${wordsOn('before', words)}`, `+ ${setting}: ${wordsOn('after', words)}${effectsOf(line)}`];
  return [
    `# ${setting}${words.length === 0 ? '' : `: ${wordsInText(words, PLAIN)}`}${effectsOf(line)}`,
    ...below.map((one) => `${SIGN_BELOW[one.sign]}   ${wordsInText(one.words, PLAIN)}`),
    ...(left === 0 ? [] : [`#   ${leftInWords(left)}`]),
  ];
}
