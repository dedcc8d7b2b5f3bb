import type { Origin } from '../../model/definition.ts';
import { asText, type JsonObject, type JsonValue, mapMembers } from '../../model/json.ts';
import { findPlaceholders } from '../../model/placeholder.ts';
import { deskRelease } from '../../model/release.ts';
import { type Credentials, readDuration, readUrl } from '../../model/target-texts.ts';
import { project, type WrittenTarget } from '../check/generated/validators.mjs';

/** One target of `deskform.yaml` with its defaults, before environment variables are read. */
export type TargetSettings = Readonly<ReturnType<typeof readTarget>>;

/** Reads a target, with defaults for what it leaves out, and for settings with errors in them. */
export function readTarget(
  name: string,
  written: JsonObject,
  /** Undefined for the target that environment variables make. */
  origin: Pick<Origin, 'file' | 'locate' | 'tell'> | undefined,
) {
  const url = asText(written.url);
  const sound = (): JsonObject =>
    mapMembers(written, (value, key) => (validTarget({ url, [key]: value }) === undefined ? undefined : value));
  const target = validTarget(written) ?? validTarget({ ...sound(), url }) ?? { url };
  return {
    name,
    /** As `spellAddress` has it; it may still hold placeholders. */
    url: spellAddress(target.url),
    /** Missing where no credentials are needed (`validate`, `--live`). */
    auth: readAuth(target.auth),
    onBehalfOf: target.on_behalf_of,
    release: target.release === undefined ? undefined : deskRelease(String(target.release)),
    database: target.database ?? 'postgresql',
    undeclared: target.undeclared ?? 'keep',
    /** `records` is undefined where the target sets no such limit. */
    limits: { destroy: target.limits?.destroy ?? 3, records: target.limits?.records },
    foreignChanges: target.foreign_changes ?? 'refuse',
    onFailure: target.on_failure ?? 'undo',
    restart: readRestart(target.restart),
    /** The certificate files of a client, or their content. */
    tls: { ca: target.tls?.ca, cert: target.tls?.cert, key: target.tls?.key },
    proxy: target.proxy,
    timeoutMs: readDuration(target.timeout ?? '') ?? 30_000,
    headers: target.headers ?? {},
    tags: target.tags ?? [],
    /** Patterns of the files that change or add settings for this target alone. */
    overlays: readPatterns(written.overlays),
    /** All of it as written, from which `resolveConnection` fills in variables. */
    written,
    origin,
  };
}

/** Its schema is a part of that of the file. */
function validTarget(target: JsonObject): WrittenTarget | undefined {
  const file: unknown = { targets: { target } };
  return project(file) ? file.targets?.target : undefined;
}

/** Reads a pattern or a list of patterns. */
export function readPatterns(written: JsonValue | undefined): readonly string[] {
  return (Array.isArray(written) ? written : [written]).filter(
    (pattern) => typeof pattern === 'string' && pattern !== '',
  );
}

/** Returns the variables with the target's credentials. No definition may use them. */
export function variablesOfAccess({ auth, tls, proxy, headers }: TargetSettings): readonly string[] {
  const texts = [...Object.values(auth ?? {}), tls.cert, tls.key, proxy, ...Object.values(headers)];
  return texts.flatMap((text) => findPlaceholders(text ?? '').names);
}

function readAuth({ token, user, password, bearer }: NonNullable<WrittenTarget['auth']> = {}): Credentials | undefined {
  if (token !== undefined) return { kind: 'token', token };
  if (bearer !== undefined) return { kind: 'bearer', token: bearer };
  return user === undefined || password === undefined ? undefined : { kind: 'basic', user, password };
}

function readRestart({ expect = 'auto', wait = '' }: NonNullable<WrittenTarget['restart']> = {}) {
  const ms = readDuration(expect);
  const waitMs = readDuration(wait) ?? 60_000;
  const kind = expect === 'none' ? 'none' : 'auto';
  return {
    /** How long after a migration an outage must be seen: looked up at the service, never, or within a time. */
    expect: ms === undefined ? ({ kind } as const) : ({ kind: 'within', ms } as const),
    waitMs,
    // Whoever waits less also looks less long whether it stays.
    steadyMs: Math.min(3_000, waitMs / 20),
  };
}

/**
 * Normalizes the address of a help desk: lowercase host, no default port, no trailing slash. Locks, digests and
 * journals use it. Text that is not a plain address stays unchanged.
 */
export function spellAddress(text: string): string {
  const url = text.includes('${') ? undefined : readUrl(text);
  if (url === undefined) return text;
  const { protocol, host, pathname, username, password, search, hash } = url;
  if (host === '' || username !== '' || password !== '' || search !== '' || hash !== '') return text;
  return `${protocol}//${host}${pathname.replace(/\/+$/u, '')}`;
}
