import { resolveConnection } from '../config/target/resolve-connection.ts';
import { resolveSecrets } from '../config/target/resolve-secrets.ts';
import type { Secret } from '../helpdesk/mask.ts';
import { secretsIn, secretsOfConnection } from '../helpdesk/secrecy.ts';
import { openTarget, type TargetChoice } from './open-project.ts';
import type { PlanRequest } from './plan.ts';

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
