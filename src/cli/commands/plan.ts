import { Failure } from '../../model/failure.ts';
import { once } from '../../model/once.ts';
import { renderDriftMarkdown, renderDriftText, tellDrift } from '../../render/drift.ts';
import { MARKDOWN_BUDGET, renderPlanMarkdown } from '../../render/plan-markdown.ts';
import { renderPlanGitlab, renderPlanText } from '../../render/plan-text.ts';
import { jsonText, printable } from '../../render/printable.ts';
import { toldProblem } from '../../render/problems.ts';
import { pasteableKeys, shellWord } from '../../render/shell-words.ts';
import type { Story } from '../../render/story/story.ts';
import { tellPlan } from '../../render/story/tell-plan.ts';
import { wrap } from '../../render/wrap.ts';
import { patternOf } from '../../run/choose-rows.ts';
import { type DriftResult, drift, driftDocument, goneFromDesk, keysToAccept } from '../../run/drift.ts';
import { askForCommit, commitOf } from '../../run/git/commit.ts';
import { placeOf } from '../../run/open-project.ts';
import { type PlanResult, plan } from '../../run/plan.ts';
import {
  factsOfRun,
  mustBeForms,
  PLAN_STATUS,
  type PlanToWrite,
  planDocument,
  planToWrite,
  summaryOf,
  writePlanFiles,
} from '../../run/plan-files.ts';
import { readPlanFile } from '../../run/read-plan-file.ts';
import { type CommandResult, type ParsedArgs, succeeded, type World } from '../command.ts';
import { onTargets } from '../each-target.ts';
import { isForPeople, isGiven, isMarkdown, nextCommand, planRequest, textOption, textsOption } from '../options.ts';
import { sayProblems } from '../tell-failure.ts';

export const runPlan = onTargets('plan', 'go-on', async (args, world) => {
  const files = textsOption(args, 'out');
  mustBeForms(files);
  const selectors = textsOption(args, 'keys');
  if (selectors.length > 0) mustBeALook(args, files);
  const request = planRequest(args, world);
  // Git is at work while the files are read.
  const commit = needsStory(args, files) ? askForCommit(placeOf(request).folder) : undefined;
  const result = await plan(request);
  sayProblems(result.problems, world);
  const summary = summaryOf(result.plan);
  const exitStatus = { nothing: 0, changes: isGiven(args, 'detailedExitcode') ? 2 : 0, refused: 3 } as const;
  const name = await commit?.(result.files);
  const output = planToWrite(
    result,
    once(() => storyOfKeys(result, name, selectors)),
    factsOfRun(request),
  );
  await writePlanFiles(files, output, world.cwd, world.hide);
  return {
    exitStatus: exitStatus[summary],
    status: PLAN_STATUS[summary],
    get document() {
      return planDocument(result);
    },
    text: () => {
      if (textOption(args, 'format') === 'gitlab') return renderPlanGitlab(result.plan);
      if (isMarkdown(args)) return output.markdown();
      const told = output.text(world.out);
      // It cannot be approved: an apply executes the whole plan.
      if (selectors.length > 0) return `${[told.trimEnd(), ...wrap('', ONLY_A_PART, world.out)].join('\n')}\n`;
      return summary === 'changes' ? `${told}${wayToApply(args, files)}` : told;
    },
  };
});

const ONLY_A_PART = 'Only the fields that you named are shown. An apply runs the complete plan.';

/** Allows text output only for a partial plan: a saved one could be mistaken for an approval. */
function mustBeALook(args: ParsedArgs, files: readonly string[]): void {
  if (files.length === 0 && isForPeople(args) && textOption(args, 'format') === undefined) return;
  const hint =
    'Leave the keys out. For some fields of the JSON: deskform plan --json | jq \'.decisions[] | select(.key == "Ticket.cost_center")\'';
  const message =
    'a plan of selected fields can only be shown as text: only a complete plan can be saved, approved and read by programs';
  throw new Failure('WRONG_USE', message, { hint });
}

