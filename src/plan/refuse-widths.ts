import { splitAttributeKey } from '../model/attribute-key.ts';
import { bytesForColumns, bytesOfColumn, type Database, LONGEST_TEXT_OF_MYSQL } from '../model/column-widths.ts';
import type { AttributeDefinition, PresentDefinition } from '../model/definition.ts';
import { asText, type JsonValue } from '../model/json.ts';
import { comingDataOption, type LiveAttribute } from '../model/live-attribute.ts';
import { numberInWords } from '../model/number-in-words.ts';
import { makeProblem, type Problem } from '../model/problem.ts';
import { type DeskRelease, isSince } from '../model/release.ts';
import { comesWithZammad } from '../model/seeds.ts';
import { changesToCount, hitOf } from './count-questions.ts';
import type { Decided, PlanRules } from './decision.ts';
import type { Plan } from './plan.ts';
import { type Change, type CountDocument, placeOf } from './plan-document.ts';
import { problemOf, refusalOfImpacts } from './refusals.ts';
import { refuseInstead, tellCreate } from './told.ts';

/**
 * Refuses what MySQL and MariaDB cannot store: a column that is too long, and columns that are together wider than a row of
 * their table. Their migration would stop part way (6.1 on MariaDB 10.11: "Column length too big", "Row size too large").
 */
export function refuseTooWide(decided: readonly Decided[], live: Plan['live'], database: Database): readonly Decided[] {
  if (database !== 'mysql') return decided;
  const taken = new Map<string, number>();
  const add = ({ key }: Pick<LiveAttribute, 'key'>, bytes: number): number => {
    const [object] = splitAttributeKey(key);
    const sum = (taken.get(object) ?? 0) + bytes;
    taken.set(object, sum);
    return sum;
  };
  for (const { told } of decided) add(told, bytesBefore(told, live.get(told.key)));
  return decided.map((one) => {
    const { told, definition } = one;
    if (definition === undefined || (told.action !== 'create' && told.action !== 'update')) return one;
    const { data_type, data_option } = told.after;
    const row = told.action === 'create' ? undefined : live.get(told.key);
    const before = row === undefined ? 0 : bytesOfColumn(row.data_type, comingDataOption(row));
    const added = bytesOfColumn(data_type, data_option) - before;
    if (added <= 0) return one;
    const problem = refusalOfWidth(definition, data_option.maxlength, add(told, added), added);
    if (problem === undefined) return one;
    add(told, -added);
    return refuseInstead(one, problem);
  });
}

/** The same of definitions alone, as if each was new: what is live beside them only a plan knows. */
export function widthProblems(definitions: readonly AttributeDefinition[], database: Database): readonly Problem[] {
  // Only to be found good: for this each would be told as a creation.
  if (database !== 'mysql') return [];
  const created = definitions.flatMap((definition) =>
    definition.state === 'absent' ? [] : [tellCreate('not-on-desk', definition)],
  );
  return refuseTooWide(created, new Map(), database).flatMap(({ told }) => {
    if (told.action !== 'refuse') return [];
    const { key, message, hint } = told;
    return [makeProblem('column-too-wide', message, { hint: hint ?? undefined, where: placeOf(told), key })];
  });
}

function refusalOfWidth(
  definition: PresentDefinition,
  maxlength: JsonValue | undefined,
  sum: number,
  added: number,
): Problem | undefined {
  const refuse = (message: string, hint: string): Problem =>
    problemOf(definition, ['data_option', 'maxlength'], 'column-too-wide', message, hint);
  if (Number(maxlength) > LONGEST_TEXT_OF_MYSQL)
    return refuse(
      `MySQL has no text column of ${numberInWords(Number(maxlength))} characters: the migration would fail`,
      `Write a maxlength of at most ${numberInWords(LONGEST_TEXT_OF_MYSQL)}.`,
    );
  const { object } = definition;
  const room = bytesForColumns(object);
  if (sum <= room) return undefined;
  const width = maxlength === undefined ? 'the default maxlength 255' : `maxlength ${asText(maxlength)}`;
  return refuse(
    `MySQL has ${numberInWords(room)} bytes in a row for the text fields of ${object}, and ${width} takes ${numberInWords(added)} more than the ${numberInWords(sum - added)} in use: the migration would stop part way`,
    'Write a shorter maxlength here or for other new text fields: each character takes 3 bytes. Or delete text fields first.',
  );
}

/** The bytes of the live column, if it is one of our own. */
function bytesBefore({ action }: Decided['told'], live: LiveAttribute | undefined): number {
  if (live === undefined || action === 'create' || action === 'delete' || comesWithZammad(live)) return 0;
  return bytesOfColumn(live.data_type, live.data_option);
}

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

/** Refuses to switch on, without consent, a field whose range leaves out numbers that records hold. */
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
    const message = `${numberInWords(records)} ${hold} a value longer than ${after} characters: the migration would fail`;
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
