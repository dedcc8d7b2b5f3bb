/** Less than, equal to or greater than 0, as for Array.sort. */
export type Compare<T> = (a: T, b: T) => number;

/**
 * The database's own sort (PostgreSQL's quicksort), which is not stable: where position and name are equal, as for
 * Ticket.x and User.x, the recorded lists stand in the order that this very algorithm leaves (5.2/01 and both walks).
 */
export function databaseSort<T>(items: readonly T[], compare: Compare<T>): readonly T[] {
  const sorted = [...items];
  sortRange(sorted, 0, sorted.length, compare);
  return sorted;
}

function swap<T>(items: T[], a: number, b: number): void {
  const [first, second] = [items[a], items[b]];
  if (first === undefined || second === undefined) return;
  items[a] = second;
  items[b] = first;
}

function swapRanges<T>(items: T[], a: number, b: number, count: number): void {
  for (let offset = 0; offset < count; offset++) swap(items, a + offset, b + offset);
}

function sortRange<T>(items: T[], start: number, count: number, compare: Compare<T>): void {
  const at = (a: number, b: number): number => {
    const [first, second] = [items[a], items[b]];
    return first === undefined || second === undefined ? 0 : compare(first, second);
  };
  if (count < 7) {
    insertionSort(items, start, count, at);
    return;
  }
  if (isSorted(start, count, at)) return;
  swap(items, start, pivotOf(start, count, at));
  const end = start + count;
  let [equalBelow, below] = [start + 1, start + 1];
  let [above, equalAbove] = [end - 1, end - 1];
  while (true) {
    for (let order = 0; below <= above; below++) {
      order = at(below, start);
      if (order > 0) break;
      if (order === 0) swap(items, equalBelow++, below);
    }
    for (let order = 0; below <= above; above--) {
      order = at(above, start);
      if (order < 0) break;
      if (order === 0) swap(items, above, equalAbove--);
    }
    if (below > above) break;
    swap(items, below++, above--);
  }
  const left = Math.min(equalBelow - start, below - equalBelow);
  swapRanges(items, start, below - left, left);
  const right = Math.min(equalAbove - above, end - equalAbove - 1);
  swapRanges(items, below, end - right, right);
  sortRange(items, start, below - equalBelow, compare);
  sortRange(items, end - (equalAbove - above), equalAbove - above, compare);
}

type CompareAt = (a: number, b: number) => number;

function insertionSort<T>(items: T[], start: number, count: number, at: CompareAt): void {
  for (let next = start + 1; next < start + count; next++) {
    for (let place = next; place > start && at(place - 1, place) > 0; place--) swap(items, place, place - 1);
  }
}

function isSorted(start: number, count: number, at: CompareAt): boolean {
  for (let next = start + 1; next < start + count; next++) if (at(next - 1, next) > 0) return false;
  return true;
}

/** The median of three, each the median of three where there are many. */
function pivotOf(start: number, count: number, at: CompareAt): number {
  const middle = start + Math.floor(count / 2);
  const last = start + count - 1;
  if (count === 7) return middle;
  if (count <= 40) return medianOf(start, middle, last, at);
  const step = Math.floor(count / 8);
  return medianOf(
    medianOf(start, start + step, start + 2 * step, at),
    medianOf(middle - step, middle, middle + step, at),
    medianOf(last - 2 * step, last - step, last, at),
    at,
  );
}

function medianOf(a: number, b: number, c: number, at: CompareAt): number {
  if (at(a, b) < 0) {
    if (at(b, c) < 0) return b;
    return at(a, c) < 0 ? c : a;
  }
  if (at(b, c) > 0) return b;
  return at(a, c) < 0 ? a : c;
}
