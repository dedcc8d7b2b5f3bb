import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { loadTargets, type ProjectPlace } from '../files/project-settings.ts';
import { readTarget, type TargetSettings } from '../files/targets/target-settings.ts';
import { InvalidConfig } from '../model/failure.ts';
import { isError, type Problem, type SourcePosition } from '../model/problem.ts';
import { carriesCredentials } from '../model/secret-settings.ts';
import { withFilesAt } from './git/project-at.ts';
import { CONFIG_FILE, type ProjectChoice } from './open-project.ts';
import { settingsOf } from './target-values.ts';

/** What a change of the files does to one target: where its token goes, and what protects its help desk. */
export interface TargetChange {
  readonly target: string;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly settings: readonly SettingChange[];
}

export interface SettingChange {
  /** "url", "auth", "limits", or "protect of Ticket.cost_center". */
  readonly setting: string;
  /** Its values, untrusted text, empty where it is not set; undefined where they may be credentials: the diff has them. */
  readonly values: { readonly before: string; readonly after: string } | undefined;
  /** The position of the setting, or of the nearest parent in the file; undefined if there is none. */
  readonly where: SourcePosition | undefined;
}

/**
 * Compares the targets of a project with those of a base: a commit of a repository, and the folder of the project in it. What
 * the base does not have, or has with errors, is new: a pull request must be able to mend it.
 * @throws {InvalidConfig} where the project's targets hold errors.
 */
export async function changedTargets(
  { cwd, configFile = CONFIG_FILE }: Pick<ProjectChoice, 'cwd' | 'configFile'>,
  base: { readonly repository: string; readonly folder: string; readonly commit: string },
): Promise<readonly TargetChange[]> {
  const now = await readSide(placeOfConfig(cwd, configFile));
  if (now.problems.some(isError)) throw new InvalidConfig(now.problems);
  const wanted = { folder: base.repository, endings: endingsOf(configFile, now.targets) };
  return withFilesAt(wanted, base.commit, async ({ top }) => {
    const folder = join(top, base.folder);
    if (!existsSync(resolve(folder, configFile))) return changesBetween(new Map(), now.targets);
    const then = await readSide({ ...placeOfConfig(folder, configFile), within: [top] });
    return changesBetween(then.targets, now.targets);
  });
}

/** Files of the project, and those that its targets name, such as certificates. */
function endingsOf(configFile: string, targets: Targets): ReadonlySet<string> {
  const named = [...targets.values()].flatMap(({ target }) => Object.values(target.tls));
  const files = [configFile, ...named].filter((file) => file !== undefined);
  return new Set(['.yaml', '.yml', ...files.map((file) => extname(file))]);
}

function placeOfConfig(cwd: string, configFile: string): ProjectPlace {
  const path = resolve(cwd, configFile);
  return { folder: dirname(path), configFile: basename(path), patternMustMatch: 'optional' };
}

type Targets = ReadonlyMap<string, { readonly target: TargetSettings; readonly settings: ReadonlyMap<string, string> }>;

async function readSide(
  place: ProjectPlace,
): Promise<{ readonly problems: readonly Problem[]; readonly targets: Targets }> {
  const { targets, problems } = await loadTargets(place);
  const sides = targets.map((target) => [target.name, { target, settings: settingsOf(target, place.folder) }] as const);
  return { problems, targets: new Map(sides) };
}

function changesBetween(before: Targets, after: Targets): readonly TargetChange[] {
  const names = [...new Set([...after.keys(), ...before.keys()])];
  return names.flatMap((target): readonly TargetChange[] => {
    const [then, now] = [before.get(target), after.get(target)];
    const kind = then === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    const settings = changedSettings(then, now);
    return kind === 'changed' && settings.length === 0 ? [] : [{ target, kind, settings }];
  });
}

const SHOWN = ['url', 'undeclared', 'limits', 'tags', 'foreign_changes'];
const DEFAULTS = settingsOf(readTarget('', { url: '' }, undefined), '');

type Side = ReturnType<Targets['get']>;

function changedSettings(then: Side, now: Side): readonly SettingChange[] {
  const [before, after] = [then?.settings ?? DEFAULTS, now?.settings ?? DEFAULTS];
  const shown = (text = ''): string => (carriesCredentials(text) ? '***' : text.replace(/^"(.*)"$/su, '$1'));
  return [...after].flatMap(([setting, text]): readonly SettingChange[] => {
    if (before.get(setting) === text) return [];
    const values = { before: shown(before.get(setting)), after: shown(text) };
    const where = now?.target.origin?.locate([setting]);
    return [{ setting, values: SHOWN.includes(setting) ? values : undefined, where }];
  });
}
