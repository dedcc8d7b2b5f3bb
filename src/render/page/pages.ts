import { OBJECT_NAMES } from '../../model/attribute-key.ts';
import { inFormOrder, isOfHelpDesk, isStaged, type LiveAttribute } from '../../model/live-attribute.ts';
import type { Plan } from '../../plan/plan.ts';
import { groupOf, IN_TEXT, resultOf } from '../headline.ts';
import { type Entry, groupsOf, risksOnTop, type Story } from '../story/story.ts';
import {
  capitalized,
  counted,
  EFFECT_IN_SHORT,
  INTERRUPTION,
  labelsOnly,
  MOST_NAMES,
  obstacleInWords,
  releaseInWords,
  shortHash,
} from '../words.ts';
import { entryHtml, foldedHtml, formsByKey, pendingEntries } from './entry-html.ts';
import { formsOfPlan } from './forms.ts';
import { type Html, hrefOf, html, inLines, joined, NOTHING, pageDocument, prose, sectionHtml } from './html.ts';
import { formHtml, onFormsHtml } from './parts-html.ts';

/** What a run knows of a plan beside its document, such as when it was made and by whom. */
export type PageFacts = readonly (readonly [name: string, value: string])[];

/** Renders a plan as a page: a strip with what decides, the risks, then a row for each changed field, worst first. */
export function renderPlanPage(plan: Plan, story: Story, facts: PageFacts): string {
  const seen = formsByKey(formsOfPlan(plan, 'plan'));
  const main = html`${obstaclesHtml(story)}${risksHtml(story)}${changesHtml(story, seen)}${foreignHtml(story, plan, seen)}${legendHtml(story)}`;
  return pageDocument(`Plan for ${story.target.name}`, headOf(story, facts), main);
}

const VERDICTS = {
  'nothing-to-do': 'Live state matches the files.',
  changes: 'This is a plan: nothing has been applied yet.',
  'not-applicable': 'This plan cannot be applied.',
} as const satisfies Record<Story['verdict'], string>;

/** The help desk restarts by itself, or somebody restarts it. */
const ON_PAGE = { ...IN_TEXT, restart: INTERRUPTION };

function headOf(story: Story, given: PageFacts): Html {
  const { verdict, target, release, commit, digest, counts } = story;
  const facts: readonly (readonly [string, string | Html])[] = [
    ['Help desk', target.url],
    ['Release', release],
    ...given,
    ...(commit === undefined ? [] : [['Commit', html`<code>${commit}</code>`] as const]),
    ['Unchanged', counted(counts.keep, 'field')],
    ['Digest', html`<code>${shortHash(digest)}</code>`],
  ];
  return html`<h1 class="verdict-${verdict}">${resultOf([groupOf(story)], ON_PAGE)}</h1>
<p>${VERDICTS[verdict]}</p>
<dl class="facts">
${inLines(facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`))}</dl>
`;
}

function risksHtml({ risks }: Story): Html {
  const { title, shown, more } = risksOnTop(risks, 'risk');
  if (shown.length === 0) return NOTHING;
  const items = shown.map(({ keys, tone, text }) => {
    const links = keys.slice(0, MOST_NAMES).map((key) => html`<a href="${hrefOf(key)}">${key}</a>`);
    const others = keys.length > MOST_NAMES ? ` and ${keys.length - MOST_NAMES} more` : '';
    return html`<li>${joined(links, ', ')}${others}: <span class="tone-${tone}">${prose(text)}</span></li>`;
  });
  const list = html`<ul>
${inLines([...items, ...more.map((words) => html`<li class="dim">${words}</li>`)])}</ul>
`;
  return sectionHtml('risks', 'risks', title, list);
}

function obstaclesHtml({ obstacles }: Story): Html {
  if (obstacles.length === 0) return NOTHING;
  return html`<div class="obstacles" role="note" aria-label="What blocks this plan">
<ul>
${inLines(obstacles.map((obstacle) => html`<li>${prose(capitalized(obstacleInWords(obstacle)))}</li>`))}</ul>
</div>
`;
}

function legendHtml({ verdict }: Story): Html {
  if (verdict === 'nothing-to-do') return NOTHING;
  return html`<dl class="effects">
