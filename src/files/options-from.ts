import { type DataType, isDataType } from '../model/data-types.ts';
import { beginsWith, type Origin } from '../model/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue, member, withMember } from '../model/json.ts';
import { formatPosition, type Problem, type ProblemAtPath, problemAtKey, problemAtValue } from '../model/problem.ts';
import type { OptionList, OptionsForm, ReadList } from './csv/option-lists.ts';
import { type Located, problemWithSource } from './source-text.ts';

/** An attribute as written, with its positions. */
interface AttributeSource extends Located {
  readonly key: string | undefined;
  readonly file: string;
}

/** Key of an attribute with options in a CSV file. */
const OPTIONS_FROM = 'options_from';
const OPTIONS = ['data_option', 'options'];

export function namesList({ settings }: { readonly settings: JsonValue }): boolean {
  return isJsonObject(settings) && member(settings, OPTIONS_FROM) !== undefined;
}

/** Replaces `options_from` with the options of the list: settings, and where each stands. */
export function fillOptions(
  settings: JsonObject,
  written: AttributeSource,
  readList: ReadList,
): { readonly settings: JsonObject; readonly origin: Origin; readonly problems: readonly Problem[] } {
  const { file, tell } = written;
  const locate: Origin['locate'] = (path, at = 'key') => written.locate(path, at);
  const list = member(settings, OPTIONS_FROM);
  if (settings.state === 'absent' || list === undefined)
    return { settings, origin: { file, locate, tell }, problems: [] };
  const read = findList(settings, list, written, readList);
  const { listed, problems } =
    'listed' in read ? read : { listed: undefined, problems: [problemWithSource(written, read)] };
  return {
    settings: withOptions(settings, listed?.options),
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

function optionOf(settings: JsonObject): JsonObject {
  return isJsonObject(settings.data_option) ? settings.data_option : {};
}

function withOptions(settings: JsonObject, options: JsonValue | undefined): JsonObject {
  const option = optionOf(settings);
  return {
    ...withMember(settings, OPTIONS_FROM, undefined),
    data_option: options === undefined ? option : withMember(option, 'options', options),
  };
}

/** The schema reports a name that is no text, and an unknown data type. */
function findList(
  settings: JsonObject,
  file: JsonValue,
  { locate }: AttributeSource,
  readList: ReadList,
): OptionList | ProblemAtPath {
  const path = [OPTIONS_FROM];
  const nothing = { listed: undefined, problems: [] };
  if (member(optionOf(settings), 'options') !== undefined) {
    const hint = `The others are at ${formatPosition(locate(OPTIONS, 'key'))}. Keep one of them.`;
    return problemAtKey('options-twice', path, 'the options are defined twice', hint);
  }
  const { data_type } = settings;
  if (typeof data_type !== 'string' || !isDataType(data_type)) return nothing;
  const form = formOf(data_type, optionOf(settings));
  if (form === undefined) {
    const message = `options_from cannot be used with the data type ${data_type}`;
    return problemAtKey('wrong-shape', path, message, `Use it with ${LISTED}.`);
  }
  if (typeof file !== 'string' || file === '') return nothing;
  const read = readList(file, form, locate(path, 'value').file);
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

function formOf(data_type: DataType, option: JsonObject): OptionsForm | undefined {
  const form = FORMS[data_type];
  // The page keeps an order only in a list, and only with this word.
  return form === 'map' && option.customsort === 'on' ? 'ordered' : form;
}
