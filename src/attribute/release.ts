import { type AttributeKey, attributeKey, type ObjectName } from './attribute-key.ts';
import type { LiveRow } from './live-attribute.ts';

/** The releases of the help desk whose behaviour was recorded. */
export const RELEASES = ['5.2', '6.5', '7.1'] as const;

export type Release = (typeof RELEASES)[number];

/** Where a rule of the help desk holds: from `since` on, up to the release before `until`; without them everywhere. */
export interface Span {
  readonly since?: Release;
  readonly until?: Release;
}

export function isSince(release: Release, first: Release): boolean {
  return RELEASES.indexOf(release) >= RELEASES.indexOf(first);
}

export function holdsOn(release: Release, { since, until }: Span): boolean {
  return (since === undefined || isSince(release, since)) && (until === undefined || !isSince(release, until));
}

/** Taken when a list does not tell: a plan for a newer desk refuses more names, never fewer. */
export const NEWEST_RELEASE: Release = '7.1';

/** What comes with every installation (5.2/01 and 6.5/01); a test compares it with the recorded lists. */
const ON_BOTH: Readonly<Record<ObjectName, string>> = {
  Ticket: 'number title customer_id organization_id type group_id owner_id state_id pending_time priority_id tags',
  User:
    'login firstname lastname email web phone mobile fax organization_id organization_ids department street zip city ' +
    'country address password vip note role_ids active',
  Organization: 'name shared domain_assignment domain note active',
  Group:
    'name assignment_timeout follow_up_possible follow_up_assignment email_address_id signature_id shared_drafts note active',
};
const SINCE_6_5: Readonly<Record<ObjectName, string>> = {
  Ticket: '',
  User: 'group_ids',
  Organization: 'vip',
  Group: 'name_last parent_id reopen_time_in_days',
};

function keysOf(names: Readonly<Record<ObjectName, string>>): readonly AttributeKey[] {
  return (['Ticket', 'User', 'Organization', 'Group'] as const).flatMap((object) =>
    names[object].split(' ').flatMap((name) => (name === '' ? [] : [attributeKey(object, name)])),
  );
}

/** Seeded rows that every supported release has: when one is missing, the list is not whole. */
export const SHARED_SEEDS: readonly AttributeKey[] = keysOf(ON_BOTH);
const NEWER_SEEDS: readonly AttributeKey[] = keysOf(SINCE_6_5);
const ALL_SEEDS: ReadonlySet<AttributeKey> = new Set([...SHARED_SEEDS, ...NEWER_SEEDS]);

export function isSeed(key: AttributeKey): boolean {
  return ALL_SEEDS.has(key);
}

/** Relations that the help desk gives its own rows, and that break every ticket on any other (5.2/01, 6.5/01). */
const RELATIONS_OF_SEEDS: ReadonlyMap<AttributeKey, string> = new Map([
  [attributeKey('Group', 'email_address_id'), 'EmailAddress'],
  [attributeKey('Group', 'signature_id'), 'Signature'],
]);

/** Does the help desk come with this very relation on this very row? */
export function isRelationOfSeed(key: AttributeKey, relation: string): boolean {
  return RELATIONS_OF_SEEDS.get(key) === relation;
}

/** The release that a list shows by the rows it came with; undefined when it shows neither. */
export function releaseOfRows(rows: readonly LiveRow[]): Release | undefined {
  const keys = new Set(rows.map((row) => row.key));
  // One of these names alone may be somebody's own field on an older release.
  if (NEWER_SEEDS.filter((key) => keys.has(key)).length > 1) return '6.5';
  return SHARED_SEEDS.every((key) => keys.has(key)) ? '5.2' : undefined;
}
