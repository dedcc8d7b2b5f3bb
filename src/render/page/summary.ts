import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { EVERYONE } from '../../attribute/visibility.ts';
import { printableShort } from '../printable.ts';
import type { Entry, Story } from '../story/story.ts';
import { COST_IN_WORDS, obstacleInWords, plural, RESTART_IN_WORDS } from '../words.ts';
import type { Form, FormRow } from './forms.ts';
import { type Html, hrefOf, html, NOTHING } from './html.ts';
import { audienceInWords } from './role-words.ts';

/** A sentence, and the attributes that it is about. */
interface Sentence {
  readonly text: string;
  readonly keys: readonly AttributeKey[];
}

/** What somebody wants to know in the first minute. */
interface Summary {
  readonly happens: readonly Sentence[];
  readonly whom: readonly { readonly audience: string; readonly sentences: readonly Sentence[] }[];
  readonly costs: readonly Sentence[];
}

export function summaryOf(story: Story, forms: readonly Form[]): Summary {
  const entries = story.chapters.flatMap((chapter) => chapter.entries);
  return { happens: whatHappens(story, entries), whom: toWhom(forms), costs: whatItCosts(story, entries) };
}

function whatHappens(story: Story, entries: readonly Entry[]): readonly Sentence[] {
  const of = (action: Entry['action']): readonly AttributeKey[] =>
    entries.filter((entry) => entry.action === action).map(({ key }) => key);
  return told([
    [of('create'), (count) => `${plural(count, 'field')} come${count === 1 ? 's' : ''} new`],
    [of('update'), (count) => `${plural(count, 'field')} change${count === 1 ? 's' : ''}`],
    [of('delete'), (count) => `${plural(count, 'field')} go${count === 1 ? 'es' : ''}`],
    [
      story.foreignGo === 'along' ? story.foreign.map(({ live }) => live.key) : [],
      (count) =>
        `${plural(count, 'field')} that others have staged go${count === 1 ? 'es' : ''} along with the migration`,
    ],
    [of('refuse'), (count) => `${plural(count, 'field')} cannot be brought about`],
  ]);
}

/** For each role, by what it meets on its forms: what everyone sees stands first. */
export function toWhom(forms: readonly Form[]): Summary['whom'] {
  const roles = [...new Set(forms.map(({ role }) => role))].sort(
    (a, b) => Number(b === EVERYONE) - Number(a === EVERYONE),
  );
  return roles
    .map((role) => {
      const rows = forms.filter((form) => form.role === role).flatMap((form) => form.rows);
      const of = (isOne: (row: FormRow) => boolean): readonly AttributeKey[] => [
        ...new Set(rows.filter(isOne).map(({ key }) => key)),
      ];
      return {
        audience: audienceInWords(role),
        sentences: told([
          [of(mustBeFilledNow), (count) => `must fill ${plural(count, 'more field')}`],
          [of(({ marks }) => marks.includes('new')), (count) => `see ${plural(count, 'new field')}`],
          [of(({ marks }) => marks.includes('changed')), (count) => `see ${plural(count, 'changed field')}`],
          [of(({ marks }) => marks.includes('moved')), (count) => `find ${plural(count, 'field')} in another place`],
          [of(({ marks }) => marks.includes('gone')), (count) => `lose ${plural(count, 'field')}`],
        ]),
      };
    })
    .filter(({ sentences }) => sentences.length > 0);
}

function mustBeFilledNow({ before, after, says, marks }: FormRow): boolean {
  if (after?.must !== 'be-filled') return false;
  return says.includes('must be filled now') || (before === undefined && marks.includes('new'));
}

