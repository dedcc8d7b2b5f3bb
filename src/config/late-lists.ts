import { NO_LISTS, type OptionLists } from './options-from.ts';
import type { SourceText } from './source-text.ts';

/** The lists of a project. What reads them is a tenth of all the code of a start, and most projects have none. */
export interface LateLists {
  readonly lists: OptionLists;
  /** Before the definitions of a text are read. */
  readonly readyFor: (source: SourceText) => Promise<void>;
}

export function lateLists(folder: string): LateLists {
  let known = NO_LISTS;
  let loading: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    known = (await import('./option-lists.ts')).optionLists(folder);
  };
  return {
    lists: { read: (file, form, beside) => known.read(file, form, beside) },
    readyFor: async ({ text }) => {
      // With a backslash the word may be written as an escape.
      const mayName = text.includes('options_from') || text.includes('\\');
      // Several targets ask at once.
      if (mayName) loading ??= load();
      await loading;
    },
  };
}
