import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/attribute/json.ts';
import { folderWith } from '../config/temporary-project.ts';
import { ask, TOKEN, withSandbox } from '../sandbox/support.ts';
import { runAtTerminal } from './in-process.ts';

/** Options that deskform refuses and a help desk holds: they can be imported, planned and lived with. */

const CONFIG = `version: 1
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, restart: { wait: 6s } }
`;

const ODD: readonly (readonly [string, JsonObject, string])[] = [
  [
    'unknown keys in a tree',
    {
      data_type: 'tree_select',
      data_option: {
        options: [
          { name: 'A', value: 'A', color: 'red', children: [{ name: 'B', value: 'A::B', color: 'blue' }] },
          { name: 'C', value: 'C' },
        ],
      },
    },
    '"color" is not a key of an option (and 1 more)',
  ],
  [
    'no value in a list',
    {
      data_type: 'multiselect',
      data_option: {
        customsort: 'on',
        options: [
          { name: '-', value: '' },
          { name: '--', value: null },
        ],
      },
    },
    'this option has an empty value',
  ],
];

test.each(ODD)('%s', async (_, live, message) => {
  await withSandbox({}, async ({ url }) => {
    await ask(url, 'POST', 'object_manager_attributes', {
      object: 'Ticket',
      name: 'odd',
      display: 'Odd',
      active: true,
      position: 950,
      screens: {},
      ...live,
    });
    await ask(url, 'POST', 'object_manager_attributes_execute_migrations');
    const cwd = await folderWith({ 'deskform.yaml': CONFIG });
    const json = async (...args: readonly string[]): Promise<readonly [number, ReturnType<typeof JSON.parse>]> => {
      const { exitStatus, stdout } = await runAtTerminal([...args, '--json'], { cwd, env: { DESK_URL: url, TOKEN } });
      return [exitStatus, JSON.parse(stdout)];
    };
    const edit = async (before: string, after: string): Promise<void> => {
      const file = join(cwd, 'attributes/ticket.yaml');
      const text = await readFile(file, 'utf8');
      expect(text).toContain(before);
      await writeFile(file, text.replace(before, after));
    };
    const kept = [`warning kept-as-it-is ${message}. Ticket.odd already has this setting, so nothing changes`];

    const [status, { imported, left }] = await json('import');
    expect([status, imported, left]).toEqual([0, ['Ticket.odd'], []]);
    const [planned, { problems, summary }] = await json('plan', '--detailed-exitcode');
    expect([planned, refusalsIn(problems), summary.update]).toEqual([0, kept, 0]);

    // What stays as it is may stay, whatever else changes.
    await edit('display: Odd', 'display: Odder');
    const [updating, changed] = await json('plan', '--detailed-exitcode');
    expect([updating, refusalsIn(changed.problems), changed.summary.update]).toEqual([2, kept, 1]);

    // What is new in the files is not on the help desk like that.
    await edit('name: odd', 'name: even');
    const [creating, refused] = await json('plan');
    expect([creating, refusalsIn(refused.problems)]).toEqual([1, [expect.stringContaining(message)]]);
  });
});

interface Problem {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

/** Of what is refused; what people regret is told beside it. */
function refusalsIn(problems: readonly Problem[]): readonly string[] {
  return problems
    .filter(({ code }) => ['kept-as-it-is', 'option-invalid', 'data-option-typo'].includes(code))
    .map(({ severity, code, message }) => `${severity} ${code} ${message}`);
}
