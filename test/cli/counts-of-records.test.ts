import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import { RELEASES, type Release } from '../../src/model/release.ts';
import { folderWith } from '../files/temporary-project.ts';
import { type Ran, runDeskform } from '../program.ts';
import { addRecord, TOKEN, withSandbox } from '../sandbox/support.ts';

const BEFORE = `  - { name: fax_line, display: Fax, data_type: input, data_option: { type: text, maxlength: 300 } }
  - { name: room, display: Room, data_type: input, data_option: { type: text, maxlength: 300 } }
  - { name: company, display: Company, data_type: select, data_option: { options: { a: A, b: B, c: C }, nulloption: true } }
  - { name: tags_of, display: Tags, data_type: multiselect, data_option: { options: { a: A, b: B, c: C } } }
  - { name: seats, display: Seats, data_type: integer, data_option: { min: 0, max: 99 } }
  - { name: floor, display: Floor, data_type: input, data_option: { type: text, maxlength: 20 } }
`;

const AFTER = `  - { name: fax_line, state: absent }
  - { name: seats, state: absent }
  - { name: room, display: Room, data_type: input, data_option: { type: text, maxlength: 80 }, accept: [shorter_maxlength] }
  - { name: company, display: Company, data_type: select, data_option: { options: { a: A }, nulloption: true }, accept: [option_removed] }
  - { name: tags_of, display: Tags, data_type: multiselect, data_option: { options: { a: A } }, accept: [option_removed] }
  - name: floor
    display: Floor
    data_type: input
    data_option: { type: text, maxlength: 20 }
    screens: { edit: { ticket.agent: { shown: true, required: true } } }
    accept: [required]
`;

/** What the tickets of the test hold; the same on every run. */
const TICKETS: readonly JsonObject[] = Array.from({ length: 60 }, (_, at) => ({
  title: `Ticket ${at}`,
  group_id: 1,
  fax_line: at % 3 === 0 ? `0${at}` : '',
  room: 'r'.repeat((at * 7) % 120),
  company: ['a', 'b', 'c', ''][at % 4] ?? '',
  tags_of: at % 5 === 0 ? ['a', 'b'] : at % 5 === 1 ? ['a'] : [],
  seats: at % 2 === 0 ? at : null,
  floor: at % 6 === 0 ? '' : 'ground',
}));

const holding = (isHit: (ticket: JsonObject) => boolean): number => TICKETS.filter(isHit).length;

interface Project {
  readonly write: (attributes: string) => Promise<void>;
  readonly run: (...args: readonly string[]) => Promise<Ran>;
  readonly tell: (...tickets: readonly JsonObject[]) => Promise<void>;
  readonly rows: () => readonly string[];
}

async function withTickets(
  release: Release,
  settings: string,
  use: (project: Project) => Promise<void>,
): Promise<void> {
  await withSandbox({ release }, async (sandbox) => {
    const cwd = await folderWith({
      'deskform.yaml': `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "${sandbox.url}", auth: { token: "\${env:DESK_TOKEN}" }, restart: { expect: none }${settings} }
`,
      'attributes/ticket.yaml': `object: Ticket\nattributes:\n${BEFORE}`,
    });
    const run: Project['run'] = (...args) => runDeskform(args, { cwd, env: { DESK_TOKEN: TOKEN } });
    const tell: Project['tell'] = async (...tickets) => {
      for (const ticket of tickets) addRecord(sandbox.desk, 'Ticket', ticket);
    };
    expect(await run('apply', '--yes')).toMatchObject({ exitStatus: 0 });
    await tell(...TICKETS);
    await use({
      run,
      tell,
      write: (text) => writeFile(join(cwd, 'attributes/ticket.yaml'), `object: Ticket\nattributes:\n${text}`),
      rows: () => sandbox.desk.rows.map(({ name }) => name),
    });
  });
}

