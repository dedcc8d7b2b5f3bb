import type { Problem } from '../../problem/problem.ts';
import { type EmptyPattern, findFiles, together, withHints } from '../find-files.ts';
import { contentOf, findDuplicates, idsIn, type Project } from '../load-project.ts';
import type { WrittenAttribute } from '../read-definitions.ts';
import { isProblem, readText } from '../read-text.ts';
import { MENDED_OVERLAYS, problemOfOverlays } from './overlay-files.ts';
import { layOver, readOverlay } from './overlays.ts';
import type { TargetSettings } from './target-settings.ts';

/**
 * The project as one target has it, with its overlays laid over the attributes. The overlays of others are not read:
 * their mistakes are theirs. Without overlays it is the very project that was given.
 */
export async function projectOnTarget(project: Project, target: TargetSettings): Promise<Project> {
  if (target.overlays.length === 0) return project;
  const found = together(
    // A target that is not of these files may have patterns that were not looked for yet.
    await Promise.all(
      target.overlays.map((pattern) => project.overlayFiles.get(pattern) ?? findFiles(project.ground, [pattern])),
    ),
  );
  // Patterns that were refused are among the problems of every target already.
  const unmatched = project.patternMustMatch === 'required' ? await withHints(project.folder, found.unmatched) : [];
  let problems = [
    ...project.fileProblems,
    ...found.problems,
    ...unmatched.map((pattern) => problemOfUnmatched(pattern, target)),
  ];
  const entries: WrittenAttribute[] = [];
  for (const file of found.files) {
    const source = readText(project.folder, file);
    if (isProblem(source)) {
      problems.push(source);
      continue;
    }
    await project.lists.readyFor(source);
    const read = readOverlay(source, project.lists.lists);
    for (const entry of read.entries) entries.push(entry);
    for (const problem of read.problems) problems.push(problem);
  }
  const isShared = (file: string | undefined): boolean => file !== undefined && project.sharedOverlays.includes(file);
  const shared = new Set(entries.flatMap(({ key, file }) => (isShared(file) ? [key] : [])));
  const { attributes, unmanaged, problems: ofOverlays } = layOver(project.attributes, entries);
  const ids = attributes.flatMap(({ written }) =>
    written.key !== undefined && shared.has(written.key) ? idsIn(written) : [],
  );
  problems = [
    ...problems,
    ...findDuplicates(entries),
    ...ofOverlays,
    ...ids.filter(({ where }) => isShared(where?.file)),
  ];
  return {
    ...project,
    attributeFiles: [...project.attributeFiles, ...found.files],
    overlaid: new Map(entries.flatMap((entry) => (entry.key === undefined ? [] : [[entry.key, entry] as const]))),
    fileProblems: problems,
    ...contentOf(attributes, unmanaged, problems, project),
  };
}

/** A target need not differ from the others; only where what is missing gets deleted, nothing may be missing by mistake. */
function problemOfUnmatched({ pattern, message: why, otherwise }: EmptyPattern, target: TargetSettings): Problem {
  const message = `${why}, the overlays of ${target.name}`;
  if (target.undeclared !== 'delete') {
    const hint = otherwise ?? `A target like the others needs none. Where files are meant, mend ${MENDED_OVERLAYS}`;
    return problemOfOverlays(target, pattern, 'no-overlays', message, hint);
  }
  const deletes = `${message}, which deletes what it does not find declared`;
  const hint = otherwise ?? `Write the files, take \`overlays\` out, or mend ${MENDED_OVERLAYS}`;
  return problemOfOverlays(target, pattern, 'no-files', deletes, hint);
}
