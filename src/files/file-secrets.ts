import { type Document, isPair, isScalar, type Node, visit, type visitor } from 'yaml';
import { type Mask, makeMask } from '../model/mask.ts';
import { carriesCredentials, KEYED_BY_PEOPLE } from '../model/secret-settings.ts';
import { isVariableAlone, mayHoldSecret, quote } from './check/secret-words.ts';
import { asNode, offsetOf } from './yaml/yaml-documents.ts';

/** What a file holds that no problem may show. */
interface FileSecrets {
  /** Whether a line may hold a credential, by its key or as an address. Nothing on it is repeated. */
  readonly isOnLine: (line: number) => boolean;
  /** Replaces the credentials of the file where a message quotes them: an alias or a copy brings them to other places. */
  readonly mask: Mask;
  /** Whether a text has one of them. */
  readonly areIn: (text: string) => boolean;
}

/** A longer line was written by a program, and may be quoted for each of its mistakes. */
export const LONGEST_LINE = 2_000;

/** Longer texts are no addresses, and are not worth quoting. */
const LONGEST_ADDRESS = 2_000;

/** Shorter text may occur elsewhere by chance. */
const SHORTEST = 6;

/**
 * Finds the credentials of a file: what stands under secret keys, and addresses with a login. In a file that is not valid
 * YAML any line may be one if any word of the file may be a secret key.
 */
export function findSecrets(
  text: string,
  documents: readonly Document.Parsed[],
  lineOf: (offset: number) => number,
): FileSecrets {
  const lines = new Set<number>();
  const texts = new Set<string>();
  const anchored: Node[] = [];
  let [isAliased, isAnywhere] = [false, false];
  const hide = (start: number, end: number): void => {
    const last = lineOf(Math.max(start, end - 1));
    for (let line = lineOf(start); line <= last; line += 1) lines.add(line);
  };
  const gather = (node: Node | null, into = texts): void =>
    visit(node, {
      Alias: () => {
        isAliased = true;
      },
      Scalar: (at, { value, source }) => {
        // A hint may tell how to write a text without the blanks around it, or what is written for a number.
        if (at !== 'key') for (const one of [String(value), String(value).trim(), source ?? '']) into.add(one);
      },
    });
  const visitor: visitor = {
    Value: (_, node) => {
      if (node.anchor !== undefined) anchored.push(node);
    },
    Pair: (_, pair, path) => {
      const [key, value] = [asNode(pair.key), asNode(pair.value)];
      if (!isScalar(key)) return undefined;
      const name = String(key.value ?? '');
      // A key that is empty has lost its name.
      const isSecret = mayHoldSecret(name) || name === '';
      if (!isSecret && !isLongOrAddress(value)) return undefined;
      hide(offsetOf(key), endOf(value) || endOf(key));
      if (!isSecret) return undefined;
      const isOfPeople = isKeyedByPeople(path);
      gather(value, isOfPeople ? new Set() : texts);
      return isOfPeople ? undefined : visit.SKIP;
    },
  };
  for (const document of documents) if (document.errors.length === 0) visit(document, visitor);
  if (documents.some(({ errors }) => errors.length > 0)) {
    const keys = new Set([...new Set(text.split(/[^\w.-]+/u))].filter(mayHoldSecret));
    isAnywhere = keys.size > 0 || mayHoldOther(text);
    for (const word of wordsBehind(keys, text)) texts.add(word);
  }
  // Which anchor leads to the credential, no line tells.
  if (isAliased) {
    isAnywhere = true;
    for (const node of anchored) gather(node);
  }
  const known = [...texts].filter((one) => one.length >= SHORTEST && !isVariableAlone(one));
  const mask = makeMask(known.map((one) => ({ text: shownInMessages(one), hide: 'the-whole' })));
  return {
    isOnLine: (line) => isAnywhere || lines.has(line),
    mask,
    areIn: (one) => known.some((secret) => one.includes(secret)),
  };
}

/** Messages quote texts, and a common word outside quotes is no credential. Numbers are not quoted. */
function shownInMessages(text: string): string {
  return /^[\d.+e-]+$/iu.test(text) ? text : quote(text);
}

/** Whether a text may hold a credential although none of its words is a secret key. */
function mayHoldOther(text: string): boolean {
  if (/^[\s-]*:/mu.test(text)) return true;
  return text.split('\n').some((line) => line.length > LONGEST_LINE || carriesCredentials(line));
}

/** The words behind secret keys on their lines, where no parser tells which of them is the value. */
function wordsBehind(keys: ReadonlySet<string>, text: string): readonly string[] {
  const found = [...text.matchAll(/([\w.-]+)["']?[ \t]*:(?=([^\n]{0,300}))/gu)];
  return found.flatMap(([, key = '', rest = '']) => (keys.has(key) ? rest.split(/[\s,{}[\]"'|>]+/u) : []));
}

/** An address may stand under a mistyped key. */
function isLongOrAddress(value: Node | null): boolean {
  const text = isScalar(value) ? String(value.value) : '';
  return text.length > LONGEST_ADDRESS || carriesCredentials(text);
}

/** Below options, keys are values of people: the label of an option "token" is no credential. */
function isKeyedByPeople(path: readonly unknown[]): boolean {
  return path.some((part) => isPair(part) && isScalar(part.key) && KEYED_BY_PEOPLE.includes(String(part.key.value)));
}

/** Returns the end of a node, including the comment after it. */
function endOf(node: Node | null): number {
  return node?.range?.[2] ?? 0;
}
