import { isJsonObject, type JsonObject, withMember } from '../attribute/json.ts';
import { findPlaceholders } from '../attribute/placeholder.ts';
import { hasLevel, type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../problem/problem.ts';
import { isProblemCode, PROBLEMS } from '../problem/problem-codes.ts';
import { checkVariables } from './check-variables.ts';
import { nearest } from './did-you-mean.ts';
import { nothingBelowUnknown, withoutCredentials } from './document.ts';
import { describeFault, type Fault, findProjectFaults, hintForType, kindOf } from './schema-errors.ts';
import { quote } from './secret-words.ts';

const PROJECT_KEYS = ['version', 'attributes', 'defaults', 'targets', 'lint'];
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
  'overlays',
];
const KEYS_INSIDE: Readonly<Record<string, readonly string[]>> = {
  auth: ['token', 'user', 'password', 'bearer'],
  limits: ['destroy'],
  restart: ['expect', 'wait', 'command', 'steady', 'window'],
  tls: ['ca', 'cert', 'key'],
};
/** Settings that a target may take from environment variables: those that reach the help desk's address. */
const MAY_HOLD_PLACEHOLDERS = ['url', 'auth', 'on_behalf_of', 'tls', 'proxy', 'headers'];

/**
 * What is wrong with `deskform.yaml` as it is written, without reading an environment variable. What `checkTarget` finds
 * is judged on each target as its defaults make it.
 */
export function checkProjectDocument(document: unknown): readonly ProblemAtPath[] {
  const faults = findProjectFaults(document).map((fault) => problemOfFault(fault, document));
  if (!isJsonObject(document)) return faults;
  const problems = [
    ...faults,
    ...checkNames(document),
    ...checkLint(document.lint, ['lint']),
    ...checkPlaceholders(document, []),
  ];
  return withoutCredentials(nothingBelowUnknown(problems), document);
}

/** What is wrong with a file that holds one target. Its `name` is the file's where none is written. */
export function checkTargetFile(document: unknown, name: string): readonly ProblemAtPath[] {
  const written = isJsonObject(document) ? document.name : undefined;
  if (written !== undefined && typeof written !== 'string') {
    const message = `name must be text, not ${kindOf(written)}`;
    return [problemAtValue('wrong-shape', ['name'], message, hintForType(['string'], written))];
  }
  const target = isJsonObject(document) ? withMember(document, 'name', undefined) : document;
  const nameProblem = checkName(name);
  const problems = checkProjectDocument({ targets: { [nameProblem === undefined ? name : 'target']: target } });
  const place: Pick<ProblemAtPath, 'path' | 'at'> =
    written === undefined ? { path: [], at: 'key' } : { path: ['name'], at: 'value' };
  return [
    ...(nameProblem === undefined ? [] : [{ ...nameProblem, ...place }]),
    ...problems.map((problem) => ({ ...problem, path: problem.path.slice(2) })),
  ];
}

function checkName(name: string): ProblemAtPath | undefined {
  const problems = checkProjectDocument({ targets: Object.fromEntries([[name, { url: 'https://desk.example.com' }]]) });
  return problems[0];
}

/** "all" is what `--target` calls every target. */
function checkNames({ targets }: JsonObject): readonly ProblemAtPath[] {
  if (!isJsonObject(targets) || !Object.hasOwn(targets, 'all')) return [];
  const hint = '`--target all` means every target. Choose another name.';
  return [problemAtKey('wrong-shape', ['targets', 'all'], '"all" cannot be the name of a target', hint)];
}

function problemOfFault(fault: Fault, document: unknown): ProblemAtPath {
  const { message, hint } = describeFault(fault, document, knownKeys(fault.path));
  switch (fault.kind) {
    case 'unknown-key': {
      const isAddress = fault.key === 'url' && fault.path[0] === 'defaults';
      return problemAtKey('unknown-key', [...fault.path, fault.key], message, isAddress ? ADDRESS_HINT : hint);
    }
    case 'bad-key':
      return problemAtKey('wrong-shape', [...fault.path, fault.key], message, hint);
    case 'missing':
      return problemAtKey('wrong-shape', fault.path, message, hint);
    default:
      return problemAtValue('wrong-shape', fault.path, message, hintForPlace(fault.path, hint));
  }
}

const ADDRESS_HINT = 'Each target has an address of its own: write it there.';

function knownKeys(path: Path): readonly string[] {
  const [top] = path;
  if (top === undefined) return PROJECT_KEYS;
  const inTarget = top === 'defaults' ? path.slice(1) : path.slice(2);
  const [setting] = inTarget;
  if (setting !== undefined) return KEYS_INSIDE[setting] ?? [];
  return top === 'defaults' ? TARGET_KEYS.filter((key) => key !== 'url') : TARGET_KEYS;
}

function hintForPlace(path: Path, hint: string | undefined): string | undefined {
  const setting = path.at(-1);
  if (setting === 'wait' || setting === 'steady' || setting === 'timeout')
    return 'Write a time such as 500ms, 30s, 2m or 1h.';
  if (setting === 'expect') return 'Write auto, none, or a time such as 30s or 2m.';
  if (setting === 'version') return 'This deskform reads version: 1.';
  return hint;
}

function checkPlaceholders(value: unknown, path: Path): readonly ProblemAtPath[] {
  if (typeof value === 'string') return checkText(value, path);
  if (Array.isArray(value)) return value.flatMap((item, index) => checkPlaceholders(item, [...path, String(index)]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => checkPlaceholders(item, [...path, key]));
}

function checkText(text: string, path: Path): readonly ProblemAtPath[] {
  const [top] = path;
  const setting = (top === 'targets' ? path[2] : top === 'defaults' ? path[1] : undefined) ?? '';
  if (MAY_HOLD_PLACEHOLDERS.includes(setting)) return checkVariables(text, path);
  const { names, malformed } = findPlaceholders(text);
  if (names.length > 0 || malformed.length > 0) {
    return [
      problemAtValue(
        'env-misplaced',
        path,
        `environment variables cannot stand in ${setting === '' ? path.join('/') : setting}`,
        `They may stand in ${MAY_HOLD_PLACEHOLDERS.join(', ')} of a target.`,
      ),
    ];
  }
  return [];
}

/** Only codes that there are, and only those of warnings: a mistake cannot be switched off. */
export function checkLint(lint: unknown, path: Path): readonly ProblemAtPath[] {
  if (!isJsonObject(lint)) return [];
  return Object.keys(lint).flatMap((code): readonly ProblemAtPath[] => {
    const here = [...path, code];
    if (!isProblemCode(code)) {
      const near = nearest(code, Object.keys(PROBLEMS).filter(isProblemCode).filter(hasLevel));
      const hint =
        near === undefined ? 'Warnings show their code; docs/failures.md lists them all.' : `Did you mean ${near}?`;
      return [problemAtKey('unknown-key', here, `no warning has the code ${quote(code)}`, hint)];
    }
    if (hasLevel(code)) return [];
    return [
      problemAtKey('wrong-shape', here, `${code} is always an error`, 'Take the line out: only warnings have a level.'),
    ];
  });
}
