import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { DEEPEST, type JsonValue } from '../../model/json.ts';
import { makeProblem, type Problem } from '../../model/problem.ts';
import type { Located, SourceText } from '../source-text.ts';
import { asNode, offsetOf, parsedYaml } from './yaml-documents.ts';
import { problemOfSyntax } from './yaml-fault.ts';
import { readValue } from './yaml-value.ts';

/** One document of a file. */
export interface YamlDocument extends Located {
  readonly value: JsonValue;
}

/** Reads a file of one or more documents. A document with an error is omitted and reported in `problems`. */
export function parseYaml(source: SourceText) {
  const { documents: parsed, tokens, tooDeepAt } = parsedYaml(source.text);
  const trap = (offset: number, message: string, hint: string): Problem =>
    source.tell(makeProblem('yaml-trap', message, { hint, where: source.positionAt(offset) }));
  if (tooDeepAt !== undefined) {
    const message = `this is nested more than ${DEEPEST} levels deep`;
    return { documents: [], problems: [trap(tooDeepAt, message, 'Reduce the nesting.')] };
  }
  const documents: YamlDocument[] = [];
  const problems: Problem[] = [];
  for (const [index, document] of parsed.entries()) {
    const mistake = problemOfSyntax(document, tokens, source);
    const { version } = document.directives.yaml;
    if (mistake !== undefined || version !== '1.2') {
      const message = `the directive %YAML ${version} changes the meaning of words such as yes and no`;
      problems.push(mistake ?? trap(0, message, 'Remove the line: deskform reads YAML 1.2.'));
      continue;
    }
    const { value, problems: inside } = readValue(document, source);
    for (const problem of inside) problems.push(problem);
    if (value !== undefined) documents.push({ value, locate: locatorOf(index, source), tell: source.tell });
  }
  // A separator at either end makes an empty document, which means nothing as long as there is another.
  const written = documents.filter((document) => document.value !== null);
  return { documents: written.length > 0 ? written : documents.slice(0, 1), problems };
}

function locatorOf(index: number, source: SourceText): Located['locate'] {
  // Made when a place in a map is asked for first: a long list may have a mistake in each line.
  const pairs = new Map<YAMLMap, ReadonlyMap<string, Pair>>();
  const partOf = (node: Node | null, step: string): { readonly at: Node | null; readonly value: Node | null } => {
    if (isMap(node)) {
      const known = pairs.get(node) ?? pairsOf(node);
      pairs.set(node, known);
      const pair = known.get(step);
      return { at: asNode(pair?.key), value: asNode(pair?.value) };
    }
    const item = isSeq(node) ? asNode(node.items[Number(step)]) : null;
    return { at: item, value: item };
  };
  return (path, at) => {
    const document = source.yaml().documents[index];
    let node: Node | null = document?.contents ?? null;
    let keyOffset = offsetOf(node);
    for (const step of path) {
      const part = partOf(isAlias(node) ? ((document && node.resolve(document)) ?? null) : node, step);
      if (part.at === null) return source.positionAt(keyOffset);
      keyOffset = offsetOf(part.at);
      node = part.value;
    }
    // "key:" with nothing behind it has an empty value: the mark goes under the key.
    const [start, end] = node?.range ?? [0, 0];
    return source.positionAt(at === 'value' && path.length > 0 && end > start ? start : keyOffset);
  };
}

/** Of a duplicate key, the first counts. */
function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  return new Map(
    map.items.toReversed().flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])),
  );
}
