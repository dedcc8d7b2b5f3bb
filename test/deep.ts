/**
 * `npm test` is for the day and tries some of everything; `npm run test:deep` tries all of it, every night and before a
 * release. A test that is deep as a whole stands in a file `*.deep.test.ts`.
 */
export const IS_DEEP = process.env.DESKFORM_DEEP === 'true';

/** How many cases a property tries; the variable, such as `DESKFORM_WORLDS=100000`, asks for as many as it says. */
export function numberOfRuns(
  variable: 'DESKFORM_WORLDS' | 'DESKFORM_SCHEDULES' | 'DESKFORM_FUZZ',
  { day, deep }: { readonly day: number; readonly deep: number },
): number {
  const asked = process.env[variable];
  if (asked !== undefined) return Number(asked);
  return byDepth({ day, deep });
}

export function byDepth<T>({ day, deep }: { readonly day: T; readonly deep: T }): T {
  return IS_DEEP ? deep : day;
}

/** All cases when deep; in the day every n-th, so that each kind of a long table has its turn. */
export function someOf<T>(cases: readonly T[], most: number): readonly T[] {
  if (IS_DEEP || cases.length <= most) return cases;
  const step = cases.length / most;
  return Array.from({ length: most }, (_, index) => cases[Math.floor(index * step)]).filter((one) => one !== undefined);
}
