import { OBJECT_NAMES, type ObjectName } from '../../attribute/attribute-key.ts';
import { EVERYONE } from '../../attribute/screens.ts';
import type { Kind } from './entry-html.ts';
import type { Form } from './forms.ts';
import { type Html, html } from './html.ts';
import { audienceInWords } from './role-words.ts';

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
