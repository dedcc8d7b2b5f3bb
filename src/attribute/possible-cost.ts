import { CHANGEABLE_TYPES } from './data-types.ts';
import { type AcceptableCost, isIgnored, type PresentDefinition } from './definition.ts';
import { isJsonObject } from './json.ts';
import { isRequired } from './visibility.ts';

/** Why no change of this definition can ever have this cost, whatever is live; undefined where one can. */
export function whyNeverNeeded(definition: PresentDefinition, cost: AcceptableCost): string | undefined {
  const { dataType, dataOption, screens } = definition;
  switch (cost) {
    case 'required':
      return isIgnored(definition, ['screens']) || !hasRequiredCell(screens)
        ? 'no screen makes it required'
        : undefined;
    case 'shorter_maxlength':
      if (dataOption.maxlength === undefined) return 'it has no maxlength of its own';
      return isIgnored(definition, ['data_option', 'maxlength']) ? 'its maxlength is ignored' : undefined;
    case 'data_type':
      if (!CHANGEABLE_TYPES.includes(dataType)) return `no other data type can become ${dataType}`;
      return isIgnored(definition, ['data_type']) ? 'its data_type is ignored' : undefined;
    case 'option_removed':
      // A text that was a select before loses the options of that.
      if (dataType !== 'boolean' && !CHANGEABLE_TYPES.includes(dataType)) return `${dataType} has no options`;
      return isIgnored(definition, ['data_option', 'options']) ? 'its options are ignored' : undefined;
  }
}

function hasRequiredCell(screens: PresentDefinition['screens']): boolean {
  return Object.values(screens ?? {}).some(
    (cells) => isJsonObject(cells) && Object.values(cells).some((cell) => isRequired(cell)),
  );
}

/** The edit that takes consents out of `accept`, and leaves the others in force. */
export function editOfAccept({ accept }: PresentDefinition, unused: readonly AcceptableCost[]): string {
  const left = accept.filter((cost) => !unused.includes(cost));
  return left.length === 0 ? `Delete \`accept: [${accept.join(', ')}]\`` : `Write \`accept: [${left.join(', ')}]\``;
}
