import { isOfHelpDesk, type LiveRow } from '../attribute/live-attribute.ts';
import type { Release } from '../attribute/release.ts';
import { upgradeChanges } from '../attribute/upgrade.ts';

/**
 * What an upgrade changes for the live rows, declared or not, each sentence with the keys that it is about. Rows that came
 * with the installation are not looked at: the upgrade brings their own changes along.
 */
export function upgradeFindings(live: readonly LiveRow[], from: Release, to: Release): readonly string[] {
  const keysOf = new Map<string, string[]>();
  for (const row of live.filter((row) => !isOfHelpDesk(row))) {
    for (const { message, advice } of upgradeChanges(row, [from], to)) {
      const told = `${message}. ${advice}`;
      keysOf.set(told, [...(keysOf.get(told) ?? []), row.key]);
    }
  }
  return [...keysOf].map(([told, keys]) => `${keys.join(', ')}: ${told}`);
}
