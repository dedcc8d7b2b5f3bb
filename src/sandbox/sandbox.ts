import type { ObjectName } from '../attribute/attribute-key.ts';
import type { JsonObject, JsonValue } from '../attribute/json.ts';
import type { Release } from '../attribute/release.ts';
import { Failure } from '../problem/failure.ts';
import type { FaultRule } from './faults.ts';
import { lockStore, openRequestLog, readStore, writeStore } from './kept-files.ts';
import { describeDesk, type ShowDesk } from './live-page.ts';
import { userHolds } from './model/access.ts';
import { type AttributeRow, type Desk, type Reference, setSetting } from './model/desk.ts';
import { freshDesk } from './model/fresh-desk.ts';
import { addRecord, recordIds, setValues, valueIn } from './model/records.ts';
import { columnOf, storeLongText } from './model/table.ts';
import { addToken, addUser, type SandboxUser } from './people.ts';
import { seedRecords } from './seeded-records.ts';
import { type RestartTiming, serve } from './server.ts';

export interface SandboxSettings {
  readonly release: Release;
  /** 0 selects a free port. */
  readonly port: number;
  /** The store file; undefined keeps everything in memory. An existing file overrides users and references. */
  readonly storeFile: string | undefined;
  /** A token with every permission, whose user is not id 1. */
  readonly token: string | undefined;
  readonly users: readonly SandboxUser[];
  readonly references: readonly Reference[];
  readonly restart: RestartTiming | undefined;
  /** The minimum number of tickets, with users, organizations and groups in proportion. Default for a new store: 1. */
  readonly records?: number | undefined;
  /** Faults to inject. Default: none. */
  readonly faults?: readonly FaultRule[];
  /** The request log, one JSON line per request. */
  readonly logFile?: string | undefined;
  /** The page at the root address. Default: the service's answer. */
  readonly page?: ShowDesk | undefined;
  /** Receives messages that are not answers. Default: dropped. */
  readonly say?: ((text: string) => void) | undefined;
}

export interface RunningSandbox {
  readonly url: string;
  close(): Promise<void>;
  /** Sets what uses attributes: such rows can neither be deleted nor deactivated. */
  setReferences(references: readonly Reference[]): void;
  /** Sets a text of this length in an attribute's column of one record. */
  setLongestValue(object: string, name: string, length: number): void;
  /** Makes a record with these values. */
  addRecord(object: ObjectName, values: JsonObject): void;
  /** The values of an object's records in a column, by id; undefined without such a column. */
  held(object: ObjectName, name: string): ReadonlyMap<number, JsonValue> | undefined;
  /** The current rows. */
  rows(): readonly AttributeRow[];
}

/** Starts a sandbox on the loopback interface. */
export async function startSandbox(settings: SandboxSettings): Promise<RunningSandbox> {
  const lock = settings.storeFile === undefined ? undefined : lockStore(settings.storeFile);
  try {
    const desk = readKeptDesk(settings) ?? newDesk(settings);
    admitToken(desk, settings.token);
    seedRecords(desk, settings.records ?? 0);
    const running = await runSandbox(desk, settings);
    return {
      ...running,
      close: async () => {
        await running.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function runSandbox(
  desk: Desk,
  { port, storeFile, restart, faults = [], logFile, page, say }: SandboxSettings,
): Promise<RunningSandbox> {
  // Restarts depend on this process, and the setting must match.
  setSetting(desk, 'auto_shutdown', restart !== undefined, new Date());
  const remember = () => {
    if (storeFile !== undefined) writeStore(storeFile, desk);
  };
  remember();
  const log = logFile === undefined ? undefined : openRequestLog(logFile);
  const show = page === undefined ? undefined : (url: string) => page(describeDesk(desk, url));
  const server = await serve(desk, { port, restart, remember, faults, log, page: show, say });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      log?.close();
    },
    setReferences(references) {
      desk.references = references;
      remember();
    },
    setLongestValue(object, name, length) {
      storeLongText(desk, object, name, length);
      remember();
    },
    addRecord(object, values) {
      if (object === 'User') addUser(desk, { login: String(values.login) }, new Date());
      const id = object === 'User' ? (desk.users.at(-1)?.id ?? 0) : addRecord(desk, object, {});
      setValues(desk, object, id, values);
      remember();
    },
    held(object, name) {
      const column = columnOf(desk, object, name);
      if (column === undefined) return undefined;
      return new Map(recordIds(desk, object).map((id) => [id, valueIn(column, id)]));
    },
    rows: () => [...desk.rows],
  };
}

function readKeptDesk({ storeFile, release }: SandboxSettings): Desk | undefined {
  const kept = storeFile === undefined ? undefined : readStore(storeFile);
  if (kept === undefined || kept.release === release) return kept;
  throw new Failure('WRONG_USE', `${storeFile} holds a help desk of release ${kept.release}, not ${release}`, {
    hint: `Use --release ${kept.release}, or name a new file.`,
  });
}

function newDesk({ release, users, references, token }: SandboxSettings): Desk {
  const desk = freshDesk(release);
  const now = new Date();
  if (token !== undefined) addOwner(desk, token, now);
  for (const user of users) addUser(desk, user, now);
  desk.references = [...desk.references, ...references];
  return desk;
}

function addOwner(desk: Desk, token: string, now: Date): void {
  const tokens = [{ token }];
  const login = 'admin@example.com';
  addUser(
    desk,
    { login, firstname: 'Sandbox', lastname: 'Admin', roles: ['Admin', 'Agent'], groups: { '1': ['full'] }, tokens },
    now,
  );
}

/** Adds the token to the administrator of an existing store. */
function admitToken(desk: Desk, token: string | undefined): void {
  if (token === undefined || desk.tokens.some((known) => known.token === token)) return;
  const owner = desk.users.find((user) => user.active && userHolds(desk, user, ['admin']));
  if (owner === undefined) addOwner(desk, token, new Date());
  else addToken(desk, owner, { token });
}
