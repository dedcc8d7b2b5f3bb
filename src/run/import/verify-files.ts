import { statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AttributeKey } from '../../attribute/attribute-key.ts';
import type { AttributeDefinition } from '../../attribute/definition.ts';
import { afterMigration, type LiveRow } from '../../attribute/live-attribute.ts';
import type { Environment } from '../../attribute/placeholder.ts';
import { findFiles } from '../../config/find-files.ts';
import type { Project } from '../../config/load-project.ts';
import { projectOnTarget } from '../../config/target/project-on-target.ts';
import { makeTemporaryFolder } from '../../disk/temporary-folder.ts';
import { attributeToWrite } from '../../edit/attribute-to-write.ts';
import { formatPath } from '../../plan/change.ts';
import { compare } from '../../plan/compare.ts';
import { Failure } from '../../problem/failure.ts';
import { hasLevel } from '../../problem/lint-levels.ts';
import { isError, makeProblem, type Problem } from '../../problem/problem.ts';
import { checkAttributesDocument } from '../../schema/check-attributes.ts';
import { mayBeExcused } from '../excuse-problems.ts';
import { type OpenedTarget, openProject } from '../open-project.ts';
import { type ComposedFiles, composeFiles, type Wishes, type WrittenForm, wishesWithout } from './compose-files.ts';

interface ConfirmedForm extends Omit<WrittenForm, 'inline'> {
  readonly env: Environment;
}

interface ConfirmedFiles {
  readonly composed: ComposedFiles;
  /** The project as the ordinary loader reads it with them. */
  readonly drafted: Reading;
  /** What would not have come out as it was meant, and why: nothing of it is written. */
  readonly doubted: ReadonlyMap<AttributeKey, string>;
}

/**
 * The files, read again by the ordinary loader. What a list cannot say goes back into the YAML, and an attribute that is
 * in doubt is left out; a doubt about none of them, or about all, ends the run.
 */
export async function composeConfirmed(
  opened: OpenedTarget,
  wishes: Wishes,
  wanted: ReadonlyMap<AttributeKey, LiveRow>,
  { layout, csvAbove, env }: ConfirmedForm,
): Promise<ConfirmedFiles> {
  const before = readingOf(opened.project);
  const inline = new Set<AttributeKey>();
  const doubted = new Map<AttributeKey, string>();
  for (;;) {
    const rest = wishesWithout(wishes, new Set(doubted.keys()));
    const composed = await composeFiles(opened.project, rest, { layout, csvAbove, inline });
    if (composed.files.length === 0) return { composed, drafted: before, doubted };
    const drafts = new Map(composed.files.map(({ file, after }) => [file, after]));
    const drafted = readingOf(await readWithDrafts(opened, drafts, env));
    const skipped = new Set([...doubted.keys(), ...composed.impossible.flatMap(({ keys }) => keys)]);
    const meant = [...wanted.values()].filter(({ key }) => !skipped.has(key));
    const doubts = findDoubts(before, drafted, meant);
    const [doubt, ...others] = doubts;
    if (doubt === undefined) return { composed, drafted, doubted };
    const about = new Map(meant.flatMap(({ key }) => aboutIt(key, doubts)));
    const listed = [...about.keys()].filter((key) => composed.withLists.has(key));
    if (listed.length > 0) for (const key of listed) inline.add(key);
    else if (about.size > 0 && doubted.size + about.size < wanted.size)
      for (const [key, why] of about) doubted.set(key, why);
    else throw notProved(doubt, others);
  }
}

function readingOf({ definitions, problems }: Project): Reading {
  return { definitions, problems };
}

/** The first doubt about an attribute says enough. */
function aboutIt(key: AttributeKey, doubts: readonly Doubt[]): readonly (readonly [AttributeKey, string])[] {
  const doubt = doubts.find((one) => one.key === key);
  return doubt === undefined ? [] : [[key, doubt.why]];
}

function notProved({ why }: Doubt, others: readonly Doubt[]): Failure {
  return new Failure('IMPORT_NOT_PROVED', `read again, the files would not mean what is meant: ${why}`, {
    hint: 'Nothing was written. Import the others by their keys, and write this one by hand.',
    cause: others.length === 0 ? undefined : new Error(others.map((other) => other.why).join('; ')),
  });
}

/** What the files say of every key, and what is wrong with them. */
interface Reading {
  readonly definitions: readonly AttributeDefinition[];
  readonly problems: readonly Problem[];
}

/** A reason why drafts may not be written. */
interface Doubt {
  /** Undefined where it is about a file as a whole. */
  readonly key: AttributeKey | undefined;
  readonly why: string;
}

