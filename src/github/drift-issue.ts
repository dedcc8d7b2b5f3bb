import type { AttributeKey } from '../model/attribute-key.ts';
import { Failure } from '../model/failure.ts';
import { parseJson } from '../model/json.ts';
import type { DriftFields } from '../plan/plan-document.ts';
import { renderDriftMarkdown } from '../render/drift.ts';
import { codeBlock, codeSpan, codeSpanWithin, makeBudget } from '../render/markdown.ts';
import { MARKDOWN_BUDGET, wholeDigest } from '../render/plan-markdown.ts';
import { failureAlert } from '../render/sections-markdown.ts';
import { pasteableKeys, shellWord } from '../render/shell-words.ts';
import type { Story } from '../render/story/story.ts';
import { counted, firstNames } from '../render/words.ts';
import { ALL_TARGETS, CONFIG_FILE } from '../run/open-project.ts';
import { isSameText, writeOnce } from './client.ts';
import { encode, hiddenBody } from './comment/mark.ts';
import { projectName } from './inputs.ts';
import type { Job, OnTarget } from './project.ts';

/** The drift of a target: its document, of which only keys are told, and the story, in which credentials are masked. */
export interface Drifted {
  readonly drift: DriftFields;
  readonly story: Story;
  /** The attributes that an import can take from the help desk. Not those whose approved change only waits to be applied. */
  readonly toTake: readonly AttributeKey[];
}

const NEEDS = 'issues: write';
/** GitHub takes 65,536 characters; a line about what is left out needs some. */
const LONGEST_BODY = 65_000;
const LONGEST_MARK = 10_000;

/**
 * Keeps one open issue for the project while a help desk differs from the files, or cannot be read, and closes it
 * afterwards. GitHub notifies nobody of an edit, so new drift is told in a comment as well. Returns its address.
 */
export async function keepDriftIssue(job: Job, looked: readonly OnTarget<Drifted>[]): Promise<string | undefined> {
  const { rest, at } = job.github;
  const differences = looked.flatMap(namesOf);
  const begin = beginOf(job);
  if (differences.length === 0) return closeIssues(job, begin);
  const [title, body] = [titleOf(job), bodyOf(job, begin, looked)];
  let before: readonly string[] = differences;
  const issue = await writeOnce('write the drift issue', NEEDS, async () => {
    const [there, ...twins] = await readOwnIssues(job, begin);
    for (const { number } of twins) await closeIssue(job, number, 'not_planned');
    if (there === undefined) return (await rest.issues.create({ ...at, title, body, labels: ['deskform-drift'] })).data;
    if (there.title === title && isSameText(there.body ?? '', body)) return there;
    before = toldIn(there.body ?? '', begin);
    return (await rest.issues.update({ ...at, issue_number: there.number, title, body })).data;
  });
  const fresh = differences.filter((name) => !before.includes(name));
  const names = firstNames(fresh, (name) => codeSpanWithin(name, 200));
  if (fresh.length > 0) await comment(job, issue.number, `**New drift:** ${names}`);
  return issue.html_url;
}

/** How the first line begins. A run that looks at one target must not close the issue of all. */
function beginOf({ inputs }: Job): string {
  const names = [projectName(inputs), inputs.target.join(',')];
  return `<!-- deskform:drift v=1 ${encode(names)} `;
}

/** GitHub renders no mentions in titles, and no markup except code. */
function titleOf({ inputs, hide }: Job): string {
  const names = [projectName(inputs), inputs.target.join(',')].filter((name) => name !== '' && name !== ALL_TARGETS);
  return hide.text(`deskform: drift${names.length === 0 ? '' : ` of ${names.join(', ')}`}`);
}

function namesOf({ target, result }: OnTarget<Drifted>): readonly string[] {
  return result instanceof Failure
    ? [`${target}: not readable`]
    : result.drift.differences.map((key) => `${target}: ${key}`);
}

