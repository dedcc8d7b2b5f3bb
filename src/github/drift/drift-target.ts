import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { tellDrift } from '../../render/drift.ts';
import { FILE_PAPER, PLAIN } from '../../render/paper.ts';
import { renderProblems } from '../../render/problems.ts';
import type { Entry, Story } from '../../render/story/story.ts';
import { type DriftResult, drift, driftFileText, driftLayout, keysToAccept } from '../../run/drift.ts';
import { commitOf } from '../../run/git/commit.ts';
import { hiddenIn } from '../../run/hide.ts';
import type { Job } from '../job.ts';
import { journalFolder, writePlanFiles } from '../plan-files.ts';
import type { ChosenTarget } from '../project.ts';
import type { ListFacts } from '../saved-lists.ts';

/** The drift of a target. Credentials in the story are masked. */
export interface Drifted {
  readonly target: string;
  readonly result: DriftResult;
  readonly story: Story;
  /** The attributes that an import can take from the help desk. Not those whose approved change only waits to be applied. */
  readonly toTake: readonly AttributeKey[];
}

/** Compares the files with one target, and logs the drift. */
export async function driftOfTarget(job: Job, choice: ChosenTarget, waiting: ListFacts['waiting']): Promise<Drifted> {
  const { hide, log } = job;
  const journal = { journalFolder: journalFolder(job) };
  const result = await drift({ ...choice, ...journal, liveFile: undefined, allowDestroy: [], since: undefined });
  const commit = await commitOf(result.folder, result.files);
  const story = hiddenIn(withWaiting(tellDrift(result.plan, result.drift, commit), waiting), hide);
  if (result.problems.length > 0) log.say(renderProblems(result.problems, PLAIN));
  log.say(driftLayout(result.drift).text(story, FILE_PAPER));
  return { target: choice.target, result, story, toTake: keysToAccept(result).filter((key) => !waiting.has(key)) };
}

/** Says of each difference that an approved plan resolves it. */
function withWaiting(story: Story, waiting: ListFacts['waiting']): Story {
  const note = { tone: 'plain', text: 'approved in a merged pull request, and not applied yet' } as const;
  const noted = (entry: Entry): Entry => (waiting.has(entry.key) ? { ...entry, notes: [...entry.notes, note] } : entry);
  const chapters = story.chapters.map((chapter) => ({ ...chapter, entries: chapter.entries.map(noted) }));
  return { ...story, chapters };
}

/** Writes the drift in every format, for the artifact of the run. */
export function writeDriftFiles(job: Job, { target, result, story }: Drifted): Promise<void> {
  const layOut = driftLayout(result.drift);
  return writePlanFiles(target, { plan: result.plan, story, json: () => driftFileText(result), layOut }, job);
}