/**
 * Why the drafts do not mean what was meant: each imported key must be no difference from its row once what waits is
 * migrated, every other key must mean what it meant before, and no mistake may have come in.
 */
function findDoubts(before: Reading, drafted: Reading, wanted: readonly LiveRow[]): readonly Doubt[] {
  const [was, is] = [byKey(before.definitions), byKey(drafted.definitions)];
  const meant = new Set(wanted.map(({ key }) => key));
  const known = new Set(before.problems.map(sentence));
  const mistakes = drafted.problems.filter((problem) => {
    // What a project makes of warnings does not change what the files mean.
    if (!isError(problem) || hasLevel(problem.code) || known.has(sentence(problem))) return false;
    if (!mayBeExcused(problem, drafted)) return true;
    const row = wanted.find(({ key }) => key === problem.key);
    return row !== undefined && !mistakesIn(row).some(({ code }) => code === problem.code);
  });
  return [
    ...mistakes.map((problem) => ({ key: wanted.find(({ key }) => key === problem.key)?.key, why: problem.message })),
    ...wanted.flatMap((row) => doubtsOf(row, is.get(row.key))),
    ...[...new Set([...was.keys(), ...is.keys()])]
      .filter((key) => !meant.has(key) && !sameMeaning(was.get(key), is.get(key)))
      .map((key) => ({ key, why: `${key} would not mean what it meant before` })),
  ];
}

/** What is wrong with a row as a whole: it would be, however it is written. */
export function mistakesIn(row: LiveRow): readonly Problem[] {
  const { settings } = attributeToWrite(row);
  return checkAttributesDocument({ object: row.object, attributes: [settings] })
    .map(({ code, message }) => makeProblem(code, message, { key: row.key }))
    .filter(isError);
}

function byKey(definitions: readonly AttributeDefinition[]): ReadonlyMap<AttributeKey, AttributeDefinition> {
  return new Map(definitions.map((definition) => [definition.key, definition]));
}

function sentence({ code, message }: Problem): string {
  return `${code} ${message}`;
}

function doubtsOf(row: LiveRow, definition: AttributeDefinition | undefined): readonly Doubt[] {
  const { key } = row;
  if (definition?.state !== 'present') return [{ key, why: `${key} could not be read` }];
  const different = compare(definition, afterMigration(row)).map(({ path }) => formatPath(path));
  return different.length === 0 ? [] : [{ key, why: `${key} would differ in ${different.join(', ')}` }];
}

/** Places move when something is written above them; what is said there does not. */
function sameMeaning(a: AttributeDefinition | undefined, b: AttributeDefinition | undefined): boolean {
  return isDeepStrictEqual({ ...a, origin: undefined }, { ...b, origin: undefined });
}

/** What files would say: their texts by their names, relative to the project. */
type Drafts = ReadonlyMap<string, string>;

/**
 * The project as the ordinary loader reads it once the drafts are written. It reads a copy in a folder of its own, so
 * that nothing of the project is touched before it is known what would be read.
 */
async function readWithDrafts({ project, target }: OpenedTarget, drafts: Drafts, env: Environment): Promise<Project> {
  const copy = await makeTemporaryFolder('draft');
  try {
    const files = await filesOf(project);
    const folder = join(copy.path, ...levelsAbove([...files, ...drafts.keys()]));
    for (const file of files) await copy.copy(join(project.folder, file), join(folder, file));
    for (const [file, text] of drafts) await copy.write(join(folder, file), text);
    const { configFile } = project;
    // A pattern that names a folder of the machine leads to the files themselves.
    const within = [copy.path, ...project.ground.within];
    const staged = await openProject({ cwd: folder, configFile, env, within, patternMustMatch: 'optional' });
    return await projectOnTarget(staged, staged.targets.find(({ name }) => name === target.name) ?? target);
  } finally {
    await copy.strike();
  }
}

/** All that a project can be made of. */
async function filesOf(project: Project): Promise<readonly string[]> {
  const { files } = await findFiles(project.ground, ['**/*.{yaml,yml,csv}']);
  const named = project.configFile === undefined ? [] : [project.configFile];
  return [...new Set([...files, ...project.attributeFiles, ...named])].filter(
    // A pipe that bears such a name would wait for somebody who writes into it.
    (file) => !isAbsolute(file) && (statSync(join(project.folder, file), { throwIfNoEntry: false })?.isFile() ?? false),
  );
}

/** A pattern may lead to a folder beside the project: the copy then has such a folder too. */
function levelsAbove(files: readonly string[]): readonly string[] {
  const levels = files.reduce(
    (most, file) => Math.max(most, file.split('/').filter((part) => part === '..').length),
    0,
  );
  return Array.from({ length: levels + 1 }, () => 'project');
}
