import { appendFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultRule, type InjectedFault, watchRequests } from './fault-rules.ts';
import { type Forwarded, faultyAnswer, sendHalf, sendSlowly } from './faulty-answers.ts';

export interface FaultyProxy {
  readonly url: string;
  /** Delivers what is still held back, then stops. */
  close(): Promise<void>;
}

interface FaultSettings {
  readonly rules: readonly FaultRule[];
  readonly logFile: string | undefined;
  /** 0 selects a free port. */
  readonly port: number;
}

interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A request that is held back until the request with that number was answered. */
interface HeldBack {
  readonly request: ReceivedRequest;
  /** Undefined: until the proxy ends. */
  readonly behind: number | undefined;
}

/** What answering a request may need from the proxy. */
interface Service {
  readonly forward: (request: ReceivedRequest) => Promise<Forwarded>;
  readonly goAwayFor: (seconds: number) => void;
  readonly holdBack: (request: ReceivedRequest, requests: number | undefined) => void;
  readonly log: (status: number | undefined) => void;
  readonly stop: AbortSignal;
}

/**
 * A proxy before a help desk that fails as its rules say, and writes a line of JSON for each request into a log, before the
 * answer: {number, method, path, status, fault, effect}.
 */
export async function startFaults(
  upstream: string,
  { rules, logFile, port: wanted }: FaultSettings,
): Promise<FaultyProxy> {
  if (logFile !== undefined) appendFileSync(logFile, '');
  const countRequest = watchRequests(rules);
  const end = new AbortController();
  let heldBack: readonly HeldBack[] = [];
  let delivered: Promise<unknown> = Promise.resolve();
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;

  const deliver = (isDue: (held: HeldBack) => boolean): void => {
    const due = heldBack.filter(isDue);
    heldBack = heldBack.filter((held) => !due.includes(held));
    for (const { request } of due) delivered = delivered.then(() => forward(upstream, request));
  };

  const server = createServer((request, response) => {
    void respond(request, response).catch(() => reset(request));
  });

  const goAway = (seconds: number): void => {
    if (isAway) return;
    isAway = true;
    server.close();
    server.closeAllConnections();
    timer = setTimeout(() => {
      isAway = false;
      server.listen(port, '127.0.0.1');
    }, seconds * 1000);
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.method ?? 'GET';
    const path = request.url ?? '/';
    const { number, fault } = countRequest(method, path);
    // What was held back has arrived by now.
    await delivered;
    let effect: 'yes' | 'no' = 'no';
    const service: Service = {
      forward: (received) => {
        effect = 'yes';
        return forward(upstream, received);
      },
      goAwayFor: goAway,
      holdBack: (held, requests) => {
        effect = 'yes';
        heldBack = [...heldBack, { request: held, behind: requests === undefined ? undefined : number + requests }];
      },
      log: (status) => {
        const line = { number, method, path, status: status ?? null, fault: fault?.do ?? null, effect };
        if (logFile !== undefined) appendFileSync(logFile, `${JSON.stringify(line)}\n`);
      },
      stop: end.signal,
    };
    await answerOrFail(fault, service, request, response);
    deliver(({ behind }) => behind !== undefined && behind <= number);
  };

  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      end.abort();
      clearTimeout(timer);
      deliver(() => true);
      await delivered;
      if (isAway) return;
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** Answers a request, or injects its fault. */
async function answerOrFail(
  fault: InjectedFault | undefined,
  { forward: ask, holdBack, log, stop, goAwayFor }: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const give = ({ status, headers, body }: Forwarded): void => {
    log(status);
    response.writeHead(status, headers);
    response.end(body);
  };
  const giveNothing = (close: (request: IncomingMessage) => void): void => {
    log(undefined);
    close(request);
  };
  if (fault?.do === 'refuse') return giveNothing(hangUp);
  const received = await receive(request);
  switch (fault?.do) {
    case undefined:
      return give(await ask(received));
    case 'reset-before':
      return giveNothing(reset);
    case 'reset-after':
      await ask(received);
      return giveNothing(reset);
    case 'status':
    case 'html':
      if (fault.when === 'after') await ask(received);
      return give(faultyAnswer(fault));
    case 'wrong-json':
      return give({ ...(await ask(received)), body: Buffer.from(fault.body ?? '{"wrong":"json"}') });
    case 'cut': {
      const answered = await ask(received);
      log(answered.status);
      return sendHalf(answered, response);
    }
    case 'drip': {
      const answered = await ask(received);
      log(answered.status);
      return sendSlowly(answered, fault.seconds, response, stop);
    }
    case 'delay': {
      if (fault.when !== 'after') await sleep(fault.seconds * 1000, undefined, { signal: stop });
      const answered = await ask(received);
      if (fault.when === 'after') await sleep(fault.seconds * 1000, undefined, { signal: stop });
      return give(answered);
    }
    case 'late':
      holdBack(received, fault.requests);
      return giveNothing(reset);
    case 'outage':
      if (fault.when === 'answered') {
        response.once('finish', () => goAwayFor(fault.seconds));
        return give(await ask(received));
      }
      if (fault.when === 'after') await ask(received);
      giveNothing(reset);
      goAwayFor(fault.seconds);
  }
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method = 'GET', url: path = '/', headers } = request;
  return { method, path, headers, body: Buffer.concat(chunks) };
}

/** Headers of one connection alone, and the length, which the answer's body decides. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

function forward(upstream: string, { method, path, headers, body }: ReceivedRequest): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${upstream}${path}`, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Closes the connection without reading or answering, like a server that just stopped. */
function hangUp(request: IncomingMessage): void {
  request.socket.destroy();
}

/** Resets the connection, like a killed process. */
function reset(request: IncomingMessage): void {
  request.socket.resetAndDestroy();
}
