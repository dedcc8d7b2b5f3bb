import type { AttributeKey } from '../../attribute/attribute-key.ts';
import type { Drift } from '../../plan/drift.ts';
import { renderDriftMarkdown } from '../../render/drift.ts';
import { codeBlock, codeSpan, folded } from '../../render/markdown.ts';
import { pasteableKeys, shellWord } from '../../render/shell-words.ts';
import { CONFIG_FILE } from '../../run/open-project.ts';
import type { Job } from '../job.ts';
import type { Drifted } from './drift-target.ts';

/** A longer digest is only in the plan file. */
const LONGEST_DIGEST = 1_500;

const WAYS_OUT = '#### Resolve the drift';

type DriftToTell = Pick<Drifted, 'target' | 'story' | 'toTake'> & { readonly result: { readonly drift: Drift } };

/** Renders the drift of a target and how to resolve it as Markdown, within a part of the 65,536 characters of an issue. */
export function issueText(
  { target, result, story, toTake }: DriftToTell,
  { inputs, runner }: Pick<Job, 'inputs' | 'runner'>,
  budgetInBytes: number,
): string {
  const config = inputs.text('config');
  const flags = `${config === CONFIG_FILE ? '' : ` --config ${shellWord(config)}`} --target ${shellWord(target)}`;
  const isShort = story.digest.length <= LONGEST_DIGEST;
  const digest = isShort ? 'the digest below' : 'the digest in the plan file of the run';
  const parts = [
    renderDriftMarkdown(story, result.drift, budgetInBytes).trimEnd(),
    WAYS_OUT,
    `**Keep the files:** run the workflow “deskform merge” by hand (Run workflow) with ${codeSpan('target')} ${codeSpan(target)} and ${digest} as ${codeSpan('expect')}. Or run ${codeSpan(`deskform apply${flags}`)}.`,
    ...(isShort ? [folded('Digest, for <code>expect</code>', codeBlock('text', [story.digest]))] : []),
    ...importCommands(toTake, flags),
    `[The run that found it](${runner.runUrl}) has the plan files.`,
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
