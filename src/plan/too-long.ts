import { splitAttributeKey } from '../model/attribute-key.ts';
import { asText } from '../model/json.ts';
import { makeProblem, type Problem } from '../model/problem.ts';
import { type DeskRelease, isSince } from '../model/release.ts';
import { changesToCount, hitOf } from './count-questions.ts';
import type { Decided, PlanRules } from './decision.ts';
import { type Change, type CountDocument, placeOf } from './plan-document.ts';
import { refusalOfImpacts } from './refusals.ts';
import { refuseInstead } from './told.ts';

/**
 * Refuses a shorter maxlength unless the values that are too long were counted, as none: its migration would fail, and
 * block every other one (5.2/12 "poison shrink", 6.5/18 "data would be truncated"). Where nothing was asked yet, the apply
 * counts.
 */
export function refuseTooLong(decided: Decided, { counts, release }: PlanRules): Decided {
  const { told } = decided;
  for (const change of changesToCount(told)) {
    if (hitOf(change)?.hit !== 'value-too-long') continue;
    const counted = counts.find((one) => one.key === told.key && one.hit === 'value-too-long');
    const reason = counted === undefined ? undefined : reasonAgainst(change, counted, release);
    if (reason !== undefined) return refuseInstead(decided, reason);
  }
  return decided;
}

/**
 * Refuses to switch on a field whose range leaves out numbers that records hold, without consent: while it was inactive,
 * nobody checked them.
 */
export function refuseOutOfRange(decided: Decided, { counts }: PlanRules): Decided {
  const { told, definition } = decided;
  if (told.action !== 'update' || definition === undefined) return decided;
  if (!told.changes.some(({ path, impact }) => path === 'active' && impact === 'values-out-of-range')) return decided;
  const isHit = counts.some(
    ({ hit, key, records }) =>
      key === told.key && (hit === 'value-below-min' || hit === 'value-above-max') && records !== null && records > 0,
  );
  const problem = isHit ? refusalOfImpacts(definition, [{ path: ['active'], needs: ['range'] }]) : undefined;
  return problem === undefined ? decided : refuseInstead(decided, problem);
}

/** The patterns of a later release leave them out. */
const COUNTS_BLANKS = ' Blanks at the end of a value are counted here, although the migration would cut them.';

function reasonAgainst(
  change: Change,
  { key, records, not_counted, seconds = 0 }: CountDocument,
  release: DeskRelease,
): Problem | undefined {
  const [before, after] = [asText(change.before), asText(change.after)];
  const place = { where: placeOf(change), key };
  if (records === 0) return undefined;
  if (records !== null) {
    const [object] = splitAttributeKey(key);
    const hold = `${object.toLowerCase()}${records === 1 ? ' holds' : 's hold'}`;
    const message = `${records.toLocaleString('en-US')} ${hold} a value longer than ${after} characters: the migration would fail`;
    const hint = `Shorten them on the help desk first, or write \`maxlength: ${before}\`.${isSince(release.rules, '6.5') ? '' : COUNTS_BLANKS}`;
    return makeProblem('values-too-long', message, { hint, ...place });
  }
  // A number that the snapshot lacks is counted by the apply.
  if (not_counted === 'not-saved') return undefined;
  const way =
    not_counted === 'too-slow'
      ? `There was no answer within ${seconds} s: raise \`timeout\` of the target, such as \`timeout: ${Math.ceil(seconds * 2)}s\`, and count again.`
      : "Check the values yourself, shorten the field in the help desk's admin pages, and migrate there.";
  const message = `values longer than ${after} characters could not be counted: with one, the migration would fail`;
  return makeProblem('values-not-counted', message, {
    hint: `${way} Until then, write \`maxlength: ${before}\`.`,
    ...place,
  });
}
