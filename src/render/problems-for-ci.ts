import { createHash } from 'node:crypto';
import type { Problem } from '../problem/problem.ts';
import { printableJson, printableSentence } from './printable.ts';

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

/** Where a problem without a line is shown: GitLab takes none without a file. */
interface GitlabPlace {
  /** From the top of the repository to the project; empty where they are one. */
  readonly folder: string;
  /** The project's configuration, from its folder. */
  readonly configFile: string;
}

/** Problems as GitLab's Code Quality report, which a merge request shows at the lines of its files. */
export function renderProblemsGitlab(problems: readonly Problem[], { folder, configFile }: GitlabPlace): string {
  const seen = new Map<string, number>();
  const findings = problems.map(({ severity, code, message, hint, where, key }) => {
    const path = inRepository(folder, where?.file ?? configFile);
    const description = [message, ...(hint === undefined ? [] : [hint])].map(printableSentence).join(' → ');
    const identity = [code, path, key ?? '', message].join('\0');
    const nth = seen.get(identity) ?? 0;
    seen.set(identity, nth + 1);
    return {
      description,
      check_name: code,
      fingerprint: fingerprintOf(identity, nth),
      severity: SEVERITIES[severity],
      location: { path: printableSentence(path), lines: { begin: where?.line ?? 1 } },
    };
  });
  return `${inAscii(printableJson(findings))}\n`;
}

const SEVERITIES = { error: 'critical', warning: 'minor' } as const satisfies Record<Problem['severity'], string>;

/** Without the line: what only moves within its file is not a new finding. */
function fingerprintOf(identity: string, nth: number): string {
  return createHash('sha256').update(`${identity}\0${nth}`).digest('hex');
}

function inRepository(folder: string, file: string): string {
  return folder === '' ? file : `${folder}/${file}`;
}

/** What a JSON reader undoes: with --ascii every other character of a text would become an escape that it does not know. */
function inAscii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
