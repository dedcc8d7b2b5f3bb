import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { findForeignVariable, findPlaceholders, placeholder } from '../../model/placeholder.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { isSecretHeader } from '../../model/secret-settings.ts';
import { readDuration, readUrl } from '../../model/target-texts.ts';
import { problemOfVariableName } from './check-variables.ts';
import { quote } from './secret-words.ts';

/** Checks what a schema cannot: one login method, valid addresses and times. */
export function checkTarget(target: JsonObject): readonly ProblemAtPath[] {
  const { auth, headers, tls, restart } = target;
  const { expect, wait }: JsonObject = isJsonObject(restart) ? restart : {};
  return [
    ...checkUrl(target.url, ['url']),
    ...checkUrl(target.proxy, ['proxy']),
    ...(isJsonObject(auth) ? checkAuth(auth) : []),
    ...(isJsonObject(headers) ? checkHeaders(headers) : []),
    ...(isJsonObject(tls) ? checkTls(tls) : []),
    ...checkTime(target.timeout, ['timeout']),
    ...checkDatabase(target),
    ...checkTime(expect, ['restart', 'expect']),
    ...checkTime(wait, ['restart', 'wait']),
  ];
}

/** Says why a text is not a valid address of a help desk or a proxy; undefined if it is. */
export function faultOfUrl(text: string): string | undefined {
  const url = readUrl(text);
  if (url === undefined) return 'is not a valid address';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'is not an http or https address';
  if (url.search !== '' || url.hash !== '') return 'has a query or fragment after the path';
  return undefined;
}

/** The same for a help desk, which is named by its start page. */
export function faultOfAddress(text: string): string | undefined {
  return faultOfUrl(text) ?? (OF_API.test(text) ? 'is the address of the API' : undefined);
}

const OF_API = /\/api\/v1\/?$/u;

