import { makeProblem, type Problem } from '../problem/problem.ts';
import { findFiles, type UnmatchedPattern } from './find-files.ts';
import { contentOf, findDuplicates, idsIn, type Project } from './load-project.ts';
import { optionLists } from './options-from.ts';
import { layOver, readOverlay } from './overlays.ts';
import type { WrittenAttribute } from './read-definitions.ts';
import { isProblem, readText } from './read-text.ts';
import type { TargetSettings } from './target-settings.ts';

/**
 * The project as one target has it, with its overlays laid over the attributes. The overlays of others are not read:
 * their mistakes are theirs. Without overlays it is the very project that was given.
 */
export async function projectOnTarget(project: Project, target: TargetSettings): Promise<Project> {
  if (target.overlays.length === 0) return project;
  const found = await findFiles(project.folder, target.overlays);
  let problems = [...project.fileProblems, ...found.problems];
  if (project.patternMustMatch === 'required')
    problems.push(...found.unmatched.map((unmatched) => unmatchedPattern(unmatched, target)));
  const lists = optionLists(project.folder);
  const entries: WrittenAttribute[] = [];
  for (const file of found.files) {
    const source = readText(project.folder, file);
    if (isProblem(source)) {
      problems.push(source);
      continue;
    }
    const read = readOverlay(source, lists);
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
    ...contentOf(attributes, unmanaged, problems, project.lint),
  };
}

/** A target need not differ from the others; only where what is missing gets deleted, nothing may be missing by mistake. */
function unmatchedPattern(
  { pattern, message: why }: UnmatchedPattern,
  { name, overlays, undeclared, origin }: TargetSettings,
): Problem {
  const path = overlays.length === 1 ? ['overlays'] : ['overlays', String(overlays.indexOf(pattern))];
  const where = origin?.locate(path);
  const mend = 'mend the pattern: it counts from the folder of the project, as in overlays/production/*.yaml.';
  const detail = { where, sourceLine: where === undefined ? undefined : origin?.lineAt(where) };
  const message = `${why}, the overlays of ${name}`;
  return undeclared === 'delete'
    ? makeProblem('no-files', `${message}, which deletes what it does not find declared`, {
        hint: `Write the files, take \`overlays\` out, or ${mend}`,
        ...detail,
      })
    : makeProblem('no-overlays', message, {
        hint: `A target like the others needs none. Where files are meant, ${mend}`,
        ...detail,
      });
}
