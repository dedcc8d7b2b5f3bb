import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { EVERYONE } from '../../attribute/screens.ts';
import { printableShort } from '../printable.ts';
import { audienceInWords } from '../role-words.ts';
import type { Entry, Story } from '../story/story.ts';
import { COST_IN_WORDS, capitalized, obstacleInWords, plural, RESTART_IN_WORDS } from '../words.ts';
import type { Form, FormRow } from './forms.ts';
import { type Html, hrefOf, html, inLines, NOTHING } from './html.ts';
import type { Mark } from './page-data.ts';

/** A sentence, and the attributes that it is about. */
interface Sentence {
  readonly text: string;
  readonly keys: readonly AttributeKey[];
}

function whatHappens(story: Story, entries: readonly Entry[]): readonly Sentence[] {
  const of = (action: Entry['action']): readonly AttributeKey[] =>
    entries.filter((entry) => entry.action === action).map(({ key }) => key);
  const along = story.foreignGo === 'along' ? story.foreign.map(({ live }) => live.key) : [];
  return sentencesOf([
    [of('create'), (fields, count) => `${fields} come${endingOf(count)} new`],
    [of('update'), (fields, count) => `${fields} change${endingOf(count)}`],
    [of('delete'), (fields, count) => `${fields} ${count === 1 ? 'goes' : 'go'}`],
    [
      along,
      (fields, count) => `${fields} that others have staged ${count === 1 ? 'goes' : 'go'} along with the migration`,
    ],
    [of('refuse'), (fields) => `${fields} cannot be brought about`],
  ]);
}

interface AudienceSentences {
  readonly audience: string;
  readonly sentences: readonly Sentence[];
}

/** For each role what changes on its forms; first what everyone sees. */
function summarizeAudiences(forms: readonly Form[]): readonly AudienceSentences[] {
  const roles = [...new Set(forms.map(({ role }) => role))].sort(
    (a, b) => Number(b === EVERYONE) - Number(a === EVERYONE),
  );
  return roles
    .map((role) => {
      const rows = forms.filter((form) => form.role === role).flatMap((form) => form.rows);
      const of = (isOne: (row: FormRow) => boolean): readonly AttributeKey[] => [
        ...new Set(rows.filter(isOne).map(({ key }) => key)),
      ];
      const marked = (mark: Mark): readonly AttributeKey[] => of(({ marks }) => marks.includes(mark));
      return {
        audience: audienceInWords(role),
        sentences: sentencesOf([
          [of(mustBeFilledNow), (_, count) => `must fill ${plural(count, 'more field')}`],
          [marked('new'), (_, count) => `see ${plural(count, 'new field')}`],
          [marked('changed'), (_, count) => `see ${plural(count, 'changed field')}`],
          [marked('moved'), (fields) => `find ${fields} in another place`],
          [marked('gone'), (fields) => `lose ${fields}`],
        ]),
      };
    })
    .filter(({ sentences }) => sentences.length > 0);
}

function mustBeFilledNow({ before, after, says, marks }: FormRow): boolean {
  if (after?.must !== 'be-filled') return false;
  return says.includes('must be filled now') || (before === undefined && marks.includes('new'));
}

function whatItCosts({ destroys, hits, countedAt }: Story, entries: readonly Entry[]): readonly Sentence[] {
  const costs = Object.values(COST_IN_WORDS).filter(
    (cost) => cost !== '' && cost !== COST_IN_WORDS['new-records-only'],
  );
  const keysOf = (isOne: (entry: Entry) => boolean): readonly AttributeKey[] =>
    entries.filter(isOne).map(({ key }) => key);
  const atOnce = keysOf(
    ({ danger, details }) => danger === 'at-once' || details.some(({ effect }) => effect === 'at-once'),
  );
  const age = countedAt === undefined ? '' : ` (counted ${countedAt})`;
  const counts = hits.map(({ key, text }) => ({ text: `${capitalized(text)}${age}`, keys: [key] }));
  return [
    ...counts,
    ...sentencesOf([
      [destroys, (fields, count) => `${fields} lose${endingOf(count)} the column with every stored value`],
      ...costs.map(
        (cost): CountedSentence => [
          keysOf(({ details }) => details.some((detail) => detail.cost.includes(cost))),
          () => capitalized(cost),
        ],
      ),
      [atOnce, (fields, count) => `${fields} change${endingOf(count)} at once, which no discard takes back`],
    ]),
  ];
}

