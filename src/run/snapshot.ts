import { connectCounter, countField } from '../helpdesk/counter.ts';
import { countsToJson, type SavedCounts } from '../helpdesk/saved-counts.ts';
import { connectionInSnapshot, SNAPSHOT_VERSION } from '../helpdesk/snapshot.ts';
import { rowToWire } from '../helpdesk/wire.ts';
import { type SecretSetting, secretsOf } from '../model/definition.ts';
import { Failure } from '../model/failure.ts';
import type { JsonObject } from '../model/json.ts';
import { type LiveAttribute, waitsForCreation } from '../model/live-attribute.ts';
import { releaseToPlan } from '../model/seeds.ts';
import { liveOptionShown } from '../plan/shown-row.ts';
import { printableJson } from '../render/printable.ts';
import { readLiveList, resolveTarget } from './connect-target.ts';
import { type OpenedTarget, openTarget, type TargetChoice } from './open-project.ts';
import { connectionHash } from './target-changes.ts';

export { connectionInSnapshot, countsToJson };

/** The live list of one help desk as a file may keep it. */
export interface Snapshot {
  readonly target: { readonly name: string; readonly url: string };
  /** Where the rows were read; undefined where they come from a snapshot that records no address. */
  readonly url: string | undefined;
  /** A hash of the connection that it was read by; undefined with `url`. */
  readonly connection: string | undefined;
  /** As the list endpoint answers, by id: a row that moves in the forms does not move in the file. */
  readonly rows: readonly JsonObject[];
  /** Counts of the declared fields; undefined if not requested. */
  readonly counts?: SavedCounts | undefined;
}

/** Reads the live list without secrets, also from a snapshot. Uses a read-only client. */
export async function snapshot(
  request: TargetChoice & { readonly records?: 'counted' | 'not-counted' },
): Promise<Snapshot> {
  const opened = await openTarget({ ...request, patternMustMatch: 'optional' });
  const { declared, target } = opened;
  const { url, rows } = await readLiveList(opened, request);
  // An address that the files fill from the environment shows by itself perhaps nothing of its credential.
  const named = new Map(declared.definitions.map((definition) => [definition.key, secretsOf(definition)]));
  return {
    target: { name: target.name, url: target.url },
    url,
    connection: request.liveFile === undefined ? connectionHash(target) : undefined,
    counts: request.records === 'counted' ? await countDeclared(opened, request, rows) : undefined,
    rows: [...rows].sort((a, b) => a.id - b.id).map((row) => rowToWire(withoutSecrets(row, named.get(row.key) ?? []))),
  };
}

/** Counts the records of declared fields, for reviews against the snapshot. */
async function countDeclared(
  opened: OpenedTarget,
  request: TargetChoice,
  rows: readonly LiveAttribute[],
): Promise<SavedCounts> {
  if (request.liveFile !== undefined)
    throw new Failure('WRONG_USE', '--counts and --live cannot be combined: --counts asks the help desk', {
      hint: 'Give only one of them.',
    });
  const declared = new Set(opened.declared.definitions.map(({ key }) => key));
  const { connection } = await resolveTarget(opened, request, 'may-be-missing');
  const counter = connectCounter(connection, releaseToPlan(opened.target.release, rows).release);
  try {
    const counted = rows
      .filter((row) => declared.has(row.key) && !waitsForCreation(row))
      .map(async (row) => [row.key, await countField(counter, row)] as const);
    return { takenAt: new Date().toISOString(), fields: new Map(await Promise.all(counted)) };
  } finally {
    await counter.close();
  }
}

/** What a file holds that `--live` reads: the rows, the address that they were read from, and numbers of records. */
export function snapshotText({ url, connection, rows, counts }: Omit<Snapshot, 'target'>): string {
  const origin = { url, connection, counts: counts && countsToJson(counts) };
  return `${printableJson({ format_version: SNAPSHOT_VERSION, ...origin, attributes: rows })}\n`;
}

/** With fingerprints in place of credentials: a plan against the file is the plan against the help desk. */
function withoutSecrets(row: LiveAttribute, named: readonly SecretSetting[]): LiveAttribute {
  const { data_option, data_option_new } = row;
  return {
    ...row,
    data_option: liveOptionShown(data_option, named),
    data_option_new: data_option_new === undefined ? undefined : liveOptionShown(data_option_new, named),
  };
}
