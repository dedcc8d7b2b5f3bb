import type { ObjectName } from '../../src/model/attribute-key.ts';
import type { JsonObject, JsonValue } from '../../src/model/json.ts';
import type { Desk, Reference } from '../../src/sandbox/model/desk.ts';
import * as records from '../../src/sandbox/model/table.ts';
import { columnOf } from '../../src/sandbox/model/table.ts';
import { type RunningSandbox, type SandboxSettings, startSandbox } from '../../src/sandbox/sandbox.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { startFaults } from '../faults/faulty-proxy.ts';
import { addUser, type SandboxUser } from './people.ts';

export const TOKEN = 'a token with every permission';

const DEFAULTS: SandboxSettings = {
  release: '6.5',
  port: 0,
  storeFile: undefined,
  token: TOKEN,
  restart: undefined,
};

/** What a test adds to the settings of a sandbox. */
interface Staging {
  readonly users: readonly SandboxUser[];
  readonly references: readonly Reference[];
  readonly faults: readonly FaultRule[];
  /** One line of JSON for each request. */
  readonly logFile: string | undefined;
}

/** Starts a sandbox; where faults or a log are asked for, its address is that of a proxy before it. */
export async function stageSandbox({
  users = [],
  references = [],
  faults = [],
  logFile,
  port = 0,
  ...settings
}: Partial<SandboxSettings & Staging>): Promise<RunningSandbox> {
  const isDirect = faults.length === 0 && logFile === undefined;
  const sandbox = await startSandbox({ ...DEFAULTS, ...settings, port: isDirect ? port : 0 });
  const { desk } = sandbox;
  for (const user of users) addUser(desk, user, new Date());
  desk.references = [...desk.references, ...references];
  if (isDirect) return sandbox;
  const proxy = await startFaults(sandbox.url, { rules: faults, logFile, port });
  return {
    desk,
    url: proxy.url,
    close: async () => {
      await proxy.close();
      await sandbox.close();
    },
  };
}

/** Runs something against a sandbox of its own, which is gone afterwards whatever happened. */
export async function withSandbox<T>(
  settings: Partial<SandboxSettings & Staging>,
  run: (sandbox: RunningSandbox) => Promise<T>,
): Promise<T> {
  const sandbox = await stageSandbox(settings);
  try {
    return await run(sandbox);
  } finally {
    await sandbox.close();
  }
}

/** Makes a record with these values. */
export function addRecord(desk: Desk, object: ObjectName, values: JsonObject): void {
  if (object === 'User') addUser(desk, { login: String(values.login) }, new Date());
  const id = object === 'User' ? (desk.users.at(-1)?.id ?? 0) : records.addRecord(desk, object, {});
  records.setValues(desk, object, id, values);
}

/** The values of an object's records in a column, by id; none without such a column. */
export function held(desk: Desk, object: ObjectName, name: string): ReadonlyMap<number, JsonValue> {
  const column = columnOf(desk, object, name);
  if (column === undefined) return new Map();
  return new Map(records.recordIds(desk, object).map((id) => [id, records.valueIn(column, id)]));
}

/** Gives one record a text of this length: which widths the column can shrink to depends on it. */
export function storeLongText(desk: Desk, object: string, name: string, length: number): void {
  // The first user is the system itself, which nobody counts.
  const id = object === 'User' ? 2 : 1;
  records.setValues(desk, object, id, { [name]: 'x'.repeat(length) });
}

export interface Said {
  readonly status: number;
  readonly body: JsonValue;
}

/** One request to a help desk, with the token of `withSandbox`. */
export async function ask(url: string, method: string, path: string, body?: JsonValue): Promise<Said> {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Token token=${TOKEN}`,
      'content-type': 'application/json',
      connection: 'close',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

export const ATTRIBUTES = 'object_manager_attributes';

/** A definition that every release takes. */
export function definition(name: string): Record<string, JsonValue> {
  return {
    object: 'Ticket',
    name,
    display: name,
    data_type: 'select',
    data_option: { options: { a: 'A', b: 'B' } },
    active: true,
    position: 1550,
    screens: {},
  };
}
