import { relative, sep } from 'node:path';
import { InvalidConfig } from '../../problem/failure.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Style } from '../../render/paper.ts';
import { countProblems, problemToJson, renderProblems } from '../../render/problems.ts';
import { renderProblemsGithub, renderProblemsGitlab } from '../../render/problems-for-ci.ts';
import { plural } from '../../render/words.ts';
import { CONFIG_FILE, placeOf } from '../../run/open-project.ts';
import { type ValidateRequest, validate } from '../../run/validate.ts';
import type { CommandResult, Typed, World } from '../command.ts';
import { isGiven, projectChoice, textOption } from '../options.ts';

export async function runValidate(typed: Typed, world: World): Promise<CommandResult> {
  const request: ValidateRequest = {
    ...projectChoice(typed, world),
    release: textOption(typed, 'release'),
  };
  const report = isGiven(typed, 'json') ? undefined : reportOf(textOption(typed, 'format'), request, world);
  try {
    const result = await validate(request);
    if (result.problems.length > 0) world.say(renderProblems(result.problems, world.err.style));
    const counted = `${plural(result.attributes, 'attribute')} in ${plural(result.files, 'file')}`;
    const verdict = (style: Style): string => `${style.green('Valid')}: ${counted}, ${countProblems(result.problems)}.`;
    if (report !== undefined) world.say(verdict(world.err.style));
    return {
      exitStatus: 0,
      status: 'ok',
      document: { problems: result.problems.map(problemToJson), attributes: result.attributes, files: result.files },
      text: report !== undefined ? report(result.problems) : `${verdict(world.out.style)}\n`,
    };
  } catch (error) {
    // Mistakes are told as of every command; here GitHub or GitLab reads them, too.
    if (report !== undefined && error instanceof InvalidConfig) world.print(report(error.problems));
    throw error;
  }
}

/** Problems in the form that a service reads, which stdout then holds; undefined where people read it. */
function reportOf(
  form: string | undefined,
  request: ValidateRequest,
  { env }: World,
): ((problems: readonly Problem[]) => string) | undefined {
  const { folder, configFile = CONFIG_FILE } = placeOf(request);
  switch (form) {
    case 'github':
      return (problems) => renderProblemsGithub(problems, wayFromCheckout(folder, env.GITHUB_WORKSPACE));
    case 'gitlab':
      return (problems) => renderProblemsGitlab(problems, wayFromCheckout(folder, env.CI_PROJECT_DIR), configFile);
    default:
      return undefined;
  }
}

/** From the top of the checkout to the project; empty where they are one, or where there is no checkout. */
function wayFromCheckout(folder: string, top: string | undefined): string {
  if (top === undefined || top === '') return '';
  const way = relative(top, folder).split(sep).join('/');
  return way === '..' || way.startsWith('../') ? '' : way;
}
