import { relative, sep } from 'node:path';
import { InvalidConfig } from '../../model/failure.ts';
import type { Problem } from '../../model/problem.ts';
import type { Style } from '../../render/paper.ts';
import { printable } from '../../render/printable.ts';
import {
  countProblems,
  findingsOf,
  problemToJson,
  renderFindingsGithub,
  renderProblemsGitlab,
} from '../../render/problems.ts';
import { counted } from '../../render/words.ts';
import { CONFIG_FILE, type ProjectChoice, placeOf } from '../../run/open-project.ts';
import { draftFormat, validate } from '../../run/validate.ts';
import { type CommandResult, type ParsedArgs, succeeded, type World } from '../command.ts';
import { isGiven, projectChoice, textOption } from '../options.ts';
import { sayProblems } from '../tell-failure.ts';

export async function runValidate(args: ParsedArgs, world: World): Promise<CommandResult> {
  const request = { ...projectChoice(args, world), release: textOption(args, 'release') };
  const report = isGiven(args, 'json') ? undefined : reportOf(textOption(args, 'format'), request, world);
  try {
    const { problems, attributes, files } = await validate(request);
    if (isGiven(args, 'strict') && problems.length > 0)
      throw new InvalidConfig(problems.map((problem) => ({ ...problem, severity: 'error' })));
    sayProblems(problems, world);
    const found = `${counted(attributes, 'field')} in ${counted(files, 'file')}, ${countProblems(problems)}.`;
    const verdict = (style: Style): string => `${style.green('Valid')}: ${found}`;
    if (report !== undefined) world.say(verdict(world.err.style));
    const text = report === undefined ? `${verdict(world.out.style)}\n` : report(problems);
    return succeeded({ problems: problems.map(problemToJson), attributes, files }, text);
  } catch (error) {
    // Errors in files are reported as by every command; here GitHub or GitLab reads them, too.
    if (report !== undefined && error instanceof InvalidConfig) world.print(report(error.problems));
    throw error;
  }
}

/** Problems in the form that a service reads, which stdout then holds; undefined where people read it. */
function reportOf(
  form: string | undefined,
  request: ProjectChoice,
  { env }: World,
): ((problems: readonly Problem[]) => string) | undefined {
  const { folder, configFile = CONFIG_FILE } = placeOf(request);
  if (form === 'github') {
    const fromTop = wayFromCheckout(folder, env.GITHUB_WORKSPACE);
    return (problems) => renderFindingsGithub(findingsOf(problems), fromTop);
  }
  if (form === 'gitlab') {
    const fromTop = wayFromCheckout(folder, env.CI_PROJECT_DIR);
    return (problems) => renderProblemsGitlab(problems, fromTop, configFile);
  }
  return undefined;
}

/** From the top of the checkout to the project; empty where they are one, or where there is no checkout. */
function wayFromCheckout(folder: string, top: string | undefined): string {
  if (top === undefined || top === '') return '';
  const way = relative(top, folder).split(sep).join('/');
  return way === '..' || way.startsWith('../') ? '' : way;
}

export async function runFmt(args: ParsedArgs, world: World): Promise<CommandResult> {
  const draft = await draftFormat(projectChoice(args, world));
  const isCheck = isGiven(args, 'check');
  if (!isCheck) draft.write();
  const changed = draft.changes.map(({ file }) => file);
  const lines = [
    changed.length === 0
      ? `${counted(draft.files, 'file')}: nothing to format.`
      : `${isCheck ? 'Not formatted' : 'Formatted'}: ${counted(changed.length, 'file')}.`,
    ...changed.map((file) => `  ${printable(file)}`),
    ...draft.left.map(({ file, why }) => `  ${printable(file)} is unchanged: ${printable(why)}`),
  ];
  const isFound = isCheck && changed.length > 0;
  if (isFound) lines.push('To format:', '  deskform fmt');
  return {
    exitStatus: isFound ? 2 : 0,
    status: isFound ? 'changes' : 'ok',
    document: { files: changed, unchanged: draft.left.map((one) => ({ ...one })) },
    text: `${lines.join('\n')}\n`,
  };
}
