import type { JournalRecord } from '../apply/journal.ts';
import { nearest } from '../files/check/words.ts';
import type { TargetSettings } from '../files/targets/target-settings.ts';
import type { HelpDeskReader } from '../helpdesk/reader.ts';
import { type AttributeKey, parseAttributeKey } from '../model/attribute-key.ts';
import type { AttributeDefinition } from '../model/definition.ts';
import { Failure, InvalidConfig } from '../model/failure.ts';
import type { LiveAttribute } from '../model/live-attribute.ts';
import { applyLintLevels, isError, makeProblem, type Problem } from '../model/problem.ts';
import { mayBe } from '../model/release.ts';
import { releaseOfRows, releaseToPlan } from '../model/seeds.ts';
import { countQuestions } from '../plan/count-questions.ts';
import type { PlanRules } from '../plan/decision.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { Plan } from '../plan/plan.ts';
import { journalFolder, journalsOf, lastAppliedByUs, sentByUs } from './apply/journals.ts';
import {
  type CredentialsOfDefinitions,
  readSnapshot,
  resolveTarget,
  withAuthors,
  withReader,
} from './connect-target.ts';
import { type CountRecords, type CountWatch, countOnDesk, countSaved } from './count-records.ts';
import { type Base, baseWarnings, readBase } from './git/base.ts';
import { type OpenedTarget, openTarget, type TargetChoice } from './open-project.ts';
import { planTargetOf } from './target-changes.ts';

export interface PlanRequest extends TargetChoice, CountWatch {
  /** "Ticket.a", also several joined by commas. */
  readonly allowDestroy: readonly string[];
  /** The folder of the journals; default: in the project. */
  readonly journalFolder: string | undefined;
  /** A commit: the plan also reports attributes removed from the files since then. */
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
  /** What the files declared earlier; only where that was asked for. */
  readonly base?: Base;
}

/** Plans an apply, with clients that can only read and count. @throws {InvalidConfig} if a file contains an error. */
export async function plan(request: PlanRequest): Promise<PlanResult> {
  return planAndAsk(request, countedPlan, async (result) => result);
}

/** Plans, and may ask the help desk more about the plan; `reader` is undefined for a snapshot. */
export async function planAndAsk<Result>(
  request: PlanRequest,
  make: typeof planFrom | typeof countedPlan,
  ask: (result: PlanResult, reader: HelpDeskReader | undefined) => Promise<Result>,
): Promise<Result> {
  const opened = await openTarget(request);
  const { project } = opened;
  const base = request.since === undefined ? undefined : await readBase(opened, request, request.since);
  return withLiveList(opened, request, 'must-be-set', async (source, live, reader) => {
    const made = await make(source, live);
    mustKnowDestroys(made.plan, source);
    const told = [...made.problems, ...baseWarnings(made.plan, base)];
    // The project may turn warnings of the plan into errors.
    const problems = applyLintLevels(told, project.settings.lint);
    if (problems.some(isError)) throw new InvalidConfig(problems);
    const shown = reader === undefined ? made.plan : await withAuthors(made.plan, reader);
    return ask({ ...made, plan: shown, problems, ...(base === undefined ? {} : { base }) }, reader);
  });
}

/** Plans without counting records, for comparisons that are never applied. */
export async function planUncounted(request: PlanRequest): Promise<PlanResult> {
  return planAndAsk(request, planFrom, async (result) => result);
}

/** Reads everything that a plan needs and passes it on; `reader` is undefined for a snapshot. */
export async function withLiveList<Result>(
  opened: OpenedTarget,
  request: PlanRequest,
  credentials: CredentialsOfDefinitions,
  use: (source: PlanSource, live: readonly LiveAttribute[], reader: HelpDeskReader | undefined) => Promise<Result>,
): Promise<Result> {
  if (request.liveFile !== undefined) {
    const { rows, counts } = await readSnapshot(opened, request, request.liveFile);
    return use(await sourceOf(opened, request, countSaved(counts)), rows, undefined);
  }
  const { connection, definitions } = await resolveTarget(opened, request, credentials);
  return withReader(connection, async (reader) => {
    const source = await sourceOf(comparableOn(opened, definitions), request, countOnDesk(connection, request));
    return use(source, await reader.listAttributes(), reader);
  });
}

/**
 * Leaves out definitions with a credential that is not set: they cannot be compared with their rows. What the files declare
 * is not all known then, so nothing is deleted as undeclared.
 */
export function comparableOn(opened: OpenedTarget, all: readonly AttributeDefinition[]): OpenedTarget {
  const { declared, target } = opened;
  const isKnown = (definition: AttributeDefinition): boolean =>
    definition.state === 'absent' || definition.secrets.every(({ value }) => value !== undefined);
  const definitions = all.filter(isKnown);
  const isAll = definitions.length === all.length;
  return {
    ...opened,
    declared: { ...declared, definitions },
    target: isAll ? target : { ...target, undeclared: 'keep' },
  };
}

