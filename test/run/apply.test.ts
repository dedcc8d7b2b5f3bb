import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { type ApplyResult, apply, type Operator } from '../../src/run/apply/apply.ts';
import { NO_APPROVALS } from '../../src/run/apply/approvals.ts';
import { outcomeOf } from '../../src/run/apply/outcome.ts';
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
    return { result, made: sandbox.rows().filter(({ name }) => name === 'due_on').length };
  });
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['answered in time', '2026-11-22T03:59:00Z', 'worked'],
  ['answered when the window has closed', '2026-11-22T04:00:00Z', 'held'],
] as const)('a question %s', async (_, answeredAt, outcome) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:58:00Z') });
  const { result, made } = await applyWith('restart: { window: "Sun 02:00-04:00", expect: none }', {
    confirm: async () => {
      vi.setSystemTime(new Date(answeredAt));
      return 'go-after-asking';
    },
  });
  expect(result).toMatchObject({ outcome, ...(outcome === 'held' ? { failure: { code: 'OUTSIDE_WINDOW' } } : {}) });
  expect(made).toBe(outcome === 'held' ? 0 : 1);
});

test('whoever stops a run while it plans is not asked any more', async () => {
  const asked = vi.fn<Operator['confirm']>(async () => 'go');
  const { result, made } = await applyWith('restart: { expect: none }', {
    stop: AbortSignal.abort(),
    confirm: asked,
  });
  expect(asked).not.toHaveBeenCalled();
  expect(outcomeOf(result)).toMatchObject({
    exitStatus: 130,
    failure: { message: 'interrupted; nothing was sent' },
  });
  expect(made).toBe(0);
});

test('a credential that the restart command repeats is in no message and in no journal', async () => {
  const { result } = await applyWith('restart: { command: [sh, -c, "echo using $DESK_TOKEN; exit 3"] }', {});
  if (result.outcome !== 'worked' || result.report.outcome !== 'stopped') throw new Error(result.outcome);
  expect(result.report.failure.message).toContain('ended with exit code 3: using ***');
  const everything = `${JSON.stringify(outcomeOf(result))}${await readFile(result.journal, 'utf8')}`;
  expect(everything).toContain('using ***');
  expect(everything).not.toContain(TOKEN);
});
