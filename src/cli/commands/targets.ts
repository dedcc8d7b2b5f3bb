import { printable } from '../../render/printable.ts';
import { problemToJson, renderProblems } from '../../render/problems.ts';
import { paddedTo, widest } from '../../render/wrap.ts';
import { ALL_TARGETS, chooseTargets } from '../../run/open-project.ts';
import type { CommandResult, Typed, World } from '../command.ts';
import { chosenWords } from '../each-target.ts';
import { projectChoice } from '../options.ts';

/** The targets, for people and for the matrix of a CI job. */
export async function runTargets(typed: Typed, world: World): Promise<CommandResult> {
  const words = chosenWords(typed);
  const { targets, problems } = await chooseTargets(
    projectChoice(typed, world),
    words.length === 0 ? [ALL_TARGETS] : words,
  );
  if (problems.length > 0) world.say(renderProblems(problems, world.err.style));
  const rows = targets.map(({ name, url, tags, release }) => [
    printable(name),
    printable(url),
    tags.length === 0 ? '' : printable(tags.join(', ')),
    release ?? '',
  ]);
  return {
    exitStatus: 0,
    status: 'ok',
    document: {
      problems: problems.map(problemToJson),
      targets: targets.map(({ name, url, tags, release }) => ({ name, url, tags, release: release ?? null })),
    },
    text: tableOf([['name', 'address', 'tags', 'release'], ...rows]),
  };
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => widest(rows.map((row) => row[column] ?? '')));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => paddedTo(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
