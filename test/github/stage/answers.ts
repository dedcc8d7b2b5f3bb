import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from './faults.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** An answer on its way to who asked. */
export interface Forwarded {
  readonly status: number;
  readonly type: string;
  readonly link: string | undefined;
  readonly body: string;
}

export function jsonAnswer(status: number, value: object): Forwarded {
  return { status, type: JSON_TYPE['content-type'], link: undefined, body: JSON.stringify(value) };
}

export function refuse(response: ServerResponse, fault: Extract<Fault, { kind: 'answer' }>): void {
  const { status, message, retryAfter, headers = {} } = fault;
  const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  response.writeHead(status, { ...JSON_TYPE, ...headers, ...wait }).end(JSON.stringify({ message }));
}

export async function textOf(incoming: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}

/** Of the API "bearer TOKEN"; git gives it as a password. */
export function tokenIn(authorization = ''): string {
  const [kind = '', word = ''] = authorization.split(' ');
  if (kind.toLowerCase() !== 'basic') return word;
  return Buffer.from(word, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/u, '');
}