/** Quotes an invalid address; undefined if it may contain a password before an @, or a token after the path. */
export function shownUrl(text: string): string | undefined {
  return /[@?#]/u.test(text) ? undefined : quote(text);
}

/** Says how to fix an invalid address. The text is not repeated, since it may contain a password. */
export function hintForUrl(text: string): string {
  if (/^[“”„‘’«»<[(]/u.test(text)) return 'Write the address without what stands around it, or in ".';
  if (!/^https?:\/\//iu.test(text)) return 'Write http:// or https:// before it, as in https://helpdesk.example.com.';
  if (/[?#]/u.test(text)) return 'Remove everything from the first ? or #.';
  if (OF_API.test(text)) return 'Write the address of the start page, without /api/v1.';
  return 'Write an address such as https://helpdesk.example.com.';
}

function checkUrl(url: unknown, path: Path): readonly ProblemAtPath[] {
  if (typeof url !== 'string' || isTemplate(url)) return [];
  const fault = path.at(-1) === 'proxy' ? faultOfUrl(url) : faultOfAddress(url);
  if (fault !== undefined) {
    return [problemAtValue('wrong-shape', path, `${shownUrl(url) ?? 'this'} ${fault}`, hintForUrl(url))];
  }
  const parsed = new URL(url);
  if (path.at(-1) === 'proxy') return parsed.password === '' ? [] : [problemOfSecret(path)];
  return [
    ...(parsed.username === '' && parsed.password === ''
      ? []
      : [problemAtValue('wrong-shape', path, 'the address contains credentials', 'Write them under auth.')]),
    ...checkPlainHttp(url, path),
  ];
}

/** Warns about plain http, except on this machine. */
export function checkPlainHttp(url: string, path: Path): readonly ProblemAtPath[] {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'http:' || isThisMachine(hostname)) return [];
  const hint = 'Use https://. On a trusted network, hide this warning with `plain-http: off` under `lint:`.';
  return [
    problemAtValue('plain-http', path, `${hostname} is reached over http: credentials are sent unencrypted`, hint),
  ];
}

/** A URL writes addresses in one form: 127.1 is 127.0.0.1 in it. */
function isThisMachine(hostname: string): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|\[::1\]|(?:.+\.)?localhost\.?)$/u.test(hostname);
}

/** The keys of auth, each with its login method. */
const METHODS: Readonly<Record<string, string>> = {
  token: 'token',
  user: 'basic',
  password: 'basic',
  bearer: 'bearer',
};

/** The login method to which a key of auth belongs. */
export function loginMethodOf(key: string): string | undefined {
  return METHODS[key];
}

function checkAuth(auth: JsonObject): readonly ProblemAtPath[] {
  const path = ['auth'];
  const written = Object.keys(METHODS).filter((key) => auth[key] !== undefined);
  const secrets = ['token', 'password', 'bearer'].flatMap((key) => {
    const value = auth[key];
    if (typeof value !== 'string' || value === '' || isTemplate(value)) return [];
    // No help desk makes such a token.
    const isName = key === 'token' && /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/u.test(value);
    return [isName ? problemOfVariableName(value, [...path, key]) : problemOfSecret([...path, key])];
  });
  const empty = written.flatMap((key) =>
    auth[key] === '' ? [problemAtValue('wrong-shape', [...path, key], `${key} is empty`, hintForEmpty(key))] : [],
  );
  const fault = faultOfLogin(written);
  const hint = 'Write { token: … }, or { user: …, password: … }, or { bearer: … }.';
  return [...secrets, ...empty, ...(fault === undefined ? [] : [problemAtKey('wrong-shape', path, fault, hint)])];
}

function faultOfLogin(written: readonly string[]): string | undefined {
  const methods = new Set(written.map(loginMethodOf));
  if (methods.size === 0) return 'auth contains no credential';
  if (methods.size > 1) return `auth contains ${written.join(', ')}: only one login method is allowed`;
  if (written.includes('user') === written.includes('password')) return undefined;
  return `auth has no ${written.includes('user') ? 'password' : 'user'}`;
}

function hintForEmpty(key: string): string {
  if (key === 'user') return 'Write the login or e-mail address of an agent.';
  return `Write the environment variable that holds it, as in "${placeholder(`HELPDESK_${key.toUpperCase()}`)}".`;
}

function problemOfSecret(path: Path): ProblemAtPath {
  const hint = `Use an environment variable instead, as in "${placeholder('HELPDESK_TOKEN')}".`;
  return problemAtValue('literal-secret', path, `${path.at(-1) ?? 'it'} is a secret in plain text`, hint);
}

const ON_ONE_LINE = 'Write it on one line, without line breaks.';
const HEADER_HINT = 'Write a header such as X-Gateway: "text". Names contain letters, digits and "-", and no spaces.';

function checkHeaders(headers: JsonObject): readonly ProblemAtPath[] {
  return Object.entries(headers).flatMap(([name, value]): readonly ProblemAtPath[] => {
    const here = ['headers', name];
    if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u.test(name))
      // Without a colon, the name contains the value.
      return [problemAtKey('wrong-shape', here, 'this is not a valid header name', HEADER_HINT)];
    if (name.toLowerCase() === 'authorization')
      return [problemAtKey('wrong-shape', here, 'auth writes this header', 'Write the credential under auth.')];
    if (typeof value !== 'string') return [];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a line break in a header would begin another one.
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/u.test(value))
      return [problemAtValue('wrong-shape', here, `the header ${name} contains control characters`, ON_ONE_LINE)];
    return isSecretHeader(name) && !isTemplate(value) ? [problemOfSecret(here)] : [];
  });
}

function checkTls({ cert, key }: JsonObject): readonly ProblemAtPath[] {
  if ((cert === undefined) === (key === undefined)) return [];
  const [written, missing, file] = cert === undefined ? ['key', 'cert', 'certificate'] : ['cert', 'key', 'private key'];
  const hint = `Add \`${missing}:\` with the file of its ${file}, or remove ${written}.`;
  return [problemAtKey('wrong-shape', ['tls', written], `${written} requires ${missing}`, hint)];
}

/** Since 7.0 a help desk runs on PostgreSQL alone. */
function checkDatabase({ database, release }: JsonObject): readonly ProblemAtPath[] {
  if (database !== 'mysql' || !(Number(release) >= 7)) return [];
  const hint = 'Leave database out, or correct the release.';
  return [problemAtValue('wrong-shape', ['database'], `release ${quote(release)} does not run on MySQL`, hint)];
}

/** Refuses a time that is too long. The schema reports other errors. */
function checkTime(time: unknown, path: Path): readonly ProblemAtPath[] {
  const read = typeof time === 'string' ? readDuration(time) : undefined;
  const name = path.at(-1) ?? 'this time';
  if (name === 'timeout' && read?.outcome === 'time' && read.ms === 0)
    return [problemAtValue('wrong-shape', path, `timeout is ${quote(time)}, too short for any answer`, 'Write 30s.')];
  if (read?.outcome !== 'too-long') return [];
  return [problemAtValue('wrong-shape', path, `${name} is ${quote(time)}, longer than 24 days`, 'Write 596h or less.')];
}

function isTemplate(text: string): boolean {
  const { names, malformed } = findPlaceholders(text);
  return names.length > 0 || malformed.length > 0 || findForeignVariable(text) !== undefined;
}