<dt><span class="when">${EFFECT_IN_SHORT['at-once']}</span></dt><dd>Takes effect with the request. Discarding pending changes does not revert it.</dd>
<dt><span class="when">${EFFECT_IN_SHORT['at-migration']}</span></dt><dd>Pending until the migration. Discarding pending changes reverts it.</dd>
</dl>
`;
}

/** The worst first, whatever object they belong to; those with another label only are one group. */
function changesHtml({ entries }: Story, seen: ReturnType<typeof formsByKey>): Html {
  if (entries.length === 0) return NOTHING;
  const { grave, rest, labels } = groupsOf(entries);
  const folding = entries.length > 1 ? 'folded' : 'open';
  const written = (some: readonly Entry[]) => some.map((entry) => entryHtml(entry, seen, folding));
  const group =
    labels.length === 0
      ? NOTHING
      : html`<details class="group"><summary><h3>${labelsOnly(labels.length)}</h3></summary>
${written(labels)}</details>
`;
  return sectionHtml(
    'changes',
    'changes',
    counted(entries.length, 'field'),
    html`${written([...grave, ...rest])}${group}`,
  );
}

function foreignHtml({ foreign, foreignHeading }: Story, plan: Plan, seen: ReturnType<typeof formsByKey>): Html {
  if (foreign.length === 0) return NOTHING;
  const rows = html`<p>A migration executes all pending changes, not only those of this plan.</p>
${pendingEntries(foreign, plan, seen)}`;
  return sectionHtml('changes', 'foreign', foreignHeading, rows);
}

/** Renders the live state as a page. The plan has no files, so all pending changes are foreign. */
export function renderDeskPage(plan: Plan): string {
  const { document, live, rules } = plan;
  const forms = formsOfPlan(plan, 'desk');
  const seen = formsByKey(forms);
  const rows = [...live.values()];
  const staged = document.foreign.length;
  const pending = html`${pendingEntries(document.foreign, plan, seen)}`;
  const sections = OBJECT_NAMES.map((object) => {
    const all = rows.filter((row) => row.object === object).sort(inFormOrder);
    const own = all.sort((a, b) => Number(isOfHelpDesk(a)) - Number(isOfHelpDesk(b)));
    const shown = html`${forms.filter((form) => form.object === object).map(formHtml)}${own.map((row) => fieldHtml(row, seen))}`;
    const title = `${object}: ${counted(own.length, 'field')}`;
    return own.length === 0 ? NOTHING : sectionHtml('changes', `object-${object}`, title, shown);
  });
  const head = html`<h1>The sandbox</h1>
<p class="verdict">${
    staged === 0
      ? 'No pending changes.'
      : `${counted(staged, 'pending change')}. The next migration executes ${staged === 1 ? 'it' : 'them'}.`
  }</p>
<dl class="facts">
<div><dt>Address</dt><dd>${document.target.url}</dd></div>
<div><dt>Release</dt><dd>${releaseInWords(rules)}</dd></div>
<div><dt>Fields</dt><dd>${rows.length}</dd></div>
</dl>
`;
  const main = html`${staged === 0 ? NOTHING : sectionHtml('changes', 'staged', 'After the next migration', pending)}
${sections}`;
  return pageDocument('The sandbox', head, main);
}

/** A pending field has its entry above; fields that came with the installation are folded, below the others. */
function fieldHtml(row: LiveAttribute, seen: ReturnType<typeof formsByKey>): Html {
  const { key, name, display, position, active } = row;
  const label = html`<bdi>${display === '' ? name : display}</bdi>`;
  if (isStaged(row))
    return html`<p class="entry"><a href="${hrefOf(key)}">${label}: pending</a> <code>${key}</code></p>\n`;
  const content = html`<p class="headline">position ${position}, ${active ? 'active' : 'inactive'}</p>
${onFormsHtml(seen.get(key) ?? [], '')}`;
  return foldedHtml(key, label, content, isOfHelpDesk(row) ? 'folded' : 'open');
}
