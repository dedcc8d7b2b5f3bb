import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../../src/model/json.ts';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { ROW } from '../helpdesk/given.ts';
import { withSandbox } from '../sandbox/support.ts';

/** A help desk of a release that nobody knows: a sandbox of the newest known one, and what a "7.9" might add to it. */
export interface NewerDesk {
  readonly url: string;
  readonly sandbox: RunningSandbox;
  /** The bodies of what was sent to change something. */
  readonly sent: readonly JsonObject[];
}

/** Says no in a text, and in a place, that no known release has. */
export const UNKNOWN_REFUSAL = 'Attribute budget of this workspace is exhausted (7.9)';

/** Names as an attacker might choose them stand beside plain ones. */
const NEW_KEYS: JsonObject = { stewarded_by: { team: 4 }, 'x\u001b[31m': true };

const row = (changes: JsonObject): JsonObject => ({
  ...ROW,
  data_option: { default: null, null: true, options: {}, relation: '' },
  editable: false,
  internal: true,
  created_by_id: 1,
  updated_by_id: 1,
  deletable: false,
  ...changes,
});

const NEW_ROWS: readonly JsonObject[] = [
  row({ id: 901, object: 'Ticket', name: 'sentiment', display: 'Sentiment', data_type: 'gauge', position: 2000 }),
  // It says that it can be changed and deleted, and is the help desk's own all the same.
  row({
    id: 902,
    object: 'Group',
    name: 'shift_plan',
    display: 'Shifts',
    data_type: 'select',
    position: 2001,
    editable: true,
    deletable: true,
    created_by_id: 4,
  }),
  // Somebody's own field, of a type that nobody knows.
  row({
    id: 903,
    object: 'Ticket',
    name: 'mood',
    display: 'Mood',
    data_type: 'gauge',
    position: 2002,
    editable: true,
    internal: false,
    deletable: true,
    created_by_id: 4,
  }),
];

export async function withNewerDesk<T>(run: (desk: NewerDesk) => Promise<T>): Promise<T> {
  return withSandbox({ release: '7.1' }, async (sandbox) => {
    const sent: JsonObject[] = [];
    const server = createServer((request, response) => {
      answer(request, sandbox.url, sent).then(
        ({ status, body }) => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(body));
        },
        () => response.destroy(),
      );
    });
    const url = await listen(server);
    try {
      return await run({ url, sandbox, sent });
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

interface Answer {
  readonly status: number;
  readonly body: JsonValue;
}

async function answer(request: IncomingMessage, to: string, sent: JsonObject[]): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const body = parseJson(text);
  // Counting changes nothing.
  if (isJsonObject(body) && !request.url?.endsWith('/selector')) sent.push(body);
  if (isJsonObject(body) && body.name === 'too_much') {
    return { status: 422, body: { errors: [{ code: 'E-417', detail: UNKNOWN_REFUSAL }], unprocessable_content: true } };
  }
  const { authorization = '' } = request.headers;
  const answered = await fetch(`${to}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { accept: 'application/json', authorization, 'content-type': 'application/json', connection: 'close' },
    ...(text === '' ? {} : { body: text }),
  });
  return { status: answered.status, body: asNewer(JSON.parse(await answered.text())) };
}

/** Rows have keys of their own, and a list has new rows. */
function asNewer(body: JsonValue): JsonValue {
  if (isRow(body)) return { ...body, ...NEW_KEYS };
  if (!Array.isArray(body) || !body.some(isRow)) return body;
  return [...body, ...NEW_ROWS].map((item) => (isRow(item) ? { ...item, ...NEW_KEYS } : item));
}

function isRow(value: JsonValue): value is JsonObject {
  return isJsonObject(value) && 'data_type' in value;
}
