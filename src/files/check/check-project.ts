import { adviceOn } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject, withMember } from '../../model/json.ts';
import { hasLevel, type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { isProblemCode, PROBLEMS } from '../../model/problem-codes.ts';
import { NEWEST_RELEASE, RELEASES } from '../../model/release.ts';
import { checkVariablesOfProject } from './check-variables.ts';
import { project } from './generated/validators.mjs';
import { findErrors, type SchemaError } from './schema-errors.ts';
import { nearest, quote, twinsIn } from './words.ts';

/**
 * Checks `deskform.yaml` as written, without environment variables. `checkTarget` checks each target later, with its
 * defaults.
 */
export function checkProjectDocument(document: unknown): readonly ProblemAtPath[] {
  if (!isJsonObject(document)) return findErrors(project, document).map(problemOfError);
  const { targets } = document;
  if (document.object !== undefined && targets === undefined && Array.isArray(document.attributes)) {
    const hint = 'Name deskform.yaml with --config, and list attribute files under its `attributes:`.';
    return [problemAtKey('wrong-shape', ['object'], 'this is an attribute file, not the configuration', hint)];
  }
  const empty = isJsonObject(targets) ? Object.entries(targets).filter(([, target]) => target === null) : [];
  if (isJsonObject(targets) && typeof targets.url === 'string' && empty.length === 0) {
    const hint = 'Write its name above it, such as `helpdesk:`, and indent its settings below that.';
    return [problemAtKey('wrong-shape', ['targets', 'url'], 'url is a setting, and its target has no name', hint)];
  }
  // If a target is empty, its settings stand beside it: they are no targets.
  const read = empty.length === 0 ? document : { ...document, targets: Object.fromEntries(empty) };
  const codes = isJsonObject(read.lint) ? Object.keys(read.lint) : [];
  const asked = without(
    read,
    codes.filter((code) => !isProblemCode(code)).map((code) => ['lint', code]),
  );
  const errors = findErrors(project, asked);
  const strange = errors.flatMap((error) => (error.kind === 'unknown-key' ? [[...error.path, error.key]] : []));
  const known = without(asked, strange);
  return [
    ...errors.map(problemOfError),
    ...checkNames(isJsonObject(known.targets) ? Object.keys(known.targets) : []),
    ...codes.flatMap(checkCode),
    ...checkVariablesOfProject(known),
  ];
}

/** A map without what is at these paths. */
function without(map: JsonObject, paths: readonly Path[]): JsonObject {
  return paths.reduce((rest, [first = '', ...inner]) => {
    const inside = rest[first];
    return withMember(rest, first, isJsonObject(inside) && inner.length > 0 ? without(inside, [inner]) : undefined);
  }, map);
}

/** Refuses a target named "all", which means every target in `--target`, and names that differ only in case. */
function checkNames(targets: readonly string[]): readonly ProblemAtPath[] {
  const wrong = (name: string, message: string, hint: string) =>
    problemAtKey('wrong-shape', ['targets', name], message, hint);
  const hint = '`--target all` means every target. Choose another name.';
  const twins = twinsIn(targets, (name) => (name === 'all' ? undefined : name.toLowerCase()));
  return [
    ...(targets.includes('all') ? [wrong('all', '"all" cannot be the name of a target', hint)] : []),
    ...twins.map(([first, name]) => {
      const message = `the names of the targets "${first}" and "${name}" differ only in upper and lower case`;
      return wrong(name, message, 'Rename one: people and file systems mix them up.');
    }),
  ];
}

function checkCode(code: string): readonly ProblemAtPath[] {
  if (isProblemCode(code)) {
    if (hasLevel(code)) return [];
    const hint = 'Remove the line: only warnings have a level.';
    return [problemAtKey('wrong-shape', ['lint', code], `${code} is always an error`, hint)];
  }
  const near = nearest(code, Object.keys(PROBLEMS).filter(isProblemCode).filter(hasLevel));
  const hint =
    near === undefined ? 'Each warning shows its code. docs/failures.md lists all codes.' : `Did you mean ${near}?`;
  return [problemAtKey('unknown-key', ['lint', code], `no warning has the code ${quote(code)}`, hint)];
}

function problemOfError(error: SchemaError): ProblemAtPath {
  const { path, message, hint } = error;
  switch (error.kind) {
    case 'unknown-key':
      return problemAtKey('unknown-key', [...path, error.key], message, hintForKey(error) ?? hint);
    case 'bad-key':
      return problemAtKey('wrong-shape', [...path, error.key], message, hint);
    case 'missing':
      return problemAtKey('wrong-shape', path, message, hint);
    default:
      return problemAtValue('wrong-shape', path, message, HINTS[path.at(-1) ?? ''] ?? hint);
  }
}

function hintForKey({ path, key, known, hint }: Extract<SchemaError, { kind: 'unknown-key' }>): string | undefined {
  if (key === 'url' && path[0] === 'defaults') return 'Each target has its own address. Write `url:` under the target.';
  if (['token', 'user', 'password', 'bearer'].includes(key) && known.includes('auth'))
    return `Write it under auth, as in auth: { ${key}: … }`;
  const place = path.length === 0 ? 'project' : path.at(-1) === 'auth' ? 'auth' : 'target';
  return hint?.startsWith('Did you mean') === true ? hint : adviceOn(place, key);
}

const TIME = 'Write a time such as 500ms, 30s, 2m or 1h.';

/** What to write as a setting. */
const HINTS: Readonly<Record<string, string>> = {
  '': 'Write `targets:` and a target with its url.',
  targets: 'The name of a target is its key: write `helpdesk:`, and its settings below it.',
  wait: TIME,
  timeout: TIME,
  expect: 'Write auto, none, or a time such as 30s or 2m.',
  version: 'Write version: 1.',
  release: `Write one of ${RELEASES[0]} to ${NEWEST_RELEASE} (recorded: ${RELEASES.join(', ')}), or leave it out: it is detected.`,
};
