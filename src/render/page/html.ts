import { printableShort } from '../printable.ts';

/** HTML of our own making. Text of people gets into it only through a hole of `html`, which escapes it. */
export interface Html {
  readonly source: string;
}

type Hole = string | number | Html | readonly Html[];

/** Nobody reads more of one text on a page; a label of a megabyte is cut here at the latest. */
const LONGEST_TEXT = 2000;

/** Our markup, with texts in its holes that can neither become markup nor act on what stands around them. */
export function html(parts: TemplateStringsArray, ...holes: readonly Hole[]): Html {
  const source = parts.map((part, index) => part + filled(holes[index])).join('');
  return { source };
}

export const NOTHING: Html = { source: '' };

function filled(hole: Hole | undefined): string {
  if (hole === undefined) return '';
  if (typeof hole === 'number') return String(hole);
  if (typeof hole === 'string') return escapeText(printableShort(hole, LONGEST_TEXT));
  return 'source' in hole ? hole.source : hole.map(({ source }) => source).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}

const UNSAFE_IN_SCRIPT = /[<>&\u2028\u2029]/gu;

/** JSON that stands inside a script element and cannot end it. */
export function jsonForScript(value: unknown): Html {
  const source = JSON.stringify(value).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return { source };
}

/** A link to an attribute on this page. */
export function hrefOf(key: string): string {
  return `#${encodeURIComponent(printableShort(key, LONGEST_TEXT))}`;
}
