import { problemToJson } from '../../render/problem-json.ts';
import { countProblems, renderProblems } from '../../render/problems.ts';
import { plural } from '../../render/words.ts';
import { validate } from '../../run/validate.ts';
import type { CommandResult, Typed } from '../command.ts';
import { textOption } from '../options.ts';
import type { World } from '../world.ts';

export async function runValidate(typed: Typed, world: World): Promise<CommandResult> {
  const result = await validate({ cwd: world.cwd, env: world.env, configFile: textOption(typed, 'config') });
  if (result.problems.length > 0) world.say(renderProblems(result.problems, world.err.style));
  const counted = `${plural(result.attributes, 'attribute')} in ${plural(result.files, 'file')}`;
  return {
    exitStatus: 0,
    status: 'ok',
    document: { problems: result.problems.map(problemToJson), attributes: result.attributes, files: result.files },
    text: `${world.out.style.green('Valid')}: ${counted}, ${countProblems(result.problems)}.\n`,
  };
}
