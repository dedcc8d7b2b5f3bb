import { isAlias, isMap, isSeq, type Node } from 'yaml';
import type { JsonValue } from '../../model/json.ts';
import { isError, makeProblem, type Problem } from '../../model/problem.ts';
import type { Located, SourceText } from '../source-text.ts';
import { asNode, keyOf, offsetOf, parsedYaml } from './yaml-documents.ts';
import { faultOfSyntax, VERSION_1_2 } from './yaml-fault.ts';
import { readValue, TOO_DEEP, type Trap } from './yaml-value.ts';

/** One document of a file. */
export interface YamlDocument extends Located {
  readonly value: JsonValue;
}

/** Reads a file of one or more documents. A document with an error is omitted and reported in `problems`. */
export function parseYaml(source: SourceText) {
  const { documents: parsed, tokens, tooDeepAt } = parsedYaml(source.text);
  const problems: Problem[] = [];
  const trap: Trap = (offset, [open, discreet = open], message, hint, code = 'yaml-trap') => {
    const where = source.positionAt(offset);
    const name = source.isSecret(where) ? discreet : open;
    problems.push(source.tell(makeProblem(code, `${name} ${message}`, { hint, where })));
    return null;
  };
  if (tooDeepAt !== undefined) trap(tooDeepAt, ...TOO_DEEP);
  const documents = parsed.flatMap((document, index): readonly YamlDocument[] => {
    const told = problems.length;
    const fault = faultOfSyntax(document, tokens, source);
    const { version } = document.directives.yaml;
    if (fault !== undefined) trap(fault.offset, ['invalid YAML:'], fault.message, fault.hint, 'yaml-syntax');
    else if (version !== '1.2') trap(0, [`the directive %YAML ${version}`], ...OTHER_VERSION);
    const value = problems.length > told ? null : readValue(document, source, trap);
    return problems.slice(told).some(isError) ? [] : [{ value, locate: locatorOf(index, source), tell: source.tell }];
  });
  // A separator at either end makes an empty document, which means nothing as long as there is another.
  const written = documents.filter((document) => document.value !== null);
  return { documents: written.length > 0 ? written : documents.slice(0, 1), problems };
}

const OTHER_VERSION = ['changes the meaning of words such as yes and no', VERSION_1_2] as const;

/** What is at each key of a map or index of a list. */
type Parts = ReadonlyMap<string, { readonly at: Node | null; readonly value: Node | null }>;

function locatorOf(index: number, source: SourceText): Located['locate'] {
  // Made when a place in a map is asked for first: a long list may have a mistake in each line.
  const known = new Map<Node | null, Parts>();
  return (path, at) => {
    const document = source.yaml().documents[index];
    let node: Node | null = document?.contents ?? null;
    let keyOffset = offsetOf(node);
    for (const step of path) {
      const holder = isAlias(node) && document !== undefined ? (node.resolve(document) ?? null) : node;
      const parts = known.get(holder) ?? partsOf(holder);
      known.set(holder, parts);
      const part = parts.get(step);
      if (part === undefined) return source.positionAt(keyOffset);
      keyOffset = offsetOf(part.at);
      node = part.value;
    }
    // "key:" with nothing behind it has an empty value: the mark goes under the key.
    const [start, end] = node?.range ?? [0, 0];
    return source.positionAt(at === 'value' && path.length > 0 && end > start ? start : keyOffset);
  };
}

/** Of a duplicate key, the first counts. */
function partsOf(node: Node | null): Parts {
  const items = isSeq(node) ? node.items.map((item, index) => [String(index), item, item] as const) : [];
  const pairs = isMap(node) ? node.items.toReversed().map((pair) => [keyOf(pair), pair.key, pair.value] as const) : [];
  return new Map([...items, ...pairs].map(([step, at, value]) => [step, { at: asNode(at), value: asNode(value) }]));
}
