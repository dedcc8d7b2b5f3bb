// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how files name environment variables.
import { describe, expect, test } from 'vitest';
import { loadProject } from '../../src/config/load-project.ts';
import { resolveConnection } from '../../src/config/targets/resolve-connection.ts';
import { folderWith, NO_ATTRIBUTES, tell } from './temporary-project.ts';

const load = async (files: Readonly<Record<string, string>>) =>
  loadProject({ folder: await folderWith({ 'a.yaml': NO_ATTRIBUTES, ...files }) }, {});

const DEFAULTS = `attributes: a.yaml
defaults:
  auth: { user: bot, password: "\${env:PASSWORD}" }
  undeclared: report
  restart: { wait: 2m, expect: 30s }
  tags: [wave1, small]
`;

describe('defaults', () => {
  test('are what a target does not say itself: maps merge, lists and values of its own win', async () => {
    const { targets, problems } = await load({
      'deskform.yaml': `${DEFAULTS}targets:
  staging: { url: https://staging.example.com }
  production:
    url: https://production.example.com
    undeclared: keep
    restart: { wait: 5m }
    tags: [wave2]
`,
    });
    expect(problems).toEqual([]);
    expect(targets).toMatchObject([
      {
        name: 'staging',
        undeclared: 'report',
        restart: { waitMs: 120_000, expect: { kind: 'within', ms: 30_000 } },
        tags: ['wave1', 'small'],
      },
      {
        name: 'production',
        undeclared: 'keep',
        restart: { waitMs: 300_000, expect: { kind: 'within', ms: 30_000 } },
        tags: ['wave2'],
      },
    ]);
  });

  test.each([
    ['{ token: "${env:TOKEN}" }', { kind: 'token', token: '${env:TOKEN}' }],
    ['{ password: "${env:OTHER}" }', { kind: 'basic', user: 'bot', password: '${env:OTHER}' }],
  ])('give way to another way in and fill half of the same: %s', async (auth, expected) => {
    const { targets, problems } = await load({
      'deskform.yaml': `${DEFAULTS}targets: { desk: { url: "https://desk.example.com", auth: ${auth} } }\n`,
    });
    expect(problems).toEqual([]);
    expect(targets).toMatchObject([{ auth: expected }]);
  });

  test('may name environment variables, and a missing one is told where it is named', async () => {
    const folder = await folderWith({
      'a.yaml': NO_ATTRIBUTES,
      'deskform.yaml': `${DEFAULTS}targets: targets/*.yaml\n`,
      'targets/desk.yaml': 'url: https://desk.example.com\n',
    });
    const { targets } = await loadProject({ folder }, {});
    const problems = await Promise.all(targets.map((target) => resolveConnection(target, {}, folder)));
    expect(problems).toMatchObject([
      [
        {
          code: 'env-missing',
          where: { file: 'deskform.yaml', line: 3, column: 32 },
          sourceLine: undefined,
        },
      ],
    ]);
  });
});

describe('target files', () => {
  test('hold one target each, named as the file or as it says itself', async () => {
    const { targets, problems, attributeFiles } = await load({
      'deskform.yaml': 'attributes: "**/*.yaml"\ndefaults: { tags: [all-of-them] }\ntargets: [targets/*.yaml]\n',
      'targets/berlin.yaml': 'url: https://berlin.example.com\n',
      'targets/02.yaml': 'name: munich\nurl: https://munich.example.com\ntags: []\n',
    });
    expect(problems).toEqual([]);
    expect(attributeFiles).toEqual(['a.yaml']);
    expect(targets).toMatchObject([
      { name: 'munich', url: 'https://munich.example.com', tags: [], origin: { file: 'targets/02.yaml' } },
      { name: 'berlin', url: 'https://berlin.example.com', tags: ['all-of-them'] },
    ]);
  });

  test.each<readonly [says: string, files: Readonly<Record<string, string>>, problems: readonly string[]]>([
    [
      'the same name twice',
      { 'one.yaml': 'url: https://one.example.com\n', 'two.yaml': 'url: https://two.example.com\nname: one\n' },
      [
        'targets/two.yaml wrong-shape 2:7 two targets are named "one" | The other one is at targets/one.yaml:1:1. Set `name:` in one of them.',
      ],
    ],
    [
      'a name that is none',
      { 'my desk.yaml': 'url: https://one.example.com\n' },
      [
        'targets/my desk.yaml wrong-shape 1:1 "my desk" is not a valid name | Use letters, digits, ".", "-" and "_", beginning with a letter or digit.',
      ],
    ],
    [
      'a name that is no text',
      { 'one.yaml': 'name: 7\nurl: https://one.example.com\n' },
      ['targets/one.yaml wrong-shape 1:7 name must be text, not 7 | Put it in quotes: "7".'],
    ],
    [
      'a list',
      { 'one.yaml': '- url: https://one.example.com\n' },
      [
        'targets/one.yaml wrong-shape 1:1 one must be a map, not a list | Write its settings below it, indented, as "key: value".',
      ],
    ],
    [
      'a typing mistake and a variable where none can stand',
      { 'one.yaml': 'url: https://one.example.com\nrestarts: { wait: 1m }\ntags: ["${env:X}"]\n' },
      [
        'targets/one.yaml unknown-key 2:1 "restarts" is not a key of one | Did you mean restart?',
        'targets/one.yaml env-misplaced 3:8 environment variables are not allowed in tags | They are allowed in url, auth, on_behalf_of, tls, proxy, headers of a target.',
      ],
    ],
    [
      'a mistake of the target itself',
      { 'one.yaml': 'url: one.example.com\ntls: { cert: c.pem }\n' },
      [
        'targets/one.yaml wrong-shape 1:6 "one.example.com" is not a valid address | Write http:// or https:// before it, as in https://helpdesk.example.com.',
        'targets/one.yaml wrong-shape 2:8 cert requires key | Add `key:` with the file of its private key, or remove cert.',
      ],
    ],
  ])('%s is told where it stands', async (_, files, expected) => {
    const { problems } = await load({
      'deskform.yaml': 'attributes: a.yaml\ntargets: targets/*.yaml\n',
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`targets/${name}`, text])),
    });
    expect(problems.map((problem) => `${problem.where?.file} ${tell(problem)}`)).toEqual(expected);
  });
});
