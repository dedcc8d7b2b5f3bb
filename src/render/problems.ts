import { createHash } from 'node:crypto';
import { grouped } from '../model/grouped.ts';
import { formatPosition, isError, type Problem, type SourcePosition } from '../model/problem.ts';
import type { ProblemDocument } from '../plan/plan-document.ts';
import type { Style } from './paper.ts';
import { escapeUnits, printable, printableJson, printableSentence, printableShort } from './printable.ts';
import type { Story } from './story/story.ts';
import { counted, firstNames, obstacleInWords, tally } from './words.ts';
import { widthOf } from './wrap.ts';

/** The part of a problem that is shown, and all that a saved plan contains. */
export type ToldProblem = Pick<Problem, 'severity' | 'message' | 'hint' | 'where' | 'sourceLine' | 'key'> & {
  readonly code: string;
};

export function renderProblems(problems: readonly ToldProblem[], style: Style): string {
  return problemsOnce(problems)
    .map((problem) => renderProblem(problem, style))
    .join('\n');
}

/** Says the same of several attributes once, at the place of the first and with the names of the others. */
export function problemsOnce<P extends ToldProblem>(problems: readonly P[]): readonly P[] {
  const same = grouped(problems.map((one, at) => [one.key === undefined ? at : withoutNames(one), one] as const));
  return [...same.values()].map(([first, ...others]) => {
    const names = [...new Set(others.flatMap(({ key }) => (key === undefined || key === first.key ? [] : [key])))];
    if (names.length === 0) return first;
    return { ...first, message: `${first.message}. The same: ${firstNames(names, printable)}` };
  });
}

function withoutNames({ code, message, hint = '', key = '' }: ToldProblem): string {
  const name = key.slice(key.indexOf('.') + 1);
  return [code, message, hint].map((text) => text.replaceAll(key, '').replaceAll(name, '')).join('\n');
}

function renderProblem(problem: ToldProblem, style: Style): string {
  const paint = problem.severity === 'error' ? style.red : style.yellow;
  const place = problem.where === undefined ? '' : `${style.bold(printableSentence(formatPosition(problem.where)))}  `;
  const lines = [
    `${place}${paint(problem.severity)} ${style.dim(problem.code)}`,
    `  ${printableSentence(problem.message)}`,
  ];
  if (problem.where !== undefined && problem.sourceLine !== undefined)
    lines.push(...markedLine(problem.sourceLine, problem.where, style));
  if (problem.hint !== undefined) lines.push(`  → ${printableSentence(problem.hint)}`);
  return `${lines.join('\n')}\n`;
}

/** The longest part of a source line to show; it includes the place. */
const LONGEST_LINE = 70;

function markedLine(sourceLine: string, { line, column }: SourcePosition, style: Style): readonly string[] {
  const from = Math.max(0, column - 1 - LONGEST_LINE / 2);
  const stretch = sourceLine.slice(from, from + LONGEST_LINE).replaceAll('\t', ' ');
  const before = printable(stretch.slice(0, column - 1 - from));
  const gutter = `  ${line} | `;
  return [
    `${style.dim(gutter)}${printable(stretch)}`,
    `${style.dim(`${' '.repeat(gutter.length - 2)}| `)}${' '.repeat(widthOf(before))}${style.red('^')}`,
  ];
}

export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  return tally({ error: errors, warning: problems.length - errors }, counted) || 'no problems';
}

/** A problem as JSON. Absent parts are null, so that every field always exists. */
export function problemToJson({ code, severity, rule, message, hint, where, key }: Problem): ProblemDocument {
  return {
    code,
    severity,
    rule,
    message,
    hint: hint ?? null,
    file: where?.file ?? null,
    line: where?.line ?? null,
    column: where?.column ?? null,
    ...(key === undefined ? {} : { key }),
  };
}

