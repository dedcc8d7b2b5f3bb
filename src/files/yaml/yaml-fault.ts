import { CST, type Document, type YAMLParseError } from 'yaml';
import type { Problem, ProblemText } from '../../model/problem.ts';
import { oddInStructure } from '../odd-text.ts';
import { NUMBERED, NUMBERS, pastedLine } from '../pasted.ts';
import { problemAt, type SourceText } from '../source-text.ts';

/** What is wrong, and the place to look at. */
type SyntaxProblem = ProblemText & { readonly offset: number };

/** Finds the syntax error of a document, at the position where a person would look for it. Undefined if it has none. */
export function problemOfSyntax(
  { errors, range }: Document.Parsed,
  tokens: readonly CST.Token[],
  source: SourceText,
): Problem | undefined {
  // The parser loses its way at the first error: what it says afterwards is about the same place.
  const [error, echo] = errors;
  if (error === undefined) return undefined;
  const inside = tokensWithin(tokens).filter(({ offset }) => offset >= range[0] && offset <= error.pos[0]);
  const { offset, message, hint } =
    inConflict(source.text) ??
    strangeLine(source.text, error.pos[0]) ??
    behindQuote(error, inside) ??
    leftOpen(error, inside, source) ??
    inWrongColumn(error, echo, inside, source) ??
    asTheParserSays(error, inside, source);
  const problem = { message: `invalid YAML: ${message}`, hint };
  return problemAt(source, 'yaml-syntax', source.positionAt(offset), problem);
}

/** Finds conflict markers of git. Otherwise, each marker would be reported as its own error. */
export function inConflict(text: string): SyntaxProblem | undefined {
  const offset = text.search(/^<{7}(?: |$)/mu);
  if (offset < 0 || !/^={7}\r?$/mu.test(text)) return undefined;
  const hint = 'Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return { offset, message: 'a git merge conflict is not resolved', hint };
}

/** Finds a line that is no YAML at all: the one of an error, one of the two before it, or the next one. */
function strangeLine(text: string, offset: number): SyntaxProblem | undefined {
  if (NUMBERED.test(text)) return { ...NUMBERS, offset: 0 };
  const own = lineStart(text, offset);
  const first = lineStart(text, lineStart(text, own - 1) - 1);
  let start = first;
  const near = text
    .slice(first)
    .split(/(?<=\n)/u, 4)
    .map((line) => {
      start += line.length;
      return { start: start - line.length, line: line.trimEnd() };
    });
  const order = [
    ...near.filter((one) => one.start <= own).reverse(),
    ...near.filter((one) => one.start > own).slice(0, 1),
  ];
  for (const { start: at, line } of order) {
    const found = oddInStructure(line) ?? pastedLine(line);
    if (found !== undefined) return { ...found, offset: at + found.column };
  }
  return undefined;
}

/** Finds text after the end of a quoted one: an apostrophe inside has ended it. */
function behindQuote({ code, pos }: YAMLParseError, inside: readonly CST.Token[]): SyntaxProblem | undefined {
  const quoted = inside.find((token) => isQuoted(token) && !isOpenQuote(token) && endOf(token) === pos[0]);
  if (code !== 'UNEXPECTED_TOKEN' || quoted === undefined) return undefined;
  const inText = quoted.type === 'single-quoted-scalar' ? "Write '' for an apostrophe" : 'Write \\" for a quote';
  const hint = `${inText} inside the text, or use the other kind of quotes.`;
  return { offset: pos[0], message: 'the quoted text has ended here', hint };
}

/** All tokens, including nested ones, in file order. */
function tokensWithin(tokens: readonly CST.Token[]): readonly CST.Token[] {
  const all: CST.Token[] = [];
  for (const token of tokens)
    if (token.type === 'document')
      CST.visit(token, ({ key, value }) => {
        if (key) all.push(key);
        if (value) all.push(value);
      });
  return all.sort((one, other) => one.offset - other.offset);
}

const CLOSED_BY: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Finds an unclosed quote or bracket. The parser reports it only many lines later. */
function leftOpen(
  { code, pos }: YAMLParseError,
  inside: readonly CST.Token[],
  { text, positionAt }: SourceText,
): SyntaxProblem | undefined {
  const quote =
    code === 'MISSING_CHAR' ? inside.findLast((token) => isOpenQuote(token) && endOf(token) === pos[0]) : undefined;
  const bracket = inside.findLast(
    (token) =>
      token.type === 'flow-collection' &&
      token.end[0]?.source !== CLOSED_BY[token.start.source] &&
      token.offset < pos[0],
  );
  const { offset } = quote ?? bracket ?? {};
  if (offset === undefined) return undefined;
  const sign = text[offset] ?? '';
  const what = quote === undefined ? 'bracket' : 'quote';
  const message = `the ${what} ${sign} opened on line ${positionAt(offset).line} is not closed`;
  return { offset, message, hint: `Close it with ${CLOSED_BY[sign] ?? 'the same quote'}.` };
}

