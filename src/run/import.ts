import type { AttributeKey } from '../attribute/attribute-key.ts';
import { isDataType } from '../attribute/data-types.ts';
import type { AttributeDefinition } from '../attribute/definition.ts';
import { isStaged, type LiveAttribute, type LiveRow } from '../attribute/live-attribute.ts';
import type { Project } from '../config/load-project.ts';
import type { TargetSettings } from '../config/target-settings.ts';
import { attributeToWrite, type NeededSecret } from '../edit/attribute-to-write.ts';
import { formatPath } from '../plan/change.ts';
import { compare } from '../plan/compare.ts';
import { poisonOf } from '../plan/poison.ts';
import { Failure } from '../problem/failure.ts';
import { isError, makeProblem, type Problem } from '../problem/problem.ts';
import { chooseRows, type RowChoice } from './choose-rows.ts';
import type { Layout } from './file-of-new.ts';
import {
  type ComposedFiles,
  composeFiles,
  type ImpossibleEdit,
  type NewEntry,
  type WrittenForm,
} from './import-files.ts';
import { isJudged } from './judge.ts';
import { listOf } from './list-of.ts';
import { type OpenedTarget, openTarget, type TargetChoice } from './open-project.ts';
import { type Doubt, findDoubts, mistakesIn, type Reading } from './prove-drafts.ts';
import { splitIds } from './split-ids.ts';
import { readWithDrafts } from './staged-copy.ts';
import { afterMigration, type Side, secretsToFollow, takeSide } from './take-side.ts';
import { type DraftFile, writeDrafts } from './write-drafts.ts';

export interface ImportRequest extends TargetChoice, RowChoice {
  /** A saved answer of the list endpoint, instead of the help desk. */
  readonly liveFile: string | undefined;
  readonly layout: Layout;
  /** Longer lists of choices stand in a CSV file beside the YAML. */
  readonly csvAbove: number;
}

/** A row that stays where it is, and why. */
export interface LeftOut {
  readonly key: AttributeKey;
  readonly why:
    | 'declared-otherwise'
    | 'marked-for-deletion'
    | 'not-on-desk'
    | 'not-managed'
    | 'type-without-column'
    | 'cannot-be-migrated'
    | 'cannot-be-declared'
    | 'ids-need-overlay'
    | 'edit-impossible';
  readonly message: string;
}

/** What an import would write. Nothing is written until `write` is called. */
export interface ImportDraft {
  readonly target: { readonly name: string; readonly url: string };
  /** Where the project's files are. */
  readonly folder: string;
  readonly files: readonly DraftFile[];
  /** Where each attribute has come to stand that no file declared. */
  readonly imported: ReadonlyMap<AttributeKey, string>;
  /** Declared ones whose side was taken from the help desk. */
  readonly accepted: readonly AttributeKey[];
  /** Declared, and just so on the help desk. */
  readonly same: readonly AttributeKey[];
  readonly left: readonly LeftOut[];
  /** Environment variables that the written files ask for. */
  readonly secrets: readonly NeededSecret[];
  readonly impossible: readonly ImpossibleEdit[];
  readonly problems: readonly Problem[];
  readonly write: () => void;
}

/** What the files would say of the live attributes that are meant. The client it holds can only read. */
export async function draftImport(request: ImportRequest): Promise<ImportDraft> {
  const { project, target } = await openTarget({ ...request, patternMustMatch: 'optional' });
  const live = await listOf(project, target, request);
  const before = readingOf(project);
  const declared = new Map(before.definitions.map((definition) => [definition.key, definition]));
  const { rows, named } = chooseRows(live, new Set(declared.keys()), request);
  const sorted = sortRows(rows, declared, named, project, target);
  const wanted = new Map([...sorted.fresh, ...sorted.sides].map(({ row }) => [row.key, row]));
  const { composed, drafted } = await composeSurely({ project, target }, before, sorted, wanted, request);
  const notEdited = new Set(composed.impossible.flatMap(({ keys }) => keys));
  const isWritten = (key: AttributeKey): boolean => !notEdited.has(key);
  return {
    target: { name: target.name, url: target.url },
    folder: project.folder,
    files: composed.files,
    imported: new Map([...composed.fileOf].filter(([key]) => isWritten(key))),
    accepted: sorted.sides.map(({ row }) => row.key).filter(isWritten),
    same: sorted.same,
    left: [...sorted.left, ...missing(named, live), ...[...notEdited].map(notEditable)],
    secrets: [...sorted.fresh, ...sorted.sides].flatMap(({ row, secrets }) => (isWritten(row.key) ? secrets : [])),
    impossible: composed.impossible,
    problems: drafted.problems.flatMap((problem) => (keptAsItIs(problem, wanted) ? [asWarning(problem)] : [])),
    write: () => writeDrafts(project.folder, composed.files),
  };
}

