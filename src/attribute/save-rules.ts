import type { ObjectName } from './attribute-key.ts';
import { isReserved } from './name-rules.ts';
import { holdsOn, type Release, type Span } from './release.ts';

/** What the help desk asks of a row whenever it saves it, also where nothing of that changes. */

/** Its white space: also tabs and no-break spaces, but no zero-width space (7.1/03 "display …", 7.1/12 "o_space: as it is"). */
const BLANK = /^\p{White_Space}*$/u;
const LABEL_IS_NEEDED: Span = { since: '7.1' };

/** Does this release refuse to save a row with such a label? A discard, and a migration that drops the row, are no saves. */
export function lacksLabel(display: string, release: Release): boolean {
  return holdsOn(release, LABEL_IS_NEEDED) && BLANK.test(display);
}

/**
 * Can an attribute of this name, from an older release, not be changed any more? A reserved word is looked for in every PUT,
 * columns and methods only in a POST (7.1/12 "data: as it is", "test: as it is"). A deletion looks at neither. Of the
 * reserved words, `data` alone was asked; the others are on the same list, and are taken to be treated the same: where
 * that is wrong, a change is refused that would have worked, and none is sent that fails.
 */
export function isFrozenName(object: ObjectName, name: string, release: Release): boolean {
  return isReserved(object, name, release);
}
