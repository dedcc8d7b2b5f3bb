import { isAbsolute, posix } from 'node:path';
import { type DataType, isDataType } from '../model/data-types.ts';
import { beginsWith, type OptionsSource } from '../model/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue, member, withMember } from '../model/json.ts';
import {
  formatPosition,
  type Problem,
  type ProblemAtPath,
  problemAtKey,
  problemAtValue,
  type SourcePosition,
} from '../model/problem.ts';
import { problemWithSource, type SourceText } from './source-text.ts';

/** The option lists of a project. Each file is read once. */
export interface OptionLists {
  /** `namedIn` is the file that names the list. */
  readonly read: (file: string, form: OptionsForm, namedIn: string) => ReadList;
}

/** Format of the options: a map, an ordered list, or a tree. */
export type OptionsForm = 'map' | 'ordered' | 'tree';

export type ReadList =
  | ({ readonly outcome: 'read' } & OptionList)
  | { readonly outcome: 'unreadable'; readonly message: string; readonly hint: string | undefined };

interface OptionList {
  /** Undefined where no row can be understood. */
  readonly listed: ListedOptions | undefined;
  /** The same values each time the list is read, so that they are reported once. */
  readonly problems: readonly Problem[];
}

/** The options of a list, with their positions. */
interface ListedOptions extends OptionsSource {
  readonly options: JsonValue;
  /** The place of the option at a path below the options, or of the first one. */
  readonly locateOption: (path: readonly string[]) => SourcePosition;
  readonly tell: SourceText['tell'];
}

/** Stands for the lists before one is needed, or without a folder. */
export const NO_LISTS: OptionLists = {
  read: (file) => ({
    outcome: 'unreadable',
    message: `${file} cannot be read without a project folder`,
    hint: undefined,
  }),
};

/** An attribute as written, with its positions. */
interface AttributeSource {
  readonly key: string | undefined;
  readonly locate: (path: readonly string[], at: 'key' | 'value') => SourcePosition;
  readonly tell: SourceText['tell'];
  readonly lists: OptionLists;
}

interface FilledOptions {
  /** Settings with `data_option/options` instead of `options_from`. */
  readonly settings: JsonObject;
  /** Positions: options in their list, everything else as before. */
  readonly places: Pick<AttributeSource, 'locate' | 'tell'>;
  readonly optionsFrom: OptionsSource | undefined;
  readonly problems: readonly Problem[];
}

/** Key of an attribute with options in a CSV file. */
export const OPTIONS_FROM = 'options_from';
const OPTIONS = ['data_option', 'options'];

/** Replaces `options_from` with the options of the list. */
export function fillOptions(settings: JsonObject, written: AttributeSource): FilledOptions {
  const { locate, tell } = written;
  const file = member(settings, OPTIONS_FROM);
  if (settings.state === 'absent' || file === undefined)
    return { settings, places: { locate, tell }, optionsFrom: undefined, problems: [] };
  const { listed, problems } = findList(settings, file, written);
  return {
    settings: withOptions(settings, listed?.options),
    places: {
      locate: (path, at) =>
        listed !== undefined && beginsWith(path, OPTIONS)
          ? listed.locateOption(path.slice(OPTIONS.length))
          : locate(path, at),
      tell: (problem) => tell(listed?.tell(problem) ?? problem),
    },
    optionsFrom: listed && { file: listed.file },
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

const NOTHING_FOUND: OptionList = { listed: undefined, problems: [] };

/** The schema reports a name that is no text, and an unknown data type. */
function findList(settings: JsonObject, file: JsonValue, written: AttributeSource): OptionList {
  const path = [OPTIONS_FROM];
  const refused = (problem: ProblemAtPath): OptionList => ({
    listed: undefined,
    problems: [problemWithSource(written, problem)],
  });
  if (member(optionOf(settings), 'options') !== undefined) {
    const hint = `The others are at ${formatPosition(written.locate(OPTIONS, 'key'))}. Keep one of them.`;
    return refused(problemAtKey('options-twice', path, 'the options are defined twice', hint));
  }
  const { data_type } = settings;
  if (typeof data_type !== 'string' || !isDataType(data_type)) return NOTHING_FOUND;
  const form = formOf(data_type, optionOf(settings));
  if (form === undefined) {
    const message = `options_from cannot be used with the data type ${data_type}`;
    return refused(problemAtKey('wrong-shape', path, message, `Use it with ${LISTED}.`));
  }
  if (typeof file !== 'string' || file === '') return NOTHING_FOUND;
  const { file: namedIn } = written.locate(path, 'value');
  const isWhole = isAbsolute(file) || foreignPath(file) !== undefined;
  const read = written.lists.read(isWhole ? file : posix.join(posix.dirname(namedIn), file), form, namedIn);
  return read.outcome === 'unreadable'
    ? refused(problemAtValue('file-unreadable', path, read.message, read.hint))
    : read;
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
