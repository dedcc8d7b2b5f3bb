import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { member, sameJson } from '../../attribute/json.ts';
import { isStaged } from '../../attribute/live-attribute.ts';
import { normalDataOption } from '../../attribute/normal-form.ts';
import type { Release } from '../../attribute/release.ts';
import type { ForeignRow } from '../../plan/decision.ts';
import { liveOptionShown } from '../../plan/shown-row.ts';
import { formatPosition } from '../../problem/source-position.ts';
import { settingInWords, tellSetting } from '../story/setting-words.ts';
import type { Detail, Entry } from '../story/story.ts';
import { authorInWords, waitingInWords } from '../words.ts';
import { detailsHtml } from './detail-html.ts';
import type { Form, FormRow } from './forms.ts';
import { type Html, hrefOf, html, inLines, NOTHING, prose } from './html.ts';

/** The kinds of change to filter by, and the marks of entries and forms. */
export type ChangeKind = 'new' | 'changed' | 'moved' | 'gone' | 'refused' | 'staged' | 'kept';

const KIND_OF = {
  create: 'new',
  update: 'changed',
  delete: 'gone',
  refuse: 'refused',
  keep: 'kept',
} as const satisfies Record<Entry['action'], ChangeKind>;

/** The words for attributes. They differ from those of forms: a field removed from a form is not deleted. */
const KIND_WORDS = {
  new: 'new',
  changed: 'changed',
  moved: 'moved',
  gone: 'deleted',
  refused: 'refused',
  staged: 'pending',
  kept: 'unchanged',
} as const satisfies Record<ChangeKind, string>;

/** One attribute and its full change. */
export function entryHtml(
  { key, name, label = '', newLabel, action, where, headline, notes, details }: Entry,
  forms: FormsByKey,
): Html {
  const place = where === undefined ? NOTHING : html` <span class="where">${formatPosition(where)}</span>`;
  const content = html`<p class="headline">${prose(headline)}${place}</p>
${inLines(notes.map(({ tone, text }) => html`<p class="note note-${tone}">${prose(text)}</p>`))}${detailsHtml(details)}`;
  const old = label === '' ? name : label;
  const title = html`<a href="${hrefOf(key)}">${newLabel ?? old}</a>${newLabel === undefined ? NOTHING : html` <span class="was">was <del>${old}</del></span>`}`;
  return articleHtml(key, title, KIND_OF[action], content, forms);
}

function articleHtml(key: AttributeKey, title: Html, kind: ChangeKind, content: Html, forms: FormsByKey): Html {
  // A name may have blanks, which an id must not have.
  const titleId = `title-${hrefOf(key).slice(1)}`;
  return html`<article id="${key}" class="entry" tabindex="-1" aria-labelledby="${titleId}" ${whereSeen(key, kind, forms)}>
<h4 id="${titleId}">${kindMark(kind, KIND_WORDS[kind])} ${title} <code>${key}</code></h4>
${content}</article>
`;
}

export function kindMark(kind: ChangeKind, word: string): Html {
  return html`<span class="mark mark-${kind}">${word}</span>`;
}

/** The form rows of each attribute, with their forms. */
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

/** The data attributes for the page's filters, from the forms that show the field before or after. */
export function whereSeen(key: AttributeKey, kind: ChangeKind, forms: FormsByKey): Html {
  const seen = forms.get(key) ?? [];
  const marks = seen.flatMap(([, row]) => row.marks);
  return filterAttributes({
    object: key.slice(0, key.indexOf('.')),
    screens: seen.map(([{ screen }]) => screen),
    roles: seen.map(([{ role }]) => role),
    kinds: [kind, ...(kind === 'changed' && marks.includes('moved') ? ['moved'] : [])],
  });
}

type FilteredBy = { readonly object: string } & Readonly<Record<'screens' | 'roles' | 'kinds', readonly string[]>>;

/** The data attributes that the page's script filters by. */
export function filterAttributes({ object, screens, roles, kinds }: FilteredBy): Html {
  const words = (list: readonly string[]): string => [...new Set(list)].join(' ');
  return html`data-object="${object}" data-screens="${words(screens)}" data-roles="${words(roles)}" data-kinds="${words(kinds)}"`;
}

/** A pending row as an entry of its own. */
export function pendingEntry(row: ForeignRow, forms: FormsByKey, release: Release): Html {
  const { key, display, name, waitingFor } = row.live;
  const kind = waitingFor.includes('deletion') ? 'gone' : waitingFor.includes('creation') ? 'new' : 'changed';
  const content = html`${pendingWords(row)}
${detailsHtml(pendingDetails(row, release))}`;
  const title = html`<a href="${hrefOf(key)}">${display === '' ? name : display}</a>`;
  return articleHtml(key, title, kind, content, forms);
}

/** What the next migration does to a row, and who changed it last. */
export function pendingWords(row: ForeignRow): Html {
  return html`<p class="headline">${waitingInWords(row.live)}; changed by <span class="who">${authorInWords(row)}</span></p>`;
}

function pendingDetails({ live, secrets }: ForeignRow, release: Release): readonly Detail[] {
  if (!isStaged(live) || live.pendingDataOption === undefined) return [];
  const before = normalDataOption(live.dataType, live.dataOption);
  const after = normalDataOption(live.dataType, live.pendingDataOption);
  const [was, is] = [liveOptionShown(before, secrets), liveOptionShown(after, secrets)];
  const settings = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return settings
    .filter((setting) => !sameJson(member(before, setting), member(after, setting)))
    .map((setting) => {
      const path = ['data_option', setting];
      return {
        ...tellSetting(path, member(was, setting), member(is, setting), { ...live, dataOption: after }, release),
        setting: settingInWords(path),
        where: undefined,
        effect: 'at-migration',
        cost: '',
      };
    });
}
