import type { ObjectName } from '../model/attribute-key.ts';
import { CHANGEABLE_TYPES, factsOf, isAlterable, isDataType } from '../model/data-types.ts';
import type {
  AbsentDefinition,
  AcceptableImpact,
  AttributeDefinition,
  PresentDefinition,
} from '../model/definition.ts';
import { asText, isJsonObject } from '../model/json.ts';
import {
  afterMigration,
  isOfHelpDesk,
  type LiveAttribute,
  type NewRow,
  waitsForCreation,
} from '../model/live-attribute.ts';
import { isReserved, lacksLabel, nameProblems } from '../model/name-rules.ts';
import { makeProblem, type Problem } from '../model/problem.ts';
import type { ProblemCode } from '../model/problem-codes.ts';
import { holdsOn, type Release } from '../model/release.ts';
import { CREATES, LONGEST_SCREENS, storedLength, writtenCell } from '../model/screens.ts';
import { type JudgedRow, newFaults } from '../model/settings/judge-attribute.ts';
import { unsendableNumber } from '../model/settings/kind.ts';
import { CELL_SETTINGS } from '../model/settings/setting-table.ts';
import type { ValueFault } from '../model/settings/value-fault.ts';
import type { Difference } from './compare.ts';
import { altersColumn, harmOfPending, type MigrationBlocker, messageOfFault } from './migration.ts';
import { formatPath } from './plan-document.ts';
import type { Wanted } from './told.ts';
import { rowToCreate } from './wanted-row.ts';

/** Makes a Problem with its place in the definition; an undeclared row has no place. */
export function problemOf(
  of: AttributeDefinition | LiveAttribute,
  at: readonly string[],
  code: ProblemCode,
  message: string,
  hint: string,
): Problem {
  return makeProblem(code, message, { hint, key: of.key, where: 'origin' in of ? of.origin.locate(at) : undefined });
}

/** Why a help desk of this release would refuse a new attribute. */
export function refusalOfCreation(definition: PresentDefinition, release: Release): Problem | undefined {
  const [ofName] = nameProblems(definition.object, definition.name, release);
  if (ofName !== undefined) return { ...ofName, key: definition.key, where: definition.origin.locate(['name']) };
  if (isDataType(definition.data_type) && !holdsOn(release, factsOf(definition.data_type).span)) {
    const message = `release ${release} has no data type ${definition.data_type}`;
    const hint = 'Use another data type. If the help desk is newer, set `release:` of the target.';
    return problemOf(definition, ['data_type'], 'release-lacks-type', message, hint);
  }
  const row = rowToCreate(definition);
  return (
    refusalOfLabel(definition, row, release) ??
    refusalOfScreens(definition, row, release) ??
    refusalOfValues(definition, row, undefined, release)
  );
}

/**
 * Why a row would stop the help desk (docs/help-desk.md, "Values that harm"). Only what `before` does not say already: the
 * live row is never judged.
 */
function refusalOfValues(
  definition: PresentDefinition,
  row: NewRow,
  before: (JudgedRow & { readonly active: boolean }) | undefined,
  release: Release,
): Problem | undefined {
  // What an inactive row holds harms nobody before it is switched on.
  const [fault] = newFaults(row, before?.active === false && row.active ? undefined : before, release);
  if (fault === undefined) return undefined;
  return problemOf(definition, fault.path, 'value-harmful', messageOfFault(fault), fault.hint);
}

/** A PUT contains the whole row, so every change is refused if the label is blank (7.1/12 "o_blank: …"). */
function refusalOfLabel(definition: PresentDefinition, row: NewRow, release: Release): Problem | undefined {
  if (!lacksLabel(row.display, release)) return undefined;
  const message = `the label of ${definition.key} is blank; release ${release} requires one`;
  const hint = 'Set `display:` to the label that users see.';
  return problemOf(definition, ['display'], 'label-blank', message, hint);
}

/** The release reserved the name after the attribute was created (7.1/12 "data: as it is"). */
function refusalOfFrozenName(definition: PresentDefinition, release: Release): Problem | undefined {
  if (!isReserved(definition.object, definition.name, release)) return undefined;
  const message = `release ${release} reserves the word "${definition.name}" and refuses every change to this field`;
  return problemOf(definition, ['name'], 'name-reserved', message, MAKE_ANOTHER);
}

