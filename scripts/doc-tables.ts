/** A table in Markdown. */
export function tableOf(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n');
}

/** The page with this text between the two marks of that name. */
export function withRegion(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: made by \`npm run update\` -->`, `<!-- ${name} end -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`a page has no place for the table of ${name}`);
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
}
