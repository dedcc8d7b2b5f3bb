import { type DataType, isDataType } from '../model/data-types.ts';
import { beginsWith, type Origin } from '../model/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue, withMember } from '../model/json.ts';
import { formatPosition, type Problem, type ProblemAtPath, problemAtKey, problemAtValue } from '../model/problem.ts';
import type { OptionList, OptionsForm, ReadList } from './csv/option-lists.ts';
import { type Located, problemWithSource } from './source-text.ts';

const OPTIONS = ['data_option', 'options'];

export function namesList({ settings }: { readonly settings: JsonValue }): boolean {
  return isJsonObject(settings) && settings.options_from !== undefined && settings.state !== 'absent';
}

/** Replaces `options_from` with the options of the list: settings, and where each stands. */
export function fillOptions(
  settings: JsonObject,
  written: Located & { readonly key: string | undefined; readonly file: string },
  readList: ReadList,
): { readonly settings: JsonObject; readonly origin: Origin; readonly problems: readonly Problem[] } {
  const { file, tell } = written;
  const locate: Origin['locate'] = (path, at = 'key') => written.locate(path, at);
  if (!namesList({ settings })) return { settings, origin: { file, locate, tell }, problems: [] };
  const option = isJsonObject(settings.data_option) ? settings.data_option : {};
  const read = findList(settings, option, locate, readList);
  const { listed, problems } = 'path' in read ? { problems: [problemWithSource(written, read)] } : read;
  const data_option = listed === undefined ? option : withMember(option, 'options', listed.options);
  return {
    settings: { ...withMember(settings, 'options_from', undefined), data_option },
    origin: {
      file,
      locate: (path, at) =>
        listed !== undefined && beginsWith(path, OPTIONS)
          ? listed.locateOption(path.slice(OPTIONS.length))
          : locate(path, at),
      tell: (problem) => tell(listed?.tell(problem) ?? problem),
      optionsFrom: listed && { file: listed.file },
    },
    problems,
  };
}

/** The schema reports a name that is no text, and an unknown data type. */
function findList(
  { options_from: file, data_type }: JsonObject,
  option: JsonObject,
  locate: Origin['locate'],
  readList: ReadList,
): OptionList | ProblemAtPath {
  const path = ['options_from'];
  if (option.options !== undefined) {
    const hint = `The others are at ${formatPosition(locate(OPTIONS))}. Keep one of them.`;
    return problemAtKey('options-twice', path, 'the options are defined twice', hint);
  }
  const type = typeof data_type === 'string' && isDataType(data_type) ? data_type : undefined;
  const form = type && FORMS[type];
  if (type !== undefined && form === undefined) {
    const message = `options_from cannot be used with the data type ${type}`;
    return problemAtKey('wrong-shape', path, message, `Use it with ${LISTED}.`);
  }
  if (form === undefined || typeof file !== 'string' || file === '') return { listed: undefined, problems: [] };
  // The page keeps an order only in a list, and only with this word.
  const isOrdered = form === 'map' && option.customsort === 'on';
  const read = readList(file, isOrdered ? 'ordered' : form, locate(path, 'value').file);
  return 'listed' in read ? read : problemAtValue('file-unreadable', path, read.message, read.hint);
}

const FORMS: Partial<Readonly<Record<DataType, OptionsForm>>> = {
  select: 'map',
  multiselect: 'map',
  checkbox: 'map',
  tree_select: 'tree',
  multi_tree_select: 'tree',
};
const LISTED = 'select, multiselect, checkbox, tree_select or multi_tree_select';
