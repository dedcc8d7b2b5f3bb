import { printableShort } from '../render/printable.ts';
import { lossInWords } from '../render/result-markdown.ts';
import { countsInWords } from '../render/sections-markdown.ts';
import { counted } from '../render/words.ts';
import { gitHubFailure } from './client.ts';
import { projectName } from './inputs.ts';
import type { Job } from './job.ts';
import type { Pull } from './pulls.ts';
import { failuresOf, type Told } from './reports-of-plans.ts';

/** The check of a pull request, as rulesets of a branch require it. */
export interface Check {
  readonly state: 'success' | 'failure';
  /** One line of plain text. */
  readonly description: string;
}

/** The check of a pull request: what makes it fail, the worst first, or what it changes, in one line. */
export function checkOf(told: Told): Check {
  const [failure] = failuresOf(told);
  if (failure !== undefined) return { state: 'failure', description: failure.message };
  const stories = told.planned.flatMap((one) =>
    one.outcome === 'planned' && one.comesTo !== 'nothing' ? [one.story] : [],
  );
  const [story, ...others] = stories;
  if (story === undefined) return { state: 'success', description: 'No changes' };
  const losing = stories.filter(({ destroys }) => destroys.length > 0).map(lossInWords);
  const isOne = others.length === 0;
  const what = isOne
    ? `${story.target.name}: ${countsInWords(story.counts)}`
    : `Changes ${counted(stories.length, 'target')}`;
  return { state: 'success', description: `${what}${losing.length === 0 ? '' : ` · ${losing.join(', ')}`}` };
}

/** GitHub refuses a longer one. */
const LONGEST = 140;

/** "deskform", or "deskform/FOLDER" for a project in a subfolder. */
export function contextOf(job: Job): string {
  const project = projectName(job.inputs);
  return project === '' ? 'deskform' : `deskform/${project}`;
}

/**
 * Sets the commit status of a head, unless it is set already. `url`: where a person reads more.
 * @throws {Failure} GITHUB_REFUSED, GITHUB_FAILED.
 */
export async function setStatus(
  job: Job,
  { head, statuses }: Pick<Pull, 'head' | 'statuses'>,
  { state, description: text }: Check,
  url: string,
): Promise<void> {
  const context = contextOf(job);
  const description = printableShort(job.hide.text(text), LONGEST - 1).slice(0, LONGEST);
  const there = statuses.get(context);
  if (there?.state === state && there.description === description) return;
  const { rest, at } = job.github;
  try {
    await rest.repos.createCommitStatus({ ...at, sha: head, state, context, description, target_url: url });
  } catch (error) {
    throw gitHubFailure(error, 'set the commit status', 'statuses: write') ?? error;
  }
}
