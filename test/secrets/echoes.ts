import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Chance } from '../fuzz/chance.ts';
import { ROW } from '../helpdesk/given.ts';

type Encode = (secret: string) => string;

const each =
  (write: (code: number) => string): Encode =>
  (secret) =>
    [...secret].map((character) => write(character.codePointAt(0) ?? 0)).join('');
const bytes =
  (write: (byte: number) => string): Encode =>
  (secret) =>
    [...Buffer.from(secret)].map(write).join('');
const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
const inUrl: Encode = (secret) => encodeURIComponent(secret);
const inJson: Encode = (secret) => JSON.stringify(secret).slice(1, -1);

/** How a help desk, a proxy or a page before it may repeat what it was sent. */
export const ENCODINGS = {
  plain: (secret) => secret,
  JSON: inJson,
  URL: inUrl,
  'URL in small letters': (secret) => inUrl(secret).replaceAll(/%../gu, (percent) => percent.toLowerCase()),
  form: (secret) => inUrl(secret).replaceAll('%20', '+'),
  base64: (secret) => Buffer.from(secret).toString('base64'),
  base64url: (secret) => Buffer.from(secret).toString('base64url'),
  'Basic header': (secret) => `Basic ${Buffer.from(`reader:${secret}`).toString('base64')}`,
  HTML: (secret) =>
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  'HTML by numbers': each((code) => `&#${code};`),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  'hex in capitals': (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
  unicode: (secret) => [...secret].map((one) => `\\u${hex(one.charCodeAt(0), 4)}`).join(''),
  'every byte in percent': bytes((byte) => `%${hex(byte, 2)}`),
  'URL twice': (secret) => inUrl(inUrl(secret)),
  'JSON twice': (secret) => inJson(inJson(secret)),
  'URL of base64': (secret) => inUrl(Buffer.from(secret).toString('base64')),
  'base64 of JSON': (secret) => Buffer.from(JSON.stringify({ password: secret })).toString('base64'),
  'base64 of base64': (secret) => Buffer.from(Buffer.from(secret).toString('base64')).toString('base64'),
  'HTML of JSON of URL': (secret) => inJson(inUrl(secret)).replaceAll('"', '&quot;'),
} as const satisfies Record<string, Encode>;

const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_',
  '0123456789abcdef',
  'abcdefABCDEF0123456789"\'<>&/+=% ;:\\',
  'abcABC0123456789äöüßéñ€',
];

export function randomSecret(chance: Chance): string {
  const alphabet = [...chance.oneOf(ALPHABETS)];
  const letters = Array.from({ length: 16 + chance.below(40) }, () => chance.oneOf(alphabet));
  // A blank at an end is taken away before a header is sent.
  return `a1${letters.join('')}Z9`;
}

/** One of the secrets in one of the encodings, cut at a byte on one side, on the other, or not at all. */
export function echoOf(secrets: readonly string[], chance: Chance): string {
  const encode = chance.oneOf(Object.values(ENCODINGS));
  const whole = Buffer.from(encode(chance.oneOf(secrets)));
  const at = chance.below(whole.length + 1);
  return chance.oneOf([whole, whole.subarray(0, at), whole.subarray(at)]).toString('utf8');
}

/**
 * What of the secrets a text shows: twelve signs of one in a row, or so many of an encoding as stand for them. Nobody
 * writes them by chance.
 */
export function shownIn(text: string, secrets: readonly string[]): readonly string[] {
  return secrets.flatMap((secret) =>
    Object.entries(ENCODINGS).flatMap(([name, encode]) => {
      const whole = encode(secret);
      const length = Math.max(16, Math.ceil((whole.length / secret.length) * 16));
      const start = name === 'Basic header' ? 'Basic cmVhZGVyO'.length : name === 'base64 of JSON' ? 20 : 0;
      for (let at = start; at + length <= whole.length; at += 1)
        if (text.includes(whole.slice(at, at + length)))
          return [`${name} of ${secret}: ${whole.slice(at, at + length)}`];
      return [];
    }),
  );
}

const LIST = '/api/v1/object_manager_attributes';

/** A help desk that repeats credentials wherever it says anything. */
export async function openEchoingDesk(secrets: readonly string[], chance: Chance): Promise<string> {
  const echo = (): string => echoOf(secrets, chance);
  const rows = Array.from({ length: 6 }, (_, index) => ({
    ...ROW,
    id: 60 + index,
    name: index === 0 ? 'severity' : `echo_${index}`,
    display: `It is ${echo()}`,
    data_option: {
      ...ROW.data_option,
      note: echo(),
      linktemplate: `https://x.example.com/${encodeURIComponent(echo())}`,
      odd: [{ [echo()]: echo() }],
    },
    ...(index === 5 ? { to_config: true, data_option_new: { ...ROW.data_option, note: echo() } } : {}),
  }));
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const answer = (status: number, body: unknown): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
      const path = request.url?.split('?')[0] ?? '';
      if (request.method === 'GET' && path === LIST) answer(200, rows);
      else if (request.method === 'GET' && path.startsWith(LIST))
        answer(200, { ...rows.find(({ id }) => path.endsWith(`/${id}`)), updated_by: echo(), created_by: echo() });
      else if (request.method === 'GET' && path.endsWith('/users/me'))
        answer(200, { id: 3, login: echo(), email: echo() });
      else if (request.method === 'GET' && path.endsWith('/settings'))
        response.writeHead(302, { location: `/login?x=${encodeURIComponent(echo())}` }).end();
      else if (request.method === 'GET')
        response.writeHead(500, { 'content-type': 'text/html' }).end(`<title>${echo()}</title><p>${echo()}`);
      else answer(422, { error: `refused: ${echo()}`, error_human: `${echo()}` });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
