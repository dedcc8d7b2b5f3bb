import type { Choice } from '../../attribute/choices.ts';
import { type DataType, factsOf } from '../../attribute/data-types.ts';
import { isIgnored, type PresentDefinition } from '../../attribute/definition.ts';

const OPTIONS = ['data_option', 'options'];

/** Data types whose values people choose from `options`. */
export function isChosen(dataType: DataType): boolean {
  return dataType === 'boolean' || factsOf(dataType).fillsMaxlength || dataType === 'multi_tree_select';
}

/** Choices that stand elsewhere: behind a relation, or with the administrators; and a boolean's own two. */
export function takesOthers(definition: PresentDefinition, choices: readonly Choice[]): boolean {
  const { relation } = definition.dataOption;
  const isRelation = typeof relation === 'string' && relation !== '';
  return isRelation || isIgnored(definition, OPTIONS) || (definition.dataType === 'boolean' && choices.length === 0);
}
