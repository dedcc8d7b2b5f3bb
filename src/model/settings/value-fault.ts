import type { JsonValue } from '../json.ts';
import { RELEASES, type Release } from '../release.ts';
import { isSecretKey } from '../secret-settings.ts';
import type { Kind } from './kind.ts';
import type { Consequence } from './setting-table.ts';

/** One value of an attribute that deskform does not send, or that the help desk stores otherwise. */
export interface ValueFault {
  /** Inside the attribute: ["data_option", "permission"]. */
  readonly path: readonly string[];
  readonly value: JsonValue;
  /**
   * - `harmful`: the help desk takes it, and then tickets, forms, the login or the service itself fail.
   * - `refused`: the help desk refuses it, or cannot migrate it.
   * - `wrong`: another kind of value than the setting has, or one of which something would be lost.
   * - `altered`: stored otherwise, with the same meaning.
   */
  readonly verdict: 'harmful' | 'refused' | 'wrong' | 'altered';
  /** The releases on which it is so. */
  readonly releases: readonly Release[];
  /** The sentence; `shown` stands for the value, so that a credential is never part of it. */
  readonly tell: (shown: string) => string;
  readonly hint: string;
  /** The words that could be meant, where there are few. */
  readonly words?: readonly string[];
}

export function isOnEveryRelease({ releases }: ValueFault): boolean {
  return releases.length === RELEASES.length;
}

/** Whether an apply must not send the value to a help desk of this release. */
export function stopsOn(fault: ValueFault, release: Release): boolean {
  return (fault.verdict === 'harmful' || fault.verdict === 'refused') && fault.releases.includes(release);
}

/** What happens, in words: the end of a message. Empty where nothing does. */
export function harmOf(consequence: Consequence): string {
  return HARMS[consequence];
}

const HARMS = {
  boot: ': every new ticket would fail, and Zammad would not start again',
  login: ': every new ticket, every form and the login page would fail',
  tickets: ': every new ticket and every form would fail',
  'tickets-until-6.5': ': on 5.2, no new ticket could be created',
  'tickets-since-6.5': ': on 6.5 and 7.1, every new ticket and every form would fail',
  'values-since-6.5': ': on 6.5 and 7.1, every ticket with a value would fail',
  migration: ': its migration and every later one would fail',
  refused: '',
  cleared: ': the help desk would store an empty value instead',
  ignored: '',
} as const satisfies Record<Consequence, string>;

export function verdictOf(consequence: Consequence): ValueFault['verdict'] {
  switch (consequence) {
    case 'boot':
    case 'login':
    case 'tickets':
    case 'tickets-until-6.5':
    case 'tickets-since-6.5':
    case 'values-since-6.5':
      return 'harmful';
    case 'migration':
    case 'refused':
      return 'refused';
    case 'cleared':
    case 'ignored':
      return 'wrong';
  }
}

/** How to write a value of the right kind, where the wrong one shows what was meant. */
export function correctionOf(key: string, kind: Kind, value: JsonValue): string {
  const words = wordsFor(kind);
  if (value === null) return 'Nothing is written after the colon. Write a value, or leave the key out.';
  if (typeof value === 'string') return correctionOfText(key, kind, value) ?? words;
  if (typeof value === 'number' || typeof value === 'boolean') {
    // Nothing of a credential is repeated.
    if (isSecretKey(key)) return 'Put it in quotes.';
    if (key === 'customsort') return 'Write `customsort: on`.';
    if (kind.is === 'text' || kind.is === 'word') return `Put it in quotes: "${value}".`;
    if ((kind.is === 'ids' && typeof value === 'number') || kind.is === 'selection')
      return `Write \`${key}: [${value}]\`.`;
  }
  return words;
}

/** A short word, which can be repeated in an edit to copy. */
const PLAIN_WORD = /^[\w.-]{1,60}$/u;

function correctionOfText(key: string, kind: Kind, value: string): string | undefined {
  switch (kind.is) {
    case 'boolean':
      return booleanMeant(value);
    case 'integer':
      return numberMeant(key, value);
    case 'number':
      return /^-?\d{1,15}$/u.test(value) ? `Write \`${key}: ${value}\`, without quotes.` : undefined;
    case 'texts':
    case 'ids':
      return PLAIN_WORD.test(value) ? `Write \`${key}: [${value}]\`.` : undefined;
    case 'choices':
      return fileMeant(value);
    default:
      return undefined;
  }
}

/** Other tools include a file where its content belongs. */
function fileMeant(text: string): string | undefined {
  const [file] = /[\w./\\-]+\.(?:csv|tsv|xlsx?|ods|json|ya?ml)\b/iu.exec(text) ?? [];
  if (file === undefined)
    return /^[–—•·●▪] /u.test(text) ? 'Begin each entry with "- ", a hyphen and a space.' : undefined;
  const saved = file.endsWith('.csv') ? 'Remove' : `Save ${file} as CSV, remove`;
  return `${saved} options, and write \`options_from: ${file.replace(/\.\w+$/u, '.csv')}\` beside data_option.`;
}

/** Of "40 chars", "1.000" or "40,", the number. */
function numberMeant(key: string, text: string): string | undefined {
  const [, digits] = /^\P{N}*?(-?\d{1,3}(?:[.,' ]\d{3})+|-?\d{1,15})[^\d.]*$/u.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return `Write \`${key}: ${Number(digits.replaceAll(/[.,' ]/gu, ''))}\`, without quotes.`;
}

/** What to write for a word that means true or false. */
export function booleanMeant(word: string): string | undefined {
  if (/^(yes|y|on|true|ja|oui|s[ií]|wahr|enabled|1)$/iu.test(word))
    return 'Write true, without quotes. In YAML 1.2, yes and on are text.';
  if (/^(no|n|off|false|nein|non|falsch|disabled|0)$/iu.test(word))
    return 'Write false, without quotes. In YAML 1.2, no and off are text.';
  return undefined;
}

function wordsFor(kind: Kind): string {
  switch (kind.is) {
    case 'boolean':
      return 'Write true or false.';
    case 'text':
      return 'Write a text, in quotes if it could be read as something else.';
    case 'texts':
      return 'Begin each entry with "- ", or write [a, b]. Put numbers in quotes.';
    case 'ids':
    case 'selection':
      return 'Begin each entry with "- ", or write [a, b].';
    case 'integer':
      return kind.from > Number.MIN_SAFE_INTEGER
        ? `Write a whole number from ${kind.from} to ${kind.to}, without quotes.`
        : 'Write a whole number, without quotes.';
    case 'number':
      return 'Write a number, without quotes, or leave the key out.';
    case 'map':
    case 'choices':
      return 'Write its entries below it, indented, as "key: value".';
    case 'choice':
      return 'Write the value of one option.';
    case 'word':
      return `Write ${kind.words.join(', ')}.`;
    case 'any':
      return 'Leave the key out.';
  }
}
