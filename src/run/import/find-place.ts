import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { staysIn } from '../../files/disk/place.ts';
import { isFolder, startOf } from '../../files/find-files.ts';
import type { Project } from '../../files/load-project.ts';
import { isProblem, readText } from '../../files/read-text.ts';
import { parseYaml } from '../../files/yaml/yaml-file.ts';
import { type AttributeKey, type ObjectName, parseObjectName, splitAttributeKey } from '../../model/attribute-key.ts';
import { Failure } from '../../model/failure.ts';
import { isJsonObject } from '../../model/json.ts';
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

/**
 * Finds the file in which a new attribute is written: one that holds attributes of the object already, and a new one only
 * where there is none.
 */
export function placesFor({
  project,
  declared,
}: Pick<OpenedTarget, 'project' | 'declared'>): (key: AttributeKey) => Promise<string> {
  const known = new Map<ObjectName, Promise<string>>();
  let objectsOf: Promise<ReadonlyMap<string, readonly ObjectName[]>> | undefined;
  const find = async (object: ObjectName): Promise<string> => {
    const file = findPlace(object.toLowerCase(), project.settings.patterns, project.folder);
    if (existsSync(join(project.folder, file))) return file;
    objectsOf ??= readObjects(project, declared.files);
    const holding = [...(await objectsOf)].flatMap(([name, objects]) => (objects.includes(object) ? [name] : []));
    return holding[0] ?? file;
  };
  return (key) => {
    const [object] = splitAttributeKey(key);
    const found = known.get(object) ?? find(object);
    known.set(object, found);
    return found;
  };
}

async function readObjects(
  project: Project,
  files: readonly string[],
): Promise<ReadonlyMap<string, readonly ObjectName[]>> {
  const objects = new Map<string, readonly ObjectName[]>();
  for (const file of files) {
    // A file outside the project is only edited, never extended.
    if (!staysIn(project.folder, join(project.folder, file))) continue;
    const source = readText(project.folder, file);
    if (isProblem(source)) continue;
    const { documents } = parseYaml(source);
    objects.set(
      file,
      documents.flatMap(({ value }) => {
        const object =
          isJsonObject(value) && typeof value.object === 'string' ? parseObjectName(value.object) : undefined;
        return object ?? [];
      }),
    );
  }
  return objects;
}
