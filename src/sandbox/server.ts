import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../problem/failure.ts';
import { unreachable } from '../problem/unreachable.ts';
import { type FaultRule, type InjectedFault, watchRequests } from './faults.ts';
import { faultyAnswer, hangUp, receive, reset, send, sendHalf, sendSlowly } from './http-messages.ts';
import type { RequestLog } from './kept-files.ts';
import { asksForPage, sendPage } from './live-page.ts';
import { type Answer, answer } from './model/answer.ts';
import { type Desk, settingValue } from './model/desk.ts';
import { parseRequest, type SandboxRequest } from './model/request.ts';
import { onlyAsks } from './model/routes.ts';
import { hasFatalColumn } from './model/table.ts';

/** When the service goes away after a migration that changed columns, and for how long. */
export interface RestartTiming {
  readonly afterSeconds: number;
  readonly outageSeconds: number;
}

/** What happens around the model. */
interface ServerSettings {
  /** 0 picks a free one. */
  readonly port: number;
  /** Undefined: it never goes away. */
  readonly restart: RestartTiming | undefined;
  /** Keeps the desk; runs after each request that may have changed it and before its answer goes out. */
  readonly remember: () => void;
  /** How it fails on cue. */
  readonly faults: readonly FaultRule[];
  /** Undefined: requests are not written down. */
  readonly log: RequestLog | undefined;
  /** A page about the desk at this address; left out, there is none. */
  readonly page?: ((url: string) => string) | undefined;
  /** Tells whoever has started it of what cannot be an answer. */
  readonly say?: ((text: string) => void) | undefined;
}

interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

interface Listener {
  readonly port: number;
  close(): Promise<void>;
}

const TRY_AGAIN_MS = 200;

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What the answer to a request may ask of the server around it. */
interface Service {
  readonly handle: (request: SandboxRequest) => Answer;
  readonly goAwayFor: (seconds: number) => void;
  /** Has the effect of a request later, without an answer. */
  readonly holdBack: (request: SandboxRequest, requests: number | undefined) => void;
  readonly logStatus: (status: number | undefined) => void;
  /** Aborted when the sandbox ends: nobody waits for a delayed answer any more. */
  readonly stop: AbortSignal;
}

/** A request that something in between holds back until the request of that number has had its answer. */
interface HeldBack {
  readonly request: SandboxRequest;
  /** Undefined: until the sandbox ends. */
  readonly behind: number | undefined;
}

/** Serves a desk on the loopback interface, restarts and faults included. */
export async function serve(desk: Desk, settings: ServerSettings): Promise<RunningServer> {
  const countRequest = watchRequests(settings.faults);
  const end = new AbortController();
  let listener: Listener | undefined;
  let timer: NodeJS.Timeout | undefined;

  const handle = (request: SandboxRequest): Answer => {
    const answered = answer(desk, request, new Date());
    if (!onlyAsks(desk.release, parseRequest(request))) settings.remember();
    if (answered.migrated === 'columns') scheduleRestart();
    return answered;
  };

  let heldBack: readonly HeldBack[] = [];

  const deliver = (isDue: (held: HeldBack) => boolean): void => {
    const due = heldBack.filter(isDue);
    heldBack = heldBack.filter((held) => !due.includes(held));
    for (const { request } of due) handle(request);
  };

  const scheduleRestart = (): void => {
    const { restart } = settings;
    if (restart === undefined || settingValue(desk, 'auto_shutdown') === false || timer !== undefined) return;
    timer = setTimeout(() => void goAway(restart.outageSeconds), restart.afterSeconds * 1000);
  };

  const goAway = async (seconds: number): Promise<void> => {
    const leaving = listener;
    if (leaving === undefined) return;
    // A restart that is due comes with the outage.
    clearTimeout(timer);
    listener = undefined;
    await leaving.close();
    // A column with a fatal name keeps the service from booting, so it does not come back (6.5/19).
    if (end.signal.aborted || hasFatalColumn(desk)) return;
    timer = setTimeout(() => void comeBack(), seconds * 1000);
  };

  const comeBack = async (): Promise<void> => {
    const back = await listenWhenFree(respond, port, end.signal, settings.say);
    timer = undefined;
    listener = back;
    if (end.signal.aborted) await back?.close();
  };

  const respond: Respond = async (request, response) => {
    try {
      // A page is no request of the service: it is neither counted for a fault nor written down.
      if (settings.page !== undefined && asksForPage(request)) {
        sendPage(settings.page(addressOf(port)), request, response);
      } else await serveRequest(request, response);
    } catch (error) {
      reportBug(error, response);
    }
  };

  const serveRequest: Respond = async (request, response) => {
    const method = request.method ?? 'GET';
    const path = request.url ?? '/';
    const { number, fault } = countRequest(method, path);
    let effect: 'yes' | 'no' = 'no';
    const service: Service = {
      handle: (received) => {
        effect = 'yes';
        return handle(received);
      },
      goAwayFor: (seconds) => void goAway(seconds),
      holdBack: (held, requests) => {
        effect = 'yes';
        heldBack = [...heldBack, { request: held, behind: requests === undefined ? undefined : number + requests }];
      },
      logStatus: (status) => settings.log?.append({ number, method, path, status, fault: fault?.do, effect }),
      stop: end.signal,
    };
    await answerOrFail(fault, service, request, response);
    deliver(({ behind }) => behind !== undefined && behind <= number);
  };

  listener = await listen(respond, settings.port).catch((cause: unknown) => {
    throw new Failure('WRONG_USE', `port ${settings.port} cannot be had`, { hint: 'Try --port 0.', cause });
  });
  const { port } = listener;
  return {
    url: addressOf(port),
    async close() {
      end.abort();
      clearTimeout(timer);
      await listener?.close();
      listener = undefined;
      deliver(() => true);
    },
  };
}

