import type { AttributeKey } from '../attribute/attribute-key.ts';
import { asText } from '../attribute/json.ts';
import { makeProblem } from '../problem/problem.ts';
import { hitOf, wantedOf } from './count-questions.ts';
import type { Decision, PlanRules } from './decision.ts';

/** How many stored values exceed a shorter maxlength, if they were counted and some do. */
type TooLong = ReadonlyMap<AttributeKey, number>;

export function valuesTooLong({ counts }: PlanRules): TooLong {
  return new Map(
    counts.flatMap(({ key, hit, count }) =>
      hit.asks === 'longer-than' && count.counted && count.records > 0 ? [[key, count.records]] : [],
    ),
  );
}

/**
 * Refuses a shorter maxlength that counted stored values exceed: its migration would fail
 * (5.2/12 "poison shrink", 6.5/18 "data would be truncated").
 */
export function refuseTooLong(decision: Decision, tooLong: TooLong): Decision {
  const wanted = wantedOf(decision);
  if (wanted === undefined) return decision;
  const { key } = decision;
  const { definition, live, row, changes } = wanted;
  for (const change of changes) {
    if (hitOf(change)?.asks !== 'longer-than') continue;
    const records = tooLong.get(key);
    if (records === undefined) continue;
    const values = records === 1 ? 'value is' : 'values are';
    const problem = makeProblem(
      'values-too-long',
      `${records.toLocaleString('en-US')} ${values} longer than ${asText(change.after)} characters: the migration would fail`,
      {
        hint: `Shorten them on the help desk first, or write \`maxlength: ${asText(change.before)}\`.`,
        where: definition.origin.locate(change.path),
        key,
      },
    );
    return { key, action: 'refuse', problem, live, wanted: { definition, live, row, changes } };
  }
  return decision;
}
