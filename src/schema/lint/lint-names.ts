import type { AttributeDefinition } from '../../attribute/definition.ts';
import { type ReleaseOfNames, usedBy } from '../../attribute/name-rules.ts';
import { isSeed } from '../../attribute/seeds.ts';
import { quote, remarkOnValue } from '../remark.ts';
import type { Lint } from './finding.ts';

/** Names that a release keeps for itself, whatever the help desk of today thinks of them. */
export function lintNames(definitions: readonly AttributeDefinition[], release: ReleaseOfNames): readonly Lint[] {
  return definitions.flatMap((definition): readonly Lint[] => {
    if (definition.state === 'absent' || isSeed(definition.key)) return [];
    const use = usedBy(release, definition.object, definition.name);
    if (use === undefined) return [];
    const message = `release ${release} keeps the name ${quote(definition.name)} for itself: it is a ${use} there`;
    return [{ definition, remark: remarkOnValue('name-reserved-later', ['name'], message, HINT) }];
  });
}

const HINT =
  'Choose another name for a new field; `display` is what people see. One that lives cannot be renamed: make a new one, copy the values, retire this one.';