const MAKE_ANOTHER = 'Create a field with another name, copy the values, then set `active: false` here.';

/** deskform does not change an unknown data type: no recording shows what would happen. */
export function refuseUnknownType(live: LiveAttribute, definition: AttributeDefinition | undefined): Problem {
  const message = `${live.key} has a data type on the help desk that is unknown to deskform: ${JSON.stringify(live.data_type)}`;
  const hint = 'Update deskform, or remove the field from the files.';
  return problemOf(definition ?? live, ['data_type'], 'meets-unknown', message, hint);
}

/** On a help desk newer than every known release, a cell may hold settings that its release added. */
function refusalOfUnknownCell({ definition, live, differences }: Wanted): Problem | undefined {
  if (live.unknownKeys.length === 0) return undefined;
  for (const { path } of differences) {
    const [head, screen = '', role = ''] = path;
    if (head !== 'screens') continue;
    const before = writtenCell(live.screens, screen, role);
    const after = writtenCell(definition.screens ?? {}, screen, role);
    const lost = Object.keys(isJsonObject(before) ? before : {}).find(
      (key) => !Object.hasOwn(CELL_SETTINGS, key) && !(isJsonObject(after) && Object.hasOwn(after, key)),
    );
    if (lost === undefined) continue;
    const message = `${formatPath(path)} of ${live.key} has a setting on the help desk that is unknown to deskform, and the change would remove it: ${JSON.stringify(lost)}`;
    const hint = 'Update deskform, or add the setting to the file.';
    return problemOf(definition, path, 'meets-unknown', message, hint);
  }
  return undefined;
}

/** The help desk stores screens as text in a column of limited width (5.2/04 "screens of 3000 characters"). */
function refusalOfScreens(definition: PresentDefinition, row: NewRow, release: Release): Problem | undefined {
  const length = storedLength(row.screens, release);
  if (length <= LONGEST_SCREENS) return undefined;
  const message = `the screens take up to ${length} characters in the help desk; the limit is ${LONGEST_SCREENS}`;
  const hint = 'Remove cells that only say `shown: false` or `required: false`; they have no effect.';
  return problemOf(definition, ['screens'], 'screens-too-large', message, hint);
}

/** Why the help desk would refuse a change, or deskform does not send it. */
export function refusalOfUpdate(wanted: Wanted, release: Release): Problem | undefined {
  const { definition, live, row, differences } = wanted;
  return (
    refusalOfFixedRow(wanted) ??
    refusalOfUnknownCell(wanted) ??
    refusalOfFrozenName(definition, release) ??
    refusalOfLabel(definition, row, release) ??
    refusalOfTypeChange(wanted) ??
    refusalOfListWidth(wanted, release) ??
    refusalOfValues(definition, row, afterMigration(live), release) ??
    refusalOfNumber(wanted) ??
    refusalOfDeactivation(wanted) ??
    (changes(wanted, 'screens') ? refusalOfScreens(definition, row, release) : undefined) ??
    refusalOfImpacts(definition, differences)
  );
}

function changes({ differences }: Wanted, setting: string): boolean {
  return differences.some(({ path }) => path[0] === setting);
}

/** A PUT contains the whole row, and only whole numbers are sent (`withWholeNumbers`). */
function refusalOfNumber({ definition, row }: Wanted): Problem | undefined {
  const key = unsendableNumber(row.data_option);
  if (key === undefined) return undefined;
  const message = `${definition.key}: ${key} on the help desk is ${asText(row.data_option[key])}, which is not a whole number, so the row cannot be sent back`;
  const hint = `Write \`${key}:\` with a whole number.`;
  return problemOf(definition, ['data_option', key], 'value-harmful', message, hint);
}

/** Rows with editable false refuse even a change of screens (5.2/04 and 6.5/06 "system attribute"). */
function refusalOfFixedRow({ definition, live, differences }: Wanted): Problem | undefined {
  if (!isOfHelpDesk(live)) return undefined;
  const paths = differences.map(({ path }) => formatPath(path)).join(', ');
  const message = `${definition.key} is a built-in field and cannot be changed (${differences.length === 1 ? 'differs' : 'differ'}: ${paths})`;
  const hint = 'Use the live values in the file, or remove the field from the files.';
  return problemOf(definition, differences[0]?.path ?? [], 'not-editable', message, hint);
}

