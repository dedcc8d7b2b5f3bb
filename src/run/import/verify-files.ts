import { statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { makeTemporaryFolder } from '../../files/disk/whole-file.ts';
import { findFiles } from '../../files/find-files.ts';
import { type Declared, declaredBy } from '../../files/pipeline.ts';
import type { AttributeKey } from '../../model/attribute-key.ts';
import type { AttributeDefinition } from '../../model/definition.ts';
import { Failure } from '../../model/failure.ts';
import { afterMigration, type LiveRow } from '../../model/live-attribute.ts';
import { hasLevel, isError, type Problem } from '../../model/problem.ts';
import { compare } from '../../plan/compare.ts';
import { formatPath } from '../../plan/plan-document.ts';
import { type OpenedTarget, openProject, type ProjectChoice } from '../open-project.ts';
import { composeFiles, type ImpossibleEdit, type LeftOut, type RowToWrite } from './compose-files.ts';
import type { FileChange } from './write-files.ts';

/**
 * The files, and what the ordinary loader reads with them. An attribute is included completely or not at all: what a list
 * cannot say goes back into the YAML, and an attribute that does not come out as it was meant is left out, with the reason;
 * where that is none of them, or all, the run ends.
 */
export async function composeVerified(
  opened: OpenedTarget,
  rows: readonly RowToWrite[],
  { csvAbove, env, desk }: { readonly csvAbove: number } & Pick<ProjectChoice, 'env' | 'desk'>,
) {
  const inline = new Set<AttributeKey>();
  const notVerified = new Map<AttributeKey, string>();
  const impossible: ImpossibleEdit[] = [];
  for (;;) {
    const notEdited = new Set(impossible.flatMap(({ keys }) => keys));
    const written = rows.filter(({ row }) => !notVerified.has(row.key) && !notEdited.has(row.key));
    const composed = composeFiles(opened, written, { csvAbove, inline });
    impossible.push(...composed.impossible);
    if (composed.impossible.length > 0) continue;
    const leftOut: readonly LeftOut[] = [
      ...[...notEdited].map((key) => ({ key, why: 'edit-impossible', message: 'its file cannot be edited' }) as const),
      ...[...notVerified].map(([key, why]) => {
        return { key, why: 'not-verified', message: `verification failed: ${why}; write it manually` } as const;
      }),
    ];
    const result = { ...composed, written, impossible, leftOut };
    if (composed.files.length === 0) return { ...result, declared: opened.declared };
    const declared = await readWithChanges(opened, composed.files, { env, desk });
    const meant = written.map(({ row }) => row);
    const mismatches = findMismatches(opened.declared, declared, meant);
    const [first, ...others] = mismatches;
    if (first === undefined) return { ...result, declared };
    // The first mismatch of an attribute says enough.
    const whyOf = new Map(mismatches.toReversed().map(({ key, why }) => [key, why]));
    const ofRows = meant.filter(({ key }) => whyOf.has(key));
    const listed = ofRows.filter(({ key }) => composed.withLists.has(key));
    if (listed.length > 0) for (const { key } of listed) inline.add(key);
    else if (ofRows.length > 0 && notVerified.size + ofRows.length < rows.length)
      for (const { key } of ofRows) notVerified.set(key, whyOf.get(key) ?? '');
    else
      throw new Failure(
        'IMPORT_NOT_VERIFIED',
        `verification of the new files failed: ${first.why}; nothing was written`,
        {
          hint: 'Import the other attributes by their keys, and write this one manually.',
          cause: others.length === 0 ? undefined : new Error(others.map(({ why }) => why).join('; ')),
        },
      );
  }
}

/**
 * Finds what the written files would get wrong: each written key must match its row after migration, every other key must
 * keep its meaning, and there must be no new error. `key` is undefined for what concerns the file, not one attribute.
 */
function findMismatches(before: Declared, after: Declared, wanted: readonly LiveRow[]) {
  const [was, is] = [byKey(before.definitions), byKey(after.definitions)];
  const meant = new Map(wanted.map(({ key }) => [key as string, key]));
  const codeAndMessage = ({ code, message }: Problem): string => `${code} ${message}`;
  const known = new Set(before.problems.map(codeAndMessage));
  // What a project makes of warnings does not change what the files mean.
  const mistakes = after.problems.filter(
    (problem) => isError(problem) && !hasLevel(problem.code) && !known.has(codeAndMessage(problem)),
  );
  return [
    ...mistakes.map(({ key = '', message }) => ({ key: meant.get(key), why: message })),
    ...wanted.flatMap((row) => mismatchesOf(row, is.get(row.key))),
    ...[...new Set([...was.keys(), ...is.keys()])]
      .filter((key) => !meant.has(key) && !sameMeaning(was.get(key), is.get(key)))
      .map((key) => ({ key, why: `the meaning of ${key} would change` })),
  ];
}

function byKey(definitions: readonly AttributeDefinition[]): ReadonlyMap<AttributeKey, AttributeDefinition> {
  return new Map(definitions.map((definition) => [definition.key, definition]));
}

function mismatchesOf(row: LiveRow, definition: AttributeDefinition | undefined) {
  const { key } = row;
  if (definition?.state !== 'present') return [{ key, why: `${key} could not be read` }];
  const different = compare(definition, afterMigration(row)).map(({ path }) => formatPath(path));
  return different.length === 0 ? [] : [{ key, why: `${key} would differ in ${different.join(', ')}` }];
}

/** Places move when something is written above them; what is said there does not. */
function sameMeaning(a: AttributeDefinition | undefined, b: AttributeDefinition | undefined): boolean {
  return isDeepStrictEqual({ ...a, origin: undefined }, { ...b, origin: undefined });
}

/**
 * What the ordinary loader reads once the files are written. It reads a copy in a folder of its own, so that
 * nothing of the project is touched before it is known what would be read.
 */
async function readWithChanges(
  { project, declared, target }: OpenedTarget,
  changes: readonly FileChange[],
  choice: Pick<ProjectChoice, 'env' | 'desk'>,
): Promise<Declared> {
  const copy = await makeTemporaryFolder('draft');
  try {
    const { configFile } = project.settings;
    const files = await filesOf(project, [declared.files, configFile ?? []].flat());
    const folder = join(copy.path, ...levelsAbove([...files, ...changes.map(({ file }) => file)]));
    for (const file of files) await copy.copy(join(project.folder, file), join(folder, file));
    for (const { file, after } of changes) await copy.write(join(folder, file), after);
    // A pattern that names a folder of the machine leads to the files themselves.
    const within = [copy.path, ...project.ground.within];
    const copied = await openProject({ ...choice, cwd: folder, configFile, within, patternMustMatch: 'optional' });
    return await declaredBy(copied, copied.settings.targets.find(({ name }) => name === target.name) ?? target);
  } finally {
    await copy.removeAll();
  }
}

/** All that a project can be made of. */
async function filesOf(project: OpenedTarget['project'], named: readonly string[]): Promise<readonly string[]> {
  const { files } = findFiles(project.ground, ['**/*.{yaml,yml,csv}']);
  return [...new Set([...files, ...named])].filter(
    // Reading a pipe with such a name would never end.
    (file) => !isAbsolute(file) && (statSync(join(project.folder, file), { throwIfNoEntry: false })?.isFile() ?? false),
  );
}

/** Adds parent folders to the copy for patterns that lead outside the project. */
function levelsAbove(files: readonly string[]): readonly string[] {
  const levels = files.map((file) => file.split('/').filter((part) => part === '..').length);
  return Array.from({ length: Math.max(0, ...levels) + 1 }, () => 'project');
}
