import type { JsonObject } from '../attribute/json.ts';
import { hiddenIn } from '../run/hide.ts';
import { snapshot as runSnapshot } from '../run/snapshot.ts';
import type { TargetRequest } from './request.ts';
import { fillRequest } from './run-request.ts';

/** The live list of one help desk, without credentials. */
export interface Snapshot {
  /** As the files have them. */
  readonly target: { readonly name: string; readonly url: string };
  /** As the list endpoint answers, sorted by id. Written to a file as JSON, they are a `liveFile`. */
  readonly rows: readonly JsonObject[];
}

/**
 * Reads the list of a help desk and takes the credentials out of it, as `deskform snapshot` does: a plan against the saved
 * rows needs no token.
 *
 * Rejects as `plan` does.
 */
export async function snapshot(request: TargetRequest = {}): Promise<Snapshot> {
  const filled = fillRequest(request);
  const { target, rows } = await runSnapshot(filled);
  return { target, rows: hiddenIn(rows, filled.hide) };
}
