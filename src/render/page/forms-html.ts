import { OBJECT_NAMES, type ObjectName } from '../../attribute/attribute-key.ts';
import { EVERYONE } from '../../attribute/screens.ts';
import { printableShort } from '../printable.ts';
import { audienceInWords, screenInWords, viewInWords } from '../role-words.ts';
import { plural } from '../words.ts';
import { type ChangeKind, filterAttributes, kindMark } from './entry-html.ts';
import { collectByContent } from './field-face.ts';
import type { Form, FormRow, Forms } from './forms.ts';
import { type Html, html, NOTHING } from './html.ts';
import { type DrawnRow, type Face, MARK_WORDS, type Mark, type PageData } from './page-data.ts';

/** The forms of one object. The page's script draws each when it is open and in view. */
export function formsHtml(object: ObjectName, forms: readonly Form[]): Html {
  const own = forms.filter((form) => form.object === object);
  if (own.length === 0) return NOTHING;
  return html`<section class="forms" aria-labelledby="forms-${object}">
<h3 id="forms-${object}">Forms of ${object}, before and after</h3>
<noscript><p class="note">The forms need JavaScript. The text above lists every change.</p></noscript>
${own.map(formHtml)}</section>
`;
}

function formHtml(form: Form): Html {
  const { object, screen, role, rows } = form;
  const kinds = [...new Set(rows.flatMap(({ marks }) => marks))];
  const attributes = filterAttributes({ object, screens: [screen], roles: [role], kinds });
  return html`<details class="form" id="${idOfForm(form)}" ${attributes} data-fields="${rows.length}"${kinds.length === 0 ? NOTHING : html` open`}>
<summary><h4>${object} · ${screen} · ${viewInWords(role)}</h4> <span class="dim">${screenInWords(screen)}</span> ${
    kinds.length === 0 ? html`<span class="dim">unchanged</span>` : countedMarks(form)
  }</summary>
</details>
`;
}

const MARKS: readonly Mark[] = ['new', 'changed', 'moved', 'gone'];

function countedMarks({ rows }: Form): Html {
  const counts = MARKS.map((mark) => {
    const count = countKeys(rows.filter(({ marks }) => marks.includes(mark)));
    return count === 0 ? NOTHING : html`<span class="counted">${count} ${kindMark(mark, MARK_WORDS[mark])}</span> `;
  });
  return html`${counts}<span class="dim">of ${plural(countKeys(rows), 'field')}</span>`;
}

function countKeys(rows: readonly FormRow[]): number {
  return new Set(rows.map(({ key }) => key)).size;
}

/** The id of the element of a form. */
function idOfForm({ object, screen, role }: Form): string {
  return `form ${object} ${screen} ${role}`.replaceAll(' ', '-');
}

const LONGEST_KEY = 2000;

/** The forms as data for the page's script: unique faces, and rows with their indexes. */
export function pageDataOf({ forms, choices }: Forms, mode: PageData['mode']): PageData {
  const faces = collectByContent<Face>();
  const drawn = forms.map((form) => ({
    id: idOfForm(form),
    rows: form.rows.map(
      ({ key, before, after, marks, says }): DrawnRow => ({
        key: printableShort(key, LONGEST_KEY),
        before: before && faces.indexOf(before),
        after: after && faces.indexOf(after),
        marks,
        says,
      }),
    ),
  }));
  return { mode, faces: faces.items, choices: choices.lists, forms: drawn };
}

const KINDS: readonly ChangeKind[] = ['new', 'changed', 'moved', 'gone', 'refused'];

/** The filters of the page. Their state is in the address, so that it can be shared. */
export function filtersHtml(objects: readonly ObjectName[], forms: readonly Form[]): Html {
  const screens = [...new Set(forms.map(({ screen }) => screen))];
  const roles = [...new Set(forms.map(({ role }) => role))].filter((role) => role !== EVERYONE);
  const ordered = OBJECT_NAMES.filter((object) => objects.includes(object));
  return html`<form class="filters" id="filters" role="search" aria-label="Filters">
${filterHtml('object', 'Object', 'all objects', ordered)}
${filterHtml('screen', 'Screen', 'all screens', screens)}
${filterHtml('role', 'Role', 'all roles', roles)}
${filterHtml('kind', 'Kind of change', 'all kinds', KINDS)}
<button type="reset" id="filter-reset">Show all</button>
<p id="shown" class="dim" role="status" aria-live="polite"></p>
</form>
`;
}

type FilterName = 'object' | 'screen' | 'role' | 'kind';

function filterHtml(name: FilterName, label: string, all: string, values: readonly string[]): Html {
  const wordsOf = (value: string): string => {
    if (name === 'role') return audienceInWords(value);
    // A field removed from a form is not always deleted.
    return value === 'gone' ? 'removed or deleted' : value;
  };
  return html`<div class="filter"><label for="filter-${name}">${label}</label>
<select id="filter-${name}" name="${name}"><option value="">${all}</option>${values.map(
    (value) => html`<option value="${value}">${wordsOf(value)}</option>`,
  )}</select></div>`;
}
