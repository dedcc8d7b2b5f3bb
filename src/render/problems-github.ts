import type { Problem } from '../problem/problem.ts';
import { printableSentence } from './printable.ts';

/**
 * Problems as workflow commands, one a line: GitHub shows each at its line of the file. `folder` leads from the
 * repository to the project, since GitHub knows files by their place in the repository; empty where they are one.
 */
export function renderProblemsGithub(problems: readonly Problem[], folder: string): string {
  return problems.map((problem) => `${commandOf(problem, folder)}\n`).join('');
}

function commandOf({ severity, code, message, hint, where }: Problem, folder: string): string {
  const place =
    where === undefined
      ? []
      : [
          `file=${property(folder === '' ? where.file : `${folder}/${where.file}`)}`,
          `line=${where.line}`,
          `col=${where.column}`,
        ];
  const properties = [...place, `title=${property(code)}`].join(',');
  return `::${severity} ${properties}::${data(hint === undefined ? [message] : [message, hint])}`;
}

/** What is written of others is made harmless before; what is escaped here is ours to mean: the break between lines. */
function data(lines: readonly string[]): string {
  return lines.map((line) => escaped(printableSentence(line))).join('%0A');
}

function property(text: string): string {
  return escaped(printableSentence(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
