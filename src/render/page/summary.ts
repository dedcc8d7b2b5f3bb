import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { lossInWords } from '../headline.ts';
import { hitsByKey, hitsInSummary } from '../story/hits.ts';
import type { Entry, Story, ToldHit } from '../story/story.ts';
import {
  COST_IN_WORDS,
  capitalized,
  EFFECT_IN_SHORT,
  MOST_HITS,
  obstacleInWords,
  plural,
  RESTART_IN_WORDS,
  TYPE_COST,
} from '../words.ts';
import { audienceCard, linkTo, type NameOf, type Sentence, sentenceHtml } from './audience.ts';
import type { Form } from './forms.ts';
import { type Html, html, inLines, NOTHING, prose } from './html.ts';

/** The summary: deleted data, obstacles, changes, who is affected, and the impact. */
export function summarySection(story: Story, forms: readonly Form[], nameOf: NameOf): Html {
  const entries = story.chapters.flatMap((chapter) => chapter.entries);
  const changes = indexHtml(changesOf(story, entries), nameOf);
  return html`<section id="summary" class="summary" aria-label="Summary">
${lossHtml(story, nameOf)}${obstaclesHtml(story)}<div class="cards">
${card('changes', 'Changes', changes.source === '' ? html`<p>No changes. Live state matches the files.</p>` : changes)}
${card('audience', 'Who is affected', audienceCard(forms, nameOf))}
${card('impact', 'Impact', impactHtml(story, entries, nameOf))}
</div>
${effectsHtml(story)}</section>
`;
}

/** Deleted values, counted or not. Fields known to be empty are left out. */
function lossHtml(story: Story, nameOf: NameOf): Html {
  const { destroys, hits, countedAt } = story;
  const known = hitsByKey(hits);
  const losses = destroys
    .map((key) => ({ key, hit: known.get(key)?.find(({ asks }) => asks === 'filled') }))
    .filter(({ hit }) => hit?.weight !== 'none')
    .sort((a, b) => (b.hit?.records ?? 0) - (a.hit?.records ?? 0));
  if (losses.length === 0) return NOTHING;
  const lines = [
    ...losses.flatMap(({ key, hit }) =>
      hit === undefined ? [{ keys: [key], text: 'deletes every stored value' }] : [],
    ),
    ...hitsInSummary(losses.flatMap(({ hit }) => hit ?? [])),
  ];
  return html`<div class="loss" role="note" aria-labelledby="loss">
<h2 id="loss">${capitalized(lossInWords(story))}</h2>
${hitList(lines, nameOf)}${losses.some(({ hit }) => hit !== undefined) ? ageHtml(countedAt) : NOTHING}</div>
`;
}

function hitList(
  lines: readonly { readonly keys: readonly AttributeKey[]; readonly text: string }[],
  nameOf: NameOf,
): Html {
  const rest = lines.length - MOST_HITS;
  const items = lines
    .slice(0, MOST_HITS)
    .map(({ keys, text }) => html`<li>${linksTo(keys, nameOf)}: <strong>${text}</strong></li>`);
  return html`<ul>
${inLines([...items, ...(rest > 0 ? [html`<li>and ${rest} more</li>`] : [])])}</ul>
`;
}

function ageHtml(countedAt: string | undefined): Html {
  return countedAt === undefined ? NOTHING : html`<p class="age">Counted ${countedAt}, when the list was saved.</p>\n`;
}

function obstaclesHtml({ obstacles }: Story): Html {
  if (obstacles.length === 0) return NOTHING;
  return html`<div class="obstacles" role="note" aria-label="What blocks this plan">
<ul>
${inLines(obstacles.map((obstacle) => html`<li>${prose(capitalized(obstacleInWords(obstacle)))}</li>`))}</ul>
</div>
`;
}

function changesOf(story: Story, entries: readonly Entry[]): readonly Sentence[] {
  const of = (action: Entry['action']): readonly AttributeKey[] =>
    entries.filter((entry) => entry.action === action).map(({ key }) => key);
  const along = story.foreignGo === 'along' ? story.foreign.map(({ live }) => live.key) : [];
  return sentencesOf([
    ['refused', 'refused', of('refuse')],
    ['deleted', 'deleted', of('delete')],
    ['changed', 'changed', of('update')],
    ['added', 'added', of('create')],
    [
      'has pending changes that this migration also executes',
      'have pending changes that this migration also executes',
      along,
    ],
  ]);
}

