import type { JournalRecord } from '../apply/journal-record.ts';
import { type AttributeKey, parseAttributeKey } from '../attribute/attribute-key.ts';
import type { AttributeDefinition } from '../attribute/definition.ts';
import type { LiveAttribute } from '../attribute/live-attribute.ts';
import { NEWEST_RELEASE, releaseOfRows } from '../attribute/release.ts';
import type { Project } from '../config/load-project.ts';
import { type ResolvedConnection, resolveConnection } from '../config/target/resolve-connection.ts';
import { resolveSecrets, unusedVariables } from '../config/target/resolve-secrets.ts';
import type { TargetSettings } from '../config/target/target-settings.ts';
import { parseLiveFile } from '../helpdesk/live-file.ts';
import { connectReader, type HelpDeskReader } from '../helpdesk/reader.ts';
import { secretsOfConnection } from '../helpdesk/secrecy.ts';
import type { ForeignRow } from '../plan/foreign.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { Plan } from '../plan/plan.ts';
import type { PlanRules } from '../plan/policies.ts';
import { Failure, InvalidConfig } from '../problem/failure.ts';
import { applyLintLevels, isError, makeProblem, type Problem } from '../problem/problem.ts';
import { nearest } from '../schema/did-you-mean.ts';
import { journalFolder, journalsOf, lastAppliedByUs, sentByUs } from './apply/journals.ts';
import { excuseLiveProblems } from './excuse-problems.ts';
import { type Base, baseWarnings, readBase } from './git/base.ts';
import { openTarget, type ProjectChoice, type TargetChoice } from './open-project.ts';
import { readGiven } from './read-given.ts';
import type { Rehearsal } from './rehearsal/rehearse.ts';

export interface PlanRequest extends TargetChoice {
  /** A saved answer of the list endpoint, instead of the help desk. */
  readonly liveFile: string | undefined;
  /** "Ticket.a", also several joined by commas. */
  readonly allowDestroy: readonly string[];
  /** Where journals are kept; in the project where left out. */
  readonly journalFolder: string | undefined;
  /** A commit: the plan then tells also what left the files since. */
  readonly since?: string | undefined;
}

export interface PlanResult {
  readonly plan: Plan;
  /** Where the project's files are. */
  readonly folder: string;
  /** Those it was made from, relative to the folder. */
  readonly files: readonly string[];
  /** Warnings of the files and of the plan. */
  readonly problems: readonly Problem[];
  /** What the files declare for this target. */
  readonly definitions: readonly AttributeDefinition[];
  /** What they declared earlier; only where that was asked for. */
  readonly base?: Base;
  /** Runs the whole apply on a copy of the help desk in this process. Asks the help desk nothing. */
  readonly rehearse: () => Promise<Rehearsal>;
}

/** What an apply would do. The client it holds can only read. Throws InvalidConfig when a file holds a mistake. */
export async function plan(request: PlanRequest): Promise<PlanResult> {
  const { project, target } = await openTarget(request);
  const base = request.since === undefined ? undefined : await readBase(project, target, request, request.since);
  if (request.liveFile !== undefined) {
    const live = await readLiveFile(request.cwd, request.liveFile);
    const context = await loadPlanContext(project, target, request);
    const planned = planFrom(project, project.definitions, target, live, context);
    mustKnowDestroys(planned.plan, project, context);
    return judged(project, beside(base, planned));
  }
  const { connection, definitions } = await resolveTarget(project, target, request);
  const reader = connectReader(connection);
  try {
    const context = await loadPlanContext(project, target, request);
    const live = await reader.listAttributes();
    const planned = planFrom(project, definitions, target, live, context);
    mustKnowDestroys(planned.plan, project, context);
    const result = judged(project, beside(base, planned));
    return { ...result, plan: await withAuthors(result.plan, reader) };
  } finally {
    await reader.close();
  }
}

function beside(base: Base | undefined, result: PlanResult): PlanResult {
  if (base === undefined) return result;
  const { plan: made, definitions, problems } = result;
  return { ...result, base, problems: [...problems, ...baseWarnings(made, definitions, base)] };
}

/** What a plan warns of may be a mistake to this project. */
function judged({ lint }: Project, result: PlanResult): PlanResult {
  const problems = applyLintLevels(result.problems, lint);
  if (problems.some(isError)) throw new InvalidConfig(problems);
  return { ...result, problems };
}

/** Who has staged what others have staged: one small GET for each of these rows, and none where there are none. */
export async function withAuthors(made: Plan, reader: HelpDeskReader): Promise<Plan> {
  return made.foreign.length === 0 ? made : { ...made, foreign: await authored(made.foreign, reader) };
}

/** The same rows with who has changed them last. */
export async function authored(rows: readonly ForeignRow[], reader: HelpDeskReader): Promise<readonly ForeignRow[]> {
  const known: ForeignRow[] = [];
  for (const row of rows) known.push({ ...row, author: (await reader.showAttribute(row.live.id))?.updatedBy });
  return known;
}

export interface ResolvedTarget {
  readonly connection: ResolvedConnection;
  readonly definitions: readonly AttributeDefinition[];
}

