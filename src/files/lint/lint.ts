import { type AttributeDefinition, isIgnored, type PresentDefinition } from '../../model/definition.ts';
import type { ReleaseOfNames } from '../../model/name-rules.ts';
import { CHOOSE_EARLY, RELEASES_OF_NAMES, reservedSince, useOfName } from '../../model/name-rules.ts';
import { formatPosition, type ProblemAtPath, problemAtValue } from '../../model/problem.ts';
import type { Release } from '../../model/release.ts';
import { isSeed } from '../../model/seeds.ts';
import { upgradeChanges } from '../../model/upgrade.ts';
import { quote, twinsIn } from '../check/words.ts';
import { lintEntry } from './lint-entry.ts';

/** Finds settings that the help desk accepts but that cause trouble. Visits each definition and each choice once. */
export function lint(definitions: readonly AttributeDefinition[]): readonly ProblemAtPath[] {
  const present = definitions.filter((definition) => definition.state === 'present');
  const declared = new Set(present.map(({ key }) => key));
  const alone = lintEach(present, (definition) =>
    [...lintEntry(definition, declared)].filter(({ path }) => !isIgnored(definition, path)),
  );
  return [...alone, ...lintLabels(present), ...lintNumber(present)];
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

/** Above it, pages of a help desk have been seen to become slow. */
const MANY_ATTRIBUTES = 200;

function lintNumber(definitions: readonly PresentDefinition[]): readonly ProblemAtPath[] {
  const first = definitions[MANY_ATTRIBUTES];
  if (first === undefined) return [];
  const message = `the files declare ${definitions.length} attributes; above ${MANY_ATTRIBUTES}, the help desk's pages become slow`;
  const hint = 'Delete unused fields (`deskform usage` finds them), or combine several fields into one select.';
  return [located(first, problemAtValue('many-attributes', ['name'], message, hint))];
}

/**
 * Reports names that are reserved on every release. Only a warning: an existing field may have such a name, and only a
 * plan knows live state.
 */
export function lintNames(definitions: readonly AttributeDefinition[]): readonly ProblemAtPath[] {
  return lintEach(definitions, ({ key, object, name }) => {
    const uses = RELEASES_OF_NAMES.map((release) => useOfName(release, object, name));
    if (isSeed(key) || uses.some((use) => use === undefined)) return [];
    const message = `every release reserves the name ${quote(name)}: it is a ${uses.at(-1)} there`;
    const hint =
      'A plan refuses to create it. Choose another name, unless the field already exists. The label belongs in display.';
    return [problemAtValue('name-not-free', ['name'], message, hint)];
  });
}

/** Reports names that only later releases reserve. An upgrade to one of them has more to say. */
export function lintReserved(definitions: readonly AttributeDefinition[]): readonly ProblemAtPath[] {
  return lintEach(definitions, ({ object, name }) => {
    const since = reservedSince(object, name);
    if (since === undefined) return [];
    const message = `release ${since} reserves the name ${quote(name)}`;
    return [problemAtValue('name-reserved-later', ['name'], message, CHOOSE_EARLY)];
  });
}

/**
 * Reports what an upgrade from one of these releases changes for the definitions. Only warnings: the files are correct
 * for the older release.
 */
export function lintUpgrade(
  definitions: readonly AttributeDefinition[],
  from: readonly Release[],
  to: ReleaseOfNames,
): readonly ProblemAtPath[] {
  return lintEach(definitions, (definition) => {
    const { key, object, name } = definition;
    // A definition does not tell whether its field is built in there; its name does not change then.
    const isBuiltIn = isSeed(key) && from.every((release) => useOfName(release, object, name) !== undefined);
    return upgradeChanges(definition, from, to).flatMap(({ kind, path, message, advice }) => {
      // A name that prevents a release from starting is always an error.
      if (kind === 'name-fatal' || (isBuiltIn && path[0] === 'name') || isIgnored(definition, path)) return [];
      const isName = kind === 'name-refused' || kind === 'name-kept';
      return [problemAtValue(isName ? 'name-reserved-later' : `${kind}-later`, path, message, advice)];
    });
  });
}

/** Looks at each definition of an attribute that is to exist. */
function lintEach(
  definitions: readonly AttributeDefinition[],
  find: (definition: PresentDefinition) => readonly ProblemAtPath[],
): readonly ProblemAtPath[] {
  return definitions.flatMap((definition) =>
    definition.state === 'absent' ? [] : find(definition).map((problem) => located(definition, problem)),
  );
}

/** With its place in the files; the path begins inside the definition. */
function located({ key, origin }: PresentDefinition, problem: ProblemAtPath): ProblemAtPath {
  const { path, at } = problem;
  return { ...origin.tell({ ...problem, where: origin.locate(path, at), key }), path, at };
}
