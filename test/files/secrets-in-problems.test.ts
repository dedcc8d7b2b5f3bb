// biome-ignore-all lint/suspicious/noTemplateCurlyInString: as it stands in files
import { describe, expect, test } from 'vitest';
import { makeSourceText } from '../../src/files/source-text.ts';
import { resolveConnection } from '../../src/files/targets/resolve-connection.ts';
import { makeProblem } from '../../src/model/problem.ts';
import { definitionsIn } from './definitions-in.ts';
import { declaredIn, folderWith, projectOf, projectWithConfig, tell } from './temporary-project.ts';

const target = (setting: string): string =>
  `attributes: "*.yaml"\ntargets:\n  desk: { url: "https://desk.example.com", ${setting} }\n`;
const block = (...lines: readonly string[]): string =>
  ['attributes: "*.yaml"', 'targets:', '  desk:', '    url: https://desk.example.com', ...lines, ''].join('\n');
const option = (setting: string): string =>
  `object: Ticket\nattributes:\n  - { name: x, display: X, data_type: autocompletion_ajax_external_data_source, data_option: { ${setting} } }\n`;
const field = (...lines: readonly string[]): string =>
  [
    'object: Ticket',
    'attributes:',
    '  - name: x',
    '    data_type: autocompletion_ajax_external_data_source',
    ...lines,
    '',
  ].join('\n');

const HIDDEN = /hunter2|hun-ter|1234567|12e345/;

