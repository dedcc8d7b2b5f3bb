import type { JsonObject } from '../attribute/json.ts';
import { hiddenIn } from '../run/hide.ts';
import { snapshot as runSnapshot, savedListText } from '../run/snapshot.ts';
import type { TargetRequest } from './request.ts';
import { fillRequest } from './run-request.ts';

/** Live state of one help desk, without credentials. */
export interface Snapshot {
  /** As in the files. */
  readonly target: { readonly name: string; readonly url: string };
  /** Where the rows were read; undefined where they come from a saved list that records no address. */
  readonly url: string | undefined;
  /** As the list endpoint answers, sorted by id. */
  readonly rows: readonly JsonObject[];
  /** What a `liveFile` holds: the rows, and the address that they were read from. */
  readonly text: string;
}

/**
 * Reads live state without credentials, as `deskform snapshot` does. A plan against the saved list needs no token.
 *
 * Rejects as `plan` does.
 */
export async function snapshot(request: TargetRequest = {}): Promise<Snapshot> {
  const filled = fillRequest(request);
  const { target, ...list } = await runSnapshot(filled);
  const { url, connection, rows } = hiddenIn(list, filled.hide);
  return { target, url, rows, text: savedListText({ url, connection, rows }) };
}
