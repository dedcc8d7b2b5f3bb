import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { findForeignVariable, findPlaceholders, placeholder } from '../../model/placeholder.ts';
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
export function checkVariablesOfEntry(settings: JsonObject): readonly ProblemAtPath[] {
  return checkTexts(settings, [], (text, path) => {
    const [setting, key = ''] = path;
    if (setting === 'data_option' && (text === HIDDEN || holdsHiddenText(text)))
      return [
        problemAtValue('value-hidden', path, `${key} holds what deskform shows in place of a credential`, WRITE_IT),
      ];
    if (key === 'linktemplate' && LINK_OF_OTHERS.test(text)) return [];
    if (path.length === 2 && setting === 'data_option' && mayNameVariables(key)) return checkSecret(text, key, path);
    return checkMisplaced(text, path, setting ?? 'this file', ONLY_WITH_SECRETS);
  });
}

/** A field in the spelling of other templates: `{{ticket.floor}}`, `${ticket.floor}`, `{ticket.floor}`. */
export const LINK_OF_OTHERS = /\$?(?<!#)\{?\{\s*(ticket|user|organization|group)\.(\w+)[\w.]*\s*\}\}?/iu;

const ONLY_WITH_SECRETS = 'They are allowed in deskform.yaml, and here only in settings that contain secrets.';

const WRITE_IT = `Write the value itself, or ${placeholder('NAME')} where variables are allowed. Or leave the setting out: what is on the help desk stays.`;

/** Settings of a target that may contain environment variables: those for the connection. */
const MAY_NAME_VARIABLES = ['url', 'auth', 'on_behalf_of', 'tls', 'proxy', 'headers'];

export function checkVariablesOfProject(document: unknown): readonly ProblemAtPath[] {
  return checkTexts(document, [], (text, path) => {
    const setting = (path[0] === 'targets' ? path[2] : path[0] === 'defaults' ? path[1] : undefined) ?? '';
    if (MAY_NAME_VARIABLES.includes(setting)) return checkVariables(text, path);
    const hint = `They are allowed in ${MAY_NAME_VARIABLES.join(', ')} of a target.`;
    return checkMisplaced(text, path, setting === '' ? path.join('/') : setting, hint);
  });
}

type CheckText = (text: string, path: Path) => readonly ProblemAtPath[];

function checkTexts(value: unknown, path: Path, check: CheckText): readonly ProblemAtPath[] {
  if (typeof value === 'string') return check(value, path);
  if (Array.isArray(value)) return value.flatMap((item, index) => checkTexts(item, [...path, String(index)], check));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => checkTexts(item, [...path, key], check));
}

function checkMisplaced(text: string, path: Path, where: string, hint: string): readonly ProblemAtPath[] {
  const { names, malformed } = findPlaceholders(text);
  if (names.length === 0 && malformed.length === 0) return [];
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
  const message = `${path.at(-1) ?? 'this'} contains the name of a variable, which would be sent instead of its value`;
  return problemAtValue('wrong-shape', path, message, `Write ${placeholder(name)}.`);
}

/** Reports credentials in plain text, also as part of an address. */
function checkSecret(text: string, setting: string, path: Path): readonly ProblemAtPath[] {
  const wrong = checkVariables(text, path);
  if (wrong.length > 0) return wrong;
  if (!isSecretKey(setting)) {
    if (!carriesCredentials(text)) return [];
    const message = `the address in ${setting} contains credentials in plain text`;
    const hint = `Write ${placeholder('NAME')} for them, or for the whole address, and set that environment variable where deskform runs.`;
    return [problemAtValue('credentials-in-address', path, message, hint)];
  }
  if (text === '' || findPlaceholders(text).names.length > 0) return [];
  const hint = `Write ${placeholder('NAME')} and set that environment variable where deskform runs.`;
  return [problemAtValue('literal-secret', path, `${setting} is a secret in plain text`, hint)];
}
