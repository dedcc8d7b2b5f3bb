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

/** Assumed if the release cannot be detected, and for a help desk newer than every known release. */
export const NEWEST_RELEASE: Release = '7.1';
