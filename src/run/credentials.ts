import type { AttributeDefinition } from '../attribute/definition.ts';
import { resolveConnection } from '../config/resolve-connection.ts';
import { resolveSecrets } from '../config/resolve-secrets.ts';
import type { Connection } from '../helpdesk/connection.ts';
import { formsOfConnection, hiddenFormsOf, longestFirst, masked } from '../helpdesk/secrecy.ts';
import { openTarget, type TargetChoice } from './open-project.ts';
import type { PlanRequest } from './plan.ts';

export { longestFirst, masked };

/**
 * Every credential that work on a target may come to hold, in every form in which it may come back. For whoever hands
 * results on to where others read. What a missing variable would have held is not known, and needs no hiding. Against a
 * saved list no value of a definition is read: a stranger's files may name any variable, and so any word to be hidden.
 * @throws {InvalidConfig} where the files hold mistakes.
 */
export async function credentialForms(
  choice: Pick<PlanRequest, keyof TargetChoice | 'liveFile'>,
): Promise<readonly string[]> {
  const { project, target } = await openTarget(choice);
  const connection = await resolveConnection(target, choice.env, project.folder);
  const { definitions } = resolveSecrets(project, choice.liveFile === undefined ? choice.env : {});
  return formsHeldBy('url' in connection ? connection : undefined, definitions);
}

/** The same of a target that is resolved already. */
export function formsHeldBy(
  connection: Connection | undefined,
  definitions: readonly AttributeDefinition[],
): readonly string[] {
  const ofConnection = connection === undefined ? [] : formsOfConnection(connection);
  const inDefinitions = definitions.flatMap((definition) =>
    definition.state === 'present' ? definition.secrets.flatMap(({ value }) => value ?? []) : [],
  );
  return longestFirst([...ofConnection, ...inDefinitions.flatMap(hiddenFormsOf)]);
}

/** The forms of a credential that is no help desk's. */
export function formsOfCredential(secret: string): readonly string[] {
  return longestFirst(hiddenFormsOf(secret));
}
