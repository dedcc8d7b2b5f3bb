import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { EXIT_STATUS_OF } from '../src/problem/failure.ts';
import { PROBLEMS } from '../src/problem/problem-codes.ts';

/**
 * Prints every message of deskform with its file and line, grouped by code, so that one person can read all of them.
 * `npm run messages -- WORD` prints those with the word in code, file or text. `{…}` is the expression of a value.
 */

/** One text of the source. */
export interface Message {
  /** Its code, or its folder if the call around it names no code. */
  readonly heading: string;
  readonly text: string;
  readonly where: string;
}

const CODES = new Set<string>([...Object.keys(PROBLEMS), ...Object.keys(EXIT_STATUS_OF)]);

/** The service's own words, the page's styles, and data. */
const NOT_OURS = ['src/sandbox/model/**', 'src/**/generated/**', 'src/**/*.d.*'];

export function messagesOf(root: string): readonly Message[] {
  return globSync('src/**/*.ts', { cwd: root, ignore: NOT_OURS })
    .sort()
    .flatMap((file) => messagesIn(file, readFileSync(join(root, file), 'utf8')));
}

function messagesIn(file: string, source: string): readonly Message[] {
  const found: Message[] = [];
  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length;
  const visit = (node: Node, code: string | undefined): void => {
    if (isOnlyType(node) || node.type === 'ImportDeclaration') return;
    const text = textOf(node, source);
    if (text !== undefined) {
      if (isSentence(text)) {
        found.push({ heading: code ?? roomOf(file), text, where: `${file}:${lineOf(node.start)}` });
      }
      return;
    }
    const own = codeIn(node) ?? code;
    for (const child of childrenOf(node)) visit(child, own);
  };
  visit(parseSync(file, source).program, undefined);
  return found;
}

/** A type, but not a value with a type beside it, such as `{ … } as const`. */
function isOnlyType({ type }: Node): boolean {
  return type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/u.test(type);
}

/** The text of a string or a template, with `{…}` for each value. */
function textOf(node: Node, source: string): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') {
    return node.quasis
      .map(({ value }, at) => {
        const put = node.expressions[at];
        return `${value.cooked ?? value.raw}${put === undefined ? '' : `{${source.slice(put.start, put.end)}}`}`;
      })
      .join('');
  }
  return undefined;
}

function isSentence(text: string): boolean {
  return (
    /\p{L}{2,}.*\s.*\p{L}{2,}/su.test(text.replaceAll(/\{[^}]*\}/gu, 'word')) &&
    !/^[.#@:\w-]+\s*\{|[<>;]\s*$/u.test(text)
  );
}

/** The code among the arguments of a call, or among the properties of an object. */
function codeIn(node: Node): string | undefined {
  const values =
    node.type === 'CallExpression' || node.type === 'NewExpression'
      ? node.arguments
      : node.type === 'ObjectExpression'
        ? node.properties.flatMap((property) => (property.type === 'Property' ? [property.value] : []))
        : [];
  return values.flatMap((value) =>
    value.type === 'Literal' && typeof value.value === 'string' && CODES.has(value.value) ? [value.value] : [],
  )[0];
}

function childrenOf(node: Node): readonly Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const value: unknown = Reflect.get(node, key);
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function roomOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

if (import.meta.filename === process.argv[1]) {
  const wanted = process.argv.slice(2).join(' ');
  const messages = messagesOf(join(import.meta.dirname, '..')).filter(({ heading, text, where }) =>
    `${heading} ${where} ${text}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const headings = [...new Set(messages.map(({ heading }) => heading))].sort();
  for (const heading of headings) {
    process.stdout.write(`\n${heading}\n`);
    for (const { text, where } of messages.filter((message) => message.heading === heading)) {
      process.stdout.write(`  ${where}\n    ${text.replaceAll('\n', '\n    ')}\n`);
    }
  }
}
