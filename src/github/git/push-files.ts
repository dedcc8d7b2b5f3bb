import { Failure } from '../../problem/failure.ts';
import { askGitWithServer } from '../../run/git/git.ts';

const MADE = 'refs/deskform/made';

/** Files of a branch, in one commit on top of what it was seen to hold. */
export interface FilesToPush {
  readonly branch: string;
  /** Undefined for a new branch, which begins with these files alone. */
  readonly onto: string | undefined;
  /** Contents by their path from the root. */
  readonly files: ReadonlyMap<string, string>;
  readonly message: string;
}

/** `overtaken`: another push came first, and has to be fetched. */
export type Pushed =
  | { readonly outcome: 'pushed' | 'overtaken' }
  /** In git's words. */
  | { readonly outcome: 'refused'; readonly said: string };

/** Pushes files without index and working tree, and never forces: what others have pushed meanwhile stays. */
export async function pushFiles(folder: string, toPush: FilesToPush): Promise<Pushed> {
  const { branch, onto, files, message } = toPush;
  const stream = [
    `commit ${MADE}\n`,
    `committer deskform <deskform@localhost> ${Math.floor(Date.now() / 1000)} +0000\n`,
    dataOf(message),
    ...(onto === undefined ? [] : [`from ${onto}\n`]),
    ...[...files].map(([path, text]) => `M 100644 inline ${path}\n${dataOf(text)}`),
  ].join('');
  const made = await askGitWithServer(folder, ['fast-import', '--quiet', '--force'], stream);
  if (made.outcome !== 'done') {
    throw new Failure('FILE_UNWRITABLE', 'git cannot store a commit in this checkout', {
      hint: 'Check the disk of the runner.',
      cause: made.outcome === 'failed' ? new Error(made.said) : undefined,
    });
  }
  const pushed = await askGitWithServer(folder, ['push', '--quiet', 'origin', `${MADE}:refs/heads/${branch}`]);
  if (pushed.outcome === 'done') return { outcome: 'pushed' };
  const said = pushed.outcome === 'failed' ? pushed.said : '';
  const isOvertaken = /\((?:fetch first|non-fast-forward)\)|cannot lock ref/u.test(said);
  return isOvertaken ? { outcome: 'overtaken' } : { outcome: 'refused', said };
}

function dataOf(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}
