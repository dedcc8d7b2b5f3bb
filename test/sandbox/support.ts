import type { JsonValue } from '../../src/attribute/json.ts';
import { type RunningSandbox, type SandboxSettings, startSandbox } from '../../src/sandbox/sandbox.ts';

export const TOKEN = 'a token with every permission';

const DEFAULTS: SandboxSettings = {
  release: '6.5',
  port: 0,
  storeFile: undefined,
  token: TOKEN,
  users: [],
  references: [],
  restart: undefined,
};

/** Runs something against a sandbox of its own, which is gone afterwards whatever happened. */
export async function withSandbox<T>(
  settings: Partial<SandboxSettings>,
  run: (sandbox: RunningSandbox) => Promise<T>,
): Promise<T> {
  const sandbox = await startSandbox({ ...DEFAULTS, ...settings });
  try {
    return await run(sandbox);
  } finally {
    await sandbox.close();
  }
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
