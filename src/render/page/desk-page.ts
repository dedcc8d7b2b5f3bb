import { OBJECT_NAMES } from '../../model/attribute-key.ts';
import { inFormOrder, isOfHelpDesk, isStaged, type LiveAttribute } from '../../model/live-attribute.ts';
import type { Plan } from '../../plan/plan.ts';
import { plural, releaseInWords } from '../words.ts';
import { foldedHtml, formsByKey, pendingEntries } from './entry-html.ts';
import { formsOfPlan } from './forms.ts';
import { type Html, hrefOf, html, NOTHING, pageDocument, sectionHtml } from './html.ts';
import { formHtml, onFormsHtml } from './parts-html.ts';

/** Renders the live state as a page. The plan has no files, so all pending changes are foreign. */
export function renderDeskPage(plan: Plan): string {
  const { document, live, rules } = plan;
  const forms = formsOfPlan(plan, 'desk');
  const seen = formsByKey(forms);
  const rows = [...live.values()];
  const staged = document.foreign.length;
  const pending = html`${pendingEntries(document.foreign, plan, seen)}`;
  const sections = OBJECT_NAMES.map((object) => {
    const all = rows.filter((row) => row.object === object).sort(inFormOrder);
    const own = [...all.filter((row) => !isOfHelpDesk(row)), ...all.filter(isOfHelpDesk)];
    const shown = html`${forms.filter((form) => form.object === object).map(formHtml)}${own.map((row) => fieldHtml(row, seen))}`;
    const title = `${object}: ${plural(own.length, 'field')}`;
    return own.length === 0 ? NOTHING : sectionHtml('changes', `object-${object}`, title, shown);
  });
  const head = html`<h1>The sandbox</h1>
<p class="verdict">${
    staged === 0
      ? 'No pending changes.'
      : `${plural(staged, 'pending change')}. The next migration executes ${staged === 1 ? 'it' : 'them'}.`
  }</p>
<dl class="facts">
<div><dt>Address</dt><dd>${document.target.url}</dd></div>
<div><dt>Release</dt><dd>${releaseInWords(rules)}</dd></div>
<div><dt>Fields</dt><dd>${rows.length}</dd></div>
</dl>
`;
  const main = html`${staged === 0 ? NOTHING : sectionHtml('changes', 'staged', 'After the next migration', pending)}
${sections}`;
  return pageDocument('The sandbox', head, main);
}

/** A pending field has its entry above; fields that came with the installation are folded, below the others. */
function fieldHtml(row: LiveAttribute, seen: ReturnType<typeof formsByKey>): Html {
  const { key, name, display, position, active } = row;
  const label = html`<bdi>${display === '' ? name : display}</bdi>`;
  if (isStaged(row))
    return html`<p class="entry"><a href="${hrefOf(key)}">${label}: pending</a> <code>${key}</code></p>\n`;
  const content = html`<p class="headline">position ${position}, ${active ? 'active' : 'inactive'}</p>
${onFormsHtml(seen.get(key) ?? [], '')}`;
  return foldedHtml(key, label, content, isOfHelpDesk(row) ? 'folded' : 'open');
}
