import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { systemAdvice } from '../../model/failure.ts';
import { type Environment, fillPlaceholders, findPlaceholders, placeholder } from '../../model/placeholder.ts';
import { makeProblem, type Problem } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { faultOfUrl } from '../check/check-target.ts';
import { readWholeFile } from '../disk/open-file.ts';
import { reasonOf } from '../read-text.ts';
import type { Credentials, TargetSettings } from './target-settings.ts';
import { hintForUnset, readVariable, stateOfUnset } from './variables.ts';

/** Everything needed to connect to a help desk. Contains secrets: only the client may get it. */
export interface ResolvedConnection {
  readonly url: string;
  readonly credentials: Credentials;
  readonly onBehalfOf: string | undefined;
  /** PEM texts. */
  readonly tls: TargetSettings['tls'];
  readonly proxy: string | undefined;
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Values of variables in credentials, headers and proxy. They must not reach files or output. */
  readonly secrets: readonly string[];
}

/** Reads the environment variables and certificates of this target only. */
export async function resolveConnection(
  target: TargetSettings,
  env: Environment,
  folder: string,
): Promise<ResolvedConnection | readonly Problem[]> {
  const problems: Problem[] = [];
  const secrets: string[] = [];
  const fill = (template: string, path: readonly string[]): string => {
    for (const name of new Set(findPlaceholders(template).names)) {
      const value = readVariable(env, name);
      if (value === undefined) problems.push(missingVariable(target, name, path, env, folder));
      else if (HOLDS_SECRETS.includes(path[0] ?? '') && path[1] !== 'user') secrets.push(value);
    }
    return fillPlaceholders(template, (name) => readVariable(env, name));
  };
  const fillOptional = (template: string | undefined, path: readonly string[]): string | undefined =>
    template === undefined ? undefined : fill(template, path);
  const pem = (part: 'ca' | 'cert' | 'key'): string | undefined => {
    const before = problems.length;
    const file = fillOptional(target.tls[part], ['tls', part]);
    if (file === undefined || problems.length > before) return undefined;
    const read = readPem(target, part, file, folder);
    if (typeof read === 'string') return read;
    problems.push(read);
    return undefined;
  };
  const credentials = fillCredentials(target, fill);
  if (credentials === undefined) problems.push(missingAuth(target, env));
  const connection = {
    url: fill(target.url, ['url']),
    onBehalfOf: fillOptional(target.onBehalfOf, ['on_behalf_of']),
    tls: { ca: pem('ca'), cert: pem('cert'), key: pem('key') },
    proxy: fillOptional(target.proxy, ['proxy']),
    timeoutMs: target.timeoutMs,
    headers: Object.fromEntries(
      Object.entries(target.headers).map(([name, value]) => [name, fill(value, ['headers', name])]),
    ),
  };
  if (problems.length === 0 && credentials !== undefined)
    problems.push(...checkFilled(target, connection.url, connection.proxy), ...checkToken(target, credentials));
  return credentials === undefined || problems.length > 0 ? problems : { ...connection, credentials, secrets };
}

