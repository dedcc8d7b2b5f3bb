import { MARKDOWN_BUDGET, renderPlanMarkdown } from '../../render/plan-markdown.ts';
import { renderPlanText } from '../../render/plan-text.ts';
import { readSavedPlan } from '../../run/show.ts';
import { type CommandResult, type ParsedArgs, succeeded, type World } from '../command.ts';
import { isMarkdown, textOption } from '../options.ts';
import { sayProblems } from '../tell-failure.ts';

export async function runShow(args: ParsedArgs, world: World): Promise<CommandResult> {
  const { document, problems, story } = await readSavedPlan(world.cwd, textOption(args, 'file') ?? '');
  sayProblems(problems, world);
  // The JSON is the document itself, with the command and the status of its plan: it is a plan file again.
  return succeeded(document, async () =>
    isMarkdown(args) ? renderPlanMarkdown(story(), MARKDOWN_BUDGET) : renderPlanText(story(), world.out),
  );
}
