import { adviceOn } from '../../model/foreign-words.ts';
import { isJsonObject, mapMembers } from '../../model/json.ts';
import { hasLevel, type Path, type ProblemAtPath, problemAtKey } from '../../model/problem.ts';
import { isProblemCode, PROBLEMS } from '../../model/problem-codes.ts';
import { NEWEST_RELEASE, RELEASES } from '../../model/release.ts';
import { checkVariablesOfProject } from './check-variables.ts';
import { project } from './generated/validators.mjs';
import { findErrors } from './schema-errors.ts';
import { nearest, quote, twinsIn } from './words.ts';

/**
 * Checks `deskform.yaml` as written, without environment variables. `checkTarget` checks each target later, with its
 * defaults.
 */
export function checkProjectDocument(document: unknown): readonly ProblemAtPath[] {
  if (!isJsonObject(document)) return findErrors(project, document).map(withAdvice);
  const targets = isJsonObject(document.targets) ? document.targets : {};
  const wrong = (path: Path, message: string, hint: string) => problemAtKey('wrong-shape', path, message, hint);
  if (document.object !== undefined && document.targets === undefined && Array.isArray(document.attributes)) {
    const hint = 'Name deskform.yaml with --config, and list attribute files under its `attributes:`.';
    return [wrong(['object'], 'this is an attribute file, not the configuration', hint)];
  }
  const empty = Object.entries(targets).filter(([, target]) => target === null);
  if (typeof targets.url === 'string' && empty.length === 0) {
    const hint = 'Write its name above it, such as `helpdesk:`, and indent its settings below that.';
    return [wrong(['targets', 'url'], 'url is a setting, and its target has no name', hint)];
  }
  // If a target is empty, its settings stand beside it: they are no targets.
  const read = empty.length === 0 ? document : { ...document, targets: Object.fromEntries(empty) };
  // Nothing is asked of what stands under an unknown key or code.
  const lint = isJsonObject(read.lint) ? read.lint : undefined;
  const known = lint && mapMembers(lint, (level, code) => (isProblemCode(code) ? level : undefined));
  const asked = known === undefined ? read : { ...read, lint: known };
  const errors = findErrors(project, asked);
  const strange = new Set(errors.flatMap(({ code, path }) => (code === 'unknown-key' ? [path.join('\0')] : [])));
  const meaning = '`--target all` means every target. Choose another name.';
  return [
    ...errors.map(withAdvice),
    ...(Object.hasOwn(targets, 'all')
      ? [wrong(['targets', 'all'], '"all" cannot be the name of a target', meaning)]
      : []),
    ...twinsIn(Object.keys(targets), (name) => name.toLowerCase()).map(([first, name]) => {
      const message = `the names of the targets "${first}" and "${name}" differ only in upper and lower case`;
      return wrong(['targets', name], message, 'Rename one: people and file systems mix them up.');
    }),
    ...Object.keys(lint ?? {}).flatMap(checkCode),
    ...checkVariablesOfProject(asked, strange),
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

/** What the schema says, with what its place and other tools make of it. */
function withAdvice(problem: ProblemAtPath): ProblemAtPath {
  const { code, at, path, hint } = problem;
  const better =
    code === 'unknown-key' ? adviceOnKey(path, hint) : at === 'value' ? HINTS.get(path.at(-1) ?? '') : undefined;
  return { ...problem, hint: better ?? hint };
}

function adviceOnKey(path: Path, hint: string | undefined): string | undefined {
  const [key = '', place, ...above] = path.toReversed();
  const isOfTarget = path[0] === 'defaults' ? above.length === 0 : above.length === 1;
  if (key === 'url' && path[0] === 'defaults') return 'Each target has its own address. Write `url:` under the target.';
  if (isOfTarget && ['token', 'user', 'password', 'bearer'].includes(key))
    return `Write it under auth, as in auth: { ${key}: … }`;
  if (hint?.startsWith('Did you mean') === true) return hint;
  return adviceOn(place === undefined ? 'project' : place === 'auth' ? 'auth' : 'target', key);
}

const TIME = 'Write a time such as 500ms, 30s, 2m or 1h.';

/** What to write as a setting. */
const HINTS: ReadonlyMap<string, string> = new Map([
  ['', 'Write `targets:` and a target with its url.'],
  ['targets', 'The name of a target is its key: write `helpdesk:`, and its settings below it.'],
  ['wait', TIME],
  ['timeout', TIME],
  ['expect', 'Write auto, none, or a time such as 30s or 2m.'],
  ['version', 'Write version: 1.'],
  [
    'release',
    `Write one of ${RELEASES[0]} to ${NEWEST_RELEASE} (recorded: ${RELEASES.join(', ')}), or leave it out: it is detected.`,
  ],
]);
