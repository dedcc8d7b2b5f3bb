import { type AttributeKey, type ObjectName, splitAttributeKey } from '../../attribute/attribute-key.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Chapter, Story } from '../story/story.ts';
import { digestInShort, foreignHeading, plural } from '../words.ts';
import { linkTo, type NameOf } from './audience.ts';
import { entryHtml, type FormsByKey, formsByKey, kindMark, pendingWords } from './entry-html.ts';
import { type Form, formsOfPlan } from './forms.ts';
import { filtersHtml, formsHtml, pageDataOf } from './forms-html.ts';
import { type Html, html, inLines, NOTHING, pageDocument } from './html.ts';
import { summarySection } from './summary.ts';

/** Renders a plan as a page: its changes, and every form before and after. */
export function renderPlanPage(plan: Plan, story: Story): string {
  const forms = formsOfPlan(plan, 'plan');
  const objects = objectsOf(story, forms.forms);
  const seen = formsByKey(forms.forms);
  const nameOf = namesIn(story, plan.foreign);
  const main = html`${summarySection(story, forms.forms, nameOf)}${factsHtml(story)}
${filtersHtml(objects, forms.forms)}
${objects.map((object) => objectHtml(object, story, forms.forms, seen))}${foreignHtml(plan, nameOf)}`;
  return pageDocument(`Plan for ${story.target.name}`, headOf(story), main, pageDataOf(forms, 'saved'));
}

function objectsOf({ chapters }: Story, forms: readonly Form[]): readonly ObjectName[] {
  return [...new Set([...chapters.map(({ object }) => object), ...forms.map(({ object }) => object)])];
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
  'nothing-to-do': 'No changes.',
  changes: 'Nothing has been applied yet.',
  'not-applicable': 'This plan cannot be applied.',
} as const satisfies Record<Story['verdict'], string>;

function headOf({ target, verdict }: Story): Html {
  return html`<h1>Plan for ${target.name}</h1>
<p class="verdict verdict-${verdict}">${VERDICTS[verdict]}</p>
`;
}

function factsHtml({ target, release, commit, digest, verdict, counts }: Story): Html {
  const facts: readonly (readonly [string, Html])[] = [
    ['Help desk', html`${target.url}`],
    ['Release', html`${release}`],
    ...(commit === undefined ? [] : [['Commit', html`<code>${commit}</code>`] as const]),
    ['Unchanged', html`${plural(counts.keep, 'field')}`],
    ...(verdict === 'changes' ? [['Digest', html`<code>${digestInShort(digest)}</code>`] as const] : []),
  ];
  return html`<dl class="facts">
${inLines(facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`))}</dl>
`;
}

function objectHtml(object: ObjectName, { chapters }: Story, forms: readonly Form[], seen: FormsByKey): Html {
  const chapter = chapters.find((each) => each.object === object);
  return html`<section class="object" aria-labelledby="object-${object}">
<h2 id="object-${object}">${object}</h2>
${chapter === undefined ? NOTHING : changesHtml(chapter, seen)}${formsHtml(object, forms)}</section>
`;
}

/** With more entries than this, the browser lays out only those in view. */
const MANY = 60;

function changesHtml({ object, entries }: Chapter, seen: FormsByKey): Html {
  return html`<section class="changes${entries.length > MANY ? ' many' : ''}" aria-labelledby="changes-${object}">
<h3 id="changes-${object}">Changes to ${plural(entries.length, 'field')}</h3>
${entries.map((entry) => entryHtml(entry, seen))}</section>
`;
}

function foreignHtml({ foreign }: Plan, nameOf: NameOf): Html {
  if (foreign.length === 0) return NOTHING;
  return html`<section class="foreign" aria-labelledby="foreign">
<h2 id="foreign">${foreignHeading(foreign)}</h2>
<p>A migration executes all pending changes, not only those of this plan.</p>
${foreign.map(
  (
    row,
  ) => html`<div class="entry"><p>${kindMark('staged', 'pending')} ${linkTo(row.live.key, nameOf(row.live.key))} <code>${row.live.key}</code></p>
${pendingWords(row)}</div>
`,
)}</section>
`;
}
