import type { JsonObject, JsonValue } from '../../model/json.ts';
import { findForeignVariable, findPlaceholders, PLACEHOLDER_OPENING, placeholder } from '../../model/placeholder.ts';
import { type Path, type ProblemAtPath, problemAtValue } from '../../model/problem.ts';
import {
  carriesCredentials,
  HIDDEN,
  holdsHiddenText,
  isSecretKey,
  mayNameVariables,
} from '../../model/secret-settings.ts';
import { isSecretPath } from './words.ts';

/** In attribute files, only settings with secrets may contain `${env:…}` (docs/configuration.md). */
export function* checkVariablesOfEntry(settings: JsonObject): Generator<ProblemAtPath> {
  for (const [text, path] of textsIn(settings, [])) {
    const [setting = '', key = ''] = path;
    const isOption = setting === 'data_option';
    if (isOption && (text === HIDDEN || holdsHiddenText(text))) {
      const message = `${key} holds what deskform shows in place of a credential`;
      const hint = `Write the value itself, or ${placeholder('NAME')} where variables are allowed. Or leave the setting out: what is on the help desk stays.`;
      yield problemAtValue('value-hidden', path, message, hint);
    } else if (key === 'linktemplate' && LINK_OF_OTHERS.test(text)) continue;
    else if (isOption && path.length === 2 && mayNameVariables(key)) yield* checkSecret(text, key, path);
    else yield* checkMisplaced(text, path, setting, ONLY_WITH_SECRETS);
  }
}

const ONLY_WITH_SECRETS = 'They are allowed in deskform.yaml, and here only in settings that contain secrets.';

/** A field in the spelling of other templates: `{{ticket.floor}}`, `${ticket.floor}`, `{ticket.floor}`. */
export const LINK_OF_OTHERS = /\$?(?<!#)\{?\{\s*(ticket|user|organization|group)\.(\w+)[\w.]*\s*\}\}?/iu;

/** Settings of a target that may contain environment variables: those for the connection. */
const MAY_NAME_VARIABLES = ['url', 'auth', 'on_behalf_of', 'tls', 'proxy', 'headers'];

export function* checkVariablesOfProject(document: JsonObject, strange: ReadonlySet<string>): Generator<ProblemAtPath> {
  for (const [text, path] of textsIn(document, [])) {
    if (path.some((_, index) => strange.has(path.slice(0, index + 1).join('\0')))) continue;
    const setting = path[0] === 'targets' ? path[2] : path[0] === 'defaults' ? path[1] : undefined;
    const hint = `They are allowed in ${MAY_NAME_VARIABLES.join(', ')} of a target.`;
    if (MAY_NAME_VARIABLES.includes(setting ?? '')) yield* checkVariables(text, path);
    else yield* checkMisplaced(text, path, setting ?? path.join('/'), hint);
  }
}

function* textsIn(value: JsonValue, path: Path): Generator<readonly [text: string, path: Path]> {
  if (typeof value === 'string') yield [value, path];
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, [...path, key]);
}

function checkMisplaced(text: string, path: Path, where: string, hint: string): readonly ProblemAtPath[] {
  if (!text.includes(PLACEHOLDER_OPENING)) return [];
  return [problemAtValue('env-misplaced', path, `environment variables are not allowed in ${where}`, hint)];
}

/** Reports invalid variables in a place where variables are allowed. */
function checkVariables(text: string, path: Path): readonly ProblemAtPath[] {
  const [broken] = findPlaceholders(text).malformed;
  if (broken !== undefined) {
    // The braces may contain the credential itself.
    const shown = isSecretPath(path) ? `the text in ${placeholder('…')}` : broken;
    const message = `${shown} is not an environment variable`;
    return [problemAtValue('wrong-shape', path, message, `Write ${placeholder('NAME')}.`)];
  }
  const foreign = findForeignVariable(text);
  if (foreign === undefined) return [];
  // A password may begin with a dollar sign, and is not repeated.
  const name = isSecretPath(path) && !text.includes('{') && !foreign.includes('_') ? 'NAME' : foreign;
  return [problemOfVariableName(name, path)];
}

export function problemOfVariableName(name: string, path: Path): ProblemAtPath {
  const message = `${path.at(-1)} contains the name of a variable, which would be sent instead of its value`;
  return problemAtValue('wrong-shape', path, message, `Write ${placeholder(name)}.`);
}

/** Reports credentials in plain text, also as part of an address. */
function checkSecret(text: string, setting: string, path: Path): readonly ProblemAtPath[] {
  const wrong = checkVariables(text, path);
  if (wrong.length > 0) return wrong;
  const set = 'and set that environment variable where deskform runs.';
  if (!isSecretKey(setting)) {
    if (!carriesCredentials(text)) return [];
    const message = `the address in ${setting} contains credentials in plain text`;
    const hint = `Write ${placeholder('NAME')} for them, or for the whole address, ${set}`;
    return [problemAtValue('credentials-in-address', path, message, hint)];
  }
  if (text === '' || findPlaceholders(text).names.length > 0) return [];
  const message = `${setting} is a secret in plain text`;
  return [problemAtValue('literal-secret', path, message, `Write ${placeholder('NAME')} ${set}`)];
}
