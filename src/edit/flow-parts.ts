import type { Node } from 'yaml';
import type { Addition, Part } from './parts.ts';
import { endOf, endOfLineAbove, lineEndOf, lineStartOf, startsLine, wholeLines } from './places.ts';
import { replace, type Workbench } from './workbench.ts';

/** Entries between braces or brackets. */
export function editFlowParts(
  parts: readonly Part[],
  additions: readonly Addition[],
  node: Node,
  bench: Workbench,
): void {
  const { text, eol } = bench;
  for (const { after, flow } of additions) {
    const before = parts[after];
    if (before !== undefined) {
      addBehind(before, flow(), bench);
      continue;
    }
    const [first] = parts;
    if (first === undefined) {
      const at = endOf(node, text) - 1;
      replace(bench, at, at, flow());
    } else if (hasOwnLine(first, text)) {
      const at = endOfLineAbove(text, first.start) ?? 0;
      replace(bench, at, at, `${eol}${text.slice(lineStartOf(text, first.start), first.start)}${flow()},`);
    } else replace(bench, first.start, first.start, `${flow()}, `);
  }
  for (let index = 0; index < parts.length; index += 1) {
    if (parts[index]?.kept !== false) continue;
    let last = index;
    while (parts[last + 1]?.kept === false) last += 1;
    removeFlowParts(parts, index, last, bench);
    index = last;
  }
}

function restOfLine(part: Part, text: string): string {
  return text.slice(part.end, lineEndOf(text, part.end));
}

function hasOwnLine(part: Part, text: string): boolean {
  return startsLine(text, part.start) && /^[ \t]*,?[ \t]*(#.*)?$/u.test(restOfLine(part, text));
}

function addBehind(before: Part, flow: string, bench: Workbench): void {
  const { text, eol } = bench;
  if (!hasOwnLine(before, text)) {
    replace(bench, before.end, before.end, `, ${flow}`);
    return;
  }
  const gap = eol + text.slice(lineStartOf(text, before.start), before.start);
  const lineEnd = lineEndOf(text, before.end);
  if (/^[ \t]*,/u.test(restOfLine(before, text))) {
    replace(bench, lineEnd, lineEnd, `${gap}${flow},`);
    return;
  }
  replace(bench, before.end, before.end, ',');
  replace(bench, lineEnd, lineEnd, gap + flow);
}

function removeFlowParts(parts: readonly Part[], from: number, to: number, bench: Workbench): void {
  const { text } = bench;
  const run = parts.slice(from, to + 1);
  if (run.every((part) => hasOwnLine(part, text))) {
    for (const part of run) bench.replacements.push(wholeLines(text, part.start, part.end));
    return;
  }
  const [first] = run;
  const [before, next] = [parts[from - 1], parts[to + 1]];
  const last = parts[to];
  if (first === undefined || last === undefined) return;
  if (next !== undefined) replace(bench, first.start, next.start, '');
  else if (before !== undefined) replace(bench, before.end, last.end, '');
  else bench.obstacles.push('nothing would stay between the braces');
}
