import { type FieldUsage, percent, shareOf, type Usage } from '../usage.ts';
import { notesOf, summaryOf } from '../usage-text.ts';
import { minuteInWords } from '../words.ts';
import { type Html, html, inLines, pageDocument } from './html.ts';

/** Renders field usage as a page, with a bar for each field. */
export function renderUsagePage(usage: Usage): string {
  const { target, release, takenAt, fields } = usage;
  const header = html`<h1>Field usage on ${target.name}</h1>
<p class="verdict">${target.url}, counted at ${minuteInWords(takenAt)}, release ${release}</p>
`;
  const main = html`<section class="card"><h2>Summary</h2><ul>
${inLines(summaryOf(usage, (key) => key).map((line) => html`<li>${line}</li>`))}</ul></section>
<section class="fields" aria-labelledby="fields"><h2 id="fields">Fields, least used first</h2>
<div class="scrolls" tabindex="0" role="group" aria-label="Usage of each field"><table>
<thead><tr><th scope="col">field</th><th scope="col">label</th><th scope="col">records</th><th scope="col">share</th><th scope="col">notes</th></tr></thead>
<tbody>
${inLines(fields.map((field) => rowHtml(field, usage)))}</tbody>
</table></div></section>
`;
  return pageDocument(`Field usage on ${target.name}`, header, main);
}

function rowHtml(field: FieldUsage, { release }: Usage): Html {
  const { row, filled } = field;
  const notes = notesOf(field, release, (text) => text).join('; ');
  const numbers = filled.counted
    ? html`<td>${filled.records.toLocaleString('en-US')}</td><td>${bar(shareOf(field))}</td>`
    : html`<td>?</td><td>not counted</td>`;
  return html`<tr><td><code>${row.key}</code></td><th scope="row">${row.display}</th>${numbers}<td>${notes}</td></tr>`;
}

function bar(share: number): Html {
  return html`<meter min="0" max="1" value="${String(share)}" aria-hidden="true"></meter> ${percent(share)}`;
}
