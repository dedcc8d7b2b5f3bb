import { asText, isJsonObject, type JsonValue } from '../attribute/json.ts';

/**
 * The values that people can choose, in the order of the definition: the keys of a map, or the `value` of every node of
 * a list or tree. A node without value stands for its name, as the service's own page treats it.
 */
export function optionValues(options: JsonValue | undefined): readonly string[] {
  if (Array.isArray(options)) return options.flatMap(valuesOfNode);
  return isJsonObject(options) ? Object.keys(options) : [];
}

/** The values that people could choose before, and cannot any more. */
export function removedValues(before: JsonValue | undefined, after: JsonValue | undefined): readonly string[] {
  const offered = new Set(optionValues(after));
  return optionValues(before).filter((value) => !offered.has(value));
}

function valuesOfNode(node: JsonValue): readonly string[] {
  if (!isJsonObject(node)) return [asText(node)];
  const value = node.value ?? node.name;
  const own = value === undefined || value === null ? [] : [asText(value)];
  return [...own, ...optionValues(node.children)];
}
