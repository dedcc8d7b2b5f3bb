import { Composer, type CST, type Document } from 'yaml';
import { MOST_LEXEMES, readTokens } from './yaml-tokens.ts';

/** Keys stay as they are written (007, 1e3, null); duplicates are found by readValue, which is not quadratic. */
export function composeDocuments(tokens: readonly CST.Token[], length: number): Iterable<Document.Parsed> {
  const composer = new Composer({ stringKeys: true, uniqueKeys: false, prettyErrors: false, strict: true });
  return composer.compose(tokens, true, length);
}

/** All documents of a text, with whatever mistakes; none where it is too much to be read. */
export function readDocuments(text: string): readonly Document.Parsed[] {
  const read = readTokens(text, MOST_LEXEMES);
  return read.outcome === 'read' ? [...composeDocuments(read.tokens, text.length)] : [];
}
