import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import { folderWith } from '../files/temporary-project.ts';
import { ask, TOKEN, withSandbox } from '../sandbox/support.ts';
import { runAtTerminal } from './in-process.ts';

/** Fields that a help desk holds and nobody would write: import writes what every command accepts, with one warning each. */

const CONFIG = `version: 1
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, restart: { wait: 6s } }
`;
const LONG = 'x'.repeat(64);

interface Odd {
  readonly live: JsonObject;
  readonly warning: string;
  /** What the file says of the oddity. */
  readonly written?: string;
  /** What a plan refuses once the row is gone. */
  readonly refused?: readonly [code: string, hint: string];
}

const ODD: Readonly<Record<string, Odd>> = {
  'a name of 64 characters': {
    live: { name: LONG, data_type: 'input', data_option: { type: 'text', maxlength: 100 } },
    warning: 'name-not-free the name has 64 characters',
    refused: ['name-too-long', 'Use at most 63 characters, or remove the definition of a field that is gone.'],
  },
  'an option without a value': {
    live: { data_type: 'select', data_option: { options: { '': '-', a: 'A' }, default: '', maxlength: 255 } },
    warning: 'option-unclear this option has an empty value',
  },
  'no value in a list': {
    live: {
      data_type: 'multiselect',
      data_option: {
        customsort: 'on',
        options: [
          { name: '-', value: '' },
          { name: '--', value: null },
        ],
      },
    },
    warning: 'option-unclear this option has an empty value (and 1 more)',
  },
  'unknown keys in a tree': {
    live: {
      data_type: 'tree_select',
      data_option: {
        options: [
          { name: 'A', value: 'A', color: 'red', children: [{ name: 'B', value: 'A::B', color: 'blue' }] },
          { name: 'C', value: 'C' },
        ],
      },
    },
    warning: 'data-option-unknown "color" is not a known key of an option (and 1 more)',
  },
  'mistyped keys, and a link that is a number': {
    live: {
      data_type: 'input',
      data_option: { type: 'text', maxlength: 100, max_length: 5, linktemplate: 5, colour: 1 },
    },
    warning: 'kept-on-help-desk data_option/colour',
    written: 'ignore: [ data_option/linktemplate ]',
  },
  'a mistyped screen': {
    live: {
      data_type: 'input',
      data_option: { type: 'text', maxlength: 100 },
      screens: { create_middle2: { 'ticket.agent': { shown: true } } },
    },
    warning: 'kept-on-help-desk screens/create_middle2',
    written: 'ignore: [ screens/create_middle2 ]',
  },
};

test.each(Object.entries(ODD))('%s', async (_, { live, warning, written = '', refused }) => {
  await withSandbox({}, async ({ url, desk }) => {
    const row = { object: 'Ticket', name: 'odd', display: 'Odd', active: true, position: 950, screens: {}, ...live };
    expect((await ask(url, 'POST', 'object_manager_attributes', row)).status).toBe(201);
    await ask(url, 'POST', 'object_manager_attributes_execute_migrations');
    const key = `Ticket.${row.name}`;
    const cwd = await folderWith({ 'deskform.yaml': CONFIG });
    const json = async (...args: readonly string[]): Promise<ReturnType<typeof JSON.parse>> => {
      const { exitStatus, stdout } = await runAtTerminal([...args, '--json'], { cwd, env: { DESK_URL: url, TOKEN } });
      return { exitStatus, ...JSON.parse(stdout) };
    };

    const imported = await json('import');
    expect(imported).toMatchObject({ exitStatus: 0, imported: [key], left: [] });
    const file = join(cwd, 'attributes/ticket.yaml');
    expect(await readFile(file, 'utf8')).toContain(written);
    expect(warningsOf(imported)).toEqual([expect.stringContaining(`warning ${warning.split(' ')[0]}`)]);
    expect(warningsOf(imported)[0]).toContain(warning.split(' ').slice(1).join(' '));
    // What only this help desk keeps is told once, by the import.
    const later = warning.startsWith('kept-on-help-desk') ? [] : [expect.stringContaining(`warning ${warning}`)];
    const told: string[][] = [];
    for (const command of [['validate'], ['fmt', '--check'], ['plan', '--detailed-exitcode']]) {
      const result = await json(...command);
      expect([command, result.exitStatus]).toEqual([command, 0]);
      if (command[0] !== 'fmt') told.push(warningsOf(result));
    }
    expect(told).toEqual(told.map(() => later));

    // What is odd stays as it is, whatever else changes.
    await writeFile(file, (await readFile(file, 'utf8')).replace('display: Odd', 'display: Odder'));
    expect(await json('apply', '--yes')).toMatchObject({ exitStatus: 0 });
    const [after] = desk.rows.filter(({ name }) => name === row.name);
    expect(after).toMatchObject({ display: 'Odder', data_option: live.data_option, screens: row.screens });

    // Once the row is gone, the file is judged as a wish.
    desk.rows.splice(
      desk.rows.findIndex(({ name }) => name === row.name),
      1,
    );
    const plan = await json('plan');
    const refusals = plan.decisions.flatMap(({ action, code, hint }: ReturnType<typeof JSON.parse>) =>
      action === 'refuse' ? [[code, hint]] : [],
    );
    expect([plan.exitStatus, refusals]).toEqual(refused === undefined ? [0, []] : [3, [refused]]);
    await rm(cwd, { recursive: true });
  });
});

function warningsOf({ problems }: ReturnType<typeof JSON.parse>): string[] {
  return problems
    .filter(({ code }: { code: string }) => !['no-options', 'option-blanks', 'default-not-an-option'].includes(code))
    .map(({ severity, code, message }: Record<string, string>) => `${severity} ${code} ${message}`);
}
