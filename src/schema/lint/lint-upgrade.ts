import { type AttributeDefinition, isIgnored } from '../../attribute/definition.ts';
import type { ReleaseOfNames } from '../../attribute/name-rules.ts';
import type { Release } from '../../attribute/release.ts';
import { type UpgradeChange, upgradeChanges } from '../../attribute/upgrade.ts';
import { type ProblemAtPath, problemAtValue } from '../../problem/problem.ts';
import type { ProblemCode } from '../../problem/problem-codes.ts';

/** A name that prevents a release from starting is always an error, so it has no code here. */
const CODES: Readonly<Record<Exclude<UpgradeChange['kind'], 'name-fatal'>, ProblemCode>> = {
  'name-refused': 'name-reserved-later',
  'name-kept': 'name-reserved-later',
  'label-blank': 'label-blank-later',
  'diff-unit': 'diff-unit-later',
};

/**
 * Reports what an upgrade from one of these releases changes for the definitions. Only warnings: the files are correct
 * for the older release.
 */
export function lintUpgrade(
  definitions: readonly AttributeDefinition[],
  from: readonly Release[],
  to: ReleaseOfNames,
): readonly (readonly [AttributeDefinition, ProblemAtPath])[] {
  return definitions.flatMap((definition) => {
    if (definition.state === 'absent') return [];
    return upgradeChanges(definition, from, to).flatMap(({ kind, path, message, advice }) =>
      kind === 'name-fatal' || isIgnored(definition, path)
        ? []
        : [[definition, problemAtValue(CODES[kind], path, message, advice)] as const],
    );
  });
}
