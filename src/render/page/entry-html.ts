import type { AttributeKey } from '../../model/attribute-key.ts';
import { secretsOf } from '../../model/definition.ts';
import { member, sameJson } from '../../model/json.ts';
import type { LiveAttribute } from '../../model/live-attribute.ts';
import { normalDataOption } from '../../model/normal-form.ts';
import { formatPosition } from '../../model/problem.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Foreign } from '../../plan/plan-document.ts';
import { liveOptionShown } from '../../plan/shown-row.ts';
import { PLAIN } from '../paper.ts';
import { settingInWords, tellSetting } from '../story/setting-words.ts';
import type { Detail, Entry, Note } from '../story/story.ts';
import { changeInWords } from '../text/detail-lines.ts';
import { authorInWords, capitalized, waitingInWords } from '../words.ts';
import { widthOf } from '../wrap.ts';
import { type EntryKind, whoIsAffected } from './audience.ts';
import { detailsHtml } from './detail-html.ts';
import type { Form, FormRow } from './forms.ts';
import { type OnForms, onFormsHtml } from './forms-html.ts';
import { type Html, html, inLines, NOTHING, prose } from './html.ts';

/** The marks of entries. */
type ChangeKind = 'new' | 'changed' | 'gone' | 'refused' | 'staged' | 'kept';

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
  gone: 'deleted',
  refused: 'refused',
  staged: 'pending',
  kept: 'unchanged',
} as const satisfies Record<ChangeKind, string>;

/** A page with more changes has one folded row for each. */
const MOST_OPEN = 1;

/** How the entries of a page are shown first. */
export type Folding = 'open' | 'folded';

export function foldingOf(changes: number): Folding {
  return changes > MOST_OPEN ? 'folded' : 'open';
}

/** One attribute: a row with what it does and to whom; folded below it, its full change and its forms before and after. */
export function entryHtml(
  { key, name, label = '', newLabel, action, where, headline, notes, details }: Entry,
  forms: FormsByKey,
  folding: Folding,
): Html {
  const place = where === undefined ? NOTHING : html` <span class="where">${formatPosition(where)}</span>`;
  const [advice, told] = [notes.filter(({ tone }) => tone === 'advice'), notes.filter(({ tone }) => tone !== 'advice')];
  const content = html`<p class="headline">${place}</p>
${inLines(advice.map(({ text }) => html`<p class="note note-advice">${prose(text)}</p>`))}${detailsHtml(details)}`;
  const seen = forms.get(key) ?? [];
  // A refusal has said it as its reason.
  const isSaid = action === 'refuse' || (action !== 'create' && told.some(({ of }) => of === 'records'));
  const impacts = isSaid ? [] : details.flatMap(({ impact }) => (impact === '' ? [] : [capitalized(impact)]));
  const toneOf = ({ tone }: Note): Beside => (tone === 'danger' || action === 'delete' ? 'danger' : 'what');
  const beside = besideHtml([
    ...(headline === '' ? [] : [[action === 'delete' ? 'danger' : 'what', headline] as const]),
    ...(action === 'update' ? changeLine(details) : []),
    ...told.map((note) => [toneOf(note), note.text] as const).sort(([a], [b]) => a.localeCompare(b)),
    ...impacts.map((impact) => ['impact', impact] as const),
    ...whoLine(seen, action === 'keep' || action === 'refuse' ? 'other' : action),
  ]);
  const old = label === '' ? name : label;
  const title = html`<bdi>${newLabel ?? old}</bdi>${newLabel === undefined ? NOTHING : html` <span class="was">was <del>${old}</del></span>`}`;
  const shown = html`${content}${onFormsHtml(seen, ': unchanged')}`;
  const head = html`${kindMark(KIND_OF[action], KIND_WORDS[KIND_OF[action]])} ${title}`;
  return foldedHtml(key, head, shown, folding, beside);
}

type Beside = 'what' | 'danger' | 'impact' | 'who';

