import { Composer, type CST, type Document, isNode, Lexer, type Node, Parser } from 'yaml';
import { DEEPEST } from '../../attribute/json.ts';

/** Keys stay as they are written (007, 1e3, null); duplicates are found by readValue, which is not quadratic. */
export function composeDocuments(tokens: readonly CST.Token[], length: number): Iterable<Document.Parsed> {
  const composer = new Composer({ stringKeys: true, uniqueKeys: false, prettyErrors: false, strict: true });
  return composer.compose(tokens, true, length);
}

/** Parses all documents of a text, with their errors. Returns none if the text is too large or too deep. */
export function readDocuments(text: string): readonly Document.Parsed[] {
  const read = readTokens(text, MOST_LEXEMES);
  return read.outcome === 'read' ? [...composeDocuments(read.tokens, text.length)] : [];
}

/** The tokens of a file, or why it was not read completely. */
export type YamlTokens =
  | { readonly outcome: 'read'; readonly tokens: readonly CST.Token[] }
  | { readonly outcome: 'too-deep' | 'too-much'; readonly offset: number };

/** Each becomes an object, and twenty megabytes may hold twenty million. A hundred thousand attributes come to less. */
export const MOST_LEXEMES = 7_000_000;

/** Beside the levels a parser keeps the document and what it is reading just now. */
const DEEPEST_STACK = DEEPEST + 10;

/** Stops where a file becomes too deep or too long: every later walk over it is recursive. */
export function readTokens(text: string, most: number): YamlTokens {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let lexemes = 0;
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    lexemes += 1;
    if (parser.stack.length > DEEPEST_STACK) return { outcome: 'too-deep', offset: parser.offset };
    if (lexemes > most) return { outcome: 'too-much', offset: parser.offset };
  }
  for (const token of parser.end()) tokens.push(token);
  return { outcome: 'read', tokens };
}

export function offsetOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}

/** Narrows a part to a node. The parser makes only nodes; its types allow more. */
export function asNode(part: unknown): Node | null {
  return isNode(part) ? part : null;
}
