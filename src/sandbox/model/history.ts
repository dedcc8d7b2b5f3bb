import { factsOf, isDataType } from '../../attribute/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../attribute/json.ts';
import { internalError } from './service-error.ts';

/** Labels by value, of a map, a list of name and value, or a tree of them; a list of anything else breaks the migration (5.2/03). */
function labels(options: JsonValue | undefined): JsonObject {
  if (isJsonObject(options)) return options;
  if (!Array.isArray(options)) return {};
  const found: Record<string, JsonValue> = {};
  for (const node of options) {
    if (!isJsonObject(node)) throw internalError(500, 'no implicit conversion of Symbol into Integer');
    found[String(node.value ?? '')] = node.name ?? null;
    Object.assign(found, labels(node.children));
  }
  return found;
}

/** The new data_option with every label that any of its options ever had; what a client sends as history is not looked at (5.2/04). */
export function withHistory(dataType: string, stored: JsonObject, next: JsonObject): JsonObject {
  if (!isDataType(dataType) || !factsOf(dataType).keepsHistory) return next;
  const known = isJsonObject(stored.historical_options) ? stored.historical_options : {};
  return { ...next, historical_options: { ...known, ...labels(stored.options), ...labels(next.options) } };
}
