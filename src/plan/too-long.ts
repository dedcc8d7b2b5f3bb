import { asText } from '../attribute/json.ts';
import { makeProblem } from '../problem/problem.ts';
import { placeOfChange } from './change.ts';
import { hitOf, wantedOf } from './count-questions.ts';
import type { Decision, PlanRules } from './decision.ts';

/**
 * A shorter maxlength that stored values do not fit becomes a refusal, where they were counted: its migration would fail
 * (5.2/12 "poison shrink", 6.5/18 "data would be truncated").
 */
export function refuseTooLong(decision: Decision, { counts }: PlanRules): Decision {
  const wanted = wantedOf(decision);
  if (wanted === undefined) return decision;
  const { key } = decision;
  const { definition, live, row, changes } = wanted;
  for (const change of changes) {
    if (hitOf(change)?.asks !== 'longer-than') continue;
    const counted = counts.find(({ key: of, hit }) => of === key && hit.asks === 'longer-than')?.count;
    if (counted?.counted !== true || counted.records === 0) continue;
    const values = counted.records === 1 ? 'value is' : 'values are';
    const problem = makeProblem(
      'values-too-long',
      `${counted.records.toLocaleString('en-US')} ${values} longer than ${asText(change.after)} characters: the migration would fail`,
      {
        hint: `Shorten them on the help desk first, or write \`maxlength: ${asText(change.before)}\`.`,
        where: placeOfChange(change, definition.origin),
        key,
      },
    );
    return { key, action: 'refuse', problem, live, wanted: { definition, live, row, changes } };
  }
  return decision;
}
