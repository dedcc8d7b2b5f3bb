import { Composer, type CST, type Document, isNode, Lexer, type Node, Parser } from 'yaml';
import { DEEPEST } from '../../model/json.ts';

/** Beside the levels a parser keeps the document and what it is reading just now. */
const DEEPEST_STACK = DEEPEST + 10;

/** The content of a file, with its tokens for errors. Too deep: every walk over it would be recursive. */
export type YamlContent =
  | {
      readonly depth: 'readable';
      readonly documents: readonly Document.Parsed[];
      readonly tokens: readonly CST.Token[];
    }
  | { readonly depth: 'too-deep'; readonly offset: number };

/** Parses all documents of a text, with their errors. */
export function readYaml(text: string): YamlContent {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > DEEPEST_STACK) return { depth: 'too-deep', offset: parser.offset };
  }
  for (const token of parser.end()) tokens.push(token);
  // Keys stay as they are written (007, 1e3, null); duplicates are found by readValue, which is not quadratic.
  const composer = new Composer({ stringKeys: true, uniqueKeys: false, prettyErrors: false, strict: true });
  const documents = [...composer.compose(tokens, true, text.length)];
  return { depth: 'readable', documents, tokens: documents.some(({ errors }) => errors.length > 0) ? tokens : [] };
}

/** The documents of a text that was read before; none if it is too deep. */
export function readDocuments(text: string): readonly Document.Parsed[] {
  return documentsOf(readYaml(text));
}

export function documentsOf(content: YamlContent): readonly Document.Parsed[] {
  return content.depth === 'readable' ? content.documents : [];
}

export function offsetOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}

/** Narrows a part to a node. The parser makes only nodes; its types allow more. */
export function asNode(part: unknown): Node | null {
  return isNode(part) ? part : null;
}