/** Lines beside the name of a field, each said once. */
function besideHtml(lines: readonly (readonly [Beside, string])[]): Html {
  const once = new Map(lines.map(([kind, line]) => [line, kind]));
  return html`<span class="beside">${[...once].map(([line, kind]) => html`<span class="beside-${kind}">${prose(line)}</span>`)}</span>`;
}

const LONGEST_CHANGE = 40;

/** What changes, on one line. The title shows a new label, and the next line says on which forms. */
function changeLine(details: readonly Detail[]): readonly (readonly ['what', string])[] {
  const changes = details.flatMap((detail) => {
    if (detail.kind === 'screens' || detail.setting === settingInWords(['display'])) return [];
    const change = changeInWords(detail, PLAIN);
    return [widthOf(change) > LONGEST_CHANGE ? detail.setting : `${detail.setting}: ${change}`];
  });
  return changes.length === 0 ? [] : [['what', changes.join('; ')]];
}

/** Who is affected, on one line. */
function whoLine(seen: OnForms, entry: EntryKind): readonly (readonly ['who', string])[] {
  const roles = whoIsAffected(seen, entry);
  return roles.length === 0 ? [] : [['who', roles.join(' · ')]];
}

/** A link to the key opens the details in which its content is. */
export function foldedHtml(
  key: AttributeKey,
  title: Html,
  content: Html,
  folding: Folding,
  beside: Html = NOTHING,
): Html {
  return html`<details class="entry"${folding === 'open' ? html` open` : NOTHING}><summary><h3>${title} <code>${key}</code></h3>${beside}</summary>
<div id="${key}" class="content" tabindex="-1">
${content}</div></details>
`;
}

export function kindMark(kind: ChangeKind, word: string): Html {
  return html`<span class="mark mark-${kind}">${word}</span>`;
}

/** The form rows of each attribute, with their forms. */
export type FormsByKey = ReadonlyMap<AttributeKey, OnForms>;

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

/** The pending rows as entries of their own. */
export function pendingEntries(plan: Plan, forms: FormsByKey): readonly Html[] {
  const { foreign } = plan.document;
  const folding = foldingOf(foreign.length);
  return foreign.flatMap((row) => {
    const live = plan.live.get(row.key);
    return live === undefined ? [] : [pendingEntry(row, live, plan, forms.get(row.key) ?? [], folding)];
  });
}

function pendingEntry(row: Foreign, live: LiveAttribute, plan: Plan, seen: OnForms, folding: Folding): Html {
  const { key, display, name, waiting_for } = live;
  const kind = waiting_for.includes('deletion') ? 'gone' : waiting_for.includes('creation') ? 'new' : 'changed';
  const content = html`<p class="headline">${waitingInWords(live)}; changed by <span class="who">${authorInWords(row)}</span></p>
${detailsHtml(pendingDetails(live, plan))}${onFormsHtml(seen, ': unchanged')}`;
  const title = html`${kindMark(kind, KIND_WORDS[kind])} <bdi>${display === '' ? name : display}</bdi>`;
  return foldedHtml(key, title, content, folding, besideHtml(whoLine(seen, 'other')));
}

/** A document hides both sides of a credential, so that only the rows tell that it changes. */
function pendingDetails(live: LiveAttribute, { definitions, rules }: Plan): readonly Detail[] {
  if (live.data_option_new === undefined) return [];
  const secrets = secretsOf(definitions.get(live.key));
  const before = normalDataOption(live.data_type, live.data_option);
  const after = normalDataOption(live.data_type, live.data_option_new);
  const [was, is] = [liveOptionShown(before, secrets), liveOptionShown(after, secrets)];
  const settings = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return settings
    .filter((setting) => !sameJson(member(before, setting), member(after, setting)))
    .map((setting) => {
      const path = ['data_option', setting];
      return {
        ...tellSetting(
          path,
          member(was, setting),
          member(is, setting),
          { ...live, data_option: after },
          rules.release.rules,
        ),
        setting: settingInWords(path),
        where: undefined,
        effect: 'at-migration',
        impact: '',
      };
    });
}
