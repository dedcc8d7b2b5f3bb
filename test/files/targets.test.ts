// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how files name environment variables.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadTargets } from '../../src/files/project-settings.ts';
import { resolveConnection } from '../../src/files/targets/resolve-connection.ts';
import type { Environment } from '../../src/model/placeholder.ts';
import { makePipe } from '../named-pipe.ts';
import { declaredIn, folderWith, NO_ATTRIBUTES, projectWithConfig, tell } from './temporary-project.ts';

const PRODUCTION = `version: 1
attributes: "*.yaml"
targets:
  production:
    url: https://\${env:DESK_HOST}/helpdesk
    auth: { token: "\${env:PRODUCTION_TOKEN}" }
    on_behalf_of: config-bot@example.com
    release: 5.2
    undeclared: report
    limits: { destroy: 0 }
    foreign_changes: include
    on_failure: keep
    restart: { expect: 2m, wait: 1h }
    tls: { ca: ca.pem }
    proxy: http://proxy.example.com:3128
    timeout: 45s
    headers: { X-Team: "\${env:TEAM}" }
    tags: [wave2]
`;

describe('a target', () => {
  test('is read current written', async () => {
    const { targets, problems } = await projectWithConfig(PRODUCTION);
    expect(problems).toEqual([]);
    expect(targets).toMatchObject([
      {
        name: 'production',
        url: 'https://${env:DESK_HOST}/helpdesk',
        auth: { kind: 'token', token: '${env:PRODUCTION_TOKEN}' },
        onBehalfOf: 'config-bot@example.com',
        release: { name: '5.2' },
        undeclared: 'report',
        limits: { destroy: 0 },
        foreignChanges: 'include',
        onFailure: 'keep',
        restart: {
          expect: { kind: 'within', ms: 120_000 },
          waitMs: 3_600_000,
          steadyMs: 3_000,
        },
        tls: { ca: 'ca.pem', cert: undefined, key: undefined },
        proxy: 'http://proxy.example.com:3128',
        timeoutMs: 45_000,
        headers: { 'X-Team': '${env:TEAM}' },
        tags: ['wave2'],
      },
    ]);
  });

  test.each([
    ['5.2', '5.2', '5.2'],
    ['"5.4.1"', '5.4', '5.2'],
    ['5.4.1', '5.4', '5.2'],
    ['6.5.0', '6.5', '6.5'],
    ['7', '7.0', '6.5'],
    ['"7.1.3"', '7.1', '7.1'],
  ])('with release: %s is one of %s, with the rules of %s', async (written, name, rules) => {
    const { targets, problems } = await projectWithConfig(PRODUCTION.replace('release: 5.2', `release: ${written}`));
    expect(problems).toEqual([]);
    expect(targets).toMatchObject([{ release: { name, rules } }]);
  });

  test.each([['"5.0"'], ['5.1'], ['"5.1.9"'], ['"7.2"'], ['8.5'], ['9'], ['"9"'], ['"6"'], ['latest'], ['"6.5.x"']])(
    'with release: %s is refused, and the known releases are named',
    async (written) => {
      const { problems } = await projectWithConfig(PRODUCTION.replace('release: 5.2', `release: ${written}`));
      expect(problems).toMatchObject([
        { code: 'wrong-shape', hint: expect.stringContaining('one of 5.2 to 7.1 (recorded: 5.2, 6.5, 7.1)') },
      ]);
    },
  );

  test('has the careful settings where nothing is written', async () => {
    const { targets, problems } = await projectWithConfig(
      'attributes: "*.yaml"\ntargets: { desk: { url: "https://desk.example.com" } }\n',
    );
    expect(problems).toEqual([]);
    expect(targets).toMatchObject([
      {
        auth: undefined,
        release: undefined,
        undeclared: 'keep',
        limits: { destroy: 3 },
        foreignChanges: 'refuse',
        onFailure: 'undo',
        restart: { expect: { kind: 'auto' }, waitMs: 60_000, steadyMs: 3_000 },
        timeoutMs: 30_000,
        headers: {},
        tags: [],
      },
    ]);
  });
});

const target = (...settings: readonly string[]): string =>
  [
    'attributes: "*.yaml"',
    'targets:',
    '  desk:',
    '    url: https://desk.example.com',
    ...settings.map((line) => `    ${line}`),
    '',
  ].join('\n');