function readingOf(project: Project): Reading {
  return { definitions: project.definitions, problems: project.problems };
}

interface SortedRows {
  /** No file declares them. */
  readonly fresh: readonly {
    readonly row: LiveAttribute;
    readonly entries: readonly NewEntry[];
    readonly secrets: readonly NeededSecret[];
  }[];
  /** Declared otherwise, and meant one by one. */
  readonly sides: readonly (Side & { readonly row: LiveAttribute })[];
  readonly same: readonly AttributeKey[];
  readonly left: readonly LeftOut[];
}

function sortRows(
  rows: readonly LiveAttribute[],
  declared: ReadonlyMap<AttributeKey, AttributeDefinition>,
  named: ReadonlySet<AttributeKey>,
  project: Project,
  target: TargetSettings,
): SortedRows {
  const sorted = {
    fresh: [] as SortedRows['fresh'][number][],
    sides: [] as SortedRows['sides'][number][],
    same: [] as AttributeKey[],
    left: [] as LeftOut[],
  };
  for (const row of rows) {
    const definition = declared.get(row.key);
    const obstacle = obstacleOf(row);
    if (obstacle !== undefined) sorted.left.push(obstacle);
    else if (project.unmanaged.includes(row.key)) sorted.left.push(notManaged(row.key));
    else if (definition === undefined) {
      const parts = splitIds(attributeToWrite(row), project, target);
      if (parts.outcome === 'no-overlay') sorted.left.push(idsNeedOverlay(row.key, target));
      else sorted.fresh.push({ row, entries: parts.entries, secrets: parts.secrets });
    } else {
      const different = differences(definition, row);
      if (different === undefined) sorted.same.push(row.key);
      else if (!named.has(row.key)) sorted.left.push(declaredOtherwise(row.key, different));
      else sorted.sides.push({ row, ...takeSide(definition, row) });
    }
  }
  return sorted;
}

/** In what a definition differs from its row; undefined where it does not. */
function differences(definition: AttributeDefinition, row: LiveRow): string | undefined {
  if (definition.state === 'absent') return 'state: absent';
  const { come, go } = secretsToFollow(definition, row);
  const secrets = [...come.map(({ setting }) => setting), ...go].map((setting) => formatPath(['data_option', setting]));
  const paths = [...compare(definition, afterMigration(row)).map(({ path }) => formatPath(path)), ...secrets];
  return paths.length === 0 ? undefined : paths.join(', ');
}

/** Why a row cannot be declared as it is. */
function obstacleOf(row: LiveAttribute): LeftOut | undefined {
  const { key } = row;
  if (row.waitingFor.includes('deletion')) {
    const message = 'it is marked for deletion: the next migration drops it';
    return { key, why: 'marked-for-deletion', message };
  }
  if (!isDataType(row.dataType)) {
    const message = `the data type ${row.dataType} has no column, so no file can declare it`;
    return { key, why: 'type-without-column', message };
  }
  const poison = isStaged(row) ? poisonOf(row) : undefined;
  if (poison !== undefined) {
    const message = `what is staged on it cannot be migrated: ${poison.why}. ${poison.repair}`;
    return { key, why: 'cannot-be-migrated', message };
  }
  // What lives is only judged where it changes; what is not migrated yet does not live.
  const mistake = mistakesIn(row).find((problem) => isStaged(row) || !isJudged(problem));
  return mistake === undefined ? undefined : { key, why: 'cannot-be-declared', message: mistake.message };
}