/** Says something of so many fields: "3 fields", 3. */
type CountedSentence = readonly [keys: readonly AttributeKey[], say: (fields: string, count: number) => string];

function sentencesOf(counted: readonly CountedSentence[]): readonly Sentence[] {
  return counted
    .filter(([keys]) => keys.length > 0)
    .map(([keys, say]) => ({ text: say(plural(keys.length, 'field'), keys.length), keys }));
}

/** Of a verb: one field changes, two fields change. */
function endingOf(count: number): string {
  return count === 1 ? 's' : '';
}

/** A sentence names the first attributes; the page lists all of them below. */
const MOST_NAMED = 8;

/** The name by which people know an attribute. */
export type NameOf = (key: AttributeKey) => string;

const LONGEST_NAME = 60;

/** The first minute: what stops it, what happens, to whom, and what it costs. */
export function summarySection(story: Story, forms: readonly Form[], nameOf: NameOf): Html {
  const entries = story.chapters.flatMap((chapter) => chapter.entries);
  const [happens, costs] = [whatHappens(story, entries), whatItCosts(story, entries)];
  return html`<section id="summary" class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">In one minute</h2>
${obstaclesHtml(story)}<div class="cards">
${card('what', 'What happens', sentenceList(happens, nameOf, 'Nothing: the help desk is as the files say.'))}
${card('whom', 'To whom', audienceCard(forms, nameOf))}
${card(
  'cost',
  'What it costs',
  html`${sentenceList(costs, nameOf, 'No stored value is lost, and nobody is stopped.')}
<p class="restart">Restart ${RESTART_IN_WORDS[story.restart]}.</p>`,
)}
</div>
${effectsHtml(story)}</section>
`;
}

function obstaclesHtml({ obstacles }: Story): Html {
  if (obstacles.length === 0) return NOTHING;
  return html`<div class="obstacles" role="note" aria-label="What stands in the way">
<h3>It cannot be applied as it is</h3>
<ul>
${inLines(obstacles.map((obstacle) => html`<li>${obstacleInWords(obstacle)}</li>`))}</ul>
</div>
`;
}

function card(name: 'what' | 'whom' | 'cost', title: string, content: Html): Html {
  return html`<section class="card" data-card="${name}" aria-labelledby="card-${name}">
<h3 id="card-${name}">${title}</h3>
${content}
</section>`;
}

function sentenceList(sentences: readonly Sentence[], nameOf: NameOf, otherwise: string): Html {
  if (sentences.length === 0) return html`<p>${otherwise}</p>`;
  return html`<ul>
${inLines(sentences.map((sentence) => html`<li>${sentenceHtml(sentence, nameOf)}</li>`))}</ul>`;
}

/** What each role meets on its forms. */
export function audienceCard(forms: readonly Form[], nameOf: NameOf): Html {
  const whom = summarizeAudiences(forms);
  if (whom.length === 0) return html`<p>Nobody sees a form that changes.</p>`;
  return html`<dl>
${whom.map(
  ({ audience, sentences }) => html`<dt>${audience}</dt>
${inLines(sentences.map((sentence) => html`<dd>${sentenceHtml(sentence, nameOf)}</dd>`))}`,
)}</dl>`;
}

function sentenceHtml({ text, keys }: Sentence, nameOf: NameOf): Html {
  const named = keys
    .slice(0, MOST_NAMED)
    .map((key, index) => html`${index === 0 ? '' : ', '}${linkTo(key, nameOf(key))}`);
  const rest = keys.length - MOST_NAMED;
  return html`<strong>${text}</strong>: ${named}${rest > 0 ? `, and ${rest} more` : ''}`;
}

export function linkTo(key: AttributeKey, name: string): Html {
  return html`<a class="key" href="${hrefOf(key)}">${printableShort(name, LONGEST_NAME)}</a>`;
}

/** Both words are used at each change, and explained once. */
function effectsHtml({ verdict }: Story): Html {
  if (verdict === 'nothing-to-do') return NOTHING;
  return html`<dl class="effects">
<dt><span class="when when-at-once">at once</span></dt><dd>In force as soon as the apply has written the field, and no discard brings it back.</dd>
<dt><span class="when when-at-migration">at the migration</span></dt><dd>Waits on the help desk until the apply has it migrated; before that a discard takes it back.</dd>
</dl>
`;
}
