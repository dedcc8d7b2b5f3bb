import { type Choice, pathText } from '../../attribute/choices.ts';
import type { Visibility } from '../../attribute/visibility.ts';
import { unreachable } from '../../problem/unreachable.ts';
import type { Branch, OptionsDiff } from '../story/options-diff.ts';
import { isChanged } from '../story/screens.ts';
import type { Cell, DetailValue, ScreenTable, TextRun } from '../story/story.ts';
import { plural, roleInWords } from '../words.ts';
import { type Html, html, NOTHING } from './html.ts';

/** An attribute that arrives has nothing before it to tell. */
type News = 'change' | 'arrival';

/** One thing that is told of an attribute: both sides in colour, and to a screen reader in words. */
export function toldHtml(told: DetailValue, news: News): Html {
  switch (told.kind) {
    case 'text':
      return pair(told.before && runs(told.before), told.after && runs(told.after));
    case 'limit':
      return html`${told.lead} ${pair(told.before && html`${told.before}`, told.after && html`${told.after}`)} ${told.tail}`;
    case 'value':
      return pair(told.before && html`${told.before}`, told.after && html`${told.after}`);
    case 'options':
      return optionsHtml(told.diff);
    case 'screens':
      return screensHtml(told.table, news);
    default:
      return unreachable(told);
  }
}

function pair(before: Html | '' | undefined, after: Html | '' | undefined): Html {
  const was = before ? html`<del><span class="aloud">before: </span>${before}</del>` : undefined;
  const is = after ? html`<ins><span class="aloud">after: </span>${after}</ins>` : undefined;
  if (was === undefined) return is ?? html`<span class="dim">(not set)</span>`;
  return html`${was} <span class="arrow" aria-hidden="true">→</span> ${is ?? html`<span class="dim">not set any more</span>`}`;
}

function runs(side: readonly TextRun[]): Html {
  return html`${side.map(({ text, mark }) => (mark === 'differs' ? html`<mark>${text}</mark>` : html`${text}`))}`;
}

/** More choices than these are counted: plan.json holds all of them. */
const MOST_CHOICES = 40;

function optionsHtml(diff: OptionsDiff): Html {
  const { added, removed, relabelled, moved } = diff;
  if (diff.touched === diff.total && removed.length + relabelled.length + moved.length === 0) return firstOptions(diff);
  return html`<div class="options"><p class="dim">${countOf(diff)}</p>
${list('gone', removed, branchHtml)}${list('new', added, branchHtml)}${list(
  'changed',
  relabelled,
  (choice) =>
    html`${codeOf(choice)} <del>${choice.before}</del> <span class="arrow" aria-hidden="true">→</span> <ins>${choice.label}</ins>`,
)}${list(
  'moved',
  moved,
  (choice) =>
    html`${codeOf(choice)} <del>${pathOf(choice.before)}</del> <span class="arrow" aria-hidden="true">→</span> <ins>${pathOf(choice.path)}</ins>`,
)}${diff.order === 'another' ? html`<p>The choices that stay stand in another order.</p>` : NOTHING}</div>`;
}

/** Of choices that are all new, nothing but how many and which. */
function firstOptions({ added, total }: OptionsDiff): Html {
  const rest = added.length - MOST_CHOICES;
  return html`<div class="options"><p class="dim">${plural(total, 'choice')}</p>
<ul class="choices">
${added.slice(0, MOST_CHOICES).map(
  (branch) => html`<li>${branchHtml(branch)}</li>
`,
)}${
  rest > 0
    ? html`<li class="dim">and ${rest} more</li>
`
    : NOTHING
}</ul>
</div>`;
}

function countOf({ total, touched }: OptionsDiff): string {
  return `${plural(total, 'choice')} afterwards, ${touched === 0 ? 'none of them touched' : `${touched} touched`}`;
}

function list<T>(mark: 'new' | 'gone' | 'changed' | 'moved', choices: readonly T[], show: (choice: T) => Html): Html {
  if (choices.length === 0) return NOTHING;
  const rest = choices.length - MOST_CHOICES;
  return html`<ul class="choices">
${choices.slice(0, MOST_CHOICES).map(
  (choice) => html`<li><span class="mark mark-${mark}">${mark}</span> ${show(choice)}</li>
`,
)}${
  rest > 0
    ? html`<li class="dim">and ${rest} more that are ${mark}: all of them in plan.json</li>
`
    : NOTHING
}</ul>
`;
}

function branchHtml(branch: Branch): Html {
  const below = branch.below === 0 ? NOTHING : html` <span class="dim">with ${branch.below} below</span>`;
  return html`${pathOf(branch.path)} ${codeOf(branch)}${below}`;
}

/** The stored value, where it says more than the labels do. */
function codeOf(choice: Choice): Html {
  const { value, label } = choice;
  return value === label || value === pathText(choice) ? NOTHING : html`<code>${value}</code>`;
}

/** Each label stands for itself: the signs between two that are written from the right would turn round. */
function pathOf(path: readonly string[]): Html {
  return html`${path.map((label, index) => html`${index === 0 ? '' : ' › '}<bdi>${label}</bdi>`)}`;
}

const SEEN = { hidden: 'not shown', shown: 'shown', required: 'must be filled' } as const satisfies Record<
  Visibility,
  string
>;

function screensHtml({ roles, rows, others }: ScreenTable, news: News): Html {
  return html`<div class="scrolls" tabindex="0" role="group" aria-label="Screens and roles"><table class="screens">
<thead><tr><th scope="col">screen</th>${roles.map((role) => html`<th scope="col">${roleInWords(role)}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ({
    screen,
    cells,
  }) => html`<tr><th scope="row">${screen}</th>${cells.map((cell) => html`<td>${cellHtml(cell, news)}</td>`)}</tr>
`,
)}</tbody>
</table></div>
${
  others.length === 0
    ? NOTHING
    : html`<ul class="choices">
${others.map(
  ({
    screen,
    role,
    setting,
    before,
    after,
  }) => html`<li>${screen}, ${roleInWords(role)}, ${setting}: <del>${before}</del> <span class="arrow" aria-hidden="true">→</span> <ins>${after}</ins></li>
`,
)}</ul>
`
}`;
}

function cellHtml(cell: Cell, news: News): Html {
  if (!isChanged(cell)) return html`<span class="dim">${SEEN[cell.after]}</span>`;
  if (news === 'arrival') return html`<ins>${SEEN[cell.after]}</ins>`;
  return pair(html`${SEEN[cell.before]}`, html`${SEEN[cell.after]}`);
}
