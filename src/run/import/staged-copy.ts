import { statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Environment } from '../../attribute/placeholder.ts';
import { findFiles } from '../../config/find-files.ts';
import type { Project } from '../../config/load-project.ts';
import { projectOnTarget } from '../../config/target/project-on-target.ts';
import { makeTemporaryFolder } from '../../disk/temporary-folder.ts';
import { type OpenedTarget, openProject } from '../open-project.ts';

/** What files would say: their texts by their names, relative to the project. */
export type Drafts = ReadonlyMap<string, string>;

/**
 * The project as the ordinary loader reads it once the drafts are written. It reads a copy in a folder of its own, so
 * that nothing of the project is touched before it is known what would be read.
 */
export async function readWithDrafts(
  { project, target }: OpenedTarget,
  drafts: Drafts,
  env: Environment,
): Promise<Project> {
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
