import type { JsonValue } from '../json.ts';
import { RELEASES, type Release } from '../release.ts';
import { isSecretKey } from '../secret-settings.ts';
import { factsOfKind, type Kind } from './kind.ts';

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

/** A fault on every release. */
export function faultAt(
  path: readonly string[],
  value: JsonValue,
  verdict: ValueFault['verdict'],
  tell: ValueFault['tell'],
  hint: string,
): ValueFault {
  return { path, value, verdict, releases: RELEASES, tell, hint };
}

export function isOnEveryRelease({ releases }: ValueFault): boolean {
  return releases.length === RELEASES.length;
}

/** Whether an apply must not send the value to a help desk of this release. */
export function stopsOn(fault: ValueFault, release: Release): boolean {
  return (fault.verdict === 'harmful' || fault.verdict === 'refused') && fault.releases.includes(release);
}

/** How to write a value of the right kind, where the wrong one shows what was meant. */
export function correctionOf(key: string, kind: Kind, value: JsonValue): string {
  const words = factsOfKind(kind).hint;
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
