import { once } from '../../problem/once.ts';
import { tellDrift } from '../../render/drift.ts';
import { renderPlanGitlab } from '../../render/plan-json.ts';
import { MARKDOWN_BUDGET, renderPlanMarkdown } from '../../render/plan-markdown.ts';
import { renderPlanText } from '../../render/plan-text.ts';
import { renderProblems } from '../../render/problems.ts';
import type { Story } from '../../render/story/story.ts';
import { tellPlan } from '../../render/story/tell-plan.ts';
import { drift, driftDocument, driftFileText, driftLayout, driftStatus } from '../../run/drift.ts';
import { askForCommit, commitOf } from '../../run/git/commit.ts';
import { placeOf } from '../../run/open-project.ts';
import { type PlanRequest, type PlanResult, plan } from '../../run/plan.ts';
import {
  mustBeForms,
  PLAN_LAYOUT,
  PLAN_STATUS,
  planDocument,
  planFileText,
  summaryOf,
  writePlanFiles,
} from '../../run/plan-files.ts';
import { rehearsalDocument, renderRehearsal, renderRehearsalMarkdown } from '../../run/rehearsal/tell-rehearsal.ts';
import type { CommandResult, Typed, World } from '../command.ts';
import { isForPeople, onEachTarget } from '../each-target.ts';
import { isGiven, pathOption, projectChoice, textOption, textsOption } from '../options.ts';

export const runPlan = onEachTarget('plan', planOne);

async function planOne(typed: Typed, world: World): Promise<CommandResult> {
  const files = textsOption(typed, 'out');
  mustBeForms(files);
  const request = planRequest(typed, world);
  // Git is at work while the files are read.
  const commit = isForPeople(typed) || files.length > 0 ? askForCommit(placeOf(request).folder) : undefined;
  const result = await plan(request);
  if (result.problems.length > 0) world.say(renderProblems(result.problems, world.err.style));
  const rehearsal = isGiven(typed, 'rehearse') ? await result.rehearse() : undefined;
  const summary = rehearsal?.outcome === 'fails' ? 'refused' : summaryOf(result.plan);
  const exitStatus = { nothing: 0, changes: isGiven(typed, 'detailedExitcode') ? 2 : 0, refused: 3 } as const;
  const story = once(async () => tellPlan(result.plan, await commit?.(result.files)));
  const json = (): string => planFileText(result);
  const written = { plan: result.plan, story, json, signs: world.out.signs, layOut: PLAN_LAYOUT };
  await writePlanFiles(files, written, world.cwd, world.hide);
  return {
    exitStatus: exitStatus[summary],
    status: PLAN_STATUS[summary],
    get document() {
      const document = planDocument(result);
      return rehearsal === undefined ? document : { ...document, rehearsal: rehearsalDocument(rehearsal) };
    },
    text: async () => {
      const form = textOption(typed, 'format');
      if (form === 'gitlab') return renderPlanGitlab(result.plan);
      return form === 'markdown'
        ? renderPlanMarkdown(await story(), MARKDOWN_BUDGET) +
            (rehearsal === undefined ? '' : renderRehearsalMarkdown(rehearsal))
        : renderPlanText(await story(), world.out) +
            (rehearsal === undefined ? '' : `\n${renderRehearsal(rehearsal, world.out.style)}`);
    },
  };
}

/** The plan as people are told of it, with the commit of the files that it was made from. */
export async function storyOf({ plan, folder, files }: PlanResult): Promise<Story> {
  return tellPlan(plan, await commitOf(folder, files));
}

/** What all commands have in common that compare the files with a help desk. */
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
