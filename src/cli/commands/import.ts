import type { JsonObject } from '../../attribute/json.ts';
import { fileDiff } from '../../render/file-diff.ts';
import { printable } from '../../render/printable.ts';
import { problemToJson } from '../../render/problem-json.ts';
import { renderProblems } from '../../render/problems.ts';
import type { Style } from '../../render/style.ts';
import { plural } from '../../render/words.ts';
import { draftImport, type ImportDraft, type ImportRequest, USUAL_CSV_ABOVE } from '../../run/import/import.ts';
import type { CommandResult, Typed } from '../command.ts';
import { isGiven, numberOption, projectChoice, textOption, textsOption } from '../options.ts';
import type { World } from '../world.ts';

export async function runImport(typed: Typed, world: World): Promise<CommandResult> {
  const request = importRequest(typed, world);
  const draft = await draftImport(request);
  if (draft.problems.length > 0) world.say(renderProblems(draft.problems, world.err.style));
  const isCheck = isGiven(typed, 'check');
  if (!isCheck) draft.write();
  // What was asked for by name and could not be had must not look like success to a script.
  const isMissed = draft.left.some(({ key, why }) => why === 'not-proved' || request.accept.includes(key));
  const outcome =
    draft.impossible.length > 0 || isMissed ? 'failed' : isCheck && draft.files.length > 0 ? 'changes' : 'ok';
  return {
    exitStatus: ({ failed: 1, changes: 2, ok: 0 } as const)[outcome],
    status: outcome,
    document: importDocument(draft),
    text: isCheck ? checkText(draft, world.out.style) : importText(draft, world.out.style),
  };
}

function importRequest(typed: Typed, world: World): ImportRequest {
  return {
    ...projectChoice(typed, world),
    target: textOption(typed, 'target'),
    liveFile: textOption(typed, 'live'),
    selectors: textsOption(typed, 'keys'),
    accept: textsOption(typed, 'accept').flatMap((list) => list.split(',')),
    seeds: isGiven(typed, 'system') ? 'imported' : 'left-out',
    layout: isGiven(typed, 'split') ? 'file-per-attribute' : 'file-per-object',
    csvAbove: numberOption(typed, 'csvAbove', '--csv-above', 0, Number.MAX_SAFE_INTEGER) ?? USUAL_CSV_ABOVE,
  };
}

/** What was written, in files and attributes. */
function importText(draft: ImportDraft, style: Style): string {
  const { files, left } = draft;
  const desk = printable(draft.target.name);
  const nothing = left.length === 0 ? `Nothing to write: the files say what ${desk} has.` : 'Nothing was written.';
  const head = files.length === 0 ? nothing : `${style.green('Imported')} ${countOf(draft)} from ${desk}:`;
  const keysOf = keysByFile(draft);
  return `${[head, ...files.map((file) => fileLine(file, keysOf)), ...restLines(draft, style)].join('\n')}\n`;
}

/** What would be written, line by line. */
function checkText(draft: ImportDraft, style: Style): string {
  const { files } = draft;
  const keysOf = keysByFile(draft);
  const head = files.length === 0 ? 'Nothing would change.' : `${plural(files.length, 'file')} would change:`;
  const changes = files.flatMap((file) => [
    fileLine(file, keysOf),
    ...fileDiff(file.before ?? '', file.after, style).map((line) => `    ${line}`),
  ]);
  return `${[head, ...changes, ...restLines(draft, style)].join('\n')}\n`;
}

function countOf({ imported, accepted }: ImportDraft): string {
  const parts = [
    ...(imported.size === 0 ? [] : [plural(imported.size, 'attribute')]),
    ...(accepted.length === 0 ? [] : [`the help desk's side of ${accepted.map(printable).join(', ')}`]),
  ];
  return parts.join(' and ');
}

/** What was imported into each file: with --split there are as many files as attributes. */
function keysByFile({ imported }: Pick<ImportDraft, 'imported'>): ReadonlyMap<string, readonly string[]> {
  const keysOf = new Map<string, string[]>();
  for (const [key, file] of imported) {
    const keys = keysOf.get(file) ?? [];
    keys.push(key);
    keysOf.set(file, keys);
  }
  return keysOf;
}

function fileLine({ file, before }: ImportDraft['files'][number], keysOf: ReturnType<typeof keysByFile>): string {
  const count = keysOf.get(file)?.length ?? 0;
  const added = count === 0 ? '' : `, ${plural(count, 'attribute')}${before === undefined ? '' : ' added'}`;
  return `  ${printable(file)}  ${before === undefined ? 'new' : 'edited'}${added}`;
}

function restLines(draft: ImportDraft, style: Style): readonly string[] {
  const { left, impossible, secrets } = draft;
  return [
    ...section(
      'Left as they are:',
      left.map(({ key, message }) => `${printable(key)}  ${printable(message)}`),
    ),
    ...impossible.flatMap(({ file, why, patch }) => [
      '',
      style.yellow(`${printable(file)} has to be edited by hand: ${printable(why)}`),
      ...patch.split('\n').map((line) => `    ${printable(line)}`),
    ]),
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
  const keysOf = keysByFile(draft);
  return {
    target: draft.target,
    files: draft.files.map(({ file, before, after }) => ({
      file,
      action: before === undefined ? 'create' : 'edit',
      keys: keysOf.get(file) ?? [],
      text: after,
    })),
    imported: [...draft.imported.keys()],
    accepted: draft.accepted,
    same: draft.same,
    left: draft.left.map(({ key, why, message }) => ({ key, why, message })),
    secrets: draft.secrets.map(({ key, setting, variable }) => ({ key, setting, variable })),
    impossible: draft.impossible.map(({ file, keys, why, patch }) => ({ file, keys, why, patch })),
    problems: draft.problems.map(problemToJson),
  };
}
