import { structuredPatch } from 'diff';
import { placeForOutput } from '../../files/disk/place.ts';
import { writeTogether } from '../../files/disk/whole-file.ts';
import { Failure } from '../../model/failure.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Style } from '../../render/paper.ts';
import { printable } from '../../render/printable.ts';
import { problemToJson } from '../../render/problems.ts';
import { counted, firstNames } from '../../render/words.ts';
import { hiddenJson } from '../../run/hide.ts';
import { draftImport, type ImportDraft, USUAL_CSV_ABOVE } from '../../run/import/import.ts';
import { countsToJson, type Snapshot, snapshot, snapshotText } from '../../run/snapshot.ts';
import { type CommandResult, type ParsedArgs, succeeded, type World } from '../command.ts';
import { deskRequest, isGiven, numberOption, textOption, textsOption } from '../options.ts';
import { sayProblems } from '../tell-failure.ts';

export async function runImport(args: ParsedArgs, world: World): Promise<CommandResult> {
  const accept = textsOption(args, 'accept').flatMap((list) => list.split(','));
  const draft = await draftImport({
    ...deskRequest(args, world),
    selectors: textsOption(args, 'keys'),
    accept,
    seeds: isGiven(args, 'system') ? 'imported' : 'left-out',
    csvAbove: numberOption(args, 'csvAbove', 0, Number.MAX_SAFE_INTEGER) ?? USUAL_CSV_ABOVE,
  });
  sayProblems(draft.problems, world);
  const isCheck = isGiven(args, 'check');
  if (!isCheck) draft.write();
  // What was asked for by name and could not be had must not look like success to a script.
  const isMissed = draft.left.some(({ key, why }) => why === 'not-verified' || accept.includes(key));
  const outcome =
    draft.impossible.length > 0 || isMissed ? 'failed' : isCheck && draft.files.length > 0 ? 'changes' : 'ok';
  const { style } = world.out;
  const lines = [
    headLine(draft, isCheck ? 'checked' : 'written', style),
    ...draft.files.flatMap((file) => [fileLine(file, draft), ...(isCheck ? diffLines(file, style) : [])]),
    // The files whose first edit formats them.
    ...(draft.formatted.length === 0
      ? []
      : [`Formatted like \`deskform fmt\`, which they were not yet: ${firstNames(draft.formatted, printable)}.`]),
    ...restLines(draft, style),
  ];
  return {
    exitStatus: ({ failed: 1, changes: 2, ok: 0 } as const)[outcome],
    status: outcome,
    document: importDocument(draft),
    text: `${lines.join('\n')}\n`,
  };
}

/** What was written, or would be. */
function headLine(draft: ImportDraft, done: 'written' | 'checked', style: Style): string {
  const { files, left, target } = draft;
  const desk = printable(target.name);
  if (done === 'checked')
    return files.length === 0 ? 'Nothing would change.' : `${counted(files.length, 'file')} would change:`;
  if (files.length > 0) return `${style.green('Imported')} ${countOf(draft)} from ${desk}:`;
  return left.length === 0 ? `Nothing to write: the files match ${desk}.` : 'Nothing was written.';
}

/** What would change in a file, as a unified diff. */
function diffLines({ before = '', after }: ImportDraft['files'][number], style: Style): readonly string[] {
  // If most lines differ, the search for the shortest diff takes long, and the diff is not useful.
  const patch = structuredPatch('', '', before, after, '', '', { context: 3, timeout: 2000 });
  if (patch === undefined) return ['      (diff too large to show)'];
  const shown = patch.hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    style.dim(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`),
    ...lines.map((line) => {
      const text = printable(line.replace(/\r$/u, ''));
      return line.startsWith('+') ? style.green(text) : line.startsWith('-') ? style.red(text) : text;
    }),
  ]);
  return shown.map((line) => `    ${line}`);
}

function countOf({ imported, accepted }: ImportDraft): string {
  const parts = [
    ...(imported.size === 0 ? [] : [counted(imported.size, 'attribute')]),
    ...(accepted.length === 0 ? [] : [`the live settings of ${accepted.map(printable).join(', ')}`]),
  ];
  return parts.join(' and ');
}

/** The attributes that a file takes in. */
function keysIn(file: string, { imported }: ImportDraft): readonly string[] {
  return [...imported].flatMap(([key, of]) => (of === file ? [key] : []));
}

function fileLine({ file, before }: ImportDraft['files'][number], draft: ImportDraft): string {
  const count = keysIn(file, draft).length;
  const added = count === 0 ? '' : `, ${counted(count, 'attribute')}${before === undefined ? '' : ' added'}`;
  return `  ${printable(file)}  ${before === undefined ? 'new' : 'edited'}${added}`;
}

function restLines(draft: ImportDraft, style: Style): readonly string[] {
  const { left, impossible, secrets } = draft;
  return [
    ...section(
      'Not imported:',
      left.map(({ key, message }) => `${printable(key)}  ${printable(message)}`),
    ),
    ...impossible.flatMap(({ file, why }) => ['', style.yellow(`Edit ${printable(file)} manually: ${printable(why)}`)]),
    ...section(
      'Credentials are not written. Set these where deskform runs:',
      secrets.map(({ key, setting, variable }) => `${variable}  ${printable(setting)} of ${printable(key)}`),
    ),
  ];
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

function importDocument(draft: ImportDraft): JsonObject {
  return {
    target: draft.target,
    files: draft.files.map(({ file, before, after }) => ({
      file,
      action: before === undefined ? 'create' : 'edit',
      keys: keysIn(file, draft),
      text: after,
    })),
    imported: [...draft.imported.keys()],
    accepted: draft.accepted,
    same: draft.same,
    left: draft.left.map(({ key, why, message }) => ({ key, why, message })),
    secrets: draft.secrets.map(({ key, setting, variable }) => ({ key, setting, variable })),
    impossible: draft.impossible.map(({ file, keys, why }) => ({ file, keys, why })),
    formatted: draft.formatted,
    problems: draft.problems.map(problemToJson),
  };
}

export async function runSnapshot(args: ParsedArgs, world: World): Promise<CommandResult> {
  const records = isGiven(args, 'counts') ? 'counted' : 'not-counted';
  const file = textOption(args, 'out');
  if (file !== undefined && /\.ya?ml$/iu.test(file))
    throw new Failure('WRONG_USE', `a snapshot is JSON, and ${file} is YAML`, {
      hint: 'Choose a name that ends in .json. To write fields into your files: deskform import',
    });
  const saved = await snapshot({ ...deskRequest(args, world), records });
  const { target, url, rows, counts } = saved;
  const list = snapshotText(saved);
  const numbers = counts === undefined ? {} : { counts: countsToJson(counts) };
  const document = { target, url: url ?? null, attributes: rows.length, ...numbers, problems: [] };
  if (file === undefined) return succeeded({ ...document, file: null, rows }, list);
  const content = hiddenJson(list, world.hide);
  writeTogether([{ name: file, path: placeForOutput(world.cwd, file), content, mode: undefined }]);
  const count = counted(rows.length, 'attribute');
  return succeeded(
    { ...document, file },
    `Wrote ${count} of ${printable(target.name)} to ${printable(file)}, ${numbersInWords(counts)}without credentials.\n`,
  );
}

function numbersInWords(counts: Snapshot['counts']): string {
  if (counts === undefined) return '';
  const fields = [...counts.fields.values()];
  const known = fields.filter(({ filled }) => filled.records !== null).length;
  const left = fields.length - known;
  return `with record counts of ${counted(known, 'field')}${left === 0 ? '' : ` (${left} not counted)`}, `;
}
