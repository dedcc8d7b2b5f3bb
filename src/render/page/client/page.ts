import type { PageData } from '../page-data.ts';
import { readAddress, writeAddress } from './address.ts';
import { byId } from './element.ts';
import { applyFilters, readFilters, setFilters } from './filters.ts';
import { foldForms } from './folding.ts';
import { goTo } from './going-to.ts';
import { keepFresh } from './live.ts';

/** What was written into the page for this script. */
function readData(): PageData {
  return JSON.parse(byId('data')?.textContent ?? '');
}

let data = readData();
const folding = foldForms();

function arrange(): void {
  const filters = readAddress().filters;
  data = readData();
  setFilters(filters);
  applyFilters();
  folding.watch(data);
}

function follow(): void {
  const { key, filters } = readAddress();
  // A link names an attribute alone; what the page is narrowed down to stays.
  if (Object.keys(filters).length > 0) setFilters(filters);
  applyFilters();
  if (key === undefined) return;
  goTo(key, data, folding);
  writeAddress({ key, filters: readFilters() });
}

if (data.mode === 'live') keepFresh(arrange);
arrange();
follow();
addEventListener('hashchange', follow);
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || target.closest('#filters') === null) return;
  applyFilters();
  writeAddress({ key: undefined, filters: readFilters() });
});
document.addEventListener('reset', (event) => {
  event.preventDefault();
  setFilters({});
  applyFilters();
  writeAddress({ key: undefined, filters: {} });
});
document.addEventListener('submit', (event) => event.preventDefault());
