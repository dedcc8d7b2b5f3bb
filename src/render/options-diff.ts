import { isJsonObject, type JsonValue } from '../attribute/json.ts';

/** One option as people know it: the value that is stored, and the label that is shown. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface OptionsDiff {
  readonly added: readonly Choice[];
  readonly removed: readonly Choice[];
  readonly relabelled: readonly { readonly value: string; readonly before: string; readonly after: string }[];
  /** The same options, but in another order or shape. */
  readonly rearranged: 'rearranged' | 'in-place';
}

/** What happens to the options, whatever their size: linear, by value. Trees are told by the path of labels. */
export function diffOptions(before: JsonValue | undefined, after: JsonValue | undefined): OptionsDiff {
  const was = choices(before, []);
  const is = choices(after, []);
  const added = [...is].filter(([value]) => !was.has(value)).map(([value, label]) => ({ value, label }));
  const removed = [...was].filter(([value]) => !is.has(value)).map(([value, label]) => ({ value, label }));
  const relabelled = [...is].flatMap(([value, label]) => {
    const old = was.get(value);
    return old === undefined || old === label ? [] : [{ value, before: old, after: label }];
  });
  const isQuiet = added.length + removed.length + relabelled.length === 0;
  return { added, removed, relabelled, rearranged: isQuiet ? 'rearranged' : 'in-place' };
}

function choices(options: JsonValue | undefined, path: readonly string[]): Map<string, string> {
  if (Array.isArray(options)) {
    return new Map(
      options.flatMap((node): [string, string][] => {
        if (!isJsonObject(node)) return [[String(node), String(node)]];
        const name = String(node.name ?? node.value ?? '');
        const here = [...path, name];
        return [[String(node.value ?? here.join('::')), here.join(' › ')], ...choices(node.children, here)];
      }),
    );
  }
  return new Map(isJsonObject(options) ? Object.entries(options).map(([value, label]) => [value, String(label)]) : []);
}
