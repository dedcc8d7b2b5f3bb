import type { JsonObject } from './json.ts';
import { rubyYaml } from './ruby-yaml.ts';

/** The database keeps screens as YAML in a column of this width (5.2/04 "screens of 3000 characters"). */
export const LONGEST_SCREENS = 2000;

/** How many characters screens take in the form in which the help desk stores them. */
export function storedLength(screens: JsonObject): number {
  return [...rubyYaml(screens)].length;
}

export function screensAreTooLarge(screens: JsonObject): boolean {
  return storedLength(screens) > LONGEST_SCREENS;
}
