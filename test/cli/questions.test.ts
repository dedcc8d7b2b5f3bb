import { describe, expect, test } from 'vitest';
import { DESK_OF_ENVIRONMENT, folderWith } from '../files/temporary-project.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';
import { runAtTerminal, type Seen, type Terminal } from './in-process.ts';

const ATTRIBUTES = 'object: Ticket\nattributes:\n  - { name: due_on, display: Due on, data_type: date }\n';

/** What the program says, and the fields of that name on the help desk afterwards. */
async function applyWhileThePerson(
  does: (terminal: Terminal) => void,
  ...flags: readonly string[]
): Promise<Seen & { readonly made: number }> {
  const cwd = await folderWith({ 'deskform.yaml': DESK_OF_ENVIRONMENT, 'attributes/ticket.yaml': ATTRIBUTES });
  return withSandbox({}, async (sandbox) => {
    const env = { DESKFORM_URL: sandbox.url, DESKFORM_TOKEN: TOKEN };
    const seen = await runAtTerminal(['apply', ...flags], { cwd, env, when: 'to confirm: ', does });
    return { ...seen, made: sandbox.desk.rows.filter(({ name }) => name === 'due_on').length };
  });
}

describe('at the question "Apply this plan?"', () => {
  test.each<[string, (terminal: Terminal) => void, number, string]>([
    ['Ctrl-C', ({ type }) => type('\u0003'), 130, 'interrupted at the prompt; nothing was sent (INTERRUPTED)'],
    ['SIGTERM', ({ signal }) => signal('SIGTERM'), 130, 'nothing was sent (INTERRUPTED)'],
    ['Ctrl-D', ({ type }) => type('\u0004'), 3, 'the input ended without an answer; nothing was sent (NOT_CONFIRMED)'],
    ['the end of the input', ({ hangUp }) => hangUp(), 3, 'nothing was sent (NOT_CONFIRMED)'],
  ])('%s ends the run with a sentence, and nothing is sent', async (_, does, exitStatus, sentence) => {
    const seen = await applyWhileThePerson(does);
    expect(seen.stderr).toContain(`\ndeskform: `);
    expect(seen.stderr).toContain(sentence);
    expect(seen.stderr).not.toContain('    at ');
    expect({ exitStatus: seen.exitStatus, made: seen.made }).toEqual({ exitStatus, made: 0 });
  });

  test('Ctrl-C leaves one JSON document, too', async () => {
    const { stdout } = await applyWhileThePerson(({ type }) => type('\u0003'), '--json');
    expect(JSON.parse(stdout)).toMatchObject({ command: 'apply', error: { code: 'INTERRUPTED' } });
  });

  test('"yes" applies it', async () => {
    const { exitStatus, made } = await applyWhileThePerson(({ type }) => type('yes\r'));
    expect({ exitStatus, made }).toEqual({ exitStatus: 0, made: 1 });
  });
});