/** "2 fields added", for each list that is not empty. */
function sentencesOf(
  listed: readonly (readonly [ofOne: string, ofMany: string, keys: readonly AttributeKey[]])[],
): readonly Sentence[] {
  return listed
    .filter(([, , keys]) => keys.length > 0)
    .map(([ofOne, ofMany, keys]) => ({
      text: `${plural(keys.length, 'field')} ${keys.length === 1 ? ofOne : ofMany}`,
      keys,
    }));
}

/** The impact on existing records, each replaced by a count if there is one. */
const COSTS = [
  [COST_IN_WORDS['values-may-not-fit'], 'longer-than'],
  [COST_IN_WORDS['values-not-selectable'], 'any-of'],
  [TYPE_COST, 'outside'],
  [COST_IN_WORDS['values-out-of-range'], undefined],
  [COST_IN_WORDS['writes-refused'], undefined],
] as const satisfies readonly (readonly [string, ToldHit['asks'] | undefined])[];

function impactHtml(story: Story, entries: readonly Entry[], nameOf: NameOf): Html {
  const { countedAt, destroys, restart, verdict } = story;
  const isLoss = ({ asks, weight }: ToldHit): boolean => asks === 'filled' && weight !== 'none';
  const hits = story.hits.filter((hit) => !isLoss(hit));
  const hitsOfKey = hitsByKey(hits);
  const keysOf = (isOne: (entry: Entry) => boolean): readonly AttributeKey[] =>
    entries.filter(isOne).map(({ key }) => key);
  const costs = COSTS.map(([cost, asks]) => ({
    text: capitalized(cost),
    keys: keysOf(
      ({ key, details }) =>
        details.some((detail) => detail.cost.includes(cost)) &&
        hitsOfKey.get(key)?.some((hit) => hit.asks === asks) !== true,
    ),
  })).filter(({ keys }) => keys.length > 0);
  const immediate = keysOf(
    ({ action, danger, details }) =>
      action !== 'refuse' && (danger === 'at-once' || details.some(({ effect }) => effect === 'at-once')),
  );
  const atOnce = 'immediately; a discard does not revert this';
  const sentences = [...costs, ...sentencesOf([[`changes ${atOnce}`, `change ${atOnce}`, immediate]])];
  const none = destroys.length === 0 ? 'Stored values and API clients are not affected.' : 'No other impact.';
  return html`${hits.length === 0 ? NOTHING : html`${hitList(hitsInSummary(hits), nameOf)}${ageHtml(countedAt)}`}${sentenceList(sentences, nameOf)}${
    hits.length + sentences.length === 0 ? html`<p>${none}</p>` : NOTHING
  }${verdict === 'changes' ? html`<p class="restart">Restart ${RESTART_IN_WORDS[restart]}.</p>` : NOTHING}`;
}

function card(name: 'changes' | 'audience' | 'impact', title: string, content: Html): Html {
  return html`<section class="card" data-card="${name}" aria-labelledby="card-${name}">
<h2 id="card-${name}">${title}</h2>
${content}
</section>`;
}

/** The index of the page: a link to every changed field. */
function indexHtml(sentences: readonly Sentence[], nameOf: NameOf): Html {
  if (sentences.length === 0) return NOTHING;
  const items = sentences.map(({ text, keys }) => html`<li><strong>${text}</strong>: ${linksTo(keys, nameOf)}</li>`);
  return html`<ul>
${inLines(items)}</ul>`;
}

function linksTo(keys: readonly AttributeKey[], nameOf: NameOf): readonly Html[] {
  return keys.map((key, index) => html`${index === 0 ? '' : ', '}${linkTo(key, nameOf(key))}`);
}

function sentenceList(sentences: readonly Sentence[], nameOf: NameOf): Html {
  if (sentences.length === 0) return NOTHING;
  return html`<ul>
${inLines(sentences.map((sentence) => html`<li>${sentenceHtml(sentence, nameOf)}</li>`))}</ul>`;
}

/** Explains the two words that mark each change. */
function effectsHtml({ verdict }: Story): Html {
  if (verdict === 'nothing-to-do') return NOTHING;
  return html`<dl class="effects">
<dt><span class="when">${EFFECT_IN_SHORT['at-once']}</span></dt><dd>Takes effect with the request. Discarding pending changes does not revert it.</dd>
<dt><span class="when">${EFFECT_IN_SHORT['at-migration']}</span></dt><dd>Pending until the migration. Discarding pending changes reverts it.</dd>
</dl>
`;
}
