import { CST, type Document, type YAMLParseError } from 'yaml';
import { makeProblem, type Problem, type ProblemText } from '../../model/problem.ts';
import { foreignLine, NUMBERED, NUMBERS } from '../pasted.ts';
import type { SourceText } from '../source-text.ts';

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
  const { offset, message, hint } =
    inConflict(source.text) ??
    foreignNear(error.pos[0], source) ??
    behindQuote(error, source) ??
    leftOpen(tokens, [range[0], error.pos[0]], source) ??
    inWrongColumn(error, echo, source) ??
    asTheParserSays(error, source);
  const detail = { hint, where: source.positionAt(offset) };
  return source.tell(makeProblem('yaml-syntax', `invalid YAML: ${message}`, detail));
}

/** Finds conflict markers of git. Otherwise, each marker would be reported as its own error. */
export function inConflict(text: string): SyntaxProblem | undefined {
  const offset = text.search(/^<{7}(?: |$)/mu);
  if (offset < 0 || !/^={7}\r?$/mu.test(text)) return undefined;
  const hint = 'Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return { offset, message: 'a git merge conflict is not resolved', hint };
}

/** Finds a line that is no YAML at all: the one of an error, one of the two before it, or the next one. */
function foreignNear(offset: number, { text, positionAt, lineAt }: SourceText): SyntaxProblem | undefined {
  if (NUMBERED.test(text)) return { ...NUMBERS, offset: 0 };
  const { line } = positionAt(offset);
  for (const near of [line, line - 1, line - 2, line + 1]) {
    const { start, written } = lineAt(near);
    const found = foreignLine(written.trimEnd());
    if (found !== undefined) return { ...found, offset: start + found.column };
  }
  return undefined;
}

/** Finds text after the end of a quoted one: an apostrophe inside has ended it. */
function behindQuote({ code, pos }: YAMLParseError, { text }: SourceText): SyntaxProblem | undefined {
  const sign = text[pos[0] - 1];
  if (code !== 'UNEXPECTED_TOKEN' || (sign !== "'" && sign !== '"')) return undefined;
  const inText = sign === "'" ? "Write '' for an apostrophe" : 'Write \\" for a quote';
  const hint = `${inText} inside the text, or use the other kind of quotes.`;
  return { offset: pos[0], message: 'the quoted text has ended here', hint };
}

const CLOSED_BY: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Finds the last unclosed quote or bracket between two places. The parser reports it only many lines later. */
function leftOpen(
  tokens: readonly CST.Token[],
  [start, end]: readonly [number, number],
  { text, positionAt }: SourceText,
): SyntaxProblem | undefined {
  let offset = -1;
  const look = (token: CST.Token | null | undefined): void => {
    if (token && token.offset >= start && token.offset < end && isOpen(token)) offset = Math.max(offset, token.offset);
  };
  for (const token of tokens)
    if (token.type === 'document')
      CST.visit(token, ({ key, value }) => {
        look(key);
        look(value);
      });
  const sign = text[offset];
  if (sign === undefined) return undefined;
  const closedBy = CLOSED_BY[sign];
  const what = closedBy === undefined ? 'quote' : 'bracket';
  const message = `the ${what} ${sign} opened on line ${positionAt(offset).line} is not closed`;
  return { offset, message, hint: `Close it with ${closedBy ?? 'the same quote'}.` };
}

function isOpen(token: CST.Token): boolean {
  if (token.type === 'flow-collection') return token.end[0]?.source !== CLOSED_BY[token.start.source];
  if (token.type !== 'double-quoted-scalar' && token.type !== 'single-quoted-scalar') return false;
  return token.source.length < 2 || token.source.at(-1) !== token.source[0];
}

const IN_COLUMN = 'Align all keys of an entry in the same column.';

/** Finds a line with wrong indentation. The parser reports an unrelated error for it. */
function inWrongColumn(
  { code, pos, message: said }: YAMLParseError,
  echo: YAMLParseError | undefined,
  { text }: SourceText,
): SyntaxProblem | undefined {
  const message = 'the indentation is inconsistent';
  const offset = firstWritten(text, pos[0]);
  // A list that begins where its map has to go on.
  const isList = text.slice(lineStart(text, offset), offset).trim() === '' && /^-\s/u.test(text.slice(offset));
  if (code === 'BAD_INDENT' || said.startsWith('Sequence item without -')) return { offset, message, hint: IN_COLUMN };
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
const OURS: Readonly<Record<string, readonly [message: string | undefined, hint?: string]>> = {
  BAD_DQ_ESCAPE: ['Invalid escape sequence'],
  TAG_RESOLVE_FAILED: ['Could not resolve tag'],
  TAB_AS_INDENT: ['a tab is used for indentation', 'Indent with spaces.'],
  BAD_SCALAR_START: [undefined, 'Put the text in quotes.'],
  BLOCK_AS_IMPLICIT_KEY: [undefined, 'Put the whole value in quotes.'],
  MULTILINE_IMPLICIT_KEY: ['this line is not "key: value"', 'Add a colon after the key.'],
  NON_STRING_KEY: [
    'a key must be plain text',
    'Put the key in quotes, and all text that begins with "{". Templates are not filled in.',
  ],
  UNEXPECTED_TOKEN: [
    'this text is not expected here',
    'Check brackets, commas and the indentation, and put text with ":", "#", "[" or "{" in quotes.',
  ],
  BAD_ALIAS: [undefined, 'Put text that begins with "*" or "&" in quotes.'],
};

/** A key, a colon and its value without a space between: "display:Building". */
const GLUED_COLON = /[ \t]*(?:- +)?[a-z_]+:(?=[^\s:])(?!\/\/)/uy;

function asTheParserSays({ code, message, pos }: YAMLParseError, { text }: SourceText): SyntaxProblem {
  const isKey = code === 'MULTILINE_IMPLICIT_KEY' || message.startsWith('Implicit map keys');
  GLUED_COLON.lastIndex = lineStart(text, pos[0]);
  if (isKey && GLUED_COLON.test(text))
    return { offset: pos[0], message: 'there is no space after the colon', hint: 'Add a space after the colon.' };
  const [ours = message, hint] = OURS[isKey ? 'MULTILINE_IMPLICIT_KEY' : code] ?? [];
  const isNested = message.startsWith('Nested mappings');
  const begun = code === 'BAD_SCALAR_START' ? `unquoted text cannot begin with ${text[pos[0]]}` : ours;
  return { offset: pos[0], message: isNested ? 'there is a second ":" on this line' : begun, hint };
}
