import type { Node } from 'yaml';
import { type Desk, replace } from './edit-desk.ts';
import { type Addition, type Part, startsLine } from './edit-parts.ts';
import { endOf, endOfLineAbove, lineEndOf, lineStartOf, wholeLines } from './edit-places.ts';

/** Entries between braces or brackets. */
export function editFlowParts(parts: readonly Part[], additions: readonly Addition[], node: Node, desk: Desk): void {
  const { text, eol } = desk;
  for (const { after, flow } of additions) {
    const before = parts[after];
    if (before !== undefined) {
      addBehind(before, flow(), desk);
      continue;
    }
    const [first] = parts;
    if (first === undefined) {
      const at = endOf(node, text) - 1;
      replace(desk, at, at, flow());
    } else if (hasOwnLine(first, text)) {
      const at = endOfLineAbove(text, first.start) ?? 0;
      replace(desk, at, at, `${eol}${text.slice(lineStartOf(text, first.start), first.start)}${flow()},`);
    } else replace(desk, first.start, first.start, `${flow()}, `);
  }
  for (let index = 0; index < parts.length; index += 1) {
    if (parts[index]?.kept !== false) continue;
    let last = index;
    while (parts[last + 1]?.kept === false) last += 1;
    removeFlowParts(parts, index, last, desk);
    index = last;
  }
}

function restOfLine(part: Part, text: string): string {
  return text.slice(part.end, lineEndOf(text, part.end));
}

function hasOwnLine(part: Part, text: string): boolean {
  return startsLine(part.start, text) && /^[ \t]*,?[ \t]*(#.*)?$/u.test(restOfLine(part, text));
}

function addBehind(before: Part, flow: string, desk: Desk): void {
  const { text, eol } = desk;
  if (!hasOwnLine(before, text)) {
    replace(desk, before.end, before.end, `, ${flow}`);
    return;
  }
  const gap = eol + text.slice(lineStartOf(text, before.start), before.start);
  const lineEnd = lineEndOf(text, before.end);
  if (/^[ \t]*,/u.test(restOfLine(before, text))) {
    replace(desk, lineEnd, lineEnd, `${gap}${flow},`);
    return;
  }
  replace(desk, before.end, before.end, ',');
  replace(desk, lineEnd, lineEnd, gap + flow);
}

function removeFlowParts(parts: readonly Part[], from: number, to: number, desk: Desk): void {
  const { text } = desk;
  const run = parts.slice(from, to + 1);
  if (run.every((part) => hasOwnLine(part, text))) {
    for (const part of run) desk.replacements.push(wholeLines(text, part.start, part.end));
    return;
  }
  const [first] = run;
  const [before, next] = [parts[from - 1], parts[to + 1]];
  const last = parts[to];
  if (first === undefined || last === undefined) return;
  if (next !== undefined) replace(desk, first.start, next.start, '');
  else if (before !== undefined) replace(desk, before.end, last.end, '');
  else desk.obstacles.push('nothing would stay between the braces');
}
