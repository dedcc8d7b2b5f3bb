import { pathText } from '../../model/choices.ts';
import { unreachable } from '../../model/unreachable.ts';
import { roleInWords } from '../role-words.ts';
import type { Branch, OptionsDiff } from '../story/options-diff.ts';
import { type Cell, type Detail, isChanged, type ScreenTable, type TextRun } from '../story/story.ts';
import { optionCounts } from '../text/detail-lines.ts';
import { EFFECT_IN_SHORT, plural } from '../words.ts';
import type { ShownChoice } from './field-face.ts';
import { MARK_WORDS, type Mark } from './forms.ts';
import { type Html, html, inLines, NOTHING } from './html.ts';

/** The changes of an attribute and when they take effect, or the settings of a new one. */
export function detailsHtml(details: readonly Detail[]): Html {
  if (details.length === 0) return NOTHING;
  const parts = details.map(
    (detail) => html`<div><dt>${detail.setting}</dt><dd>${valueHtml(detail)}${effectHtml(detail)}</dd></div>`,
  );
  return html`<dl class="details">
${inLines(parts)}</dl>
`;
}

function effectHtml({ effect, impact }: Detail): Html {
  if (effect === undefined && impact === '') return NOTHING;
  const when =
    effect === undefined ? NOTHING : html`<span class="when when-${effect}">${EFFECT_IN_SHORT[effect]}</span> `;
  return html`<p class="effect">${when}${impact === '' ? NOTHING : html`<span class="impact">${impact}</span>`}</p>`;
}

/** Both sides, in colour, and as words for screen readers. */
function valueHtml(detail: Detail): Html {
  switch (detail.kind) {
    case 'value': {
      const { before, after, unit } = detail;
      return html`${unit.lead} ${pair(before && runsHtml(before), after && runsHtml(after))} ${unit.tail}`;
    }
    case 'options':
      return optionsHtml(detail.diff);
    case 'screens':
      return screensHtml(detail.table, detail.effect === undefined ? 'new' : 'changed');
    default:
      return unreachable(detail);
  }
}

function pair(before: Html | undefined, after: Html | undefined): Html {
  const was = before && html`<del><span class="aloud">before: </span>${before}</del>`;
  const is = after && html`<ins><span class="aloud">after: </span>${after}</ins>`;
  if (was === undefined) return is ?? html`<span class="dim">(not set)</span>`;
  return html`${was} ${ARROW} ${is ?? html`<span class="dim">no longer set</span>`}`;
}

const ARROW = html`<span class="arrow" aria-hidden="true">→</span>`;

function fromTo(before: string | Html, after: string | Html): Html {
  return html`<del>${before}</del> ${ARROW} <ins>${after}</ins>`;
}

function runsHtml(side: readonly TextRun[]): Html {
  return html`${side.map(({ text, mark }) => (mark === 'differs' ? html`<mark>${text}</mark>` : html`${text}`))}`;
}

/** Longer lists are truncated: plan.json has all options. */
export const MOST_CHOICES = 40;

function optionsHtml(diff: OptionsDiff): Html {
  const { added, removed, relabelled, moved, total, touched, order } = diff;
  if (touched === total && removed.length + relabelled.length + moved.length === 0) {
    const rest = added.length - MOST_CHOICES;
    const more = rest > 0 ? [html`<li class="dim">and ${rest} more</li>`] : [];
    return html`<div class="options"><p class="dim">${plural(total, 'option')}</p>
<ul class="choices">
${inLines([...added.slice(0, MOST_CHOICES).map((branch) => html`<li>${branchHtml(branch)}</li>`), ...more])}</ul>
</div>`;
  }
  return html`<div class="options"><p class="dim">${optionCounts(diff)}; ${plural(total, 'option')} in all</p>
${choiceList('gone', removed, branchHtml)}${choiceList('new', added, branchHtml)}${choiceList(
  'changed',
  relabelled,
  (choice) => html`${codeOf(choice)} ${fromTo(choice.before, choice.label)}`,
)}${choiceList(
  'moved',
  moved,
  (choice) => html`${codeOf(choice)} ${fromTo(pathOf(choice.before), pathOf(choice.path))}`,
)}${order === 'another' ? html`<p>The other options change their order.</p>` : NOTHING}</div>`;
}

function choiceList<T>(mark: Mark, choices: readonly T[], show: (choice: T) => Html): Html {
  if (choices.length === 0) return NOTHING;
  const rest = choices.length - MOST_CHOICES;
  const more = rest > 0 ? [html`<li class="dim">and ${rest} more (${MARK_WORDS[mark]}): see plan.json</li>`] : [];
  const shown = choices
    .slice(0, MOST_CHOICES)
    .map((choice) => html`<li><span class="mark mark-${mark}">${MARK_WORDS[mark]}</span> ${show(choice)}</li>`);
  return html`<ul class="choices">
${inLines([...shown, ...more])}</ul>
`;
}

function branchHtml(branch: Branch): Html {
  const below = branch.below === 0 ? NOTHING : html` <span class="dim">and ${branch.below} below it</span>`;
  return html`${choiceHtml(branch)}${below}`;
}

export function choiceHtml(choice: ShownChoice): Html {
  return html`${pathOf(choice.path)} ${codeOf(choice)}`;
}

/** The stored value, if it differs from the labels. */
function codeOf(choice: ShownChoice): Html {
  const { value, label } = choice;
  return value === label || value === pathText(choice) ? NOTHING : html`<code>${value}</code>`;
}

/** Isolates each label: between right-to-left labels, the separator would be mirrored. */
function pathOf(path: readonly string[]): Html {
  return html`${path.map((label, index) => html`${index === 0 ? '' : ' › '}<bdi>${label}</bdi>`)}`;
}

function screensHtml({ roles, rows, others }: ScreenTable, attribute: 'new' | 'changed'): Html {
  const head = roles.map((role) => html`<th scope="col">${roleInWords(role)}</th>`);
  const lines = rows.map(({ screen, cells }) => {
    const columns = cells.map((cell) => html`<td>${cellHtml(cell, attribute)}</td>`);
    return html`<tr><th scope="row">${screen}</th>${columns}</tr>`;
  });
  const settings = others.map(({ screen, role, setting, before, after }) => {
    return html`<li>${screen}, ${roleInWords(role)}, ${setting}: ${fromTo(before, after)}</li>`;
  });
  const list = html`<ul class="choices">
${inLines(settings)}</ul>
`;
  const table = html`<div class="scrolls" tabindex="0" role="group" aria-label="Screens and roles"><table class="screens">
<thead><tr><th scope="col">screen</th>${head}</tr></thead>
<tbody>
${inLines(lines)}</tbody>
</table></div>
`;
  return html`${rows.some(({ cells }) => cells.some(isChanged)) ? table : NOTHING}${settings.length === 0 ? NOTHING : list}`;
}

function cellHtml(cell: Cell, attribute: 'new' | 'changed'): Html {
  if (!isChanged(cell)) return html`<span class="dim">${cell.after}</span>`;
  if (attribute === 'new') return html`<ins>${cell.after}</ins>`;
  return pair(html`${cell.before}`, html`${cell.after}`);
}
