import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { formatPosition, type SourcePosition } from '../../problem/source-position.ts';
import { unreachable } from '../../problem/unreachable.ts';
import type { Detail, Entry } from '../story/story.ts';
import { EFFECT_IN_SHORT } from '../words.ts';
import type { Form, FormRow } from './forms.ts';
import { type Html, hrefOf, html, NOTHING } from './html.ts';
import { toldHtml } from './told-html.ts';

/** What a filter can ask for, and what an entry or a form is marked with. */
export type Kind = 'new' | 'changed' | 'moved' | 'gone' | 'refused' | 'staged' | 'kept';

/** One attribute: what happens to it, in full. */
export function entryHtml(entry: Entry, forms: FormsByKey): Html {
  const { key, name, label, where, headline, notes, details } = entry;
  const kind = kindOf(entry);
  return html`<article id="${key}" class="entry" tabindex="-1" aria-labelledby="${titleId(key)}" ${whereSeen(key, kind, forms)}>
<h4 id="${titleId(key)}">${kindMark(kind)} <a href="${hrefOf(key)}">${label === undefined || label === '' ? name : label}</a> <code>${key}</code></h4>
<p class="headline">${headline}${whereHtml(where)}</p>
${notes.map(
  ({ tone, text }) => html`<p class="note note-${tone}">${text}</p>
`,
)}${detailsHtml(details)}</article>
`;
}

export function detailsHtml(details: readonly Detail[]): Html {
  if (details.length === 0) return NOTHING;
  return html`<dl class="details">
${details.map(
  (
    detail,
  ) => html`<div><dt>${detail.setting}</dt><dd>${toldHtml(detail, detail.effect === undefined ? 'arrival' : 'change')}${effectHtml(detail)}</dd></div>
`,
)}</dl>
`;
}

function effectHtml({ effect, cost }: Detail): Html {
  if (effect === undefined && cost === '') return NOTHING;
  const when =
    effect === undefined ? NOTHING : html`<span class="when when-${effect}">${EFFECT_IN_SHORT[effect]}</span> `;
  return html`<p class="effect">${when}${cost === '' ? NOTHING : html`<span class="cost">${cost}</span>`}</p>`;
}

function whereHtml(where: SourcePosition | undefined): Html {
  if (where === undefined) return NOTHING;
  return html` <span class="where">${formatPosition(where)}</span>`;
}

export function kindMark(kind: Kind): Html {
  return html`<span class="mark mark-${kind}">${kind}</span>`;
}

function kindOf({ action }: Entry): Kind {
  switch (action) {
    case 'create':
      return 'new';
    case 'update':
      return 'changed';
    case 'delete':
      return 'gone';
    case 'refuse':
      return 'refused';
    case 'keep':
      return 'kept';
    default:
      return unreachable(action);
  }
}

/** A name may hold blanks, which part one id from the next. */
export function titleId(key: AttributeKey): string {
  return `title-${hrefOf(key).slice(1)}`;
}

/** For each attribute the rows in which somebody meets it, each with its form. */
export type FormsByKey = ReadonlyMap<AttributeKey, readonly (readonly [Form, FormRow])[]>;

export function formsByKey(forms: readonly Form[]): FormsByKey {
  const found = new Map<AttributeKey, (readonly [Form, FormRow])[]>();
  for (const form of forms)
    for (const row of form.rows) {
      const rows = found.get(row.key) ?? [];
      rows.push([form, row]);
      found.set(row.key, rows);
    }
  return found;
}

/** By what the page's filters find an attribute: the forms on which somebody meets it, before or after. */
export function whereSeen(key: AttributeKey, kind: Kind, forms: FormsByKey): Html {
  const seen = forms.get(key) ?? [];
  const marks = seen.flatMap(([, row]) => row.marks);
  return filterAttributes({
    object: key.slice(0, key.indexOf('.')),
    screens: seen.map(([{ screen }]) => screen),
    roles: seen.map(([{ role }]) => role),
    kinds: [kind, ...(kind === 'changed' && marks.includes('moved') ? ['moved'] : [])],
  });
}

interface Findable {
  readonly object: string;
  readonly screens: readonly string[];
  readonly roles: readonly string[];
  readonly kinds: readonly string[];
}

/** The attributes of an element by which the page's script filters it. */
export function filterAttributes({ object, screens, roles, kinds }: Findable): Html {
  const words = (list: readonly string[]): string => [...new Set(list)].join(' ');
  return html`data-object="${object}" data-screens="${words(screens)}" data-roles="${words(roles)}" data-kinds="${words(kinds)}"`;
}
