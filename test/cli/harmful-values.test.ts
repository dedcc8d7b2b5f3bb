import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/model/json.ts';
import { folderWith } from '../files/temporary-project.ts';
import { runByDepth } from '../program.ts';
import { ATTRIBUTES, ask, TOKEN, withSandbox } from '../sandbox/support.ts';

/** Values that stop a help desk, on the built program: from every side of a project, and where one lives already. */

const CONFIG = `version: 1
targets:
  desk:
    url: "\${env:DESK_URL}"
    auth: { token: "\${env:TOKEN}" }
    restart: { wait: 6s }
    overlays: overlays/*.yaml
`;

interface Said {
  readonly exitStatus: number | null;
  readonly problems: readonly {
    readonly code: string;
    readonly severity: string;
    readonly message: string;
    readonly hint: string;
  }[];
  readonly document: JsonObject;
}

async function deskform(cwd: string, url: string, ...args: readonly string[]): Promise<Said> {
  const { exitStatus, stdout } = await runByDepth([...args, '--json'], { cwd, env: { DESK_URL: url, TOKEN } });
  const document = JSON.parse(stdout);
  return { exitStatus, problems: document.problems ?? [], document };
}

const field = (settings: JsonObject): JsonObject => ({
  object: 'Ticket',
  name: 'odd',
  display: 'Odd',
  data_type: 'input',
  data_option: { type: 'text', maxlength: 120 },
  active: true,
  position: 950,
  screens: {},
  ...settings,
});

const file = ({ object, ...attribute }: JsonObject): string => JSON.stringify({ object, attributes: [attribute] });

const permission: JsonValue = 'ticket.agent';
const HARMFUL = field({ data_option: { type: 'text', maxlength: 120, permission } });
const GOOD = field({ data_option: { type: 'text', maxlength: 120, permission: ['ticket.agent'] } });

describe('a harmful value is refused from every side', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    [
      'YAML',
      {
        'attributes/t.yaml':
          'object: Ticket\nattributes:\n  - name: odd\n    display: Odd\n    data_type: input\n    data_option: { type: text, maxlength: 120, permission: ticket.agent }\n',
      },
    ],
    ['JSON', { 'attributes/t.yaml': file(HARMFUL) }],
    [
      'an overlay',
      {
        'attributes/t.yaml': file(GOOD),
        'overlays/o.yaml': 'object: Ticket\nattributes: [{ name: odd, data_option: { permission: ticket.agent } }]\n',
      },
    ],
  ])('%s', async (_, files) => {
    await withSandbox({}, async ({ url }) => {
      const cwd = await folderWith({ 'deskform.yaml': CONFIG, ...files });
      for (const command of [['validate'], ['plan'], ['apply', '--yes']]) {
        const { exitStatus, problems } = await deskform(cwd, url, ...command);
        expect([command[0], exitStatus, problems.filter(({ severity }) => severity === 'error')]).toEqual([
          command[0],
          1,
          [
            expect.objectContaining({
              code: 'value-harmful',
              message:
                'permission must be a list of texts, not the text "ticket.agent": every new ticket, every form and the login page would fail',
              hint: 'Write `permission: [ticket.agent]`.',
            }),
          ],
        ]);
      }
      const { body } = await ask(url, 'GET', ATTRIBUTES);
      expect(JSON.stringify(body)).not.toContain('"odd"');
    });
  });

  test('a list of options, on the release that it harms', async () => {
    const select =
      'object: Ticket\nattributes: [{ name: odd, display: Odd, data_type: select, options_from: o.csv, data_option: { maxlength: 3 } }]\n';
    const files = { 'attributes/t.yaml': select, 'attributes/o.csv': 'value,name\nlong,Long\n' };
    await withSandbox({ release: '5.2' }, async ({ url }) => {
      const cwd = await folderWith({ 'deskform.yaml': CONFIG, ...files });
      const { exitStatus, problems } = await deskform(cwd, url, 'validate');
      expect([exitStatus, problems.map(({ code }) => code)]).toEqual([0, ['harmful-on-release', 'no-overlays']]);
      const applied = await deskform(cwd, url, 'apply', '--yes');
      expect(applied.exitStatus).toBe(3);
    });
    await withSandbox({ release: '6.5' }, async ({ url }) => {
      const cwd = await folderWith({ 'deskform.yaml': CONFIG, ...files });
      expect((await deskform(cwd, url, 'apply', '--yes')).exitStatus).toBe(0);
    });
  });

  test('a definition that was changed after its approval', async () => {
    await withSandbox({}, async ({ url }) => {
      const cwd = await folderWith({
        'deskform.yaml': CONFIG,
        'attributes/t.yaml': file(GOOD),
        'overlays/o.yaml': 'object: Ticket\nattributes: []\n',
      });
      await deskform(cwd, url, 'plan', '--out', 'plan.json');
      await writeFile(join(cwd, 'attributes/t.yaml'), file(HARMFUL));
      const { exitStatus, problems } = await deskform(cwd, url, 'apply', '--plan', 'plan.json', '--yes');
      expect([exitStatus, problems.map(({ code }) => code)]).toEqual([1, ['value-harmful']]);
    });
  });
});

