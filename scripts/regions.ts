/** What stands between `<!-- made: NAME -->` and the next `<!-- made -->`. */
const REGION = /(<!-- made: ([^\n]+) -->\n\n)[\s\S]*?(\n\n<!-- made -->)/gu;

/** The page with each text between the marks of its name; a name without a place, or a place without a text, is a mistake. */
export function withRegions(page: string, texts: ReadonlyMap<string, string>): string {
  const places = [...page.matchAll(REGION)].map(([, , name = '']) => name);
  const strangers = [...new Set([...places, ...texts.keys()])].filter(
    (name) => !places.includes(name) || !texts.has(name),
  );
  if (strangers.length > 0) throw new Error(`no place, or nothing to put there: ${strangers.join(', ')}`);
  return page.replaceAll(REGION, (_, begin, name, end) => `${begin}${texts.get(name)}${end}`);
}
