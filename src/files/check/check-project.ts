import { adviceOn } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject, withMember } from '../../model/json.ts';
import { hasLevel, type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { isProblemCode, PROBLEMS } from '../../model/problem-codes.ts';
import { NEWEST_RELEASE, RELEASES } from '../../model/release.ts';
import { checkVariablesOfProject } from './check-variables.ts';
import { nearest } from './did-you-mean.ts';
import { twinsIn } from './document.ts';
import { project } from './generated/validators.mjs';
import { findErrors, type SchemaError } from './schema-errors.ts';
import { quote } from './secret-words.ts';

const LOGIN_KEYS = ['token', 'user', 'password', 'bearer'];

/**
 * Checks `deskform.yaml` as written, without environment variables. `checkTarget` checks each target later, with its
 * defaults.
 */
export function checkProjectDocument(document: unknown): readonly ProblemAtPath[] {
  if (!isJsonObject(document)) return findErrors(project, document).map(problemOfError);
  if (document.object !== undefined && document.targets === undefined && Array.isArray(document.attributes)) {
    const hint = 'Name deskform.yaml with --config, and list attribute files under its `attributes:`.';
    return [problemAtKey('wrong-shape', ['object'], 'this is an attribute file, not the configuration', hint)];
  }
  if (
    isJsonObject(document.targets) &&
    typeof document.targets.url === 'string' &&
    !Object.values(document.targets).includes(null)
  ) {
    const hint = 'Write its name above it, such as `helpdesk:`, and indent its settings below that.';
    return [problemAtKey('wrong-shape', ['targets', 'url'], 'url is a setting, and its target has no name', hint)];
  }
  if (Array.isArray(document.attributes) && document.attributes.some(isJsonObject)) {
    const hint =
      'Move them to attributes/ticket.yaml, with "object: Ticket" above, and write `attributes: attributes` here.';
    return [problemAtKey('wrong-shape', ['attributes'], 'definitions of fields stand in the configuration', hint)];
  }
  const read = withoutUnindented(document);
  const codes = isJsonObject(read.lint) ? Object.keys(read.lint).filter((code) => !isProblemCode(code)) : [];
  const asked = codes.reduce((rest, code) => without(rest, ['lint', code]), read);
  const errors = findErrors(project, asked);
  const known = errors.reduce(
    (rest, error) => (error.kind === 'unknown-key' ? without(rest, [...error.path, error.key]) : rest),
    asked,
  );
  return [
    ...errors.map(problemOfError),
    ...checkNames(known),
    ...codes.map(problemOfUnknownCode),
    ...checkLevels(known.lint),
    ...checkVariablesOfProject(known),
  ];
}

/** If a target is empty, its settings stand beside it: they are no targets. */
function withoutUnindented(document: JsonObject): JsonObject {
  const targets = isJsonObject(document.targets) ? Object.entries(document.targets) : [];
  const empty = targets.filter(([, target]) => target === null);
  return empty.length === 0 ? document : { ...document, targets: Object.fromEntries(empty) };
}

function without(map: JsonObject, [first = '', ...rest]: Path): JsonObject {
  const inside = map[first];
  return withMember(map, first, isJsonObject(inside) && rest.length > 0 ? without(inside, rest) : undefined);
}

/** Refuses a target named "all", which means every target in `--target`, and names that differ only in case. */
function checkNames({ targets }: JsonObject): readonly ProblemAtPath[] {
  if (!isJsonObject(targets)) return [];
  const hint = '`--target all` means every target. Choose another name.';
  const twins = twinsIn(Object.keys(targets), (name) => (name === 'all' ? undefined : name.toLowerCase()));
  return [
    ...(Object.hasOwn(targets, 'all')
      ? [problemAtKey('wrong-shape', ['targets', 'all'], '"all" cannot be the name of a target', hint)]
      : []),
    ...twins.map(([first, name]) => {
      const message = `the names of the targets "${first}" and "${name}" differ only in upper and lower case`;
      const way = 'Rename one: people and file systems mix them up.';
      return problemAtKey('wrong-shape', ['targets', name], message, way);
    }),
  ];
}

function problemOfError(error: SchemaError): ProblemAtPath {
  const { path, message, hint } = error;
  switch (error.kind) {
    case 'unknown-key': {
      const isAddress = error.key === 'url' && path[0] === 'defaults';
      const isLogin = LOGIN_KEYS.includes(error.key) && error.known.includes('auth');
      const place = path.length === 0 ? 'project' : path.at(-1) === 'auth' ? 'auth' : 'target';
      const ofOthers = hint?.startsWith('Did you mean') === true ? hint : (adviceOn(place, error.key) ?? hint);
      const ofLogin = isLogin ? `Write it under auth, as in auth: { ${error.key}: … }` : ofOthers;
      const hintForKey = isAddress ? 'Each target has its own address. Write `url:` under the target.' : ofLogin;
      return problemAtKey('unknown-key', [...path, error.key], message, hintForKey);
    }
    case 'bad-key':
      return problemAtKey('wrong-shape', [...path, error.key], message, hint);
    case 'missing':
      return problemAtKey('wrong-shape', path, message, hint);
    default:
      return problemAtValue('wrong-shape', path, message, path.length === 0 ? SKELETON : hintForSetting(path, hint));
  }
}

const SKELETON = 'Write `targets:` and a target with its url.';

function hintForSetting(path: Path, hint: string | undefined): string | undefined {
  const setting = path.at(-1);
  if (setting === 'targets') return 'The name of a target is its key: write `helpdesk:`, and its settings below it.';
  if (setting === 'wait' || setting === 'timeout') return 'Write a time such as 500ms, 30s, 2m or 1h.';
  if (setting === 'expect') return 'Write auto, none, or a time such as 30s or 2m.';
  if (setting === 'version') return 'Write version: 1.';
  if (setting === 'release') return KNOWN_RELEASES;
  return hint;
}

const KNOWN_RELEASES = `Write one of ${RELEASES[0]} to ${NEWEST_RELEASE} (recorded: ${RELEASES.join(', ')}), or leave it out: it is detected.`;

function problemOfUnknownCode(code: string): ProblemAtPath {
  const near = nearest(code, Object.keys(PROBLEMS).filter(isProblemCode).filter(hasLevel));
  const hint =
    near === undefined ? 'Each warning shows its code. docs/failures.md lists all codes.' : `Did you mean ${near}?`;
  return problemAtKey('unknown-key', ['lint', code], `no warning has the code ${quote(code)}`, hint);
}

const ONLY_WARNINGS = 'Remove the line: only warnings have a level.';

function checkLevels(lint: unknown): readonly ProblemAtPath[] {
  if (!isJsonObject(lint)) return [];
  return Object.keys(lint).flatMap((code) =>
    isProblemCode(code) && hasLevel(code)
      ? []
      : [problemAtKey('wrong-shape', ['lint', code], `${code} is always an error`, ONLY_WARNINGS)],
  );
}
