import { holdsOn, type Release, type Span } from './release.ts';

/**
 * White space of the service: includes tabs and no-break spaces, but no zero-width space (7.1/03 "display …", 7.1/12
 * "o_space: as it is").
 */
const BLANK = /^\p{White_Space}*$/u;
const LABEL_IS_NEEDED: Span = { since: '7.1' };

/**
 * Whether this release refuses to save a row with this label. A discard, and a migration that deletes the row, are no
 * saves.
 */
export function lacksLabel(display: string, release: Release): boolean {
  return holdsOn(release, LABEL_IS_NEEDED) && BLANK.test(display);
}
