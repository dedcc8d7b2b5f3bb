import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadProject } from '../../src/files/load-project.ts';
import { type Declared, declaredBy } from '../../src/files/pipeline.ts';
import type { ProjectPlace, ProjectSettings } from '../../src/files/project-settings.ts';
import type { Problem } from '../../src/model/problem.ts';

/** A folder that holds these files for as long as the test runs. */
export async function folderWith(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deskform-config-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

export type DeclaredFiles = Declared & Pick<ProjectSettings, 'targets'>;

/** What the files of a project declare: alone, or on one of its targets. */
export async function declaredIn(place: ProjectPlace, target?: string): Promise<DeclaredFiles> {
  const project = await loadProject(place);
  const { targets } = project.settings;
  const named = targets.find(({ name }) => name === target);
  if (target !== undefined && named === undefined) throw new Error(`the test has no target ${target}`);
  return { ...(await declaredBy(project, named)), targets };
}

/** A project of one attribute file, whose target needs nothing. */
export async function projectOf(attributes: string | Uint8Array): Promise<DeclaredFiles> {
  return declaredIn({ folder: await folderWith({ 'deskform.yaml': CONFIG, 'a.yaml': attributes }) });
}

export async function projectWithConfig(config: string): Promise<DeclaredFiles> {
  return declaredIn({ folder: await folderWith({ 'deskform.yaml': config, 'a.yaml': NO_ATTRIBUTES }) });
}

export const CONFIG = 'version: 1\nattributes: "*.yaml"\ntargets:\n  desk: { url: https://desk.example.com }\n';
/** A target whose address and token stand in the environment of a run. */
export const DESK_OF_ENVIRONMENT = `targets: { default: { url: "\${env:DESKFORM_URL}", auth: { token: "\${env:DESKFORM_TOKEN}" } } }\n`;
export const NO_ATTRIBUTES = 'object: Ticket\nattributes: []\n';

/** "duplicate-attribute 4:5 Ticket.x is defined twice | Keep one of them." */
export function tell({ code, where, message, hint }: Problem): string {
  const place = where === undefined ? '' : ` ${where.line}:${where.column}`;
  return `${code}${place} ${message}${hint === undefined ? '' : ` | ${hint}`}`;
}

/** What a person sees: the line, and a mark under the place. */
export function mark({ sourceLine, where }: Problem): string {
  return `${sourceLine}\n${' '.repeat((where?.column ?? 1) - 1)}^`;
}
