import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonValue, mapMembers } from '../../model/json.ts';
import { type Environment, fillPlaceholders, findPlaceholders, placeholder } from '../../model/placeholder.ts';
import { makeProblem, type Path, type Problem, type ProblemText } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import type { Credentials } from '../../model/target-texts.ts';
import { faultOfUrl } from '../check/check-target.ts';
import { readBytes } from '../source-text.ts';
import { readVariable, tellUnset } from './resolve-secrets.ts';
import { readTarget, type TargetSettings } from './target-settings.ts';

/** Everything needed to connect to a help desk. Contains secrets: only the client may get it. */
export type ResolvedConnection = Exclude<Awaited<ReturnType<typeof resolveConnection>>, readonly Problem[]>;

/** Reads the environment variables and certificates of this target only. */
export async function resolveConnection(
  { name, tls: named, written, origin }: TargetSettings,
  env: Environment,
  folder: string,
) {
  const problems: Problem[] = [];
  const secrets: string[] = [];
  const report = (path: Path, code: ProblemCode, { message, hint }: ProblemText): void => {
    problems.push(makeProblem(code, message, { hint, where: origin?.locate(path) }));
  };
  const fill = (value: JsonValue, path: Path): JsonValue => {
    if (isJsonObject(value)) return mapMembers(value, (inside, key) => fill(inside, [...path, key]));
    if (typeof value !== 'string') return value;
    for (const variable of new Set(findPlaceholders(value).names)) {
      const found = readVariable(env, variable);
      if (found === undefined) {
        const { message, hint } = tellUnset(env, variable, `target ${name} needs it for ${path.join('.')}`);
        const loaded = 'The file .env is not read: run `set -a; . ./.env; set +a` before.';
        report(path, 'env-missing', { message, hint: existsSync(join(folder, '.env')) ? loaded : hint });
      } else if (['auth', 'headers', 'proxy'].includes(path[0] ?? '') && path[1] !== 'user') secrets.push(found);
    }
    return fillPlaceholders(value, (variable) => readVariable(env, variable));
  };
  const filled = mapMembers(written, (value, key) => fill(value, [key]));
  const {
    url,
    auth: credentials,
    onBehalfOf,
    tls: files,
    proxy,
    timeoutMs,
    headers,
  } = readTarget(name, filled, origin);
  if (credentials === undefined) {
    const isMeant = (variable: string): boolean => /HELP_?DESK|ZAMMAD/iu.test(variable) && /TOKEN/iu.test(variable);
    const set = Object.keys(env).find((variable) => isMeant(variable) && env[variable] !== '');
    const hint = `Write auth: { token: "${placeholder(set ?? 'HELPDESK_TOKEN')}" } under the target.`;
    report(['auth'], 'env-missing', { message: `there are no credentials for ${name}`, hint });
  }
  const pem = (part: keyof typeof HOLDS): string | undefined => {
    const file = files[part];
    // A variable that is not set has been told.
    if (file === undefined || findPlaceholders(file).names.length > 0) return undefined;
    const read = readPem(folder, part, file, named[part]);
    if (typeof read === 'string') return read;
    report(['tls', part], 'file-unreadable', read);
    return undefined;
  };
  /** PEM texts. */
  const tls = { ca: pem('ca'), cert: pem('cert'), key: pem('key') };
  if (credentials === undefined || problems.length > 0) return problems;
  // An address is checked again once its variables are known; its text may hold a secret, so it is not quoted.
  for (const [setting, address] of Object.entries({ url, proxy })) {
    const fault = address === undefined ? undefined : faultOfUrl(address);
    const hint = 'Check the environment variables in it.';
    if (fault !== undefined) report([setting], 'wrong-shape', { message: `${setting} of ${name} ${fault}`, hint });
  }
  const fault = faultOfToken(credentials);
  if (fault !== undefined) {
    const called = credentials.kind === 'token' ? 'the token' : 'the bearer token';
    const message = `${called} of ${name} is ${fault.message}`;
    report(['auth', credentials.kind], 'wrong-shape', { ...fault, message });
  }
  // The secrets are values of variables in credentials, headers and proxy. They must not reach files or output.
  return problems.length > 0 ? problems : { url, credentials, onBehalfOf, tls, proxy, timeoutMs, headers, secrets };
}

/** What comes along where a token is copied out of a header, a shell or a text that hides it. */
const MORE_THAN_A_TOKEN = /^(?:authorization:|token[ =]|bearer |basic |["'<$])|^[*.…•]+$/iu;

/** No help desk makes a token with a slash. */
const IS_FILE = /^(?:~|\.{0,2}|[A-Za-z]:)[\\/][\w.-]+(?:[\\/][\w.-]+)*$/u;

/** What a token is that is none. */
function faultOfToken(login: Credentials): ProblemText | undefined {
  if (login.kind === 'basic') return undefined;
  if (login.kind === 'token' && IS_FILE.test(login.token))
    return { message: 'the name of a file', hint: 'Set it to the content of the file, as in "$(cat FILE)".' };
  if (!MORE_THAN_A_TOKEN.test(login.token)) return undefined;
  const hint =
    'Set it to the token alone, without "Token token=", "Bearer", quotes or brackets, and not to a placeholder.';
  return { message: 'more than a token, or stands in for one', hint };
}

const CERTIFICATE = { what: 'certificate', mark: /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----/u };

/** Without this check, the connection would silently ignore the content of a wrong file. */
const HOLDS = {
  ca: CERTIFICATE,
  cert: CERTIFICATE,
  key: { what: 'private key', mark: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/u },
} as const;

/** Reads a PEM file. A name from a variable is not shown, nor one that may be the key itself: in base64 it looks like a path. */
function readPem(
  folder: string,
  part: keyof typeof HOLDS,
  file: string,
  written: string | undefined,
): string | ProblemText {
  if (/[\r\n]|-----BEGIN/u.test(file)) {
    const message = `tls.${part} holds the text of a certificate or key, not the path of its file`;
    return { message, hint: 'Save it to a file where deskform runs, and write the path of that file here.' };
  }
  const called = file === written && part !== 'key' ? file : `the file that tls.${part} names`;
  const bytes = readBytes(folder, file, called);
  const where = 'Write the path of a PEM file, absolute or relative to the folder of deskform.yaml.';
  if (!Buffer.isBuffer(bytes)) return { message: bytes.message, hint: bytes.hint ?? where };
  const { what, mark } = HOLDS[part];
  const text = bytes.toString('utf8');
  const hint = `Use a PEM file with the ${what} between its BEGIN and END lines.`;
  return mark.test(text) ? text : { message: `${file === written ? file : called} contains no ${what}`, hint };
}