/** What comes along where a token is copied out of a header, a shell or a text that hides it. */
const MORE_THAN_A_TOKEN = /^(?:authorization:|token[ =]|bearer |basic |["'<$])|^[*.…•]+$/iu;

/** No help desk makes a token with a slash. */
const IS_FILE = /^(?:~|\.{0,2}|[A-Za-z]:)[\\/][\w.-]+(?:[\\/][\w.-]+)*$/u;

function checkToken(target: TargetSettings, credentials: Credentials): readonly Problem[] {
  const { kind } = credentials;
  if (kind === 'basic') return [];
  const isFile = kind === 'token' && IS_FILE.test(credentials.token);
  if (!isFile && !MORE_THAN_A_TOKEN.test(credentials.token)) return [];
  const what = isFile ? 'is the name of a file' : 'is more than a token, or stands in for one';
  const message = `the ${kind === 'token' ? 'token' : 'bearer token'} of ${target.name} ${what}`;
  const hint = isFile
    ? 'Set it to the content of the file, as in "$(cat FILE)".'
    : 'Set it to the token alone, without "Token token=", "Bearer", quotes or brackets, and not to a placeholder.';
  return [problemOf(target, 'wrong-shape', message, hint, ['auth', kind])];
}

const HOLDS_SECRETS: readonly string[] = ['auth', 'headers', 'proxy'];

function fillCredentials(
  { auth }: TargetSettings,
  fill: (template: string, path: readonly string[]) => string,
): Credentials | undefined {
  if (auth === undefined) return undefined;
  if (auth.kind !== 'basic') return { ...auth, token: fill(auth.token, ['auth', auth.kind]) };
  return { ...auth, user: fill(auth.user, ['auth', 'user']), password: fill(auth.password, ['auth', 'password']) };
}

/** All common certificate authorities together have a quarter of a megabyte. */
const LARGEST_PEM = 20 * 1024 * 1024;

const CERTIFICATE = { what: 'certificate', mark: /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----/u };

/** Without this check, the connection would silently ignore the content of a wrong file. */
const HOLDS = {
  ca: CERTIFICATE,
  cert: CERTIFICATE,
  key: { what: 'private key', mark: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/u },
} as const;

function readPem(target: TargetSettings, part: keyof typeof HOLDS, file: string, folder: string): string | Problem {
  const refuse = (code: ProblemCode, message: string, hint: string | undefined): Problem =>
    problemOf(target, code, message, hint, ['tls', part]);
  // A variable may hold the text itself, which is a secret where it is a key: in base64 it looks like a path.
  if (/[\r\n]|-----BEGIN/u.test(file)) {
    const message = `${part} of ${target.name} contains a certificate or key instead of the path of a file`;
    const hint = 'Save it to a file where deskform runs, and write the path of that file here.';
    return refuse('wrong-shape', message, hint);
  }
  const [variable] = findPlaceholders(target.tls[part] ?? '').names;
  const called = variable === undefined ? file : `the file that ${variable} names`;
  try {
    const found = readWholeFile(resolve(folder, file), LARGEST_PEM);
    if (found.outcome === 'no-file') return refuse('file-unreadable', `${called} is not a file`, undefined);
    const { what, mark } = HOLDS[part];
    const text = found.outcome === 'read' ? found.bytes.toString('utf8') : '';
    const hint = `Use a PEM file with the ${what} between its BEGIN and END lines.`;
    return mark.test(text) ? text : refuse('file-unreadable', `${called} contains no ${what}`, hint);
  } catch (error) {
    // What is the name of no file may be the key itself, on one line.
    const named = part === 'key' && variable === undefined ? 'the file that tls.key names' : called;
    const place = isAbsolute(file) ? undefined : 'A path is relative to the folder of deskform.yaml.';
    const hint = systemAdvice(error) ?? place;
    return refuse('file-unreadable', `${named} ${reasonOf(error)}`, hint);
  }
}

/** An address is checked again once its variables are known; its text may hold a secret, so it is not quoted. */
function checkFilled(target: TargetSettings, url: string, proxy: string | undefined): readonly Problem[] {
  return Object.entries({ url, proxy }).flatMap(([setting, address]) => {
    const fault = address === undefined ? undefined : faultOfUrl(address);
    if (fault === undefined) return [];
    const message = `${setting} of ${target.name} ${fault}`;
    return [problemOf(target, 'wrong-shape', message, 'Check the environment variables in it.', [setting])];
  });
}

function missingVariable(
  target: TargetSettings,
  name: string,
  path: readonly string[],
  env: Environment,
  folder: string,
): Problem {
  const message = `the environment variable ${name} is ${stateOfUnset(env, name)}: target ${target.name} needs it for ${path.join('.')}`;
  const loaded = existsSync(join(folder, '.env'))
    ? 'The file .env is not read: run `set -a; . ./.env; set +a` before.'
    : undefined;
  return problemOf(target, 'env-missing', message, loaded ?? hintForUnset(env, name), path);
}

function missingAuth(target: TargetSettings, env: Environment): Problem {
  const isMeant = (name: string): boolean => /HELP_?DESK|ZAMMAD/iu.test(name) && /TOKEN/iu.test(name);
  const set = Object.keys(env).find((name) => isMeant(name) && env[name] !== '');
  const hint = `Write auth: { token: "${placeholder(set ?? 'HELPDESK_TOKEN')}" } under the target.`;
  return problemOf(target, 'env-missing', `there are no credentials for ${target.name}`, hint, ['auth']);
}

function problemOf(
  target: TargetSettings,
  code: ProblemCode,
  message: string,
  hint: string | undefined,
  path: readonly string[],
): Problem {
  return makeProblem(code, message, { hint, where: target.origin?.locate(path) });
}
