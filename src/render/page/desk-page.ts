import { OBJECT_NAMES, type ObjectName } from '../../attribute/attribute-key.ts';
import { inFormOrder, isStaged, type LiveAttribute } from '../../attribute/live-attribute.ts';
import type { Plan } from '../../plan/plan.ts';
import { plural, releaseInWords } from '../words.ts';
import { audienceCard } from './audience.ts';
import { formsByKey, pendingEntry } from './entry-html.ts';
import { type Form, formsOfPlan } from './forms.ts';
import { filtersHtml, formsHtml, pageDataOf } from './forms-html.ts';
import { type Html, hrefOf, html, inLines, NOTHING, pageDocument } from './html.ts';

/** Renders the live state as a page that refreshes itself. The plan has no files, so all pending changes are foreign. */
export function renderDeskPage(plan: Plan): string {
  const forms = formsOfPlan(plan, 'desk');
  const rows = plan.decisions.flatMap(({ key, ...decision }) =>
    decision.action === 'create' || decision.live === undefined ? [] : [decision.live],
  );
  const objects = OBJECT_NAMES.filter((object) => rows.some((row) => row.object === object));
  const main = html`${stagedHtml(plan, forms.forms)}
${filtersHtml(objects, forms.forms)}
${objects.map((object) => objectHtml(object, rows, forms.forms))}`;
  return pageDocument('The sandbox', headOf(plan, rows), main, pageDataOf(forms, 'live'));
}

function headOf(plan: Plan, rows: readonly LiveAttribute[]): Html {
  const staged = plan.foreign.length;
  return html`<h1>The sandbox</h1>
<p class="verdict">${
    staged === 0
      ? 'No pending changes.'
      : `${plural(staged, 'pending change')}. The next migration executes ${staged === 1 ? 'it' : 'them'}.`
  }</p>
<dl class="facts">
<div><dt>Address</dt><dd>${plan.rules.target.url}</dd></div>
<div><dt>Release</dt><dd>${releaseInWords(plan.rules)}</dd></div>
<div><dt>Fields</dt><dd>${rows.length}</dd></div>
</dl>
`;
}

function stagedHtml(plan: Plan, forms: readonly Form[]): Html {
  if (plan.foreign.length === 0) return NOTHING;
  const seen = formsByKey(forms);
  const names = new Map(plan.foreign.map(({ live }) => [live.key, `${live.display} (${live.object})`]));
  return html`<section class="changes staged" aria-labelledby="staged">
<h2 id="staged">After the next migration</h2>
<div class="card">${audienceCard(forms, (key) => names.get(key) ?? key)}</div>
<h3 id="staged-changes">Pending changes</h3>
${plan.foreign.map((row) => pendingEntry(row, seen, plan.rules.release))}</section>
`;
}

function objectHtml(object: ObjectName, rows: readonly LiveAttribute[], forms: readonly Form[]): Html {
  const own = rows.filter((row) => row.object === object).sort(inFormOrder);
  return html`<section class="object" aria-labelledby="object-${object}">
<h2 id="object-${object}">${object}</h2>
<details class="fields" id="fields-${object}"><summary><h3>${plural(own.length, 'field')}</h3></summary>
<div class="scrolls" tabindex="0" role="group" aria-label="The fields of ${object}"><table>
<thead><tr><th scope="col">position</th><th scope="col">label</th><th scope="col">name</th><th scope="col">type</th><th scope="col">state</th></tr></thead>
<tbody>
${inLines(own.map(rowHtml))}</tbody>
</table></div></details>
${formsHtml(object, forms)}</section>
`;
}

function rowHtml(row: LiveAttribute): Html {
  return html`<tr><td>${row.position}</td><th scope="row">${row.display}</th><td><code>${row.name}</code></td><td>${row.dataType}</td><td>${stateOf(row)}</td></tr>`;
}

function stateOf(row: LiveAttribute): Html {
  if (isStaged(row)) return html`<a href="${hrefOf(row.key)}">pending</a>`;
  return row.active ? html`active` : html`inactive`;
}
