import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { extname, isAbsolute, join, resolve } from 'node:path';
import { staysIn } from '../files/disk/place.ts';
import { readWholeFile } from '../files/disk/whole-file.ts';
import { loadTargets, type ProjectPlace } from '../files/project-settings.ts';
import { readTarget, type TargetSettings } from '../files/targets/target-settings.ts';
import { InvalidConfig } from '../model/failure.ts';
import { canonicalJson } from '../model/json.ts';
import { isError, type SourcePosition } from '../model/problem.ts';
import { carriesCredentials } from '../model/secret-settings.ts';
import type { PlanTarget } from '../plan/decision.ts';
import { withFilesAt } from './git/project-at.ts';
import { CONFIG_FILE, type ProjectChoice, placeOf } from './open-project.ts';

/** SHA-256, in hex, of all that says where a target's credentials go: equal hashes, the same address in the same way. */
export function connectionHash({ url, auth, onBehalfOf, tls, proxy, headers }: TargetSettings): string {
  const text = canonicalJson({
    url,
    auth: auth === undefined ? null : { ...auth },
    on_behalf_of: onBehalfOf ?? null,
    tls: { ca: tls.ca ?? null, cert: tls.cert ?? null, key: tls.key ?? null },
    proxy: proxy ?? null,
    headers: { ...headers },
  });
  return createHash('sha256').update(text).digest('hex');
}

/** A target as every digest has it. */
export function planTargetOf(target: TargetSettings): PlanTarget {
  return { name: target.name, url: target.url, connection: connectionHash(target) };
}

/**
 * The settings that decide where a target's token is sent and what protects its help desk, by their names in the file, as
 * texts to compare. A certificate with another content under the same name is another one.
 */
function settingsOf(target: TargetSettings, folder: string): ReadonlyMap<string, string> {
  const { url, auth, onBehalfOf, proxy, headers, undeclared, limits, foreignChanges, tags } = target;
  const tls = Object.entries(target.tls).map(([part, file]) => [part, fileWithHash(file, folder)]);
  // A wave that needs no reviewer must not take in a target of one that does.
  const all = { url, auth, on_behalf_of: onBehalfOf, tls, proxy, headers, undeclared, limits, tags };
  const settings = Object.entries({ ...all, foreign_changes: foreignChanges });
  return new Map(settings.map(([name, value]) => [name, JSON.stringify(value) ?? '']));
}

const LARGEST_PEM = 20 * 1024 * 1024;

function fileWithHash(file: string | undefined, folder: string): string | undefined {
  if (file === undefined || isAbsolute(file) || !staysIn(folder, join(folder, file))) return file;
  try {
    const found = readWholeFile(join(folder, file), LARGEST_PEM);
    if (found.outcome !== 'read') return file;
    return `${file} (sha256 ${createHash('sha256').update(found.bytes).digest('hex').slice(0, 12)})`;
  } catch {
    return file;
  }
}

/** What a change of the files does to one target: where its token goes, and what protects its help desk. */
export interface TargetChange {
  readonly target: string;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly settings: readonly {
    /** "url", "auth", "limits", or "protect of Ticket.cost_center". */
    readonly setting: string;
    /** Its values, untrusted text, empty where it is not set; undefined where they may be credentials: the diff has them. */
    readonly values: { readonly before: string; readonly after: string } | undefined;
    /** The position of the setting, or of the nearest parent in the file; undefined if there is none. */
    readonly where: SourcePosition | undefined;
  }[];
}

/**
 * Compares the targets of a project with those of a base: a commit of a repository, and the folder of the project in it. What
 * the base does not have, or has with errors, is new: a pull request must be able to mend it.
 * @throws {InvalidConfig} where the project's targets hold errors.
 */
export async function changedTargets(
  choice: ProjectChoice,
  base: { readonly repository: string; readonly folder: string; readonly commit: string },
): Promise<readonly TargetChange[]> {
  const { configFile = CONFIG_FILE } = choice;
  const place = { ...choice, configFile, patternMustMatch: 'optional' } as const;
  const now = await readSide(placeOf(place));
  if (now.problems.some(isError)) throw new InvalidConfig(now.problems);
  const wanted = { folder: base.repository, endings: endingsOf(configFile, now.targets) };
  return withFilesAt(wanted, base.commit, async ({ copy }) => {
    const folder = join(copy.path, base.folder);
    if (!existsSync(resolve(folder, configFile))) return changesBetween(new Map(), now.targets);
    const then = await readSide(placeOf({ ...place, cwd: folder, within: [copy.path] }));
    return changesBetween(then.targets, now.targets);
  });
}

/** Files of the project, and those that its targets name, such as certificates. */
function endingsOf(configFile: string, targets: Targets): ReadonlySet<string> {
  const named = [...targets.values()].flatMap(({ target }) => Object.values(target.tls));
  const files = [configFile, ...named].filter((file) => file !== undefined);
  return new Set(['.yaml', '.yml', ...files.map((file) => extname(file))]);
}

type Targets = ReadonlyMap<string, { readonly target: TargetSettings; readonly settings: ReadonlyMap<string, string> }>;

async function readSide(place: ProjectPlace) {
  const { targets, problems } = await loadTargets(place);
  const sides = targets.map((target) => [target.name, { target, settings: settingsOf(target, place.folder) }] as const);
  return { problems, targets: new Map(sides) };
}

function changesBetween(before: Targets, after: Targets): readonly TargetChange[] {
  const names = [...new Set([...after.keys(), ...before.keys()])];
  return names.flatMap((target): readonly TargetChange[] => {
    const [then, now] = [before.get(target), after.get(target)];
    const kind = then === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    const settings = changedSettings(then?.settings ?? DEFAULTS, now?.settings ?? DEFAULTS, now?.target);
    return kind === 'changed' && settings.length === 0 ? [] : [{ target, kind, settings }];
  });
}

const SHOWN = ['url', 'undeclared', 'limits', 'tags', 'foreign_changes'];
const DEFAULTS = settingsOf(readTarget('', { url: '' }, undefined), '');

function changedSettings(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  now: TargetSettings | undefined,
): TargetChange['settings'] {
  const shown = (text = ''): string => (carriesCredentials(text) ? '***' : text.replace(/^"(.*)"$/su, '$1'));
  return [...after].flatMap(([setting, text]) => {
    if (before.get(setting) === text) return [];
    const values = { before: shown(before.get(setting)), after: shown(text) };
    const where = now?.origin?.locate([setting]);
    return [{ setting, values: SHOWN.includes(setting) ? values : undefined, where }];
  });
}
