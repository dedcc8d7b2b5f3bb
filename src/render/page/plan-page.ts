import { type AttributeKey, type ObjectName, splitAttributeKey } from '../../attribute/attribute-key.ts';
import type { Plan } from '../../plan/plan.ts';
import { headlineOf, IN_TEXT } from '../headline.ts';
import type { Chapter, Story } from '../story/story.ts';
import { foreignHeading, plural } from '../words.ts';
import type { NameOf } from './audience.ts';
import { entryHtml, type Folding, type FormsByKey, foldingOf, formsByKey, pendingEntry } from './entry-html.ts';
import { formsOfPlan } from './forms.ts';
import { type Html, html, inLines, NOTHING, pageDocument } from './html.ts';
import { summarySection } from './summary.ts';

/** Renders a plan as a page: an index, and each changed field with its forms before and after. */
export function renderPlanPage(plan: Plan, story: Story): string {
  const forms = formsOfPlan(plan, 'plan');
  const seen = formsByKey(forms);
  const nameOf = namesIn(story, plan.foreign);
  const entries = story.chapters.flatMap((chapter) => chapter.entries);
  const folding = foldingOf(entries.length);
  const main = html`${summarySection(story, forms, nameOf)}${factsHtml(story)}
${story.chapters.map((chapter) => chapterHtml(chapter, seen, folding))}${foreignHtml(plan, seen)}`;
  return pageDocument(`Plan for ${story.target.name}`, headOf(story), main);
}

/** Names fields by label, with the object if the plan has several objects. */
function namesIn({ chapters }: Story, foreign: Plan['foreign']): NameOf {
  const named = [
    ...foreign.map(({ live: { key, name, display } }) => ({ key, name, label: display })),
    ...chapters.flatMap(({ entries }) => entries.map((entry) => ({ ...entry, label: entry.newLabel ?? entry.label }))),
  ];
  const objectOf = (key: AttributeKey): ObjectName => splitAttributeKey(key)[0];
  const isOne = new Set(named.map(({ key }) => objectOf(key))).size === 1;
  const names = new Map(
    named.map(({ key, name, label = '' }): readonly [AttributeKey, string] => {
      const known = label === '' ? name : label;
      return [key, isOne ? known : `${known} (${objectOf(key)})`];
    }),
  );
  return (key) => names.get(key) ?? key;
}

const VERDICTS = {
  'nothing-to-do': 'Live state matches the files.',
  changes: 'Nothing has been applied yet.',
  'not-applicable': 'This plan cannot be applied.',
} as const satisfies Record<Story['verdict'], string>;

function headOf(story: Story): Html {
  const { target, verdict } = story;
  return html`<h1>Plan for ${target.name}</h1>
<p class="verdict verdict-${verdict}">${headlineOf(story, IN_TEXT)}. ${VERDICTS[verdict]}</p>
`;
}

function factsHtml({ target, release, commit, counts }: Story): Html {
  const facts: readonly (readonly [string, Html])[] = [
    ['Help desk', html`${target.url}`],
    ['Release', html`${release}`],
    ...(commit === undefined ? [] : [['Commit', html`<code>${commit}</code>`] as const]),
    ['Unchanged', html`${plural(counts.keep, 'field')}`],
  ];
  return html`<dl class="facts">
${inLines(facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`))}</dl>
`;
}

function chapterHtml({ object, entries }: Chapter, seen: FormsByKey, folding: Folding): Html {
  return html`<section class="changes" aria-labelledby="changes-${object}">
<h2 id="changes-${object}">${object}: changes to ${plural(entries.length, 'field')}</h2>
${entries.map((entry) => entryHtml(entry, seen, folding))}</section>
`;
}

function foreignHtml({ foreign, rules }: Plan, seen: FormsByKey): Html {
  if (foreign.length === 0) return NOTHING;
  const folding = foldingOf(foreign.length);
  return html`<section class="changes" aria-labelledby="foreign">
<h2 id="foreign">${foreignHeading(foreign)}</h2>
<p>A migration executes all pending changes, not only those of this plan.</p>
${foreign.map((row) => pendingEntry(row, seen, rules.release.rules, folding))}</section>
`;
}
