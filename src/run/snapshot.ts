import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { AttributeDefinition } from '../attribute/definition.ts';
import type { JsonObject } from '../attribute/json.ts';
import type { LiveAttribute } from '../attribute/live-attribute.ts';
import { isSecret, shownSetting } from '../attribute/secret-settings.ts';
import { connectionInSavedList, SAVED_LIST_VERSION } from '../helpdesk/saved-list.ts';
import { rowToWire } from '../helpdesk/wire.ts';
import { printableJson } from '../render/printable.ts';
import { type ListChoice, readLiveList } from './connect-target.ts';
import { openTarget } from './open-project.ts';
import { connectionHash } from './target-values.ts';

export { connectionInSavedList };

/** The live list of one help desk as a file may keep it. */
export interface Snapshot {
  readonly target: { readonly name: string; readonly url: string };
  /** Where the rows were read; undefined where they come from a saved list that records no address. */
  readonly url: string | undefined;
  /** A hash of the connection that it was read by; undefined with `url`. */
  readonly connection: string | undefined;
  /** As the list endpoint answers, by id: a row that moves in the forms does not move in the file. */
  readonly rows: readonly JsonObject[];
}

/** The live list as a file may keep it; a saved one loses its secrets, too. The client it holds can only read. */
export async function snapshot(request: ListChoice): Promise<Snapshot> {
  const opened = await openTarget({ ...request, patternMustMatch: 'optional' });
  const { project, target } = opened;
  const { url, rows } = await readLiveList(opened, request);
  const named = secretsNamedIn(project.definitions);
  return {
    target: { name: target.name, url: target.url },
    url,
    connection: request.liveFile === undefined ? connectionHash(target) : undefined,
    rows: [...rows].sort((a, b) => a.id - b.id).map((row) => rowToWire(withoutSecrets(row, named.get(row.key) ?? []))),
  };
}

/** What a file holds that `--live` reads: the rows, and the address that they were read from. */
export function savedListText({ url, connection, rows }: Omit<Snapshot, 'target'>): string {
  const origin = { ...(url === undefined ? {} : { url }), ...(connection === undefined ? {} : { connection }) };
  return `${printableJson({ format_version: SAVED_LIST_VERSION, ...origin, attributes: rows })}\n`;
}

/** An address that the files name as a secret shows by itself perhaps nothing of it. */
function secretsNamedIn(definitions: readonly AttributeDefinition[]): ReadonlyMap<AttributeKey, readonly string[]> {
  return new Map(
    definitions.map((definition) => [
      definition.key,
      definition.state === 'present' ? definition.secrets.map(({ setting }) => setting) : [],
    ]),
  );
}

function withoutSecrets(row: LiveAttribute, named: readonly string[]): LiveAttribute {
  const publicPart = (option: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(option).flatMap(([setting, value]) =>
        isSecret(setting, value) || named.includes(setting) ? [] : [[setting, shownSetting(setting, value)]],
      ),
    );
  return {
    ...row,
    dataOption: publicPart(row.dataOption),
    pendingDataOption: row.pendingDataOption === undefined ? undefined : publicPart(row.pendingDataOption),
  };
}
