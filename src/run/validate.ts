import { InvalidConfig } from '../problem/failure.ts';
import { isError, type Problem } from '../problem/problem.ts';
import { openProject, type ProjectChoice } from './open-project.ts';

export interface ValidateResult {
  /** Warnings only: errors end the run. */
  readonly problems: readonly Problem[];
  readonly attributes: number;
  readonly files: number;
}

/** Reads every file and asks no help desk. Throws InvalidConfig with all mistakes at once. */
export async function validate(choice: ProjectChoice): Promise<ValidateResult> {
  const project = await openProject(choice);
  if (project.problems.some(isError)) throw new InvalidConfig(project.problems);
  return { problems: project.problems, attributes: project.definitions.length, files: project.attributeFiles.length };
}
