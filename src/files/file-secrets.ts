import { type Document, isPair, isScalar, type Node, visit } from 'yaml';
import { isTelling, makeMask } from '../model/mask.ts';
import { findForeignVariable, PLACEHOLDER_OPENING } from '../model/placeholder.ts';
import { carriesCredentials, isCalledSecret, KEYED_BY_PEOPLE } from '../model/secret-settings.ts';
import { mayHoldSecret, quote } from './check/words.ts';
import { asNode, keyOf, offsetOf } from './yaml/yaml-documents.ts';

/** A longer line was written by a program, and may be quoted for each of its mistakes. */
export const LONGEST_LINE = 2_000;

/** Shorter text may occur elsewhere by chance. */
const SHORTEST = 6;

/**
 * Finds the credentials of a file: what stands under secret keys, and addresses with a login. In a file that is not valid
 * YAML any line may be one if any word of the file may be a secret key.
 */
export function findSecrets(text: string, documents: readonly Document.Parsed[], lineOf: (offset: number) => number) {
  const lines = new Set<number>();
  const texts = new Map<string, 'anywhere' | 'in-quotes'>();
  const anchored: Node[] = [];
  const aliases = new Set<string>();
  const gather = (node: Node | null, name: string, into = texts): void =>
    visit(node, {
      Alias: (_, { source }) => {
        aliases.add(source);
      },
      Scalar: (at, { value, source = '' }, path) => {
        if (at === 'key') return;
        const pair = path.findLast(isPair);
        const key = pair === undefined ? name : keyOf(pair);
        // The value of a header and the path of a key file stand under secret keys, too, and may stand elsewhere in the open.
        const isSure = isCalledSecret(key) && key !== 'key';
        // A hint may tell how to write a text without the blanks around it, or what is written for a number.
        for (const one of [String(value), String(value).trim(), source])
          if (!into.has(one) || isSure)
            into.set(one, isSure && isTelling(one) && !namesVariable(one) ? 'anywhere' : 'in-quotes');
      },
    });
  for (const document of documents.filter(({ errors }) => errors.length === 0))
    visit(document, {
      Value: (_, node) => {
        if (node.anchor !== undefined) anchored.push(node);
      },
      Pair: (_, pair, path) => {
        const [key, value, name] = [asNode(pair.key), asNode(pair.value), keyOf(pair)];
        // A key that is empty has lost its name.
        const isSecret = mayHoldSecret(name) || name === '';
        if (!isSecret && !(isScalar(value) && isLongOrAddress(String(value.value)))) return undefined;
        // The end includes the comment after it.
        const [start, end] = [offsetOf(key), value?.range?.[2] ?? key?.range?.[2] ?? 0];
        for (let line = lineOf(start); line <= lineOf(Math.max(start, end - 1)); line += 1) lines.add(line);
        if (!isSecret) return undefined;
        const isOfPeople = path.some((part) => isPair(part) && KEYED_BY_PEOPLE.includes(keyOf(part)));
        gather(value, name, isOfPeople ? new Map() : texts);
        return isOfPeople ? undefined : visit.SKIP;
      },
    });
  let isAnywhere = false;
  if (documents.some(({ errors }) => errors.length > 0)) {
    const keys = new Set([...new Set(text.split(/[^\w.-]+/u))].filter(mayHoldSecret));
    // A text may hold a credential although none of its words is a secret key.
    isAnywhere = keys.size > 0 || /^[\s-]*:/mu.test(text) || text.split('\n').some(isLongOrAddress);
    // The words behind secret keys on their lines: no parser tells which of them is the value.
    for (const [, key = '', rest = ''] of text.matchAll(/([\w.-]+)["']?[ \t]*:(?=([^\n]{0,300}))/gu))
      for (const word of keys.has(key) ? rest.split(/[\s,{}[\]"'|>]+/u) : [])
        if (!texts.has(word)) texts.set(word, 'in-quotes');
  }
  // One alias may lead to the next, which stands above it.
  for (const node of anchored.reverse()) if (aliases.has(node.anchor ?? '')) gather(node, '');
  const known = [...texts].filter(([one]) => one.length >= SHORTEST && !/^\$\{env:[A-Za-z_]\w*\}$/u.test(one));
  const mask = makeMask(
    known.map(([one, how]) =>
      // Messages quote texts, and a common word outside quotes is no credential. Numbers are not quoted.
      how === 'anywhere'
        ? { text: one, hide: 'every-part' }
        : { text: /^[\d.+e-]+$/iu.test(one) ? one : quote(one), hide: 'the-whole' },
    ),
  );
  return {
    /** Whether a line may hold a credential, by its key or as an address. Nothing on it is repeated. */
    isOnLine: (line: number): boolean => isAnywhere || aliases.size > 0 || lines.has(line),
    /** Replaces the credentials of the file where a message quotes them: an alias or a copy brings them to other places. */
    mask,
    /** Whether a text has one of them. */
    areIn: (one: string): boolean => known.some(([secret]) => one.includes(secret)),
  };
}

/** An address may stand under a mistyped key. */
function isLongOrAddress(text: string): boolean {
  return text.length > LONGEST_LINE || carriesCredentials(text);
}

/** Whether a text is the name of a variable, in whatever words: a hint says how to write it. */
function namesVariable(text: string): boolean {
  return (
    text.includes(PLACEHOLDER_OPENING) || findForeignVariable(text) !== undefined || /^[A-Z][A-Z0-9_]*$/u.test(text)
  );
}
