import type { AttributeKey } from '../attribute/attribute-key.ts';
import { removedValues } from '../attribute/choices.ts';
import {
  type AcceptableCost,
  type AttributeDefinition,
  editOfAccept,
  whyNeverNeeded,
} from '../attribute/definition.ts';
import { asText } from '../attribute/json.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';
import type { ProblemCode } from '../problem/problem-codes.ts';
import { type Change, formatPath, placeOfChange } from './change.ts';
import type { Decision } from './decision.ts';

/** Costs that a definition has accepted, for a project whose `lint` wants to hear of them all the same. */
export function costWarnings(decisions: readonly Decision[]): readonly Problem[] {
  return decisions.flatMap((decision): readonly Problem[] => {
    if (decision.action !== 'update') return [];
    return decision.changes.flatMap((change) => {
      const told = change.needs === undefined ? undefined : tell(change, change.needs);
      if (told === undefined) return [];
      const where = placeOfChange(change, decision.definition.origin);
      const { accept } = decision.definition;
      const hint = accept.length === 0 ? undefined : `The definition accepts it: \`accept: [${accept.join(', ')}]\`.`;
      return [makeProblem(told.code, `${decision.key}: ${told.message}`, { hint, where, key: decision.key })];
    });
  });
}

function tell(
  change: Change,
  cost: AcceptableCost,
): { readonly code: ProblemCode; readonly message: string } | undefined {
  switch (cost) {
    case 'option_removed': {
      const removed = removedValues(change.before, change.after);
      const named = `${removed.slice(0, 3).join(', ')}${removed.length > 3 ? ` and ${removed.length - 3} more` : ''}`;
      return { code: 'option-removed', message: `${named} cannot be chosen any more; stored values stay` };
    }
    case 'shorter_maxlength':
      return {
        code: 'shorter-maxlength',
        message: `maxlength ${asText(change.before)} → ${asText(change.after)}; longer stored values stop the migration`,
      };
    case 'required':
      return {
        code: 'becomes-required',
        message: `${formatPath(change.path)} becomes required; API clients get 422 for records without a value`,
      };
    // The plan judges a change of the type as a whole.
    case 'data_type':
      return undefined;
  }
}

/** Consent that outlived its change: it would let the next removal through unasked. */
export function unusedAccepts(
  decisions: readonly Decision[],
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
): readonly Problem[] {
  return decisions.flatMap((decision): readonly Problem[] => {
    const definition = definitions.get(decision.key);
    const changes = changesLeft(decision);
    if (definition?.state !== 'present' || changes === undefined) return [];
    const needed = changes.flatMap(({ needs }) => needs ?? []);
    // What can never be needed is told of the files already.
    const unused = definition.accept.filter(
      (cost) => !needed.includes(cost) && whyNeverNeeded(definition, cost) === undefined,
    );
    const [first] = unused;
    if (first === undefined) return [];
    return [
      makeProblem(
        'accept-unused',
        `accept: ${unused.join(', ')} of ${decision.key} is not used: no change of this plan needs it`,
        {
          hint: `${editOfAccept(definition, unused)} once every target has the change, so that the next one is asked about again.`,
          where: definition.origin.locate(['accept', String(definition.accept.indexOf(first))]),
          key: decision.key,
        },
      ),
    ];
  });
}

/** What an attribute that lives is still to become; undefined where that is not known, or where it does not live yet. */
function changesLeft(decision: Decision): readonly Change[] | undefined {
  switch (decision.action) {
    case 'update':
      return decision.changes;
    case 'keep':
      return [];
    case 'refuse':
      return decision.wanted?.changes;
    case 'create':
    case 'delete':
      return undefined;
  }
}
