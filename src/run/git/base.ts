import { lstatSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { loadProject } from '../../files/load-project.ts';
import { declaredBy } from '../../files/pipeline.ts';
import { CONFIG_FILE } from '../../files/project-settings.ts';
import { resolveSecrets } from '../../files/targets/resolve-secrets.ts';
import type { AttributeKey } from '../../model/attribute-key.ts';
import type { AttributeDefinition } from '../../model/definition.ts';
import { makeProblem, type Problem } from '../../model/problem.ts';
import { PROBLEMS } from '../../model/problem-codes.ts';
import { declaredOtherwise } from '../../plan/drift.ts';
import { warnOfWhatLeft } from '../../plan/left-the-files.ts';
import type { Plan } from '../../plan/plan.ts';
import type { OpenedTarget, TargetChoice } from '../open-project.ts';
import { withFilesAt } from './project-at.ts';

/** The definitions at that commit, or the first error in its files. */
export type Base = { readonly ref: string; readonly commit: string } & (
  | { readonly files: 'read'; readonly definitions: readonly AttributeDefinition[] }
  | { readonly files: 'broken'; readonly mistake: Problem }
);

/** Reads what a project declared for a target at a commit; nothing, if it did not exist yet. */
export async function readBase(
  now: OpenedTarget,
  { configFile, env, liveFile }: TargetChoice,
  ref: string,
): Promise<Base> {
  const file = configFile === undefined ? CONFIG_FILE : basename(configFile);
  return withFilesAt({ folder: now.project.folder, endings: endingsOf(now) }, ref, async ({ commit, folder, copy }) => {
    if (lstatSync(join(folder, file), { throwIfNoEntry: false }) === undefined)
      return { ref, commit, files: 'read', definitions: [] };
    const project = await loadProject({ folder, within: [copy.path], configFile: file, patternMustMatch: 'optional' });
    // A target that is new had no overlays then.
    const then = project.settings.targets.find(({ name }) => name === now.target.name);
    const declared = await declaredBy(project, then);
    // A warning that the project made an error of leaves no definition out.
    const mistake = declared.problems.find(({ code }) => PROBLEMS[code].severity === 'error');
    if (mistake !== undefined) return { ref, commit, files: 'broken', mistake };
    // A credential whose variable is no longer set is not compared.
    const { definitions } = resolveSecrets(declared, liveFile === undefined ? env : {});
    return { ref, commit, files: 'read', definitions };
  });
}

/** What a project is made of, and whatever else this one names. */
function endingsOf({ project, declared }: OpenedTarget): ReadonlySet<string> {
  const named = [project.settings.configFile ?? [], declared.files].flat();
  return new Set(['.yaml', '.yml', '.csv', ...named.map((file) => extname(file))]);
}

/** Warns about attributes that were removed from the files since then, and probable renames. */
export function baseWarnings(plan: Plan, base: Base | undefined): readonly Problem[] {
  if (base === undefined) return [];
  if (base.files === 'read') return warnOfWhatLeft(plan, base.definitions);
  const message = `${mistakeInWords(base)}; deskform cannot tell which fields were removed since ${base.ref}`;
  return [makeProblem('base-unreadable', message, { hint: 'If your change fixes the error, ignore this.' })];
}

/** The changes of a plan that do not come from what the files changed since the base; none if its files cannot be read. */
export function keysOfOthers({ plan, base }: { readonly plan: Plan; readonly base?: Base }): readonly AttributeKey[] {
  if (base?.files !== 'read') return [];
  const own = declaredOtherwise(plan, base.definitions);
  return plan.document.decisions.flatMap(({ action, key }) => (action === 'keep' || own.has(key) ? [] : [key]));
}

/** "the files of main contain an error: attributes/ticket.yaml:3: …" */
export function mistakeInWords({ ref, mistake }: Extract<Base, { readonly files: 'broken' }>): string {
  const place = mistake.where === undefined ? '' : `${mistake.where.file}:${mistake.where.line}: `;
  return `the files of ${ref} contain an error: ${place}${mistake.message}`;
}
