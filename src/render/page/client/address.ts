/** What the page's address says beside its file: an attribute to go to, and what the page is narrowed down to. */
export interface Address {
  readonly key: string | undefined;
  readonly filters: Readonly<Record<string, string>>;
}

export function readAddress(): Address {
  const parts = location.hash
    .slice(1)
    .split('&')
    .filter((part) => part !== '');
  const [keys, settings] = [parts.filter((part) => !part.includes('=')), parts.filter((part) => part.includes('='))];
  const filters = settings.map((part): [string, string] => {
    const [name = '', value = ''] = part.split('=');
    return [decoded(name), decoded(value)];
  });
  return { key: keys[0] === undefined ? undefined : decoded(keys[0]), filters: Object.fromEntries(filters) };
}

/** Writes it without a step in the history: a filter is no page to go back to. */
export function writeAddress({ key, filters }: Address): void {
  const settings = Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const parts = [...(key === undefined ? [] : [encodeURIComponent(key)]), ...settings];
  history.replaceState(undefined, '', parts.length === 0 ? location.pathname + location.search : `#${parts.join('&')}`);
}

/** An address that somebody cut in its middle is no reason to stop. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
