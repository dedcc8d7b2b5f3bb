import { applyLintLevels, byPlace } from '../model/problem.ts';
import { checkAttribute, namesList } from './attribute.ts';
import type { ReadList } from './csv/option-lists.ts';
import { lint } from './lint/lint.ts';
import type { Project } from './load-project.ts';
import { applyOverlays } from './targets/overlays.ts';
import { findLeakedCredentials } from './targets/resolve-secrets.ts';
import type { TargetSettings } from './targets/target-settings.ts';

/** What the files of a project declare for one target, and everything that is wrong with them. */
export type Declared = Awaited<ReturnType<typeof declaredBy>>;

/**
 * From the files of a project to its definitions on a target: `loadProject` has found and read the files; the overlays of
 * the target are read, merged over what is written, and every attribute is checked. Without a target, nothing is merged.
 */
export async function declaredBy(project: Project, target: TargetSettings | undefined) {
  const overlaid = applyOverlays(project, target);
  const { attributes, unmanaged } = overlaid;
  const readList = attributes.some(namesList) ? await project.loadLists() : noList;
  const checked = attributes.map((attribute) => checkAttribute(attribute, readList));
  const definitions = checked.flatMap(({ definition }) => definition ?? []);
  const secrets = checked.flatMap((one) => one.secrets);
  const all = [
    ...project.problems,
    ...overlaid.problems,
    // Several attributes may share a list and its problems.
    ...new Set(checked.flatMap(({ problems }) => problems)),
    ...lint(definitions),
    ...findLeakedCredentials(secrets, project.settings.targets),
  ];
  return {
    /** Attribute files and the overlays of the target. */
    files: [...project.files, ...overlaid.files],
    /** Incomplete if there are errors. */
    definitions,
    /** Keys that this target leaves alone (`manage: false`). */
    unmanaged,
    /** Entries of the target's overlays. */
    overlaid: overlaid.entries,
    /** Where `resolveSecrets` finds the values. Never shown. */
    secrets,
    /** Errors and warnings, by place. */
    problems: [...applyLintLevels(all, project.settings.lint)].sort(byPlace),
  };
}

/** Stands for the reader of lists where no attribute names one. */
const noList: ReadList = (file) => ({ message: `${file} cannot be read`, hint: undefined });
