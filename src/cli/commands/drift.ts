import { once } from '../../problem/once.ts';
import { MARKDOWN_BUDGET } from '../../render/plan-markdown.ts';
import { renderProblems } from '../../render/problems.ts';
import { tellDrift } from '../../render/story/tell-drift.ts';
import { drift, driftDocument, driftFileText, driftLayout, driftStatus } from '../../run/drift.ts';
import { commitOf } from '../../run/git/commit.ts';
import { mustBeForms, writePlanFiles } from '../../run/plan-files.ts';
import type { CommandResult, Typed } from '../command.ts';
import { onEachTarget } from '../each-target.ts';
import { textOption, textsOption } from '../options.ts';
import type { World } from '../world.ts';
import { planRequest } from './plan.ts';

export const runDrift = onEachTarget('drift', driftOne);

async function driftOne(typed: Typed, world: World): Promise<CommandResult> {
  const files = textsOption(typed, 'out');
  mustBeForms(files);
  const result = await drift(planRequest(typed, world));
  if (result.problems.length > 0) world.say(renderProblems(result.problems, world.err.style));
  const status = driftStatus(result);
  const story = once(async () => tellDrift(result.plan, result.drift, await commitOf(result.folder, result.files)));
  const layOut = driftLayout(result.drift);
  const json = (): string => driftFileText(result);
  await writePlanFiles(
    files,
    { plan: result.plan, story, json, signs: world.out.signs, layOut },
    world.cwd,
    world.hide,
  );
  return {
    exitStatus: status === 'ok' ? 0 : 2,
    status,
    get document() {
      return driftDocument(result);
    },
    text: async () =>
      textOption(typed, 'format') === 'markdown'
        ? layOut.markdown(await story(), MARKDOWN_BUDGET)
        : layOut.text(await story(), world.out),
  };
}
