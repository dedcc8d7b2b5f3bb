import { type AttributeKey, attributeKey, OBJECT_NAMES, type ObjectName } from './attribute-key.ts';
import seedChanges from './generated/seed-changes.json' with { type: 'json' };
import { type JsonValue, sameJson } from './json.ts';
import { isOfHelpDesk, type LiveRow } from './live-attribute.ts';
import { type DeskRelease, deskRelease, NEWEST_RELEASE } from './release.ts';

type Names = Readonly<Partial<Record<ObjectName, string>>>;

/** The built-in attributes of an installation (5.2/01, 6.5/01, 7.1/01); a test compares it with the recorded lists. */
const EVERYWHERE: Names = {
  Ticket: 'number title customer_id organization_id type group_id owner_id state_id pending_time priority_id tags',
  User:
    'login firstname lastname email web phone mobile fax organization_id organization_ids department street zip city ' +
    'country address password vip note role_ids active',
  Organization: 'name shared domain_assignment domain note active',
  Group:
    'name assignment_timeout follow_up_possible follow_up_assignment email_address_id signature_id shared_drafts note active',
};
/** With the release that brought them, as far as its migrations say. */
const ADDED: readonly { readonly from: string; readonly names: Names }[] = [
  { from: '5.3', names: { Group: 'reopen_time_in_days' } },
  { from: '6.1', names: { Organization: 'vip' } },
  { from: '6.2', names: { Group: 'name_last parent_id' } },
  { from: '6.3', names: { User: 'group_ids' } },
  { from: '7.1', names: { Group: 'summary_generation' } },
];

function keysOf(names: Names): readonly AttributeKey[] {
  return OBJECT_NAMES.flatMap((object) => (names[object]?.split(' ') ?? []).map((name) => attributeKey(object, name)));
}

/** Built-in rows that every supported release has: if one is missing, the list is incomplete. */
export const SHARED_SEEDS: readonly AttributeKey[] = keysOf(EVERYWHERE);
const SEEDS: ReadonlySet<AttributeKey> = new Set([...SHARED_SEEDS, ...ADDED.flatMap(({ names }) => keysOf(names))]);

/** Whether the attribute is built in on any known release. On an older one it may be a custom field. */
export function isSeed(key: AttributeKey): boolean {
  return SEEDS.has(key);
}

const SHARED = new Set(SHARED_SEEDS);

/** Whether the row is built in. Its flags decide: a name of a later release, as `Organization.vip`, is free before it. */
export function comesWithZammad(row: LiveRow): boolean {
  return SHARED.has(row.key) || isOfInstallation(row);
}

/** Early 7.0 lets people change it. Scripts create fields with the id of the installation, so of others it says nothing. */
const CHANGEABLE = attributeKey('Group', 'summary_generation');

function isOfInstallation(row: LiveRow): boolean {
  return isOfHelpDesk(row) || (row.key === CHANGEABLE && row.created_by_id === 1);
}

/** Relations that only built-in rows may have; on any other row they break every ticket (5.2/01, 6.5/01). */
const RELATIONS_OF_SEEDS: ReadonlyMap<AttributeKey, string> = new Map([
  [attributeKey('Group', 'email_address_id'), 'EmailAddress'],
  [attributeKey('Group', 'signature_id'), 'Signature'],
]);

/** Whether the built-in row has exactly this relation. */
export function isRelationOfSeed(key: AttributeKey, relation: string): boolean {
  return RELATIONS_OF_SEEDS.get(key) === relation;
}

/**
 * Detects the release from the built-in rows of a list; undefined if none matches, or if it is unknown. Releases with the
 * same rows cannot be distinguished: `ALSO_POSSIBLE` lists them.
 */
export function releaseOfRows(rows: readonly LiveRow[]): DeskRelease | undefined {
  // An unknown key, or an unknown internal row, is of an unknown release.
  if (rows.some(({ key, internal, unknownKeys }) => unknownKeys.length > 0 || (internal === true && !isSeed(key))))
    return undefined;
  // The newest known release has a key that the others lack (7.1/01).
  if (rows.some(({ internal }) => internal !== undefined)) return deskRelease(NEWEST_RELEASE);
  // A custom field may have the name of a later built-in one.
  const shipped = new Set(rows.filter(isOfInstallation).map(({ key }) => key));
  const shown = ADDED.findLast(({ names }) => keysOf(names).some((key) => shipped.has(key)));
  if (shown !== undefined) return shown.from === LAST_BEFORE_6_5 ? deskRelease('6.5') : neighboursOf(shown.from);
  const keys = new Set(rows.map((row) => row.key));
  return SHARED_SEEDS.every((key) => keys.has(key)) ? deskRelease('5.2') : undefined;
}

/** No row that can be managed was added between it and 6.5. */
const LAST_BEFORE_6_5 = '6.3';

/** The rows do not tell the releases between two recorded ones apart: "between 5.2 and 6.5". */
function neighboursOf(version: string): DeskRelease {
  const { name, rules, next } = deskRelease(version);
  return next === undefined ? deskRelease(name) : deskRelease(`between ${rules} and ${next}`);
}

/** The release to plan for: the configured one, else the detected one, else the newest. */
export function releaseToPlan(
  configured: DeskRelease | undefined,
  rows: readonly LiveRow[],
): { readonly release: DeskRelease; readonly releaseIs: 'configured' | 'detected' | 'assumed' } {
  if (configured !== undefined) return { release: configured, releaseIs: 'configured' };
  const shown = releaseOfRows(rows);
  return shown === undefined
    ? { release: deskRelease(NEWEST_RELEASE), releaseIs: 'assumed' }
    : { release: shown, releaseIs: 'detected' };
}

/** "7.1 or 7.0", "6.5": a detected release with those whose rows look the same. */
export function detectedInWords({ name }: DeskRelease): string {
  return name === NEWEST_RELEASE ? `${name} or 7.0` : name;
}

/** The values of each setting of a built-in row on all releases: a value in a list, or an empty list if it is not set. */
const CHANGES: Readonly<Record<string, Readonly<Record<string, readonly (readonly JsonValue[])[]>>>> = seedChanges;

/**
 * Whether a built-in row differs from its definition only as the releases differ from each other. The files were written for
 * another release then: it is no drift, and cannot be changed. From the recorded lists of fresh installations of all
 * releases (5.2/01, 6.5/01, 7.1/01).
 */
export function isChangedByUpgrade(
  key: AttributeKey,
  path: readonly string[],
  ...sides: readonly (JsonValue | undefined)[]
): boolean {
  const values = CHANGES[key]?.[path.join('/')] ?? [];
  return sides.every((value) => values.some((known) => sameJson(known[0], value)));
}
