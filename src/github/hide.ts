import { longestFirst, masked } from '../run/credentials.ts';

/** Replaces every credential that this run knows, in each form in which it may come back. */
export interface Hide {
  readonly text: (text: string) => string;
  /** From now on these are hidden, too. */
  readonly add: (forms: readonly string[]) => void;
  /**
   * For work on files of one author: what they call a credential is hidden in what is told of them and of the run as a
   * whole, and changes no text about the files of others.
   */
  readonly apart: () => Hide;
}

/** `onNew` hears of each form once, before anything that holds it can be shown. */
export function makeHide(onNew: (form: string) => void): Hide {
  return hideOf([], (forms) => {
    for (const form of forms) onNew(form);
  });
}

/** Begins with what it inherits; `onNew` hears of what is added to it, and to what was set apart from it. */
function hideOf(inherited: readonly string[], onNew: (forms: readonly string[]) => void): Hide {
  let own = inherited;
  let all = longestFirst(inherited);
  const hear = (forms: readonly string[]): void => {
    onNew(forms.filter((form) => !all.includes(form)));
    all = longestFirst([...all, ...forms]);
  };
  return {
    text: (text) => masked(text, all),
    add: (forms) => {
      const wanted = [...new Set(forms)].filter((form) => form !== '');
      own = [...own, ...wanted];
      hear(wanted);
    },
    apart: () => hideOf(own, hear),
  };
}

/**
 * The same value with every text in it as it may be shown. For what is going to be cut: of a credential that is cut in
 * its middle nobody finds the half.
 */
export function hiddenIn<T>(value: T, hide: Hide): T {
  return mapTexts(value, hide.text) as T;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [change(name), mapTexts(inside, change)]));
}
