import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import { folderWith } from '../files/temporary-project.ts';
import { runDeskform } from '../program.ts';
import { ask, withSandbox } from '../sandbox/support.ts';
import { runAtTerminal } from './in-process.ts';

/** What stays out of a definition that cannot be read must stop the whole plan: it is no row that lives like that. */

const CONFIG = `version: 1
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, restart: { wait: 6s } }
`;
const SEVERITY = {
  name: 'severity',
  display: 'Severity',
  data_type: 'select',
  data_option: { options: { a: 'A', b: 'B' }, default: '', maxlength: 120 },
  screens: { edit: { 'ticket.agent': { shown: true } } },
  position: 950,
  active: true,
} as const;

/** One definition that differs from what lives, and a new one that nothing is wrong with. */
const attributesOf = (severity: object): string =>
  JSON.stringify({
    object: 'Ticket',
    attributes: [severity, { name: 'floor', display: 'Floor', data_type: 'date', data_option: { diff: 24 } }],
  });

interface Given {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** The keys of the rows that were not there at first. */
  readonly added: () => Promise<readonly string[]>;
}

async function onDesk(severity: object, live: JsonObject, run: (given: Given) => Promise<void>): Promise<void> {
  await withSandbox({}, async ({ url }) => {
    await ask(url, 'POST', 'object_manager_attributes', { object: 'Ticket', ...live });
    await ask(url, 'POST', 'object_manager_attributes_execute_migrations');
    const list = await ask(url, 'GET', 'object_manager_attributes');
    const cwd = await folderWith({
      'deskform.yaml': CONFIG,
      'attributes/ticket.yaml': attributesOf(severity),
      'list.json': JSON.stringify(list.body),
    });
    const names = async (): Promise<readonly string[]> => {
      const { body } = await ask(url, 'GET', 'object_manager_attributes');
      return Array.isArray(body) ? body.map(({ object, name }) => `${object}.${name}`) : [];
    };
    const before = await names();
    await run({
      cwd,
      env: { DESK_URL: url, TOKEN: 'a token with every permission' },
      added: async () => (await names()).filter((name) => !before.includes(name)),
    });
  });
}

const BROKEN: readonly (readonly [string, object, string])[] = [
  ['a label that is a list', { ...SEVERITY, display: ['Storey'] }, 'value-invalid display must be text, not a list'],
  ['no label', { ...SEVERITY, display: undefined }, 'setting-invalid display is missing'],
  [
    'a switch that is text',
    { ...SEVERITY, active: 'no' },
    'value-invalid active must be true or false, not the text "no"',
  ],
  [
    'a position that is text',
    { ...SEVERITY, position: 'first' },
    'value-invalid position must be a whole number from -2147483648 to 2147483647, not the text "first"',
  ],
  [
    'settings that are text',
    { ...SEVERITY, data_option: 'options' },
    'data-option-invalid data_option must be a map, not the text "options"',
  ],
  [
    'a path under ignore that is none',
    { ...SEVERITY, ignore: ['data_option/optoins'] },
    'data-option-typo there is no key of data_option "optoins" to ignore',
  ],
  [
    'a mistyped setting that lives like that',
    { ...SEVERITY, data_option: { ...SEVERITY.data_option, nulloptoin: true } },
    'data-option-typo "nulloptoin" is not a key of data_option',
  ],
];

const COMMANDS: readonly (readonly string[])[] = [
  ['plan'],
  ['plan', '--live', 'list.json'],
  ['apply', '--yes'],
  ['drift'],
  ['resume', '--yes'],
];

describe.each(BROKEN)('a definition of a live field with %s', (_, severity, expected) => {
  test('is an error wherever a plan is made, and nothing is sent', () =>
    onDesk(
      severity,
      { ...SEVERITY, data_option: { ...SEVERITY.data_option, nulloptoin: true } },
      async ({ cwd, env, added }) => {
        for (const command of COMMANDS) {
          const { exitStatus, stdout } = await runAtTerminal([...command, '--json'], { cwd, env });
          const { problems, decisions = [] } = JSON.parse(stdout);
          expect({ command, exitStatus, told: problems.map(told), decisions }).toEqual({
            command,
            exitStatus: 1,
            told: [`error ${expected}`],
            decisions: [],
          });
        }
        expect(await added()).toEqual([]);
      },
    ));
});

test('the built program applies nothing beside such a definition', () =>
  onDesk({ ...SEVERITY, display: ['Storey'] }, SEVERITY, async ({ cwd, env, added }) => {
    const { exitStatus, stderr } = await runDeskform(['apply', '--yes'], { cwd, env });
    expect({ exitStatus, added: await added() }).toEqual({ exitStatus: 1, added: [] });
    expect(stderr).toContain('error value-invalid\n  display must be text, not a list');
  }));

function told({ severity, code, message }: Readonly<Record<string, unknown>>): string {
  return `${severity} ${code} ${message}`;
}
