import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { tellDrift } from '../../render/drift.ts';
import { filePaper, PLAIN } from '../../render/paper.ts';
import { renderProblems } from '../../render/problems.ts';
import type { Story } from '../../render/story/story.ts';
import { type DriftResult, drift, driftFileText, driftLayout, keysToAccept } from '../../run/drift.ts';
import { commitOf } from '../../run/git/commit.ts';
import { hiddenIn } from '../../run/hide.ts';
import type { ChosenTarget } from '../each-target.ts';
import type { Job } from '../job.ts';
import { folderNamed, type PlanFiles, writePlanFiles } from '../plan-files.ts';

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
  const { inputs, log } = job;
  const since = inputs.text('since');
  const result = await drift({
    ...choice,
    liveFile: undefined,
    allowDestroy: [],
    journalFolder: folderNamed('journal', job),
    since: since === '' ? undefined : since,
  });
  const commit = await commitOf(result.folder, result.files);
  const story = hiddenIn(tellDrift(result.plan, result.drift, commit), job.hide);
  if (result.problems.length > 0) log.say(renderProblems(result.problems, PLAIN));
  const layOut = driftLayout(result.drift);
  log.say(layOut.text(story, filePaper('unicode')));
  const json = (): string => driftFileText(result);
  const files = await writePlanFiles(choice.target, { plan: result.plan, story, json, layOut }, job);
  return { choice, result, story, files, toTake: keysToAccept(result) };
}
