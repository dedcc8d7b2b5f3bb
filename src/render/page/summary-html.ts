import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { printableShort } from '../printable.ts';
import type { Story } from '../story/story.ts';
import { obstacleInWords, RESTART_IN_WORDS } from '../words.ts';
import { type Html, hrefOf, html, NOTHING } from './html.ts';
import type { Sentence, Summary } from './summary.ts';

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