function whatItCosts({ destroys }: Story, entries: readonly Entry[]): readonly Sentence[] {
  const costs = Object.values(COST_IN_WORDS).filter(
    (cost) => cost !== '' && cost !== COST_IN_WORDS['new-records-only'],
  );
  const paying = (cost: string): readonly AttributeKey[] =>
    entries.filter(({ details }) => details.some((detail) => detail.cost.includes(cost))).map(({ key }) => key);
  const atOnce = entries.filter(
    ({ danger, details }) => danger === 'at-once' || details.some(({ effect }) => effect === 'at-once'),
  );
  return told([
    [destroys, (count) => `${plural(count, 'field')} lose${count === 1 ? 's' : ''} the column with every stored value`],
    ...costs.map((cost): Telling => [paying(cost), () => capitalized(cost)]),
    [
      atOnce.map(({ key }) => key),
      (count) => `${plural(count, 'field')} change${count === 1 ? 's' : ''} at once, which no discard takes back`,
    ],
  ]);
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Telling = readonly [keys: readonly AttributeKey[], say: (count: number) => string];

function told(tellings: readonly Telling[]): readonly Sentence[] {
  return tellings.flatMap(([keys, say]) => (keys.length === 0 ? [] : [{ text: say(keys.length), keys }]));
}

/** Of more attributes a sentence names the first ones: all of them stand below. */
const MOST_NAMED = 8;

/** By what people know an attribute. */
export type Names = (key: AttributeKey) => string;

const LONGEST_NAME = 60;

/** The first minute: what stops it, what happens, to whom, and what it costs. */
export function summarySection(story: Story, summary: Summary, names: Names): Html {
  return html`<section id="summary" class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">In one minute</h2>
${obstaclesOf(story)}<div class="cards">
${card('what', 'What happens', sentences(summary.happens, names, 'Nothing: the help desk is as the files say.'))}
${card('whom', 'To whom', audienceCard(summary.whom, names))}
${card(
  'cost',
  'What it costs',
  html`${sentences(summary.costs, names, 'No stored value is lost, and nobody is stopped.')}
<p class="restart">Restart ${RESTART_IN_WORDS[story.restart]}.</p>`,
)}
</div>
${effects(story)}</section>
`;
}

function obstaclesOf({ obstacles }: Story): Html {
  if (obstacles.length === 0) return NOTHING;
  return html`<div class="obstacles" role="note" aria-label="What stands in the way">
<h3>It cannot be applied as it is</h3>
<ul>
${obstacles.map(
  (obstacle) => html`<li>${obstacleInWords(obstacle)}</li>
`,
)}</ul>
</div>
`;
}

function card(name: 'what' | 'whom' | 'cost', title: string, content: Html): Html {
  return html`<section class="card" data-card="${name}" aria-labelledby="card-${name}">
<h3 id="card-${name}">${title}</h3>
${content}
</section>`;
}

function sentences(told: readonly Sentence[], names: Names, otherwise: string): Html {
  if (told.length === 0) return html`<p>${otherwise}</p>`;
  return html`<ul>
${told.map(
  (sentence) => html`<li>${sentenceHtml(sentence, names)}</li>
`,
)}</ul>`;
}

/** By role, what it meets on its forms. */
export function audienceCard(whom: Summary['whom'], names: Names): Html {
  if (whom.length === 0) return html`<p>Nobody sees a form that changes.</p>`;
  return html`<dl>
${whom.map(
  ({ audience, sentences: told }) => html`<dt>${audience}</dt>
${told.map(
  (sentence) => html`<dd>${sentenceHtml(sentence, names)}</dd>
`,
)}`,
)}</dl>`;
}

function sentenceHtml({ text, keys }: Sentence, names: Names): Html {
  const named = keys
    .slice(0, MOST_NAMED)
    .map((key, index) => html`${index === 0 ? '' : ', '}${linkTo(key, names(key))}`);
  const rest = keys.length - MOST_NAMED;
  return html`<strong>${text}</strong>: ${named}${rest > 0 ? `, and ${rest} more` : ''}`;
}

export function linkTo(key: AttributeKey, name: string): Html {
  return html`<a class="key" href="${hrefOf(key)}">${printableShort(name, LONGEST_NAME)}</a>`;
}

/** Both words are used at each change, and explained once. */
function effects({ verdict }: Story): Html {
  if (verdict === 'nothing-to-do') return NOTHING;
  return html`<dl class="effects">
<dt><span class="when when-at-once">at once</span></dt><dd>In force as soon as the apply has written the field, and no discard brings it back.</dd>
<dt><span class="when when-at-migration">at the migration</span></dt><dd>Waits on the help desk until the apply has it migrated; before that a discard takes it back.</dd>
</dl>
`;
}
