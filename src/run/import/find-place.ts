import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { staysIn } from '../../files/disk/place.ts';
import { isFolder, startOf } from '../../files/find-files.ts';
import type { Project } from '../../files/load-project.ts';
import { isProblem, readText } from '../../files/source-text.ts';
import { parseYaml } from '../../files/yaml/yaml-file.ts';
import { type AttributeKey, type ObjectName, parseObjectName, splitAttributeKey } from '../../model/attribute-key.ts';
import { Failure } from '../../model/failure.ts';
import { isJsonObject } from '../../model/json.ts';
import { once } from '../../model/once.ts';
import type { OpenedTarget } from '../open-project.ts';

/**
 * The name of a file for one attribute alone, without its ending: "ticket.severity". Undefined where the attribute's name
 * is not of small letters, digits and underscores: a help desk may hold names that lead to other folders, or that a file
 * system does not take. Such an attribute is written into the file of its object, with its choices.
 */
export function ownFileName(key: AttributeKey): string | undefined {
  const [object, name] = splitAttributeKey(key);
  return /^[a-z0-9_]{1,63}$/u.test(name) ? `${object.toLowerCase()}.${name}` : undefined;
}

/** Finds a path in the project for a new file of this name, which one of the patterns matches. */
function findPlace(base: string, patterns: readonly string[], folder: string): string {
  const file = patterns
    .flatMap((pattern) => placeOf(pattern, base) ?? [])
    .find((place) => staysIn(folder, join(folder, place)));
  if (file !== undefined) return file;
  const message = `no pattern in \`attributes: ${patterns.join(', ')}\` takes a new file for ${base}`;
  throw new Failure('WRONG_USE', message, { hint: 'Add a folder, such as attributes.' });
}

/** A file is the place for everything; a folder, and a glob of `*` and `**` alone, take a file of any name. */
function placeOf(pattern: string, base: string): string | undefined {
  const start = startOf(pattern);
  const named = `${base}${pattern.endsWith('.yml') ? '.yml' : '.yaml'}`;
  if (isFolder(pattern)) return posix.join(start, named);
  const wild = posix.relative(start, posix.normalize(pattern));
  if (wild === '') return start;
  if (/^(?:\*\*\/)*\*(?:\.ya?ml)?$|^\*\*$/u.test(wild)) return posix.join(start, named);
  return /^(?:\*\*\/)*\*\/(?:\*\*\/)*\*(?:\.ya?ml)?$/u.test(wild) ? posix.join(start, base, named) : undefined;
}

/** Finds the file for a new attribute: one that holds attributes of its object, and a new one only where there is none. */
export function placesFor({ project, declared }: Pick<OpenedTarget, 'project' | 'declared'>) {
  const filesOf = once(() => filesByObject(project, declared.files));
  const known = new Map<ObjectName, string>();
  return (key: AttributeKey): string => {
    const [object] = splitAttributeKey(key);
    let file = known.get(object) ?? findPlace(object.toLowerCase(), project.settings.patterns, project.folder);
    if (!existsSync(join(project.folder, file))) file = filesOf().get(object) ?? file;
    known.set(object, file);
    return file;
  };
}

/** The first file that holds attributes of each object. */
function filesByObject({ folder }: Project, files: readonly string[]): ReadonlyMap<ObjectName, string> {
  const found = new Map<ObjectName, string>();
  for (const file of files) {
    // A file outside the project is only edited, never extended.
    const source = staysIn(folder, join(folder, file)) ? readText(folder, file) : undefined;
    if (source === undefined || isProblem(source)) continue;
    for (const { value } of parseYaml(source).documents) {
      const object =
        isJsonObject(value) && typeof value.object === 'string' ? parseObjectName(value.object) : undefined;
      if (object !== undefined && !found.has(object)) found.set(object, file);
    }
  }
  return found;
}
