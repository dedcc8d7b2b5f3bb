import { stripVTControlCharacters } from 'node:util';
import { errorCodeOf } from '../model/failure.ts';
import type { LiveAttribute } from '../model/live-attribute.ts';
import { isTelling, type Mask, type Secret } from '../model/mask.ts';
import { credentialsOf, isSecretHeader } from '../model/secret-settings.ts';
import { type Credentials, decodeText, readUrl } from '../model/target-texts.ts';
import { type Connection, SCHEMES } from './connection.ts';

const PROXY_VARIABLES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'] as const;

/** Every credential of this connection and its proxy. */
export function secretsOfConnection(connection: Connection): readonly Secret[] {
  const { credentials, headers, proxy, secrets = [] } = connection;
  const own = credentials.kind === 'basic' ? credentials.password : credentials.token;
  const inHeaders = Object.entries(headers)
    .filter(([name, value]) => isSecretHeader(name) || value.length >= 20)
    .flatMap(([, value]) => [value, ...value.split(/[\s;,]+/).map((part) => part.slice(part.indexOf('=') + 1))]);
  const proxies = [proxy, ...PROXY_VARIABLES.map((name) => process.env[name])];
  const texts = [own, ...inHeaders, ...proxies.flatMap(secretsOfProxy)];
  const sent = textsSent(credentials).map((text): Secret => ({ text, hide: 'the-whole' }));
  return [...texts.map(everyPart), ...secrets.flatMap(secretsIn), ...sent];
}

/** The secrets in a value. In an address: login, query and distinctive parts of its path, but not the host. */
export function secretsIn(value: string): readonly Secret[] {
  const url = /^[a-z][a-z0-9+.-]*:\/\//iu.test(value.trim()) ? readUrl(value) : undefined;
  if (url === undefined) return [everyPart(value)];
  const { username, password, pathname, search, hash } = url;
  const telling = `${pathname}${search}${hash}`
    .split(/[/?#&;=]/u)
    .filter((part) => isTelling(part) && !/#|%23/u.test(part));
  const parts = [username, password, ...telling].map(decodeLoosely);
  return [{ text: value, hide: 'the-whole' }, ...parts.map(everyPart)];
}

/** Every credential that the live list holds: the help desk returns them in clear text. */
export function secretsOfRows(rows: readonly LiveAttribute[]): readonly Secret[] {
  const held = rows.flatMap(({ data_option, data_option_new = {} }) => [data_option, data_option_new]);
  const texts = held.flatMap(credentialsOf);
  // Of a login in an address, the password is one by itself.
  const forms = texts.flatMap((text) => [text, text.slice(text.indexOf(':') + 1)].map(decodeLoosely));
  return [...new Set(forms)].map(everyPart);
}

function everyPart(text: string): Secret {
  return { text, hide: 'every-part' };
}

/** Texts to mask only as a whole, however short the secret in them: the Authorization header, user with password. */
function textsSent(credentials: Credentials): readonly string[] {
  if (credentials.kind !== 'basic') return [`${SCHEMES[credentials.kind]}${credentials.token.trim()}`];
  const pair = `${credentials.user}:${credentials.password}`;
  return [pair, Buffer.from(pair).toString('base64')];
}

function secretsOfProxy(proxy: string | undefined): readonly string[] {
  const { username = '', password = '' } = readUrl(proxy ?? '') ?? {};
  if (password === '') return [];
  const plain = decodeLoosely(password);
  return [plain, Buffer.from(`${decodeLoosely(username)}:${plain}`).toString('base64')];
}

/** Decodes percent-encoding; stray percent signs are unchanged. */
export function decodeLoosely(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, decodeText);
}

/** Control characters, and characters that reorder or hide text: foreign ones must not reach a terminal. */
const UNPRINTABLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;
const LONGEST_QUOTE = 300;
/** Long answers are truncated before masking. */
const LONGEST_READ = 100_000;

/** Prepares foreign text for a message. Masks before truncating, so that no part of a token is left. */
export function quotable(text: string, mask: Mask): string {
  const plain = stripVTControlCharacters(mask(text.slice(0, LONGEST_READ)))
    .replace(UNPRINTABLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // A character has at most two code units.
  const characters = [...mask(plain).slice(0, 2 * LONGEST_QUOTE + 1)];
  return characters.length <= LONGEST_QUOTE ? characters.join('') : `${characters.slice(0, LONGEST_QUOTE).join('')}…`;
}

/** Copies the cause of a failure: names, codes and texts, with credentials masked. */
export function withoutSecrets(error: unknown, mask: Mask, depth = 5): Error {
  if (!(error instanceof Error)) return new Error(quotable(String(error), mask));
  const inner = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  const copy = new Error(
    quotable(error.message, mask),
    inner === undefined || depth === 0 ? undefined : { cause: withoutSecrets(inner, mask, depth - 1) },
  );
  copy.name = error.name;
  const code = errorCodeOf(error);
  return code === undefined ? copy : Object.assign(copy, { code });
}
