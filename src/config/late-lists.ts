import { once } from '../problem/once.ts';
import { NO_LISTS, type OptionLists, OUR_WORD } from './options-from.ts';
import type { SourceText } from './source-text.ts';

/** The lists of a project. What reads them is a tenth of all the code of a start, and most projects have none. */
export interface LateLists {
  readonly lists: OptionLists;
  /** Before the definitions of a text are read. */
  readonly readyFor: (source: SourceText) => Promise<void>;
}

export function lateLists(folder: string): LateLists {
  let known = NO_LISTS;
  // Several targets ask at the same time.
  const load = once(async () => {
    known = (await import('./option-lists.ts')).optionLists(folder);
  });
  return {
    lists: { read: (file, form, beside) => known.read(file, form, beside) },
    readyFor: async ({ text }) => {
      // With a backslash the word may be written as an escape.
      if (text.includes(OUR_WORD) || text.includes('\\')) await load();
    },
  };
}
