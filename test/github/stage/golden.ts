import { expect } from 'vitest';

/**
 * Holds what people see on GitHub against `test/github/golden/<name>.md`; `-u` writes it anew. Commits are told by the order
 * in which they come up, and nothing depends on ports and hashes.
 */
export async function expectGolden(
  name: string,
  texts: readonly string[],
  addresses: readonly string[],
): Promise<void> {
  const text = texts.join('\n\n~~~~~~~~~~ the next ~~~~~~~~~~\n\n');
  await expect(withoutChance(text, addresses)).toMatchFileSnapshot(`./golden/${name}.md`);
}

function withoutChance(text: string, addresses: readonly string[]): string {
  const plain = addresses
    .reduce((rest, address, index) => rest.replaceAll(address, `https://address-${index + 1}.example.com`), text)
    .replace(/\bd1\.[\w\\-]+(?:…[\w-]+)?/gu, 'd1.digest')
    .replace(/\b[0-9a-f]{64}\b/gu, 'hash')
    .replace(/\b\d{13}\b/gu, 'time')
    .replace(/(?<="hash":")[0-9a-f]{32}\b/gu, 'hash');
  const known: string[] = [];
  return plain.replace(/\b(?:[0-9a-f]{40}|[0-9a-f]{12})\b/gu, (commit) => {
    const short = commit.slice(0, 12);
    if (!known.includes(short)) known.push(short);
    return `commit-${known.indexOf(short) + 1}`;
  });
}
