import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runDeskform } from '../program.ts';

const HERE = { cwd: '/' };
const file = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../schemas/${name}.schema.json`, import.meta.url), 'utf8'));

test.each(['attributes', 'project', 'plan'])('deskform schema %s prints the schema, ready for a file', async (name) => {
  const { exitStatus, stdout, stderr } = await runDeskform(['schema', name], HERE);
  expect({ exitStatus, stderr }).toEqual({ exitStatus: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual(await file(name));
  const { stdout: json } = await runDeskform(['schema', name, '--json'], HERE);
  expect(JSON.parse(json)).toEqual({
    format_version: 1,
    command: 'schema',
    status: 'ok',
    name,
    schema: await file(name),
  });
});

test('without a name it says which there are', async () => {
  const { exitStatus, stdout } = await runDeskform(['schema'], HERE);
  expect(exitStatus).toBe(0);
  expect(stdout).toMatch(/^attributes .*\nproject .*\n(?: .*\n)*plan .*\n(?: .*\n)*$/u);
});

test('another name is refused with those that there are', async () => {
  const { exitStatus, stderr } = await runDeskform(['schema', 'targets'], HERE);
  expect(exitStatus).toBe(64);
  expect(stderr).toContain('attributes, project, plan');
});

test.each([
  ['attributes', 'https://json.schemastore.org/deskform-attributes-1.json'],
  ['project', 'https://json.schemastore.org/deskform-project-1.json'],
])('the schema of %s has an address with its version', async (name, address) => {
  expect(await file(name)).toMatchObject({ $id: address });
});
