import { notesOf } from './notes.ts';
import { isNewer, type Version, versionOfTag } from './version.ts';

/** What a release is made from. */
export interface ReleaseSources {
  /** "v1.2.3" */
  readonly tag: string;
  /** "owner/name", as GitHub has it. */
  readonly repository: string;
  readonly manifest: { readonly version: string; readonly repository?: { readonly url: string } };
  readonly changelog: string;
  /** Every tag of the repository. */
  readonly tags: readonly string[];
}

/** What a release does beside going out. */
export interface ReleaseFacts {
  readonly verdict: 'ready';
  readonly notes: string;
  /** Under which name npm hands it out: what people get without asking is the newest. */
  readonly npmTag: string;
  /** How GitHub lists it. */
  readonly listedAs: '--latest' | '--latest=false' | '--prerelease';
  /** The tag by which workflows follow the Action, where this release moves it. */
  readonly movingTag: string | undefined;
}

/** Sentences: all that has to be mended before. */
export interface NotReady {
  readonly verdict: 'not-ready';
  readonly faults: readonly string[];
}

export function releaseFacts({ tag, repository, manifest, changelog, tags }: ReleaseSources): ReleaseFacts | NotReady {
  const version = versionOfTag(tag);
  if (version === undefined) return notReady([`${tag} is no version: name the tag v1.2.3, or v1.2.3-rc.1.`]);
  const notes = notesOf(changelog, version.text);
  const url = `git+https://github.com/${repository}.git`;
  const faults = [
    ...(manifest.version === version.text
      ? []
      : [`package.json is version ${manifest.version}, the tag is ${tag}: give both the same version.`]),
    // npm holds it against the repository that the provenance names, and refuses another one.
    ...(manifest.repository?.url === url ? [] : [`package.json does not say "repository": { "url": "${url}" }.`]),
    ...(notes === undefined || notes === ''
      ? [`CHANGELOG.md says nothing below a heading "## ${version.text}": give Unreleased that name.`]
      : []),
  ];
  if (faults.length > 0 || notes === undefined) return notReady(faults);
  return { verdict: 'ready', notes, ...placeAmong(version, tags) };
}

function notReady(faults: readonly string[]): NotReady {
  return { verdict: 'not-ready', faults };
}

/** A repair of an older version must not take the place of a newer one. */
function placeAmong(
  version: Version,
  tags: readonly string[],
): Pick<ReleaseFacts, 'npmTag' | 'listedAs' | 'movingTag'> {
  if (version.pre !== undefined) return { npmTag: 'next', listedAs: '--prerelease', movingTag: undefined };
  const newer = tags.flatMap((tag) => {
    const other = versionOfTag(tag);
    return other !== undefined && other.pre === undefined && isNewer(other, version) ? [other] : [];
  });
  const isNewest = newer.length === 0;
  return {
    npmTag: isNewest ? 'latest' : `release-${version.major}.${version.minor}`,
    listedAs: isNewest ? '--latest' : '--latest=false',
    movingTag: newer.some(({ major }) => major === version.major) ? undefined : `v${version.major}`,
  };
}