/** The service allows some changes of type, but the column keeps its original form (6.5/08). */
function refusalOfTypeChange(wanted: Wanted): Problem | undefined {
  if (!changes(wanted, 'data_type')) return undefined;
  const { definition, live } = wanted;
  const [from, to] = [live.data_type, definition.data_type];
  if (!isDataType(from) || !CHANGEABLE_TYPES.includes(from) || !CHANGEABLE_TYPES.includes(to)) {
    const message = `the help desk cannot change ${from} to ${to}`;
    return problemOf(definition, ['data_type'], 'data-type-fixed', message, MAKE_ANOTHER);
  }
  if (factsOf(from).column !== factsOf(to).column) {
    const message = `the help desk accepts the change from ${from} to ${to} but keeps the column type ${factsOf(from).column}, so values are lost`;
    return problemOf(definition, ['data_type'], 'data-type-column', message, MAKE_ANOTHER);
  }
  return undefined;
}

/** Altering such a column fails, and then blocks all migrations (6.5/18 "multiselect maxlength changed"). */
function refusalOfListWidth({ definition, live, row }: Wanted, release: Release): Problem | undefined {
  if (!altersColumn(live, row)) return undefined;
  const types = [live.data_type, row.data_type].filter(isDataType);
  if (types.every((type) => isAlterable(type, release))) return undefined;
  const before = asText(live.data_option.maxlength);
  const message = `a ${live.data_type} cannot change its maxlength (${before} → ${asText(row.data_option.maxlength)}): its migration fails and blocks all others`;
  const hint = `Write \`maxlength: ${before}\`, or leave maxlength out.`;
  return problemOf(definition, ['data_option', 'maxlength'], 'maxlength-of-list', message, hint);
}

function refusalOfDeactivation({ definition, live, differences }: Wanted): Problem | undefined {
  const deactivates = differences.some(({ path, after }) => path[0] === 'active' && after === false);
  if (!deactivates || live.deletable || live.not_deletable_reason === undefined) return undefined;
  const message = `${definition.key} is in use and cannot be set inactive: ${live.not_deletable_reason}`;
  const hint = 'Remove it from these conditions first, or leave it active.';
  return problemOf(definition, ['active'], 'in-use', message, hint);
}

const IMPACT_IN_WORDS = {
  dates: 'records with such a time cannot be saved any more, not even to close them',
  range: 'records with a number outside min and max cannot be saved any more',
  shorter_maxlength: 'longer stored values make the migration fail',
  data_type: 'stored values may not fit the new type',
  option_removed: 'stored values stay, but can no longer be selected',
} as const satisfies Record<Exclude<AcceptableImpact, 'required'>, string>;

/** What it means for records and those who save them. `paths`: the changes or cells that demand a value. */
export function impactInWords(
  impact: AcceptableImpact,
  object: ObjectName,
  paths: readonly (readonly string[])[],
): string {
  if (impact !== 'required') return IMPACT_IN_WORDS[impact];
  const isOfNew = paths.every(([head, screen = '']) => head === 'screens' && CREATES.includes(screen));
  const [one, which] = [object.toLowerCase(), isOfNew ? '' : ', new or old'];
  return `agents cannot save a ${isOfNew ? 'new ' : ''}${one} without it${which}; API requests without it are answered 422`;
}

/** Consent stands in the definition, to be reviewed in git with the change. The refusal has the line to add. */
export function refusalOfImpacts(
  definition: PresentDefinition,
  changes: readonly Pick<Difference, 'path' | 'needs'>[],
): Problem | undefined {
  const unpaid = changes.flatMap(({ path, needs }) =>
    needs.filter((needed) => !definition.accept.includes(needed)).map((needed) => ({ path, needed })),
  );
  const [first] = unpaid;
  if (first === undefined) return undefined;
  const accept = [...new Set([...definition.accept, ...unpaid.map(({ needed }) => needed)])].join(', ');
  const message = unpaid
    .map(({ path, needed }) => `${formatPath(path)}: ${impactInWords(needed, definition.object, [path])}`)
    .join('; ');
  const hint = `To accept this, add \`accept: [${accept}]\` to ${definition.key}.`;
  return problemOf(definition, first.path, 'impact-not-accepted', message, hint);
}

