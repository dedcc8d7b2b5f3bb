import { MINUTES, unitOfDiff } from './data-types.ts';
import { member } from './json.ts';
import type { LiveRow } from './live-attribute.ts';
import { isReserved, lacksLabel, type ReleaseOfNames, releasesBrokenBy, useOfName } from './name-rules.ts';
import { isSince, RELEASES, type Release } from './release.ts';

/** The effect of an upgrade on one field. */
export interface UpgradeChange {
  readonly kind: 'name-fatal' | 'name-refused' | 'name-kept' | 'label-blank' | 'diff-unit';
  /** The setting that it is about. */
  readonly path: readonly string[];
  readonly message: string;
  /** What to do and when. */
  readonly advice: string;
}

type UpgradedField = Pick<LiveRow, 'object' | 'name' | 'display' | 'data_type' | 'data_option'>;

/** The releases from which a help desk may be upgraded to this one. */
export function releasesBefore(to: ReleaseOfNames): readonly Release[] {
  return RELEASES.filter((release) => !isSince(release, rulesOf(to)));
}

/** Only the names of 7.0 were recorded: 7.0 may already have the other changes of 7.1. */
function rulesOf(to: ReleaseOfNames): Release {
  return to === '7.0' ? '7.1' : to;
}

/** What an upgrade from one of these releases changes for a live field: each difference from at least one of them. */
export function upgradeChanges(
  field: UpgradedField,
  from: readonly Release[],
  to: ReleaseOfNames,
): readonly UpgradeChange[] {
  const rules = rulesOf(to);
  const older = from.filter((release) => !isSince(release, rules));
  return older.length === 0
    ? []
    : [nameChange(field, older, to), labelChange(field, older, rules), diffChange(field, older, rules)].flatMap(
        (change) => change ?? [],
      );
}

function nameChange(
  { object, name }: UpgradedField,
  older: readonly Release[],
  to: ReleaseOfNames,
): UpgradeChange | undefined {
  const change = (kind: UpgradeChange['kind'], what: string, advice: string): UpgradeChange => ({
    kind,
    path: ['name'],
    message: `release ${to} ${what}`,
    advice,
  });
  const quoted = JSON.stringify(name);
  const broken = releasesBrokenBy(name);
  if (broken.includes(to) && older.some((release) => !broken.includes(release))) {
    const advice = 'Before the upgrade, delete the field and migrate.';
    return change('name-fatal', `cannot start with a column named ${quoted}`, advice);
  }
  const use = useOfName(to, object, name);
  const free = older.filter((release) => useOfName(release, object, name) === undefined);
  if (use === undefined || free.length === 0) return undefined;
  if (isReserved(object, name, rulesOf(to))) {
    const advice = `${REPLACE} After the upgrade you can only delete it, unless the upgrade renames it to \`_${name}\`.`;
    return change('name-refused', `refuses every change to a field named ${quoted}: it is a ${use} there`, advice);
  }
  const advice =
    use === 'column'
      ? `${REPLACE} It is unknown what the upgrade does to a field with this name.`
      : `An existing field keeps working unless the upgrade renames it to \`_${name}\`. You cannot create a field with this name; choose another name.`;
  return change('name-kept', `reserves the name ${quoted}: it is a ${use} there`, advice);
}

const REPLACE =
  'A field cannot be renamed. Before the upgrade, create one with another name, copy the values and delete this one.';

function labelChange({ display }: UpgradedField, older: readonly Release[], to: Release): UpgradeChange | undefined {
  if (!lacksLabel(display, to) || older.every((release) => lacksLabel(display, release))) return undefined;
  return {
    kind: 'label-blank',
    path: ['display'],
    message: `release ${to} neither changes nor deletes a field without a label`,
    advice: 'Before the upgrade, give it a label.',
  };
}

function diffChange(
  { data_type, data_option }: UpgradedField,
  older: readonly Release[],
  to: Release,
): UpgradeChange | undefined {
  const diff = member(data_option, 'diff');
  const after = unitOfDiff(data_type, to);
  const before = older.map((release) => unitOfDiff(data_type, release)).find((unit) => unit !== after);
  if (typeof diff !== 'number' || diff === 0 || before === undefined || after === undefined) return undefined;
  return {
    kind: 'diff-unit',
    path: ['data_option', 'diff'],
    message: `release ${to} counts the \`diff\` of a ${data_type} in ${after}s, not in ${before}s`,
    advice: `After the upgrade (not before), multiply the default by ${MINUTES[before] / MINUTES[after]} to keep it. It is not known which 7.0 release changed the unit.`,
  };
}
