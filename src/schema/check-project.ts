import { isJsonObject, type JsonObject } from '../attribute/json.ts';
import { checkTarget } from './check-target.ts';
import { describeFault, valueAt } from './describe-fault.ts';
import { findPlaceholders, placeholder } from './environment-variables.ts';
import { type Fault, findProjectFaults } from './faults.ts';
import { type Path, type Remark, remarkOnKey, remarkOnValue } from './remark.ts';

const PROJECT_KEYS = ['version', 'attributes', 'targets'];
const TARGET_KEYS = [
  'url',
  'auth',
  'on_behalf_of',
  'release',
  'undeclared',
  'limits',
  'foreign_changes',
  'on_failure',
  'restart',
  'tls',
  'proxy',
  'timeout',
  'headers',
  'tags',
];
const KEYS_INSIDE: Readonly<Record<string, readonly string[]>> = {
  auth: ['token', 'user', 'password', 'bearer'],
  limits: ['destroy'],
  restart: ['expect', 'wait', 'command', 'steady', 'window'],
  tls: ['ca', 'cert', 'key'],
};
/** Words of the design that this release does not read yet: silence would be worse than refusal. */
const NOT_YET = ['defaults', 'overlays', 'manage'];
/** Settings that a target may take from environment variables: those that reach the help desk's address. */
const MAY_HOLD_PLACEHOLDERS = ['url', 'auth', 'on_behalf_of', 'tls', 'proxy', 'headers'];

/** Everything that is wrong with `deskform.yaml`, without reading an environment variable. */
export function checkProjectDocument(document: unknown): readonly Remark[] {
  const faults = findProjectFaults(document).map((fault) => remarkOnFault(fault, document));
  if (!isJsonObject(document)) return faults;
  return [
    ...faults,
    ...targetsOf(document).flatMap(([path, target]) => checkTarget(target, path)),
    ...checkPlaceholders(document, []),
  ];
}

function targetsOf(document: JsonObject): readonly (readonly [Path, JsonObject])[] {
  if (!isJsonObject(document.targets)) return [];
  return Object.entries(document.targets).flatMap(([name, target]) =>
    isJsonObject(target) ? [[['targets', name], target] as const] : [],
  );
}

function remarkOnFault(fault: Fault, document: unknown): Remark {
  if (fault.kind === 'unknown-key') {
    const here = [...fault.path, fault.key];
    if (NOT_YET.includes(fault.key))
      return remarkOnKey('not-supported', here, `${fault.key} is not supported yet`, NOT_YET_HINT);
    const { message, hint } = describeFault(fault, document, knownKeys(fault.path));
    return remarkOnKey('unknown-key', here, message, hint);
  }
  if (fault.kind === 'wrong-type' && fault.path.length === 1 && fault.path[0] === 'targets') {
    const targets = valueAt(document, fault.path);
    if (typeof targets === 'string' || Array.isArray(targets))
      return remarkOnValue('not-supported', fault.path, 'target files are not supported yet', NOT_YET_HINT);
  }
  if (fault.kind === 'bad-key') {
    const { message, hint } = describeFault(fault, document, []);
    return remarkOnKey('wrong-shape', [...fault.path, fault.key], message, hint);
  }
  const { message, hint } = describeFault(fault, document, []);
  if (fault.kind === 'missing') return remarkOnKey('wrong-shape', fault.path, message, hint);
  return remarkOnValue('wrong-shape', fault.path, message, hintForPlace(fault.path, hint));
}

const NOT_YET_HINT = 'Take it out; write the settings into each target under targets.';

function knownKeys(path: Path): readonly string[] {
  if (path.length === 0) return PROJECT_KEYS;
  return path.length === 2 ? TARGET_KEYS : (KEYS_INSIDE[path[2] ?? ''] ?? []);
}

function hintForPlace(path: Path, hint: string | undefined): string | undefined {
  const setting = path.at(-1);
  if (setting === 'wait' || setting === 'steady' || setting === 'timeout')
    return 'Write a time such as 500ms, 30s, 2m or 1h.';
  if (setting === 'expect') return 'Write auto, none, or a time such as 30s or 2m.';
  if (setting === 'version') return 'This deskform reads version: 1.';
  return hint;
}

function checkPlaceholders(value: unknown, path: Path): readonly Remark[] {
  if (typeof value === 'string') return checkText(value, path);
  if (Array.isArray(value)) return value.flatMap((item, index) => checkPlaceholders(item, [...path, String(index)]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => checkPlaceholders(item, [...path, key]));
}

function checkText(text: string, path: Path): readonly Remark[] {
  const { names, malformed } = findPlaceholders(text);
  const [broken] = malformed;
  if (names.length === 0 && broken === undefined) return [];
  const [top, , setting = ''] = path;
  if (top !== 'targets' || !MAY_HOLD_PLACEHOLDERS.includes(setting)) {
    return [
      remarkOnValue(
        'env-misplaced',
        path,
        `environment variables cannot stand in ${setting === '' ? path.join('/') : setting}`,
        `They may stand in ${MAY_HOLD_PLACEHOLDERS.join(', ')} of a target. Write the value itself.`,
      ),
    ];
  }
  if (broken === undefined) return [];
  return [
    remarkOnValue('wrong-shape', path, `${broken} names no environment variable`, `Write ${placeholder('NAME')}.`),
  ];
}
