import { formatFile } from '../files/edit/format-file.ts';
import { lintReleases } from '../files/lint/lint.ts';
import { type Declared, declaredBy } from '../files/pipeline.ts';
import type { TargetSettings } from '../files/targets/target-settings.ts';
import type { AttributeDefinition } from '../model/definition.ts';
import { Failure, InvalidConfig } from '../model/failure.ts';
import { RELEASES_OF_NAMES, type ReleaseOfNames } from '../model/name-rules.ts';
import { once } from '../model/once.ts';
import { applyLintLevels, byPlace, isError, type Problem } from '../model/problem.ts';
import { type DeskRelease, deskRelease, RELEASES, releasesOf } from '../model/release.ts';
import { releasesBefore } from '../model/upgrade.ts';
import { widthProblems } from '../plan/refuse-widths.ts';
import { type FileChange, readIfThere, writeFiles } from './import/write-files.ts';
import { openProject, type ProjectChoice } from './open-project.ts';

/**
 * Checks every file without a help desk, and returns its warnings. Changes by the upgrade to a future release are reported
 * too. Throws InvalidConfig with all errors.
 */
export async function validate(choice: ProjectChoice & { readonly release?: string | undefined }) {
  const release = choice.release === undefined ? undefined : releaseNamed(choice.release);
  const project = await openProject(choice);
  const { targets, lint } = project.settings;
  const files = once(() => declaredBy(project, undefined));
  const on = (target: TargetSettings | undefined): Promise<Declared> =>
    target === undefined || target.overlays.length === 0 ? files() : declaredBy(project, target);
  const asked = targets.length === 0 ? [undefined] : targets;
  const checked = await Promise.all(asked.map(async (target) => ({ target, declared: await on(target) })));
  const declared = checked.map((one) => one.declared);
  const problems = problemsOf([
    ...withSharedConsent(declared.map((one) => one.problems)),
    ...checked.map(({ declared: { definitions }, target }) =>
      applyLintLevels(lintForReleases(definitions, target?.release, release), lint),
    ),
    ...checked.map(({ declared: { definitions }, target }) =>
      widthProblems(definitions, target?.database ?? 'postgresql'),
    ),
  ]);
  if (problems.some(isError)) throw new InvalidConfig(problems);
  return {
    problems,
    attributes: new Set(declared.flatMap(({ definitions }) => definitions.map(({ key }) => key))).size,
    files: new Set(declared.flatMap((one) => one.files)).size,
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

function lintForReleases(
  definitions: readonly AttributeDefinition[],
  isOn: DeskRelease | undefined,
  release: ReleaseOfNames | undefined,
): readonly Problem[] {
  const from = (to: ReleaseOfNames) => (isOn === undefined ? releasesBefore(to) : releasesOf(isOn));
  return lintReleases(definitions, release && { from: from(release), to: release });
}

/** Tells a problem of several targets once. */
function problemsOf(found: readonly (readonly Problem[])[]): readonly Problem[] {
  const told = new Map<string, Problem>();
  for (const problems of new Set(found))
    for (const problem of problems) told.set(idOf(problem), told.get(idOf(problem)) ?? problem);
  return [...told.values()].sort(byPlace);
}

function idOf({ code, where, message }: Problem): string {
  const place = where === undefined ? '' : `${where.file} ${where.line} ${where.column}`;
  return `${place} ${code} ${message}`;
}

/** Consent that one target has no use for may be there for another. */
function withSharedConsent(found: readonly (readonly Problem[])[]): readonly (readonly Problem[])[] {
  const unused = found.map((problems) => new Set(problems.map(idOf)));
  return found.map((problems) =>
    problems.filter((problem) => problem.code !== 'accept-unused' || unused.every((ids) => ids.has(idOf(problem)))),
  );
}

/**
 * Formats all attribute files of a project, whose content stays the same. Nothing is written until `write` is called; `left`
 * are files that cannot be brought into the form, and why.
 * @throws {InvalidConfig} if a file contains errors: it cannot be formatted.
 */
export async function draftFormat(choice: ProjectChoice) {
  const project = await openProject(choice);
  const { problems, files } = await declaredBy(project, undefined);
  if (problems.some(isError)) throw new InvalidConfig(problems);
  const { folder, ground } = project;
  const changes: FileChange[] = [];
  const left: { file: string; why: string }[] = [];
  for (const file of files) {
    const before = readIfThere(folder, file) ?? '';
    const formatted = formatFile(before);
    if (formatted.outcome === 'impossible') left.push({ file, why: formatted.why });
    else if (formatted.text !== before) changes.push({ file, before, after: formatted.text });
  }
  return { changes, left, files: files.length, write: () => writeFiles(ground, changes) };
}
