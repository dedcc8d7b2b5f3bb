/** Where a text stands: a key must stay on its line, any other text may go on in the next ones. */
export interface ScalarPlace {
  readonly as: 'key' | 'value';
  /** How far the lines are indented that go on with it. */
  readonly indent: number;
  /** How much stands before it on its line. */
  readonly column: number;
}

type Style = 'plain' | 'single' | 'double' | 'literal';

/** A text as Ruby writes it into YAML: Psych wishes for a style, and libyaml takes another where that could not be read. */
export function rubyScalar(text: string, place: ScalarPlace): string {
  // As a key it would merge maps.
  if (text === '<<') return "!!str '<<'";
  switch (possibleStyle(text, wishedStyle(text))) {
    case 'plain':
      return folded(text, place);
    case 'single':
      return singleQuoted(text, place);
    case 'double':
      return doubleQuoted(text, place);
    case 'literal':
      return literal(text, place);
  }
}

/** A number as Ruby shows what it has read from JSON. */
export function rubyNumber(value: number): string {
  const text = JSON.stringify(value);
  if (/^-?\d+$/u.test(text)) return text;
  const [digits = '', exponent = '0'] = value.toExponential().split('e');
  const power = Number(exponent);
  if (power >= -4 && power < 16) return text;
  const sign = power < 0 ? '-' : '+';
  return `${digits.includes('.') ? digits : `${digits}.0`}e${sign}${String(Math.abs(power)).padStart(2, '0')}`;
}

