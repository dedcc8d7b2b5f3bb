import type { Choice } from '../../attribute/choices.ts';
import type { PresentDefinition } from '../../attribute/definition.ts';
import { asText, type JsonValue } from '../../attribute/json.ts';
import { hintForType } from '../describe-fault.ts';
import { nearest } from '../did-you-mean.ts';
import { quote, type Remark, remarkOnValue } from '../remark.ts';
import { isChosen, takesOthers } from './chosen.ts';

const DEFAULT = ['data_option', 'default'];

/** The help desk writes a default into new records without asking whether anybody could choose it. */
export function lintDefault(definition: PresentDefinition, choices: readonly Choice[]): readonly Remark[] {
  const { dataType, dataOption } = definition;
  const written = dataOption.default;
  if (written === undefined || written === null || written === '') return [];
  if (dataType === 'boolean' && typeof written === 'string') return lintBooleanText(written);
  if (!isChosen(dataType) || takesOthers(definition, choices)) return [];
  const values = new Set(choices.map(({ value }) => value));
  const strange = (Array.isArray(written) ? written : [written]).find(
    (value: JsonValue) => value !== '' && value !== null && !values.has(asText(value)),
  );
  if (strange === undefined) return [];
  const near = nearest(asText(strange), [...values]);
  return [
    remarkOnValue(
      'default-not-an-option',
      DEFAULT,
      `the default ${quote(strange)} is not among the options`,
      near === undefined ? 'Write one of their values, or default: "" for none.' : `Did you mean ${quote(near)}?`,
    ),
  ];
}

function lintBooleanText(written: string): readonly Remark[] {
  return [
    remarkOnValue(
      'boolean-as-text',
      DEFAULT,
      `the default of a boolean is the text ${quote(written)}`,
      hintForType(['boolean'], written) ?? 'Write true or false, without quotes.',
    ),
  ];
}
