import { userInfo } from 'node:os';
import { basename, extname } from 'node:path';
import { placeForOutput } from '../files/disk/place.ts';
import { type WholeFile, writeTogether } from '../files/disk/whole-file.ts';
import { Failure } from '../model/failure.ts';
import { meaningsOf } from '../model/foreign-words.ts';
import { checksumOf } from '../plan/digest.ts';
import { countDecisions, type Plan, stepsOf } from '../plan/plan.ts';
import type { PlanDocument, PlanFields } from '../plan/plan-document.ts';
import type { PageFacts } from '../render/page/pages.ts';
import { FILE_PAPER, type Paper } from '../render/paper.ts';
import { MARKDOWN_BUDGET, renderPlanMarkdown } from '../render/plan-markdown.ts';
import { renderPlanText } from '../render/plan-text.ts';
import { printable, printableJson } from '../render/printable.ts';
import { problemToJson } from '../render/problems.ts';
import type { Story } from '../render/story/story.ts';
import { countsInWords, minuteInWords } from '../render/words.ts';
import { type Hide, hiddenJson } from './hide.ts';
import type { PlanRequest, PlanResult } from './plan.ts';

/** A plan, or its drift, with all that the forms of an output are made of. */
export interface PlanToWrite {
  readonly plan: Plan;
  /** Made when a form asks for it. */
  readonly story: () => Story;
  readonly json: () => string;
  readonly text: (paper: Paper) => string;
  readonly markdown: () => string;
  /** For the header of the page: what the run knows, since the document has no clock. */
  readonly facts: PageFacts;
}

/** When, by whom and from what this run has planned. */
export function factsOfRun({ liveFile }: PlanRequest): PageFacts {
  const user = userName();
  return [
    ['Planned', `${minuteInWords(new Date().toISOString())}${user === undefined ? '' : `, by ${user}`}`],
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

export function planToWrite(result: Planned, story: () => Story, facts: PageFacts): PlanToWrite {
  return {
    plan: result.plan,
    story,
    json: () => planFileText(result),
    text: (paper) => renderPlanText(story(), paper),
    markdown: () => renderPlanMarkdown(story(), MARKDOWN_BUDGET),
    facts,
  };
}

const FORMS: ReadonlyMap<string, (plan: PlanToWrite) => Promise<string>> = new Map([
  ['.json', async ({ json }) => json()],
  ['.md', async ({ markdown }) => markdown()],
  [
    '.html',
    async ({ plan, story, facts }) => {
      // Loaded only when it is wanted: a page carries its own script and style.
      const { renderPlanPage } = await import('../render/page/pages.ts');
      return renderPlanPage(plan, story(), facts);
    },
  ],
  ['.txt', async ({ text }) => text(FILE_PAPER)],
]);

/** Refuses unknown file types before any request is sent. */
export function mustBeForms(files: readonly string[]): void {
  for (const file of files) formOf(file);
}

function formOf(file: string) {
  const form = FORMS.get(extname(file).toLowerCase());
  if (form !== undefined) return form;
  const meant = meaningsOf('output', file.toLowerCase())[0];
  const hint = meant === undefined ? `Use one of these endings: ${[...FORMS.keys()].join(', ')}.` : `Write ${meant}`;
  throw new Failure('WRONG_USE', `--out: unknown file type ${JSON.stringify(file)}`, { hint });
}

/** Writes the same plan in each form. If one file cannot be written, none is: all files must show the same plan. */
export async function writePlanFiles(
  files: readonly string[],
  plan: PlanToWrite,
  cwd: string,
  hide: Hide,
): Promise<void> {
  const written: WholeFile[] = [];
  for (const name of files) {
    const content = await formOf(name)(plan);
    const shown = name.toLowerCase().endsWith('.json') ? hiddenJson(content, hide) : hide.text(content);
    written.push({ name, path: placeForOutput(cwd, name), content: shown, mode: undefined });
  }
  writeTogether(written);
}

export const PLAN_STATUS = { nothing: 'ok', changes: 'changes', refused: 'refused' } as const;

type Planned = Pick<PlanResult, 'plan' | 'problems'>;

/** The fields of a plan's document that other documents have too, such as that of an apply. */
export function planFields({ plan, problems }: Planned): PlanFields & Pick<PlanDocument, 'problems'> {
  return { ...plan.document, problems: problems.map(problemToJson) };
}

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
