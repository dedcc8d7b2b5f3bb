import { RELEASES_OF_NAMES, type ReleaseOfNames } from '../attribute/name-rules.ts';
import type { Project } from '../config/load-project.ts';
import { lintAttributes } from '../config/read-definitions.ts';
import { projectOnTarget } from '../config/targets/project-on-target.ts';
import { Failure, InvalidConfig } from '../problem/failure.ts';
import { applyLintLevels, byPlace, isError, type Problem } from '../problem/problem.ts';
import { lintNames } from '../schema/lint/lint.ts';
import { openProject, type ProjectChoice } from './open-project.ts';

export interface ValidateRequest extends ProjectChoice {
  /** A release to come: names that it alone keeps for itself are told as well. */
  readonly release?: string | undefined;
}

interface ValidateResult {
  /** Warnings only: errors end the run. */
  readonly problems: readonly Problem[];
  readonly attributes: number;
  readonly files: number;
}

/** Reads every file and asks no help desk. Throws InvalidConfig with all mistakes at once. */
export async function validate(choice: ValidateRequest): Promise<ValidateResult> {
  const release = choice.release === undefined ? undefined : releaseNamed(choice.release);
  const files = await openProject(choice);
  const onTargets = await Promise.all(files.targets.map((target) => projectOnTarget(files, target)));
  const projects = onTargets.length === 0 ? [files] : onTargets;
  const problems = problemsOf([...withSharedConsent(projects), ...namesOn(projects, release)]);
  if (problems.some(isError)) throw new InvalidConfig(problems);
  return {
    problems,
    attributes: new Set(projects.flatMap(({ definitions }) => definitions.map(({ key }) => key))).size,
    files: new Set(projects.flatMap(({ attributeFiles }) => attributeFiles)).size,
  };
}

function releaseNamed(written: string): ReleaseOfNames {
  const release = RELEASES_OF_NAMES.find((known) => known === written);
  if (release !== undefined) return release;
  throw new Failure(
    'WRONG_USE',
    `nobody has told deskform which names release ${JSON.stringify(written)} keeps for itself`,
    {
      hint: `It knows those of ${RELEASES_OF_NAMES.join(', ')}.`,
    },
  );
}

function namesOn(
  projects: readonly Project[],
  release: ReleaseOfNames | undefined,
): readonly Pick<Project, 'problems'>[] {
  return projects.map(({ attributes, lint }) => ({
    problems: applyLintLevels(
      lintAttributes(attributes, (definitions) => lintNames(definitions, release)),
      lint,
    ),
  }));
}

/** What is wrong on several targets is told once. */
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