function declaredOtherwise(key: AttributeKey, different: string): LeftOut {
  const message = `the files say otherwise (${different}); \`deskform import --accept ${key}\` takes the help desk's side`;
  return { key, why: 'declared-otherwise', message };
}

function notManaged(key: AttributeKey): LeftOut {
  return { key, why: 'not-managed', message: 'an overlay says `manage: false` for this target' };
}

function idsNeedOverlay(key: AttributeKey, { name }: TargetSettings): LeftOut {
  const message = `it holds ids of ${name}, which the other targets must not get; give ${name} \`overlays: overlays/${name}/**/*.yaml\` and import it again`;
  return { key, why: 'ids-need-overlay', message };
}

function notEditable(key: AttributeKey): LeftOut {
  return { key, why: 'edit-impossible', message: 'its file is written in a way that no small edit can change' };
}

/** Declared, meant one by one, and not there to be taken from. */
function missing(named: ReadonlySet<AttributeKey>, live: readonly LiveAttribute[]): readonly LeftOut[] {
  const known = new Set(live.map(({ key }) => key));
  return [...named]
    .filter((key) => !known.has(key))
    .map((key) => ({
      key,
      why: 'not-on-desk',
      message: 'only the files have it; take it out of them if it is not to be made',
    }));
}

interface Surely {
  readonly composed: ComposedFiles;
  readonly drafted: Reading;
}

/** The files, read again by the ordinary loader. What a list cannot say stays in the YAML; what is then still in doubt ends the run. */
async function composeSurely(
  opened: OpenedTarget,
  before: Reading,
  { fresh, sides }: SortedRows,
  wanted: ReadonlyMap<AttributeKey, LiveRow>,
  request: ImportRequest,
): Promise<Surely> {
  const form: WrittenForm = { layout: request.layout, csvAbove: request.csvAbove, inline: new Set() };
  const attempt = async (inline: WrittenForm['inline']): Promise<Surely & { readonly doubts: readonly Doubt[] }> => {
    const wishes = {
      entries: fresh.flatMap(({ entries }) => entries),
      edits: sides.flatMap(({ edits }) => edits),
      lists: sides.flatMap(({ lists }) => lists),
    };
    const composed = await composeFiles(opened.project, wishes, { ...form, inline });
    if (composed.files.length === 0) return { composed, drafted: before, doubts: [] };
    const drafts = new Map(composed.files.map(({ file, after }) => [file, after]));
    const drafted = readingOf(await readWithDrafts(opened, drafts, request.env));
    const skipped = new Set(composed.impossible.flatMap(({ keys }) => keys));
    const rows = [...wanted.values()].filter(({ key }) => !skipped.has(key));
    return { composed, drafted, doubts: findDoubts(before, drafted, rows) };
  };
  const first = await attempt(new Set());
  const inLists = first.doubts.flatMap(({ key }) =>
    key !== undefined && first.composed.withLists.has(key) ? [key] : [],
  );
  const last = inLists.length === 0 ? first : await attempt(new Set(inLists));
  const [doubt] = last.doubts;
  if (doubt === undefined) return last;
  throw new Failure('IMPORT_NOT_PROVED', `read again, the files would not mean what is meant: ${doubt.why}`, {
    hint: 'Nothing was written. Import the others by their keys, and write this one by hand.',
    cause: new Error(last.doubts.map(({ why }) => why).join('; ')),
  });
}

/** House rules judge changes: what lives like that is written, and told (design of the rules: it stays). */
function keptAsItIs(problem: Problem, wanted: ReadonlyMap<AttributeKey, LiveRow>): boolean {
  return isError(problem) && isJudged(problem) && [...wanted.keys()].some((key) => key === problem.key);
}

function asWarning({ message, where, sourceLine, key }: Problem): Problem {
  return makeProblem('kept-as-it-is', `${message}; ${key} is on the help desk like that, and stays`, {
    hint: 'Nothing needs to be done as long as it does not change.',
    where,
    sourceLine,
    key,
  });
}
