import { type AttributeKey, splitAttributeKey } from '../../model/attribute-key.ts';
import { secretsOf } from '../../model/definition.ts';
import { grouped } from '../../model/grouped.ts';
import { member, sameJson } from '../../model/json.ts';
import type { LiveAttribute } from '../../model/live-attribute.ts';
import { normalDataOption } from '../../model/normal-form.ts';
import { formatPosition } from '../../model/problem.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Foreign } from '../../plan/plan-document.ts';
import { liveOptionShown } from '../../plan/shown-row.ts';
import { type Line, lineInShort, type Note } from '../story/line.ts';
import { settingInWords, tellSetting } from '../story/setting-words.ts';
import type { Entry } from '../story/story.ts';
import { authorInWords, capitalized, waitingInWords } from '../words.ts';
import { widthOf } from '../wrap.ts';
import type { Form } from './forms.ts';
import { type Html, html, inLines, markHtml, NOTHING, prose } from './html.ts';
import { linesHtml, onFormsHtml } from './parts-html.ts';

/** The mark of each entry, and its word, which differs from those of forms: a field removed from a form is not deleted. */
const MARKS: Readonly<Record<Entry['action'], readonly [mark: string, word: string]>> = {
  create: ['new', 'new'],
  update: ['changed', 'changed'],
  delete: ['gone', 'deleted'],
  refuse: ['refused', 'refused'],
  keep: ['kept', 'unchanged'],
};

/** A page with more changes than one has a folded row for each. */
type Folding = 'open' | 'folded';

type FormsByKey = ReturnType<typeof formsByKey>;

/** One attribute: a row with what changes; folded below it, its lines and its forms before and after. */
export function entryHtml(entry: Entry, forms: FormsByKey, folding: Folding): Html {
  const { key, label, newLabel, action, where, notes, lines } = entry;
  const place = where && html` <span class="where">${formatPosition(where)}</span>`;
  const advice = notes.filter(({ tone }) => tone === 'advice');
  const content = html`<p class="headline">${place}</p>
${inLines(advice.map(({ text }) => html`<p class="note note-advice">${prose(text)}</p>`))}${linesHtml(lines)}${onFormsHtml(forms.get(key) ?? [], ': unchanged')}`;
  const old = label || splitAttributeKey(key)[1];
  const was = newLabel === undefined ? NOTHING : html` <span class="was">was <del>${old}</del></span>`;
  const head = html`${markHtml(...MARKS[action])} <bdi>${newLabel ?? old}</bdi>${was}`;
  return foldedHtml(key, head, content, folding, besideHtml(entry));
}

/** What changes, beside the name of the field: risks first, each said once. */
function besideHtml({ action, risks, headline, notes, lines }: Entry): Html {
  const changes = action === 'create' ? lines.filter(({ setting }) => setting === 'screens') : lines;
  const said: readonly Note[] = [
    // The mark says that it is refused.
    { tone: (action === 'delete' && risks[0]?.tone) || 'plain', text: action === 'refuse' ? '' : headline },
    ...notes.filter(({ tone }) => tone !== 'advice'),
    ...lines.flatMap(({ impact }) => (impact === undefined ? [] : [{ ...impact, text: capitalized(impact.text) }])),
    { tone: 'plain', text: changes.flatMap(changeInShort).join('; ') },
  ];
  const isPlain = ({ tone }: Note): number => Number(tone === 'plain');
  const sorted = said.filter(({ text }) => text !== '').sort((a, b) => isPlain(a) - isPlain(b));
  const once = new Map(sorted.map(({ text, tone }) => [text, tone]));
  return html`<span class="beside">${[...once].map(([text, tone]) => html`<span class="tone-${tone}">${prose(text)}</span>`)}</span>`;
}

const LONGEST_CHANGE = 72;

/** A change on one line; of a long one, its setting. The title shows a new label. */
function changeInShort(line: Line): readonly string[] {
  if (line.setting === settingInWords(['display'])) return [];
  const text = lineInShort(line);
  return [line.setting !== 'screens' && widthOf(text) > LONGEST_CHANGE ? line.setting : text];
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

export function formsByKey(forms: readonly Form[]) {
  return grouped(forms.flatMap((form) => form.rows.map((row) => [row.key, { form, row }] as const)));
}

export function pendingEntries(foreign: readonly Foreign[], plan: Plan, forms: FormsByKey): readonly Html[] {
  return foreign.flatMap((row) => {
    const live = plan.live.get(row.key);
    if (live === undefined) return [];
    const { key, display, name, waiting_for } = live;
    const does = waiting_for.includes('deletion') ? 'delete' : waiting_for.includes('creation') ? 'create' : 'update';
    const content = html`<p class="headline">${waitingInWords(live)}; changed by <span class="who">${authorInWords(row)}</span></p>
${linesHtml(pendingLines(live, plan))}${onFormsHtml(forms.get(key) ?? [], ': unchanged')}`;
    const title = html`${markHtml(...MARKS[does])} <bdi>${display === '' ? name : display}</bdi>`;
    return [foldedHtml(key, title, content, foreign.length > 1 ? 'folded' : 'open')];
  });
}

/** A document hides both sides of a credential, so that only the rows tell that it changes. */
function pendingLines(live: LiveAttribute, { definitions, rules }: Plan): readonly Line[] {
  if (live.data_option_new === undefined) return [];
  const secrets = secretsOf(definitions.get(live.key));
  const before = normalDataOption(live.data_type, live.data_option);
  const after = normalDataOption(live.data_type, live.data_option_new);
  const [was, is] = [liveOptionShown(before, secrets), liveOptionShown(after, secrets)];
  const row = { ...live, data_option: after };
  const settings = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return settings
    .filter((setting) => !sameJson(member(before, setting), member(after, setting)))
    .map((setting) => {
      const path = ['data_option', setting];
      const told = tellSetting({ path, row, release: rules.release.rules }, member(was, setting), member(is, setting));
      const head = { sign: '~', setting: settingInWords(path), effect: 'at-migration' } as const;
      return { ...head, ...told, impact: undefined, where: undefined };
    });
}
