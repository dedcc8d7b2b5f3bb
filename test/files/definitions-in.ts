import { checkAttribute } from '../../src/files/attribute.ts';
import { readEntries } from '../../src/files/load-project.ts';
import type { SourceText } from '../../src/files/source-text.ts';

/** What one text declares, and what is wrong with it, without a project around it. */
export function definitionsIn(source: SourceText) {
  const { attributes, problems } = readEntries([source]);
  const checked = attributes.map((attribute) => checkAttribute(attribute, noLists));
  return {
    definitions: checked.flatMap(({ definition }) => definition ?? []),
    secrets: checked.flatMap(({ secrets }) => secrets),
    problems: [...problems, ...checked.flatMap((one) => one.problems)],
  };
}

function noLists(file: string) {
  return { message: `${file} cannot be read without a project folder`, hint: undefined };
}
