import type { JsonObject } from '../model/json.ts';

/**
 * Characters that are invisible or change the text around them: controls, direction marks, zero-width characters, line
 * separators, tags, lone surrogates, the blank of Braille. They are shown as escapes, so that a label has no effect on the
 * output. A joiner between two pictographs is part of one emoji and stays, as does the selector that colours one or a keycap.
 */
const UNSEEN = [
  String.raw`(?![\u200D\uFE0E\uFE0F])[\u2800\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`,
  String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})`,
  String.raw`(?<!\p{Extended_Pictographic}|[0-9#*](?=.\u20E3))[\uFE0E\uFE0F]`,
];

/**
 * Workflow commands in build logs: GitHub runs "::name" at the start of a line, some others "##name[" anywhere.
 * A line may be wrapped at any space, so it may start after every space.
 */
const COMMANDS = [String.raw`(?<!\S):(?=:[A-Za-z])`, String.raw`#(?=#[A-Za-z]*\[)`];

const ACTING = new RegExp([...UNSEEN, ...COMMANDS].join('|'), 'gu');

const MAY_ACT = /[^ -~]|::|##/;

/** Makes untrusted text safe to show: on one line, without control characters or commands. */
export function printable(text: string): string {
  return MAY_ACT.test(text) ? text.replace(ACTING, escapeOf) : text;
}

function escapeOf(character: string): string {
  if (character === '\n') return '\\n';
  if (character === '\t') return '\\t';
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Like `printable`, truncated to `limit` characters, with the number of those left out. */
export function printableShort(text: string, limit: number): string {
  const characters = [...text.slice(0, limit * 2 + 2)];
  if (characters.length <= limit && text.length <= limit * 2) return printable(text);
  const { length } = characters.slice(0, limit).join('');
  return `${printable(text.slice(0, length))}… (${text.length - length} more characters)`;
}

/** JSON that is safe to show: more escapes, the same values. */
export function printableJson(value: unknown): string {
  // Of these characters, only line breaks occur outside of strings.
  return JSON.stringify(value, undefined, 2).replace(ACTING, (found) => (found === '\n' ? found : escapeUnits(found)));
}

export function escapeUnits(text: string): string {
  return text.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A longer key, name, label or value is a mistake or an attack; so is a longer sentence about them. */
export const LONGEST_NAME = 100;
export const LONGEST_TEXT = 500;
const LONGEST_SENTENCE = 2_000;

export function printableName(text: string): string {
  return printableShort(text, LONGEST_NAME);
}

/** A message of ours; truncated only if it quotes a very long text. */
export function printableSentence(text: string): string {
  return printableShort(text, LONGEST_SENTENCE);
}

export type StatusWord = 'ok' | 'changes' | 'refused' | 'failed' | 'partial';

/** Renders the JSON document of a command, with its fields at the top level. `command` is null if unknown. */
export function jsonText(command: string | null, status: StatusWord, document: JsonObject): string {
  return `${printableJson({ format_version: 1, command, status, ...document })}\n`;
}
