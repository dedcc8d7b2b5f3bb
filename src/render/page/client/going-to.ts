import type { PageData } from '../page-data.ts';
import { byId } from './element.ts';
import { applyFilters, setFilters } from './filters.ts';
import type { Folding } from './folding.ts';

/** Shows one attribute: its entry, or the first form that shows it. Resets filters that hide it. */
export function goTo(key: string, data: PageData, folding: Folding): void {
  const found = entryOf(key) ?? rowOf(key, data, folding);
  if (found === undefined) return;
  if (found.closest('[hidden]') !== null) {
    setFilters({});
    applyFilters();
  }
  for (const other of document.querySelectorAll('.is-target')) other.classList.remove('is-target');
  found.classList.add('is-target');
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'start' });
}

function entryOf(key: string): HTMLElement | undefined {
  const entry = byId(key);
  return entry?.matches('article') === true ? entry : undefined;
}

function rowOf(key: string, data: PageData, folding: Folding): HTMLElement | undefined {
  const form = data.forms.find(({ rows }) => rows.some((row) => row.key === key));
  const folded = form === undefined ? undefined : byId(form.id);
  if (!(folded instanceof HTMLDetailsElement)) return undefined;
  folded.open = true;
  folding.drawWhole(folded);
  const row = [...folded.querySelectorAll<HTMLElement>('[data-key]')].find((each) => each.dataset.key === key);
  const line = row?.closest('.same');
  if (line instanceof HTMLDetailsElement) line.open = true;
  if (row !== undefined) row.tabIndex = -1;
  return row;
}
