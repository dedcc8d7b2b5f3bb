import { type AttributeKey, attributeKey, parseObjectName } from '../model/attribute-key.ts';
import { isJsonObject, type JsonValue } from '../model/json.ts';
import type { OptionLists } from './options-from.ts';
import type { Located, SourceText } from './source-text.ts';
import type { YamlDocument } from './yaml/yaml-file.ts';

/** One entry of `attributes` as written, in a file or merged with an overlay. */
export interface WrittenAttribute extends Located {
  /** Known even if the entry is not a valid definition. */
  readonly key: AttributeKey | undefined;
  /** Object of the document, unchecked. */
  readonly object: JsonValue;
  readonly settings: JsonValue;
  readonly file: string;
  /** Lists for `options_from`. */
  readonly lists: OptionLists;
}

/** Returns the entries of a document, valid or not. */
export function writtenIn(
  { value, locate, tell }: YamlDocument,
  { file }: SourceText,
  lists: OptionLists,
): readonly WrittenAttribute[] {
  if (!isJsonObject(value) || !Array.isArray(value.attributes)) return [];
  const { object = null, attributes } = value;
  return attributes.map((settings: JsonValue, index) => ({
    key: keyOf(settings, object),
    object,
    settings,
    file,
    locate: (path, at) => locate(['attributes', String(index), ...path], at),
    tell,
    lists,
  }));
}

/** The help desk makes capital letters small (5.2/02 "upper-case name is lowered"), so a key has none. */
function keyOf(settings: JsonValue, writtenObject: JsonValue): AttributeKey | undefined {
  const object = typeof writtenObject === 'string' ? parseObjectName(writtenObject) : undefined;
  if (object === undefined || !isJsonObject(settings)) return undefined;
  const { name } = settings;
  return typeof name === 'string' && name !== '' ? attributeKey(object, name.toLowerCase()) : undefined;
}
