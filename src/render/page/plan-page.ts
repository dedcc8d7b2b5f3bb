import type { AttributeKey, ObjectName } from '../../attribute/attribute-key.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Chapter, Story } from '../story/story.ts';
import { digestInShort, foreignHeading, plural } from '../words.ts';
import { entryHtml, type FormsByKey, formsByKey, stagedWords } from './entry-html.ts';
import { type Form, formsOfPlan } from './forms.ts';
import { filtersHtml, formsHtml, pageDataOf } from './forms-html.ts';
import { type Html, html, inLines, NOTHING, pageDocument } from './html.ts';
import { linkTo, type NameOf, summarySection } from './summary.ts';

/** A plan as one page for people who know the help desk: what happens, and every form before and after. */
export function renderPlanPage(plan: Plan, story: Story): string {
  const forms = formsOfPlan(plan, 'plan');
  const objects = objectsOf(story, forms.forms);
  const seen = formsByKey(forms.forms);
  const main = html`${summarySection(story, forms.forms, namesIn(story))}
${filtersHtml(objects, forms.forms)}
${objects.map((object) => objectHtml(object, story, forms.forms, seen))}${foreignHtml(story)}`;
  return pageDocument(`Plan for ${story.target.name}`, headOf(story), main, pageDataOf(forms, 'saved'));
}

function objectsOf({ chapters }: Story, forms: readonly Form[]): readonly ObjectName[] {
  return [...new Set([...chapters.map(({ object }) => object), ...forms.map(({ object }) => object)])];
}

/** By label, with the object where the plan is about several objects. */
function namesIn({ chapters }: Story): NameOf {
  const labels = new Map(
    chapters.flatMap(({ object, entries }) =>
      entries.map(({ key, name, label }): readonly [AttributeKey, string] => {
        const known = label === undefined || label === '' ? name : label;
        return [key, chapters.length === 1 ? known : `${known} (${object})`];
      }),
    ),
  );
  return (key) => labels.get(key) ?? key;
}

const VERDICTS = {
  'nothing-to-do': 'There is nothing to do.',
  changes: 'Nothing has happened yet: this is what an apply would do.',
  'not-applicable': 'This plan cannot be applied as it is.',
} as const satisfies Record<Story['verdict'], string>;

function headOf({ target, release, commit, digest, verdict, counts }: Story): Html {
  return html`<h1>Plan for ${target.name}</h1>
<p class="verdict verdict-${verdict}">${VERDICTS[verdict]}</p>
<dl class="facts">
<div><dt>Help desk</dt><dd>${target.url}</dd></div>
<div><dt>Release</dt><dd>${release}</dd></div>
${inLines(commit === undefined ? [] : [html`<div><dt>Commit</dt><dd><code>${commit}</code></dd></div>`])}<div><dt>Kept as they are</dt><dd>${plural(counts.keep, 'field')}</dd></div>
<div><dt>Digest</dt><dd><code>${digestInShort(digest)}</code></dd></div>
</dl>
`;
}

function objectHtml(object: ObjectName, { chapters }: Story, forms: readonly Form[], seen: FormsByKey): Html {
  const chapter = chapters.find((each) => each.object === object);
  return html`<section class="object" aria-labelledby="object-${object}">
<h2 id="object-${object}">${object}</h2>
${chapter === undefined ? NOTHING : changesHtml(chapter, seen)}${formsHtml(object, forms)}</section>
`;
}

/** From so many entries on, the browser lays out only those in view. */
const MANY = 60;

function changesHtml({ object, entries }: Chapter, seen: FormsByKey): Html {
  return html`<section class="changes${entries.length > MANY ? ' many' : ''}" aria-labelledby="changes-${object}">
<h3 id="changes-${object}">What happens to ${plural(entries.length, 'field')}</h3>
${entries.map((entry) => entryHtml(entry, seen))}</section>
`;
}

function foreignHtml({ foreign }: Story): Html {
  if (foreign.length === 0) return NOTHING;
  return html`<section class="foreign" aria-labelledby="foreign">
<h2 id="foreign">${foreignHeading(foreign)}</h2>
<p>A migration executes everybody's staged changes, not only those of this plan.</p>
${foreign.map(foreignRow)}</section>
`;
}

function foreignRow(row: Story['foreign'][number]): Html {
  return html`<div class="entry"><p><span class="mark mark-staged">staged</span> ${linkTo(row.live.key, row.live.key)}</p>
${stagedWords(row)}</div>
`;
}
