import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { placeholder } from '../model/placeholder.ts';
import { applyLintLevels, byPlace, makeProblem, type Problem } from '../model/problem.ts';
import { staysIn } from './disk/place.ts';
import { checkoutOf, type Ground, leadsOut, relativeTo } from './find-files.ts';
import { NOTHING_WRITTEN, type ProjectSettings, readProjectFile } from './project-file.ts';
import { makeSourceText, readContent } from './source-text.ts';
import { readTarget } from './targets/target-settings.ts';

/** Default name of the project configuration. */
export const CONFIG_FILE = 'deskform.yaml';

/** A common mistake: deskform does not read such files. */
const OTHER_NAME = /^\.?deskform\.ya?ml(?:\.\w+)?$/iu;

/** Finds the project folder of a working directory: the nearest parent with a `deskform.yaml`, inside the repository. */
export function findProjectFolder(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (holds(folder, CONFIG_FILE)) return folder;
    if (dirname(folder) === folder || ['.git', 'deskform.yml'].some((name) => holds(folder, name))) return cwd;
  }
}

/** Links to nothing are there, too. */
function holds(folder: string, name: string): boolean {
  try {
    return lstatSync(join(folder, name)) !== undefined;
  } catch {
    return false;
  }
}

export interface ProjectPlace {
  readonly folder: string;
  /** Folders that no pattern may leave. Default: the repository around the folder. */
  readonly within?: Ground['within'] | undefined;
  /** Relative to the folder, or absolute; `deskform.yaml` where left out. */
  readonly configFile?: string | undefined;
  /** The file as the command line names it, which need not be relative to the folder. */
  readonly configCalled?: string | undefined;
  /** `import` may begin where no attribute file exists yet. */
  readonly patternMustMatch?: 'required' | 'optional' | undefined;
  /** Instead of a project: one help desk alone, as `init` and `doctor` ask it, and the environment variable with its token. */
  readonly desk?: { readonly url: string; readonly tokenVariable: string } | undefined;
}

/** Loads only the targets, for commands that need no attributes. */
export async function loadTargets(place: ProjectPlace): Promise<Pick<ProjectSettings, 'targets' | 'problems'>> {
  const { targets, problems, lint } = loadSettings(place, groundAt(place));
  return { targets, problems: [...applyLintLevels(problems, lint)].sort(byPlace) };
}

/** Returns the bounds of a project: by default, the repository around it, or the folder itself without one. */
export function groundAt({ folder, within = [checkoutOf(folder) ?? folder] }: ProjectPlace): Ground {
  return { folder, within };
}

/** Loads the settings of `deskform.yaml`, or those of one help desk alone. */
export function loadSettings(place: ProjectPlace, ground: Ground): ProjectSettings {
  const { desk, folder, configFile, configCalled } = place;
  if (desk !== undefined) {
    const asked = { url: desk.url, auth: { token: placeholder(desk.tokenVariable) } };
    return { ...NOTHING_WRITTEN, targets: [readTarget(new URL(desk.url).host, asked, undefined)] };
  }
  if (configFile === undefined && !holds(folder, CONFIG_FILE))
    return { ...NOTHING_WRITTEN, problems: [noProject(folder)] };
  const file = relativeTo(folder, configFile ?? CONFIG_FILE).replace(/^\.\//u, '');
  const path = resolve(folder, file);
  const unreadable = (problem: Problem) => ({ ...NOTHING_WRITTEN, configFile: file, problems: [problem] });
  // A link out of the project could show lines of another file.
  if (![folder, ...ground.within].some((top) => staysIn(top, path))) return unreadable(leadsOut(configCalled ?? file));
  const content = readContent(folder, file, configCalled);
  if (typeof content === 'string') return readProjectFile(makeSourceText(file, content, 'never-quoted'));
  const hint = `deskform looked for ${path}. Without --config, it reads ${CONFIG_FILE} in the current folder or a parent.`;
  return unreadable({ ...content, hint: content.hint ?? hint });
}

/** Says where the configuration may be: under a name that Windows or another tool gave it. */
function noProject(folder: string): Problem {
  const there = existsSync(folder) ? readdirSync(folder) : [];
  const other = there.find((name) => OTHER_NAME.test(name));
  const [message, hint] =
    other === undefined
      ? [`there is no ${CONFIG_FILE} in this folder or a parent`, NONE_YET]
      : [`${other} is not read: the file must be named ${CONFIG_FILE}`, `mv ${other} ${CONFIG_FILE}`];
  return makeProblem('no-project', message, { hint });
}

const NONE_YET = 'Create one with `deskform init --url ADDRESS`, or name the folder with -C.';
