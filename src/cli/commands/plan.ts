import { planToJson } from '../../render/plan-json.ts';
import { MARKDOWN_BUDGET, renderPlanMarkdown } from '../../render/plan-markdown.ts';
import { renderPlanText } from '../../render/plan-text.ts';
import { problemToJson } from '../../render/problem-json.ts';
import { renderProblems } from '../../render/problems.ts';
import type { Story } from '../../render/story/story.ts';
import { tellPlan } from '../../render/story/tell-plan.ts';
import { commitOf } from '../../run/commit.ts';
import { type PlanRequest, type PlanResult, plan } from '../../run/plan.ts';
import { summaryOf } from '../../run/summary.ts';
import type { CommandResult, Typed } from '../command.ts';
import { onEachTarget } from '../each-target.ts';
import { jsonText } from '../json-text.ts';
import { isGiven, pathOption, projectChoice, textOption, textsOption } from '../options.ts';
import { mustBeForms, PLAN_LAYOUT, writePlanFiles } from '../plan-files.ts';
import { rehearsalDocument, renderRehearsal, renderRehearsalMarkdown } from '../rehearsal.ts';
import type { World } from '../world.ts';

export const runPlan = onEachTarget('plan', planOne);

async function planOne(typed: Typed, world: World): Promise<CommandResult> {
  const files = textsOption(typed, 'out');
  mustBeForms(files);
  const result = await plan(planRequest(typed, world));
  if (result.problems.length > 0) world.say(renderProblems(result.problems, world.err.style));
  const rehearsal = isGiven(typed, 'rehearse') ? await result.rehearse() : undefined;
  const summary = rehearsal?.outcome === 'fails' ? 'refused' : summaryOf(result.plan);
  const exitStatus = { nothing: 0, changes: isGiven(typed, 'detailedExitcode') ? 2 : 0, refused: 3 } as const;
  const status = { nothing: 'ok', changes: 'changes', refused: 'refused' } as const;
  const document = planDocument(result);
  const story = await storyOf(result);
  const json = jsonText('plan', status[summary], document);
  const written = { plan: result.plan, story, json, signs: world.out.signs, layOut: PLAN_LAYOUT };
  await writePlanFiles(files, written, world.cwd);
  return {
    exitStatus: exitStatus[summary],
    status: status[summary],
    document: rehearsal === undefined ? document : { ...document, rehearsal: rehearsalDocument(rehearsal) },
    text:
      textOption(typed, 'format') === 'markdown'
        ? renderPlanMarkdown(story, MARKDOWN_BUDGET) +
          (rehearsal === undefined ? '' : renderRehearsalMarkdown(rehearsal))
        : renderPlanText(story, world.out) +
          (rehearsal === undefined ? '' : `\n${renderRehearsal(rehearsal, world.out.style)}`),
  };
}

/** The plan as people are told of it, with the commit of the files that it was made from. */
export async function storyOf({ plan, folder, files }: PlanResult): Promise<Story> {
  return tellPlan(plan, await commitOf(folder, files));
}

export function planDocument(result: PlanResult): CommandResult['document'] {
  return { ...planToJson(result.plan), problems: result.problems.map(problemToJson) };
}

/** What plan, drift, apply and status have in common. */
export function planRequest(typed: Typed, world: World): PlanRequest {
  return {
    ...projectChoice(typed, world),
    target: textOption(typed, 'target'),
    liveFile: textOption(typed, 'live'),
    allowDestroy: textsOption(typed, 'allowDestroy'),
    journalFolder: pathOption(typed, 'journal', world),
    since: textOption(typed, 'since'),
  };
}
