import { isJsonObject, type JsonObject, type JsonValue } from '../attribute/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../problem/problem.ts';
import { checkAttributesDocument } from './check-attributes.ts';
import { kindOf } from './describe-fault.ts';
import { withoutCredentials } from './without-credentials.ts';

/** What only an overlay may say of an attribute. */
const OVERLAY_KEYS = ['manage', 'remove'];
/** What names an attribute, and what an overlay has for itself. */
const NOT_MERGED = ['name', ...OVERLAY_KEYS];

/** What is wrong with an overlay's own form. Its settings are judged when they are merged. */
export function checkOverlayDocument(document: unknown): readonly ProblemAtPath[] {
  if (!isJsonObject(document) || !Array.isArray(document.attributes)) return checkAttributesDocument(document);
  const problems = [
    ...checkAttributesDocument({ ...document, attributes: [] }),
    ...document.attributes.flatMap((entry, index) => checkEntry(entry, ['attributes', String(index)])),
  ];
  return withoutCredentials(problems, document);
}

function checkEntry(entry: unknown, path: Path): readonly ProblemAtPath[] {
  if (!isJsonObject(entry)) {
    const message = `entry ${Number(path[1]) + 1} of attributes must be a map, not ${kindOf(entry)}`;
    return [problemAtValue('wrong-shape', path, message, 'Write its settings below it, indented, as "key: value".')];
  }
  const { name } = entry;
  if (typeof name !== 'string' || name === '')
    return [problemAtKey('setting-invalid', path, 'name is missing', 'An overlay says by name what it changes.')];
  return [...checkManage(entry, path), ...checkRemove(entry.remove, [...path, 'remove'])];
}

function checkManage(entry: JsonObject, path: Path): readonly ProblemAtPath[] {
  const { manage } = entry;
  if (manage === undefined) return [];
  if (manage !== false) {
    const message = `manage must be false, not ${kindOf(manage)}`;
    return [problemAtValue('wrong-shape', [...path, 'manage'], message, 'What is to be managed needs no such line.')];
  }
  const other = Object.keys(entry).find((key) => key !== 'name' && key !== 'manage');
  if (other === undefined) return [];
  const hint = `Take out \`manage: false\` to change the attribute here, or ${other} to leave it out.`;
  return [problemAtKey('wrong-shape', [...path, 'manage'], `manage: false leaves ${other} without a meaning`, hint)];
}

function checkRemove(remove: JsonValue | undefined, path: Path): readonly ProblemAtPath[] {
  if (remove === undefined) return [];
  const hint = 'Write a list of settings, as in [data_option/note].';
  if (!Array.isArray(remove))
    return [problemAtValue('wrong-shape', path, `remove must be a list, not ${kindOf(remove)}`, hint)];
  return remove.flatMap((setting, index): readonly ProblemAtPath[] => {
    const here = [...path, String(index)];
    if (typeof setting !== 'string')
      return [problemAtValue('wrong-shape', here, `remove holds ${kindOf(setting)}, not the name of a setting`, hint)];
    if (setting !== 'name') return [];
    const message = 'the name of an attribute cannot be removed';
    return [problemAtValue('wrong-shape', here, message, 'Write `manage: false` to leave the attribute out.')];
  });
}

/** The settings that an entry of an overlay merges into the attribute. */
export function mergedSettings(entry: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !NOT_MERGED.includes(key)));
}

/** The settings that an entry of an overlay takes out, with their places in its list. */
export function removedSettings({ remove }: JsonObject): readonly { readonly text: string; readonly index: number }[] {
  if (!Array.isArray(remove)) return [];
  return remove.flatMap((text, index) => (typeof text === 'string' && text !== 'name' ? [{ text, index }] : []));
}
