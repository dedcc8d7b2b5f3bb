import type { ObjectName } from './attribute-key.ts';
import { isReserved } from './name-rules.ts';
import { holdsOn, type Release, type Span } from './release.ts';

/** The rules that the help desk checks on every save of a row, even for unchanged settings. */

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

/**
 * Whether an attribute of this name, from an older release, can no longer be changed. Every PUT checks reserved words; only
 * a POST checks columns and methods (7.1/12 "data: as it is", "test: as it is"). A deletion checks neither. Of the reserved
 * words only `data` was recorded; the others are on the same list and assumed to behave the same. If that is wrong, a
 * change is refused that would have worked, but none is sent that fails.
 */
export function isFrozenName(object: ObjectName, name: string, release: Release): boolean {
  return isReserved(object, name, release);
}
