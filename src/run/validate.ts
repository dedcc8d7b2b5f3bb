import { formatFile } from '../files/edit/format-file.ts';
import { lintNames, lintReserved, lintUpgrade } from '../files/lint/lint.ts';
import type { Project } from '../files/load-project.ts';
import { lintAttributes } from '../files/read-definitions.ts';
import { projectOnTarget } from '../files/targets/project-on-target.ts';
import { Failure, InvalidConfig } from '../model/failure.ts';
import { RELEASES_OF_NAMES, type ReleaseOfNames } from '../model/name-rules.ts';
import { applyLintLevels, byPlace, isError, type Problem } from '../model/problem.ts';
import { type DeskRelease, deskRelease, RELEASES, releasesOf } from '../model/release.ts';
import { releasesBefore } from '../model/upgrade.ts';
import { widthProblems } from '../plan/refuse-widths.ts';
import { type FileChange, readIfThere, writeFiles } from './import/write-files.ts';
import { openProject, type ProjectChoice } from './open-project.ts';

export interface ValidateRequest extends ProjectChoice {
  /** A future release: changes by the upgrade to it are reported too. */
  readonly release?: string | undefined;
}

/** Checks every file without a help desk, and returns its warnings. Throws InvalidConfig with all errors. */
export async function validate(choice: ValidateRequest) {
  const release = choice.release === undefined ? undefined : releaseNamed(choice.release);
  const files = await openProject(choice);
  const onTargets = await Promise.all(
    files.targets.map(async (target) => ({ project: await projectOnTarget(files, target), target })),
  );
  const checked = onTargets.length === 0 ? [{ project: files, target: undefined }] : onTargets;
  const projects = checked.map(({ project }) => project);
  const problems = problemsOf([
    ...withSharedConsent(projects),
    ...checked.map(({ project, target }) => namesIn(project, target?.release, release)),
    ...checked.map(({ project: { definitions }, target }) => ({
      problems: widthProblems(definitions, target?.database ?? 'postgresql'),
    })),
  ]);
  if (problems.some(isError)) throw new InvalidConfig(problems);
  return {
    problems,
    attributes: new Set(projects.flatMap(({ definitions }) => definitions.map(({ key }) => key))).size,
    files: new Set(projects.flatMap(({ attributeFiles }) => attributeFiles)).size,
  };
}

function releaseNamed(written: string): ReleaseOfNames {
  const { name, next } = deskRelease(written);
  const release = RELEASES_OF_NAMES.find((known) => known === name && written.startsWith(known));
  if (release !== undefined) return release;
  // Of a release between two recorded ones, what the later one changes may already hold.
  if (/^\d+\.\d+(?:\.\d+)?$/.test(written) && name > RELEASES[0] && next !== undefined) return next;
  const hint = `Known releases: ${RELEASES_OF_NAMES.join(', ')}.`;
  throw new Failure('WRONG_USE', `unknown release ${JSON.stringify(written)}`, { hint });
}

/** Checks names against all releases, and changes by an upgrade. */
function namesIn(
  { attributes, lint }: Project,
  isOn: DeskRelease | undefined,
  release: ReleaseOfNames | undefined,
): Pick<Project, 'problems'> {
  const found = lintAttributes(attributes, (definitions) => [
    ...lintNames(definitions),
    ...(release === undefined
      ? lintReserved(definitions)
      : lintUpgrade(definitions, isOn === undefined ? releasesBefore(release) : releasesOf(isOn), release)),
  ]);
  return { problems: applyLintLevels(found, lint) };
}

/** Reports a problem of several targets once. */
function problemsOf(projects: readonly Pick<Project, 'problems'>[]): readonly Problem[] {
  const found = new Map<string, Problem>();
  for (const { problems } of new Set(projects))
    for (const problem of problems) found.set(idOf(problem), found.get(idOf(problem)) ?? problem);
  return [...found.values()].sort(byPlace);
}

function idOf({ code, where, message }: Problem): string {
  const place = where === undefined ? '' : `${where.file} ${where.line} ${where.column}`;
  return `${place} ${code} ${message}`;
}

/** Consent that one target has no use for may be there for another. */
function withSharedConsent(projects: readonly Project[]): readonly Pick<Project, 'problems'>[] {
  const unused = projects.map(({ problems }) => new Set(problems.map(idOf)));
  return projects.map(({ problems }) => ({
    problems: problems.filter(
      (problem) => problem.code !== 'accept-unused' || unused.every((ids) => ids.has(idOf(problem))),
    ),
  }));
}

interface FormatDraft {
  /** Those whose text would be another one. */
  readonly changes: readonly FileChange[];
  /** Files that cannot be brought into the form, and why. */
  readonly left: readonly { readonly file: string; readonly why: string }[];
  readonly files: number;
  /** Writes all of them or none. */
  readonly write: () => void;
}

/**
 * Formats all attribute files of a project, without writing them. Their content stays the same.
 * @throws {InvalidConfig} if a file contains errors: it cannot be formatted.
 */
export async function draftFormat(choice: ProjectChoice): Promise<FormatDraft> {
  const { ground, folder, attributeFiles, problems } = await openProject(choice);
  if (problems.some(isError)) throw new InvalidConfig(problems);
  const changes: FileChange[] = [];
  const left: { file: string; why: string }[] = [];
  for (const file of attributeFiles) {
    const before = readIfThere(folder, file) ?? '';
    const formatted = formatFile(before);
    if (formatted.outcome === 'impossible') left.push({ file, why: formatted.why });
    else if (formatted.text !== before) changes.push({ file, before, after: formatted.text });
  }
  return { changes, left, files: attributeFiles.length, write: () => writeFiles(ground, changes) };
}
