import { Failure } from '../../problem/failure.ts';
import { askGitWithServer } from '../../run/git/git.ts';

const MADE = 'refs/deskform/made';

/** Files of a branch, in one commit on top of what it was seen to hold. */
interface FilesToPush {
  readonly branch: string;
  /** Undefined for a new branch, which begins with these files alone. */
  readonly onto: string | undefined;
  /** Contents by their path from the root. */
  readonly files: ReadonlyMap<string, string>;
  readonly message: string;
}

/** `overtaken`: another push came first, and has to be fetched. `said`: in git's words. */
type Pushed = { readonly outcome: 'pushed' | 'overtaken' } | { readonly outcome: 'refused'; readonly said: string };

/** Pushes files without index and working tree, and never forces: what others have pushed meanwhile stays. */
export async function pushFiles(folder: string, { branch, onto, files, message }: FilesToPush): Promise<Pushed> {
  const stream = [
    `commit ${MADE}\n`,
    `committer deskform <deskform@localhost> ${Math.floor(Date.now() / 1000)} +0000\n`,
    dataOf(message),
    ...(onto === undefined ? [] : [`from ${onto}\n`]),
    ...[...files].map(([path, text]) => `M 100644 inline ${path}\n${dataOf(text)}`),
  ].join('');
  const made = await askGitWithServer(folder, ['fast-import', '--quiet', '--force'], stream);
  if (made.outcome !== 'done') {
    const hint = 'Check the disk of the runner.';
    throw new Failure('FILE_UNWRITABLE', 'git cannot store a commit in this checkout', { hint });
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
