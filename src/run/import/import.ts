import type { AttributeKey } from '../../model/attribute-key.ts';
import type { LiveAttribute } from '../../model/live-attribute.ts';
import { applyLintLevels, makeProblem, type Problem } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { releaseToPlan } from '../../model/seeds.ts';
import { settingsOfRow } from '../../model/settings-of-row.ts';
import { warnOfUnknownDesk } from '../../plan/warnings.ts';
import { firstNames } from '../../render/words.ts';
import { chooseRows, type RowChoice } from '../choose-rows.ts';
import { readLiveList } from '../connect-target.ts';
import { openTarget, type TargetChoice } from '../open-project.ts';
import type { LeftOut, RowToWrite } from './compose-files.ts';
import { sortRows } from './sort-rows.ts';
import { composeVerified } from './verify-files.ts';
import { writeFiles } from './write-files.ts';

/** Lists of choices up to this length are read well in the YAML. */
export const USUAL_CSV_ABOVE = 50;

export type ImportDraft = Awaited<ReturnType<typeof draftImport>>;

/**
 * Drafts what an import would write; nothing is written until `write` is called. Lists of options longer than `csvAbove` go
 * to a CSV file. Uses a read-only client.
 */
export async function draftImport(request: TargetChoice & RowChoice & { readonly csvAbove: number }) {
  const opened = await openTarget({ ...request, patternMustMatch: 'optional' });
  const { project, target } = opened;
  const { rows: live } = await readLiveList(opened, request);
  const definitions = new Map(opened.declared.definitions.map((definition) => [definition.key, definition]));
  const chosen = chooseRows(live, new Set(definitions.keys()), request);
  const isPublic = (row: LiveAttribute): boolean => {
    const text = JSON.stringify([row.key, settingsOfRow(row)]);
    return request.hide === undefined || request.hide.text(text) === text;
  };
  const { release } = releaseToPlan(target.release, live);
  const sorted = sortRows(chosen.rows.filter(isPublic), definitions, chosen.accepted, opened, release);
  const { written, declared, files, fileOf, formatted, impossible, leftOut } = await composeVerified(
    opened,
    sorted.toWrite,
    request,
  );
  const keys = new Set<string | undefined>(written.map(({ row }) => row.key));
  return {
    target: { name: target.name, url: target.url },
    files,
    /** The file of each attribute that no file declared before. */
    imported: fileOf,
    /** Declared attributes that are overwritten with live settings. */
    accepted: written.flatMap(({ row, entry }) => (entry === undefined ? [row.key] : [])),
    /** Declared attributes that match live state. */
    same: sorted.same,
    left: [
      ...sorted.left,
      ...chosen.rows.filter((row) => !isPublic(row)).map(({ key }) => ({ key, ...HOLDS_CREDENTIAL })),
      ...missing(chosen.named, live),
      ...leftOut,
    ],
    /** What the written files ask the environment for. */
    secrets: written.flatMap(({ secrets }) => secrets),
    impossible,
    /** Files that were not in the form of `deskform fmt`, and will be. */
    formatted,
    problems: [
      ...applyLintLevels([...warnOfUnknownDesk(live, release), ...warnOfKept(written)], project.settings.lint),
      ...declared.problems.filter(({ code, key }) => OF_ODD_ROWS.includes(code) && keys.has(key)),
    ],
    write: () => writeFiles(project.ground, files),
  };
}

/** Told once: a file cannot say it, and no other help desk gets it from there. */
function warnOfKept(rows: readonly RowToWrite[]): readonly Problem[] {
  const fields = rows.flatMap(({ row, kept }) => (kept.length === 0 ? [] : [`${row.key}: ${kept.join(', ')}`]));
  if (fields.length === 0) return [];
  const message = `no file can declare these: they stay as they are on this help desk (${firstNames(fields, (field) => field)})`;
  const hint = 'Another help desk does not get them from these files.';
  return [makeProblem('kept-on-help-desk', message, { hint })];
}

/** Warnings of a file that only what lives on the help desk explains. */
const OF_ODD_ROWS: readonly ProblemCode[] = [
  'name-not-free',
  'data-option-unknown',
  'option-unclear',
  'screen-unknown',
];

/** A file with stars in place of the credential would mean something else. */
const HOLDS_CREDENTIAL = {
  why: 'not-verified',
  message:
    'its settings contain a credential of this run; remove it on the help desk, and replace the credential: others may have seen it',
} as const;

/** Declared attributes that were requested by key but are not on the help desk. */
function missing(named: ReadonlySet<AttributeKey>, live: readonly LiveAttribute[]): readonly LeftOut[] {
  const known = new Set(live.map(({ key }) => key));
  return [...named]
    .filter((key) => !known.has(key))
    .map((key) => ({
      key,
      why: 'not-on-desk',
      message: 'not on the help desk; remove it from the files, or run an apply to create it',
    }));
}