describe('mistakes in deskform.yaml', () => {
  test.each<readonly [says: string, config: string, problems: readonly string[]]>([
    [
      'a version of the future',
      'version: 2\nattributes: "*.yaml"\n',
      ['wrong-shape 1:10 version must be 1, not 2 | Write version: 1.'],
    ],
    [
      'a key that is nearly one of ours',
      'atributes: "*.yaml"\nattributes: "*.yaml"\n',
      ['unknown-key 1:1 "atributes" is not a key of this document | Did you mean attributes?'],
    ],
    [
      'targets that are no map',
      'attributes: "*.yaml"\ntargets: targets/*.yaml\n',
      [
        'wrong-shape 2:10 targets must be a map, not the text "targets/*.yaml" | The name of a target is its key: write `helpdesk:`, and its settings below it.',
      ],
    ],
    [
      'overlays that are not there',
      target('overlays: [overlays/*.yaml]'),
      [
        'no-overlays 5:15 no file matches overlays/*.yaml (overlays of desk) | Write the files, remove `overlays` if this target needs none, or fix the pattern: it is relative to the project folder, as in overlays/production.',
      ],
    ],
    [
      'overlays as Windows writes a path',
      target('overlays: overlays\\*.yaml'),
      [
        'no-overlays 5:15 no file matches overlays\\*.yaml (overlays of desk) | Write / between folders: overlays/*.yaml',
      ],
    ],
    [
      'overlays that are not there, of a target that deletes what is missing',
      target('overlays: [overlays/*.yaml]\n    undeclared: delete'),
      [
        'no-files 5:15 no file matches overlays/*.yaml (overlays of desk), and this target deletes undeclared attributes | Write the files, remove `overlays` if this target needs none, or fix the pattern: it is relative to the project folder, as in overlays/production.',
      ],
    ],
    [
      'an address and a typing mistake in the defaults',
      'attributes: "*.yaml"\ndefaults: { url: "https://desk.example.com", tag: [a] }\n',
      [
        'unknown-key 2:13 "url" is not a key of defaults | Each target has its own address. Write `url:` under the target.',
        'unknown-key 2:46 "tag" is not a key of defaults | Did you mean tags?',
      ],
    ],
    [
      'a mistake in the defaults, once for all targets',
      'attributes: "*.yaml"\ndefaults: { restart: { expect: soon } }\ntargets: { a: { url: "https://a.example.com" }, b: { url: "https://b.example.com" } }\n',
      ['wrong-shape 2:32 expect cannot be the text "soon" | Write auto, none, or a time such as 30s or 2m.'],
    ],
    [
      'a target that bears the name of all',
      'attributes: "*.yaml"\ntargets: { all: { url: "https://desk.example.com" } }\n',
      [
        'wrong-shape 2:12 "all" cannot be the name of a target | `--target all` means every target. Choose another name.',
      ],
    ],
    [
      'a target without an address',
      'attributes: "*.yaml"\ntargets: { desk: { tags: [a] } }\n',
      ['wrong-shape 2:12 url is missing | Add `url:` here.'],
    ],
    [
      'an address that is none',
      'attributes: "*.yaml"\ntargets: { desk: { url: desk.example.com } }\n',
      [
        'wrong-shape 2:25 "desk.example.com" is not a valid address | Write http:// or https:// before it, as in https://helpdesk.example.com.',
      ],
    ],
    [
      'credentials in the address',
      'attributes: "*.yaml"\ntargets: { desk: { url: "https://a:b@desk.example.com" } }\n',
      ['wrong-shape 2:25 the address contains credentials | Write them under auth.'],
    ],
    [
      'two ways in',
      target('auth: { token: "${env:A}", bearer: "${env:B}" }'),
      [
        'wrong-shape 5:5 auth contains token, bearer: only one login method is allowed | Write { token: … }, or { user: …, password: … }, or { bearer: … }.',
      ],
    ],
    [
      'half a way in',
      target('auth: { user: me }'),
      ['wrong-shape 5:5 auth has no password | Write { token: … }, or { user: …, password: … }, or { bearer: … }.'],
    ],
    [
      'a token in the file',
      target('auth: { token: abc }'),
      [
        'literal-secret 5:20 token is a secret in plain text | Use an environment variable instead, as in "${env:HELPDESK_TOKEN}".',
      ],
    ],
    [
      'a time without a unit',
      target('timeout: 30'),
      ['wrong-shape 5:14 timeout must be text, not 30 | Write a time such as 500ms, 30s, 2m or 1h.'],
    ],
    [
      'times that no timer holds',
      target('timeout: 597h', 'restart: { wait: 2147484s, expect: 35792m }'),
      [
        'wrong-shape 5:14 timeout is "597h", longer than 24 days | Write 596h or less.',
        'wrong-shape 6:22 wait is "2147484s", longer than 24 days | Write 596h or less.',
        'wrong-shape 6:40 expect is "35792m", longer than 24 days | Write 596h or less.',
      ],
    ],
    ['times that a timer just holds', target('timeout: 596h', 'restart: { wait: 2147483647ms }'), []],
    [
      'times in words',
      target('restart: { expect: soon, wait: 1 minute }'),
      [
        'wrong-shape 5:24 expect cannot be the text "soon" | Write auto, none, or a time such as 30s or 2m.',
        'wrong-shape 5:36 wait cannot be the text "1 minute" | Write a time such as 500ms, 30s, 2m or 1h.',
      ],
    ],
    [
      'a policy that does not exist',
      target('undeclared: remove', 'foreign_changes: includ'),
      [
        'wrong-shape 5:17 undeclared must be keep, report or delete, not the text "remove" | Did you mean delete?',
        'wrong-shape 6:22 foreign_changes must be refuse or include, not the text "includ" | Did you mean include?',
      ],
    ],
    [
      'a key inside of a setting',
      target('restart: { expects: auto }', 'tls: { cacert: x }'),
      [
        'unknown-key 5:16 "expects" is not a key of restart | Did you mean expect?',
        'unknown-key 6:12 "cacert" is not a key of tls | Possible here: ca, cert, key.',
      ],
    ],
    [
      'a certificate without its key',
      target('tls: { cert: cert.pem }'),
      ['wrong-shape 5:12 cert requires key | Add `key:` with the file of its private key, or remove cert.'],
    ],
    [
      'a variable where none can stand',
      target('tags: ["${env:X}"]'),
      [
        'env-misplaced 5:12 environment variables are not allowed in tags | They are allowed in url, auth, on_behalf_of, tls, proxy, headers of a target.',
      ],
    ],
    [
      'a name with a space',
      'attributes: "*.yaml"\ntargets: { "my desk": { url: "https://desk.example.com" } }\n',
      [
        'wrong-shape 2:12 "my desk" is not a valid name | Use at most 100 letters, digits, ".", "-" and "_", beginning with a letter or digit.',
      ],
    ],
    [
      'two documents',
      'attributes: "*.yaml"\n---\nattributes: "*.yaml"\n',
      [
        'wrong-shape 3:1 deskform.yaml contains more than one document | Remove the line ---. Only attribute files may contain several documents.',
      ],
    ],
  ])('%s', async (_, config, problems) => {
    const folder = await folderWith({ 'deskform.yaml': config, 'a.yaml': NO_ATTRIBUTES });
    const [only] = (await declaredIn({ folder })).targets;
    expect((await declaredIn({ folder }, only?.name)).problems.map(tell)).toEqual(problems);
  });
});

