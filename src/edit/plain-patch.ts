import { createTwoFilesPatch } from 'diff';
import { stringify } from 'yaml';
import type { JsonValue } from '../attribute/json.ts';

/** What an edit changes, shown in plain YAML: whoever makes it by hand sees what has to come out. */
export function plainPatch(before: readonly JsonValue[], after: readonly JsonValue[]): string {
  return createTwoFilesPatch('as it is', 'as it is meant', plainly(before), plainly(after), '', '', { context: 3 });
}

function plainly(documents: readonly JsonValue[]): string {
  return documents
    .map((document) => stringify(document, { aliasDuplicateObjects: false, lineWidth: 0, compat: 'yaml-1.1' }))
    .join('---\n');
}
