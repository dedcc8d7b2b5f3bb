import { describe, expect, test } from 'vitest';
import { readProjectFile } from '../../src/files/project-settings.ts';
import { makeSourceText, type SourceText } from '../../src/files/source-text.ts';
import type { Problem } from '../../src/model/problem.ts';
import { definitionsIn } from './definitions-in.ts';

const SECRET = 'hunter2hunter2';
/** Of a credential that a line break or a quote has cut in two, one half may be taken for something else. */
const HALF = /hunter2/;

const TARGETS: readonly (readonly [says: string, text: string])[] = [
  [
    'blocks',
    `targets:\n  desk:\n    url: https://desk.example.com\n    auth:\n      user: me\n      password: "${SECRET}"\n    headers:\n      X-Gate: '${SECRET}'\n    tags: [a, b]\n`,
  ],
  [
    'braces',
    `targets:\n  desk:\n    url: https://desk.example.com\n    auth: { user: me, password: ${SECRET} }\n    headers: { X-Gate: ${SECRET},\n      X-Other: "${SECRET}" }\n    timeout: 5s\n`,
  ],
  [
    'several lines',
    `targets:\n  desk:\n    tags:\n    - a\n    auth:\n      token: |\n        ${SECRET}\n        ${SECRET}\n    url: https://desk.example.com\n`,
  ],
  ['one line', JSON.stringify({ targets: { desk: { auth: { token: SECRET }, headers: { a: SECRET }, tags: ['a'] } } })],
  [
    'JSON',
    JSON.stringify({ targets: { desk: { auth: { token: SECRET }, headers: { a: SECRET }, tags: [] } } }, null, 2),
  ],
];

const ATTRIBUTES = `object: Ticket
attributes:
  - name: x
    display: X
    data_type: autocompletion_ajax_external_data_source
    data_option:
      http_basic_auth_password: ${SECRET}
      bearer_token_auth: >-
        ${SECRET}
      search_url: https://me:${SECRET}@x.example.com/
`;

const KEYS = /\b(?:auth|headers|token|password|bearer_token_auth|http_basic_auth_password|search_url)\b/g;
const SIGNS = ['"', '{', '}', '\n', ' ', ':', '#', '!', '*'];

/** A sign too few or too many, everywhere but in a key: under another key nobody looks for a credential. */
function damaged(text: string): readonly string[] {
  const keys = JSON.stringify(text.match(KEYS));
  return [...text]
    .flatMap((_, at) => [
      text.slice(0, at) + text.slice(at + 1),
      ...SIGNS.filter((_sign, index) => (at + index) % 3 === 0).map(
        (sign) => text.slice(0, at) + sign + text.slice(at),
      ),
    ])
    .filter((after) => JSON.stringify(after.match(KEYS)) === keys);
}

type Read = (source: SourceText) => Promise<readonly Problem[]>;

async function leaks(file: string, text: string, read: Read): Promise<readonly string[]> {
  const found: string[] = [];
  for (const one of damaged(text)) {
    const told = JSON.stringify(
      await read(makeSourceText(file, one, file === 'deskform.yaml' ? 'never-quoted' : 'quoted')),
    );
    if (HALF.test(told)) found.push(`${one}\n${told}`);
  }
  return found;
}

describe('one sign too few or too many makes no credential known', () => {
  test.each(TARGETS)('of targets, in %s', { timeout: 60_000 }, async (_, text) => {
    expect(await leaks('deskform.yaml', text, async (source) => readProjectFile(source).problems)).toEqual([]);
  });

  test('of attributes', { timeout: 60_000 }, async () => {
    expect(await leaks('a.yaml', ATTRIBUTES, async (source) => definitionsIn(source).problems)).toEqual([]);
  });
});
