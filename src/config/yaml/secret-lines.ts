import { type Document, isScalar, type Node, type Scalar, visit } from 'yaml';
import { carriesCredentials } from '../../attribute/address-credentials.ts';
import { mayNameVariables } from '../../attribute/secret-settings.ts';
import { looksSecret, mayHoldSecret } from '../../schema/secret-words.ts';
import { asNode } from './yaml-value.ts';

/**
 * Tells of each line of a file whether a credential may stand on it: of all of them where an alias brings one from
 * elsewhere, and where the file is no YAML.
 */
export function findSecretLines(
  documents: readonly Document.Parsed[],
  lineOf: (offset: number) => number,
): (line: number) => boolean {
  if (documents.some(({ errors }) => errors.length > 0)) return () => true;
  const secret = new Set<number>();
  const aliases = new Set<number>();
  const hide = (start: number, end: number): void => {
    for (let line = lineOf(start); line <= lineOf(Math.max(start, end - 1)); line += 1) secret.add(line);
  };
  for (const document of documents)
    visit(document, {
      Alias: (_, alias) => {
        aliases.add(lineOf(startOf(alias)));
      },
      Scalar: (_, scalar) => {
        if (typeof scalar.value === 'string' && looksSecret(scalar.value)) hide(startOf(scalar), endOf(scalar));
      },
      Map: (_, map) => {
        for (const pair of map.items) {
          const [key, value] = [asNode(pair.key), asNode(pair.value)];
          if (!isScalar(key) || !mayBeSecret(key, value)) continue;
          // What should be indented below an empty key may stand beside it.
          hide(startOf(key), isEmpty(value) ? endOf(map) : endOf(value));
        }
      },
    });
  const isEverywhere = [...aliases].some((line) => secret.has(line));
  return (line) => isEverywhere || secret.has(line);
}

function mayBeSecret(key: Scalar, value: Node | null): boolean {
  const name = String(key.value);
  if (mayHoldSecret(name) || isEmpty(key)) return true;
  return isScalar(value) && mayNameVariables(name) && carriesCredentials(String(value.value));
}

function isEmpty(node: Node | null): boolean {
  return startOf(node) === (node?.range?.[1] ?? 0);
}

function startOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}

/** With the comment behind it. */
function endOf(node: Node | null): number {
  return node?.range?.[2] ?? 0;
}
