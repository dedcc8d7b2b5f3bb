import { lstatSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { realPath } from '../../files/disk/place.ts';
import { checkoutOf } from '../../files/find-files.ts';
import { Failure } from '../../model/failure.ts';
import { once } from '../../model/once.ts';
import { shellWord } from '../../render/shell-words.ts';
import { askGitHere } from '../git/git.ts';

/** Throws unless only this user can have written a journal. */
export type RequireTrusted = (file: string) => Promise<void>;

/**
 * Checks the journals of a folder. A forged one would make foreign changes look like deskform's own, and undo deletes its
 * own changes. Git is asked once, and only if a journal is used.
 * @throws {Failure} JOURNAL_NOT_TRUSTED
 */
export function trustedIn(folder: string): RequireTrusted {
  const tracked = once(() => trackedIn(realPath(folder)));
  return async (file) => {
    const path = join(folder, file);
    requireOwnFile(path);
    const answer = await tracked();
    if (answer.outcome === 'not-known') throw notTrusted(path, answer.why, answer.hint);
    if (answer.inIndex.has(folded(file)))
      throw committed(path, `\`git rm --cached -- ${shellWord(join(folder, '*.jsonl'))}\`, commit, and`);
    if (answer.inHead.has(folded(file))) throw committed(path, 'commit its removal, and');
  };
}

function requireOwnFile(path: string): void {
  requireOwner(path);
  const found = lstatSync(path);
  if (!found.isFile()) throw linkIsNotTrusted(path);
  // Windows has no modes that Node can read.
  if (process.getuid !== undefined && (found.mode & 0o022) !== 0)
    throw notTrusted(path, 'other users can write to it', ifOwn(`\`chmod go-w ${shellWord(path)}\``));
}

/** Throws for a journal of another user. Windows has no owners that Node can read. */
export function requireOwner(path: string): void {
  const user = process.getuid?.();
  const { uid } = lstatSync(path);
  if (user !== undefined && uid !== user)
    throw notTrusted(path, `it belongs to another user (uid ${uid})`, ifOwn(`\`chown ${user} ${shellWord(path)}\``));
}

export function linkIsNotTrusted(path: string): Failure {
  return notTrusted(path, 'it is a link', 'Remove it, or replace it with the journal itself.');
}

function committed(path: string, command: string): Failure {
  return notTrusted(
    path,
    'it is in git, so any commit can change it',
    ifOwn(`${command} add .deskform/ to .gitignore`),
  );
}

function notTrusted(path: string, why: string, hint: string): Failure {
  return new Failure('JOURNAL_NOT_TRUSTED', `the journal ${path} is not trusted: ${why}`, { hint });
}

function ifOwn(action: string): string {
  return `Move it away; its pending changes then count as foreign changes. If your own apply wrote it: ${action}.`;
}

type Tracked =
  /** Names of files in the journal folder itself, folded. */
  | { readonly outcome: 'known'; readonly inIndex: ReadonlySet<string>; readonly inHead: ReadonlySet<string> }
  | { readonly outcome: 'not-known'; readonly why: string; readonly hint: string };

/** Every checkout around the folder counts: a repository made later inside another one hides what the outer one tracks. */
async function trackedIn(folder: string): Promise<Tracked> {
  const [inIndex, inHead] = [new Set<string>(), new Set<string>()];
  for (let root = checkoutOf(folder); root !== undefined; root = checkoutAbove(root)) {
    const way = relative(root, folder).split(sep).join('/');
    const head = await askGitHere(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
    // Before the first commit there is no HEAD, and git says nothing about it.
    const hasHead = head.outcome !== 'failed' || head.said !== '';
    const answers = [
      // The disk may ignore case, and git does not.
      {
        names: inIndex,
        answer: await askGitHere(root, ['ls-files', '-z', '--cached', '--', `:(icase,literal)${way}`]),
      },
      ...(hasHead ? [{ names: inHead, answer: await askGitHere(root, inHeadBelow(way)) }] : []),
    ];
    for (const { names, answer } of answers) {
      if (answer.outcome === 'no-git') return notKnown('git is not installed', 'Install git');
      if (answer.outcome === 'failed')
        return notKnown(`git failed (${firstLine(answer.said)})`, wayOutOf(answer.said, root));
      for (const path of answer.output.toString('utf8').split('\0')) {
        if (folded(path).startsWith(folded(way === '' ? '' : `${way}/`)))
          names.add(folded(path.slice(way === '' ? 0 : way.length + 1)));
      }
    }
  }
  return { outcome: 'known', inIndex, inHead };
}

function inHeadBelow(way: string): readonly string[] {
  const list = ['--literal-pathspecs', 'ls-tree', '-r', '-z', '--name-only', 'HEAD'];
  return way === '' ? list : [...list, '--', `${way}/`];
}

function checkoutAbove(root: string): string | undefined {
  return dirname(root) === root ? undefined : checkoutOf(dirname(root));
}

function notKnown(why: string, wayOut: string): Tracked {
  return {
    outcome: 'not-known',
    why: `${why}, so deskform cannot check whether the journal is in git`,
    hint: `${wayOut}, or keep the journals outside the repository with --journal DIR.`,
  };
}

function wayOutOf(said: string, root: string): string {
  return said.includes('dubious ownership')
    ? `If you trust this repository, run \`git config --global --add safe.directory ${shellWord(root)}\``
    : 'Repair the repository';
}

function firstLine(said: string): string {
  return said.split('\n')[0] ?? '';
}

/** As a disk compares names that ignores case. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
