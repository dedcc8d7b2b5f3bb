import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';

/** The database keeps screens as YAML in a column of this width (5.2/04 "screens of 3000 characters"). */
export const LONGEST_SCREENS = 2000;

/**
 * At most how many characters screens take as Ruby writes them into that column. What the help desk's own pages write is
 * counted to the character; quotes, escapes and folded lines are estimated, and never too low.
 */
export function storedLength(screens: JsonObject): number {
  return '---'.length + lengthOfMap(screens, 0);
}

export function screensAreTooLarge(screens: JsonObject): boolean {
  return storedLength(screens) > LONGEST_SCREENS;
}

/** What stands behind a colon or a dash: each map names the class in which the service holds it. */
function lengthOfMap(map: JsonObject, indent: number): number {
  const entries = Object.entries(map);
  const head = ' !ruby/hash:ActiveSupport::HashWithIndifferentAccess\n'.length;
  if (entries.length === 0) return head + ' {}'.length;
  return entries.reduce((length, [key, value]) => length + lengthOfEntry(key, value, indent), head);
}

/** Of keys that could become too long for one line. */
const LONG_KEY = 40;

function lengthOfEntry(key: string, value: JsonValue, indent: number): number {
  const length = indent + lengthOfText(key, indent + 2) + ':'.length;
  if (key.length <= LONG_KEY && !LINE_BREAK.test(key)) return length + lengthOfValue(value, indent);
  // Such a key has marks and lines of its own.
  return length + '? \n'.length + indent + lengthOfValue(value, indent + 2);
}

function lengthOfValue(value: JsonValue, indent: number): number {
  if (isJsonObject(value)) return lengthOfMap(value, indent + 2);
  if (Array.isArray(value)) return lengthOfList(value, indent);
  if (value === null) return '\n'.length;
  if (typeof value === 'string') return ' \n'.length + lengthOfText(value, indent + 2);
  // 1e21 is written as 1.0e+21.
  return ' \n'.length + String(value).length + (/\d[.e]/u.test(String(value)) ? '.0e-'.length : 0);
}

function lengthOfList(list: readonly JsonValue[], indent: number): number {
  return list.reduce((length: number, item) => length + indent + 1 + lengthOfValue(item, indent + 2), ' []\n'.length);
}

/** Stands without quotes, unless it is a word with a meaning. It has no blank at which a line could be folded. */
const BARE = /^(?!(?:null|yes|true|on|no|false|off|y|n)$)[a-z][\w.]*$/iu;
const LINE_BREAK = /[\n\r\x85\u2028\u2029]/u;
/** What stands for itself in any quotes. */
const UNESCAPED = /[\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/u;

/** `indent` is how far the lines are indented that go on with the text. */
function lengthOfText(text: string, indent: number): number {
  if (BARE.test(text)) return text.length;
  let [length, blanks] = [text === '<<' ? "!!str ''".length : "''".length, 0];
  for (const char of text) {
    length += lengthOfChar(char, indent);
    if (char === ' ') blanks += 1;
  }
  // Over several lines it has a mark before them.
  if (LINE_BREAK.test(text)) length += '|2+'.length + indent;
  const folds = Math.min(blanks, 1 + Math.floor(length / Math.max(1, 80 - indent)));
  return length + folds * (indent + 1);
}

function lengthOfChar(char: string, indent: number): number {
  if (LINE_BREAK.test(char)) return '\n\n'.length + indent;
  if (char === "'" || char === '"' || char === '\\') return 2;
  if (UNESCAPED.test(char)) return 1;
  if (char.length > 1) return '\\U0001F600'.length;
  return char > '\xff' ? '\\uFEFF'.length : '\\x7F'.length;
}
