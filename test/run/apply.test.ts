import { expect, test, vi } from 'vitest';
import { isJsonObject } from '../../src/model/json.ts';
import { type ApplyResult, apply } from '../../src/run/apply/apply.ts';
import { NO_APPROVALS } from '../../src/run/apply/approvals.ts';
import type { Operator } from '../../src/run/apply/session.ts';
import { folderWith } from '../files/temporary-project.ts';
import { ATTRIBUTES, ask, definition, TOKEN, withSandbox } from '../sandbox/support.ts';

const FIELDS = `object: Ticket
attributes:
  - { name: due_on, display: Due on, data_type: date }
  - { name: room, display: Room, data_type: input, data_option: { type: text, maxlength: 120 } }
`;

const ROOM = {
  ...definition('room'),
  display: 'Raum',
  data_type: 'input',
  data_option: { type: 'text', maxlength: 120 },
};

interface Applied {
  readonly result: ApplyResult;
  /** How many fields it has made. */
  readonly made: number;
}

/** An apply on a desk of its own, which has a room already and a target with these settings besides. */
async function applyWith(settings: string, operatorOn: (url: string) => Partial<Operator>): Promise<Applied> {
  return withSandbox({}, async (sandbox) => {
    await ask(sandbox.url, 'POST', ATTRIBUTES, ROOM);
    await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    const config = `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "${sandbox.url}", auth: { token: "\${env:DESK_TOKEN}" }, ${settings} }
`;
    const cwd = await folderWith({ 'deskform.yaml': config, 'attributes/ticket.yaml': FIELDS });
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
      { confirm: async () => 'go', tell: () => {}, stop: new AbortController().signal, ...operatorOn(sandbox.url) },
    );
    return { result, made: sandbox.desk.rows.filter(({ name }) => name === 'due_on').length };
  });
}

test('whoever stops a run while it plans is not asked any more', async () => {
  const asked = vi.fn<Operator['confirm']>(async () => 'go');
  const sent = vi.fn<Operator['tell']>();
  const stopped = applyWith('restart: { expect: none }', () => ({
    stop: AbortSignal.abort(),
    confirm: asked,
    tell: sent,
  }));
  await expect(stopped).rejects.toMatchObject({ exitStatus: 130, message: 'interrupted; nothing was sent' });
  expect(asked).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('what changes on the help desk while somebody reads the plan is not applied over, though it hinders nothing', async () => {
  const readsWhile = (display: string) => (url: string) => ({
    confirm: async () => {
      const { body } = await ask(url, 'GET', ATTRIBUTES);
      const row = (Array.isArray(body) ? body : []).filter(isJsonObject).find(({ name }) => name === 'room');
      await ask(url, 'PUT', `${ATTRIBUTES}/${row?.id}`, { ...row, display });
      await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
      return 'go-after-asking' as const;
    },
  });
  const moved = await applyWith('restart: { expect: none }', readsWhile('Zimmer'));
  expect(moved.result).toMatchObject({ outcome: 'held', failure: { code: 'PENDING_SET_MOVED' } });
  expect(moved.made).toBe(0);
  const same = await applyWith('restart: { expect: none }', readsWhile('Raum'));
  expect(same).toMatchObject({ result: { outcome: 'worked' }, made: 1 });
});
