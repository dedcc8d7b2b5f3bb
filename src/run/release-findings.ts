import { sameJson } from '../model/json.ts';
import { isOfHelpDesk, type LiveAttribute } from '../model/live-attribute.ts';
import { type DeskRelease, deskRelease, isSince, mayBe, NEWEST_RELEASE, releasesOf } from '../model/release.ts';
import { detectedInWords, releaseOfRows, releaseToPlan } from '../model/seeds.ts';
import { stoppingFaults } from '../model/settings/judge-attribute.ts';
import { upgradeChanges } from '../model/upgrade.ts';
import { messageOfFault } from '../plan/migration.ts';
import { warnOfUnknownDesk } from '../plan/warnings.ts';

/** `warning`: it works, but it deserves a warning. */
export type Finding = {
  readonly state: 'ok' | 'warning';
  readonly found: string;
};

/** Finds the release that a plan assumes, and what no known release has. `version` is what the help desk reports. */
export function releaseFindings(
  written: DeskRelease | undefined,
  live: readonly LiveAttribute[],
  version: string | undefined,
): readonly Finding[] {
  const { release } = releaseToPlan(written, live);
  const { state, found } = releaseFinding(written, releaseOfRows(live));
  const told = version === undefined ? found : `${found}; it reports version ${version}`;
  const [reported] = version?.match(/^\d+\.\d+/) ?? [];
  const other = written === undefined && reported !== undefined ? deskRelease(reported) : release;
  const isOther = release.rules !== other.rules || release.next !== other.next;
  return [
    isOther ? { state: 'warning', found: `${told}: write \`release: "${reported}"\`` } : { state, found: told },
    ...warnOfUnknownDesk(live, release).map(({ message }) => ({ state: 'warning', found: message }) as const),
  ];
}

function releaseFinding(written: DeskRelease | undefined, seen: DeskRelease | undefined): Finding {
  if (written !== undefined && seen !== undefined && !mayBe(written, seen))
    return {
      state: 'warning',
      found: `${written.name} is configured, but the attributes are those of ${seen.name}`,
    };
  if (written !== undefined) return { state: 'ok', found: `${written.name}, configured` };
  if (seen === undefined)
    return { state: 'warning', found: `${NEWEST_RELEASE} assumed: the release could not be detected` };
  return { state: 'ok', found: `${detectedInWords(seen)}, detected` };
}

/**
 * What an upgrade to the newest release changes for the live rows, declared or not, each sentence with the keys that it is
 * about; nothing on that release. Rows of the help desk itself are left out: the upgrade brings their own changes along.
 */
export function upgradeFindings(live: readonly LiveAttribute[], release: DeskRelease): readonly Finding[] {
  if (isSince(release.rules, NEWEST_RELEASE)) return [];
  const keysOf = new Map<string, string[]>();
  for (const row of live.filter((one) => !isOfHelpDesk(one))) {
    for (const { message, advice } of upgradeChanges(row, releasesOf(release), NEWEST_RELEASE)) {
      const sentence = `${message}. ${advice}`;
      keysOf.set(sentence, [...(keysOf.get(sentence) ?? []), row.key]);
    }
  }
  if (keysOf.size === 0) return [{ state: 'ok', found: `nothing to do before an upgrade to ${NEWEST_RELEASE}` }];
  return [...keysOf].map(([sentence, keys]) => ({ state: 'warning', found: `${keys.join(', ')}: ${sentence}` }));
}

/** The live values that stop the service, or would at its next start; nothing where there are none. */
export function valueFindings(
  live: readonly LiveAttribute[],
  { rules, next = rules }: DeskRelease,
): readonly Finding[] {
  return live.flatMap((row) =>
    stoppingFaults(row, rules)
      .filter(
        ({ verdict, path }) =>
          verdict === 'harmful' && stoppingFaults(row, next).some((one) => sameJson(one.path, path)),
      )
      .map((fault) => ({
        state: 'warning' as const,
        found: `${row.key}: ${messageOfFault(fault)}. Fix it before the next restart: ${fault.hint}`,
      })),
  );
}
