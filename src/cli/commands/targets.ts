import { printable } from '../../render/printable.ts';
import { problemToJson } from '../../render/problems.ts';
import { paddedTo, widest } from '../../render/wrap.ts';
import { ALL_TARGETS, chooseTargets } from '../../run/open-project.ts';
import { type CommandResult, type ParsedArgs, succeeded, type World } from '../command.ts';
import { projectChoice, targetWords } from '../options.ts';
import { sayProblems } from '../tell-failure.ts';

/** Lists the targets, for people and for the matrix of a CI job. */
export async function runTargets(args: ParsedArgs, world: World): Promise<CommandResult> {
  const words = targetWords(args);
  const { targets, problems } = await chooseTargets(
    projectChoice(args, world),
    words.length === 0 ? [ALL_TARGETS] : words,
  );
  sayProblems(problems, world);
  const rows = targets.map(({ name, url, tags, release }) => [
    printable(name),
    printable(url),
    printable(tags.join(', ')),
    release?.name ?? '',
  ]);
  return succeeded(
    {
      problems: problems.map(problemToJson),
      targets: targets.map(({ name, url, tags, release }) => ({ name, url, tags, release: release?.name ?? null })),
    },
    tableOf([['name', 'address', 'tags', 'release'], ...rows]),
  );
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => widest(rows.map((row) => row[column] ?? '')));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => paddedTo(cell, widths[column] ?? 0)).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}
