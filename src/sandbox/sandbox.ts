import type { ObjectName } from '../attribute/attribute-key.ts';
import type { JsonValue } from '../attribute/json.ts';
import type { Release } from '../attribute/release.ts';
import { Failure } from '../problem/failure.ts';
import type { FaultRule } from './faults.ts';
import { lockStore, openRequestLog, readStore, writeStore } from './kept-files.ts';
import { describeDesk, type ShowDesk } from './live-page.ts';
import { userHolds } from './model/access.ts';
import { type AttributeRow, type Desk, type Reference, setSetting } from './model/desk.ts';
import { freshDesk } from './model/fresh-desk.ts';
import { recordIds, valueIn } from './model/records.ts';
import { columnOf, storeLongText } from './model/table.ts';
import { addToken, addUser, type SandboxUser } from './people.ts';
import { seedRecords } from './seeded-records.ts';
import { type RestartTiming, serve } from './server.ts';

export interface SandboxSettings {
  readonly release: Release;
  /** 0 picks a free one. */
  readonly port: number;
  /** Where everything is kept; undefined keeps it in memory. A file that is there already wins over users and references. */
  readonly storeFile: string | undefined;
  /** A token with every permission, whose user is not id 1. */
  readonly token: string | undefined;
  readonly users: readonly SandboxUser[];
  readonly references: readonly Reference[];
  readonly restart: RestartTiming | undefined;
  /** It holds at least so many tickets, with users, organizations and groups in proportion; left out, a new one holds one. */
  readonly records?: number | undefined;
  /** How it fails on cue; left out, it does not. */
  readonly faults?: readonly FaultRule[];
  /** Where each request is written down, one JSON line each. */
  readonly logFile?: string | undefined;
  /** What a browser sees at its bare address; left out, the service's answer. */
  readonly page?: ShowDesk | undefined;
  /** Tells whoever has started it of what cannot be an answer; left out, nobody is told. */
  readonly say?: ((text: string) => void) | undefined;
}

export interface RunningSandbox {
  readonly url: string;
  close(): Promise<void>;
  /** What uses attributes from now on: such rows can neither be deleted nor deactivated. */
  setReferences(references: readonly Reference[]): void;
  /** Gives one record a text of this length in an attribute's column. */
  setLongestValue(object: string, name: string, length: number): void;
  /** What the records of an object hold in a column, by their ids; undefined where there is no such column. */
  held(object: ObjectName, name: string): ReadonlyMap<number, JsonValue> | undefined;
  /** The rows as they are now. */
  rows(): readonly AttributeRow[];
}

/** A help desk of one's own on the loopback interface. */
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
  // Whether it goes away belongs to this process, and the setting must not lie about it.
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
    hint: `Say --release ${kept.release}, or name a file that is not there yet.`,
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

/** A store that was made with another token takes the new one as well: the administrator stays the same. */
function admitToken(desk: Desk, token: string | undefined): void {
  if (token === undefined || desk.tokens.some((known) => known.token === token)) return;
  const owner = desk.users.find((user) => user.active && userHolds(desk, user, ['admin']));
  if (owner === undefined) addOwner(desk, token, new Date());
  else addToken(desk, owner, { token });
}
