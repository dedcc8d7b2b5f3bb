import { Failure } from '../../problem/failure.ts';
import { unreachable } from '../../problem/unreachable.ts';
import { printable } from '../../render/printable.ts';
import { CONFIG_FILE } from '../../run/open-project.ts';
import type { Job } from '../job.ts';
import { closeDriftIssues, keepDriftIssue } from './drift-issue.ts';
import type { Drifted } from './drift-target.ts';
import { closeImport, type Imported, keepImport } from './import-pull-request.ts';
import { issueText } from './texts.ts';

/** Where a drift is told on GitHub. */
export interface ToldDrift {
  readonly issueUrl: string | undefined;
  readonly pullUrl: string | undefined;
}

/** Tells GitHub of a target's drift, or that it is gone, as far as the workflow wants it told. */
export async function tellGitHub(job: Job, drifted: Drifted): Promise<ToldDrift> {
  const isGone = drifted.result.drift.differences.length === 0;
  const pull = await tellInPullRequest(job, drifted, isGone ? 'gone' : 'there');
  if (!job.inputs.isOn('issue')) return { issueUrl: undefined, pullUrl: pull?.url };
  const { target } = drifted.choice;
  if (isGone) {
    const closed = await closeDriftIssues(job, target, goneInWords(job));
    for (const url of closed) job.log.say(`Closed ${url}: the drift is gone.`);
    return { issueUrl: closed[0], pullUrl: undefined };
  }
  const { story, result, toTake } = drifted;
  const told = { story, drift: result.drift, toTake, flags: flagsOf(job, target), pull: pull?.number };
  const issueUrl = await keepDriftIssue(job, target, issueText(told));
  job.log.say(`The drift is told in ${issueUrl}`);
  return { issueUrl, pullUrl: pull?.url };
}

type OpenPull = Extract<Imported, { readonly outcome: 'open' }>;

async function tellInPullRequest(
  job: Job,
  { choice, result }: Drifted,
  drift: 'gone' | 'there',
): Promise<OpenPull | undefined> {
  if (!job.inputs.isOn('import-pull-request')) return undefined;
  if (drift === 'gone') {
    const closed = await closeImport(job, choice.target, goneInWords(job));
    for (const url of closed) job.log.say(`Closed ${url}: the drift is gone.`);
    return undefined;
  }
  const imported = await keepImport(job, choice, result, baseBranch(job));
  job.log.say(importedInWords(imported));
  return imported.outcome === 'open' ? imported : undefined;
}

function importedInWords(imported: Imported): string {
  switch (imported.outcome) {
    case 'open':
      return `The help desk’s side can be taken with ${imported.url}`;
    case 'nothing':
      return [
        'No pull request: nothing of what differs can be taken into the files.',
        ...imported.left.map(({ key, message }) => `  ${printable(key)}: ${printable(message)}`),
      ].join('\n');
    case 'declined':
      return `No pull request: somebody has closed ${imported.url}, which took just this. Reopen it, or apply.`;
    case 'of-others':
      return `The branch ${imported.branch} ends with a commit of somebody else: it is left alone. Merge or delete it.`;
    default:
      return unreachable(imported);
  }
}

/**
 * The branch that is checked out: a pull request that takes the help desk's side goes there.
 * @throws {Failure} WRONG_USE in a run that is of no branch.
 */
export function baseBranch({ runner }: Job): string {
  if (runner.branch !== undefined) return runner.branch;
  throw new Failure('WRONG_USE', 'import-pull-request works on a branch, and this run is of none', {
    hint: 'Run it on a schedule, or on a push to the main branch.',
  });
}

function goneInWords({ runner }: Job): string {
  return `**The drift is gone:** files and help desk say the same again ([the run that saw it](${runner.runUrl})).`;
}

/** What a command needs to mean the same target, typed at the top of the repository. */
function flagsOf({ inputs }: Job, target: string): string {
  const config = inputs.text('config');
  return `${config === CONFIG_FILE ? '' : ` --config ${config}`} --target ${target}`;
}
