import { type Mask, makeMask, type Secret } from '../model/mask.ts';
import { HIDDEN } from '../model/secret-settings.ts';
import { printableJson } from '../render/printable.ts';

/** Replaces every credential that this run knows, in every form. */
export interface Hide {
  readonly text: Mask;
  /**
   * For what is kept and read again: a value that held a credential is then known as one that is not known. Keys that
   * hold one are hidden, too.
   */
  readonly kept: Mask;
  /** From now on these are hidden, too. */
  readonly add: (secrets: readonly Secret[]) => void;
  /**
   * A copy for the files of one author. Credentials added to it are hidden in texts about these files and about the run,
   * but not in texts about the files of other authors.
   */
  readonly apart: () => Hide;
}

/** `onNew` hears of each secret once, before anything that holds it can be shown. */
export function makeHide(onNew: (secret: string) => void = () => {}): Hide {
  return hideOf([], (secrets) => {
    for (const { text } of secrets) onNew(text);
  });
}

/** Begins with what it inherits; `onNew` hears of what is added to it, and to what was set apart from it. */
function hideOf(inherited: readonly Secret[], onNew: (secrets: readonly Secret[]) => void): Hide {
  let own = inherited;
  const all = new Map(inherited.map((secret) => [secret.text, secret]));
  let masks: { readonly text: Mask; readonly kept: Mask } | undefined;
  const hear = (secrets: readonly Secret[]): void => {
    onNew(secrets.filter(({ text }) => !all.has(text)));
    for (const secret of secrets) all.set(secret.text, secret);
    masks = undefined;
  };
  const mask =
    (how: 'text' | 'kept'): Mask =>
    (text) => {
      masks ??= { text: makeMask([...all.values()]), kept: makeMask([...all.values()], HIDDEN) };
      return masks[how](text);
    };
  return {
    text: mask('text'),
    kept: mask('kept'),
    add: (secrets) => {
      const once = [...new Map(secrets.map((secret) => [secret.text, secret])).values()];
      const filled = once.filter(({ text }) => text.trim() !== '');
      own = [...own, ...filled];
      hear(filled);
    },
    apart: () => hideOf(own, hear),
  };
}

/** The same value without credentials, for texts that are cut afterwards: half a credential would not be found. */
export function hiddenIn<T>(value: T, hide: Hide): T {
  return mapTexts(value, hide.text) as T;
}

/** Hides credentials in a JSON document, which stays valid JSON. */
export function hiddenJson(document: string, hide: Hide): string {
  if (hide.text(document) === document) return document;
  return `${printableJson(mapTexts(JSON.parse(document), hide.kept))}\n`;
}

function mapTexts(value: unknown, change: Mask): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [change(name), mapTexts(inside, change)]));
}
