import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Puts what `deskform demo` says now into the README, between its two markers. Needs a built dist/. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const README = `${ROOT}README.md`;
const BEGIN = '<!-- demo: made by `npm run readme` -->';
const END = '<!-- demo ends -->';

const PORT_IN_README = 8080;

/** Each run has its own port, and with it its own digests: both get names that stay the same. */
function steadied(output: string): string {
  const names = new Map<string, string>();
  return output
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/gu, `http://127.0.0.1:${PORT_IN_README}`)
    .replaceAll(/\bDigest (d1\.[\w…-]+(?: \(whole in --json\))?)/gu, (_, digest: string) => {
      const name = names.get(digest) ?? `(the ${ORDINALS[names.size] ?? 'next'} of this story)`;
      names.set(digest, name);
      return `Digest ${name}`;
    });
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

function withDemo(readme: string, output: string): string {
  const [before, rest, ...more] = readme.split(BEGIN);
  const [, after, ...evenMore] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined || more.length + evenMore.length > 0)
    throw new Error(`README.md must hold ${BEGIN} and ${END} once each`);
  return `${before}${BEGIN}\n\n\`\`\`text\n${output.trim()}\n\`\`\`\n\n${END}${after}`;
}

const output = execFileSync(process.execPath, [`${ROOT}dist/deskform.mjs`, 'demo', '--color', 'never'], {
  encoding: 'utf8',
});
writeFileSync(README, withDemo(readFileSync(README, 'utf8'), steadied(output)));
