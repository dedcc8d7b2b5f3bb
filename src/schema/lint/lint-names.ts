import type { AttributeDefinition } from '../../attribute/definition.ts';
import { RELEASES_OF_NAMES, type ReleaseOfNames, usedBy } from '../../attribute/name-rules.ts';
import { isSeed } from '../../attribute/seeds.ts';
import { quote, type Remark, remarkOnValue } from '../remark.ts';
import type { Lint } from './finding.ts';

/**
 * Names that releases keep for themselves: every one of them, or the one that is asked about. No more than a warning:
 * a field that lives may have such a name, and only a plan sees which ones live.
 */
export function lintNames(
  definitions: readonly AttributeDefinition[],
  release: ReleaseOfNames | undefined,
): readonly Lint[] {
  return definitions.flatMap((definition): readonly Lint[] => {
    if (definition.state === 'absent' || isSeed(definition.key)) return [];
    const remark = remarkOnName(definition, release);
    return remark === undefined ? [] : [{ definition, remark }];
  });
}

function remarkOnName({ object, name }: AttributeDefinition, release: ReleaseOfNames | undefined): Remark | undefined {
  const uses = RELEASES_OF_NAMES.map((known) => usedBy(known, object, name));
  if (uses.every((use) => use !== undefined)) {
    const message = `every release keeps the name ${quote(name)} for itself: it is a ${uses.at(-1)} there`;
    return remarkOnValue('name-not-free', ['name'], message, NOT_FREE);
  }
  const use = release === undefined ? undefined : usedBy(release, object, name);
  if (use === undefined) return undefined;
  const message = `release ${release} keeps the name ${quote(name)} for itself: it is a ${use} there`;
  return remarkOnValue('name-reserved-later', ['name'], message, LATER);
}

const NOT_FREE =
  'A plan refuses to create it. Choose another name, unless the field is on the help desk already; `display` is what people see.';
const LATER =
  'Choose another name for a new field; `display` is what people see. One that lives cannot be renamed: make a new one, copy the values, retire this one.';
