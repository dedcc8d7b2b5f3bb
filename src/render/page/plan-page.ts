import type { Plan } from '../../plan/plan.ts';
import { groupOf, IN_TEXT, resultOf } from '../headline.ts';
import { byDanger, type Chapter, type Story } from '../story/story.ts';
import { capitalized, EFFECT_IN_SHORT, foreignHeading, obstacleInWords, plural } from '../words.ts';
import { entryHtml, type FormsByKey, foldingOf, formsByKey, pendingEntries } from './entry-html.ts';
import { formsOfPlan } from './forms.ts';
import { type Html, html, inLines, NOTHING, pageDocument, prose } from './html.ts';

/** Renders a plan as a page: a strip with what decides, then a row for each changed field, worst first. */
export function renderPlanPage(plan: Plan, story: Story): string {
  const forms = formsOfPlan(plan, 'plan');
  const seen = formsByKey(forms);
  const main = html`${obstaclesHtml(story)}${changesHtml(story.chapters, seen)}${foreignHtml(plan, seen)}${legendHtml(story)}`;
  return pageDocument(`Plan for ${story.target.name}`, headOf(story), main);
}

const VERDICTS = {
  'nothing-to-do': 'Live state matches the files.',
  changes: 'This is a plan: nothing has been applied yet.',
  'not-applicable': 'This plan cannot be applied.',
} as const satisfies Record<Story['verdict'], string>;

function headOf(story: Story): Html {
  const { verdict } = story;
  return html`<h1 class="verdict-${verdict}">${resultOf([groupOf(story)], IN_TEXT)}</h1>
<p>${VERDICTS[verdict]}</p>
${factsHtml(story)}`;
}

function factsHtml({ target, release, commit, counts, countedAt }: Story): Html {
  const facts: readonly (readonly [string, Html])[] = [
    ['Help desk', html`${target.url}`],
    ['Release', html`${release}`],
    ...(commit === undefined ? [] : [['Commit', html`<code>${commit}</code>`] as const]),
    ['Unchanged', html`${plural(counts.keep, 'field')}`],
    ...(countedAt === undefined ? [] : [['Values counted', html`${countedAt}`] as const]),
  ];
  return html`<dl class="facts">
${inLines(facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`))}</dl>
`;
}

function obstaclesHtml({ obstacles }: Story): Html {
  if (obstacles.length === 0) return NOTHING;
  return html`<div class="obstacles" role="note" aria-label="What blocks this plan">
<ul>
${inLines(obstacles.map((obstacle) => html`<li>${prose(capitalized(obstacleInWords(obstacle)))}</li>`))}</ul>
</div>
`;
}

/** Explains the two words that mark each change. */
function legendHtml({ verdict }: Story): Html {
  if (verdict === 'nothing-to-do') return NOTHING;
  return html`<dl class="effects">
<dt><span class="when">${EFFECT_IN_SHORT['at-once']}</span></dt><dd>Takes effect with the request. Discarding pending changes does not revert it.</dd>
<dt><span class="when">${EFFECT_IN_SHORT['at-migration']}</span></dt><dd>Pending until the migration. Discarding pending changes reverts it.</dd>
</dl>
`;
}

/** The most dangerous first, whatever object they belong to. */
function changesHtml(chapters: readonly Chapter[], seen: FormsByKey): Html {
  const entries = chapters.flatMap((chapter) => chapter.entries).sort(byDanger);
  if (entries.length === 0) return NOTHING;
  const folding = foldingOf(entries.length);
  return html`<section class="changes" aria-labelledby="changes">
<h2 id="changes">${plural(entries.length, 'field')}</h2>
${entries.map((entry) => entryHtml(entry, seen, folding))}</section>
`;
}

function foreignHtml(plan: Plan, seen: FormsByKey): Html {
  const { foreign } = plan.document;
  if (foreign.length === 0) return NOTHING;
  return html`<section class="changes" aria-labelledby="foreign">
<h2 id="foreign">${foreignHeading(foreign)}</h2>
<p>A migration executes all pending changes, not only those of this plan.</p>
${pendingEntries(plan, seen)}</section>
`;
}
