import { expect, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { openLine } from '../matrix/line.ts';
import { runDeskform } from '../program.ts';
import { ATTRIBUTES, ask, definition, TOKEN, withSandbox } from '../sandbox/support.ts';

const FILES = {
  'deskform.yaml': `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, restart: { expect: none } }
`,
  'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: severity, state: absent }\n',
};

/** An apply reads the list for its plan, counts what the field holds, and reads the list again before the deletion. */
const DELETION = 6;

test('a deletion that is answered with 200 and not done is told as it reads, and nothing is migrated', async () => {
  const cwd = await folderWith(FILES);
  await withSandbox({}, async ({ url, desk }) => {
    await ask(url, 'POST', ATTRIBUTES, definition('severity'));
    await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    const line = await openLine(DELETION, async () => ({ status: 200, text: '{}' }));
    line.connectTo(url);
    const ran = await runDeskform(['apply', '--yes'], { cwd, env: { DESK_URL: line.url, TOKEN } });
    await line.close();
    expect(ran.stderr).toContain(
      'the help desk answered 200 to the deletion of Ticket.severity, but did not delete it (REQUEST_REFUSED)',
    );
    expect(ran.stderr).not.toContain('marked Ticket.severity');
    expect(ran.stdout).toContain('failed:     Ticket.severity');
    expect(ran.exitStatus).toBe(1);
    expect(desk.rows.find(({ name }) => name === 'severity')).toMatchObject({ to_delete: false });
  });
});
