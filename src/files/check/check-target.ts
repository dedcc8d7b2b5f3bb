import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { findForeignVariable, PLACEHOLDER_OPENING, placeholder } from '../../model/placeholder.ts';
import { type Path, type ProblemAtPath, type ProblemText, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { isSecretHeader } from '../../model/secret-settings.ts';
import { LONGEST_TIMER, readDuration, readUrl } from '../../model/target-texts.ts';
import { problemOfVariableName } from './check-variables.ts';
import { quote, valueAt } from './words.ts';

/** Checks what a schema cannot: one login method, valid addresses. */
export function checkTarget(target: JsonObject): readonly ProblemAtPath[] {
  const { url, proxy, auth, headers, tls } = target;
  return [
    ...checkAddress('url', url),
    ...checkAddress('proxy', proxy),
    ...(isJsonObject(auth) ? checkAuth(auth) : []),
    ...(isJsonObject(headers) ? Object.entries(headers).flatMap(checkHeader) : []),
    ...(isJsonObject(tls) ? checkTls(tls) : []),
    ...[['timeout'], ['restart', 'expect'], ['restart', 'wait']].flatMap((path) =>
      checkTime(valueAt(target, path), path),
    ),
  ];
}

/** Says why a text is not a valid address of a help desk or a proxy; undefined if it is. */
export function faultOfUrl(text: string): string | undefined {
  const url = readUrl(text);
  if (url === undefined) return 'is not a valid address';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'is not an http or https address';
  return url.search !== '' || url.hash !== '' ? 'has a query or fragment after the path' : undefined;
}

const OF_API = /\/api\/v1\/?$/u;

/**
 * The same of the address of a help desk, which is named by its start page, or of a proxy, with how to fix it. A text that
 * may contain a password before an @, or a token after the path, is not repeated.
 */
export function problemOfAddress(setting: 'url' | 'proxy', text: string, unquoted = 'this'): ProblemText | undefined {
  const fault = faultOfUrl(text) ?? (setting === 'url' && OF_API.test(text) ? 'is the address of the API' : undefined);
  if (fault === undefined) return undefined;
  return { message: `${/[@?#]/u.test(text) ? unquoted : quote(text)} ${fault}`, hint: hintForAddress(text) };
}

function hintForAddress(text: string): string {
  if (/^[“”„‘’«»<[(]/u.test(text)) return 'Write the address without what stands around it, or in ".';
  if (!/^https?:\/\//iu.test(text)) return 'Write http:// or https:// before it, as in https://helpdesk.example.com.';
  if (/[?#]/u.test(text)) return 'Remove everything from the first ? or #.';
  if (OF_API.test(text)) return 'Write the address of the start page, without /api/v1.';
  return 'Write an address such as https://helpdesk.example.com.';
}

function* checkAddress(setting: 'url' | 'proxy', text: JsonValue | undefined): Generator<ProblemAtPath> {
  if (typeof text !== 'string' || isTemplate(text)) return;
  const fault = problemOfAddress(setting, text);
  if (fault !== undefined) return yield problemAtValue('wrong-shape', [setting], fault.message, fault.hint);
  const { username, password, protocol, hostname } = new URL(text);
  if (setting === 'proxy') return password === '' ? undefined : yield problemOfSecret(['proxy']);
  if (username !== '' || password !== '')
    yield wrong(['url'], 'the address contains credentials', 'Write them under auth.');
  if (protocol !== 'http:' || THIS_MACHINE.test(hostname)) return;
  const hint = 'Use https://. On a trusted network, hide this warning with `plain-http: off` under `lint:`.';
  const message = `${hostname} is reached over http: credentials are sent unencrypted`;
  yield problemAtValue('plain-http', ['url'], message, hint);
}

function wrong(path: Path, message: string, hint: string): ProblemAtPath {
  return problemAtValue('wrong-shape', path, message, hint);
}

/** A URL writes addresses in one form: 127.1 is 127.0.0.1 in it. */
const THIS_MACHINE = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|(?:.+\.)?localhost\.?)$/u;

/** The keys of auth, each with its login method. */
export const LOGIN_METHODS: Readonly<Record<string, string>> = {
  token: 'token',
  user: 'basic',
  password: 'basic',
  bearer: 'bearer',
};

function* checkAuth(auth: JsonObject): Generator<ProblemAtPath> {
  const written = Object.keys(LOGIN_METHODS).filter((key) => auth[key] !== undefined);
  for (const key of written) {
    const [value, path] = [auth[key], ['auth', key]];
    const example = placeholder(`HELPDESK_${key.toUpperCase()}`);
    if (value === '')
      yield wrong(path, `${key} is empty`, `Write the environment variable that holds it, as in "${example}".`);
    else if (typeof value === 'string' && key !== 'user' && !isTemplate(value)) {
      // No help desk makes such a token.
      const isName = key === 'token' && /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/u.test(value);
      yield isName ? problemOfVariableName(value, path) : problemOfSecret(path);
    }
  }
  const fault = faultOfLogin(written);
  const hint = 'Write { token: … }, or { user: …, password: … }, or { bearer: … }.';
  if (fault !== undefined) yield problemAtKey('wrong-shape', ['auth'], fault, hint);
}

function faultOfLogin(written: readonly string[]): string | undefined {
  const methods = new Set(written.map((key) => LOGIN_METHODS[key]));
  if (methods.size === 0) return 'auth contains no credential';
  if (methods.size > 1) return `auth contains ${written.join(', ')}: only one login method is allowed`;
  if (written.includes('user') === written.includes('password')) return undefined;
  return `auth has no ${written.includes('user') ? 'password' : 'user'}`;
}

function problemOfSecret(path: Path): ProblemAtPath {
  const hint = `Use an environment variable instead, as in "${placeholder('HELPDESK_TOKEN')}".`;
  return problemAtValue('literal-secret', path, `${path.at(-1)} is a secret in plain text`, hint);
}

function checkHeader([name, value]: readonly [string, JsonValue]): readonly ProblemAtPath[] {
  const path = ['headers', name];
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u.test(name)) {
    const hint = 'Write a header such as X-Gateway: "text". Names contain letters, digits and "-", and no spaces.';
    // Without a colon, the name contains the value.
    return [problemAtKey('wrong-shape', path, 'this is not a valid header name', hint)];
  }
  if (name.toLowerCase() === 'authorization')
    return [problemAtKey('wrong-shape', path, 'auth writes this header', 'Write the credential under auth.')];
  if (typeof value !== 'string') return [];
  // A line break in a header would begin another one.
  const oneLine = 'Write it on one line, without line breaks.';
  if (/(?!\t)\p{Cc}/u.test(value)) return [wrong(path, `the header ${name} contains control characters`, oneLine)];
  return isSecretHeader(name) && !isTemplate(value) ? [problemOfSecret(path)] : [];
}

function checkTls({ cert, key }: JsonObject): readonly ProblemAtPath[] {
  if ((cert === undefined) === (key === undefined)) return [];
  const [written, missing, file] = cert === undefined ? ['key', 'cert', 'certificate'] : ['cert', 'key', 'private key'];
  const hint = `Add \`${missing}:\` with the file of its ${file}, or remove ${written}.`;
  return [problemAtKey('wrong-shape', ['tls', written], `${written} requires ${missing}`, hint)];
}

/** Refuses a time that is too long or too short. The schema reports other errors. */
function checkTime(time: unknown, path: Path): readonly ProblemAtPath[] {
  const ms = typeof time === 'string' ? readDuration(time) : undefined;
  const name = path.at(-1);
  if (name === 'timeout' && ms === 0)
    return [wrong(path, `timeout is ${quote(time)}, too short for any answer`, 'Write 30s.')];
  if (ms === undefined || ms <= LONGEST_TIMER) return [];
  return [wrong(path, `${name} is ${quote(time)}, longer than 24 days`, 'Write 596h or less.')];
}

function isTemplate(text: string): boolean {
  return text.includes(PLACEHOLDER_OPENING) || findForeignVariable(text) !== undefined;
}
