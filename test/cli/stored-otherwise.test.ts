import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '../../src/model/json.ts';
import { folderWith } from '../files/temporary-project.ts';
import { openProxy } from '../matrix/line.ts';
import { runByDepth } from '../program.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';

const CONFIG = `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, restart: { expect: none } }
`;
const FILE = 'attributes/ticket.yaml';
const attributes = (label: string): string =>
  `object: Ticket\nattributes:\n  - { name: floor, display: ${label}, data_type: select, data_option: { options: { a: A }, note: ${label} } }\n`;

/** What the help desk says of the row once it is migrated, instead of what was sent. */
const STORED: readonly (readonly [string, (row: JsonObject) => JsonObject])[] = [
  ['no options', (row) => withOption(row, { options: {} })],
  ['another label of an option', (row) => withOption(row, { options: { a: 'a' } })],
  ['another note', (row) => withOption(row, { note: 'another' })],
  ['another label', (row) => ({ ...row, display: 'Another' })],
];

function withOption(row: JsonObject, option: JsonObject): JsonObject {
  return { ...row, data_option: { ...(isJsonObject(row.data_option) ? row.data_option : {}), ...option } };
}

/** Applies to a help desk that answers otherwise for `floor` as soon as it has migrated. */
async function applyTo(url: string, cwd: string, stored: (row: JsonObject) => JsonObject) {
  let isMigrated = false;
  const proxy = await openProxy(async (request, pass) => {
    const passed = await pass();
    isMigrated ||= request.endsWith('_execute_migrations');
    if (!isMigrated || !request.startsWith('GET /api/v1/object_manager_attributes')) return passed;
    const rows: readonly JsonObject[] = JSON.parse(passed.text);
    return { ...passed, text: JSON.stringify(rows.map((row) => (row.name === 'floor' ? stored(row) : row))) };
  });
  proxy.connectTo(url);
  const ran = await runByDepth(['apply', '--yes'], { cwd, env: { DESK_URL: proxy.url, TOKEN } });
  await proxy.close();
  return ran;
}

test.each(STORED)('a help desk that stores %s is never said to be verified', async (_, stored) => {
  const cwd = await folderWith({ 'deskform.yaml': CONFIG, [FILE]: attributes('Floor') });
  await withSandbox({}, async ({ url }) => {
    expect(await applyTo(url, cwd, (row) => row)).toMatchObject({ exitStatus: 0 });
    await writeFile(join(cwd, FILE), attributes('Level'));
    const { exitStatus, stdout, stderr } = await applyTo(url, cwd, stored);
    expect(stderr).toContain('(VERIFICATION_FAILED)');
    expect(stdout + stderr).not.toMatch(/Verified: live state|Applied and verified/u);
    expect(exitStatus).toBe(4);
  });
});
