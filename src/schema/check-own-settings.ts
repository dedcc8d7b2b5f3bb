import { isJsonObject, type JsonObject, type JsonValue, member } from '../attribute/json.ts';
import { ALL_ROLES, ALL_SCREENS } from '../attribute/screens.ts';
import { DATA_OPTION_SETTINGS } from '../attribute/settings/setting-table.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../problem/problem.ts';
import type { ProblemCode } from '../problem/problem-codes.ts';
import { nearest, suggestion } from './did-you-mean.ts';
import { quote } from './secret-words.ts';

const WITH_PARTS = ['screens', 'data_option'];
const IGNORABLE = ['display', 'position', 'active', ...WITH_PARTS, 'data_type'];

/** Checks the settings that only deskform has: `protect`, `created_before` and `ignore`. */
export function checkOwnSettings(attribute: JsonObject, path: Path): readonly ProblemAtPath[] {
  return [...checkAbsent(attribute, path), ...checkIgnore(attribute, [...path, 'ignore'])];
}

function checkAbsent(attribute: JsonObject, path: Path): readonly ProblemAtPath[] {
  const { state, protect, created_before: before } = attribute;
  const problems: ProblemAtPath[] = [];
  if (state === 'absent' && protect === true) {
    const hint = 'Remove `protect: true` to delete the attribute, or remove `state: absent` to keep it.';
    const message = 'the attribute is both protected and absent';
    problems.push(problemAtKey('protect-absent', [...path, 'protect'], message, hint));
  }
  const place = [...path, 'created_before'];
  if (before !== undefined && state !== 'absent') {
    const hint = 'Add `state: absent`, or remove created_before.';
    problems.push(problemAtKey('wrong-shape', place, 'created_before requires `state: absent`', hint));
  }
  if (typeof before === 'string' && /^\d{4}-\d{2}-\d{2}/u.test(before) && !isRealTime(before))
    problems.push(problemAtValue('wrong-shape', place, `${before} is not a valid time`));
  return problems;
}

/** JavaScript reads 30 February as 2 March. */
function isRealTime(text: string): boolean {
  const day = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  return (
    !Number.isNaN(day) && new Date(day).toISOString().startsWith(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
  );
}

function checkIgnore(attribute: JsonObject, path: Path): readonly ProblemAtPath[] {
  const { ignore } = attribute;
  if (!Array.isArray(ignore)) return [];
  return ignore.flatMap((entry, index) =>
    typeof entry === 'string' ? checkIgnored(attribute, entry.split('/'), [...path, String(index)]) : [],
  );
}

function checkIgnored(attribute: JsonObject, [setting = '', ...parts]: Path, path: Path): readonly ProblemAtPath[] {
  if (!IGNORABLE.includes(setting)) {
    const message = `there is no setting ${quote(setting)} to ignore`;
    const option = setting.replace(/^data_option\./u, '');
    const isOption = Object.hasOwn(DATA_OPTION_SETTINGS, option);
    const hint = isOption ? `Did you mean data_option/${option}?` : suggestion(setting, IGNORABLE);
    return [problemAtValue('unknown-key', path, message, hint)];
  }
  if (WITH_PARTS.includes(setting)) return checkParts(member(attribute, setting), setting, parts, path);
  if (parts.length === 0) return [];
  return [problemAtValue('unknown-key', path, `${setting} has no parts to ignore`, `Write ${setting} alone.`)];
}

interface Words {
  readonly code: ProblemCode;
  readonly what: string;
  readonly known: readonly string[];
}

const SCREEN_WORDS: readonly Words[] = [
  { code: 'screen-unknown', what: 'screen', known: ALL_SCREENS },
  { code: 'screen-unknown', what: 'role', known: ALL_ROLES },
];
const OPTION_WORDS: readonly Words[] = [
  { code: 'data-option-typo', what: 'key of data_option', known: Object.keys(DATA_OPTION_SETTINGS) },
];

/** Reports only probable typing errors, since the help desk may have other keys. Import itself names its odd screens. */
function checkParts(
  written: JsonValue | undefined,
  setting: string,
  parts: readonly string[],
  path: Path,
): readonly ProblemAtPath[] {
  const levels = setting === 'screens' ? SCREEN_WORDS : OPTION_WORDS;
  if (parts.length > levels.length) {
    const whole = [setting, ...parts.slice(0, levels.length)].join('/');
    return [problemAtValue('unknown-key', path, `no single part of ${whole} can be ignored`, `Write ${whole} alone.`)];
  }
  let inside = written;
  for (const [index, { code, what, known }] of levels.entries()) {
    const word = parts[index];
    if (word === undefined) return [];
    inside = isJsonObject(inside) ? member(inside, word) : undefined;
    const near = inside !== undefined || known.includes(word) ? undefined : nearest(word, known);
    if (near !== undefined)
      return [problemAtValue(code, path, `there is no ${what} ${quote(word)} to ignore`, `Did you mean ${near}?`)];
  }
  return [];
}
