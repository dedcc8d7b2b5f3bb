import { pathText } from '../../model/choices.ts';
import { leftInWords } from '../line-text.ts';
import type { Line, Run } from '../story/line.ts';
import { EFFECT_IN_SHORT } from '../words.ts';
import type { ShownChoice } from './field-face.ts';
import { type Html, html, inLines, markHtml, NOTHING } from './html.ts';

export function linesHtml(lines: readonly Line[]): Html {
  if (lines.length === 0) return NOTHING;
  const parts = lines.map(
    (line) =>
      html`<div><dt>${line.setting}</dt><dd>${wordsHtml(line.words)}${belowHtml(line)}${effectHtml(line)}</dd></div>`,
  );
  return html`<dl class="details">
${inLines(parts)}</dl>
`;
}

function effectHtml({ effect, impact }: Line): Html {
  if (effect === undefined && impact === undefined) return NOTHING;
  const when =
    effect === undefined ? NOTHING : html`<span class="when when-${effect}">${EFFECT_IN_SHORT[effect]}</span> `;
  return html`<p class="effect">${when}${
    impact === undefined ? NOTHING : html`<span class="tone-${impact.tone}">${impact.text}</span>`
  }</p>`;
}

function wordsHtml(words: readonly Run[]): Html {
  const before = words.filter(({ side }) => side === 'before');
  const after = words.filter(({ side }) => side === 'after');
  const first = words.findIndex(({ side }) => side !== 'both');
  if (first < 0) return runsHtml(words);
  const tail = words.slice(first).filter(({ side }) => side === 'both');
  return html`${runsHtml(words.slice(0, first))}<del><span class="aloud">before: </span>${runsHtml(before)}</del> <span class="arrow" aria-hidden="true">→</span> <ins><span class="aloud">after: </span>${runsHtml(after)}</ins>${runsHtml(tail)}`;
}

function runsHtml(runs: readonly Run[]): Html {
  return html`${runs.map(({ text, mark }) => (mark === 'differs' ? html`<mark>${text}</mark>` : pathHtml(text)))}`;
}

const SIGNS: Readonly<Record<Line['sign'], readonly [mark: string, word: string]>> = {
  '+': ['new', 'new'],
  '-': ['gone', 'removed'],
  '~': ['changed', 'changed'],
  '!': ['changed', 'required'],
};

function belowHtml({ below, left }: Line): Html {
  if (below.length === 0) return NOTHING;
  const items = below.map(({ sign, words }) => html`<li>${markHtml(...SIGNS[sign])} ${wordsHtml(words)}</li>`);
  const more = left === 0 ? [] : [html`<li class="dim">${leftInWords(left)}</li>`];
  return html`<ul class="choices">
${inLines([...items, ...more])}</ul>
`;
}

/** Longer lists of a form are cut: plan.json has all options. */
export const MOST_CHOICES = 40;

/** A choice, with its stored value if it differs from the labels. */
export function choiceHtml({ path, label, value }: ShownChoice): Html {
  const code = value === label || value === pathText({ path }) ? NOTHING : html`<code>${value}</code>`;
  return html`${pathOf(path)} ${code}`;
}

/** A text in which a path may stand. */
function pathHtml(text: string): Html {
  return text.includes(' › ') ? pathOf(text.split(' › ')) : html`${text}`;
}

/** Isolates each label: between right-to-left labels, the separator would be mirrored. */
function pathOf(path: readonly string[]): Html {
  return html`${path.map((label, index) => html`${index === 0 ? '' : ' › '}<bdi>${label}</bdi>`)}`;
}
