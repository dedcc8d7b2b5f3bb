import { holdsOn, type Release, type Span } from './release.ts';

/** What the help desk asks of a row whenever it saves it, also where nothing of that changes. */

/** Its white space: also tabs and no-break spaces, but no zero-width space (7.1/03 "display …", 7.1/12 "o_space: as it is"). */
const BLANK = /^\p{White_Space}*$/u;
const LABEL_IS_NEEDED: Span = { since: '7.1' };

/** Does this release refuse to save a row with such a label? A discard, and a migration that drops the row, are no saves. */
export function lacksLabel(display: string, release: Release): boolean {
  return holdsOn(release, LABEL_IS_NEEDED) && BLANK.test(display);
}

/** Words that a release reserves, and then refuses in every PUT; other names live on as they are (7.1/12 "data: …"). */
const FROZEN_NAMES: readonly (Span & { readonly names: readonly string[] })[] = [{ since: '7.1', names: ['data'] }];

/** Can an attribute of this name, from an older release, not be changed any more? It can be deleted. */
export function isFrozenName(name: string, release: Release): boolean {
  return FROZEN_NAMES.some((rule) => holdsOn(release, rule) && rule.names.includes(name));
}
