import type { LiveAttribute } from '../attribute/live-attribute.ts';
import type { Project } from '../config/load-project.ts';
import { resolveConnection } from '../config/target/resolve-connection.ts';
import { resolveSecrets } from '../config/target/resolve-secrets.ts';
import type { TargetSettings } from '../config/target/target-settings.ts';
import { unusedVariables } from '../config/target/unused-variables.ts';
import type { Secret } from '../helpdesk/mask.ts';
import { connectReader } from '../helpdesk/reader.ts';
import { secretsIn, secretsOfConnection } from '../helpdesk/secrecy.ts';
import { InvalidConfig } from '../problem/failure.ts';
import { openTarget, type ProjectChoice, type TargetChoice } from './open-project.ts';
import { type PlanRequest, readLiveFile } from './plan.ts';

export { secretsIn };

/**
 * Every credential that work on a target may come to hold. For whoever hands results on to where others read. What a
 * missing variable would have held is not known, and needs no hiding. Against a saved list no value of a definition is
 * read: a stranger's files may name any variable, and so any word to be hidden.
 * @throws {InvalidConfig} where the files hold mistakes.
 */
export async function credentialsOf(
  choice: Pick<PlanRequest, keyof TargetChoice | 'liveFile'>,
): Promise<readonly Secret[]> {
  const { project, target } = await openTarget(choice);
  const connection = await resolveConnection(target, choice.env, project.folder);
  const { secrets } = resolveSecrets(project, choice.liveFile === undefined ? choice.env : {});
  return [...('url' in connection ? secretsOfConnection(connection) : []), ...secrets.flatMap(secretsIn)];
}

interface ListChoice extends ProjectChoice {
  /** A saved answer of the list endpoint, instead of the help desk. */
  readonly liveFile: string | undefined;
}

/** The whole list of a target. No credential of a definition need be set for it. */
export async function listOf(
  project: Project,
  target: TargetSettings,
  { liveFile, cwd, env, hide }: ListChoice,
): Promise<readonly LiveAttribute[]> {
  if (liveFile !== undefined) return readLiveFile(cwd, liveFile);
  const connection = await resolveConnection(target, env, project.folder);
  const unused = unusedVariables(project, target, env);
  if ('length' in connection || unused.length > 0)
    throw new InvalidConfig([...unused, ...('length' in connection ? connection : [])]);
  // What definitions hold is sent by others, and may come back to this run.
  const { secrets } = resolveSecrets(project, env);
  const known = { ...connection, secrets: [...connection.secrets, ...secrets] };
  hide?.add(secretsOfConnection(known));
  const reader = connectReader(known);
  try {
    return await reader.listAttributes();
  } finally {
    await reader.close();
  }
}
