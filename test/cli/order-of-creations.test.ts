import { expect, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';
import { runAtTerminal } from './in-process.ts';

const CONFIG = `targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" } }
`;
const field = (name: string, more = ''): string =>
  `  - { name: ${name}, display: ${name}, data_type: date, screens: { edit: { ticket.agent: { shown: true } } }${more} }\n`;

test('new fields stand on the help desk as they stand in the files, and where the plan says', async () => {
  await withSandbox({}, async ({ url, desk }) => {
    const cwd = await folderWith({
      'deskform.yaml': CONFIG,
      'attributes/a.yaml': `object: Ticket\nattributes:\n${field('street')}${field('area')}${field('fixed', ', position: 4000')}`,
      'attributes/b.yaml': `object: Ticket\nattributes:\n${field('building')}`,
    });
    const run = (...args: readonly string[]) => runAtTerminal(args, { cwd, env: { DESK_URL: url, TOKEN } });
    const { decisions } = JSON.parse((await run('plan', '--json')).stdout);
    const planned = decisions.flatMap(({ key, action, stands_at: at }: Record<string, unknown>) =>
      action === 'create' && at !== undefined ? [[key, at]] : [],
    );
    expect(await run('apply', '--yes')).toMatchObject({ exitStatus: 0 });
    const names = ['street', 'area', 'fixed', 'building'];
    const rows = desk.rows.filter(({ object, name }) => object === 'Ticket' && names.includes(String(name)));
    const standing = [...rows].sort((a, b) => Number(a.position) - Number(b.position));
    expect(standing.map(({ name }) => name)).toEqual(names);
    expect(Object.fromEntries(planned)).toEqual(
      Object.fromEntries(
        rows.flatMap(({ name, position }) => (name === 'fixed' ? [] : [[`Ticket.${name}`, position]])),
      ),
    );
  });
});
