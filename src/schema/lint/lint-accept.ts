import type { PresentDefinition } from '../../attribute/definition.ts';
import { editOfAccept, whyNeverNeeded } from '../../attribute/possible-cost.ts';
import { type Remark, remarkOnValue } from '../remark.ts';

/** Consent to what cannot happen. Whether it has happened already only the plan sees. */
export function lintAccept(definition: PresentDefinition): readonly Remark[] {
  return definition.accept.flatMap((cost, index): readonly Remark[] => {
    const why = whyNeverNeeded(definition, cost);
    if (why === undefined) return [];
    const message = `accept: ${cost} of ${definition.key} is never used: ${why}`;
    const hint = `${editOfAccept(definition, [cost])}, unless the overlay of another target needs it.`;
    return [remarkOnValue('accept-unused', ['accept', String(index)], message, hint)];
  });
}
