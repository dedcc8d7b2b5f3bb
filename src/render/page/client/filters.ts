import { byId } from './element.ts';

export type Filters = Readonly<Record<string, string>>;

const NAMES = ['object', 'screen', 'role', 'kind'] as const;
const EVERYONE = '-all-';

function controlOf(name: string): HTMLSelectElement | undefined {
  const control = byId(`filter-${name}`);
  return control instanceof HTMLSelectElement ? control : undefined;
}

export function readFilters(): Filters {
  return Object.fromEntries(NAMES.map((name) => [name, controlOf(name)?.value ?? '']));
}

/** A value that the page does not offer shows all. */
export function setFilters(filters: Filters): void {
  for (const name of NAMES) {
    const control = controlOf(name);
    if (control === undefined) continue;
    control.value = filters[name] ?? '';
    if (control.selectedIndex < 0) control.value = '';
  }
}

/** Hides what the filters leave out, and says how much is shown. */
export function applyFilters(): void {
  const filters = readFilters();
  const attributes = narrow('article[data-kinds]', filters);
  const forms = narrow('details.form', filters);
  for (const section of document.querySelectorAll<HTMLElement>('.changes, .forms, .object')) {
    section.hidden =
      section.querySelector('article[data-kinds], details.form') !== null &&
      section.querySelector('article[data-kinds]:not([hidden]), details.form:not([hidden])') === null;
  }
  const shown = byId('shown');
  const words = `Shown: ${attributes.join(' of ')} changes, ${forms.join(' of ')} forms`;
  if (shown !== undefined && shown.textContent !== words) shown.textContent = words;
}

function narrow(selector: string, filters: Filters): readonly [shown: number, all: number] {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  for (const found of all) found.hidden = !isWanted(found.dataset, filters);
  return [all.filter((found) => !found.hidden).length, all.length];
}

function isWanted(data: DOMStringMap, { object = '', screen = '', role = '', kind = '' }: Filters): boolean {
  const says = (words: string | undefined, wanted: string): boolean => (words ?? '').split(' ').includes(wanted);
  return (
    (object === '' || data.object === object) &&
    (screen === '' || says(data.screens, screen)) &&
    (role === '' || says(data.roles, role) || says(data.roles, EVERYONE)) &&
    (kind === '' || says(data.kinds, kind))
  );
}