test('an unknown key with a slash hides no mistake elsewhere', async () => {
  const config = `${target('undeclared: remove')}"targets/desk": x\n`;
  const { problems } = await declaredIn({
    folder: await folderWith({ 'deskform.yaml': config, 'a.yaml': NO_ATTRIBUTES }),
  });
  expect(problems.map(({ code }) => code)).toEqual(['wrong-shape', 'unknown-key']);
});

test('of a target with a mistake in it, the overlays are checked all the same', async () => {
  const folder = await folderWith({
    'deskform.yaml': target('undeclared: remove', 'overlays: overlays/*.yaml'),
    'a.yaml': NO_ATTRIBUTES,
    'overlays/a.yaml': 'object: Ticket\nattributes: [{ display: Nameless }]\n',
  });
  expect((await declaredIn({ folder }, 'desk')).problems.map(({ code, where }) => [code, where?.file])).toEqual([
    ['wrong-shape', 'deskform.yaml'],
    ['setting-invalid', 'overlays/a.yaml'],
  ]);
});

describe('an address over http', () => {
  const at = (url: string, lint = ''): string => `attributes: "*.yaml"\ntargets: { desk: { url: "${url}" } }\n${lint}`;
  const WARNING =
    'plain-http 2:25 desk.example.com is reached over http: credentials are sent unencrypted | Use https://. On a trusted network, hide this warning with `plain-http: off` under `lint:`.';

  test.each([
    ['http://desk.example.com', [WARNING]],
    ['http://localhost.example.com', [WARNING.replace('desk.', 'localhost.')]],
    ['https://desk.example.com', []],
    ['http://127.0.0.1:3000', []],
    ['http://127.1/helpdesk', []],
    ['http://[::1]:3000', []],
    ['http://localhost:3000', []],
    ['http://desk.localhost', []],
    ['http://${env:DESK_HOST}', []],
  ])('%s', async (url, problems) => {
    expect((await projectWithConfig(at(url))).problems.map(tell)).toEqual(problems);
  });

  test('is a warning that a project can take out, from the list of its targets too', async () => {
    const folder = await folderWith({ 'deskform.yaml': at('http://desk.example.com', 'lint: { plain-http: off }\n') });
    expect((await loadTargets({ folder })).problems).toEqual([]);
  });
});

