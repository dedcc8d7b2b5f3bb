import { CST, type Document, type YAMLParseError } from 'yaml';
import type { ProblemText } from '../../model/problem.ts';
import { foreignLine, NUMBERED, NUMBERS } from '../pasted.ts';
import type { SourceText } from '../source-text.ts';

/** What is wrong, and the place to look at. */
type SyntaxProblem = ProblemText & { readonly offset: number };

/** Finds the syntax error of a document, at the position where a person would look for it. Undefined if it has none. */
export function faultOfSyntax({ errors, range }: Document.Parsed, tokens: readonly CST.Token[], source: SourceText) {
  // The parser loses its way at the first error: what it says afterwards is about the same place.
  const [error, echo] = errors;
  if (error === undefined) return undefined;
  return (
    inConflict(source.text) ??
    foreignNear(error.pos[0], source) ??
    behindQuote(error, source) ??
    leftOpen(tokens, range[0], error.pos[0], source) ??
    inWrongColumn(error, echo, source.text) ??
    asTheParserSays(error, source.text)
  );
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
function leftOpen(tokens: readonly CST.Token[], start: number, end: number, { text, positionAt }: SourceText) {
  let offset = -1;
  for (const token of tokens)
    if (token.type === 'document')
      CST.visit(token, ({ key, value }) => {
        for (const part of [key, value])
          if (part && part.offset >= start && part.offset < end && isOpen(part)) offset = Math.max(offset, part.offset);
      });
  const sign = text[offset];
  if (sign === undefined) return undefined;
  const [what, by] = sign in CLOSED_BY ? ['bracket', CLOSED_BY[sign]] : ['quote', 'the same quote'];
  const message = `the ${what} ${sign} opened on line ${positionAt(offset).line} is not closed`;
  return { offset, message, hint: `Close it with ${by}.` };
}

function isOpen(token: CST.Token): boolean {
  if (token.type === 'flow-collection') return token.end[0]?.source !== CLOSED_BY[token.start.source];
  if (token.type !== 'double-quoted-scalar' && token.type !== 'single-quoted-scalar') return false;
  return token.source.length < 2 || token.source.at(-1) !== token.source[0];
}

/** Finds a line with wrong indentation. The parser reports an unrelated error for it. */
function inWrongColumn({ code, pos, message: said }: YAMLParseError, echo: YAMLParseError | undefined, text: string) {
  const [message, hint] = ['the indentation is inconsistent', 'Align all keys of an entry in the same column.'];
  const offset = firstWritten(text, pos[0]);
  const isBlock = code === 'BLOCK_AS_IMPLICIT_KEY';
  // A list that begins where its map has to go on.
  const isList = isBlock && /^\s*-\s$/u.test(text.slice(lineStart(text, offset), offset + 2));
  if (code === 'BAD_INDENT' || said.startsWith('Sequence item without -') || isList) return { offset, message, hint };
  // The text of one line and the key in the next, read as one long key.
  if (!isBlock || echo?.code !== 'MULTILINE_IMPLICIT_KEY' || echo.pos[0] !== pos[0]) return undefined;
  const key = firstWritten(text, lineStart(text, echo.pos[1]));
  return { offset: key, message, hint: `${hint} Put text that contains ": " in quotes.` };
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

export const VERSION_1_2 = 'Remove the line: deskform reads YAML 1.2.';

/** Never in the parser's words: it would quote the file, which may hold a credential. */
const OURS: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  BAD_ALIAS: ['a name is missing here', 'Put text that begins with "*" or "&" in quotes.'],
  BAD_DIRECTIVE: ['this directive is not valid', VERSION_1_2],
  BAD_DQ_ESCAPE: ['Invalid escape sequence', 'Write \\\\ for a backslash, or use single quotes.'],
  BAD_SCALAR_START: ['unquoted text cannot begin with', 'Put the text in quotes.'],
  TAG_RESOLVE_FAILED: ['this tag is not supported', 'Remove it, or put text that begins with "!" in quotes.'],
  TAB_AS_INDENT: ['a tab is used for indentation', 'Indent with spaces.'],
  SECOND_COLON: ['there is a second ":" on this line', 'Put the whole value in quotes.'],
  GLUED_COLON: ['there is no space after the colon', 'Add a space after the colon.'],
  NO_COLON: ['this line is not "key: value"', 'Add a colon after the key.'],
  NO_START: ['a line above this begins with %, as a directive', 'Remove it, or begin a comment with "# ".'],
  NON_STRING_KEY: [
    'a key must be plain text',
    'Put the key in quotes, and all text that begins with "{". Templates are not filled in.',
  ],
};

const UNEXPECTED = [
  'this text is not expected here',
  'Check brackets, commas and the indentation, and put text with ":", "#", "[" or "{" in quotes.',
] as const;

/** A key, a colon and its value without a space between: "display:Building". */
const GLUED_COLON = /[ \t]*(?:- +)?[a-z_]+:(?=[^\s:])(?!\/\/)/uy;

function asTheParserSays({ code, message: said, pos: [offset] }: YAMLParseError, text: string): SyntaxProblem {
  const isKey = code === 'MULTILINE_IMPLICIT_KEY' || said.startsWith('Implicit map keys');
  GLUED_COLON.lastIndex = lineStart(text, offset);
  const ofKey = GLUED_COLON.test(text) ? 'GLUED_COLON' : 'NO_COLON';
  const isDirective = said.startsWith('Missing directives-end');
  const ofOther = said.startsWith('Nested mappings') ? 'SECOND_COLON' : isDirective ? 'NO_START' : code;
  const [message, hint] = OURS[isKey ? ofKey : ofOther] ?? UNEXPECTED;
  return { offset, message: code === 'BAD_SCALAR_START' ? `${message} ${text[offset]}` : message, hint };
}