/** Reads the environment variables of this target and of the definitions, and of nothing else. */
export async function resolveTarget(
  project: Project,
  target: TargetSettings,
  choice: ProjectChoice,
): Promise<ResolvedTarget> {
  const connection = await resolveConnection(target, choice.env, project.folder);
  const { definitions, problems, secrets } = resolveSecrets(project, choice.env);
  const unused = unusedVariables(project, target, choice.env);
  if (isProblems(connection) || problems.length > 0 || unused.length > 0) {
    throw new InvalidConfig([...unused, ...(isProblems(connection) ? connection : []), ...problems]);
  }
  const resolved = { ...connection, secrets: [...connection.secrets, ...secrets] };
  choice.hide?.add(secretsOfConnection(resolved));
  return { connection: resolved, definitions };
}

function isProblems(value: ResolvedConnection | readonly Problem[]): value is readonly Problem[] {
  return Array.isArray(value);
}

/** What a plan has to know beside files and list. */
export interface PlanContext {
  /** The applies that this machine remembers, the newest first; all else that is known of them is read off here. */
  readonly journals: readonly JournalRecord[];
  readonly ours: PlanRules['ours'];
  readonly lastApplied: PlanRules['lastApplied'];
  readonly allowedDestroys: readonly AttributeKey[];
}

/** What this machine's journals know of the target, and what the command line allows. */
export async function loadPlanContext(
  project: Project,
  target: TargetSettings,
  request: PlanRequest,
): Promise<PlanContext> {
  const journals = await journalsOf(journalFolder(project.folder, request.journalFolder), target);
  return {
    journals,
    ours: sentByUs(journals),
    lastApplied: lastAppliedByUs(journals),
    allowedDestroys: request.allowDestroy.flatMap((list) => list.split(',')).map(keyOf),
  };
}

/** A key that stands nowhere lifts no limit: it is a typing error, and the one that was meant is still protected. */
export function mustKnowDestroys(
  { decisions }: Plan,
  { unmanaged }: Project,
  { allowedDestroys, lastApplied }: PlanContext,
): void {
  const known = new Set([...decisions.map(({ key }) => key), ...unmanaged, ...lastApplied.keys()]);
  const unknown = allowedDestroys.find((key) => !known.has(key));
  if (unknown === undefined) return;
  const near = nearest(unknown, [...known]);
  throw new Failure(
    'NOT_ON_DESK',
    `--allow-destroy names ${unknown}, which is neither in the files nor on the help desk; nothing was sent`,
    {
      hint:
        near === undefined ? 'Write the key as the plan has it, such as Ticket.cost_center.' : `Did you mean ${near}?`,
    },
  );
}

/** The plan, and what is left of the files' mistakes once the help desk has been looked at. */
export function planFrom(
  project: Project,
  definitions: readonly AttributeDefinition[],
  target: TargetSettings,
  live: readonly LiveAttribute[],
  context: PlanContext,
): PlanResult {
  const made = makePlan(definitions, live, rulesOf(project, target, live, context));
  const problems = excuseLiveProblems(project.problems, made);
  if (problems.some(isError)) throw new InvalidConfig(problems);
  return {
    plan: made,
    folder: project.folder,
    files: filesOf(project, definitions),
    problems: applyLintLevels([...problems, ...releaseWarnings(target, live), ...made.warnings], project.lint),
    definitions,
    rehearse: async () => {
      // Loaded only when it is wanted: the embedded help desk carries every fresh list.
      const { rehearse } = await import('./rehearsal/rehearse.ts');
      return rehearse(made, live, (rows) => planFrom(project, definitions, target, rows, context).plan);
    },
  };
}

/** Every file that a plan of this project may depend on. */
function filesOf(project: Project, definitions: readonly AttributeDefinition[]): readonly string[] {
  const lists = definitions.flatMap(({ origin }) => origin.optionsFrom?.file ?? []);
  const config = project.configFile === undefined ? [] : [project.configFile];
  return [...new Set([...config, ...project.otherFiles, ...project.attributeFiles, ...lists])];
}

/** A desk that was upgraded, or a target that was copied: what the plan refuses then is another release's. */
function releaseWarnings(target: TargetSettings, live: readonly LiveAttribute[]): readonly Problem[] {
  const seen = releaseOfRows(live);
  if (target.release === undefined || seen === undefined || seen === target.release) return [];
  const { name, release, origin } = target;
  const message = `${name} says release ${release}, but its rows are those of ${seen}`;
  const hint = 'Mend `release:`, or leave it out: it is read off the rows.';
  return [makeProblem('release-differs', message, { hint, where: origin?.locate(['release']) })];
}

function rulesOf(
  project: Project,
  target: TargetSettings,
  live: readonly LiveAttribute[],
  context: PlanContext,
): PlanRules {
  const seen = releaseOfRows(live);
  return {
    target: { name: target.name, url: target.url },
    release: target.release ?? seen ?? NEWEST_RELEASE,
    releaseIs: target.release !== undefined ? 'configured' : seen !== undefined ? 'read-off-the-rows' : 'assumed',
    undeclared: target.undeclared,
    unmanaged: new Set(project.unmanaged),
    foreignChanges: target.foreignChanges,
    destroyLimit: target.limits.destroy,
    ours: context.ours,
    lastApplied: context.lastApplied,
    allowedDestroys: context.allowedDestroys,
  };
}

function keyOf(text: string): AttributeKey {
  const key = parseAttributeKey(text.trim());
  if (key !== undefined) return key;
  throw new Failure('WRONG_USE', `--allow-destroy takes keys such as Ticket.cost_center, not ${JSON.stringify(text)}`);
}

export async function readLiveFile(cwd: string, file: string): Promise<readonly LiveAttribute[]> {
  return parseLiveFile(await readGiven(cwd, file, '--live takes a saved answer of the list endpoint.'), file);
}
