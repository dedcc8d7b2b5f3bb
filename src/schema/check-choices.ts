import { DATA_OPTION_KEYS } from '../attribute/data-option-keys.ts';
import type { DataType } from '../attribute/data-types.ts';
import { beginsWith } from '../attribute/definition.ts';
import { ignoredPath } from '../attribute/ignored-path.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../attribute/json.ts';
import { firstNames } from '../problem/first-names.ts';
import { checkOptions } from './check-options.ts';
import { isChosen } from './lint/chosen.ts';
import { type Path, quote, type Remark, remarkOnKey } from './remark.ts';

/** `options_from` is ours: a list of options in a file of its own. */
export const KNOWN_OPTION_KEYS: readonly string[] = [...Object.keys(DATA_OPTION_KEYS), 'options_from'];

const OPTIONS: Path = ['data_option', 'options'];

/** Whether people find something to choose, and read it. The service takes choices of any form, and none (5.2/03, 6.5/13). */
export function checkChoices(attribute: JsonObject, dataType: DataType, path: Path): readonly Remark[] {
  const option = isJsonObject(attribute.data_option) ? attribute.data_option : {};
  const here = [...path, ...OPTIONS];
  if (!isChosen(dataType)) return checkOptions(option.options, dataType, here);
  return [
    ...checkPresence(attribute, option, dataType, path),
    ...(dataType === 'boolean' ? checkBooleanKeys(option.options, here) : []),
    ...checkOptions(option.options, dataType, here),
  ];
}

function checkPresence(attribute: JsonObject, option: JsonObject, dataType: DataType, path: Path): readonly Remark[] {
  // With a list in a file of its own, options beside it are told as written twice.
  if (attribute.options_from !== undefined || option.options_from !== undefined) return [];
  if (option.options === null) return [remarkOnEmpty(straysOf(option, dataType), [...path, ...OPTIONS])];
  if (dataType === 'boolean' || hasChoices(option) || isLeftAlone(attribute)) return [];
  const message = `a ${dataType} without options has nothing to choose`;
  const hint = 'Write `options:` into its data_option, or `options_from:` with a file that lists them.';
  return [remarkOnKey('no-options', [...path, ...OPTIONS], message, hint)];
}

/** What is of another form is told elsewhere; a relation has the choices for itself. */
function hasChoices({ options, relation }: JsonObject): boolean {
  if (typeof relation === 'string' && relation !== '') return true;
  return options !== undefined && (typeof options !== 'object' || Object.keys(options ?? {}).length > 0);
}

function isLeftAlone(attribute: JsonObject): boolean {
  const { ignore } = attribute;
  if (!Array.isArray(ignore)) return false;
  return ignore.some((entry) => typeof entry === 'string' && beginsWith(OPTIONS, ignoredPath(attribute, entry)));
}

/** Choices that slipped out of their map: in the column of an empty `options:` they are keys beside it. */
export function straysOf(option: JsonObject, dataType: DataType): readonly string[] {
  if (option.options !== null || !isChosen(dataType)) return [];
  return Object.keys(option).filter((key) => !KNOWN_OPTION_KEYS.includes(key));
}

function remarkOnEmpty(strays: readonly string[], path: Path): Remark {
  if (strays.length === 0) {
    const hint = 'Nothing is written after the colon. Write the choices below it, indented, or leave the key out.';
    return remarkOnKey('options-empty', path, 'options is empty', hint);
  }
  const message = `options is empty, and beside it stand the keys ${listOf(strays)}`;
  return remarkOnKey('options-empty', path, message, 'Indent them below `options:`.');
}

const MOST_NAMED = 3;

function listOf(keys: readonly string[]): string {
  return firstNames(keys, MOST_NAMED, quote);
}

/** Kept as they come (5.2/03 "boolean"), and no value of a record ever is one of them. */
function checkBooleanKeys(options: JsonValue | undefined, path: Path): readonly Remark[] {
  const strange = isJsonObject(options) ? Object.keys(options).filter((key) => key !== 'true' && key !== 'false') : [];
  const [first] = strange;
  if (first === undefined) return [];
  const message = `a boolean has the values true and false, not ${listOf(strange)}`;
  const hint = 'Write options: { "true": yes, "false": no }, with labels of your own.';
  return [remarkOnKey('setting-unusual', [...path, first], message, hint)];
}
