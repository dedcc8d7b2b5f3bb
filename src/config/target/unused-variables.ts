import { type Environment, findPlaceholders } from '../../attribute/placeholder.ts';
import { makeProblem, type Problem } from '../../problem/problem.ts';
import type { Project } from '../load-project.ts';
import { readVariable } from './resolve-connection.ts';
import type { TargetSettings } from './target-settings.ts';

/** They name a help desk where no `deskform.yaml` does. */
const NAMES_OF_A_DESK = ['DESKFORM_URL', 'DESKFORM_TOKEN', 'DESKFORM_USER', 'DESKFORM_PASSWORD', 'DESKFORM_BEARER'];

/**
 * Variables that name a help desk, while the files name another one, which would be asked instead. What any target or
 * any credential of a definition stands for is used, whichever target is chosen.
 */
export function unusedVariables(
  { configFile, targets, secrets }: Project,
  { name, url, origin }: TargetSettings,
  env: Environment,
): readonly Problem[] {
  if (configFile === undefined || origin === undefined) return [];
  const settings = targets.map(({ origin: _place, ...target }) => JSON.stringify(target));
  const used = new Set(
    [...settings, ...secrets.map(({ template }) => template)].flatMap((text) => findPlaceholders(text).names),
  );
  const unused = NAMES_OF_A_DESK.filter((known) => readVariable(env, known) !== undefined && !used.has(known));
  if (unused.length === 0) return [];
  const message = `${unused.join(', ')} ${unused.length === 1 ? 'is' : 'are'} set and not used: ${configFile} says which help desk is asked, ${name} at ${url}`;
  const hint = unused.includes('DESKFORM_URL')
    ? `Unset ${unused.join(', ')}. To ask that other help desk for one command: --url "$DESKFORM_URL" --token-env DESKFORM_TOKEN.`
    : `Unset ${unused.join(', ')}, or name it under auth of the target.`;
  return [makeProblem('env-unused', message, { hint, where: origin.locate(['url']) })];
}
