import { join, resolve } from 'node:path';
import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { driftToJson } from '../../render/drift-json.ts';
import { renderDriftMarkdown } from '../../render/drift-markdown.ts';
import { renderDriftText } from '../../render/drift-text.ts';
import { jsonText } from '../../render/json-text.ts';
import { filePaper } from '../../render/paper.ts';
import { problemToJson } from '../../render/problem-json.ts';
import { renderProblems } from '../../render/problems.ts';
import type { Story } from '../../render/story/story.ts';
import { tellDrift } from '../../render/story/tell-drift.ts';
import { PLAIN } from '../../render/style.ts';
import { commitOf } from '../../run/commit.ts';
import { type DriftResult, drift } from '../../run/drift.ts';
import { type Layout, planFiles } from '../../run/plan-files.ts';
import { sideToTake } from '../../run/side-to-take.ts';
import { writeTogether } from '../../run/whole-file.ts';
import type { ChosenTarget } from '../each-target.ts';
import { hiddenIn } from '../hide.ts';
import type { Job } from '../job.ts';
import { outFolder, type PlanFiles } from '../plan-target.ts';

/** How far a target has drifted, with all that is made of it. */
export interface Drifted {
  readonly choice: ChosenTarget;
  readonly result: DriftResult;
  readonly story: Story;
  readonly files: PlanFiles;
  readonly toTake: readonly AttributeKey[];
}

/** Looks at one target, tells the log, and writes the files. */
export async function driftOfTarget(job: Job, choice: ChosenTarget): Promise<Drifted> {
  const { inputs, runner, log } = job;
  const [journal, since] = [inputs.text('journal'), inputs.text('since')];
  const result = await drift({
    ...choice,
    liveFile: undefined,
    allowDestroy: [],
    journalFolder: journal === '' ? undefined : resolve(runner.workspace, journal),
    since: since === '' ? undefined : since,
  });
  const commit = await commitOf(result.folder, result.files);
  const story = hiddenIn(tellDrift(result.plan, result.drift, commit), job.hide);
  if (result.problems.length > 0) log.say(renderProblems(result.problems, PLAIN));
  log.say(renderDriftText(story, result.drift, filePaper('unicode')));
  const files = await writeFiles(job, choice.target, result, story);
  return { choice, result, story, files, toTake: sideToTake(result) };
}

/** In every form, with no credential in any of them. */
async function writeFiles(job: Job, target: string, result: DriftResult, story: Story): Promise<PlanFiles> {
  const { plan, drift: told, problems } = result;
  const folder = outFolder(job);
  const layOut: Layout = {
    text: (one, paper) => renderDriftText(one, told, paper),
    markdown: (one, budgetInBytes) => renderDriftMarkdown(one, told, budgetInBytes),
  };
  const document = { ...driftToJson(plan, told), problems: problems.map(problemToJson) };
  const json = jsonText('drift', told.differences.length === 0 ? 'ok' : 'changes', document);
  const forms = { plan, story: () => Promise.resolve(story), json, signs: 'unicode', layOut } as const;
  const names = ['json', 'md', 'txt', 'html'].map((form) => `${target}.${form}`);
  const whole = await planFiles(names, forms, folder);
  writeTogether(whole.map((file) => ({ ...file, content: job.hide.text(file.content) })));
  return { json: join(folder, `${target}.json`), html: join(folder, `${target}.html`) };
}
