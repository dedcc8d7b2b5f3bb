import { isJsonObject, type JsonObject, type JsonValue, member } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { DATA_OPTION_SETTINGS } from '../../model/settings/setting-table.ts';
import { nearest, suggestion } from './did-you-mean.ts';
import { quote } from './secret-words.ts';

const WITH_PARTS = ['screens', 'data_option'];
export const IGNORABLE = ['display', 'position', 'active', ...WITH_PARTS, 'data_type'];

/** Checks the settings that only deskform has: `protect`, `created_before` and `ignore`. */
export function checkOwnSettings(attribute: JsonObject): readonly ProblemAtPath[] {
  return [...checkAbsent(attribute), ...checkIgnore(attribute)];
}

function checkAbsent(attribute: JsonObject): readonly ProblemAtPath[] {
  const { state, protect, created_before: before } = attribute;
  const problems: ProblemAtPath[] = [];
  if (state === 'absent' && protect === true) {
    const hint = 'Remove `protect: true` to delete the attribute, or remove `state: absent` to keep it.';
    const message = 'the attribute is both protected and absent';
    problems.push(problemAtKey('protect-absent', ['protect'], message, hint));
  }
  const place = ['created_before'];
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

function checkIgnore(attribute: JsonObject): readonly ProblemAtPath[] {
  const { ignore } = attribute;
  if (!Array.isArray(ignore)) return [];
  return ignore.flatMap((entry, index) =>
    typeof entry === 'string' ? checkIgnored(attribute, entry.split('/'), ['ignore', String(index)]) : [],
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

const OPTION_KEYS = Object.keys(DATA_OPTION_SETTINGS);

/** Reports only probable typing errors, since the help desk may have other keys, and any word as a screen or a role. */
function checkParts(
  written: JsonValue | undefined,
  setting: string,
  parts: readonly string[],
  path: Path,
): readonly ProblemAtPath[] {
  const most = setting === 'screens' ? 2 : 1;
  if (parts.length > most) {
    const whole = [setting, ...parts.slice(0, most)].join('/');
    return [problemAtValue('unknown-key', path, `no single part of ${whole} can be ignored`, `Write ${whole} alone.`)];
  }
  const [key] = parts;
  if (setting === 'screens' || key === undefined || OPTION_KEYS.includes(key)) return [];
  const near = isJsonObject(written) && Object.hasOwn(written, key) ? undefined : nearest(key, OPTION_KEYS);
  if (near === undefined) return [];
  const message = `there is no key of data_option ${quote(key)} to ignore`;
  return [problemAtValue('data-option-typo', path, message, `Did you mean ${near}?`)];
}
