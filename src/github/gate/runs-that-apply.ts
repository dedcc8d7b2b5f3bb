import { Failure } from '../../problem/failure.ts';
import { printable } from '../../render/printable.ts';
import { shortCommit } from '../../render/short-commit.ts';
import { askGit } from '../../run/git/git.ts';
import { gitHubFailure } from '../client.ts';
import type { Job } from '../job.ts';

/**
 * Why this run applies nothing; undefined where it goes on.
 * @throws {Failure} COMMAND_REFUSED on an event that people can cause who may not push.
 */
export async function whyNothingIsApplied(job: Job): Promise<string | undefined> {
  const { event } = job.runner;
  if (event.kind === 'branch') return whyOvertaken(job);
  const what =
    event.kind === 'pull-request'
      ? 'a run of a pull request applies nothing: anybody can open one'
      : `a run of the event ${JSON.stringify(event.name)} applies nothing`;
  throw new Failure('COMMAND_REFUSED', what, {
    hint: 'Apply on a push to the main branch, or by hand (workflow_dispatch).',
  });
}

/**
 * Why there is nothing to apply for a run whose branch has gone on: somebody runs an old run again, or it waited while
 * others were merged. Its files would take back what came later; the run of the newer commit applies both. Undefined
 * where the files of the newest commit say the same, or the workflow has chosen itself what to check out.
 * @throws {Failure} GITHUB_REFUSED where GitHub does not say.
 */
async function whyOvertaken({ runner, github }: Job): Promise<string | undefined> {
  const { branch, commit, workspace } = runner;
  const checkedOut = await askGit(workspace, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  const isOfRun = checkedOut.outcome === 'done' && checkedOut.output.toString('utf8').trim() === commit;
  if (branch === undefined || !isOfRun) return undefined;
  const { rest, at } = github();
  try {
    const { data } = await rest.repos.compareCommitsWithBasehead({ ...at, basehead: `${commit}...${branch}` });
    const { status, files = [] } = data;
    if (status === 'identical' || (status === 'ahead' && files.length < MOST_FILES && !files.some(isOfProject))) {
      return undefined;
    }
    return `Nothing is applied: ${shortCommit(commit)} is no longer the newest commit of ${printable(branch)}, and the files have changed since. The run of the newest one applies.`;
  } catch (error) {
    throw gitHubFailure(error, `say whether ${branch} has gone on`) ?? error;
  }
}

/** GitHub lists no more files of a comparison. */
const MOST_FILES = 300;

/** What a project can be made of; files of workflows are none of it. */
function isOfProject({ filename, previous_filename: before = filename }: ChangedFile): boolean {
  return [filename, before].some((name) => /\.(?:ya?ml|csv)$/u.test(name) && !name.startsWith('.github/'));
}

interface ChangedFile {
  readonly filename: string;
  readonly previous_filename?: string;
}
