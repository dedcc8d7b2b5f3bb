import { isJsonObject, type JsonObject, type JsonValue, member } from './json.ts';

/** The cell that is written for a screen and a role; that of everyone is another one. */
export function writtenCell(screens: JsonObject, screen: string, role: string): JsonValue | undefined {
  const cells = member(screens, screen);
  return isJsonObject(cells) ? member(cells, role) : undefined;
}