/** Everything that a plan needs, except the live list. */
export interface PlanSource
  extends OpenedTarget,
    Pick<PlanRules, 'ours' | 'lastApplied' | 'nudged' | 'allowedDestroys' | 'counts'> {
  /** The applies in the journals, the newest first. */
  readonly journals: readonly JournalRecord[];
  /** Undefined for a snapshot without numbers. */
  readonly countRecords: CountRecords | undefined;
}

/** Reads the journals of the target and the permissions of the command line. */
export async function sourceOf(
  opened: OpenedTarget,
  request: PlanRequest,
  countRecords: CountRecords | undefined,
): Promise<PlanSource> {
  const { project, target } = opened;
  const { journals, nudged } = await journalsOf(journalFolder(project.folder, request.journalFolder), target);
  return {
    ...opened,
    countRecords,
    journals,
    ours: sentByUs(journals),
    lastApplied: lastAppliedByUs(journals),
    nudged,
    allowedDestroys: request.allowDestroy.flatMap((list) => list.split(',')).map(keyOf),
    // Until the records that the plan hits are counted.
    counts: [],
  };
}

/** Refuses an unknown key in --allow-destroy: it is a typing error. */
export function mustKnowDestroys({ document }: Plan, { declared, allowedDestroys, lastApplied }: PlanSource): void {
  const known = new Set([...document.decisions.map(({ key }) => key), ...declared.unmanaged, ...lastApplied.keys()]);
  const unknown = allowedDestroys.find((key) => !known.has(key));
  if (unknown === undefined) return;
  const near = nearest(unknown, [...known]);
  const otherwise = 'Write the key as the plan shows it, such as Ticket.cost_center.';
  const message = `--allow-destroy names ${unknown}, which is neither in the files nor on the help desk; nothing was sent`;
  throw new Failure('NOT_ON_DESK', message, { hint: near === undefined ? otherwise : `Did you mean ${near}?` });
}

export function planFrom(source: PlanSource, live: readonly LiveAttribute[]): PlanResult {
  const { project, declared, target } = source;
  const made = makePlan(declared.definitions, live, rulesOf(source, live));
  // The plan knows the release, and refuses what harms it.
  const ofFiles = declared.problems.filter(({ code }) => code !== 'harmful-on-release');
  const problems = [...ofFiles, ...releaseWarnings(target, live), ...made.warnings];
  return {
    plan: made,
    folder: project.folder,
    files: filesOf(source),
    problems: applyLintLevels(problems, project.settings.lint),
  };
}

/** The plan with the numbers of records that its changes hit: made again with them, as values that do not fit refuse it. */
export async function countedPlan(source: PlanSource, live: readonly LiveAttribute[]): Promise<PlanResult> {
  const made = planFrom(source, live);
  const questions = countQuestions(made.plan);
  if (source.countRecords === undefined || questions.length === 0) return made;
  const counts = await source.countRecords(questions, made.plan.rules);
  return planFrom({ ...source, counts }, live);
}

/** Every file that a plan of this project may depend on. */
function filesOf({ project, declared }: PlanSource): readonly string[] {
  const lists = declared.definitions.flatMap(({ origin }) => origin.optionsFrom?.file ?? []);
  const config = project.settings.configFile ?? [];
  return [...new Set([config, ...project.overlayFiles.keys(), declared.files, lists].flat())];
}

/** A desk that was upgraded, or a target that was copied: what the plan refuses then is another release's. */
function releaseWarnings(target: TargetSettings, live: readonly LiveAttribute[]): readonly Problem[] {
  const seen = releaseOfRows(live);
  if (target.release === undefined || seen === undefined || mayBe(target.release, seen)) return [];
  const { name, release, origin } = target;
  const message = `${name} is configured as release ${release.name}, but its fields are those of ${seen.name}`;
  const hint = 'Fix `release:`, or leave it out: deskform detects it.';
  return [makeProblem('release-differs', message, { hint, where: origin?.locate(['release']) })];
}

function rulesOf(source: PlanSource, live: readonly LiveAttribute[]): PlanRules {
  const { declared, target, ours, lastApplied, nudged, allowedDestroys, counts } = source;
  return {
    ours,
    lastApplied,
    nudged,
    allowedDestroys,
    counts,
    target: planTargetOf(target),
    ...releaseToPlan(target.release, live),
    undeclared: target.undeclared,
    unmanaged: new Set(declared.unmanaged),
    foreignChanges: target.foreignChanges,
    database: target.database,
    destroyLimit: target.limits.destroy,
    recordLimit: target.limits.records,
  };
}

function keyOf(text: string): AttributeKey {
  const key = parseAttributeKey(text.trim());
  if (key !== undefined) return key;
  throw new Failure('WRONG_USE', `--allow-destroy takes keys such as Ticket.cost_center, not ${JSON.stringify(text)}`, {
    hint: 'For example: --allow-destroy Ticket.cost_center,User.floor',
  });
}
