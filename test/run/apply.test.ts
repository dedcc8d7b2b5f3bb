import { expect, test, vi } from 'vitest';
import { type ApplyResult, apply, type Operator } from '../../src/run/apply/apply.ts';
import { NO_APPROVALS } from '../../src/run/apply/approvals.ts';
import { folderWith } from '../config/temporary-project.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';

const ATTRIBUTES = 'object: Ticket\nattributes:\n  - { name: due_on, display: Due on, data_type: date }\n';

/** An apply on a desk of its own, whose target has these settings besides, and how many fields it has made there. */
async function applyWith(
  settings: string,
  operator: Partial<Operator>,
): Promise<{ readonly result: ApplyResult; readonly made: number }> {
  return withSandbox({}, async (sandbox) => {
    const config = `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "${sandbox.url}", auth: { token: "\${env:DESK_TOKEN}" }, ${settings} }
`;
    const cwd = await folderWith({ 'deskform.yaml': config, 'attributes/ticket.yaml': ATTRIBUTES });
    const result = await apply(
      {
        cwd,
        configFile: undefined,
        env: { DESK_TOKEN: TOKEN, PATH: process.env.PATH },
        target: undefined,
        liveFile: undefined,
        allowDestroy: [],
        journalFolder: undefined,
        approvals: NO_APPROVALS,
      },
      { confirm: async () => 'go', tell: () => {}, stop: new AbortController().signal, ...operator },
    );
    return { result, made: sandbox.desk.rows.filter(({ name }) => name === 'due_on').length };
  });
}

test('whoever stops a run while it plans is not asked any more', async () => {
  const asked = vi.fn<Operator['confirm']>(async () => 'go');
  const sent = vi.fn<Operator['tell']>();
  const stopped = applyWith('restart: { expect: none }', {
    stop: AbortSignal.abort(),
    confirm: asked,
    tell: sent,
  });
  await expect(stopped).rejects.toMatchObject({ exitStatus: 130, message: 'interrupted; nothing was sent' });
  expect(asked).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});
