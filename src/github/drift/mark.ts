import { encode, hashOf, nameInMark } from '../comment/mark.ts';
import type { CommittedFile } from '../git-data.ts';
import type { Job } from '../job.ts';
import { projectName } from '../project.ts';

/** Whose drift it is: two projects of one repository may have a target of the same name. */
export interface DriftOf {
  /** Empty for the project at the top of the repository. */
  readonly project: string;
  readonly target: string;
}

/** A name with a credential in it stands in a mark as its hash: in the percent form of marks, nobody would find it. */
export function withoutSecret(name: string, { hide }: Job): string {
  return hide.text(name) === name ? name : `sha256-${hashOf(name)}`;
}

export function driftOf({ inputs }: Job, target: string): DriftOf {
  return { project: projectName(inputs), target };
}

/** As people call it. */
export function nameInWords({ project, target }: DriftOf): string {
  return project === '' ? target : `${target} of ${project}`;
}

/**
 * The first line of an issue of ours, and of nothing else that our token has written: whose drift it tells, and which
 * workflow keeps it.
 */
export function formatDriftMark(workflow: string, { project, target }: DriftOf): string {
  return `<!-- deskform:drift v=1 workflow=${inMark(workflow)} project=${inMark(project)} target=${inMark(target)} -->`;
}

/** The first line of a pull request of ours: what it takes, so that the same is not offered again. */
export function formatImportMark({ project, target }: DriftOf, files: readonly CommittedFile[]): string {
  const taken = hashOf(JSON.stringify(files.map(({ path, content }) => [path, content])));
  return `<!-- deskform:import v=1 project=${inMark(project)} target=${inMark(target)} takes=${taken} -->`;
}

function inMark(name: string): string {
  return encode(nameInMark(name));
}

/** Only the first line counts, however an editor has ended it. */
export function hasMark(body: string, mark: string): boolean {
  return body === mark || body.startsWith(`${mark}\n`) || body.startsWith(`${mark}\r\n`);
}
