import type { AttributeDefinition } from '../attribute/definition.ts';
import type { Problem, ProblemAtPath } from '../problem/problem.ts';
import { problemWithSource } from './problem-with-source.ts';
import type { ReadAttribute } from './read-definitions.ts';

/** What a lint finds in the attributes of one desk, each where it is written. */
export function lintAttributes(
  attributes: readonly ReadAttribute[],
  lint: (definitions: readonly AttributeDefinition[]) => readonly (readonly [AttributeDefinition, ProblemAtPath])[],
): readonly Problem[] {
  const written = new Map(
    attributes.flatMap((read) => (read.definition === undefined ? [] : [[read.definition, read.written]])),
  );
  return lint([...written.keys()]).flatMap(([definition, problem]) => {
    const attribute = written.get(definition);
    return attribute === undefined ? [] : [problemWithSource(attribute, problem)];
  });
}
