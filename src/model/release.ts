/** The releases of the help desk whose behaviour was recorded. */
export const RELEASES = ['5.2', '6.5', '7.1'] as const;

export type Release = (typeof RELEASES)[number];

/** The releases to which a rule applies: from `since` to the release before `until`; without them, all. */
export interface Span {
  readonly since?: Release;
  readonly until?: Release;
}

export function isSince(release: Release, first: Release): boolean {
  return RELEASES.indexOf(release) >= RELEASES.indexOf(first);
}

export function holdsOn(release: Release, { since, until }: Span): boolean {
  return (since === undefined || isSince(release, since)) && (until === undefined || !isSince(release, until));
}

/**
 * The release of a help desk: a recorded one, or one between two of them, such as 6.2. Between two, what both refuse is
 * refused, and what one of them refuses is a warning.
 */
export interface DeskRelease {
  /** As people say it: "6.5", "6.2", "between 5.2 and 6.5". */
  readonly name: string;
  /** The recorded release at or before it. */
  readonly rules: Release;
  /** The recorded release after it; undefined on a recorded one. */
  readonly next: Release | undefined;
}

/** The release of this name, as a target writes it or a plan names it. */
export function deskRelease(written: string): DeskRelease {
  // YAML reads 7.0 as the number 7. Of 5.4.1, only 5.4 decides.
  const name = /^\d+$/.test(written) ? `${written}.0` : written.replace(/^(\d+\.\d+)\.\d+$/, '$1');
  const known = RELEASES.find((release) => release === name);
  if (known !== undefined) return { name, rules: known, next: undefined };
  const [from = 0, until = from] = [...name.matchAll(/\d+\.\d+/g)].map(([version]) => orderOf(version));
  const rules = RELEASES.findLast((release) => orderOf(release) <= from) ?? RELEASES[0];
  return { name, rules, next: RELEASES.find((release) => orderOf(release) >= until && release !== rules) };
}

/** The recorded releases whose rules may hold: one, or two. */
export function releasesOf({ rules, next }: DeskRelease): readonly Release[] {
  return next === undefined ? [rules] : [rules, next];
}

/** Whether a help desk of this release may have the rows of the detected one, or of one between the same recorded ones. */
export function mayBe(written: DeskRelease, seen: DeskRelease): boolean {
  const isNeighbour = seen.next === undefined && (seen.name === written.rules || seen.name === written.next);
  return written.name === seen.name || (written.next !== undefined && (written.next === seen.next || isNeighbour));
}

/** Whether the help desk may have what began with a release, recorded or not ("5.4"). */
export function mayHave({ name }: DeskRelease, since: string): boolean {
  const latest = [...name.matchAll(/\d+\.\d+/g)].at(-1)?.[0];
  return latest === undefined || orderOf(latest) >= orderOf(since);
}

/** A number to sort releases by: a minor release never reaches 100. */
function orderOf(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 100 + minor;
}

/** Assumed if the release cannot be detected, and for a help desk newer than every known release. */
export const NEWEST_RELEASE: Release = '7.1';

/** The newest recorded release as a help desk. */
export const NEWEST_DESK: DeskRelease = deskRelease(NEWEST_RELEASE);
