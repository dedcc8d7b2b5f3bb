import { resolveConnection } from '../files/targets/resolve-connection.ts';
import { readVariable, resolveSecrets } from '../files/targets/resolve-secrets.ts';
import { spellAddress, type TargetSettings } from '../files/targets/target-settings.ts';
import type { Connection } from '../helpdesk/connection.ts';
import { type ConnectedReader, connectReader, type HelpDeskReader } from '../helpdesk/reader.ts';
import { secretsIn, secretsOfConnection, secretsOfRows } from '../helpdesk/secrecy.ts';
import { type AddressedList, parseSnapshot } from '../helpdesk/snapshot.ts';
import type { AttributeKey } from '../model/attribute-key.ts';
import { Failure, InvalidConfig } from '../model/failure.ts';
import type { LiveAttribute } from '../model/live-attribute.ts';
import { isTelling, type Secret } from '../model/mask.ts';
import { type Environment, fillPlaceholders, findPlaceholders } from '../model/placeholder.ts';
import type { Plan } from '../plan/plan.ts';
import { type OpenedTarget, openTarget, type ProjectChoice, type TargetChoice } from './open-project.ts';
import { readGiven } from './read-plan-file.ts';

export { secretsIn };

/**
 * Every credential that work on a target may read, for results that others will see. A variable that is not set holds
 * nothing to hide. Against a snapshot no value of a definition is read: the files of a stranger may name any variable, and
 * so would choose what is hidden.
 * @throws {InvalidConfig} if the files contain errors.
 */
export async function credentialsOf(choice: TargetChoice): Promise<readonly Secret[]> {
  const { project, declared, target } = await openTarget(choice);
  const connection = await resolveConnection(target, choice.env, project.folder);
  const { secrets } = resolveSecrets(declared, choice.liveFile === undefined ? choice.env : {});
  return [...('url' in connection ? secretsOfConnection(connection) : []), ...secrets.flatMap(secretsIn)];
}

/** Whether the credentials in definitions are needed: whoever sends no definition needs none. */
export type CredentialsOfDefinitions = 'must-be-set' | 'may-be-missing';

/** The connection of a target, and the definitions with their credentials: reads no other variables. */
export async function resolveTarget(
  { project, declared, target }: OpenedTarget,
  { env, hide }: Pick<ProjectChoice, 'env' | 'hide'>,
  credentials: CredentialsOfDefinitions = 'must-be-set',
) {
  const connection = await resolveConnection(target, env, project.folder);
  // What definitions hold is sent by others, too, and may come back to this run.
  const { definitions, problems, secrets } = resolveSecrets(declared, env);
  const unset = credentials === 'must-be-set' ? problems : [];
  if ('length' in connection || unset.length > 0)
    throw new InvalidConfig([...('length' in connection ? connection : []), ...unset]);
  const resolved = { ...connection, secrets: [...connection.secrets, ...secrets], hear: hide?.add };
  hide?.add(secretsOfConnection(resolved));
  return { connection: resolved, definitions };
}

/** The live list of a target with the address it comes from. No credential of a definition need be set for it. */
export async function readLiveList(opened: OpenedTarget, choice: TargetChoice): Promise<AddressedList> {
  if (choice.liveFile !== undefined) return readSnapshot(opened, choice, choice.liveFile);
  const { connection } = await resolveTarget(opened, choice, 'may-be-missing');
  const rows = await withReader(connection, (reader) => reader.listAttributes());
  return { url: spellAddress(connection.url), rows };
}

/** Works with a client that can only read. */
export async function withReader<Result>(
  connection: Connection,
  use: (reader: ConnectedReader) => Promise<Result>,
): Promise<Result> {
  const reader = connectReader(connection);
  try {
    return await use(reader);
  } finally {
    await reader.close();
  }
}

/**
 * A snapshot instead of the help desk.
 * @throws {Failure} SNAPSHOT_FROM_ANOTHER_DESK where it records another address than the target has.
 */
export async function readSnapshot(
  { target }: Pick<OpenedTarget, 'target'>,
  { cwd, env, hide }: Pick<ProjectChoice, 'cwd' | 'env' | 'hide'>,
  file: string,
): Promise<AddressedList> {
  const saved = parseSnapshot(await readGiven(cwd, file, '--live needs a file that `deskform snapshot` wrote.'), file);
  // An answer that somebody saved has them in clear. As in a live list, a common word is none.
  hide?.add(secretsOfRows(saved.rows).filter(({ text }) => isTelling(text)));
  const address = addressOfTarget(target, env);
  if (saved.url === undefined || address === undefined || spellAddress(saved.url) === address) return saved;
  const message = `${file} was saved from ${saved.url}, but the url of ${target.name} is ${target.url}`;
  const hint = `Save one of ${target.name}: \`deskform snapshot --target ${target.name} --out ${target.name}.json\`.`;
  throw new Failure('SNAPSHOT_FROM_ANOTHER_DESK', message, { hint });
}

/** Undefined where it cannot be known: no target, or a variable in its url that is not set. */
export function addressOfTarget(target: TargetSettings, env: Environment): string | undefined {
  if (findPlaceholders(target.url).names.some((name) => readVariable(env, name) === undefined)) return undefined;
  return spellAddress(fillPlaceholders(target.url, (name) => readVariable(env, name)));
}

/** Adds the authors of foreign changes to a plan, with one small GET for each row. */
export async function withAuthors(made: Plan, reader: HelpDeskReader): Promise<Plan> {
  const { document, live } = made;
  if (document.foreign.length === 0) return made;
  return { ...made, document: { ...document, foreign: await named(document.foreign, live, reader) } };
}

/** Parts of a document with the logins of those who changed the rows last; null where nobody is asked. */
export async function named<Part extends { readonly key: AttributeKey }>(
  parts: readonly Part[],
  live: Plan['live'],
  reader: HelpDeskReader,
) {
  const rows = parts.flatMap(({ key }) => live.get(key) ?? []);
  const authors = await readAuthors(rows, reader);
  return parts.map((part) => ({ ...part, updated_by: authors.get(part.key) ?? null }));
}

const MOST_AUTHORS = 20;

/** The users who changed the rows last. Each is asked for, so at most 20 are; the others stay unknown. */
export async function readAuthors(
  rows: readonly Pick<LiveAttribute, 'id' | 'key'>[],
  reader: HelpDeskReader,
): Promise<ReadonlyMap<AttributeKey, string | undefined>> {
  const authors = new Map<AttributeKey, string | undefined>();
  for (const { id, key } of rows.slice(0, MOST_AUTHORS)) authors.set(key, (await reader.showAttribute(id))?.updated_by);
  return authors;
}
