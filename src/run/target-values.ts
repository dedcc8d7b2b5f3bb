import { createHash } from 'node:crypto';
import { isAbsolute, join } from 'node:path';
import { staysIn } from '../files/disk/place.ts';
import { readWholeFile } from '../files/disk/whole-file.ts';
import type { TargetSettings } from '../files/targets/target-settings.ts';
import { canonicalJson } from '../model/json.ts';
import type { PlanTarget } from '../plan/decision.ts';

/** SHA-256, in hex, of all that says where a target's credentials go: equal hashes, the same address in the same way. */
export function connectionHash({ url, auth, onBehalfOf, tls, proxy, headers }: TargetSettings): string {
  const text = canonicalJson({
    url,
    auth: auth === undefined ? null : { ...auth },
    on_behalf_of: onBehalfOf ?? null,
    tls: { ca: tls.ca ?? null, cert: tls.cert ?? null, key: tls.key ?? null },
    proxy: proxy ?? null,
    headers: { ...headers },
  });
  return createHash('sha256').update(text).digest('hex');
}

/** A target as every digest has it. */
export function planTargetOf(target: TargetSettings): PlanTarget {
  return { name: target.name, url: target.url, connection: connectionHash(target) };
}

/**
 * The settings that decide where a target's token is sent and what protects its help desk, by their names in the file, as
 * texts to compare. A certificate with another content under the same name is another one.
 */
export function settingsOf(target: TargetSettings, folder: string): ReadonlyMap<string, string> {
  const { url, auth, onBehalfOf, proxy, headers, undeclared, limits, foreignChanges, tags } = target;
  const tls = Object.entries(target.tls).map(([part, file]) => [part, fileWithHash(file, folder)]);
  // A wave that needs no reviewer must not take in a target of one that does.
  const all = { url, auth, on_behalf_of: onBehalfOf, tls, proxy, headers, undeclared, limits, tags };
  const settings = Object.entries({ ...all, foreign_changes: foreignChanges });
  return new Map(settings.map(([name, value]) => [name, JSON.stringify(value) ?? '']));
}

const LARGEST_PEM = 20 * 1024 * 1024;

function fileWithHash(file: string | undefined, folder: string): string | undefined {
  if (file === undefined || isAbsolute(file) || !staysIn(folder, join(folder, file))) return file;
  try {
    const found = readWholeFile(join(folder, file), LARGEST_PEM);
    if (found.outcome !== 'read') return file;
    return `${file} (sha256 ${createHash('sha256').update(found.bytes).digest('hex').slice(0, 12)})`;
  } catch {
    return file;
  }
}
