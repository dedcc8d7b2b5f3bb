import { holdsOn, type Release, type Span } from './release.ts';

export type DiffUnit = 'day' | 'hour' | 'minute';

/**
 * The unit of `diff` when the help desk fills in the default itself, for a ticket created by the API. The stored number is
 * the same on every release. 7.1 is the first release on which it was measured; some 7.0 may already use it.
 */
const UNITS: readonly (Span & { readonly of: Readonly<Record<string, DiffUnit>> })[] = [
  { until: '7.1', of: { date: 'day', datetime: 'hour' } },
  { since: '7.1', of: { date: 'hour', datetime: 'minute' } },
];

export const MINUTES: Readonly<Record<DiffUnit, number>> = { day: 24 * 60, hour: 60, minute: 1 };

/** The unit of `diff`; undefined for a data type that has none. */
export function unitOfDiff(dataType: string, release: Release): DiffUnit | undefined {
  return UNITS.find((span) => holdsOn(release, span))?.of[dataType];
}
