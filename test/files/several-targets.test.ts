// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how files name environment variables.
import { describe, expect, test } from 'vitest';
import { resolveConnection } from '../../src/files/targets/resolve-connection.ts';
import { declaredIn, folderWith, NO_ATTRIBUTES } from './temporary-project.ts';

const load = async (files: Readonly<Record<string, string>>) =>
  declaredIn({ folder: await folderWith({ 'a.yaml': NO_ATTRIBUTES, ...files }) });

const DEFAULTS = `attributes: a.yaml
defaults:
  auth: { user: bot, password: "\${env:PASSWORD}" }
  undeclared: report
  restart: { wait: 2m, expect: 30s }
  tags: [wave1, small]
`;

test('names of targets that differ only in case are an error', async () => {
  const { problems } = await load({
    'deskform.yaml':
      'attributes: a.yaml\ntargets:\n  prod: { url: https://a.example.com }\n  Prod: { url: https://b.example.com }\n',
  });
  expect(problems).toMatchObject([
    {
      code: 'wrong-shape',
      message: 'the names of the targets "prod" and "Prod" differ only in upper and lower case',
      where: { line: 4 },
    },
  ]);
});

describe('defaults', () => {
  test('with a mistake in what a target writes over them are not where it is told', async () => {
    const { problems } = await load({
      'deskform.yaml': `attributes: a.yaml
defaults: { proxy: http://proxy.example.com }
targets:
  desk: { url: https://desk.example.com, proxy: nowhere }
`,
    });
    expect(problems).toMatchObject([{ where: { line: 4 } }]);
  });

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
      'deskform.yaml': `${DEFAULTS}targets: { desk: { url: "https://desk.example.com" } }\n`,
    });
    const { targets } = await declaredIn({ folder });
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
