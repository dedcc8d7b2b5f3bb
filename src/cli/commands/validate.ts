import { relative, sep } from 'node:path';
import { InvalidConfig } from '../../problem/failure.ts';
import type { Problem } from '../../problem/problem.ts';
import { problemToJson } from '../../render/problem-json.ts';
import { countProblems, renderProblems } from '../../render/problems.ts';
import { renderProblemsGithub } from '../../render/problems-github.ts';
import type { Style } from '../../render/style.ts';
import { plural } from '../../render/words.ts';
import { placeOf } from '../../run/open-project.ts';
import { type ValidateRequest, validate } from '../../run/validate.ts';
import type { CommandResult, Typed } from '../command.ts';
import { isGiven, projectChoice, textOption } from '../options.ts';
import type { World } from '../world.ts';

export async function runValidate(typed: Typed, world: World): Promise<CommandResult> {
  const request: ValidateRequest = {
    ...projectChoice(typed, world),
    release: textOption(typed, 'release'),
  };
  const isForGithub = textOption(typed, 'format') === 'github' && !isGiven(typed, 'json');
  const annotate = (problems: readonly Problem[]): string =>
    renderProblemsGithub(problems, placeInRepository(placeOf(request).folder, world));
  try {
    const result = await validate(request);
    if (result.problems.length > 0) world.say(renderProblems(result.problems, world.err.style));
    const counted = `${plural(result.attributes, 'attribute')} in ${plural(result.files, 'file')}`;
    const verdict = (style: Style): string => `${style.green('Valid')}: ${counted}, ${countProblems(result.problems)}.`;
    if (isForGithub) world.say(verdict(world.err.style));
    return {
      exitStatus: 0,
      status: 'ok',
      document: { problems: result.problems.map(problemToJson), attributes: result.attributes, files: result.files },
      text: isForGithub ? annotate(result.problems) : `${verdict(world.out.style)}\n`,
    };
  } catch (error) {
    // Mistakes are told as of every command; here GitHub reads them, too.
    if (isForGithub && error instanceof InvalidConfig) world.print(annotate(error.problems));
    throw error;
  }
}

/** From the top of the checkout to the project; empty where they are one, or where there is no checkout. */
function placeInRepository(folder: string, { env }: World): string {
  const { GITHUB_WORKSPACE: top } = env;
  if (top === undefined || top === '') return '';
  const way = relative(top, folder).split(sep).join('/');
  return way === '..' || way.startsWith('../') ? '' : way;
}