function bodyOf(job: Job, begin: string, looked: readonly OnTarget<Drifted>[]): string {
  const told = encode(looked.flatMap(namesOf));
  const mark = `${begin}${told.length > LONGEST_MARK ? '[]' : told} -->`;
  const parts = looked.filter((one) => namesOf(one).length > 0);
  const shown = makeBudget(LONGEST_BODY - mark.length)(
    parts,
    (one) => `${partOf(job, one, MARKDOWN_BUDGET / parts.length - 2_000)}\n\n---\n\n`,
  );
  const left = parts.length - shown.length;
  const more = left === 0 ? '' : `${counted(left, 'more target')}: in the log of [the run](${job.runner.runUrl}).\n`;
  return hiddenBody(`${mark}\n${shown.join('')}${more}`, job.hide);
}

function partOf(job: Job, { target, result }: OnTarget<Drifted>, budgetInBytes: number): string {
  if (!(result instanceof Failure)) return issueText(target, result, job, budgetInBytes);
  return failureAlert('WARNING', `**${codeSpan(target)} could not be read** (\`${result.code}\`)`, result);
}

function toldIn(body: string, begin: string): readonly string[] {
  const [line = ''] = body.split(/\r?\n/u, 1);
  const told = parseJson(line.slice(begin.length, -' -->'.length));
  return Array.isArray(told) ? told.filter((name) => typeof name === 'string') : [];
}

function closeIssues(job: Job, begin: string): Promise<string | undefined> {
  return writeOnce('close the drift issue', NEEDS, async () => {
    const found = await readOwnIssues(job, begin);
    for (const { number } of found) {
      await closeIssue(job, number, 'completed');
      await comment(job, number, `**No more drift:** live state matches the files ([the run](${job.runner.runUrl})).`);
    }
    return found[0]?.html_url;
  });
}

function closeIssue({ github }: Job, number: number, why: 'completed' | 'not_planned'): Promise<unknown> {
  return github.rest.issues.update({ ...github.at, issue_number: number, state: 'closed', state_reason: why });
}

async function comment({ github, hide }: Job, issue: number, text: string): Promise<void> {
  const { rest, at } = github;
  await rest.issues.createComment({ ...at, issue_number: issue, body: hide.text(text) });
}

/** The open issues of this token whose body begins so, oldest first. */
async function readOwnIssues({ github }: Job, begin: string) {
  const { rest, paginate, at, ask } = github;
  const { viewer } = await ask<{ readonly viewer: { readonly login: string } }>(
    'query Viewer { viewer { login } }',
    {},
  );
  const all = await paginate(rest.issues.listForRepo, { ...at, state: 'open', creator: viewer.login, per_page: 100 });
  return all
    .filter(({ user, pull_request: pull }) => pull === undefined && user?.login === viewer.login)
    .filter(({ body }) => body?.startsWith(begin))
    .sort((a, b) => a.number - b.number);
}

/** Renders the drift of a target and how to resolve it as Markdown, within a part of the 65,536 characters of an issue. */
export function issueText(
  target: string,
  { drift: differs, story, toTake }: Drifted,
  { inputs, runner }: Pick<Job, 'inputs' | 'runner'>,
  budgetInBytes: number,
): string {
  const { config } = inputs;
  const flags = `${config === CONFIG_FILE ? '' : ` --config ${shellWord(config)}`} --target ${shellWord(target)}`;
  const parts = [
    renderDriftMarkdown(story, differs, budgetInBytes).trimEnd(),
    '#### Resolve the drift',
    `**Keep the files:** run the workflow “deskform merge” by hand (Run workflow) with ${codeSpan('target')} ${codeSpan(target)} and the digest as ${codeSpan('expect')}. Or run ${codeSpan(`deskform apply${flags}`)}.`,
    wholeDigest(story, 'the log of the run'),
    ...importParts(toTake, flags),
    `Found by [this run](${runner.runUrl}).`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** How to import the changes, at the root of the repository. */
function importParts(keys: readonly AttributeKey[], flags: string): readonly string[] {
  const keep = '**Keep the help desk:**';
  if (keys.length === 0) return [`${keep} change the files manually. An import does not cover these changes.`];
  const accepted = pasteableKeys(keys);
  const command = `deskform import${accepted === '' ? '' : ` --accept ${accepted}`}${flags}`;
  return [`${keep} import its changes in a new branch, and open a pull request with them.`, codeBlock('sh', [command])];
}
