import { pathText } from '../../model/choices.ts';
import { grouped } from '../../model/grouped.ts';
import { type Line, leftInWords, type Run } from '../story/line.ts';
import { screenInWords, viewInWords } from '../story/screen-lines.ts';
import { counted, EFFECT_IN_SHORT } from '../words.ts';
import type { Face } from './field-face.ts';
import type { Form, FormRow } from './forms.ts';
import { type Html, html, inLines, joined, markHtml, NOTHING } from './html.ts';

export function linesHtml(lines: readonly Line[]): Html {
  if (lines.length === 0) return NOTHING;
  const parts = lines.map((line) => {
    const said = html`${wordsHtml(line.words)}${belowHtml(line)}${effectHtml(line)}`;
    return html`<div><dt>${line.setting}</dt><dd>${said}</dd></div>`;
  });
  return html`<dl class="details">
${inLines(parts)}</dl>
`;
}

function effectHtml({ effect, impact }: Line): Html {
  if (effect === undefined && impact === undefined) return NOTHING;
  const when = effect && html`<span class="when when-${effect}">${EFFECT_IN_SHORT[effect]}</span> `;
  return html`<p class="effect">${when}${impact && html`<span class="tone-${impact.tone}">${impact.text}</span>`}</p>`;
}

function wordsHtml(words: readonly Run[]): Html {
  const first = words.findIndex(({ side }) => side !== 'both');
  if (first < 0) return runsHtml(words);
  const [before, after, tail] = (['before', 'after', 'both'] as const).map((side) =>
    runsHtml(words.slice(first).filter((run) => run.side === side)),
  );
  return html`${runsHtml(words.slice(0, first))}<del><span class="aloud">before: </span>${before}</del> <span class="arrow" aria-hidden="true">→</span> <ins><span class="aloud">after: </span>${after}</ins>${tail}`;
}

function runsHtml(runs: readonly Run[]): Html {
  return html`${runs.map(({ text, mark }) => {
    if (mark === 'differs') return html`<mark>${text}</mark>`;
    return text.includes(' › ') ? pathOf(text.split(' › ')) : html`${text}`;
  })}`;
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
const MOST_CHOICES = 40;

/** Isolates each label: between right-to-left labels, the separator would be mirrored. */
function pathOf(path: readonly string[]): Html {
  const labels = path.map((label) => html`<bdi>${label}</bdi>`);
  return joined(labels, ' › ');
}

/** How forms show a field before and after. Forms that show the same share a picture; `same` is said of an unchanged one. */
export function onFormsHtml(
  rows: readonly { readonly form: Form; readonly row: FormRow }[],
  same: ': unchanged' | '',
): Html {
  if (rows.length === 0) return html`<p class="dim">No form shows this field.</p>\n`;
  const alike = grouped(rows.map((one) => [JSON.stringify(one.row), one] as const));
  const pictures = [...alike.values()].map((some) => {
    const { before, after, marks, says } = some[0].row;
    const names = joined(
      some.map(({ form }) => nameHtml(form)),
      ', ',
    );
    const isSame = marks.length === 0;
    const sides = isSame
      ? html`<div class="side">${faceHtml(after)}</div>`
      : html`<div class="side before"><p class="dim">Before</p>${faceHtml(before)}</div>
<div class="side after"><p class="dim">After</p>${faceHtml(after)}</div>`;
    return html`<div class="on-forms"><h4>On ${names}${isSame ? same : html`:${marksHtml(marks)}`}</h4>
${says.length === 0 ? NOTHING : html`<p class="says">Changes: ${says.join(', ')}</p>\n`}<div class="sides">
${sides}
</div></div>`;
  });
  return inLines(pictures);
}

function nameHtml({ object, screen, role }: Form): Html {
  return html`${screenInWords(object, screen)} <code>${screen}</code> ${viewInWords(role)}`;
}

function marksHtml(marks: FormRow['marks']): readonly Html[] {
  return marks.map((mark) => html` ${markHtml(mark, mark === 'gone' ? 'removed' : mark)}`);
}

/** A whole form after the next migration: its fields from top to bottom, two in a row where they take half of it. */
export function formHtml(form: Form): Html {
  const fields = form.rows.flatMap(({ after, marks }) =>
    after === undefined
      ? []
      : [html`<div class="field field-${after.width}">${marksHtml(marks)}${faceHtml(after)}</div>`],
  );
  return html`<details class="form"><summary><h3>${nameHtml(form)}: ${counted(fields.length, 'field')}</h3></summary>
<div class="fields">
${inLines(fields)}</div></details>
`;
}

function faceHtml(face: Face | undefined): Html {
  if (face === undefined) return html`<p class="absent">not on this form</p>`;
  const { label, must, width, filled, placeholder, note, type, limits, onlyFor, choices } = face;
  const box =
    filled !== undefined
      ? html`<span class="aloud">filled in: </span>${filled}`
      : html`<span class="dim">${placeholder ?? '\u00a0'}</span>`;
  const facts = [type, limits, onlyFor, width === 'half' ? 'one of two columns' : undefined];
  const told = [note, facts.filter((fact) => fact !== undefined).join(' · ')];
  return html`<p class="label">${label}${must === 'be-filled' ? html` <span class="must">required</span>` : NOTHING}</p>
<div class="box${width === 'half' ? ' half' : ''}">${box}</div>${told.map((text) => (text === undefined ? NOTHING : html`<p class="dim">${text}</p>`))}${choicesHtml(choices)}`;
}

/** The choices, each with its stored value if that differs from the labels. */
function choicesHtml(choices: Face['choices']): Html {
  if (choices.length === 0) return NOTHING;
  const rest = choices.length - MOST_CHOICES;
  const more = rest > 0 ? [html`<li class="dim">and ${rest} more</li>`] : [];
  const shown = choices.slice(0, MOST_CHOICES).map(({ path, label, value }) => {
    const isSaid = value === label || value === pathText({ path });
    return html`<li>${pathOf(path)} ${isSaid ? NOTHING : html`<code>${value}</code>`}</li>`;
  });
  return html`<details class="choices-of"><summary>${counted(choices.length, 'option')}</summary><ul class="choices">
${inLines([...shown, ...more])}</ul></details>`;
}