/** Programs read the document, which names no commit. */
function needsStory(args: ParsedArgs, files: readonly string[]): boolean {
  return isForPeople(args) || files.length > 0;
}

function storyOfKeys({ plan }: PlanResult, commit: string | undefined, selectors: readonly string[]): Story {
  if (selectors.length === 0) return tellPlan(plan, commit);
  const keys = plan.document.decisions.map(({ key }) => key);
  const patterns = selectors.map((selector) => patternOf(selector, keys));
  return tellPlan(plan, commit, ({ key }) => patterns.some((pattern) => pattern.test(key)));
}

/** The command that applies this plan. */
function wayToApply(args: ParsedArgs, files: readonly string[]): string {
  const file = files.find((name) => name.endsWith('.json'));
  const allowed = textsOption(args, 'allowDestroy').join(',');
  const command = [
    'apply',
    ...(file === undefined ? [] : ['--plan', shellWord(file)]),
    ...(allowed === '' ? [] : ['--allow-destroy', shellWord(allowed)]),
  ];
  return `\nTo apply it:\n  ${nextCommand(command, args)}\n`;
}

/** The commands for both directions: change the help desk, or change the files. */
function waysOut(args: ParsedArgs, result: DriftResult): string {
  const keys = pasteableKeys(keysToAccept(result));
  const gone = goneFromDesk(result);
  const summary = summaryOf(result.plan);
  return [
    '',
    ...(summary === 'changes'
      ? ['To make the help desk match the files:', `  ${nextCommand(['apply'], args)}`]
      : summary === 'refused'
        ? ['An apply of these files would be refused:', `  ${nextCommand(['plan'], args)}`]
        : []),
    ...(keys === '' && gone.length === 0 ? [] : ['To make the files match the help desk:']),
    ...(keys === '' ? [] : [`  ${nextCommand(['import', '--accept', keys], args)}`]),
    ...gone.map(({ key, where }) => `  remove ${printable(`${key} from ${where.file}:${where.line}`)}`),
    '',
  ].join('\n');
}

export const runDrift = onTargets('drift', 'go-on', async (args, world) => {
  const files = textsOption(args, 'out');
  mustBeForms(files);
  const request = planRequest(args, world);
  const result = await drift(request);
  sayProblems(result.problems, world);
  const status = result.drift.differences.length === 0 ? 'ok' : 'changes';
  const commit = needsStory(args, files) ? await commitOf(result.folder, result.files) : undefined;
  const story = once(() => tellDrift(result.drift, commit));
  const output: PlanToWrite = {
    plan: result.plan,
    story,
    json: () => jsonText('drift', status, driftDocument(result)),
    text: (paper) => renderDriftText(story(), result.drift, paper),
    markdown: () => renderDriftMarkdown(story(), result.drift, MARKDOWN_BUDGET),
    facts: factsOfRun(request),
  };
  await writePlanFiles(files, output, world.cwd, world.hide);
  return {
    exitStatus: status === 'ok' ? 0 : 2,
    status,
    get document() {
      return driftDocument(result);
    },
    text: () => {
      if (isMarkdown(args)) return output.markdown();
      return `${output.text(world.out)}${status === 'ok' ? '' : waysOut(args, result)}`;
    },
  };
});

/** Makes the readable form of a plan, with the commit of its files. */
export async function storyOf({ plan, folder, files }: PlanResult): Promise<Story> {
  return tellPlan(plan, await commitOf(folder, files));
}

export async function runShow(args: ParsedArgs, world: World): Promise<CommandResult> {
  const document = await readPlanFile(world.cwd, textOption(args, 'file') ?? '');
  sayProblems(document.problems.map(toldProblem), world);
  const story = (): Story => tellPlan({ document }, undefined);
  // The JSON is the document itself, with the command and the status of its plan: it is a plan file again.
  return succeeded(document, () =>
    isMarkdown(args) ? renderPlanMarkdown(story(), MARKDOWN_BUDGET) : renderPlanText(story(), world.out),
  );
}
