import { existsSync } from 'node:fs';
import { placeNamed } from '../files/disk/place.ts';
import { takeLock } from '../files/disk/process-lock.ts';
import { readWholeFile, writeTogether } from '../files/disk/whole-file.ts';
import { Failure } from '../model/failure.ts';
import { isJsonObject, type JsonValue, parseJson } from '../model/json.ts';
import { RELEASES, type Release } from '../model/release.ts';
import { userHolds } from './model/access.ts';
import { attributeList } from './model/attribute-records.ts';
import { type Desk, setSetting, type User, userById } from './model/desk.ts';
import { freshDesk } from './model/fresh-desk.ts';
import { seedRecords } from './seeded-records.ts';
import { type ServerSettings, serve } from './server.ts';

export interface SandboxSettings extends Pick<ServerSettings, 'port' | 'restart' | 'say'> {
  readonly release: Release;
  /** The store file; undefined keeps everything in memory. */
  readonly storeFile: string | undefined;
  /** A token with every permission, whose user is not id 1. */
  readonly token: string | undefined;
  /** The minimum number of tickets, with users, organizations and groups in proportion. Default for a new store: 1. */
  readonly records?: number | undefined;
  /** The page at the root address, of the attributes as in the list, and of users only the logins. Default: the service's answer. */
  readonly page?:
    | ((desk: {
        readonly url: string;
        readonly release: Release;
        readonly list: JsonValue;
        readonly loginOf: (userId: number) => string | undefined;
      }) => string)
    | undefined;
}

export interface RunningSandbox {
  readonly url: string;
  /** The desk as it is now: requests change it. */
  readonly desk: Desk;
  close(): Promise<void>;
}

/** Starts a sandbox on the loopback interface. */
export async function startSandbox(settings: SandboxSettings): Promise<RunningSandbox> {
  const { storeFile, release, restart, page } = settings;
  const lock = storeFile === undefined ? undefined : lockStore(storeFile);
  try {
    const desk = readKeptDesk(settings) ?? freshDesk(release);
    admitToken(desk, settings.token);
    seedRecords(desk, settings.records ?? 0);
    // Restarts depend on this process, and the setting must match.
    setSetting(desk, 'auto_shutdown', restart !== undefined, new Date());
    // Before the answer is sent. What a power cut loses is a sandbox, so nothing waits for the disk.
    const remember = () => {
      if (storeFile === undefined) return;
      const content = `${JSON.stringify({ format: FORMAT, desk })}\n`;
      writeTogether([{ name: storeFile, path: placeNamed(storeFile), content, mode: 0o600 }]);
    };
    remember();
    const loginOf = (userId: number) => userById(desk, userId)?.login;
    const show = page && ((url: string) => page({ url, release, list: attributeList(desk), loginOf }));
    const { url, close } = await serve(desk, { ...settings, remember, page: show });
    return { url, desk, close: () => close().then(() => lock?.release()) };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function readKeptDesk({ storeFile, release }: SandboxSettings): Desk | undefined {
  const kept = storeFile === undefined ? undefined : readStore(storeFile);
  if (kept === undefined || kept.release === release) return kept;
  const hint = `Use --release ${kept.release}, or name a new file.`;
  throw new Failure('WRONG_USE', `${storeFile} holds a help desk of release ${kept.release}, not ${release}`, { hint });
}

function addOwner(desk: Desk): User {
  const at = new Date().toISOString();
  const email = 'admin@example.com';
  const owner: User = {
    id: Math.max(...desk.users.map(({ id }) => id)) + 1,
    login: email,
    email,
    firstname: 'Sandbox',
    lastname: 'Admin',
    password: undefined,
    active: true,
    organizationId: null,
    roleIds: desk.roles.filter(({ name }) => name !== 'Customer').map(({ id }) => id),
    groups: { '1': ['full'] },
    unset: null,
    created_at: at,
    updated_at: at,
  };
  desk.users = [...desk.users, owner];
  return owner;
}

/** Adds the token to the administrator, whom a new desk lacks. */
function admitToken(desk: Desk, token: string | undefined): void {
  if (token === undefined || desk.tokens.some((known) => known.token === token)) return;
  const owner = desk.users.find((user) => user.active && userHolds(desk, user, ['admin'])) ?? addOwner(desk);
  const permissions = desk.roles.filter(({ id }) => owner.roleIds.includes(id)).flatMap((role) => role.permissions);
  desk.tokens = [...desk.tokens, { token, userId: owner.id, permissions, expiresAt: undefined }];
}

const FORMAT = 'deskform sandbox 1';

/** Enough for more than 100,000 fields. */
const LARGEST_STORE = 256 * 1024 * 1024;

/** Reads a store file; undefined if it does not exist yet. */
function readStore(file: string): Desk | undefined {
  if (!existsSync(file)) return undefined;
  const noStore = (what: string, cause?: unknown): Failure => {
    const hint = 'Name a new file to start with a new sandbox.';
    return new Failure('FILE_UNREADABLE', `${file} is not a sandbox store${what}`, { hint, cause });
  };
  let content: unknown;
  try {
    const found = readWholeFile(file, LARGEST_STORE);
    content = found.outcome === 'read' ? parseJson(found.bytes.toString('utf8')) : undefined;
  } catch (cause) {
    throw noStore('', cause);
  }
  if (content === undefined) throw noStore('');
  const desk = isJsonObject(content) && content.format === FORMAT ? content.desk : undefined;
  if (!isJsonObject(desk) || !RELEASES.some((one) => one === desk.release) || !Array.isArray(desk.rows))
    throw noStore(' of this version');
  return desk as unknown as Desk;
}

/**
 * Locks a store while a sandbox uses it: two would silently overwrite each other's rows. The lock file is next to it, so that
 * every process finds it.
 */
function lockStore(storeFile: string): { readonly release: () => void } {
  const lock = takeLock(placeNamed(`${storeFile}.lock`));
  if (lock.state === 'ours') return lock;
  const by = lock.by === undefined ? 'locked just now' : `process ${lock.by}`;
  const hint = 'Stop that one, or name another file with --store.';
  throw new Failure('WRONG_USE', `${storeFile} is in use by another sandbox (${by})`, { hint });
}
