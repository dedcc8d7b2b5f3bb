import { lstatSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { realPath } from '../../files/disk/place.ts';
import { checkoutOf } from '../../files/find-files.ts';
import { Failure } from '../../model/failure.ts';
import { shellWord } from '../../render/shell-words.ts';
import { askGitHere } from '../git/git.ts';

/**
 * Throws unless only this user can have written a journal of the folder. A forged one would make foreign changes look like
 * deskform's own, and undo deletes its own changes. Git is asked once, and only if a journal is used.
 * @throws {Failure} JOURNAL_NOT_TRUSTED
 */
export function trustedIn(folder: string): (file: string) => Promise<void> {
  let tracked: ReturnType<typeof trackedIn> | undefined;
  return async (file) => {
    const path = join(folder, file);
    requireOwner(path);
    const found = lstatSync(path);
    if (!found.isFile()) throw linkIsNotTrusted(path);
    // Windows has no modes that Node can read.
    if (process.getuid !== undefined && (found.mode & 0o022) !== 0)
      throw notTrusted(path, 'other users can write to it', ifOwn(`\`chmod go-w ${shellWord(path)}\``));
    tracked ??= trackedIn(realPath(folder), path);
    const { inIndex, inHead } = await tracked;
    if (inIndex.has(folded(file)))
      throw committed(path, `\`git rm --cached -- ${shellWord(join(folder, '*.jsonl'))}\`, commit, and`);
    if (inHead.has(folded(file))) throw committed(path, 'commit its removal, and');
  };
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
  const hint = ifOwn(`${command} add .deskform/ to .gitignore`);
  return notTrusted(path, 'it is in git, so any commit can change it', hint);
}

function notTrusted(path: string, why: string, hint: string): Failure {
  return new Failure('JOURNAL_NOT_TRUSTED', `the journal ${path} is not trusted: ${why}`, { hint });
}

function ifOwn(action: string): string {
  return `Move it away; its pending changes then count as foreign changes. If your own apply wrote it: ${action}.`;
}

/**
 * The names of files in the folder itself that git has, folded. Every checkout around it counts: a repository made later
 * inside another one hides what the outer one tracks. A failure tells of the journal that is to be used.
 */
async function trackedIn(folder: string, journal: string) {
  const [inIndex, inHead] = [new Set<string>(), new Set<string>()];
  for (let root = checkoutOf(folder); root !== undefined; root = checkoutAbove(root)) {
    const way = relative(root, folder).split(sep).join('/');
    const head = await askGitHere(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
    // Before the first commit there is no HEAD, and git says nothing about it.
    const hasHead = head.outcome !== 'failed' || head.said !== '';
    const below = way === '' ? '' : `${way}/`;
    const listHead = ['--literal-pathspecs', 'ls-tree', '-r', '-z', '--name-only', 'HEAD'];
    const questions = [
      // The disk may ignore case, and git does not.
      { names: inIndex, question: ['ls-files', '-z', '--cached', '--', `:(icase,literal)${way}`] },
      ...(hasHead ? [{ names: inHead, question: way === '' ? listHead : [...listHead, '--', below] }] : []),
    ];
    for (const { names, question } of questions) {
      const answer = await askGitHere(root, question);
      if (answer.outcome === 'no-git') throw notKnown(journal, 'git is not installed', 'Install git');
      if (answer.outcome === 'failed') {
        const [firstLine = ''] = answer.said.split('\n');
        throw notKnown(journal, `git failed (${firstLine})`, wayOutOf(answer.said, root));
      }
      for (const path of answer.output.toString('utf8').split('\0'))
        if (folded(path).startsWith(folded(below))) names.add(folded(path.slice(below.length)));
    }
  }
  return { inIndex, inHead };
}

function checkoutAbove(root: string): string | undefined {
  return dirname(root) === root ? undefined : checkoutOf(dirname(root));
}

function notKnown(path: string, why: string, wayOut: string): Failure {
  const hint = `${wayOut}, or keep the journals outside the repository with --journal DIR.`;
  return notTrusted(path, `${why}, so deskform cannot check whether the journal is in git`, hint);
}

function wayOutOf(said: string, root: string): string {
  return said.includes('dubious ownership')
    ? `If you trust this repository, run \`git config --global --add safe.directory ${shellWord(root)}\``
    : 'Repair the repository';
}

/** As a disk compares names that ignores case. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
