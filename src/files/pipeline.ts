import { applyLintLevels, byPlace } from '../model/problem.ts';
import { checkAttribute, namesList, type WrittenAttribute } from './attribute.ts';
import type { ReadList } from './csv/option-lists.ts';
import { lint } from './lint/lint.ts';
import { type Project, readEntries } from './load-project.ts';
import type { SourceText } from './source-text.ts';
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
  const { definitions, secrets, problems } = check(attributes, readList);
  const all = [
    ...project.problems,
    ...overlaid.problems,
    ...problems,
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

/** The same for one text, without a project around it, and without advice. */
export function definitionsIn(source: SourceText) {
  const { attributes, problems: ofFile } = readEntries([source]);
  const { definitions, secrets, problems } = check(attributes, noList);
  return { definitions, secrets, problems: [...ofFile, ...problems] };
}

/** Stands for the reader of lists where no attribute names one, or without a folder. */
const noList: ReadList = (file) => ({ message: `${file} cannot be read without a project folder`, hint: undefined });

function check(attributes: readonly WrittenAttribute[], readList: ReadList) {
  const checked = attributes.map((attribute) => checkAttribute(attribute, readList));
  return {
    definitions: checked.flatMap(({ definition }) => definition ?? []),
    secrets: checked.flatMap(({ secrets }) => secrets),
    // Several attributes may share a list and its problems.
    problems: [...new Set(checked.flatMap(({ problems }) => problems))],
  };
}