function isQuoted(token: CST.Token): token is CST.FlowScalar {
  return token.type === 'double-quoted-scalar' || token.type === 'single-quoted-scalar';
}

function isOpenQuote(token: CST.Token): boolean {
  return isQuoted(token) && (token.source.length < 2 || token.source.at(-1) !== token.source[0]);
}

function endOf(token: CST.Token): number {
  return token.offset + ('source' in token ? token.source.length : 0);
}

const IN_COLUMN = 'Align all keys of an entry in the same column.';

/** Finds a line with wrong indentation. The parser reports an unrelated error for it. */
function inWrongColumn(
  { code, pos }: YAMLParseError,
  echo: YAMLParseError | undefined,
  inside: readonly CST.Token[],
  { text }: SourceText,
): SyntaxProblem | undefined {
  const message = 'the indentation is inconsistent';
  const offset = firstWritten(text, pos[0]);
  const isWithoutDash = inside.some(
    (token) =>
      token.type === 'block-seq' &&
      token.items.some(
        ({ start, value }) => value?.offset === offset && start.every(({ type }) => type !== 'seq-item-ind'),
      ),
  );
  // A list that begins where its map has to go on.
  const isList = text.slice(lineStart(text, offset), offset).trim() === '' && /^-\s/u.test(text.slice(offset));
  if (code === 'BAD_INDENT' || (code === 'MISSING_CHAR' && isWithoutDash)) return { offset, message, hint: IN_COLUMN };
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  if (isList) return { offset, message, hint: IN_COLUMN };
  // The text of one line and the key in the next, read as one long key.
  if (echo?.code !== 'MULTILINE_IMPLICIT_KEY' || echo.pos[0] !== pos[0]) return undefined;
  const key = firstWritten(text, lineStart(text, echo.pos[1]));
  return { offset: key, message, hint: `${IN_COLUMN} Put text that contains ": " in quotes.` };
}

/** Behind blanks, line breaks and comments. */
function firstWritten(text: string, offset: number): number {
  const blank = /(?:\s|#[^\n]*)*/uy;
  blank.lastIndex = offset;
  return offset + (blank.exec(text)?.[0].length ?? 0);
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Ours where the parser would quote the file: that may be a credential, and the source line shows it if allowed. */
const MESSAGES: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'Invalid escape sequence',
  TAG_RESOLVE_FAILED: 'Could not resolve tag',
  TAB_AS_INDENT: 'a tab is used for indentation',
  NON_STRING_KEY: 'a key must be plain text',
  UNEXPECTED_TOKEN: 'this text is not expected here',
};

const HINTS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'Indent with spaces.',
  BAD_SCALAR_START: 'Put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'Put the whole value in quotes.',
  MULTILINE_IMPLICIT_KEY: 'Add a colon after the key.',
  NON_STRING_KEY: 'Put the key in quotes, and all text that begins with "{". Templates are not filled in.',
  UNEXPECTED_TOKEN: 'Check brackets, commas and the indentation, and put text with ":", "#", "[" or "{" in quotes.',
  BAD_ALIAS: 'Put text that begins with "*" or "&" in quotes.',
};

/** A key, a colon and its value without a space between: "display:Building". */
const GLUED_COLON = /[ \t]*(?:- +)?[a-z_]+:(?=[^\s:])(?!\/\/)/uy;

function asTheParserSays(
  { code, message, pos }: YAMLParseError,
  inside: readonly CST.Token[],
  { text }: SourceText,
): SyntaxProblem {
  const isKeyAlone = inside.some(
    (token) =>
      token.type === 'block-map' &&
      token.items.some(
        ({ key, sep }) => key?.offset === pos[0] && sep?.some(({ type }) => type === 'map-value-ind') !== true,
      ),
  );
  const isKey = (code === 'MISSING_CHAR' && isKeyAlone) || code === 'MULTILINE_IMPLICIT_KEY';
  GLUED_COLON.lastIndex = lineStart(text, pos[0]);
  if (isKey && GLUED_COLON.test(text))
    return { offset: pos[0], message: 'there is no space after the colon', hint: 'Add a space after the colon.' };
  const isNested = code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested mappings');
  const begun = code === 'BAD_SCALAR_START' ? `unquoted text cannot begin with ${text[pos[0]]}` : MESSAGES[code];
  const said = isKey ? 'this line is not "key: value"' : (message.split('\n', 1)[0] ?? '');
  const inOurWords = isNested ? 'there is a second ":" on this line' : begun;
  return { offset: pos[0], message: inOurWords ?? said, hint: HINTS[isKey ? 'MULTILINE_IMPLICIT_KEY' : code] };
}