describe('a credential in a file is never repeated', () => {
  test.each([
    'auth: { token: hunter2 }',
    'auth: { token: "hunter2',
    'auth: { token: hunter2, bearer: hunter2 }',
    'auth: { user: me, password: hunter2, tokn: x }',
    'proxy: "http://me:hunter2@proxy.example.com"',
    'proxy: "ftp://me:hunter2@proxy.example.com"',
    'proxy: "https://proxy.example.com/?token=hunter2"',
    'headers: { Authorization: hunter2 }',
    'auth: { token: 12e3456789 }',
    'auth: { token: [hunter2] }',
    'auth: hunter2',
    'auth: [hunter2]',
    'auth: { tokem: hunter2 }',
    'auth: { hunter2 }',
    'auth: { hunter2: }',
    'auth: { user: "me:hunter2" }',
    'auht: { tokem: hunter2 }',
    'auht: hunter2',
    'tokem: hunter2',
    'headers: { X_Access_Token: hunter2 }',
    'headers: { X-Token-For-Gate: hunter2 }',
    'headers: { X_Access_Token: 12345678 }',
    'headers: { X-Plain: 12345678 }',
    'headers: { "Authorization: Bearer hunter2" }',
    'headers: { hunter2 }',
    'headers: { "Authorization: Bearer hunter2": x }',
    'headers: { X-Line: "a\\nhunter2" }',
    'auth: { token: *hunter2 }',
    'auth: { token: !hunter2 x }',
    'auth: { token: &hunter2 x, oops: 1 }',
    'auth: { token: &a hunter2 }, oops: *a',
    'auth: { token: &a hunter2 }, undeclared: *a',
    'auth: { token: &a hunter2 }, release: *a, limits: { destroy: *a }',
    'auth: { token: "${env:hun-ter}" }',
    'auth: { token: "${env:T}" }, oops: 1 } # token: hunter2',
    'tls: { key: "-----BEGIN PRIVATE KEY-----hunter2", cert: [] }',
    'lint: { token: hunter2 ]',
    'auth: { token: "\\Uhunter2h" }',
    'auth: { token: "\\uhun-terx" }',
    'auth: { token: !hunter2! x }',
    'auth: { token: !hunter2!hunter2 x }',
    'auth: { token: !<hunter2> x }',
    'auth: { token: x }, proxy: "proxy.example.com/?x=hunter2"',
    'auth: { token: x }, proxy: "hunter2@proxy.example.com"',
    'auth: { token: "hunter2h" }, timeout: "hunter2h"',
    'auth: { token: "hunter2h" }, restart: { expect: "hunter2h" }',
    'auth: { token: "hunter2h" }, "hunter2h": 1',
    'auth: { token: &a "hunter2h" }, overlays: *a',
    'auth: { token: *a }, overlays: ["x*.yaml"], tags: [&b "hunter2h", &a [*b]], timeout: *b',
  ])('in deskform.yaml: %s', async (setting) => {
    const { problems } = await projectWithConfig(target(setting));
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toMatch(HIDDEN);
  });

  test.each([
    ['behind its key', ['    auth:', '      token:', '        hunter2']],
    ['in a block', ['    auth:', '      token: |', '        hunter2', '        hunter2', '      user: [x]']],
    ['in quotes', ['    auth:', '      token: "a', '        hunter2"', '      oops: 1']],
    ['in a comment', ['    auth:', '      # hunter2', '      token: "${env:T}" # hunter2', '      oops: 1 # hunter2']],
    ['in a list', ['    auth:', '      token:', '      - hunter2']],
    ['behind a question mark', ['    auth:', '      ? token', '      : hunter2']],
    ['used elsewhere', ['    tags:', '      - &a hunter2', '    auth:', '      token: *a', '      oops: 1']],
    ['used elsewhere as a number', ['    timeout: &a 12e3456789', '    auth:', '      token: *a']],
    ['used elsewhere as a part', ['    oops: &a { x: hunter2 }', '    auth: *a']],
    ['used by way of another name', ['    a: &a hunter2', '    b: &b [*a]', '    auth: { token: *b }', '    oops: 1']],
    ['beside itself', ['    auth: &a', '      token: *a', '      bearer: hunter2']],
    ['twice', ['    auth: { token: hunter2, token: hunter2, "a b hunter2": 1, "a b hunter2": 2 }']],
    ['and a syntax error', ['    auth: { token: "${env:T}", user: hunter2', '    oops: "x']],
    ['below, and a syntax error', ['    auth:', '      tokem:', '       hunter2', '      hunter2', '   x: "y']],
    ['in a block, and a syntax error', ['    headers:', '      X-A: |', '        hunter2', '      X-B: "hunter2', '']],
    ['in braces, and a syntax error', ['    headers: {', '  X-A: hunter2,', '', '  "X-B":"hunter2"', '    tags: "x']],
    ['told by the parser', ['    auth:', '      token: |hunter2', '        x']],
    ['told by the parser as a tag', ['    auth:', '      token: !!hunter2 x']],
    ['behind an end', ['    auth:', '      token: "x" hunter2']],
    ['behind it all', ['    auth: { token: "x" } hunter2']],
  ])('in deskform.yaml: %s', async (_, lines) => {
    const { problems } = await projectWithConfig(block(...lines));
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toMatch(HIDDEN);
  });

  test('in deskform.yaml on one line, as programs write it', async () => {
    const desk = '{"url":"https://desk.example.com","auth":{"token":"hunter2"},"headers":{"X":"hunter2"},"oops":1}';
    const { problems } = await projectWithConfig(`{"attributes":"*.yaml","targets":{"desk":${desk}}}\n`);
    expect(problems.map(({ sourceLine }) => sourceLine)).toEqual(problems.map(() => undefined));
    expect(JSON.stringify(problems)).not.toMatch(HIDDEN);
  });

  test.each([
    'http_basic_auth_password: hunter2',
    'http_basic_auth_password: hunter2, serch_url: x',
    'http_basic_auth_pasword: hunter2',
    'bearer_token_auth: 1234567890123',
    'bearer_token_auth: 12345678901234567890123',
    'bearer_token_auth: [hunter2]',
    'bearer_token_auth: "${env:hun-ter}"',
    'bearer_token_auth: &a hunter2, type: *a, null: *a',
  ])('in an attribute file: %s', async (setting) => {
    const { problems } = await projectOf(option(setting));
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toMatch(HIDDEN);
  });

  test.each([
    ['behind its key', ['    data_option:', '      bearer_token_auth:', '        hunter2']],
    ['in a block', ['    data_option:', '      bearer_token_auth: >-', '        hunter2']],
    [
      'used elsewhere',
      ['    display: &a hunter2', '    data_option:', '      bearer_token_auth: *a', '      type: [*a]'],
    ],
    ['in an address', ['    data_option:', '      search_url: "https://x.example.com/?token=', '        hunter2"']],
    ['in an address that is no data type', ['    data_type: "https://me:hunter2@x.example.com/"']],
    ['in an address of a list', ['    options_from: "https://me:hunter2@x.example.com/"']],
    [
      'of a damaged document',
      ['    data_option: { bearer_token_auth: hunter2h', '---', 'object: hunter2h', 'attributes: []'],
    ],
    ['of an option', ['    data_option: { options: { token: &a "hunter2?h", b: *a }, bearer_token_auth: *a }']],
    ['used as a label', ['    display: &a "hunter2 hunter2 "', '    data_option: { bearer_token_auth: *a }']],
    ['used as an option', ['    data_option: { bearer_token_auth: &a "hunter2?x", options: { a: *a, b: *a } }']],
    [
      'of another document',
      ['    data_option: { bearer_token_auth: hunter2h }', '---', 'object: hunter2h', 'attributes: []'],
    ],
  ])('in an attribute file: %s', async (_, lines) => {
    const { problems } = await projectOf(field(...lines));
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toMatch(HIDDEN);
  });

  test('in a variable that names a file', async () => {
    const folder = await folderWith({});
    const { targets } = await projectWithConfig(
      target('tls: { cert: "${env:C}", key: "${env:K}" }, auth: { token: "${env:T}" }'),
    );
    const [only] = targets;
    if (only === undefined) throw new Error('no target');
    const problems = await resolveConnection(only, { C: 'c.pem', K: '-----BEGIN hunter2', T: 'x' }, folder);
    expect(Array.isArray(problems) ? problems.map(tell) : problems).toEqual([
      'file-unreadable 3:57 the file that tls.cert names does not exist | Write the path of a PEM file, absolute or relative to the folder of deskform.yaml.',
      'file-unreadable 3:74 tls.key holds the text of a certificate or key, not the path of its file | Save it to a file where deskform runs, and write the path of that file here.',
    ]);
  });
});

