import { userInfo } from 'node:os';
import { basename, extname } from 'node:path';
import { placeForOutput } from '../files/disk/place.ts';
import { writeTogether } from '../files/disk/whole-file.ts';
import { Failure } from '../model/failure.ts';
import { meaningsOf } from '../model/foreign-words.ts';
import { checksumOf } from '../plan/digest.ts';
import { countDecisions, type Plan, stepsOf } from '../plan/plan.ts';
import type { PlanDocument, PlanFields } from '../plan/plan-document.ts';
import type { PageFacts } from '../render/page/plan-page.ts';
import { FILE_PAPER, type Paper } from '../render/paper.ts';
import { MARKDOWN_BUDGET, renderPlanMarkdown } from '../render/plan-markdown.ts';
import { renderPlanText } from '../render/plan-text.ts';
import type { StatusWord } from '../render/printable.ts';
import { printable, printableJson } from '../render/printable.ts';
import { problemToJson } from '../render/problems.ts';
import type { Story } from '../render/story/story.ts';
import { countsInWords, minuteInWords } from '../render/words.ts';
import { type Hide, hiddenJson } from './hide.ts';
import type { PlanResult } from './plan.ts';

/** A plan with all that its forms are made of. */
export interface PlanToWrite {
  readonly plan: Plan;
  /** Made when a form asks for it. */
  readonly story: () => Promise<Story>;
  readonly json: string | (() => string);
  readonly layOut: StoryLayout;
  /** For the header of the page. */
  readonly facts: PageFacts;
}

/** What this run knows of its plan: the document has no clock. */
export function factsOfRun({ liveFile }: { readonly liveFile: string | undefined }, now: Date): PageFacts {
  const user = userName();
  return [
    ['Planned', `${minuteInWords(now.toISOString())}${user === undefined ? '' : `, by ${user}`}`],
    ...(liveFile === undefined ? [] : [['Live state', `saved in ${basename(liveFile)}`] as const]),
  ];
}

/** Undefined for a user without a name, as containers have them. */
function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** How a story becomes text: that of a plan, or that of drift. */
export interface StoryLayout {
  readonly text: (story: Story, paper: Paper) => string;
  readonly markdown: (story: Story, budgetInBytes: number) => string;
}

export const PLAN_LAYOUT: StoryLayout = { text: renderPlanText, markdown: renderPlanMarkdown };

type WriteForm = (plan: PlanToWrite) => string | Promise<string>;

const FORMS: ReadonlyMap<string, WriteForm> = new Map<string, WriteForm>([
  ['.json', ({ json }) => (typeof json === 'string' ? json : json())],
  ['.md', async ({ story, layOut }) => layOut.markdown(await story(), MARKDOWN_BUDGET)],
  // Loaded only when it is wanted: a page carries its own script and style.
  [
    '.html',
    async ({ plan, story, facts }) =>
      (await import('../render/page/plan-page.ts')).renderPlanPage(plan, await story(), facts),
  ],
  ['.txt', async ({ story, layOut }) => layOut.text(await story(), FILE_PAPER)],
]);

/** Refuses unknown file types before any request is sent. */
export function mustBeForms(files: readonly string[]): void {
  for (const file of files) formOf(file);
}

function formOf(file: string): WriteForm {
  const form = FORMS.get(extname(file).toLowerCase());
  if (form !== undefined) return form;
  const meant = meaningsOf('output', file.toLowerCase())[0];
  const hint = meant === undefined ? `Use one of these endings: ${[...FORMS.keys()].join(', ')}.` : `Write ${meant}`;
  throw new Failure('WRONG_USE', `--out: unknown file type ${JSON.stringify(file)}`, { hint });
}

/**
 * Writes the same plan in each form. If one file cannot be written, none is: all files must show the same plan.
 */
export async function writePlanFiles(
  files: readonly string[],
  plan: PlanToWrite,
  cwd: string,
  hide: Hide,
): Promise<void> {
  const forms = (await planFiles(files, plan)).map((form) => hiddenFile(form, hide));
  writeTogether(forms.map((form) => ({ ...form, path: placeForOutput(cwd, form.name), mode: undefined })));
}

/** Removes the credentials of this run from a file. */
function hiddenFile(form: PlanForm, hide: Hide): PlanForm {
  const isJson = form.name.toLowerCase().endsWith('.json');
  return { ...form, content: isJson ? hiddenJson(form.content, hide) : hide.text(form.content) };
}

/** A plan in one form. */
interface PlanForm {
  readonly name: string;
  readonly content: string;
}

/** The plan in each form, not yet written. */
async function planFiles(names: readonly string[], plan: PlanToWrite): Promise<readonly PlanForm[]> {
  const forms: PlanForm[] = [];
  for (const name of names) forms.push({ name, content: await formOf(name)(plan) });
  return forms;
}

/** The `status` word of a plan. */
export const PLAN_STATUS = { nothing: 'ok', changes: 'changes', refused: 'refused' } as const satisfies Record<
  ReturnType<typeof summaryOf>,
  StatusWord
>;

type Planned = Pick<PlanResult, 'plan' | 'problems'>;

/** The fields of a plan's document that other documents have too, such as that of an apply. */
export function planFields({ plan, problems }: Planned): PlanFields & Pick<PlanDocument, 'problems'> {
  return { ...plan.document, problems: problems.map(problemToJson) };
}

/** The document of a plan, complete with its checksum. */
export function planDocument(result: Planned): PlanDocument {
  const status = PLAN_STATUS[summaryOf(result.plan)];
  const document = { format_version: 1, command: 'plan', status, ...planFields(result) } as const;
  return { ...document, checksum: checksumOf(document) };
}

/** A plan file: what `apply --plan` takes (schemas/plan.schema.json). */
export function planFileText(result: Planned): string {
  return `${printableJson(planDocument(result))}\n`;
}

/** Summarizes a plan in one word, for exit codes and scripts. */
export function summaryOf(plan: Plan): 'nothing' | 'changes' | 'refused' {
  if (plan.document.obstacles.length > 0) return 'refused';
  return stepsOf(plan).length > 0 ? 'changes' : 'nothing';
}

/** The word that confirms a plan. To delete data, the user types the key, or the target if there are several keys. */
export function wordToType({ document: { destroys, target } }: Plan): string {
  const [first, ...others] = destroys;
  if (first === undefined) return 'yes';
  return others.length === 0 ? first : target.name;
}

/** The prompt: repeats the numbers and the target, because the plan may have scrolled away. */
export function questionOf({ document: { decisions, target } }: Plan): string {
  return `Apply to ${printable(target.name)}: ${countsInWords(countDecisions(decisions))}?`;
}
