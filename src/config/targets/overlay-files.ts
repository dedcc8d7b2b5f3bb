import { makeProblem, type Problem } from '../../problem/problem.ts';
import type { ProblemCode } from '../../problem/problem-codes.ts';
import { formatPosition } from '../../problem/source-position.ts';
import { combineFound, type FoundFiles, findFiles, type Ground } from '../find-files.ts';
import type { TargetSettings } from './target-settings.ts';

/** The overlays of all targets. They are never attribute files, even if a pattern matches them. */
interface OverlayFiles {
  /** Number of targets that use each file. */
  readonly counts: ReadonlyMap<string, number>;
  /** By pattern. */
  readonly found: ReadonlyMap<string, FoundFiles>;
  /** Refused patterns. They concern all targets: overlays that are not found could be read as attribute files. */
  readonly problems: readonly Problem[];
}

export async function findOverlays(ground: Ground, targets: readonly TargetSettings[]): Promise<OverlayFiles> {
  const counts = new Map<string, number>();
  // Targets may have a pattern from the same line.
  const problems = new Map<string, Problem>();
  const found = new Map<string, FoundFiles>();
  for (const pattern of new Set(targets.flatMap(({ overlays }) => overlays)))
    found.set(pattern, await findFiles(ground, [pattern]));
  for (const target of targets) {
    const { files, refused } = combineFound(target.overlays.flatMap((pattern) => found.get(pattern) ?? []));
    for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
    for (const { pattern, message } of refused) {
      const problem = problemOfOverlays(target, pattern, 'no-files', message, `Fix ${FIXED_OVERLAYS}`);
      problems.set(problem.where === undefined ? message : `${formatPosition(problem.where)} ${message}`, problem);
    }
  }
  return { counts, found, problems: [...problems.values()] };
}

/** End of a sentence that asks for another pattern. */
export const FIXED_OVERLAYS = 'the pattern: it is relative to the project folder, as in overlays/production/*.yaml.';

/** Makes a problem at one pattern under `overlays`. */
export function problemOfOverlays(
  { overlays, origin }: TargetSettings,
  pattern: string,
  code: ProblemCode,
  message: string,
  hint: string,
): Problem {
  const path = overlays.length === 1 ? ['overlays'] : ['overlays', String(overlays.indexOf(pattern))];
  return makeProblem(code, message, { hint, where: origin?.locate(path) });
}
