import { splitAttributeKey } from '../model/attribute-key.ts';
import { asText } from '../model/json.ts';
import { makeProblem } from '../model/problem.ts';
import type { ProblemCode } from '../model/problem-codes.ts';
import { type DeskRelease, isSince } from '../model/release.ts';
import { changesToCount, hitOf } from './count-questions.ts';
import type { Decided, PlanRules } from './decision.ts';
import { type Change, type CountDocument, placeOf } from './plan-document.ts';
import { refuseUnaccepted } from './refusals.ts';
import { refuseInstead } from './told.ts';

/**
 * Refuses a shorter maxlength unless the values that are too long were counted, as none: its migration would fail, and
 * block every other one (5.2/12 "poison shrink", 6.5/18 "data would be truncated"). Where nothing was asked yet, the apply
 * counts.
 */
export function refuseTooLong(decided: Decided, { counts, release }: PlanRules): Decided {
  const { told } = decided;
  const { key } = told;
  for (const change of changesToCount(told)) {
    if (hitOf(change)?.hit !== 'value-too-long') continue;
    const counted = counts.find((one) => one.key === key && one.hit === 'value-too-long');
    const reason = counted === undefined ? undefined : reasonAgainst(change, counted, release);
    if (reason === undefined) continue;
    const { code, message, hint } = reason;
    return refuseInstead(decided, makeProblem(code, message, { hint, where: placeOf(change), key }));
  }
  return decided;
}

/**
 * Refuses to switch on a field whose range leaves out numbers that records hold, without consent: while it was inactive,
 * nobody checked them.
 */
export function refuseOutOfRange(decided: Decided, { counts }: PlanRules): Decided {
  const { told, definition } = decided;
  if (told.action !== 'update' || definition === undefined || definition.accept.includes('range')) return decided;
  if (!told.changes.some(({ path, impact }) => path === 'active' && impact === 'values-out-of-range')) return decided;
  const isHit = counts.some(
    ({ hit, key, records }) =>
      key === told.key && (hit === 'value-below-min' || hit === 'value-above-max') && records !== null && records > 0,
  );
  return isHit
    ? refuseInstead(decided, refuseUnaccepted(definition, [{ path: ['active'], needed: 'range' }]))
    : decided;
}

/** The patterns of a later release leave them out. */
const COUNTS_BLANKS = ' Blanks at the end of a value are counted here, although the migration would cut them.';

interface Reason {
  readonly code: ProblemCode;
  readonly message: string;
  readonly hint: string;
}

function reasonAgainst(
  change: Change,
  { key, records, not_counted, seconds = 0 }: CountDocument,
  release: DeskRelease,
): Reason | undefined {
  const [before, after] = [asText(change.before), asText(change.after)];
  if (records === 0) return undefined;
  if (records !== null) {
    const [object] = splitAttributeKey(key);
    const hold = `${object.toLowerCase()}${records === 1 ? ' holds' : 's hold'}`;
    return {
      code: 'values-too-long',
      message: `${records.toLocaleString('en-US')} ${hold} a value longer than ${after} characters: the migration would fail`,
      hint: `Shorten them on the help desk first, or write \`maxlength: ${before}\`.${isSince(release.rules, '6.5') ? '' : COUNTS_BLANKS}`,
    };
  }
  // A number that the snapshot lacks is counted by the apply.
  if (not_counted === 'not-saved') return undefined;
  const way =
    not_counted === 'too-slow'
      ? `There was no answer within ${seconds} s: raise \`timeout\` of the target, such as \`timeout: ${Math.ceil(seconds * 2)}s\`, and count again.`
      : "Check the values yourself, shorten the field in the help desk's admin pages, and migrate there.";
  return {
    code: 'values-not-counted',
    message: `values longer than ${after} characters could not be counted: with one, the migration would fail`,
    hint: `${way} Until then, write \`maxlength: ${before}\`.`,
  };
}
