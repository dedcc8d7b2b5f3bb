/** A version as npm has them, without build metadata. */
export interface Version {
  readonly text: string;
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** "rc.1"; such a version is tried out, and nobody gets it without asking. */
  readonly pre: string | undefined;
}

const NUMBER = '(0|[1-9]\\d*)';
const FORM = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?$`, 'u');

export function parseVersion(text: string): Version | undefined {
  const [, major, minor, patch, pre] = FORM.exec(text) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) return undefined;
  return { text, major: Number(major), minor: Number(minor), patch: Number(patch), pre };
}

/** The version that a tag names: "v1.2.3". The moving "v1" names none. */
export function versionOfTag(tag: string): Version | undefined {
  return tag.startsWith('v') ? parseVersion(tag.slice(1)) : undefined;
}

/** Of two that are not tried out any more. */
export function isNewer(one: Version, other: Version): boolean {
  return (one.major - other.major || one.minor - other.minor || one.patch - other.patch) > 0;
}