export function refuseNotDeletable(live: LiveAttribute, definition: AbsentDefinition | undefined): Problem {
  const usedBy = live.deletable ? undefined : live.not_deletable_reason;
  const reason = isOfHelpDesk(live)
    ? 'it is a built-in field'
    : (usedBy ?? 'the help desk reports it as not deletable');
  // A migration does not check again whether a marked row is in use (7.1/05 "migrate while an overview has the marked one …").
  if (live.waiting_for.includes('deletion')) {
    const message = `${live.key} is marked for deletion and the next migration deletes it, although it is now in use: ${reason}`;
    const hint = 'Remove the references to it, or discard the pending changes on the help desk to keep it.';
    return problemOf(definition ?? live, ['state'], 'not-deletable', message, hint);
  }
  const hint =
    definition === undefined
      ? 'Declare it, set `undeclared: keep`, or remove the references to it.'
      : isOfHelpDesk(live)
        ? 'Remove its `state: absent` entry from the files. To hide a field, change its screens.'
        : 'Remove the references to it, or remove its `state: absent` entry from the files.';
  return problemOf(definition ?? live, ['state'], 'not-deletable', `${live.key} cannot be deleted: ${reason}`, hint);
}

/**
 * The help desk answers 200 to the DELETE and marks nothing (7.1/12 "o_blank: marked?"). A row whose creation is pending is
 * deleted anyway.
 */
export function refuseWithoutLabel(live: LiveAttribute, definition: AbsentDefinition | undefined): Problem {
  const message = `${live.key} cannot be deleted: its label is blank on the help desk`;
  const hint = 'Give it a label on the help desk, then run `deskform plan` again.';
  return problemOf(definition ?? live, ['state'], 'label-blank', message, hint);
}

export function refuseNewer(absent: AbsentDefinition, live: LiveAttribute): Problem {
  const { key, created_at } = live;
  const before = String(absent.created_before);
  const [message, way] = Number.isNaN(Date.parse(created_at))
    ? [
        `the help desk reports an invalid creation time for ${key} ("${created_at}"): it may be newer than created_before: ${before}`,
        'remove `created_before`',
      ]
    : [
        `${key} was created on ${created_at.slice(0, 10)}, after created_before (${before}), so it may be a different, newer field`,
        'set a later `created_before`',
      ];
  const hint = `Remove the \`state: absent\` entry, or ${way} to delete this field too.`;
  return problemOf(absent, ['created_before'], 'newer-than-created-before', message, hint);
}

/** No PUT removes the mark, and a POST of the name answers 422 (6.5/22 "put over a marked row", 6.5/10). */
export function refuseMarked(definition: PresentDefinition): Problem {
  const message = `${definition.key} is declared, but marked for deletion on the help desk: the next migration deletes its column and data`;
  const hint = 'Discard the pending changes on the help desk to keep it, or write `state: absent` to delete it.';
  return problemOf(definition, [], 'marked-for-deletion', message, hint);
}

export function refuseForeign(
  live: LiveAttribute,
  definition: AttributeDefinition | undefined,
  different: readonly Difference[],
  release: Release,
): Problem {
  const what = different.length === 0 ? live.waiting_for : different.map(({ path }) => formatPath(path));
  const message = `a foreign change is pending on ${live.key} (${what.join(', ')}); this change would discard it`;
  const way =
    harmOfPending(live, release) !== undefined
      ? 'Do not migrate it: it would stop the help desk. Discard it there'
      : waitsForCreation(live)
        ? 'Declare the pending change, or remove the field on the help desk'
        : 'Migrate or discard it on the help desk, or declare it';
  const hint = `${way}, then run \`deskform plan\` again.`;
  return problemOf(definition ?? live, different[0]?.path ?? [], 'foreign-change', message, hint);
}

/** Every migration stops at this row, so it does not matter who staged it. */
export function refuseMigrationBlocker(definition: PresentDefinition, { why, repair }: MigrationBlocker): Problem {
  const message = `the pending change of ${definition.key} cannot be migrated: ${why}`;
  return problemOf(definition, [], 'cannot-migrate', message, repair);
}

/** What is pending on the help desk is not in force yet, and must not be. */
export function refuseHarmfulPending(definition: PresentDefinition, fault: ValueFault): Problem {
  const message = `the pending change must not be migrated: ${messageOfFault(fault)}`;
  // With another value in the file, it would be a foreign change.
  const hint = 'Correct or remove the pending change on the help desk, then run `deskform plan` again.';
  return problemOf(definition, fault.path, 'value-harmful', message, hint);
}
