/** The page with each text between the two marks of its name; a name without a place, or a place without a text, is a mistake. */
export function withRegions(page: string, texts: ReadonlyMap<string, string>): string {
  const made = [...texts].reduce((whole, [name, text]) => withRegion(whole, name, text), page);
  for (const [, name = ''] of page.matchAll(/<!-- ([^:\n]+): made by `npm run update` -->/gu)) {
    if (!texts.has(name)) throw new Error(`nothing is made for the place "${name}" of a page`);
  }
  return made;
}

function withRegion(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: made by \`npm run update\` -->`, `<!-- ${name} end -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`a page has no place for "${name}"`);
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
}
