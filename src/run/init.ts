import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { realPath } from '../files/disk/place.ts';
import { makeFolder } from '../files/disk/whole-file.ts';
import { checkoutOf, relativeTo } from '../files/find-files.ts';
import { CONFIG_FILE } from '../files/project-settings.ts';
import { readVariable } from '../files/targets/resolve-secrets.ts';
import { Failure } from '../model/failure.ts';
import type { Environment } from '../model/placeholder.ts';
import { type FileChange, readIfThere, writeFiles } from './import/write-files.ts';
import {
  configText,
  EMPTY_TEXT,
  EXAMPLE_FILE,
  EXAMPLE_TEXT,
  IGNORED,
  SCHEMA_FOLDER,
  schemaLine,
  schemaText,
  workflowFiles,
} from './init-files.ts';
import { addressOf, mustBeVariable } from './open-project.ts';

interface InitRequest {
  readonly folder: string;
  readonly env: Environment;
  readonly url: string;
  /** The environment variable that holds the token. */
  readonly tokenVariable: string;
  readonly firstFile: 'example' | 'import';
  /** The Action that the workflows name, as `OWNER/REPO@REF`; undefined for no workflows. */
  readonly action: string | undefined;
}

/** Creates a working project, and lists its files in reading order. Writes nothing if one of them already exists. */
export async function init(request: InitRequest) {
  const url = addressOf(request.url);
  mustBeVariable(request.tokenVariable);
  if (request.action !== undefined) mustBeAction(request.action);
  const { root, project } = inRepository(request.folder);
  const own = ownFiles(request, url, project);
  mustBeNew(request.folder, [...own.keys(), ...(request.firstFile === 'example' ? [EXAMPLE_FILE] : [])]);
  makeFolder(request.folder);
  const { files: attributes, ...came } = await attributeFiles(request, url);
  mustBeNew(request.folder, [...attributes.keys()]);
  const fresh = [...[...own].slice(0, 1), ...attributes, ...[...own].slice(1)];
  const all = [
    ...fresh.map(([file, after]) => ({ file, before: undefined, after })),
    ...ignoreJournals(request.folder),
  ];
  writeFiles({ folder: request.folder, within: [request.folder, root] }, all);
  return { files: all.map(({ file }) => file), ...came };
}

/** The root of the repository around a folder, which need not exist yet, and the way from it to the folder. */
function inRepository(folder: string): { readonly root: string; readonly project: string } {
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  const root = checkoutOf(there);
  if (root === undefined) return { root: folder, project: '' };
  return { root, project: relativeTo(root, join(realPath(there), relative(there, folder))) };
}

/** By their path from the folder of the project; the workflows stand at the root of the repository. */
function ownFiles({ tokenVariable, action }: InitRequest, url: string, project: string): ReadonlyMap<string, string> {
  const workflows = action === undefined ? [] : [...workflowFiles(action, tokenVariable, project)];
  const up = project === '' ? '' : '../'.repeat(project.split('/').length);
  return new Map([
    [CONFIG_FILE, configText(url, tokenVariable)],
    [`${SCHEMA_FOLDER}/project.schema.json`, schemaText('project')],
    [`${SCHEMA_FOLDER}/attributes.schema.json`, schemaText('attributes')],
    ...workflows.map(([file, text]) => [`${up}${file}`, text] as const),
  ]);
}

/** A repository on GitHub, perhaps a folder in it, and a tag, branch or commit. */
const ACTION = /^[\w-]+\/[\w.-]+(?:\/[\w.-]+)*@[\w.-]+(?:\/[\w.-]+)*$/u;

function mustBeAction(action: string): void {
  if (ACTION.test(action)) return;
  const hint = 'Write OWNER/REPO@REF, such as your-org/deskform@v0.1.0. REF is a tag or a full commit.';
  throw new Failure('WRONG_USE', `${JSON.stringify(action)} does not name an Action`, { hint });
}

function mustBeNew(folder: string, files: readonly string[]): void {
  const [there] = files.filter((file) => existsSync(join(folder, file)));
  if (there === undefined) return;
  const hint = 'Choose another folder with --dir, or move the file away.';
  throw new Failure('FILE_UNWRITABLE', `${there} already exists; nothing was written`, { hint });
}

/** The number of attributes that came from the help desk, and the variables that they need in addition to the token. */
async function attributeFiles({ folder, env, tokenVariable, firstFile }: InitRequest, url: string) {
  if (firstFile === 'example')
    return { files: new Map([[EXAMPLE_FILE, EXAMPLE_TEXT]]), imported: 0, left: [], variables: [] };
  // Loaded only when it is wanted: most projects begin with the example.
  const { draftImport, USUAL_CSV_ABOVE } = await import('./import/import.ts');
  const draft = await draftImport({
    cwd: folder,
    configFile: undefined,
    // There is no deskform.yaml yet.
    desk: { url, tokenVariable },
    env: { [tokenVariable]: tokenOf(env, tokenVariable) },
    target: undefined,
    selectors: [],
    accept: [],
    seeds: 'left-out',
    csvAbove: USUAL_CSV_ABOVE,
  });
  const files = new Map(
    draft.files.map(({ file, after }) => [file, after.replace(/^# yaml-language-server: .*\n/u, schemaLine(file))]),
  );
  return {
    // A fresh help desk has no custom fields, and a pattern that matches nothing is an error.
    files: draft.imported.size === 0 ? new Map([[EXAMPLE_FILE, EMPTY_TEXT]]) : files,
    imported: draft.imported.size,
    left: draft.left,
    variables: draft.secrets.map(({ variable }) => variable),
  };
}

function tokenOf(env: Environment, variable: string): string {
  const token = readVariable(env, variable);
  if (token !== undefined) return token;
  const hint = `Set ${variable} to an access token with the permission admin.object, or leave --import out.`;
  throw new Failure('WRONG_USE', `the environment variable ${variable} is not set, and --import needs it`, { hint });
}

/** The line is added to a file that is there; the rest of it stays. */
function ignoreJournals(folder: string): readonly FileChange[] {
  const before = readIfThere(folder, '.gitignore');
  const text = before ?? '';
  if (text.split(/\r?\n/u).some((line) => line.trim().replace(/^\//u, '') === IGNORED)) return [];
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const gap = text === '' || text.endsWith('\n') ? '' : lineEnd;
  return [{ file: '.gitignore', before, after: `${text}${gap}${IGNORED}${lineEnd}` }];
}
