import { describe, expect, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { runByDepth } from '../program.ts';
import { ATTRIBUTES, ask, TOKEN, withSandbox } from '../sandbox/support.ts';

/** Only a plan can be approved: other documents hold the same fields, and nobody reviewed them as what will be applied. */

const FILES = {
  'deskform.yaml': `version: 1\ntargets:\n  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, restart: { wait: 6s } }\n`,
  'attributes/t.yaml':
    'object: Ticket\nattributes: [{ name: floor, display: Floor, data_type: input, data_option: { type: text, maxlength: 9 } }]\n',
};

describe.each(['apply', 'resume', 'undo', 'show'])('%s', (command) => {
  test('refuses a drift document by what it is, and sends nothing', async () => {
    await withSandbox({}, async ({ url }) => {
      const where = { cwd: await folderWith(FILES), env: { DESK_URL: url, TOKEN } };
      await runByDepth(['drift', '--out', 'drift.json'], where);
      const args = command === 'show' ? [command, 'drift.json'] : [command, '--plan', 'drift.json', '--yes'];
      const { exitStatus, stderr } = await runByDepth(args, where);
      expect([exitStatus, stderr.split('\n')[0]]).toEqual([
        1,
        'deskform: drift.json is a drift document, not a plan (FILE_UNREADABLE)',
      ]);
      const { body } = await ask(url, 'GET', ATTRIBUTES);
      expect(JSON.stringify(body)).not.toContain('"floor"');
    });
  });
});
