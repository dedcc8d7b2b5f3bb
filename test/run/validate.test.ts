import { expect, test } from 'vitest';
import { validate } from '../../src/run/validate.ts';
import { folderWith, tell } from '../files/temporary-project.ts';

const ONE = 'version: 1\nattributes: ticket.yaml\ntargets:\n  desk: { url: https://desk.example.com }\n';
const TWO = `${ONE}  other: { url: https://other.example.com, overlays: other.yaml }\n`;

/** The warnings of a project, as one reads them. */
async function warningsOf(files: Readonly<Record<string, string>>, release?: string): Promise<readonly string[]> {
  const cwd = await folderWith(files);
  return (await validate({ cwd, configFile: undefined, env: {}, release })).problems.map(tell);
}

const attribute = (settings: string): string => `object: Ticket\nattributes:\n  - { ${settings} }\n`;

test.each([
  ['a column', 'note', 'column'],
  ['a function', 'state', 'function'],
  ['a reserved word', 'url', 'reserved word'],
])('a name that every release keeps for itself is told: %s', async (_, name, use) => {
  const warnings = await warningsOf({
    'deskform.yaml': ONE,
    'ticket.yaml': attribute(`name: ${name}, display: X, data_type: date`),
  });
  expect(warnings).toEqual([
    `name-not-free 3:13 every release reserves the name "${name}": it is a ${use} there | A plan refuses to create it. Choose another name, unless the field already exists. The label belongs in display.`,
  ]);
});

test.each([
  ['one that only some releases have as a function', 'name: test, display: X, data_type: date'],
  [
    'a field that ships with Zammad',
    'name: title, display: Title, data_type: input, data_option: { type: text, maxlength: 200 }',
  ],
  ['an absent definition', 'name: note, state: absent'],
])('a name is not told: %s', async (_, settings) => {
  expect(await warningsOf({ 'deskform.yaml': ONE, 'ticket.yaml': attribute(settings) })).toEqual([]);
});

test('a name that every release keeps is told once, also before an upgrade', async () => {
  const files = { 'deskform.yaml': ONE, 'ticket.yaml': attribute('name: note, display: X, data_type: date') };
  expect((await warningsOf(files, '7.1')).map((line) => line.split(' ')[0])).toEqual(['name-not-free']);
});

const CONSENT = attribute('name: floor, display: Floor, data_type: date, accept: [required]');

test('consent that no target can need is told', async () => {
  const files = { 'deskform.yaml': TWO, 'ticket.yaml': CONSENT, 'other.yaml': 'object: Ticket\nattributes: []\n' };
  expect((await warningsOf(files)).map((line) => line.split(' ')[0])).toEqual(['accept-unused']);
});

test('consent that the overlay of one target needs is not told', async () => {
  const overlay = attribute('name: floor, screens: { edit: { ticket.agent: { shown: true, required: true } } }');
  expect(await warningsOf({ 'deskform.yaml': TWO, 'ticket.yaml': CONSENT, 'other.yaml': overlay })).toEqual([]);
});
