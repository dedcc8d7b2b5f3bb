import type { ObjectName } from '../../attribute/attribute-key.ts';
import { plural } from '../words.ts';
import { filterAttributes, kindMark } from './entry-html.ts';
import { idOfForm } from './form-data.ts';
import { changes, type Form } from './forms.ts';
import { type Html, html, NOTHING } from './html.ts';
import type { Mark } from './page-data.ts';
import { screenInWords, viewInWords } from './role-words.ts';

/** The forms of one object; the page's script draws each of them when it is opened and comes into view. */
export function formsHtml(object: ObjectName, forms: readonly Form[]): Html {
  const own = forms.filter((form) => form.object === object);
  if (own.length === 0) return NOTHING;
  return html`<section class="forms" aria-labelledby="forms-${object}">
<h3 id="forms-${object}">The forms of ${object}, before and after</h3>
<noscript><p class="note">The forms are drawn by the script of this page. What changes stands above in words.</p></noscript>
${own.map(formHtml)}</section>
`;
}

function formHtml(form: Form): Html {
  const { object, screen, role, rows } = form;
  const kinds = [...new Set(rows.flatMap(({ marks }) => marks))];
  const attributes = filterAttributes({ object, screens: [screen], roles: [role], kinds });
  return html`<details class="form" id="${idOfForm(form)}" ${attributes} data-fields="${rows.length}"${changes(form) ? html` open` : NOTHING}>
<summary><h4>${object} · ${screen} · ${viewInWords(role)}</h4> <span class="dim">${screenInWords(screen)}</span> ${
    kinds.length === 0 ? html`<span class="dim">stays as it is</span>` : countedMarks(form)
  }</summary>
</details>
`;
}

const MARKS: readonly Mark[] = ['new', 'changed', 'moved', 'gone'];

function countedMarks({ rows }: Form): Html {
  const counts = MARKS.map((mark) => {
    const keys = new Set(rows.filter(({ marks }) => marks.includes(mark)).map(({ key }) => key));
    return keys.size === 0 ? NOTHING : html`<span class="counted">${keys.size} ${kindMark(mark)}</span> `;
  });
  return html`${counts}<span class="dim">of ${plural(new Set(rows.map(({ key }) => key)).size, 'field')}</span>`;
}
