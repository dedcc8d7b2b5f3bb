import type { Database } from '../../model/column-widths.ts';
import type { Origin } from '../../model/definition.ts';
import { asText, isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { findPlaceholders, placeholder } from '../../model/placeholder.ts';
import { deskRelease } from '../../model/release.ts';
import { readDuration, readUrl } from '../../model/target-texts.ts';

/** One login method. In settings, the texts may contain `${env:…}`, which only `resolveConnection` reads. */
export type Credentials =
  | { readonly kind: 'token' | 'bearer'; readonly token: string }
  | { readonly kind: 'basic'; readonly user: string; readonly password: string };

/** One target of `deskform.yaml` with its defaults, before environment variables are read. */
export type TargetSettings = Readonly<ReturnType<typeof readTarget>>;

/** Reads a checked target, with defaults for what it leaves out. Invalid settings count as missing. */
export function readTarget(
  name: string,
  target: JsonObject,
  /** Undefined for the target that environment variables make. */
  origin: Pick<Origin, 'file' | 'locate' | 'tell'> | undefined,
) {
  const [limits, tls, headers] = [mapOf(target.limits), mapOf(target.tls), mapOf(target.headers)];
  return {
    name,
    /** As `spellAddress` has it; it may still hold placeholders. */
    url: spellAddress(textOf(target.url) ?? ''),
    /** Missing where no credentials are needed (`validate`, `--live`). */
    auth: readAuth(mapOf(target.auth)),
    onBehalfOf: textOf(target.on_behalf_of),
    release: target.release === undefined ? undefined : deskRelease(asText(target.release)),
    database: oneOf<Database>(['postgresql', 'mysql'], target.database),
    undeclared: oneOf(['keep', 'report', 'delete'], target.undeclared),
    /** `records` is undefined where the target sets no such limit. */
    limits: { destroy: numberOf(limits.destroy) ?? 3, records: numberOf(limits.records) },
    foreignChanges: oneOf(['refuse', 'include'], target.foreign_changes),
    onFailure: oneOf(['undo', 'keep'], target.on_failure),
    restart: readRestart(mapOf(target.restart)),
    /** The certificate files of a client, or their content. */
    tls: { ca: textOf(tls.ca), cert: textOf(tls.cert), key: textOf(tls.key) },
    proxy: textOf(target.proxy),
    timeoutMs: timeOf(target.timeout) ?? 30_000,
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([header, value]) => (typeof value === 'string' ? [[header, value]] : [])),
    ),
    tags: Array.isArray(target.tags) ? target.tags.filter((tag) => typeof tag === 'string') : [],
    /** Patterns of the files that change or add settings for this target alone. */
    overlays: readPatterns(target.overlays),
    /** All of it as written, from which `resolveConnection` fills in variables. */
    written: target,
    origin,
  };
}

/** Reads a pattern or a list of patterns. */
export function readPatterns(written: JsonValue | undefined): readonly string[] {
  if (typeof written === 'string') return written === '' ? [] : [written];
  if (!Array.isArray(written)) return [];
  return written.filter((pattern) => typeof pattern === 'string' && pattern !== '');
}

/** Returns the variables with the target's credentials. No definition may use them. */
export function variablesOfAccess({ auth, tls, proxy, headers }: TargetSettings): readonly string[] {
  const { kind: _kind, ...credentials } = auth ?? { kind: undefined };
  const texts = [...Object.values(credentials), tls.cert, tls.key, proxy, ...Object.values(headers)];
  return texts.flatMap((text) => findPlaceholders(text ?? '').names);
}

/** A help desk on the command line of `init` or `doctor`. */
export interface AskedDesk {
  readonly url: string;
  /** The environment variable with its token. */
  readonly tokenVariable: string;
}

/** Makes a target for it, without policies, overlays or headers of other targets. */
export function targetOfAskedDesk({ url, tokenVariable }: AskedDesk): TargetSettings {
  return readTarget(new URL(url).host, { url, auth: { token: placeholder(tokenVariable) } }, undefined);
}

function readAuth({ token, user, password, bearer }: JsonObject): Credentials | undefined {
  if (typeof token === 'string') return { kind: 'token', token };
  if (typeof bearer === 'string') return { kind: 'bearer', token: bearer };
  return typeof user === 'string' && typeof password === 'string' ? { kind: 'basic', user, password } : undefined;
}

interface ExpectedRestart {
  /** How long after a migration an outage must be seen: looked up at the service, never, or within a time. */
  readonly expect: { readonly kind: 'auto' | 'none' } | { readonly kind: 'within'; readonly ms: number };
  readonly waitMs: number;
  readonly steadyMs: number;
}

function readRestart({ expect, wait }: JsonObject): ExpectedRestart {
  const within = timeOf(expect);
  const waitMs = timeOf(wait) ?? 60_000;
  // Whoever waits less also looks less long whether it stays.
  const steadyMs = Math.min(3_000, waitMs / 20);
  if (within !== undefined) return { expect: { kind: 'within', ms: within }, waitMs, steadyMs };
  return { expect: { kind: expect === 'none' ? 'none' : 'auto' }, waitMs, steadyMs };
}

function mapOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function numberOf(value: JsonValue | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function textOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function timeOf(value: JsonValue | undefined): number | undefined {
  return readDuration(asText(value ?? ''));
}

/** The word that is written, or else the first. */
function oneOf<Word extends string>(words: readonly [Word, ...Word[]], value: JsonValue | undefined): Word {
  return words.find((word) => word === value) ?? words[0];
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
