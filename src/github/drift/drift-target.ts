import type { AttributeKey } from '../../attribute/attribute-key.ts';
import type { Drift } from '../../plan/drift.ts';
import { renderDriftMarkdown, renderDriftText, tellDrift } from '../../render/drift.ts';
import { codeBlock, codeSpan, folded } from '../../render/markdown.ts';
import { FILE_PAPER, PLAIN } from '../../render/paper.ts';
import { renderProblems } from '../../render/problems.ts';
import { pasteableKeys, shellWord } from '../../render/shell-words.ts';
import type { Story } from '../../render/story/story.ts';
import { drift, keysToAccept } from '../../run/drift.ts';
import { commitOf } from '../../run/git/commit.ts';
import { hiddenIn } from '../../run/hide.ts';
import { CONFIG_FILE } from '../../run/open-project.ts';
import { type Job, journalFolder } from '../job.ts';
import type { ChosenTarget } from '../project.ts';
import type { ListFacts } from '../saved-lists.ts';
import { withNotes } from '../whose-change.ts';

/** The drift of a target. Credentials in the story are masked. */
export interface Drifted {
  readonly target: string;
  readonly drift: Drift;
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
  // An approved plan resolves some of the differences.
  const told = withNotes(tellDrift(result.plan, result.drift, commit), ({ key }) =>
    waiting.has(key) ? WAITS : undefined,
  );
  const story = hiddenIn(told, hide);
  if (result.problems.length > 0) log.say(renderProblems(result.problems, PLAIN));
  log.say(renderDriftText(story, result.drift, FILE_PAPER));
  if (result.drift.differences.length > 0) log.say(`Digest: ${story.digest}`);
  const toTake = keysToAccept(result).filter((key) => !waiting.has(key));
  return { target: choice.target, drift: result.drift, story, toTake };
}

const WAITS = 'approved in a merged pull request, and not applied yet';

/** A longer digest is only in the log. */
const LONGEST_DIGEST = 1_500;

/** Renders the drift of a target and how to resolve it as Markdown, within a part of the 65,536 characters of an issue. */
export function issueText(
  { target, drift: differs, story, toTake }: Drifted,
  { inputs, runner }: Pick<Job, 'inputs' | 'runner'>,
  budgetInBytes: number,
): string {
  const { config } = inputs;
  const flags = `${config === CONFIG_FILE ? '' : ` --config ${shellWord(config)}`} --target ${shellWord(target)}`;
  const isShort = story.digest.length <= LONGEST_DIGEST;
  const digest = isShort ? 'the digest below' : 'the digest in the log of the run';
  const parts = [
    renderDriftMarkdown(story, differs, budgetInBytes).trimEnd(),
    '#### Resolve the drift',
    `**Keep the files:** run the workflow “deskform merge” by hand (Run workflow) with ${codeSpan('target')} ${codeSpan(target)} and ${digest} as ${codeSpan('expect')}. Or run ${codeSpan(`deskform apply${flags}`)}.`,
    ...(isShort ? [folded('Digest, for <code>expect</code>', codeBlock('text', [story.digest]))] : []),
    ...importCommands(toTake, flags),
    `Found by [this run](${runner.runUrl}).`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The commands that import the changes, to run at the root of the repository. */
function importCommands(keys: readonly AttributeKey[], flags: string): readonly string[] {
  if (keys.length === 0)
    return ['**Keep the help desk:** change the files manually. An import does not cover these changes.'];
  const accepted = pasteableKeys(keys);
  const lines = [
    'git switch -c deskform-import',
    `deskform import${accepted === '' ? '' : ` --accept ${accepted}`}${flags}`,
    'git add -A && git commit -m "Import changes from the help desk" && git push -u origin HEAD && gh pr create --fill',
  ];
  return ['**Keep the help desk:** import its changes in a pull request:', codeBlock('sh', lines)];
}
