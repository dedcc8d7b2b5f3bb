import { isJsonObject, type JsonObject, type JsonValue, member } from './json.ts';
import { longestKey } from './longest-key.ts';

/** Maps from value to label: whatever stands behind their name is one key, a slash in it too. */
const FLAT = ['options', 'historical_options'];

/**
 * The steps of a path under `ignore`: "data_option/options/a/b" leads to the option "a/b". Elsewhere the longest key that
 * the attribute has is taken, as `remove` of an overlay does, and a slash ends a key that only the help desk may have.
 */
export function ignoredPath(attribute: JsonObject, text: string): readonly string[] {
  const [setting = '', ...rest] = text.split('/');
  if (rest.length === 0) return [setting];
  const inside = text.slice(setting.length + 1);
  const flat = setting === 'data_option' ? FLAT.find((name) => inside.startsWith(`${name}/`)) : undefined;
  if (flat !== undefined) return [setting, flat, inside.slice(flat.length + 1)];
  return [setting, ...steps(member(attribute, setting), inside)];
}

/** No deeper than the settings are: behind them there may be as many slashes as somebody cares to write. */
function steps(settings: JsonValue | undefined, text: string): readonly string[] {
  if (!isJsonObject(settings)) return text.split('/');
  const slash = text.indexOf('/');
  if (slash < 0 || Object.hasOwn(settings, text)) return [text];
  const key = longestKey(settings, text) ?? text.slice(0, slash);
  return [key, ...steps(member(settings, key), text.slice(key.length + 1))];
}