/** A client that hangs up is no matter; anything else is a bug of the sandbox and must not look like the service. */
function reportBug(error: unknown, response: ServerResponse): void {
  if (!response.writable || response.headersSent) return;
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`The sandbox itself failed: ${error instanceof Error ? error.message : String(error)}\n`);
}

function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Answers a request, or fails at it as its fault says. */
async function answerOrFail(
  fault: InjectedFault | undefined,
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { handle, holdBack, logStatus, stop, goAwayFor } = service;
  const give = (answered: Answer): void => {
    logStatus(answered.status);
    send(answered, request, response);
  };
  const giveNothing = (end: (request: IncomingMessage) => void): void => {
    logStatus(undefined);
    end(request);
  };
  if (fault?.do === 'refuse') {
    giveNothing(hangUp);
    return;
  }
  const received = await receive(request);
  switch (fault?.do) {
    case undefined:
      give(handle(received));
      return;
    case 'reset-before':
    case 'reset-after':
      if (fault.do === 'reset-after') handle(received);
      giveNothing(reset);
      return;
    case 'status':
    case 'html':
      if (fault.when === 'after') handle(received);
      give(faultyAnswer(fault));
      return;
    case 'wrong-json':
      give({ ...handle(received), body: fault.body ?? '{"wrong":"json"}' });
      return;
    case 'cut':
    case 'drip': {
      const answered = handle(received);
      logStatus(answered.status);
      if (fault.do === 'cut') await sendHalf(answered, request, response);
      else await sendSlowly(answered, fault.seconds, response, stop);
      return;
    }
    case 'delay': {
      if (fault.when !== 'after') await sleep(fault.seconds * 1000, undefined, { signal: stop });
      const answered = handle(received);
      if (fault.when === 'after') await sleep(fault.seconds * 1000, undefined, { signal: stop });
      give(answered);
      return;
    }
    case 'late':
      holdBack(received, fault.requests);
      giveNothing(reset);
      return;
    case 'outage':
      if (fault.when === 'answered') {
        response.once('finish', () => goAwayFor(fault.seconds));
        give(handle(received));
        return;
      }
      if (fault.when === 'after') handle(received);
      giveNothing(reset);
      goAwayFor(fault.seconds);
      return;
    default:
      unreachable(fault);
  }
}

async function listen(respond: Respond, port: number): Promise<Listener> {
  const server = createServer((request, response) => {
    void respond(request, response);
  });
  // Methods that are none never reach the request handler.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    socket.end(
      error.code === 'HPE_INVALID_METHOD' ? UNKNOWN_METHOD : 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n',
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Another program may have taken the port meanwhile. Undefined where the sandbox ends before it is free again. */
async function listenWhenFree(
  respond: Respond,
  port: number,
  stop: AbortSignal,
  say: ServerSettings['say'],
): Promise<Listener | undefined> {
  for (let tried = 0; !stop.aborted; tried += 1) {
    try {
      return await listen(respond, port);
    } catch {
      if (tried === 0)
        say?.(`The help desk cannot come back: another program has taken port ${port}. It waits for it.`);
      await sleep(TRY_AGAIN_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }
  return undefined;
}

const NOT_ALLOWED = '{"status":405,"error":"Method Not Allowed"}';
const UNKNOWN_METHOD =
  'HTTP/1.1 405 Method Not Allowed\r\nContent-Type: application/json; charset=UTF-8\r\n' +
  `Content-Length: ${NOT_ALLOWED.length}\r\nConnection: close\r\n\r\n${NOT_ALLOWED}`;
