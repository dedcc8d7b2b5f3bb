import { dirname, extname, posix } from 'node:path';

/** A link of a commit: where it stands, from the top of the repository, and what is written in it. */
export interface CommittedLink {
  readonly path: string;
  readonly written: string;
}

/** A link that can do no harm in a copy. */
export interface HarmlessLink {
  readonly path: string;
  /** From the top as well; links on the way are not followed. */
  readonly leadsTo: string;
}

/**
 * The links of a commit that may stand in a copy of its files. Left out is what would lead out of the copy; what would
 * give a file a name of another ending, so that it could pass for a program or a certificate; and a link to a folder in
 * which another one stands: a few of those make a tree that no search comes to the end of.
 */
export function harmlessLinks(
  links: readonly CommittedLink[],
  files: ReadonlySet<string>,
  endings: ReadonlySet<string>,
): readonly HarmlessLink[] {
  const inside = links.flatMap(({ path, written }): readonly HarmlessLink[] => {
    const leadsTo = posix.join(dirname(path), written);
    const isInside = !posix.isAbsolute(written) && leadsTo !== '..' && !leadsTo.startsWith('../');
    const isDisguise = endings.has(extname(leadsTo)) && !endings.has(extname(path));
    return isInside && !isDisguise ? [{ path, leadsTo: leadsTo.replace(/\/$/u, '') }] : [];
  });
  const isToFile = ({ leadsTo }: HarmlessLink): boolean => files.has(leadsTo);
  const toFolders = inside.filter((link) => !isToFile(link)).map(({ path }) => path);
  const holdsNone = ({ leadsTo }: HarmlessLink): boolean => !toFolders.some((path) => isBelow(leadsTo, path));
  return inside.filter((link) => isToFile(link) || holdsNone(link));
}

/** Or the very same. */
function isBelow(folder: string, path: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}
