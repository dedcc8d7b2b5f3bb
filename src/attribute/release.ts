/** The releases of the help desk whose behaviour was recorded. */
export const RELEASES = ['5.2', '6.5'] as const;

export type Release = (typeof RELEASES)[number];

/** Taken when a list does not tell: a plan for a newer desk refuses more names, never fewer. */
export const NEWEST_RELEASE: Release = '6.5';
