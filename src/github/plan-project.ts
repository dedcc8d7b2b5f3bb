import type { AttributeKey } from '../model/attribute-key.ts';
import type { AttributeDefinition } from '../model/definition.ts';
import { asFailure, Failure } from '../model/failure.ts';
import type { Problem } from '../model/problem.ts';
import type { PageFacts } from '../render/page/pages.ts';
import { FILE_PAPER, PLAIN } from '../render/paper.ts';
import { renderPlanText } from '../render/plan-text.ts';
import { renderProblems } from '../render/problems.ts';
import type { Entry, Story } from '../render/story/story.ts';
import { tellPlan } from '../render/story/tell-plan.ts';
import { minuteInWords, shortHash } from '../render/words.ts';
import { credentialsOf } from '../run/connect-target.ts';
import { reviewedRecords } from '../run/count-records.ts';
import { keysOfOthers } from '../run/git/base.ts';
import { hiddenIn } from '../run/hide.ts';
import { allTargets, type ProjectChoice } from '../run/open-project.ts';
import { type PlanResult, plan } from '../run/plan.ts';
import { planToWrite, summaryOf, writePlanFiles } from '../run/plan-files.ts';
import { connectionHash, type TargetChange } from '../run/target-changes.ts';
import { type TargetMark, withinRoom } from './comment/mark.ts';
import type { ChosenTarget, Job } from './project.ts';
import { sayFailure } from './report.ts';
import type { Event } from './runner.ts';
import { AFTER_THE_MERGE, type SnapshotFacts, type Snapshots, savedFile } from './snapshots.ts';

/** The plan of one target, or why there is none. */
export type Planned = { readonly target: string } & (
  | {
      readonly outcome: 'planned';
      readonly result: PlanResult;
      readonly story: Story;
      /** What it changes that does not come from the pull request's own files. */
      readonly others: readonly AttributeKey[];
      readonly warnings: readonly Problem[];
      readonly comesTo: ReturnType<typeof summaryOf>;
      readonly snapshot: SnapshotFacts;
      /** Why this run could not read the help desk. */
      readonly unsaved: Failure | undefined;
    }
  | { readonly outcome: 'failed'; readonly failure: Failure }
);

/** Plans one target against its snapshot. A failure is returned: it does not stop the other targets. */
export async function planTarget(
  job: Job,
  choice: ChosenTarget,
  snapshots: Snapshots,
  merge: {
    /** The commit to compare the files with, to find removed definitions. */
    readonly base: string;
    readonly head: string;
    /** `others`: a pull request of another run, whose plan is in the log, without files. */
    readonly whose: 'own' | 'others';
    readonly changes: readonly TargetChange[];
  },
): Promise<Planned> {
  const { target } = choice;
  try {
    const { path: liveFile, facts, unsaved } = await savedFile(job, snapshots, target);
    const request = { ...choice, liveFile, since: merge.base, allowDestroy: [], journalFolder: undefined };
    job.hide.add(await credentialsOf(request));
    const result = await plan(request);
    const others = keysOfOthers(result);
    const story = hiddenIn(withOrigins(tellPlan(result.plan, shortHash(merge.head)), others, facts), job.hide);
    const warnings = hiddenIn(result.problems, job.hide);
    if (warnings.length > 0) job.log.say(renderProblems(warnings, PLAIN));
    job.log.say(renderPlanText(story, FILE_PAPER));
    if (merge.whose === 'own') {
      const names = ['json', 'md', 'txt', 'html'].map((form) => `${target}.${form}`);
      const output = planToWrite(result, () => story, factsOf(job.runner.event, facts));
      await writePlanFiles(names, output, job.runner.filesFolder, job.hide);
    }
    const comesTo = summaryOf(result.plan);
    return { outcome: 'planned', target, result, story, others, warnings, comesTo, snapshot: facts, unsaved };
  } catch (error) {
    const failure = inItsWords(asFailure(error), target, merge.changes);
    sayFailure(failure, job.log.say);
    return { outcome: 'failed', target, failure };
  }
}

