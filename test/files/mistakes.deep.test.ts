import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAtTerminal } from '../cli/in-process.ts';
import { folderWith } from './temporary-project.ts';

type Files = Readonly<Record<string, string>>;
/** In a file, from a line on, so many lines are replaced by others. */
type Edit = readonly [file: string, from: number, count: number, lines: readonly string[]];
interface Mistake {
  readonly what: string;
  readonly edits?: readonly Edit[];
  readonly files?: Files;
}
interface Told {
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
}

/** Mistakes as people typed them, each an edit of the files in the first line. */
const [BASE, ...MISTAKES] = readFileSync(join(import.meta.dirname, 'mistakes.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Mistake => JSON.parse(line));

const projects = MISTAKES.map(({ what, edits = [], files }): readonly [string, Files] => {
  const base: Files = BASE?.files ?? {};
  const edited = edits.map(([file, from, count, lines]) => {
    const all = base[file]?.split('\n') ?? [];
    return [file, [...all.slice(0, from), ...lines, ...all.slice(from + count)].join('\n')];
  });
  return [what, { ...base, ...Object.fromEntries(edited), ...files }];
});

async function toldOf(files: Files): Promise<readonly Told[]> {
  const env = { DESKFORM_TOKEN: 'a-token-of-nobody' };
  const { stdout } = await runAtTerminal(['validate', '--json'], { cwd: await folderWith(files), env });
  return JSON.parse(stdout).problems;
}

test('every mistake is answered as before', async () => {
  const answers: string[] = [];
  for (const [what, files] of projects) {
    const told = await toldOf(files);
    const lines = told.map(({ file, line, column, code, message, hint }) => {
      return `${file ?? ''}:${line}:${column} ${code}\n  ${message}\n  → ${hint ?? ''}\n`;
    });
    answers.push(`${what}\n${lines.join('')}`);
  }
  await expect(answers.join('\n')).toMatchFileSnapshot('mistakes.golden.txt');
});

/** A word, a text or a line to write, as a hint gives it; what ends with a colon or an ellipsis is none. */
const ADVICE =
  /^(?:Did you mean `?([^`?]+)`?\?|Write `([^`…]+[^`:…])`|Write ("(?:[^"\\]|\\.)+")|Write ([\w./-]+)(?:[,.]|: the )(?! year))/u;

/** The line as the advice says; undefined if it is none to follow in one line. */
function followed(line: string, { message, hint }: Told): string | undefined {
  const [, near, code, text, bare] = ADVICE.exec(hint ?? '') ?? [];
  const advice = text === undefined ? (near ?? code ?? bare) : String(JSON.parse(text));
  if (advice === undefined) return undefined;
  if (hint?.includes('in the first line')) return advice;
  const [key] = /^[\w.-]+: ?/u.exec(advice) ?? [];
  if (key !== undefined && line.includes(key)) return line.slice(0, line.indexOf(key)) + advice;
  const [quoted = ''] = message.match(/"(?:[^"\\]|\\.)+"/u) ?? [];
  if (hint?.includes('without quotes') && line.includes(quoted)) return line.replace(quoted, advice);
  const wrong = quoted === '' ? '' : String(JSON.parse(quoted));
  if (wrong === '' || !line.includes(wrong)) return undefined;
  if (advice.startsWith('#{')) return line.replace(/[#$]?\{+[^}]*\}+/u, () => advice);
  return key === undefined ? line.replace(wrong, () => advice) : line.slice(0, line.indexOf(wrong)) + advice;
}

test('no advice fails when it is followed', async () => {
  const failed: string[] = [];
  let count = 0;
  for (const [what, files] of projects) {
    for (const told of await toldOf(files)) {
      const lines = (files[told.file ?? ''] ?? '').split('\n');
      const line = followed(lines[(told.line ?? 0) - 1] ?? '', told);
      if (line === undefined || told.file === null || told.line === null) continue;
      count += 1;
      const mended = { ...files, [told.file]: lines.with(told.line - 1, line).join('\n') };
      const left = await toldOf(mended);
      const isLeft = ({ line: at, code, message }: Told): boolean =>
        code === 'yaml-syntax' || (at === told.line && code === told.code && message === told.message);
      if (left.some(isLeft))
        failed.push(
          `${what}: ${told.hint} → ${line.trim()} → ${left.map(({ message, hint }) => `${message} | ${hint}`).join(' / ')}`,
        );
    }
  }
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(60);
});
