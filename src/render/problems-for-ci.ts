import { createHash } from 'node:crypto';
import type { Problem, SourcePosition } from '../model/problem.ts';
import { escapeUnits, printableJson, printableSentence, printableShort } from './printable.ts';
import type { Story } from './story/story.ts';
import { obstacleInWords } from './words.ts';

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

const SEVERITIES = { error: 'critical', warning: 'minor' } as const satisfies Record<Problem['severity'], string>;

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
      severity: SEVERITIES[severity],
      location: { path: printableSentence(path), lines: { begin: where?.line ?? 1 } },
    };
  });
  // JSON escapes: a reader decodes them, unlike the escapes of --ascii.
  return `${printableJson(findings).replace(/[\u0080-\uffff]/g, escapeUnits)}\n`;
}

/** Why a plan cannot be applied: what blocks it, then each refused attribute at its line. */
export function refusalsOf({ entries, obstacles }: Story): readonly Finding[] {
  const refused = entries.filter(({ action }) => action === 'refuse');
  const blocking = obstacles.filter(({ kind }) => kind !== 'refusals').map(obstacleInWords);
  return [
    ...blocking.map(
      (text): Finding => ({ severity: 'error', title: 'Not applicable', lines: [text], where: undefined }),
    ),
    ...refused.map(({ key, label, headline, notes, where }): Finding => {
      const said = notes.map(({ tone, text }) => `${tone === 'advice' ? '→ ' : ''}${text}`);
      const title = label === undefined ? key : `${printableShort(key, 60)} "${printableShort(label, 50)}"`;
      return { severity: 'error', title, lines: [headline, ...said], where };
    }),
  ];
}
