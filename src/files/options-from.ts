import { isAbsolute, posix } from 'node:path';
import { type DataType, isDataType } from '../model/data-types.ts';
import { beginsWith, type Origin } from '../model/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue, member, withMember } from '../model/json.ts';
import {
  formatPosition,
  type Problem,
  type ProblemAtPath,
  type ProblemText,
  problemAtKey,
  problemAtValue,
  type SourcePosition,
} from '../model/problem.ts';
import { type Located, problemWithSource, type SourceText } from './source-text.ts';

/** The option lists of a project. Each file is read once. */
export interface OptionLists {
  /** `namedIn` is the file that names the list. */
  readonly read: (file: string, form: OptionsForm, namedIn: string) => ReadList;
  /** Before the attributes of texts are checked. */
  readonly prepareFor: (texts: readonly string[]) => Promise<void>;
}

/** Format of the options: a map, an ordered list, or a tree. */
export type OptionsForm = 'map' | 'ordered' | 'tree';

/** A list, or why its file cannot be read. */
export type ReadList =
  | ProblemText
  | {
      /** The options, with their positions. Undefined where no row can be understood. */
      readonly listed:
        | {
            /** Relative to the project's folder. */
            readonly file: string;
            readonly options: JsonValue;
            /** The place of the option at a path below the options, or of the first one. */
            readonly locateOption: (path: readonly string[]) => SourcePosition;
            readonly tell: SourceText['tell'];
          }
        | undefined;
      /** The same values each time the list is read, so that they are reported once. */
      readonly problems: readonly Problem[];
    };

/** Stands for the lists before one is needed, or without a folder. */
export const NO_LISTS: OptionLists = {
  read: (file) => ({ message: `${file} cannot be read without a project folder`, hint: undefined }),
  prepareFor: async () => {},
};

/** An attribute as written, with its positions. */
interface AttributeSource extends Located {
  readonly key: string | undefined;
  readonly file: string;
  readonly lists: OptionLists;
}

/** Key of an attribute with options in a CSV file. */
export const OPTIONS_FROM = 'options_from';
const OPTIONS = ['data_option', 'options'];

/** Replaces `options_from` with the options of the list: settings, and where each stands. */
export function fillOptions(
  settings: JsonObject,
  written: AttributeSource,
): { readonly settings: JsonObject; readonly origin: Origin; readonly problems: readonly Problem[] } {
  const { file, tell } = written;
  const locate: Origin['locate'] = (path, at = 'key') => written.locate(path, at);
  const list = member(settings, OPTIONS_FROM);
  if (settings.state === 'absent' || list === undefined)
    return { settings, origin: { file, locate, tell }, problems: [] };
  const read = findList(settings, list, written);
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
  { locate, lists }: AttributeSource,
): Exclude<ReadList, ProblemText> | ProblemAtPath {
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
  const { file: namedIn } = locate(path, 'value');
  const isWhole = isAbsolute(file) || foreignPath(file) !== undefined;
  const read = lists.read(isWhole ? file : posix.join(posix.dirname(namedIn), file), form, namedIn);
  return 'listed' in read ? read : problemAtValue('file-unreadable', path, read.message, read.hint);
}

/** What a path is that no folder of the project can hold. */
export function foreignPath(file: string): string | undefined {
  if (/^(?:[a-z]:[\\/]|\\\\)/iu.test(file)) return 'is a path of one computer';
  if (/^\w{2,}:\/\//u.test(file)) return 'is an address, and only files are read';
  return /^(?:~|\$\{?\w+\}?|%\w+%)[\\/]/u.test(file) ? 'is a path that only a shell can read' : undefined;
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
