import { isJsonObject } from '../../model/json.ts';
import { makeProblem, type Problem } from '../../model/problem.ts';
import type { WrittenAttribute } from '../attribute.ts';
import { checkFile } from '../check/check-file.ts';
import { checkOverlayEntry } from '../check/check-overlay.ts';
import { findFiles, hintForSlashes } from '../find-files.ts';
import { type Project, readFiles } from '../load-project.ts';
import { problemWithSource } from '../source-text.ts';
import type { YamlDocument } from '../yaml/yaml-file.ts';
import type { TargetSettings } from './target-settings.ts';

/** The overlays of one target, as they are written. */
export interface Overlays {
  readonly files: readonly string[];
  readonly entries: readonly WrittenAttribute[];
  readonly problems: readonly Problem[];
}

/** Reads the overlays of a target. Those of other targets are not read. */
export async function readOverlays(project: Project, target: TargetSettings | undefined): Promise<Overlays> {
  if (target === undefined || target.overlays.length === 0) return { files: [], entries: [], problems: [] };
  // A target of a help desk asked alone is not of these files.
  const found = project.overlays.get(target.name) ?? (await findFiles(project.ground, target.overlays));
  const unmatched = project.patternMustMatch === 'required' ? found.unmatched : [];
  const { attributes: entries, problems } = await readFiles(project, found.files, checkOverlay);
  return {
    files: found.files,
    entries,
    problems: [...found.problems, ...unmatched.map((pattern) => problemOfUnmatched(pattern, target)), ...problems],
  };
}

/** Checks a document of an overlay. The settings of its entries are checked after the merge. */
function checkOverlay(document: YamlDocument, attributes: readonly WrittenAttribute[]) {
  const ofEntries = attributes.flatMap((entry) => {
    const { settings } = entry;
    if (!isJsonObject(settings)) return [];
    return checkOverlayEntry(settings).map((problem) => problemWithSource({ ...entry, key: undefined }, problem));
  });
  const ofFile = checkFile(document.value).map((problem) => problemWithSource(document, problem));
  return { attributes, problems: [...ofFile, ...ofEntries] };
}

/** Reports an overlay pattern without files: an error if the target deletes undeclared attributes, otherwise a warning. */
function problemOfUnmatched(pattern: string, { name, overlays, undeclared, origin }: TargetSettings): Problem {
  const deletes = undeclared === 'delete';
  const message = `no file matches ${pattern} (overlays of ${name})`;
  const path = overlays.length === 1 ? ['overlays'] : ['overlays', String(overlays.indexOf(pattern))];
  const where = origin?.locate(path);
  const hint =
    hintForSlashes(pattern) ??
    'Write the files, remove `overlays` if this target needs none, or fix the pattern: it is relative to the project folder, as in overlays/production.';
  const problem = deletes
    ? makeProblem('no-files', `${message}, and this target deletes undeclared attributes`, { hint, where })
    : makeProblem('no-overlays', message, { hint, where });
  return origin?.tell(problem) ?? problem;
}
