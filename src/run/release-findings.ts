import { isOfHelpDesk, type LiveAttribute } from '../attribute/live-attribute.ts';
import { isSince, NEWEST_RELEASE, type Release } from '../attribute/release.ts';
import { ALSO_POSSIBLE, releaseOfRows, releaseToPlan } from '../attribute/seeds.ts';
import { stoppingFaults } from '../attribute/settings/judge-attribute.ts';
import { upgradeChanges } from '../attribute/upgrade.ts';
import { messageOfFault } from '../plan/harm.ts';
import { warnOfUnknownDesk } from '../plan/warnings.ts';

interface Finding {
  readonly state: 'fine' | 'worth-a-look';
  readonly found: string;
}

/** Finds the release that a plan assumes, and what no known release has. `version` is what the help desk reports. */
export function releaseFindings(
  written: Release | undefined,
  live: readonly LiveAttribute[],
  version: string | undefined,
): readonly Finding[] {
  const { release } = releaseToPlan(written, live);
  const { state, found } = releaseFinding(written, releaseOfRows(live));
  return [
    { state, found: version === undefined ? found : `${found}; it reports version ${version}` },
    ...warnOfUnknownDesk(live, release).map(({ message }) => ({ state: 'worth-a-look', found: message }) as const),
  ];
}

function releaseFinding(written: Release | undefined, seen: Release | undefined): Finding {
  if (written !== undefined && seen !== undefined && written !== seen)
    return { state: 'worth-a-look', found: `${written} is configured, but the attributes are those of ${seen}` };
  if (written !== undefined) return { state: 'fine', found: `${written}, configured` };
  if (seen === undefined)
    return { state: 'worth-a-look', found: `${NEWEST_RELEASE} assumed: the release could not be detected` };
  return { state: 'fine', found: `${[seen, ...ALSO_POSSIBLE[seen]].join(' or ')}, detected` };
}

/**
 * What an upgrade to the newest release changes for the live rows, declared or not, each sentence with the keys that it is
 * about; nothing on that release. Rows of the help desk itself are left out: the upgrade brings their own changes along.
 */
export function upgradeFindings(live: readonly LiveAttribute[], from: Release): readonly Finding[] {
  if (isSince(from, NEWEST_RELEASE)) return [];
  const keysOf = new Map<string, string[]>();
  for (const row of live.filter((one) => !isOfHelpDesk(one))) {
    for (const { message, advice } of upgradeChanges(row, [from], NEWEST_RELEASE)) {
      const sentence = `${message}. ${advice}`;
      keysOf.set(sentence, [...(keysOf.get(sentence) ?? []), row.key]);
    }
  }
  if (keysOf.size === 0) return [{ state: 'fine', found: `nothing to do before an upgrade to ${NEWEST_RELEASE}` }];
  return [...keysOf].map(([sentence, keys]) => ({ state: 'worth-a-look', found: `${keys.join(', ')}: ${sentence}` }));
}

/** The live values that stop the service, or would at its next start; nothing where there are none. */
export function valueFindings(live: readonly LiveAttribute[], release: Release): readonly Finding[] {
  return live.flatMap((row) =>
    stoppingFaults(row, release)
      .filter(({ verdict }) => verdict === 'harmful')
      .map((fault) => ({
        state: 'worth-a-look' as const,
        found: `${row.key}: ${messageOfFault(fault)}. Fix it before the next restart: ${fault.hint}`,
      })),
  );
}