/** Ruby's ^ and $ are the ends of every line, and no end but that of a line feed. */
const BEGINS_WITH_SIGN = /(?<![^\n])[^\p{L}\p{M}\p{N}\p{Pc}][^"]*(?![^\n])/u;

function wishedStyle(text: string): Style {
  if (/\n(?!\n?$)/u.test(text)) return 'literal';
  if (text === 'y' || text === 'n' || BEGINS_WITH_SIGN.test(text)) return 'double';
  return readsAsText(text) && !/^0[0-7]*[89]/u.test(text) ? 'plain' : 'single';
}

const WORD = /(?<![^\n])[^\d.:-]?[\p{Alphabetic}_\s!@#$%^&*(){}<>|/\\~;=]+/u;
const WORD_WITH_MEANING = /(?<![^\n])(?:null|yes|true|on|no|false|off)(?![^\n])/iu;
/** Dates, numbers and symbols. A day that no calendar has is a text. */
const OTHERS = [
  /^-?\d{4}-0?(?:[1-9]|1[012])-(?:0?[1-9]|[12]\d|3[01])(?:[Tt]|\s+)\d{1,2}:\d\d:\d\d(?:\.\d*)?(?:\s*(?:Z|[-+]\d{1,2}:?(?:\d\d)?))?$/u,
  /^[-+]?\.inf$|^\.nan$/iu,
  /^:./u,
  /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}(?:\.[0-9_]*)?$/u,
  /^[-+]?(?:[0-9][0-9_,]*)?\.[0-9]*(?:[eE][-+][0-9]+)?$/u,
  /^[-+]?0b[0-1_,]+$/u,
  /^[-+]?0[0-7_,]+$/u,
  /^[-+]?(?:0|[1-9](?:[0-9]|,[0-9]|_[0-9])*)$/u,
  /^[-+]?0x[0-9a-fA-F_,]+$/u,
];

/** Would Ruby take it for a text again if it stood there without quotes? */
function readsAsText(text: string): boolean {
  if (text === '') return false;
  if (WORD.test(text) || text.includes('\n')) return text.length > 5 || !WORD_WITH_MEANING.test(text);
  if (isDay(text)) return false;
  return /^[-+]?\.$/u.test(text) || !OTHERS.some((form) => form.test(text));
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(1[012]|0\d|\d)-([12]\d|3[01]|0\d|\d)$/u.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.getUTCDate() === Number(day);
}

export const BREAK = /[\n\r\x85\u2028\u2029]/u;
/** Everything else is written as an escape, emoji among it. */
const PRINTABLE = /[\n\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/u;
const BLANK = /[ \t\n\r\x85\u2028\u2029]/u;

function possibleStyle(text: string, wished: Style): Style {
  const needsEscapes = [...text].some((char) => !PRINTABLE.test(char)) || / [\n\u2028\u2029]/u.test(text);
  switch (wished) {
    case 'plain':
    case 'single':
      if (needsEscapes || /[\n\u2028\u2029] /u.test(text)) return 'double';
      return wished === 'plain' && isPlain(text) ? 'plain' : 'single';
    case 'literal':
      return needsEscapes || text.endsWith(' ') ? 'double' : 'literal';
    case 'double':
      return 'double';
  }
}

/** What could be taken for a mark of the language needs quotes. */
function isPlain(text: string): boolean {
  if (BREAK.test(text) || text.startsWith(' ') || text.endsWith(' ') || /^(?:---|\.\.\.)/u.test(text)) return false;
  if (/^[#,[\]{}&*!|>'"%@`]/u.test(text)) return false;
  const chars = [...text];
  return !chars.some((char, index) => {
    const [before, after] = [chars[index - 1] ?? ' ', chars[index + 1] ?? ' '];
    if (char === ':' || (index === 0 && (char === '?' || char === '-'))) return BLANK.test(after);
    return char === '#' && BLANK.test(before);
  });
}

/** Behind this column a single space becomes the end of a line. */
const WIDTH = 80;

/** Stands plain, or in single quotes, in which only they are written twice. */
function folded(text: string, { as, indent, column }: ScalarPlace): string {
  const chars = [...text];
  const margin = ' '.repeat(indent);
  let [out, at] = ['', column];
  chars.forEach((char, index) => {
    const [before, after] = [chars[index - 1] ?? ' ', chars[index + 1] ?? ' '];
    if (BREAK.test(char)) {
      out += char === '\n' && !BREAK.test(before) ? '\n\n' : char;
      at = 0;
    } else if (char === ' ' && as === 'value' && at > WIDTH && before !== ' ' && after !== ' ') {
      out += `\n${margin}`;
      at = indent;
    } else {
      const written = `${BREAK.test(before) ? margin : ''}${char}`;
      out += written;
      at += written.length;
    }
  });
  return BREAK.test(chars.at(-1) ?? '') ? out + margin : out;
}

function singleQuoted(text: string, place: ScalarPlace): string {
  return `'${folded(text.replaceAll("'", "''"), { ...place, column: place.column + 1 })}'`;
}

function doubleQuoted(text: string, { as, indent, column }: ScalarPlace): string {
  const chars = [...text];
  let [out, at, folds] = ['"', column + 1, true];
  chars.forEach((char, index) => {
    const isInside = index > 0 && index < chars.length - 1;
    if (char === ' ' && as === 'value' && at > WIDTH && folds && isInside) {
      out += `\n${' '.repeat(indent)}${chars[index + 1] === ' ' ? '\\' : ''}`;
      at = indent;
    } else {
      const written = escaped(char);
      out += written;
      at += written.length;
    }
    folds = char !== ' ';
  });
  return `${out}"`;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\0', '\\0'],
  ['\x07', '\\a'],
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\v', '\\v'],
  ['\f', '\\f'],
  ['\r', '\\r'],
  ['\x1b', '\\e'],
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\x85', '\\N'],
  ['\u2028', '\\L'],
  ['\u2029', '\\P'],
]);

function escaped(char: string): string {
  const short = ESCAPES.get(char);
  if (short !== undefined || PRINTABLE.test(char)) return short ?? char;
  const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase();
  if (code.length <= 2) return `\\x${code.padStart(2, '0')}`;
  return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\U${code.padStart(8, '0')}`;
}

/** Line by line; a line feed at the end belongs to the text unless the mark says otherwise. */
function literal(text: string, { indent }: ScalarPlace): string {
  const margin = ' '.repeat(indent);
  const first = /^[ \n\r\x85\u2028\u2029]/u.test(text) ? '2' : '';
  const last = !BREAK.test(text.at(-1) ?? '') ? '-' : BREAK.test(text.at(-2) ?? '') ? '+' : '';
  let [out, atBreak] = [`|${first}${last}\n`, true];
  for (const char of text) {
    const isBreak = BREAK.test(char);
    out += atBreak && !isBreak ? margin + char : char;
    atBreak = isBreak;
  }
  return out;
}
