import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { loadTargets } from '../../config/project-settings.ts';
import { Failure } from '../../problem/failure.ts';
import { askGit, contentAt } from './git.ts';
import { type FilesAt, withFilesAt } from './project-at.ts';

/** Two commits of one repository: one for the files, one for the targets. */
export interface Commits {
  /** Attributes, overlays and lists come from here. */
  readonly files: string;
  /** Targets, with everything that says where a credential is sent, from here. */
  readonly targets: string;
}

const OF_PROJECT = new Set(['.yaml', '.yml', '.csv']);

/**
 * The files of one commit with the targets of another, in a temporary folder, without a checkout: of the first, nothing
 * is executed, no hook, filter or attribute of it is obeyed, and an address that it changes gets no token. `configFile`
 * counts from the folder.
 */
export async function withTargetsOf<T>(
  place: { readonly folder: string; readonly configFile: string },
  commits: Commits,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const { folder, configFile } = place;
  const gitFolder = await gitFolderOf(folder);
  return withFilesAt({ folder, endings: OF_PROJECT }, commits.files, (theirs) =>
    withFilesAt({ folder, endings: OF_PROJECT }, commits.targets, async (ours) => {
      await takeTargets(ours.folder, theirs, configFile);
      const read = (file: string): Promise<Buffer | undefined> => contentAt(folder, ours.commit, file);
      await takeTrusted(await trustedFiles(ours.folder, configFile), read, theirs);
      mustBeTheSame(readFileSync(join(ours.folder, configFile)), join(theirs.folder, configFile));
      // Later questions to git, such as what the files said at a base, are asked in this folder.
      if (!existsSync(join(theirs.folder, '.git')))
        await theirs.copy.write(join(theirs.folder, '.git'), `gitdir: ${gitFolder}\n`);
      return use(theirs.folder);
    }),
  );
}

async function gitFolderOf(folder: string): Promise<string> {
  const answer = await askGit(folder, ['rev-parse', '--absolute-git-dir']);
  if (answer.outcome === 'done') return answer.output.toString('utf8').trim();
  throw new Failure('NO_REPOSITORY', `${folder} is not in a git repository, or git refuses to read it`, {
    hint: 'Check the repository out first (actions/checkout).',
  });
}

async function takeTargets(from: string, to: FilesAt, configFile: string): Promise<void> {
  if (!existsSync(join(from, configFile))) {
    throw new Failure('BASE_UNREADABLE', `the base branch has no ${configFile}, which defines the targets`, {
      hint: 'Merge the configuration first, or plan against a saved list, which needs no token.',
    });
  }
  await replace(from, to, configFile);
}

/** Whom a connection trusts is a matter of targets as well: exactly the files that they name, whatever those are called. */
async function takeTrusted(
  files: readonly string[],
  read: (file: string) => Promise<Buffer | undefined>,
  to: FilesAt,
): Promise<void> {
  const trusted = new Map<string, Buffer>();
  for (const file of files) {
    await to.copy.remove(join(to.folder, file));
    const content = await read(file);
    if (content !== undefined) trusted.set(file, content);
  }
  for (const [file, content] of trusted) await to.copy.write(join(to.folder, file), content);
  for (const [file, content] of trusted) mustBeTheSame(content, join(to.folder, file));
}

/** The files in the project that `tls` names. */
async function trustedFiles(folder: string, configFile: string): Promise<readonly string[]> {
  const inProject = (file: string): string => join(dirname(configFile), file);
  const place = { folder: join(folder, dirname(configFile)), configFile: basename(configFile) };
  const { targets } = await loadTargets(place);
  const named = targets.flatMap(({ tls }) => [tls.ca ?? [], tls.cert ?? [], tls.key ?? []].flat());
  return named
    .filter((file) => !isAbsolute(file))
    .map(inProject)
    .filter((file) => file !== '.' && file !== '..' && !file.startsWith('../'));
}

async function replace(from: string, { folder, copy }: FilesAt, file: string): Promise<void> {
  await copy.remove(join(folder, file));
  await copy.write(join(folder, file), readFileSync(join(from, file)));
}

/** Throws if a symbolic link leads to another file. */
function mustBeTheSame(content: Buffer, file: string): void {
  if (!readFileSync(file).equals(content)) throw hiddenBehindLinks();
}

function hiddenBehindLinks(): Failure {
  return new Failure('BASE_UNREADABLE', 'symbolic links prevent deskform from reading the targets of the base branch', {
    hint: 'Remove symbolic links to the configuration and its certificates from the pull request.',
  });
}
