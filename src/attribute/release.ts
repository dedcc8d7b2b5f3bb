/** The releases of the help desk whose behaviour was recorded. */
export const RELEASES = ['5.2', '6.5', '7.1'] as const;

export type Release = (typeof RELEASES)[number];

/** Where a rule of the help desk holds: from `since` on, up to the release before `until`; without them everywhere. */
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

/** Taken when a list does not tell, and for a help desk that is newer than all that is known. */
export const NEWEST_RELEASE: Release = '7.1';