test('a private key in base64 is not taken for a path that may be shown', async () => {
  const { targets } = await projectWithConfig(
    target('tls: { cert: "c.pem", key: "${env:K}" }, auth: { token: "${env:T}" }'),
  );
  const [only] = targets;
  if (only === undefined) throw new Error('no target');
  const key = Buffer.from('-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwgg\n').toString('base64');
  const problems = await resolveConnection(only, { K: key, T: 'x' }, await folderWith({}));
  expect(Array.isArray(problems) ? problems.map(tell) : problems).toEqual([
    'file-unreadable 3:57 c.pem does not exist | Write the path of a PEM file, absolute or relative to the folder of deskform.yaml.',
    'file-unreadable 3:71 the file that tls.key names does not exist | Write the path of a PEM file, absolute or relative to the folder of deskform.yaml.',
  ]);
});

test('nor where the file itself holds it', async () => {
  const key = Buffer.from('-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwgg\n').toString('base64');
  const { targets } = await projectWithConfig(
    target(`tls: { cert: "c.pem", key: "${key}" }, auth: { token: "\${env:T}" }`),
  );
  const [only] = targets;
  if (only === undefined) throw new Error('no target');
  const problems = await resolveConnection(only, { T: 'x' }, await folderWith({}));
  expect(JSON.stringify(problems)).toContain('the file that tls.key names does not exist');
  expect(JSON.stringify(problems)).not.toContain(key.slice(0, 20));
});

test('nor a key that is pasted as the path of a certificate', async () => {
  const pasted = '-----BEGIN PRIVATE KEY-----\\nMIIEvQIBADANBgkq';
  const { targets } = await projectWithConfig(target(`tls: { ca: "${pasted}" }, auth: { token: "\${env:T}" }`));
  const [only] = targets;
  if (only === undefined) throw new Error('no target');
  const problems = await resolveConnection(only, { T: 'x' }, await folderWith({}));
  expect(JSON.stringify(problems)).toContain('tls.ca holds the text of a certificate or key');
  expect(JSON.stringify(problems)).not.toContain('MIIE');
});

test.each([
  'password: hunter2\n',
  '  password: hunter2\n',
  '- password: hunter2\n',
  '--- { password: hunter2 }\n',
  'DESK_TOKEN=hunter2\n',
  'export DESK_TOKEN=hunter2\n',
])('nor one in a file that is no list of options: %s', async (content) => {
  const named = 'object: Ticket\nattributes: [{ name: x, display: X, data_type: select, options_from: keys }]\n';
  const folder = await folderWith({ 'deskform.yaml': target(''), 'a.yaml': named, keys: content });
  const { problems } = await declaredIn({ folder });
  expect(problems.map(({ code }) => code)).toContain('csv-columns');
  expect(JSON.stringify(problems)).not.toMatch(HIDDEN);
});

