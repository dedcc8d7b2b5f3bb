import type { AttributeDefinition } from '../attribute/definition.ts';
import type { Problem } from '../problem/problem.ts';
import type { Lint } from '../schema/lint/finding.ts';
import { problemOfAttribute, type ReadAttribute } from './read-definitions.ts';

/** What a lint finds in the attributes of one desk, each where it is written. */
export function lintAttributes(
  attributes: readonly ReadAttribute[],
  lint: (definitions: readonly AttributeDefinition[]) => readonly Lint[],
): readonly Problem[] {
  const written = new Map(
    attributes.flatMap((read) => (read.definition === undefined ? [] : [[read.definition, read.written]])),
  );
  return lint([...written.keys()]).flatMap(({ definition, remark }) => {
    const place = written.get(definition);
    return place === undefined ? [] : [problemOfAttribute(place, remark)];
  });
}
