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

type Follow = (lines: readonly string[], at: number, advice: string, value: RegExp) => readonly string[];

const indentOf = (line: string | undefined): number => line?.search(/\S|$/u) ?? 0;
/** Where the lines end that are indented below this one. */
function endOf(lines: readonly string[], at: number): number {
  const end = lines.findIndex((line, index) => index > at && line !== '' && indentOf(line) <= indentOf(lines[at]));
  return end < 0 ? lines.length : end;
}
const inBlock =
  (...instead: readonly string[]): Follow =>
  (lines, at, advice) => {
    const [, start = ''] = /^(\s*(?:- )?)/u.exec(lines[at] ?? '') ?? [];
    return lines.toSpliced(at, endOf(lines, at) - at, ...instead.map((line) => start + line.replace('ADVICE', advice)));
  };
const inLine =
  (found: RegExp, instead: string): Follow =>
  (lines, at, advice) =>
    lines.with(
      at,
      (lines[at] ?? '').replace(
        found,
        instead.replace('ADVICE', () => advice),
      ),
    );
const asValue =
  (write: (advice: string, written: string) => string): Follow =>
  (lines, at, advice, value) =>
    lines.with(
      at,
      (lines[at] ?? '').replace(value, (written) => write(advice, written)),
    );
const inEachLine =
  (found: RegExp): Follow =>
  (lines) =>
    lines.map((line) => line.replace(found, ''));
/** The lines of a setting, moved into data_option of their entry or out of it. */
const moved =
  (where: 'into' | 'behind'): Follow =>
  (lines, at) => {
    const block = lines.slice(at, endOf(lines, at));
    const rest = lines.toSpliced(at, block.length);
    const option = rest.findIndex((line, index) => line.trim() === 'data_option:' && index >= at - 8);
    if (option < 0) return lines;
    return where === 'into'
      ? rest.toSpliced(option + 1, 0, ...block.map((line) => `  ${line}`))
      : rest.toSpliced(endOf(rest, option), 0, ...block.map((line) => line.slice(2)));
  };

/** What a hint says that is no word to write in place of another, and how a person does it. */
const WAYS: readonly (readonly [hint: RegExp, follow: Follow])[] = [
  [/(?:Remove|Delete) the line\b(?! numbers)|Keep one of them|^Delete it, and|^Remove the line: /u, inBlock()],
  [/^Remove the \+ at the beginning/u, inEachLine(/^\+/u)],
  [/^Remove the line numbers/u, inEachLine(/^\s*\d+[:|.)]?\s/u)],
  [/^Remove it from the end of the line/u, inLine(/\s*[,;]\s*$/u, '')],
  [/^Begin the entry with "- "/u, inLine(/\S[\s\u00a0]*/u, '- ')],
  [/^Begin a comment with "# "/u, inLine(/\/\/\s*/u, '# ')],
  [/^Add a colon after the key/u, inLine(/(?<=\w)\s+|$/u, ': ')],
  [/^It belongs under data_option\./u, moved('into')],
  [/^Write it beside data_option, not inside/u, moved('behind')],
  [
    /^Swap the two/u,
    (lines) => lines.map((line) => line.replaceAll(/\bm(?:in|ax)(?=:)/gu, (key) => (key === 'min' ? 'max' : 'min'))),
  ],
  [/^For example: `(.+)`\.$/u, inBlock('ADVICE')],
  [/ as in (auth: .*\})$/u, inBlock('ADVICE')],
  [/^An? \w+ needs (data_option: \{.*\}),/u, inBlock('ADVICE')],
  [/^Write (options: \{[^…]*?\})\./u, inBlock('ADVICE')],
  [/^Remove options, and write `(options_from: list.csv)` beside/u, inLine(/\boptions:.*/u, '')],
  [/^Write ((?:version|value): [^…]+?)\.(?: |$)/u, inLine(/\b(?:version|value): (?:"[^"]*"|[^,}]*)/u, 'ADVICE')],
  [/^Write (\$\{env:\w+\})\./u, asValue((advice) => `"${advice}"`)],
  [/^Put it in quotes, as in/u, inLine(/\$\{env:\w+\}/u, '"$&"')],
  [/as in "(\$\{env:\w+\})"/u, asValue((advice) => `"${advice}"`)],
  [/^Write (-?\d+)(?: or| without)/u, asValue((advice) => advice)],
  [/^Write a whole number from (-?\d+)/u, asValue((advice) => advice)],
  [/^Write a time such as (\w+)/u, asValue((advice) => advice)],
  [/^(?:Put (?:it|the text) in quotes\.|Quote "[^"]+" to keep)/u, asValue((_, written) => JSON.stringify(written))],
  [/^Write http:\/\/ or/u, asValue((_, written) => `https://${written}`)],
  [/^Remove everything from the first \?/u, asValue((_, written) => written.replace(/[?#].*$/u, ''))],
];

/** The lines of the file as the advice says; undefined if it is none that only one edit follows. */
function followedIn(lines: readonly string[], at: number, told: Told): readonly string[] | undefined {
  const line = followed(lines[at] ?? '', told);
  if (line !== undefined) return lines.with(at, line);
  const way = WAYS.find(([hint]) => hint.test(told.hint ?? ''));
  if (way === undefined) return undefined;
  const [hint, follow] = way;
  const [, advice = ''] = hint.exec(told.hint ?? '') ?? [];
  const value = new RegExp(`(?<=^.{${(told.column ?? 1) - 1}})(?:"[^"]*"|[^\\s,}]+)`, 'u');
  return follow(lines, at, advice, value);
}

test('no advice fails when it is followed', async () => {
  const failed: string[] = [];
  let count = 0;
  for (const [what, files] of projects) {
    for (const told of await toldOf(files)) {
      const lines = (files[told.file ?? ''] ?? '').split('\n');
      if (told.file === null || told.line === null) continue;
      const mendedLines = followedIn(lines, told.line - 1, told);
      if (mendedLines === undefined) continue;
      count += 1;
      const mended = { ...files, [told.file]: mendedLines.join('\n') };
      const left = await toldOf(mended);
      const isLeft = ({ line: at, code, message }: Told): boolean =>
        code === 'yaml-syntax' || (at === told.line && code === told.code && message === told.message);
      if (left.some(isLeft))
        failed.push(
          `${what}: ${told.hint} → ${mendedLines.slice(told.line - 1, told.line + 2).join(' ⏎ ')} → ${left.map(({ message, hint }) => `${message} | ${hint}`).join(' / ')}`,
        );
    }
  }
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(140);
});
