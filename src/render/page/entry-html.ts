import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { member, sameJson } from '../../attribute/json.ts';
import { isStaged, type LiveAttribute } from '../../attribute/live-attribute.ts';
import { normalDataOption } from '../../attribute/normal-form.ts';
import { withoutSecrets } from '../../plan/digest.ts';
import type { ForeignRow } from '../../plan/foreign.ts';
import { addToGroup } from '../../problem/add-to-group.ts';
import { formatPosition, type SourcePosition } from '../../problem/source-position.ts';
import { unreachable } from '../../problem/unreachable.ts';
import { settingInWords, tellSetting } from '../story/setting-words.ts';
import type { Detail, Entry } from '../story/story.ts';
import { authorInWords, EFFECT_IN_SHORT, waitingInWords } from '../words.ts';
import { toldHtml } from './detail-html.ts';
import type { Form, FormRow } from './forms.ts';
import { type Html, hrefOf, html, NOTHING } from './html.ts';

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

function detailsHtml(details: readonly Detail[]): Html {
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
function titleId(key: AttributeKey): string {
  return `title-${hrefOf(key).slice(1)}`;
}

/** For each attribute the rows in which somebody meets it, each with its form. */
export type FormsByKey = ReadonlyMap<AttributeKey, readonly (readonly [Form, FormRow])[]>;

export function formsByKey(forms: readonly Form[]): FormsByKey {
  const found = new Map<AttributeKey, (readonly [Form, FormRow])[]>();
  for (const form of forms) for (const row of form.rows) addToGroup(found, row.key, [form, row]);
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

/** A row on which somebody has staged something, as an entry of its own. */
export function stagedEntry(row: ForeignRow, forms: FormsByKey): Html {
  const { key, display, name } = row.live;
  return html`<article id="${key}" class="entry" tabindex="-1" aria-labelledby="${titleId(key)}" ${whereSeen(key, kindOfStaged(row.live), forms)}>
<h4 id="${titleId(key)}">${kindMark(kindOfStaged(row.live))} <a href="${hrefOf(key)}">${display === '' ? name : display}</a> <code>${key}</code></h4>
${stagedWords(row)}
${detailsHtml(stagedDetails(row))}</article>
`;
}

/** Who has staged it and what it waits for. */
export function stagedWords(row: ForeignRow): Html {
  return html`<p class="headline">staged by <span class="who">${authorInWords(row)}</span>: ${waitingInWords(row.live)}</p>`;
}

function kindOfStaged({ waitingFor }: LiveAttribute): Kind {
  if (waitingFor.includes('deletion')) return 'gone';
  return waitingFor.includes('creation') ? 'new' : 'changed';
}

function stagedDetails({ live, secrets }: ForeignRow): readonly Detail[] {
  if (!isStaged(live) || live.pendingDataOption === undefined) return [];
  const before = normalDataOption(live.dataType, live.dataOption);
  const after = normalDataOption(live.dataType, live.pendingDataOption);
  const [was, is] = [withoutSecrets(before, secrets), withoutSecrets(after, secrets)];
  const settings = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return settings
    .filter((setting) => !sameJson(member(before, setting), member(after, setting)))
    .map((setting) => ({
      ...tellSetting(['data_option', setting], member(was, setting), member(is, setting), {
        ...live,
        dataOption: after,
      }),
      setting: settingInWords(['data_option', setting]),
      where: undefined,
      effect: 'at-migration',
      cost: '',
    }));
}
