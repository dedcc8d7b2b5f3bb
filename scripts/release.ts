import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

/** What a release does beside going out, or sentences: all that has to be mended before. */
export type ReleaseFacts =
  | { readonly verdict: 'not-ready'; readonly faults: readonly string[] }
  | {
      readonly verdict: 'ready';
      readonly notes: string;
      /** Under which name npm hands it out: `latest` is what people get without asking. */
      readonly npmTag: 'latest' | 'next';
      /** The tag by which workflows follow the Action, where this release moves it. */
      readonly movingTag: string | undefined;
    };

/** The heading of what no version holds yet. */
export const UNRELEASED = 'Unreleased';

/** "v1.2.3" or "v1.2.3-rc.1", without build metadata; the moving "v1" is none. */
const TAG =
  /^v(?<version>(?<major>0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?<pre>-[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*)?)$/u;

/** Looks at a tag before anything is built of it. */
export function releaseFacts({ tag, repository, manifest, changelog, tags }: ReleaseSources): ReleaseFacts {
  const { version = '', major, pre } = TAG.exec(tag)?.groups ?? {};
  if (version === '')
    return { verdict: 'not-ready', faults: [`${tag} is no version: name the tag v1.2.3, or v1.2.3-rc.1.`] };
  const notes = notesOf(changelog, version) ?? '';
  const url = `git+https://github.com/${repository}.git`;
  const faults = [
    ...(manifest.version === version
      ? []
      : [`package.json is version ${manifest.version}, the tag is ${tag}: give both the same version.`]),
    // npm holds it against the repository that the provenance names, and refuses another one.
    ...(manifest.repository?.url === url ? [] : [`package.json does not say "repository": { "url": "${url}" }.`]),
    // It would take the place of the newer one, at npm and for workflows that follow the moving tag.
    ...tags
      .filter((other) => pre === undefined && isReleased(other) && isNewer(other, tag))
      .map((newer) => `${newer} is out already: a repair of an older version is published by hand.`),
    ...(notes === '' ? [`CHANGELOG.md says nothing below a heading "## ${version}": give Unreleased that name.`] : []),
  ];
  if (faults.length > 0) return { verdict: 'not-ready', faults };
  return pre === undefined
    ? { verdict: 'ready', notes, npmTag: 'latest', movingTag: `v${major}` }
    : { verdict: 'ready', notes, npmTag: 'next', movingTag: undefined };
}

function isNewer(tag: string, other: string): boolean {
  return tag.localeCompare(other, 'en', { numeric: true }) > 0;
}

function isReleased(tag: string): boolean {
  const { groups } = TAG.exec(tag) ?? {};
  return groups !== undefined && groups.pre === undefined;
}

/**
 * What CHANGELOG.md says below the heading of a version ("## 1.2.3", also with a date behind it); undefined where there is
 * no such heading.
 */
export function notesOf(changelog: string, version: string): string | undefined {
  const [, ...sections] = `\n${changelog}`.split(/\n## /u);
  const section = sections.find((text) => text.split(/\s/u, 1)[0] === version);
  return section?.split('\n').slice(1).join('\n').trim();
}

/** Writes the notes to the file that is named and the rest to the outputs of the step; GitHub says which tag and repository. */
function prepareRelease(notesFile = 'release-notes.md'): void {
  const { GITHUB_REF_NAME: tag = '', GITHUB_REPOSITORY: repository = '', GITHUB_OUTPUT: outputs } = process.env;
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const tags = execFileSync('git', ['tag', '--list'], { encoding: 'utf8' }).split('\n');
  const facts = releaseFacts({ tag, repository, manifest, changelog: readFileSync('CHANGELOG.md', 'utf8'), tags });
  if (facts.verdict === 'not-ready') {
    for (const fault of facts.faults) process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
    return;
  }
  const told = `npm-tag=${facts.npmTag}\nmoving-tag=${facts.movingTag ?? ''}\n`;
  writeFileSync(notesFile, `${facts.notes}\n`);
  if (outputs !== undefined) appendFileSync(outputs, told);
  process.stdout.write(told);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prepareRelease(process.argv[2]);