/** Reads a problem of a saved plan, without its source line. */
export function toldProblem({ code, severity, message, hint, file, line, column, key }: ProblemDocument): ToldProblem {
  const where = file === null || line === null || column === null ? undefined : { file, line, column };
  return { code, severity, message, hint: hint ?? undefined, where, sourceLine: undefined, key };
}

/** What CI shows at a line of a file, or for the whole run. */
export interface Finding {
  readonly severity: Problem['severity'];
  readonly title: string;
  readonly lines: readonly string[];
  /** In the files of the project. */
  readonly where: SourcePosition | undefined;
}

export function findingsOf(problems: readonly Problem[]): readonly Finding[] {
  return problems.map(({ severity, code, where, ...text }) => ({
    severity,
    title: code,
    lines: withHint(text),
    where,
  }));
}

export function withHint({ message, hint }: Pick<Problem, 'message' | 'hint'>): readonly string[] {
  return hint === undefined ? [message] : [message, hint];
}

/** GitHub allows 255 characters. It cuts a longer text itself. */
const LONGEST_TITLE = 120;

/**
 * Renders findings as workflow commands, one per line: GitHub shows each at its line of the file. `folder` is the path from
 * the repository root to the project; empty if they are the same.
 */
export function renderFindingsGithub(findings: readonly Finding[], folder: string): string {
  const commands = findings.map(({ severity, title, lines, where }) => {
    const place =
      where === undefined
        ? []
        : [`file=${property(inRepository(folder, where.file))}`, `line=${where.line}`, `col=${where.column}`];
    // Only this line break is ours; others are escaped before.
    const text = lines.map(data).join('%0A');
    return `::${severity} ${[...place, `title=${property(printableShort(title, LONGEST_TITLE))}`].join(',')}::${text}\n`;
  });
  return commands.join('');
}

function data(text: string): string {
  return printableSentence(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function inRepository(folder: string, file: string): string {
  return folder === '' ? file : `${folder}/${file}`;
}

/**
 * Renders problems as a GitLab Code Quality report, which a merge request shows at the lines of its files. GitLab requires a
 * file: a problem without one is shown in `configFile`, a path from the project's folder.
 */
export function renderProblemsGitlab(problems: readonly Problem[], folder: string, configFile: string): string {
  const seen = new Map<string, number>();
  const findings = problems.map(({ severity, code, message, hint, where, key }) => {
    const path = inRepository(folder, where?.file ?? configFile);
    // Without the line: a problem that moves within its file is not a new finding.
    const identity = [code, path, key ?? '', message].join('\0');
    const nth = seen.get(identity) ?? 0;
    seen.set(identity, nth + 1);
    return {
      description: withHint({ message, hint }).map(printableSentence).join(' → '),
      check_name: code,
      fingerprint: createHash('sha256').update(`${identity}\0${nth}`).digest('hex'),
      severity: severity === 'error' ? 'critical' : 'minor',
      location: { path: printableSentence(path), lines: { begin: where?.line ?? 1 } },
    };
  });
  // JSON escapes: a reader decodes them, unlike the escapes of --ascii.
  return `${printableJson(findings).replace(/[\u0080-\uffff]/g, escapeUnits)}\n`;
}

/** Why a plan cannot be applied: what blocks it, then each refused attribute at its line. */
export function refusalsOf({ entries, obstacles }: Story): readonly Finding[] {
  const blocking = obstacles.filter(({ kind }) => kind !== 'refusals').map(obstacleInWords);
  const refused = entries.filter(({ action }) => action === 'refuse');
  return [
    ...blocking.map((text) => ({ title: 'Not applicable', lines: [text], where: undefined })),
    ...refused.map(({ key, label, headline, notes, where }) => {
      const said = notes.map(({ tone, text }) => `${tone === 'advice' ? '→ ' : ''}${text}`);
      const title = label === undefined ? key : `${printableShort(key, 60)} "${printableShort(label, 50)}"`;
      return { title, lines: [headline, ...said], where };
    }),
  ].map((finding) => ({ severity: 'error', ...finding }));
}