/** A snapshot is in a temporary file, which means nothing to the reader. */
function inItsWords(failure: Failure, target: string, changes: readonly TargetChange[]): Failure {
  if (failure.code !== 'SNAPSHOT_FROM_ANOTHER_DESK') return failure;
  const message = `the snapshot of ${target} comes from another address than its url`;
  const hint = awaitsSnapshot({ target, failure }, changes)
    ? AFTER_THE_MERGE
    : 'The url changed on the base branch without a pull request, so it is not approved. Restore the old url there, then change it in a pull request.';
  return new Failure(failure.code, message, { hint, cause: failure });
}

/** Whether a plan is missing only because its snapshot can be saved only after the merge: of a new target, or a new address. */
export function awaitsSnapshot(
  { target, failure }: { readonly target: string; readonly failure: Failure },
  changes: readonly TargetChange[],
): boolean {
  if (failure.code === 'SNAPSHOT_MISSING') return true;
  const isNew = changes.some((one) => one.target === target && one.settings.some(({ setting }) => setting === 'url'));
  return failure.code === 'SNAPSHOT_FROM_ANOTHER_DESK' && isNew;
}

/** What the header of the page says beside the document. */
function factsOf(event: Event, { savedAt }: SnapshotFacts): PageFacts {
  return [
    ...(event.kind === 'pull-request' ? [['Pull request', `#${event.number}`] as const] : []),
    ...(savedAt === undefined ? [] : [['Live state', `saved ${minuteInWords(savedAt.toISOString())}`] as const]),
  ];
}

/** What a comment approves for each target after the merge: the plan, and the address if the comment shows it. */
export async function marksOf(
  planned: readonly Planned[],
  project: ProjectChoice,
  changes: readonly TargetChange[],
): Promise<readonly TargetMark[]> {
  const { targets } = await allTargets(project);
  const connections = new Map(targets.map((target) => [target.name, connectionHash(target)]));
  return withinRoom(
    planned.map((one): TargetMark => {
      const isPlanned = one.outcome === 'planned';
      const isShown = isPlanned || awaitsSnapshot(one, changes);
      return {
        target: one.target,
        state: isPlanned ? 'open' : 'none',
        connection: (isShown ? connections.get(one.target) : undefined) ?? '',
        digest: isPlanned ? one.result.plan.document.digest : '',
        records: isPlanned ? reviewedRecords(one.result.plan.document.counts ?? []) : new Map(),
      };
    }),
  );
}

/** Protections that a pull request takes away, also with an attribute that leaves the files. */
export function lostProtections(one: Planned): readonly TargetChange[] {
  if (one.outcome === 'failed' || one.result.base?.files !== 'read') return [];
  const { definitions: now } = one.result.plan;
  const settings = one.result.base.definitions.filter(isProtected).flatMap(({ key }) => {
    const definition = now.get(key);
    if (definition !== undefined && isProtected(definition)) return [];
    return [{ setting: `protect of ${key}`, values: undefined, where: definition?.origin.locate(['protect']) }];
  });
  return settings.length === 0 ? [] : [{ target: one.target, kind: 'changed', settings }];
}

function isProtected(definition: AttributeDefinition): boolean {
  return definition.state === 'present' && definition.protect === 'protected';
}

export function withOrigins(story: Story, others: readonly AttributeKey[], { waiting }: SnapshotFacts): Story {
  const keys = new Set(others);
  return withNotes(story, ({ key }) => {
    if (!keys.has(key)) return undefined;
    return `not from this pull request: ${waiting.has(key) ? 'already on main, not applied' : 'changed on the help desk'}`;
  });
}

export function withNotes(story: Story, noteOf: (entry: Entry) => string | undefined): Story {
  const noted = (entry: Entry): Entry => {
    const text = noteOf(entry);
    return text === undefined ? entry : { ...entry, notes: [...entry.notes, { tone: 'plain', text }] };
  };
  return { ...story, entries: story.entries.map(noted) };
}
