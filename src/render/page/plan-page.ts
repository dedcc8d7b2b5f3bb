import type { Plan } from '../../plan/plan.ts';
import { groupOf, IN_TEXT, resultOf } from '../headline.ts';
import { type Story, withoutLabels } from '../story/story.ts';
import {
  capitalized,
  EFFECT_IN_SHORT,
  foreignHeading,
  INTERRUPTION,
  labelsOnly,
  MOST_NAMES,
  MOST_RISKS,
  moreRisks,
  obstacleInWords,
  plural,
  risksInWords,
  shortDigest,
} from '../words.ts';
import { entryHtml, type FormsByKey, foldingOf, formsByKey, pendingEntries } from './entry-html.ts';
import { formsOfPlan } from './forms.ts';
import { type Html, hrefOf, html, inLines, NOTHING, pageDocument, prose } from './html.ts';

/** What a run knows of a plan beside its document, such as when it was made and by whom. */
export type PageFacts = readonly (readonly [name: string, value: string])[];

/** Renders a plan as a page: a strip with what decides, the risks, then a row for each changed field, worst first. */
export function renderPlanPage(plan: Plan, story: Story, facts: PageFacts): string {
  const forms = formsOfPlan(plan, 'plan');
  const seen = formsByKey(forms);
  const main = html`${obstaclesHtml(story)}${risksHtml(story)}${changesHtml(story, seen)}${foreignHtml(plan, seen)}${legendHtml(story)}`;
  return pageDocument(`Plan for ${story.target.name}`, headOf(story, facts), main);
}

const VERDICTS = {
  'nothing-to-do': 'Live state matches the files.',
  changes: 'This is a plan: nothing has been applied yet.',
  'not-applicable': 'This plan cannot be applied.',
} as const satisfies Record<Story['verdict'], string>;

/** The help desk restarts by itself, or somebody restarts it. */
const ON_PAGE = { ...IN_TEXT, restart: INTERRUPTION };

function headOf(story: Story, facts: PageFacts): Html {
  const { verdict } = story;
  return html`<h1 class="verdict-${verdict}">${resultOf([groupOf(story)], ON_PAGE)}</h1>
<p>${VERDICTS[verdict]}</p>
${factsHtml(story, facts)}`;
}

function factsHtml({ target, release, commit, digest, counts }: Story, given: PageFacts): Html {
  const facts: readonly (readonly [string, Html])[] = [
    ['Help desk', html`${target.url}`],
    ['Release', html`${release}`],
    ...given.map(([name, value]) => [name, html`${value}`] as const),
    ...(commit === undefined ? [] : [['Commit', html`<code>${commit}</code>`] as const]),
    ['Unchanged', html`${plural(counts.keep, 'field')}`],
    ['Digest', html`<code>${shortDigest(digest)}</code>`],
  ];
  return html`<dl class="facts">
${inLines(facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`))}</dl>
`;
}

/** The risks as in every output, each with links to its rows. */
function risksHtml({ risks }: Story): Html {
  if (risks.length === 0) return NOTHING;
  const left = risks.length - MOST_RISKS;
  const items = risks.slice(0, MOST_RISKS).map(({ keys, tone, text }) => {
    const links = keys
      .slice(0, MOST_NAMES)
      .map((key, index) => html`${index === 0 ? '' : ', '}<a href="${hrefOf(key)}">${key}</a>`);
    const more = keys.length > MOST_NAMES ? ` and ${keys.length - MOST_NAMES} more` : '';
    return html`<li>${links}${more}: <span class="tone-${tone}">${prose(text)}</span></li>`;
  });
  const rest = left > 0 ? [html`<li class="dim">${moreRisks(left)}</li>`] : [];
  return html`<section class="risks" aria-labelledby="risks">
<h2 id="risks">${risksInWords(risks.length, 0)}</h2>
<ul>
${inLines([...items, ...rest])}</ul>
</section>
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

/** The worst first, whatever object they belong to; those with another label only are one group. */
function changesHtml({ entries }: Story, seen: FormsByKey): Html {
  if (entries.length === 0) return NOTHING;
  const folding = foldingOf(entries.length);
  const [shown, labels] = withoutLabels(entries);
  const group =
    labels.length === 0
      ? NOTHING
      : html`<details class="group"><summary><h3>${labelsOnly(labels.length)}</h3></summary>
${labels.map((entry) => entryHtml(entry, seen, folding))}</details>
`;
  return html`<section class="changes" aria-labelledby="changes">
<h2 id="changes">${plural(entries.length, 'field')}</h2>
${shown.map((entry) => entryHtml(entry, seen, folding))}${group}</section>
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
