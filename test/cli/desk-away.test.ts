import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FaultRule } from '../faults/fault-rules.ts';
import { DESK_OF_ENVIRONMENT } from '../files/temporary-project.ts';
import { runDeskform } from '../program.ts';
import { stageSandbox } from '../sandbox/support.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deskform-away-'));
  await mkdir(join(folder, 'attributes'));
  await writeFile(
    join(folder, 'deskform.yaml'),
    // A read within an apply is tried as long as a restart may take.
    DESK_OF_ENVIRONMENT.replace('auth:', 'restart: { wait: 1s }, auth:'),
  );
  await writeFile(
    join(folder, 'attributes/ticket.yaml'),
    'object: Ticket\nattributes:\n  - { name: floor, display: Floor, data_type: input, data_option: { type: text, maxlength: 20 } }\n',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a help desk that goes away after staging is not said to hold nothing of ours', async () => {
  const away: FaultRule = {
    method: 'GET',
    path: '/api/v1/object_manager_attributes',
    nth: 2,
    times: 'always',
    do: 'reset-before',
  };
  const desk = await stageSandbox({ token: 'sandbox-token', faults: [away] });
  const env = { DESKFORM_URL: desk.url, DESKFORM_TOKEN: 'sandbox-token' };
  try {
    const told = await runDeskform(['apply', '--yes', '--json'], { cwd: folder, env });
    expect(told.exitStatus).toBe(4);
    expect(JSON.parse(told.stdout)).toMatchObject({
      status: 'partial',
      result: { done: ['Ticket.floor'], left_staged: null, error: { code: 'HELP_DESK_UNREACHABLE' } },
    });
    const said = await runDeskform(['apply', '--yes'], { cwd: folder, env });
    expect(said.exitStatus).toBe(1);
  } finally {
    await desk.close();
  }
});
