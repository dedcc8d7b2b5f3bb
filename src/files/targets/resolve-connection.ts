import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isJsonObject, type JsonValue, mapMembers } from '../../model/json.ts';
import {
  type Environment,
  fillPlaceholders,
  findPlaceholders,
  PLACEHOLDER_OPENING,
  placeholder,
} from '../../model/placeholder.ts';
import { makeProblem, type Path, type Problem } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { faultOfUrl } from '../check/check-target.ts';
import { readBytes } from '../source-text.ts';
import { readVariable, tellUnset } from './resolve-secrets.ts';
import { type Credentials, readTarget, type TargetSettings } from './target-settings.ts';

/** Everything needed to connect to a help desk. Contains secrets: only the client may get it. */
export type ResolvedConnection = Exclude<Awaited<ReturnType<typeof resolveConnection>>, readonly Problem[]>;

/** Notes what is wrong with a setting of the target. */
type Report = (path: Path, code: ProblemCode, message: string, hint: string | undefined) => void;

/** Reads the environment variables and certificates of this target only. */
export async function resolveConnection(target: TargetSettings, env: Environment, folder: string) {
  const { name } = target;
  const problems: Problem[] = [];
  const secrets: string[] = [];
  const report: Report = (path, code, message, hint) => {
    problems.push(makeProblem(code, message, { hint, where: target.origin?.locate(path) }));
  };
  const fill = (value: JsonValue, path: Path): JsonValue => {
    if (isJsonObject(value)) return mapMembers(value, (inside, key) => fill(inside, [...path, key]));
    if (typeof value !== 'string') return value;
    for (const variable of new Set(findPlaceholders(value).names)) {
      const found = readVariable(env, variable);
      if (found === undefined) {
        const { message, hint } = tellUnset(env, variable, `target ${name} needs it for ${path.join('.')}`);
        const loaded = 'The file .env is not read: run `set -a; . ./.env; set +a` before.';
        report(path, 'env-missing', message, existsSync(join(folder, '.env')) ? loaded : hint);
      } else if (['auth', 'headers', 'proxy'].includes(path[0] ?? '') && path[1] !== 'user') secrets.push(found);
    }
    return fillPlaceholders(value, (variable) => readVariable(env, variable));
  };
  const filled = readTarget(
    name,
    mapMembers(target.written, (value, key) => fill(value, [key])),
    target.origin,
  );
  const { url, auth: credentials, onBehalfOf, proxy, timeoutMs, headers } = filled;
  if (credentials === undefined) {
    const isMeant = (variable: string): boolean => /HELP_?DESK|ZAMMAD/iu.test(variable) && /TOKEN/iu.test(variable);
    const set = Object.keys(env).find((variable) => isMeant(variable) && env[variable] !== '');
    const hint = `Write auth: { token: "${placeholder(set ?? 'HELPDESK_TOKEN')}" } under the target.`;
    report(['auth'], 'env-missing', `there are no credentials for ${name}`, hint);
  }
  const pem = (part: keyof typeof HOLDS): string | undefined => readPem(target, part, filled.tls[part], folder, report);
  /** PEM texts. */
  const tls = { ca: pem('ca'), cert: pem('cert'), key: pem('key') };
  if (credentials === undefined || problems.length > 0) return problems;
  // An address is checked again once its variables are known; its text may hold a secret, so it is not quoted.
  for (const [setting, address] of Object.entries({ url, proxy })) {
    const fault = address === undefined ? undefined : faultOfUrl(address);
    const hint = 'Check the environment variables in it.';
    if (fault !== undefined) report([setting], 'wrong-shape', `${setting} of ${name} ${fault}`, hint);
  }
  checkToken(name, credentials, report);
  // The secrets are values of variables in credentials, headers and proxy. They must not reach files or output.
  return problems.length > 0 ? problems : { url, credentials, onBehalfOf, tls, proxy, timeoutMs, headers, secrets };
}

/** What comes along where a token is copied out of a header, a shell or a text that hides it. */
const MORE_THAN_A_TOKEN = /^(?:authorization:|token[ =]|bearer |basic |["'<$])|^[*.…•]+$/iu;

/** No help desk makes a token with a slash. */
const IS_FILE = /^(?:~|\.{0,2}|[A-Za-z]:)[\\/][\w.-]+(?:[\\/][\w.-]+)*$/u;

function checkToken(name: string, credentials: Credentials, report: Report): void {
  if (credentials.kind === 'basic') return;
  const { kind, token } = credentials;
  const called = kind === 'token' ? 'the token' : 'the bearer token';
  if (kind === 'token' && IS_FILE.test(token)) {
    const hint = 'Set it to the content of the file, as in "$(cat FILE)".';
    report(['auth', kind], 'wrong-shape', `${called} of ${name} is the name of a file`, hint);
  } else if (MORE_THAN_A_TOKEN.test(token)) {
    const hint =
      'Set it to the token alone, without "Token token=", "Bearer", quotes or brackets, and not to a placeholder.';
    const message = `${called} of ${name} is more than a token, or stands in for one`;
    report(['auth', kind], 'wrong-shape', message, hint);
  }
}

const CERTIFICATE = { what: 'certificate', mark: /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----/u };

/** Without this check, the connection would silently ignore the content of a wrong file. */
const HOLDS = {
  ca: CERTIFICATE,
  cert: CERTIFICATE,
  key: { what: 'private key', mark: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/u },
} as const;

function readPem(
  { name, tls }: TargetSettings,
  part: keyof typeof HOLDS,
  file: string | undefined,
  folder: string,
  report: Report,
): string | undefined {
  // A variable that is not set has been told.
  if (file === undefined || file.includes(PLACEHOLDER_OPENING)) return undefined;
  const path = ['tls', part];
  // A variable may hold the text itself, which is a secret where it is a key: in base64 it looks like a path.
  if (/[\r\n]|-----BEGIN/u.test(file)) {
    const message = `${part} of ${name} contains a certificate or key instead of the path of a file`;
    const hint = 'Save it to a file where deskform runs, and write the path of that file here.';
    report(path, 'wrong-shape', message, hint);
    return undefined;
  }
  const [variable] = findPlaceholders(tls[part] ?? '').names;
  const called = variable === undefined ? file : `the file that ${variable} names`;
  // What is the name of no file may be the key itself, on one line.
  const mayBeKey = part === 'key' && variable === undefined;
  const bytes = readBytes(folder, file, mayBeKey ? 'the file that tls.key names' : called);
  if (!Buffer.isBuffer(bytes)) {
    const place = isAbsolute(file) ? undefined : 'A path is relative to the folder of deskform.yaml.';
    report(path, 'file-unreadable', bytes.message, bytes.hint ?? place);
    return undefined;
  }
  const { what, mark } = HOLDS[part];
  const text = bytes.toString('utf8');
  if (mark.test(text)) return text;
  const hint = `Use a PEM file with the ${what} between its BEGIN and END lines.`;
  report(path, 'file-unreadable', `${called} contains no ${what}`, hint);
  return undefined;
}
