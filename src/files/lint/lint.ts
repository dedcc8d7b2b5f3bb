import { type AttributeDefinition, isIgnored, type PresentDefinition } from '../../model/definition.ts';
import type { ReleaseOfNames } from '../../model/name-rules.ts';
import { CHOOSE_EARLY, RELEASES_OF_NAMES, reservedSince, useOfName } from '../../model/name-rules.ts';
import { formatPosition, type ProblemAtPath, problemAtValue } from '../../model/problem.ts';
import type { Release } from '../../model/release.ts';
import { isSeed } from '../../model/seeds.ts';
import { upgradeChanges } from '../../model/upgrade.ts';
import { quote, twinsIn } from '../check/words.ts';
import { lintEntry } from './lint-entry.ts';

/** Above it, pages of a help desk have been seen to become slow. */
const MANY_ATTRIBUTES = 200;

/** Finds settings that the help desk accepts but that cause trouble. Visits each definition and each choice once. */
export function lint(definitions: readonly AttributeDefinition[]): readonly ProblemAtPath[] {
  const present = definitions.filter((definition) => definition.state === 'present');
  const declared = new Set(present.map(({ key }) => key));
  const alone = lintEach(present, (definition) =>
    [...lintEntry(definition, declared)].filter(({ path }) => !isIgnored(definition, path)),
  );
  const message = `the files declare ${present.length} attributes; above ${MANY_ATTRIBUTES}, the help desk's pages become slow`;
  const hint = 'Delete unused fields (`deskform usage` finds them), or combine several fields into one select.';
  const many = present.slice(MANY_ATTRIBUTES, MANY_ATTRIBUTES + 1);
  const ofMany = many.map((one) => located(one, problemAtValue('many-attributes', ['name'], message, hint)));
  return [...alone, ...lintLabels(present), ...ofMany];
}

function lintLabels(definitions: readonly PresentDefinition[]): readonly ProblemAtPath[] {
  const shown = definitions.filter((one) => one.active && !isIgnored(one, ['display']));
  const labelOf = ({ object, display }: PresentDefinition): string =>
    `${object} ${display.normalize('NFC').trim().toLowerCase()}`;
  return twinsIn(shown, labelOf).flatMap(([twin, definition]): readonly ProblemAtPath[] => {
    // A duplicate attribute is reported elsewhere.
    if (twin.key === definition.key) return [];
    const message = `the label ${quote(definition.display)} is used for ${twin.key} and ${definition.key}`;
    const hint = `Give one of them another label. The other one is at ${formatPosition(twin.origin.locate(['display']))}.`;
    return [located(definition, problemAtValue('label-twice', ['display'], message, hint))];
  });
}

/** An upgrade that is asked about, from one of several releases. */
interface Upgrade {
  readonly from: readonly Release[];
  readonly to: ReleaseOfNames;
}

/**
 * Reports names that every release reserves, and what an upgrade changes. If none is asked about, names that a later release
 * reserves. Only warnings: an existing field may have such a name, and the files are correct for the older release.
 */
export function lintReleases(
  definitions: readonly AttributeDefinition[],
  upgrade: Upgrade | undefined,
): readonly ProblemAtPath[] {
  return lintEach(definitions, (definition) => changesOfReleases(definition, upgrade));
}

function* changesOfReleases(definition: PresentDefinition, upgrade: Upgrade | undefined): Generator<ProblemAtPath> {
  const { key, object, name } = definition;
  const uses = RELEASES_OF_NAMES.map((release) => useOfName(release, object, name));
  if (!isSeed(key) && !uses.includes(undefined)) {
    const message = `every release reserves the name ${quote(name)}: it is a ${uses.at(-1)} there`;
    const hint =
      'A plan refuses to create it. Choose another name, unless the field already exists. The label belongs in display.';
    yield problemAtValue('name-not-free', ['name'], message, hint);
  }
  const since = upgrade === undefined ? reservedSince(object, name) : undefined;
  if (since !== undefined) {
    const message = `release ${since} reserves the name ${quote(name)}`;
    yield problemAtValue('name-reserved-later', ['name'], message, CHOOSE_EARLY);
  }
  if (upgrade === undefined) return;
  const { from, to } = upgrade;
  // A definition does not tell whether its field is built in there; its name does not change then.
  const isBuiltIn = isSeed(key) && from.every((release) => useOfName(release, object, name) !== undefined);
  for (const { kind, path, message, advice } of upgradeChanges(definition, from, to)) {
    // A name that prevents a release from starting is always an error.
    if (kind === 'name-fatal' || (isBuiltIn && path[0] === 'name') || isIgnored(definition, path)) continue;
    const isName = kind === 'name-refused' || kind === 'name-kept';
    yield problemAtValue(isName ? 'name-reserved-later' : `${kind}-later`, path, message, advice);
  }
}

/** Looks at each definition of an attribute that is to exist. The paths of what is found begin inside of it. */
function lintEach(
  definitions: readonly AttributeDefinition[],
  find: (definition: PresentDefinition) => Iterable<ProblemAtPath>,
): readonly ProblemAtPath[] {
  return definitions.flatMap((definition) =>
    definition.state === 'absent' ? [] : [...find(definition)].map((problem) => located(definition, problem)),
  );
}

function located({ key, origin }: PresentDefinition, problem: ProblemAtPath): ProblemAtPath {
  const { path, at } = problem;
  return { ...origin.tell({ ...problem, where: origin.locate(path, at), key }), path, at };
}
