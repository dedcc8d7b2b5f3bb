import type { ObjectName } from '../attribute/attribute-key.ts';
import type { JsonObject, JsonValue } from '../attribute/json.ts';
import { blockLines, indentLines, type YamlStyle } from './write-yaml.ts';

export const NEW_FILE_STYLE: YamlStyle = {
  layout: { indent: 2, indentSeq: true, flowCollectionPadding: true },
  brackets: '[ a ]',
  colonsInBraces: 'plain',
  texts: 'PLAIN',
  keys: 'PLAIN',
  collections: 'by-kind',
};

/** The attributes of one object, in one document. */
export interface NewDocument {
  readonly object: ObjectName;
  readonly attributes: readonly JsonObject[];
}

/** Makes editors complete settings and mark errors. */
const SCHEMA_LINE = '# yaml-language-server: $schema=https://json.schemastore.org/deskform-attributes-1.json\n';

/** Writes the text of a new attribute file. */
export function newFileText(documents: readonly NewDocument[]): string {
  const texts = documents.map(
    ({ object, attributes }) => `${documentLines(object, attributes, NEW_FILE_STYLE).join('\n')}\n`,
  );
  return `${SCHEMA_LINE}\n${texts.join('---\n')}`;
}

export function documentLines(object: string, attributes: readonly JsonValue[], style: YamlStyle): readonly string[] {
  const column = style.layout.indentSeq ? style.layout.indent : 0;
  const entries = attributes.map((attribute, index) =>
    indentLines(blockLines({ name: undefined, value: attribute, path: ['attributes', String(index)], style }), column),
  );
  return [
    `object: ${object}`,
    'attributes:',
    ...entries.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines)),
  ];
}
