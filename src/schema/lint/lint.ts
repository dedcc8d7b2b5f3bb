import { type Choice, choicesOf } from '../../attribute/choices.ts';
import { type AttributeDefinition, isIgnored, type PresentDefinition } from '../../attribute/definition.ts';
import type { JsonValue } from '../../attribute/json.ts';
import type { Remark } from '../remark.ts';
import { isChosen } from './chosen.ts';
import type { Lint } from './finding.ts';
import { lintAccept } from './lint-accept.ts';
import { lintChoices } from './lint-choices.ts';
import { lintDefault } from './lint-default.ts';
import { lintDesk } from './lint-desk.ts';
import { lintRequired } from './lint-required.ts';
import { lintTree } from './lint-tree.ts';

/** What the help desk takes and people regret. Looks at each definition and each choice once. */
export function lint(definitions: readonly AttributeDefinition[]): readonly Lint[] {
  const alone = definitions.flatMap((definition) =>
    definition.state === 'present' ? lintDefinition(definition).map((remark) => ({ definition, remark })) : [],
  );
  return [...alone, ...lintDesk(definitions)];
}

function lintDefinition(definition: PresentDefinition): readonly Remark[] {
  const { dataType, dataOption } = definition;
  const choices = isChosen(dataType) ? soundChoices(dataOption.options) : [];
  const isTree = dataType === 'tree_select' || dataType === 'multi_tree_select';
  const remarks = [
    ...lintChoices(choices),
    ...(isTree ? lintTree(choices) : []),
    ...lintDefault(definition, choices),
    ...lintRequired(definition, choices),
    ...lintAccept(definition),
  ];
  return remarks.filter(({ path }) => !isIgnored(definition, path));
}

/** One cause, one error: what is wrong as an option is told where options are checked. */
function soundChoices(options: JsonValue | undefined): readonly Choice[] {
  return choicesOf(options).filter(({ valueIs }) => valueIs !== 'broken');
}