describe('a connection', () => {
  const connect = async (env: Environment, files: Readonly<Record<string, string>>) => {
    const folder = await folderWith({ 'deskform.yaml': PRODUCTION, 'a.yaml': NO_ATTRIBUTES, ...files });
    const { targets } = await declaredIn({ folder });
    return Promise.all(targets.map((one) => resolveConnection(one, env, folder)));
  };

  test('has the values of the variables and the texts of the certificates', async () => {
    const env = { DESK_HOST: 'desk.example.com', PRODUCTION_TOKEN: 'secret', TEAM: 'blue' };
    expect(await connect(env, { 'ca.pem': '-----BEGIN CERTIFICATE-----' })).toEqual([
      {
        url: 'https://desk.example.com/helpdesk',
        credentials: { kind: 'token', token: 'secret' },
        onBehalfOf: 'config-bot@example.com',
        tls: { ca: '-----BEGIN CERTIFICATE-----', cert: undefined, key: undefined },
        proxy: 'http://proxy.example.com:3128',
        timeoutMs: 45_000,
        headers: { 'X-Team': 'blue' },
        secrets: ['secret', 'blue'],
      },
    ]);
  });

  test('tells every variable that is not set or empty, with its place, and the files that are missing', async () => {
    const [problems] = await connect({ DESK_HOST: 'desk.example.com', PRODUCTION_TOKEN: '' }, {});
    expect(Array.isArray(problems) ? problems.map(tell).sort() : problems).toEqual([
      'env-missing 17:24 the environment variable TEAM is not set: target production needs it for headers.X-Team | Set TEAM where deskform runs: `export TEAM=…`.',
      'env-missing 6:20 the environment variable PRODUCTION_TOKEN is empty: target production needs it for auth.token | Set PRODUCTION_TOKEN where deskform runs: `export PRODUCTION_TOKEN=…`.',
      'file-unreadable 14:16 ca.pem does not exist | Write the path of a PEM file, absolute or relative to the folder of deskform.yaml.',
    ]);
  });

  test('does not wait for a certificate that is a pipe, into which perhaps nobody writes', async () => {
    const folder = await folderWith({ 'deskform.yaml': PRODUCTION, 'a.yaml': NO_ATTRIBUTES });
    makePipe(join(folder, 'ca.pem'));
    const env = { DESK_HOST: 'desk.example.com', PRODUCTION_TOKEN: 'secret', TEAM: 'blue' };
    const { targets } = await declaredIn({ folder });
    const [problems] = await Promise.all(targets.map((one) => resolveConnection(one, env, folder)));
    expect(Array.isArray(problems) ? problems.map(tell) : problems).toEqual([
      'file-unreadable 14:16 ca.pem is not a file | Replace it with a file.',
    ]);
  });

  test.each([
    ['ca', 'tls: { ca: deskform.yaml }', 'file-unreadable 14:16 deskform.yaml contains no certificate'],
    [
      'cert',
      'tls: { cert: deskform.yaml, key: key.pem }',
      'file-unreadable 14:18 deskform.yaml contains no certificate',
    ],
    ['key', 'tls: { cert: ca.pem, key: ca.pem }', 'file-unreadable 14:31 ca.pem contains no private key'],
    ['key of several kinds', 'tls: { cert: ca.pem, key: key.pem }', undefined],
  ])('does not take a file as %s that holds none', async (_, tls, told) => {
    const env = { DESK_HOST: 'desk.example.com', PRODUCTION_TOKEN: 'secret', TEAM: 'blue' };
    const [connection] = await connect(env, {
      'deskform.yaml': PRODUCTION.replace('tls: { ca: ca.pem }', tls),
      'ca.pem': '# ours\n-----BEGIN CERTIFICATE-----\n',
      'key.pem': '-----BEGIN RSA PRIVATE KEY-----\n',
    });
    const problems = Array.isArray(connection)
      ? connection.map((problem) => tell({ ...problem, hint: undefined }))
      : [];
    expect(problems).toEqual(told === undefined ? [] : [told]);
  });

  test('takes nothing for a variable that objects inherit', async () => {
    const config = PRODUCTION.replace('env:TEAM', 'env:constructor');
    const env = { DESK_HOST: 'desk.example.com', PRODUCTION_TOKEN: 'secret' };
    const [problems] = await connect(env, { 'deskform.yaml': config, 'ca.pem': '-----BEGIN CERTIFICATE-----' });
    expect(Array.isArray(problems) ? problems.map(({ message }) => message) : problems).toEqual([
      'the environment variable constructor is not set: target production needs it for headers.X-Team',
    ]);
  });

  test('does not quote an address that a variable has spoilt, since it may hold a secret', async () => {
    const env = { DESK_HOST: 'not a host', PRODUCTION_TOKEN: 'secret', TEAM: 'blue' };
    const [problems] = await connect(env, { 'ca.pem': '-----BEGIN CERTIFICATE-----' });
    expect(Array.isArray(problems) ? problems.map(tell) : problems).toEqual([
      'wrong-shape 5:10 url of production is not a valid address | Check the environment variables in it.',
    ]);
  });
});
