import { OBJECT_NAMES, type ObjectName } from '../../model/attribute-key.ts';
import { inFormOrder, isOfHelpDesk, isStaged, type LiveAttribute } from '../../model/live-attribute.ts';
import type { Plan } from '../../plan/plan.ts';
import { plural, releaseInWords } from '../words.ts';
import { type FormsByKey, foldedHtml, formsByKey, pendingEntries } from './entry-html.ts';
import { type Form, formsOfPlan } from './forms.ts';
import { formHtml, onFormsHtml } from './forms-html.ts';
import { type Html, hrefOf, html, NOTHING, pageDocument } from './html.ts';

/** Renders the live state as a page. The plan has no files, so all pending changes are foreign. */
export function renderDeskPage(plan: Plan): string {
  const forms = formsOfPlan(plan, 'desk');
  const seen = formsByKey(forms);
  const rows = [...plan.live.values()];
  const objects = OBJECT_NAMES.filter((object) => rows.some((row) => row.object === object));
  const main = html`${stagedHtml(plan, seen)}
${objects.map((object) => objectHtml(object, rows, forms, seen))}`;
  return pageDocument('The sandbox', headOf(plan, rows), main);
}

function headOf(plan: Plan, rows: readonly LiveAttribute[]): Html {
  const staged = plan.document.foreign.length;
  return html`<h1>The sandbox</h1>
<p class="verdict">${
    staged === 0
      ? 'No pending changes.'
      : `${plural(staged, 'pending change')}. The next migration executes ${staged === 1 ? 'it' : 'them'}.`
  }</p>
<dl class="facts">
<div><dt>Address</dt><dd>${plan.document.target.url}</dd></div>
<div><dt>Release</dt><dd>${releaseInWords(plan.rules)}</dd></div>
<div><dt>Fields</dt><dd>${rows.length}</dd></div>
</dl>
`;
}

function stagedHtml(plan: Plan, seen: FormsByKey): Html {
  if (plan.document.foreign.length === 0) return NOTHING;
  return html`<section class="changes" aria-labelledby="staged">
<h2 id="staged">After the next migration</h2>
${pendingEntries(plan, seen)}</section>
`;
}

function objectHtml(
  object: ObjectName,
  rows: readonly LiveAttribute[],
  forms: readonly Form[],
  seen: FormsByKey,
): Html {
  const all = rows.filter((row) => row.object === object).sort(inFormOrder);
  const own = [...all.filter((row) => !isOfHelpDesk(row)), ...all.filter(isOfHelpDesk)];
  return html`<section class="changes" aria-labelledby="object-${object}">
<h2 id="object-${object}">${object}: ${plural(own.length, 'field')}</h2>
${forms.filter((form) => form.object === object).map(formHtml)}${own.map((row) => fieldHtml(row, seen))}</section>
`;
}

/** A pending field has its entry above; fields that came with the installation are folded, below the others. */
function fieldHtml(row: LiveAttribute, seen: FormsByKey): Html {
  const { key, name, display, position, active } = row;
  const label = html`<bdi>${display === '' ? name : display}</bdi>`;
  if (isStaged(row))
    return html`<p class="entry"><a href="${hrefOf(key)}">${label}: pending</a> <code>${key}</code></p>\n`;
  const content = html`<p class="headline">position ${position}, ${active ? 'active' : 'inactive'}</p>
${onFormsHtml(seen.get(key) ?? [], '')}`;
  return foldedHtml(key, label, content, isOfHelpDesk(row) ? 'folded' : 'open');
}
