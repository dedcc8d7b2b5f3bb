import { stripVTControlCharacters } from 'node:util';
import { isSecretHeader } from '../attribute/secret-names.ts';
import type { Connection } from './connection.ts';

/** Replaces every credential of a connection in a text that came from outside. */
export type Mask = (text: string) => string;

const PROXY_VARIABLES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'] as const;

/** What is shorter stands in ordinary words as well: hiding a token "x" would spoil every sentence, and hide nothing. */
const SHORTEST_SECRET = 6;

/** An answer can repeat what was sent, raw or in the clothes of a URL, of JSON, of HTML or of a Basic header. */
export function makeMask(connection: Connection): Mask {
  const hidden = longestFirst(formsOfConnection(connection));
  return (text) => masked(text, hidden);
}

/** A text without these forms of credentials, the longest of which come first. */
export function masked(text: string, forms: readonly string[]): string {
  return forms.reduce((shown, form) => shown.replaceAll(form, '***'), text);
}

/** Every form in which a credential of this connection may come back. */
export function formsOfConnection(connection: Connection): readonly string[] {
  return [...secretsOf(connection).flatMap(hiddenFormsOf), ...whollySecret(connection).flatMap(formsOf)];
}

/** The forms of one credential that are long enough to be hidden wherever they stand. */
export function hiddenFormsOf(secret: string): readonly string[] {
  return formsOf(secret).filter((form) => form.length >= SHORTEST_SECRET);
}

/** A secret that is part of another must not break the longer one before it is found. */
export function longestFirst(forms: Iterable<string>): readonly string[] {
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

function secretsOf(connection: Connection): readonly string[] {
  const { credentials, headers, proxy } = connection;
  const own = credentials.kind === 'basic' ? credentials.password : credentials.token;
  const inHeaders = Object.entries(headers)
    .filter(([name, value]) => isSecretHeader(name) || value.length >= 20)
    .flatMap(([, value]) => [value, ...value.split(/[\s;,]+/).map((part) => part.slice(part.indexOf('=') + 1))]);
  const proxies = [proxy, ...PROXY_VARIABLES.map((name) => process.env[name])];
  return [own, ...inHeaders, ...proxies.flatMap(secretsOfProxy)];
}

/** What no sentence holds by chance, however short the secret in it is: the Authorization header, user with password. */
function whollySecret({ credentials }: Connection): readonly string[] {
  switch (credentials.kind) {
    case 'token':
      return [`Token token=${credentials.token.trim()}`];
    case 'bearer':
      return [`Bearer ${credentials.token.trim()}`];
    case 'basic': {
      const pair = `${credentials.user}:${credentials.password}`;
      return [pair, base64(pair)];
    }
  }
}

function secretsOfProxy(proxy: string | undefined): readonly string[] {
  if (proxy === undefined || !URL.canParse(proxy)) return [];
  const { username, password } = new URL(proxy);
  if (password === '') return [];
  const plain = decodeLoosely(password);
  return [password, plain, base64(`${decodeLoosely(username)}:${plain}`)];
}

/** Decodes what is percent-encoded; stray percent signs stay as they are. */
export function decodeLoosely(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

function formsOf(secret: string): readonly string[] {
  const trimmed = secret.trim();
  const inJson = JSON.stringify(trimmed).slice(1, -1);
  const inUrl = encodeURIComponent(Buffer.from(trimmed, 'utf8').toString('utf8'));
  return [
    secret,
    trimmed,
    inUrl,
    inUrl.replace(/%[0-9A-F]{2}/g, (percent) => percent.toLowerCase()),
    inUrl.replaceAll('%20', '+'),
    inJson,
    inJson.replaceAll('/', '\\/'),
    escapeUnicode(inJson),
    trimmed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    base64(trimmed),
    // Without the signs that fill it up, and in the alphabet of URLs.
    base64(trimmed).replace(/=+$/u, ''),
    Buffer.from(trimmed, 'utf8').toString('base64url'),
  ];
}

/** As Ruby on Rails writes these characters in JSON. */
function escapeUnicode(text: string): string {
  return text.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}

function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}

/** Control characters, and those that reorder or hide text: none of a stranger's may reach a terminal. */
const UNPRINTABLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;
const LONGEST_QUOTE = 300;

/** A stranger's text made fit to be quoted in a message. Masked before it is cut, so that no half of a token is left. */
export function quotable(text: string, mask: Mask): string {
  const plain = stripVTControlCharacters(mask(text)).replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
  // No more than are needed: a character takes two places at the most.
  const characters = [...mask(plain).slice(0, 2 * LONGEST_QUOTE + 1)];
  return characters.length <= LONGEST_QUOTE ? characters.join('') : `${characters.slice(0, LONGEST_QUOTE).join('')}…`;
}

/** The cause of a failure, kept for whoever prints it: names, codes and texts, without the credentials in them. */
export function withoutSecrets(error: unknown, mask: Mask): Error {
  return copyOf(error, mask, 5);
}

function copyOf(error: unknown, mask: Mask, depth: number): Error {
  if (!(error instanceof Error)) return new Error(quotable(String(error), mask));
  const inner = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  const copy = new Error(
    quotable(error.message, mask),
    inner === undefined || depth === 0 ? undefined : { cause: copyOf(inner, mask, depth - 1) },
  );
  copy.name = error.name;
  const code = codeOf(error);
  return code === undefined ? copy : Object.assign(copy, { code });
}

/** The short name that Node and undici give their errors, such as ECONNREFUSED. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
