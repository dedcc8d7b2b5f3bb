import { Composer, type CST, isNode, isScalar, Lexer, type Node, type Pair, Parser } from 'yaml';
import { DEEPEST } from '../../model/json.ts';

/** Beside the levels a parser keeps the document and what it is reading just now. */
const DEEPEST_STACK = DEEPEST + 10;

/** Parses all documents of a text, with their errors; none if it is too deep, where every walk over it would be recursive. */
export function readYaml(text: string) {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > DEEPEST_STACK) return { documents: [], tokens: [], tooDeepAt: parser.offset };
  }
  for (const token of parser.end()) tokens.push(token);
  // Keys stay as they are written (007, 1e3, null); duplicates are found by readValue, which is not quadratic.
  const composer = new Composer({ stringKeys: true, uniqueKeys: false, prettyErrors: false, strict: true });
  const documents = [...composer.compose(tokens, true, text.length)];
  const hasErrors = documents.some(({ errors }) => errors.length > 0);
  return { documents, tokens: hasErrors ? tokens : [], tooDeepAt: undefined };
}

let last: { readonly text: string; readonly content: ReturnType<typeof readYaml> } | undefined;

/**
 * The same for who changes nothing in them: of the text that was read last it is there. A project of one file is asked for
 * its places and secrets, too; the nodes of all files would be most of a plan's memory.
 */
export function parsedYaml(text: string) {
  if (last?.text !== text) last = { text, content: readYaml(text) };
  return last.content;
}

export function offsetOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}

/** Narrows a part to a node. The parser makes only nodes; its types allow more. */
export function asNode(part: unknown): Node | null {
  return isNode(part) ? part : null;
}

/** Each key is a text: anything else is an error of its document. */
export function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value ?? '') : '';
}
