import type { Database } from '../../model/column-widths.ts';
import type { Origin } from '../../model/definition.ts';
import { asText, isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { findPlaceholders, placeholder } from '../../model/placeholder.ts';
import { type DeskRelease, deskRelease } from '../../model/release.ts';
import { readDuration, readUrl } from '../../model/target-texts.ts';

/** One login method. The texts may contain `${env:…}`, which only `resolveConnection` reads. */
export type AuthTemplate =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'basic'; readonly user: string; readonly password: string }
  | { readonly kind: 'bearer'; readonly token: string };

/** How long after a migration an outage must be seen: looked up at the service, never, or within a time. */
type RestartExpectation =
  | { readonly kind: 'auto' }
  | { readonly kind: 'none' }
  | { readonly kind: 'within'; readonly ms: number };

interface RestartSettings {
  readonly expect: RestartExpectation;
  readonly waitMs: number;
  readonly steadyMs: number;
}

/** The certificate files of a client, or their content. */
export interface TlsFiles {
  readonly ca: string | undefined;
  readonly cert: string | undefined;
  readonly key: string | undefined;
}

type TargetOrigin = Pick<Origin, 'file' | 'locate' | 'tell'>;

/** One target of `deskform.yaml` with its defaults, before environment variables are read. */
export interface TargetSettings {
  readonly name: string;
  /** As `spellAddress` has it; it may still hold placeholders. */
  readonly url: string;
  /** Missing where no credentials are needed (`validate`, `--live`). */
  readonly auth: AuthTemplate | undefined;
  readonly onBehalfOf: string | undefined;
  readonly release: DeskRelease | undefined;
  readonly database: Database;
  readonly undeclared: 'keep' | 'report' | 'delete';
  /** `records` is undefined where the target sets no such limit. */
  readonly limits: { readonly destroy: number; readonly records: number | undefined };
  readonly foreignChanges: 'refuse' | 'include';
  readonly onFailure: 'undo' | 'keep';
  readonly restart: RestartSettings;
  readonly tls: TlsFiles;
  readonly proxy: string | undefined;
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** Patterns of the files that change or add settings for this target alone. */
  readonly overlays: readonly string[];
  /** Undefined for the target that environment variables make. */
  readonly origin: TargetOrigin | undefined;
}

/** Reads a checked target. Invalid settings count as missing. */
export function readTarget(name: string, target: JsonObject, origin: TargetOrigin): TargetSettings | undefined {
  const { url } = target;
  if (typeof url !== 'string') return undefined;
  const limits = mapOf(target.limits);
  const tls = mapOf(target.tls);
  return {
    ...targetWithDefaults(name, url, readAuth(mapOf(target.auth))),
    onBehalfOf: textOf(target.on_behalf_of),
    release: target.release === undefined ? undefined : deskRelease(asText(target.release)),
    undeclared: oneOf(['keep', 'report', 'delete'], target.undeclared) ?? 'keep',
    limits: {
      destroy: numberOf(limits.destroy) ?? DEFAULT_DESTROY_LIMIT,
      records: numberOf(limits.records),
    },
    database: oneOf(['postgresql', 'mysql'], target.database) ?? 'postgresql',
    foreignChanges: oneOf(['refuse', 'include'], target.foreign_changes) ?? 'refuse',
    onFailure: oneOf(['undo', 'keep'], target.on_failure) ?? 'undo',
    restart: readRestart(mapOf(target.restart)),
    tls: { ca: textOf(tls.ca), cert: textOf(tls.cert), key: textOf(tls.key) },
    proxy: textOf(target.proxy),
    timeoutMs: timeOf(target.timeout) ?? DEFAULT_TIMEOUT_MS,
    headers: Object.fromEntries(
      Object.entries(mapOf(target.headers)).flatMap(([header, value]) =>
        typeof value === 'string' ? [[header, value]] : [],
      ),
    ),
    tags: Array.isArray(target.tags) ? target.tags.filter((tag) => typeof tag === 'string') : [],
    overlays: readPatterns(target.overlays),
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

const DEFAULT_DESTROY_LIMIT = 3;
const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_RESTART: RestartSettings = {
  expect: { kind: 'auto' },
  waitMs: 60_000,
  steadyMs: 3_000,
};

/** Makes a target from an address and a login, with defaults for the rest. */
export function targetWithDefaults(name: string, url: string, auth: AuthTemplate | undefined): TargetSettings {
  return {
    name,
    url: spellAddress(url),
    auth,
    onBehalfOf: undefined,
    release: undefined,
    database: 'postgresql',
    undeclared: 'keep',
    limits: { destroy: DEFAULT_DESTROY_LIMIT, records: undefined },
    foreignChanges: 'refuse',
    onFailure: 'undo',
    restart: DEFAULT_RESTART,
    tls: { ca: undefined, cert: undefined, key: undefined },
    proxy: undefined,
    timeoutMs: DEFAULT_TIMEOUT_MS,
    headers: {},
    tags: [],
    overlays: [],
    origin: undefined,
  };
}

/** A help desk on the command line of `init` or `doctor`. */
export interface AskedDesk {
  readonly url: string;
  /** The environment variable with its token. */
  readonly tokenVariable: string;
}

/** Makes a target for it, without policies, overlays or headers of other targets. */
export function targetOfAskedDesk({ url, tokenVariable }: AskedDesk): TargetSettings {
  return targetWithDefaults(new URL(url).host, url, { kind: 'token', token: placeholder(tokenVariable) });
}

function readAuth(auth: JsonObject): AuthTemplate | undefined {
  const { token, user, password, bearer } = auth;
  if (typeof token === 'string') return { kind: 'token', token };
  if (typeof bearer === 'string') return { kind: 'bearer', token: bearer };
  return typeof user === 'string' && typeof password === 'string' ? { kind: 'basic', user, password } : undefined;
}

function readRestart(restart: JsonObject): RestartSettings {
  const { expect } = restart;
  const within = timeOf(expect);
  const waitMs = timeOf(restart.wait) ?? DEFAULT_RESTART.waitMs;
  return {
    expect:
      expect === 'none' ? { kind: 'none' } : within === undefined ? { kind: 'auto' } : { kind: 'within', ms: within },
    waitMs,
    // Whoever waits less also looks less long whether it stays.
    steadyMs: Math.min(DEFAULT_RESTART.steadyMs, waitMs / 20),
  };
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
  const duration = readDuration(asText(value ?? ''));
  return duration.outcome === 'time' ? duration.ms : undefined;
}

function oneOf<Word extends string>(words: readonly Word[], value: JsonValue | undefined): Word | undefined {
  return words.find((word) => word === value);
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