describe('a harmful value that lives already', () => {
  const live = async (url: string, settings: JsonObject): Promise<void> => {
    await ask(url, 'POST', ATTRIBUTES, settings);
    await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
  };
  const project = (definition: JsonObject) =>
    folderWith({
      'deskform.yaml': CONFIG.replace('    overlays: overlays/*.yaml\n', ''),
      'attributes/t.yaml': file(definition),
    });

  test('is an error in the files as everywhere, is left alone by ignore, and its correction passes', async () => {
    await withSandbox({}, async ({ url }) => {
      await live(url, HARMFUL);
      const { exitStatus, problems } = await deskform(await project(HARMFUL), url, 'plan');
      expect([exitStatus, problems.map(({ code, severity }) => [code, severity])]).toEqual([
        1,
        [['value-harmful', 'error']],
      ]);
      const ignoring = { ...GOOD, display: 'Other', ignore: ['data_option/permission'] };
      expect((await deskform(await project(ignoring), url, 'apply', '--yes')).exitStatus).toBe(0);
      expect((await deskform(await project({ ...GOOD, display: 'Other' }), url, 'apply', '--yes')).exitStatus).toBe(0);
      const { body } = await ask(url, 'GET', ATTRIBUTES);
      expect(JSON.stringify(body)).toContain('"permission":["ticket.agent"]');
    });
  });

  test.each<[string, JsonObject, string]>([
    ['a permission', HARMFUL, 'Write `permission: [ticket.agent]`.'],
    [
      'children of a tree',
      field({
        data_type: 'multi_tree_select',
        data_option: { options: [{ name: 'A', value: 'A', children: 'none' }] },
      }),
      'Begin each entry with "- ", or write [a, b].',
    ],
  ])('is left out by import, and named by doctor: %s', async (_, settings, advice) => {
    await withSandbox({}, async ({ url }) => {
      await live(url, settings);
      const cwd = await folderWith({
        'deskform.yaml': CONFIG.replace('    overlays: overlays/*.yaml\n', ''),
        'attributes/none.yaml': 'object: User\nattributes: []\n',
      });
      const { document } = await deskform(cwd, url, 'import');
      expect(document.left).toEqual([expect.objectContaining({ key: 'Ticket.odd', why: 'value-harmful' })]);
      expect(JSON.stringify(document.left)).toContain('before the next restart');
      const { document: diagnosis } = await deskform(cwd, url, 'doctor');
      const checks = (Array.isArray(diagnosis.checks) ? diagnosis.checks : []) as readonly {
        check: string;
        state: string;
        found: string;
      }[];
      const values = checks.filter(({ check }) => check === 'values');
      expect(
        values.map(({ state, found }) => [state, found.startsWith('Ticket.odd: '), found.endsWith(advice)]),
      ).toEqual([['warning', true, true]]);
    });
  });

  test('a maxlength as text becomes a number with the next change, which the plan says', async () => {
    await withSandbox({}, async ({ url }) => {
      await live(url, field({ data_option: { type: 'text', maxlength: '120' } }));
      const cwd = await project(field({ display: 'Other', data_option: { type: 'text' } }));
      const { exitStatus } = await deskform(cwd, url, 'validate');
      expect(exitStatus).toBe(1);
      const ignoring = await project(field({ display: 'Other', ignore: ['data_option'] }));
      const planned = await deskform(ignoring, url, 'plan');
      expect(JSON.stringify(planned.document.decisions)).toContain('"before":"120","after":120');
      expect((await deskform(ignoring, url, 'apply', '--yes')).exitStatus).toBe(0);
      const { body } = await ask(url, 'GET', ATTRIBUTES);
      expect(JSON.stringify(body)).toContain('"maxlength":120');
      expect(JSON.stringify(body)).not.toContain('"maxlength":"120"');
    });
  });
});

describe('a harmful value that is pending', () => {
  test.each(['refuse', 'include'])('is not migrated with foreign_changes: %s', async (policy) => {
    await withSandbox({}, async ({ url }) => {
      await ask(url, 'POST', ATTRIBUTES, HARMFUL);
      const config = CONFIG.replace('    overlays: overlays/*.yaml\n', `    foreign_changes: ${policy}\n`);
      const cwd = await folderWith({ 'deskform.yaml': config, 'attributes/t.yaml': file(field({ name: 'fine' })) });
      const { exitStatus, document } = await deskform(cwd, url, 'apply', '--yes');
      expect(exitStatus).toBe(3);
      expect(JSON.stringify(document)).toContain('the login page would fail');
      const { body } = await ask(url, 'GET', ATTRIBUTES);
      expect(JSON.stringify(body)).not.toContain('"fine"');
    });
  });
});
