import { type AttributeKey, attributeKey, OBJECT_NAMES, type ObjectName } from './attribute-key.ts';
import seedChanges from './generated/seed-changes.json' with { type: 'json' };
import { type JsonValue, sameJson } from './json.ts';
import { isOfHelpDesk, type LiveRow } from './live-attribute.ts';
import { NEWEST_RELEASE, type Release, type Span } from './release.ts';

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
const ADDED: readonly (Span & { readonly since: Release; readonly names: Names })[] = [
  {
    since: '6.5',
    names: { User: 'group_ids', Organization: 'vip', Group: 'name_last parent_id reopen_time_in_days' },
  },
  { since: '7.1', names: { Group: 'summary_generation' } },
];

function keysOf(names: Names): readonly AttributeKey[] {
  return OBJECT_NAMES.flatMap((object) => (names[object]?.split(' ') ?? []).map((name) => attributeKey(object, name)));
}

/** Built-in rows that every supported release has: if one is missing, the list is incomplete. */
export const SHARED_SEEDS: readonly AttributeKey[] = keysOf(EVERYWHERE);
const SEEDS: ReadonlySet<AttributeKey> = new Set([...SHARED_SEEDS, ...ADDED.flatMap(({ names }) => keysOf(names))]);

/** Whether the attribute is built in on any known release. */
export function isSeed(key: AttributeKey): boolean {
  return SEEDS.has(key);
}

/** Whether the row is built in: on a known release, or because it cannot be changed. */
export function comesWithZammad(row: LiveRow): boolean {
  return isSeed(row.key) || isOfHelpDesk(row);
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
export function releaseOfRows(rows: readonly LiveRow[]): Release | undefined {
  if (rows.some(isOfUnknownRelease)) return undefined;
  // The newest known release has a key that the others lack (7.1/01).
  if (rows.some(({ internal }) => internal !== undefined)) return NEWEST_RELEASE;
  const shown = ADDED.findLast(({ names }) => comesWith(keysOf(names), rows));
  if (shown !== undefined) return shown.since;
  const keys = new Set(rows.map((row) => row.key));
  return SHARED_SEEDS.every((key) => keys.has(key)) ? '5.2' : undefined;
}

/** Whether the row has an unknown key, or is an unknown internal row. */
function isOfUnknownRelease({ key, internal, unknownKeys }: LiveRow): boolean {
  return unknownKeys.length > 0 || (internal === 'internal' && !isSeed(key));
}

/** The release to plan for: the configured one, else the detected one, else the newest. */
export function releaseToPlan(
  configured: Release | undefined,
  rows: readonly LiveRow[],
): { readonly release: Release; readonly releaseIs: 'configured' | 'read-off-the-rows' | 'assumed' } {
  if (configured !== undefined) return { release: configured, releaseIs: 'configured' };
  const shown = releaseOfRows(rows);
  return shown === undefined
    ? { release: NEWEST_RELEASE, releaseIs: 'assumed' }
    : { release: shown, releaseIs: 'read-off-the-rows' };
}

/**
 * Whether these built-in rows came with the installation. A custom field may have the name of a later built-in one, and
 * scripts create fields with the id of the installation. So one row must be unchangeable, or all of them must exist with
 * that id: `summary_generation` of an early 7.0.
 */
function comesWith(seeds: readonly AttributeKey[], rows: readonly LiveRow[]): boolean {
  const found = rows.filter(({ key }) => seeds.includes(key));
  return found.some(isOfHelpDesk) || found.filter(({ createdById }) => createdById === 1).length === seeds.length;
}

/** Releases whose rows look like those of a recorded one, as far as is known. */
export const ALSO_POSSIBLE: Readonly<Record<Release, readonly string[]>> = { '5.2': [], '6.5': [], '7.1': ['7.0'] };

/** The values of one setting of a built-in row on all releases: a value in a list, or an empty list if it is not set. */
type ValuesOfSetting = readonly (readonly JsonValue[])[];

const CHANGES: Readonly<Record<string, Readonly<Record<string, ValuesOfSetting>>>> = seedChanges;

interface Difference {
  readonly path: readonly string[];
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/**
 * Whether a built-in row differs from its definition only as the releases differ from each other. The files were written for
 * another release then: it is no drift, and cannot be changed. From the recorded lists of fresh installations of all
 * releases (5.2/01, 6.5/01, 7.1/01).
 */
export function isChangedByUpgrade(key: AttributeKey, { path, before, after }: Difference): boolean {
  const settings = Object.hasOwn(CHANGES, key) ? CHANGES[key] : undefined;
  const values = settings === undefined ? undefined : valuesOf(settings, path.join('/'));
  const isShipped = (value: JsonValue | undefined): boolean =>
    values?.some((known) => sameJson(known[0], value)) ?? false;
  return isShipped(before) && isShipped(after);
}

function valuesOf(settings: Readonly<Record<string, ValuesOfSetting>>, path: string): ValuesOfSetting | undefined {
  return Object.hasOwn(settings, path) ? settings[path] : undefined;
}