describe.each(RELEASES)('on a %s with tickets', (release) => {
  test('a plan shows as many records as hold it', async () => {
    await withTickets(release, '', async ({ run, write }) => {
      await write(AFTER);
      const { exitStatus, stdout } = await run('plan', '--json');
      expect(exitStatus).toBe(3);
      const { counts } = JSON.parse(stdout);
      // One ticket came with the installation, from before the fields.
      const of = TICKETS.length + 1;
      expect(counts).toEqual([
        {
          key: 'Ticket.company',
          hit: 'option-removed',
          options: ['b', 'c'],
          records: holding(({ company }) => company === 'b' || company === 'c'),
          of,
        },
        { key: 'Ticket.fax_line', hit: 'value-deleted', records: holding(({ fax_line: fax }) => fax !== ''), of },
        { key: 'Ticket.floor', hit: 'value-missing', records: holding(({ floor }) => floor === '') + 1, of },
        {
          key: 'Ticket.room',
          hit: 'value-too-long',
          characters: 80,
          records: holding(({ room }) => String(room).length > 80),
          of,
        },
        { key: 'Ticket.seats', hit: 'value-deleted', records: holding(({ seats }) => seats !== null), of },
        {
          key: 'Ticket.tags_of',
          hit: 'option-removed',
          options: ['b', 'c'],
          records: holding(({ tags_of: tags }) => Array.isArray(tags) && tags.includes('b')),
          of,
        },
      ]);
    });
  });

  test('a shorter text that all values fit is applied, and one that a new ticket does not is not', async () => {
    await withTickets(release, '', async ({ run, write, tell }) => {
      const shorter = (maxlength: number) =>
        `  - { name: room, display: Room, data_type: input, data_option: { type: text, maxlength: ${maxlength} }, accept: [shorter_maxlength] }\n`;
      await write(shorter(150));
      expect((await run('plan')).stdout.replaceAll(/\s+/gu, ' ')).toContain(
        'no ticket holds a value longer than 150 characters',
      );
      await tell({ title: 'Long', group_id: 1, room: 'r'.repeat(151) });
      const refused = await run('apply', '--yes');
      expect(refused.exitStatus).toBe(3);
      expect(refused.stderr.replaceAll(/\s+/gu, ' ')).toContain(
        ' 1 risk: Ticket.room: refused: 1 ticket holds a value longer than 150 characters: the migration would fail ',
      );
      await write(shorter(151));
      expect((await run('apply', '--yes')).exitStatus).toBe(0);
    });
  });

  test('deletes within its limit, and nothing more is there to count', async () => {
    const held = holding(({ fax_line: fax }) => fax !== '');
    await withTickets(release, `, limits: { records: ${held} }`, async ({ run, write, tell, rows }) => {
      const deletion = '  - { name: fax_line, state: absent }\n';
      await write(deletion);
      await tell({ title: 'One more', group_id: 1, fax_line: '1' });
      const refused = await run('apply', '--yes');
      expect(refused).toMatchObject({ exitStatus: 3 });
      expect(rows()).toContain('fax_line');
      expect((await run('apply', '--yes', '--allow-destroy', 'Ticket.fax_line')).exitStatus).toBe(0);
      expect(rows()).not.toContain('fax_line');
    });
  });
});

test.each<[string, Release, string]>([
  ['User', '5.2', 'release 5.2 does not count users'],
  ['Organization', '5.2', 'release 5.2 does not count organizations'],
  ['Group', '6.5', 'Zammad does not count groups'],
  ['User', '6.5', 'no user holds a value'],
  ['Organization', '7.1', 'no organization holds a value'],
])('a field of %s on %s: %s', async (object, release, words) => {
  await withSandbox({ release }, async ({ url }) => {
    const field = '{ name: badge, display: Badge, data_type: input, data_option: { type: text, maxlength: 20 } }';
    const cwd = await folderWith({
      'attributes/a.yaml': `object: ${object}\nattributes:\n  - ${field}\n`,
      'deskform.yaml': `version: 1\ntargets:\n  desk: { url: "${url}", auth: { token: "\${env:DESK_TOKEN}" }, restart: { expect: none } }\n`,
    });
    const where = { cwd, env: { DESK_TOKEN: TOKEN } };
    expect((await runDeskform(['apply', '--yes'], where)).exitStatus).toBe(0);
    await writeFile(
      join(cwd, 'attributes/a.yaml'),
      `object: ${object}\nattributes:\n  - { name: badge, state: absent }\n`,
    );
    const { stdout } = await runDeskform(['plan'], where);
    expect(stdout.replaceAll(/\s+/gu, ' ')).toContain(`${words} `);
  });
});
