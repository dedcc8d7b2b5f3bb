import { type AttributeDefinition, isIgnored, type PresentDefinition } from '../../attribute/definition.ts';
import { formatPosition } from '../../problem/source-position.ts';
import { quote, remarkOnValue } from '../remark.ts';
import type { Lint } from './finding.ts';

/** Above it, pages of a help desk have been seen to become slow. */
const MANY_ATTRIBUTES = 200;

/** What can only be seen by looking at all definitions of a desk together. */
export function lintDesk(definitions: readonly AttributeDefinition[]): readonly Lint[] {
  const present = definitions.filter((definition) => definition.state === 'present');
  return [...lintLabels(present), ...lintNumber(present)];
}

function lintLabels(definitions: readonly PresentDefinition[]): readonly Lint[] {
  const seen = new Map<string, PresentDefinition>();
  return definitions.flatMap((definition) => {
    if (!definition.active || isIgnored(definition, ['display'])) return [];
    const label = `${definition.object} ${definition.display.normalize('NFC').trim().toLowerCase()}`;
    const twin = seen.get(label);
    if (twin === undefined) {
      seen.set(label, definition);
      return [];
    }
    // The same attribute twice is told as that.
    if (twin.key === definition.key) return [];
    const message = `${quote(definition.display)} is the label of ${twin.key} and of ${definition.key}`;
    const hint = `Give one of them another label. The other one is at ${formatPosition(twin.origin.locate(['display']))}.`;
    return [{ definition, remark: remarkOnValue('label-twice', ['display'], message, hint) }];
  });
}

function lintNumber(definitions: readonly PresentDefinition[]): readonly Lint[] {
  const first = definitions[MANY_ATTRIBUTES];
  if (first === undefined) return [];
  const message = `the files hold ${definitions.length} attributes; above ${MANY_ATTRIBUTES} the help desk's pages become slow`;
  const hint = 'Retire what nobody fills in, or make one select of several fields.';
  return [{ definition: first, remark: remarkOnValue('many-attributes', ['name'], message, hint) }];
}
