/** The heading of what no version holds yet. */
export const UNRELEASED = 'Unreleased';

/**
 * What CHANGELOG.md says below the heading of a version ("## 1.2.3", also with a date behind it); undefined where there is
 * no such heading.
 */
export function notesOf(changelog: string, version: string): string | undefined {
  const [, ...sections] = `\n${changelog}`.split(/\n## /u);
  const section = sections.find((text) => text.split(/\s/u, 1)[0] === version);
  return section?.split('\n').slice(1).join('\n').trim();
}
