import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { systemAdvice } from '../../model/failure.ts';
import { type Environment, fillPlaceholders, findPlaceholders, placeholder } from '../../model/placeholder.ts';
import { makeProblem, type Path, type Problem } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { faultOfUrl } from '../check/check-target.ts';
import { readWholeFile } from '../disk/whole-file.ts';
import { reasonOf } from '../source-text.ts';
import { hintForUnset, readVariable, stateOfUnset } from './resolve-secrets.ts';
import type { Credentials, TargetSettings } from './target-settings.ts';

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
  const fill = (template: string, path: Path): string => {
    for (const variable of new Set(findPlaceholders(template).names)) {
      const value = readVariable(env, variable);
      if (value === undefined) {
        const message = `the environment variable ${variable} is ${stateOfUnset(env, variable)}: target ${name} needs it for ${path.join('.')}`;
        const loaded = 'The file .env is not read: run `set -a; . ./.env; set +a` before.';
        report(path, 'env-missing', message, existsSync(join(folder, '.env')) ? loaded : hintForUnset(env, variable));
      } else if (['auth', 'headers', 'proxy'].includes(path[0] ?? '') && path[1] !== 'user') secrets.push(value);
    }
    return fillPlaceholders(template, (variable) => readVariable(env, variable));
  };
  const fillOptional = (template: string | undefined, path: Path): string | undefined =>
    template === undefined ? undefined : fill(template, path);
  const pem = (part: 'ca' | 'cert' | 'key'): string | undefined => {
    const before = problems.length;
    const file = fillOptional(target.tls[part], ['tls', part]);
    return file === undefined || problems.length > before ? undefined : readPem(target, part, file, folder, report);
  };
  const credentials = fillCredentials(target, fill);
  if (credentials === undefined) {
    const isMeant = (variable: string): boolean => /HELP_?DESK|ZAMMAD/iu.test(variable) && /TOKEN/iu.test(variable);
    const set = Object.keys(env).find((variable) => isMeant(variable) && env[variable] !== '');
    const hint = `Write auth: { token: "${placeholder(set ?? 'HELPDESK_TOKEN')}" } under the target.`;
    report(['auth'], 'env-missing', `there are no credentials for ${name}`, hint);
  }
  const connection = {
    url: fill(target.url, ['url']),
    onBehalfOf: fillOptional(target.onBehalfOf, ['on_behalf_of']),
    /** PEM texts. */
    tls: { ca: pem('ca'), cert: pem('cert'), key: pem('key') },
    proxy: fillOptional(target.proxy, ['proxy']),
    timeoutMs: target.timeoutMs,
    headers: Object.fromEntries(
      Object.entries(target.headers).map(([header, value]) => [header, fill(value, ['headers', header])]),
    ),
  };
  if (credentials === undefined || problems.length > 0) return problems;
  // An address is checked again once its variables are known; its text may hold a secret, so it is not quoted.
  for (const setting of ['url', 'proxy'] as const) {
    const fault = connection[setting] === undefined ? undefined : faultOfUrl(connection[setting]);
    const hint = 'Check the environment variables in it.';
    if (fault !== undefined) report([setting], 'wrong-shape', `${setting} of ${name} ${fault}`, hint);
  }
  checkToken(name, credentials, report);
  // The secrets are values of variables in credentials, headers and proxy. They must not reach files or output.
  return problems.length > 0 ? problems : { ...connection, credentials, secrets };
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

function fillCredentials(
  { auth }: TargetSettings,
  fill: (template: string, path: Path) => string,
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

function readPem(
  { name, tls }: TargetSettings,
  part: keyof typeof HOLDS,
  file: string,
  folder: string,
  report: Report,
): string | undefined {
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
  try {
    const found = readWholeFile(resolve(folder, file), LARGEST_PEM);
    const { what, mark } = HOLDS[part];
    const text = found.outcome === 'read' ? found.bytes.toString('utf8') : '';
    if (mark.test(text)) return text;
    const hint = `Use a PEM file with the ${what} between its BEGIN and END lines.`;
    if (found.outcome === 'no-file') report(path, 'file-unreadable', `${called} is not a file`, undefined);
    else report(path, 'file-unreadable', `${called} contains no ${what}`, hint);
  } catch (error) {
    // What is the name of no file may be the key itself, on one line.
    const named = part === 'key' && variable === undefined ? 'the file that tls.key names' : called;
    const place = isAbsolute(file) ? undefined : 'A path is relative to the folder of deskform.yaml.';
    report(path, 'file-unreadable', `${named} ${reasonOf(error)}`, systemAdvice(error) ?? place);
  }
  return undefined;
}
