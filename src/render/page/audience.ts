import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { EVERYONE } from '../../attribute/screens.ts';
import { printableShort } from '../printable.ts';
import { audienceInWords } from '../role-words.ts';
import { enumerate } from '../text/screen-lines.ts';
import { type FormsByKey, formsByKey } from './entry-html.ts';
import { type Form, type FormRow, NOW_REQUIRED } from './forms.ts';
import { type Html, hrefOf, html, inLines } from './html.ts';

/** A sentence, and the attributes that it is about. */
export interface Sentence {
  readonly text: string;
  readonly keys: readonly AttributeKey[];
}

/** Returns the display name of an attribute. */
export type NameOf = (key: AttributeKey) => string;

/** What changes on the forms of each role, first for everyone: "Customers: new on create, removed from edit: Room". */
export function audienceCard(forms: readonly Form[], nameOf: NameOf): Html {
  const roles = [...new Set(forms.map(({ role }) => role))].sort(
    (a, b) => Number(b === EVERYONE) - Number(a === EVERYONE),
  );
  const audiences = roles
    .map((role) => ({ role, sentences: sentencesOn(formsByKey(forms.filter((form) => form.role === role))) }))
    .filter(({ sentences }) => sentences.length > 0);
  if (audiences.length === 0) return html`<p>No form changes.</p>`;
  return html`<dl>
${audiences.map(
  ({ role, sentences }) => html`<dt>${audienceInWords(role)}</dt>
${inLines(sentences.map((sentence) => html`<dd>${sentenceHtml(sentence, nameOf)}</dd>`))}`,
)}</dl>`;
}

/** One sentence for all fields with the same changes. */
function sentencesOn(forms: FormsByKey): readonly Sentence[] {
  const keysOf = new Map<string, AttributeKey[]>();
  for (const [key, rows] of forms) {
    const text = changesInWords(rows);
    if (text === '') continue;
    const keys = keysOf.get(text) ?? [];
    keys.push(key);
    keysOf.set(text, keys);
  }
  return [...keysOf].map(([text, keys]) => ({ text, keys }));
}

type IsOne = (row: FormRow) => boolean;
const isRequired: IsOne = ({ after }) => after?.must === 'be-filled';
const isNew: IsOne = ({ marks }) => marks.includes('new');

const CHANGES: readonly (readonly [words: string, isOne: IsOne])[] = [
  ['new and required on', (row) => isNew(row) && isRequired(row)],
  ['new on', (row) => isNew(row) && !isRequired(row)],
  ['now required on', ({ says }) => says.includes(NOW_REQUIRED)],
  ['changed on', ({ says }) => says.some((word) => word !== NOW_REQUIRED)],
  ['moved on', ({ marks }) => marks.includes('moved')],
  ['removed from', ({ marks }) => marks.includes('gone')],
];

/** "new on create, removed from edit and view"; empty without changes. */
function changesInWords(rows: readonly (readonly [Form, FormRow])[]): string {
  return CHANGES.flatMap(([words, isOne]) => {
    const screens = new Set(rows.filter(([, row]) => isOne(row)).map(([{ screen }]) => screen));
    return screens.size === 0 ? [] : [`${words} ${enumerate([...screens])}`];
  }).join(', ');
}

/** A sentence names at most this many attributes; the page lists all of them below. */
const MOST_NAMED = 8;

export function sentenceHtml({ text, keys }: Sentence, nameOf: NameOf): Html {
  const named = keys
    .slice(0, MOST_NAMED)
    .map((key, index) => html`${index === 0 ? '' : ', '}${linkTo(key, nameOf(key))}`);
  const rest = keys.length - MOST_NAMED;
  return html`<strong>${text}</strong>: ${named}${rest > 0 ? `, and ${rest} more` : ''}`;
}

const LONGEST_NAME = 60;

export function linkTo(key: AttributeKey, name: string): Html {
  return html`<a class="key" href="${hrefOf(key)}">${printableShort(name, LONGEST_NAME)}</a>`;
}