describe('what is wrong below a secret key is told all the same', () => {
  test.each([
    [
      'auth: hunter2',
      'wrong-shape 3:50 auth must be a map, not text | For example: `auth: { token: "${env:DESKFORM_TOKEN}" }`.',
    ],
    ['headers: { X-A: 12345678 }', 'wrong-shape 3:60 X-A must be text, not a number | Put it in quotes.'],
    ['auth: { tokem: x }', 'unknown-key 3:52 "tokem" is not a key of auth | Did you mean token?'],
    ['auth: { token: 12e3 }', 'yaml-trap 3:59 this is read as a number and would change | Put it in quotes.'],
    ['auth: { hunter2 }', 'unknown-key 3:52 this is not a key of auth | Possible here: token, user, password, bearer.'],
  ])('%s', async (setting, told) => {
    const { problems } = await projectWithConfig(target(setting));
    expect(problems.map(tell)).toContain(told);
  });
});

describe('a line of a file', () => {
  test.each([
    'auth: { token: "${env:TOKEN}" }, oops: 1',
    'restart: { window: x }',
    'oops: { tag: [token, password], open: "the token" }',
  ])('is not quoted of targets: %s', async (setting) => {
    const { problems } = await projectWithConfig(target(setting));
    expect(problems.map(({ sourceLine }) => sourceLine)).toEqual(problems.map(() => undefined));
  });

  test.each(['display: "X', 'data_option: [\n'])('is quoted where the file is no YAML: %s', async (line) => {
    const { problems } = await projectOf(field('    display: Plain', `    ${line}`));
    expect(problems[0]?.sourceLine).toBe(`    ${line.trimEnd()}`);
  });

  test.each([
    ['a secret key', 'data_option: { bearer_token_auth: "${env:T}", oops: *nothing }'],
    ['a secret key that is mistyped', 'data_option: { bearer_tokn_auth: hunter2, oops: ['],
    ['no key', ': hunter2\n    oops: ['],
    ['an address with a password', 'search_url: "https://me:hunter2@desk.example.com'],
  ])('is not quoted where the file is no YAML and has %s', async (_, line) => {
    const { problems } = await projectOf(field('    display: Plain', `    ${line}`));
    expect(problems[0]?.where?.line).toBeGreaterThan(0);
    expect(problems.map(({ sourceLine }) => sourceLine)).toEqual(problems.map(() => undefined));
  });

  test('is quoted of attributes, but where a secret setting stands on it', async () => {
    const { problems } = await projectOf(
      field(
        '    displya: Plain',
        '    data_option:',
        '      bearer_token_auth: [x]',
        '      null: "no"',
        '      api_token: |',
        '        abc',
      ),
    );
    expect(problems.map(({ where, sourceLine }) => [where?.line, sourceLine])).toEqual(
      problems.map(({ where }) => [
        where?.line,
        { 5: '    displya: Plain', 6: '    data_option:', 3: '  - name: x', 8: '      null: "no"' }[where?.line ?? 0],
      ]),
    );
    expect(problems.map(({ where }) => where?.line)).toEqual(expect.arrayContaining([5, 7, 8]));
  });
});

test('aliases of aliases are followed, however many there are', async () => {
  const chain = Array.from({ length: 20_000 }, (_, index) => `    x${index}: &a${index + 1} [*a${index}]`);
  const { problems } = await projectWithConfig(block('    x: &a0 hunter2', ...chain.slice(0, 90), '    auth: *a90'));
  expect(JSON.stringify(problems)).not.toMatch(HIDDEN);
  const source = makeSourceText('a.yaml', ['x: &a0 hunter2', ...chain, 'auth: *a20000'].join('\n'));
  const where = { file: 'a.yaml', line: 1, column: 1 };
  expect(source.tell(makeProblem('wrong-shape', 'x', { where })).sourceLine).toBeUndefined();
});

test.each([
  'proxy: &p me:hunter2@desk.example.com:8080',
  'url: !p me:hunter2@desk.example.com',
  'url: "me:hun\n  ter2@desk"',
])('an address that has strayed into an attribute file is not quoted: %s', (line) => {
  const { problems } = definitionsIn(makeSourceText('a.yaml', `object: Ticket\nattributes: []\n${line}\n`));
  expect(problems.length).toBeGreaterThan(0);
  expect(JSON.stringify(problems)).not.toMatch(/hun/);
});

test('a file with credentials and without mistakes is read once', () => {
  const source = makeSourceText(
    'a.yaml',
    option(
      'search_url: "https://x.example.com/?q=#{search.term}", search_result_list_key: "", search_result_value_key: id, search_result_label_key: name, bearer_token_auth: "${env:TOKEN}"',
    ),
  );
  const never = (): never => {
    throw new Error('a place was asked for');
  };
  const silent = { ...source, positionAt: never, lineAt: never, documents: never };
  expect(definitionsIn(silent).secrets).toHaveLength(1);
});
