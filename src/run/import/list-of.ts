import type { LiveAttribute } from '../../attribute/live-attribute.ts';
import type { Project } from '../../config/load-project.ts';
import { resolveConnection } from '../../config/target/resolve-connection.ts';
import { resolveSecrets, unusedVariables } from '../../config/target/resolve-secrets.ts';
import type { TargetSettings } from '../../config/target/target-settings.ts';
import { connectReader } from '../../helpdesk/reader.ts';
import { secretsOfConnection } from '../../helpdesk/secrecy.ts';
import { InvalidConfig } from '../../problem/failure.ts';
import type { ProjectChoice } from '../open-project.ts';
import { readLiveFile } from '../plan.ts';

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
