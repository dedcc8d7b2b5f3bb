import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Lines and characters count from 0, as the protocol has them. */
export interface Place {
  readonly line: number;
  readonly character: number;
}

export interface Mark {
  readonly message: string;
  readonly range: { readonly start: Place; readonly end: Place };
}

export interface Offer {
  readonly label: string;
  readonly documentation: string | undefined;
}

/** What an editor asks of the language server that most editors use for YAML. */
export interface Editor {
  /** Shows a text as the content of a file, and resolves to the marks that stand in it. */
  readonly open: (file: string, text: string) => Promise<readonly Mark[]>;
  readonly complete: (file: string, place: Place) => Promise<readonly Offer[]>;
  readonly hover: (file: string, place: Place) => Promise<string>;
  readonly close: () => Promise<void>;
}

const SERVER = fileURLToPath(
  new URL('../../node_modules/yaml-language-server/bin/yaml-language-server', import.meta.url),
);

/** Starts the real language server over stdio. It fetches nothing: the first line of a file names its schema. */
export async function startEditor(): Promise<Editor> {
  const child = spawn(process.execPath, [SERVER, '--stdio']);
  const server = speakWith(child);
  await server.ask('initialize', { processId: process.pid, rootUri: null, capabilities: CAPABILITIES });
  server.tell('initialized', {});
  server.tell('workspace/didChangeConfiguration', { settings: SETTINGS });
  const versions = new Map<string, number>();
  return {
    open: (file, text) => {
      const uri = pathToFileURL(file).href;
      const version = (versions.get(uri) ?? 0) + 1;
      const isFirst = version === 1;
      versions.set(uri, version);
      const marked = server.nextMarks(uri);
      if (isFirst) server.tell('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version, text } });
      else server.tell('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] });
      return marked;
    },
    complete: async (file, position) => {
      const list = await server.ask('textDocument/completion', at(file, position));
      const items = isRecord(list) && Array.isArray(list.items) ? list.items.filter(isRecord) : [];
      return items.map(({ label, documentation }) => ({ label: String(label), documentation: textOf(documentation) }));
    },
    hover: async (file, position) => {
      const shown = await server.ask('textDocument/hover', at(file, position));
      return isRecord(shown) ? (textOf(shown.contents) ?? '') : '';
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      await server.ask('shutdown', null);
      server.tell('exit', null);
      await ended;
    },
  };
}

const SETTINGS = {
  yaml: {
    validate: true,
    hover: true,
    completion: true,
    schemaStore: { enable: false },
    disableDefaultProperties: true,
  },
};

const CAPABILITIES = {
  textDocument: {
    completion: { completionItem: { documentationFormat: ['markdown'] } },
    hover: { contentFormat: ['markdown'] },
    publishDiagnostics: {},
  },
  workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: false } },
};

function at(file: string, position: Place): Readonly<Record<string, unknown>> {
  return { textDocument: { uri: pathToFileURL(file).href }, position };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return isRecord(value) && typeof value.value === 'string' ? value.value : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Server {
  readonly ask: (method: string, params: unknown) => Promise<unknown>;
  readonly tell: (method: string, params: unknown) => void;
  readonly nextMarks: (uri: string) => Promise<readonly Mark[]>;
}

function speakWith(child: ChildProcessWithoutNullStreams): Server {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const watching = new Map<string, (marks: readonly Mark[]) => void>();
  const send = (message: object): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const receive = ({ id, method, params, result, error }: Message): void => {
    if (method === 'textDocument/publishDiagnostics' && params !== undefined) {
      watching.get(params.uri)?.(params.diagnostics);
      watching.delete(params.uri);
    } else if (method === 'workspace/configuration' && params !== undefined) {
      send({ id, result: params.items.map(({ section }) => (section === 'yaml' ? SETTINGS.yaml : {})) });
    } else if (method !== undefined) {
      if (id !== undefined) send({ id, result: null });
    } else if (typeof id === 'number') {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) asked?.resolve(result);
      else asked?.reject(new Error(error.message));
    }
  };
  readMessages(child, receive);
  let last = 0;
  return {
    ask: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        send({ id: last, method, params });
      }),
    tell: (method, params) => send({ method, params }),
    nextMarks: (uri) => new Promise((resolve) => watching.set(uri, resolve)),
  };
}

interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: {
    readonly uri: string;
    readonly diagnostics: readonly Mark[];
    readonly items: readonly { readonly section: string }[];
  };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Each message stands behind a head that says how many bytes it has. */
function readMessages(child: ChildProcessWithoutNullStreams, receive: (message: Message) => void): void {
  let unread = Buffer.alloc(0);
  child.stdout.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const head = /^Content-Length: (\d+)\r\n(?:.+\r\n)*\r\n/u.exec(unread.toString('latin1'));
      if (head === null) return;
      const end = head[0].length + Number(head[1]);
      if (unread.length < end) return;
      const body = unread.subarray(head[0].length, end).toString('utf8');
      unread = unread.subarray(end);
      receive(JSON.parse(body));
    }
  });
}
