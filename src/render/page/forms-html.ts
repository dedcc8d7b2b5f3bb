import { OBJECT_NAMES, type ObjectName } from '../../attribute/attribute-key.ts';
import { EVERYONE } from '../../attribute/visibility.ts';
import { printableShort } from '../printable.ts';
import { plural } from '../words.ts';
import { filterAttributes, type Kind, kindMark } from './entry-html.ts';
import { changes, type Form, type Forms } from './forms.ts';
import { type Html, html, NOTHING } from './html.ts';
import type { DrawnRow, Face, Mark, PageData } from './page-data.ts';
import { audienceInWords, screenInWords, viewInWords } from './role-words.ts';

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

/** The element in which a form is drawn. */
function idOfForm({ object, screen, role }: Form): string {
  return `form ${object} ${screen} ${role}`.replaceAll(' ', '-');
}

/** The forms as the page's script takes them: each face once, and rows that point at them. */
export function pageDataOf({ forms, choices }: Forms, mode: PageData['mode']): PageData {
  const faces: Face[] = [];
  const known = new Map<string, number>();
  const indexOf = (face: Face | undefined): number | undefined => {
    if (face === undefined) return undefined;
    const content = JSON.stringify(face);
    const index = known.get(content) ?? faces.push(face) - 1;
    known.set(content, index);
    return index;
  };
  const drawn = forms.map((form) => ({
    id: idOfForm(form),
    rows: form.rows.map(
      ({ key, before, after, marks, says }): DrawnRow => ({
        key: printableShort(key, LONGEST_KEY),
        before: indexOf(before),
        after: indexOf(after),
        marks,
        says,
      }),
    ),
  }));
  return { mode, faces, choices: choices.lists, forms: drawn };
}

const LONGEST_KEY = 2000;

const KINDS: readonly Kind[] = ['new', 'changed', 'moved', 'gone', 'refused'];

/** What narrows the page down; the state of it stands in the address, so that it can be sent to somebody. */
export function filtersHtml(objects: readonly ObjectName[], forms: readonly Form[]): Html {
  const screens = [...new Set(forms.map(({ screen }) => screen))];
  const roles = [...new Set(forms.map(({ role }) => role))].filter((role) => role !== EVERYONE);
  const ordered = OBJECT_NAMES.filter((object) => objects.includes(object));
  return html`<form class="filters" id="filters" role="search" aria-label="What is shown">
${choice(
  'object',
  'Object',
  'all objects',
  ordered.map((object) => [object, object]),
)}
${choice(
  'screen',
  'Screen',
  'all screens',
  screens.map((screen) => [screen, screen]),
)}
${choice(
  'role',
  'Role',
  'all roles',
  roles.map((role) => [role, audienceInWords(role)]),
)}
${choice(
  'kind',
  'Kind of change',
  'all kinds',
  KINDS.map((kind) => [kind, kind]),
)}
<button type="reset" id="filter-reset">Show all</button>
<p id="shown" class="dim" role="status" aria-live="polite"></p>
</form>
`;
}

function choice(name: string, label: string, all: string, values: readonly (readonly [string, string])[]): Html {
  return html`<div class="filter"><label for="filter-${name}">${label}</label>
<select id="filter-${name}" name="${name}"><option value="">${all}</option>${values.map(
    ([value, words]) => html`<option value="${value}">${words}</option>`,
  )}</select></div>`;
}
