import { isSecretKey } from '../attribute/data-option-keys.ts';
import type { JsonObject } from '../attribute/json.ts';
import type { LiveAttribute } from '../attribute/live-attribute.ts';
import { rowToWire } from '../helpdesk/wire.ts';
import { listOf } from './list-of.ts';
import { openTarget, type TargetChoice } from './open-project.ts';

export interface SnapshotRequest extends TargetChoice {
  /** A saved answer of the list endpoint, instead of the help desk: it loses its secrets, too. */
  readonly liveFile: string | undefined;
}

export interface Snapshot {
  readonly target: { readonly name: string; readonly url: string };
  /** As the list endpoint answers, by id: a row that moves in the forms does not move in the file. */
  readonly rows: readonly JsonObject[];
}

/** The live list as a file may keep it. The client it holds can only read. */
export async function snapshot(request: SnapshotRequest): Promise<Snapshot> {
  const { project, target } = await openTarget({ ...request, patternMustMatch: 'optional' });
  const live = await listOf(project, target, request);
  return {
    target: { name: target.name, url: target.url },
    rows: [...live].sort((a, b) => a.id - b.id).map((row) => rowToWire(withoutSecrets(row))),
  };
}

function withoutSecrets(row: LiveAttribute): LiveAttribute {
  return {
    ...row,
    dataOption: publicPart(row.dataOption),
    pendingDataOption: row.pendingDataOption === undefined ? undefined : publicPart(row.pendingDataOption),
  };
}

function publicPart(option: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(option).filter(([setting]) => !isSecretKey(setting)));
}
