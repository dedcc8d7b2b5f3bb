import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../src/model/json.ts';
import { folderWith } from '../files/temporary-project.ts';
import { runDeskform } from '../program.ts';
import { ask, TOKEN, withSandbox } from '../sandbox/support.ts';
import { runAtTerminal, type Seen } from './in-process.ts';

/** A node without a value stands for its path, as the help desk's own page writes it; moved, it is another choice. */

const CONFIG = `version: 1
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, restart: { wait: 6s } }
`;
const PIER = { name: 'Pier' };
const BEFORE = [
  { name: 'North', children: [PIER, { name: 'Hill' }] },
  { name: 'South', children: [{ name: 'Quay' }] },
];
const AFTER = [
  { name: 'North', children: [{ name: 'Hill' }] },
  { name: 'South', children: [{ name: 'Quay' }, PIER] },
];

const site = (options: JsonValue): Readonly<Record<string, JsonValue>> => ({
  name: 'site',
  display: 'Site',
  data_type: 'tree_select',
  data_option: { options, default: '' },
  screens: { edit: { 'ticket.agent': { shown: true } } },
});

type Run = (...args: readonly string[]) => Promise<Seen>;

/** The tree as it lives, and the files as they say it now. */
async function planned(accept: readonly string[], run: (deskform: Run, built: Run) => Promise<void>): Promise<void> {
  await withSandbox({}, async ({ url }) => {
    const live = { object: 'Ticket', active: true, position: 950, ...site(BEFORE) };
    await ask(url, 'POST', 'object_manager_attributes', live);
    await ask(url, 'POST', 'object_manager_attributes_execute_migrations');
    const cwd = await folderWith({
      'deskform.yaml': CONFIG,
      'attributes/ticket.yaml': JSON.stringify({ object: 'Ticket', attributes: [{ ...site(AFTER), accept }] }),
    });
    const env = { DESK_URL: url, TOKEN };
    await run(
      (...args) => runAtTerminal(args, { cwd, env }),
      async (...args) => {
        const { exitStatus, ...said } = await runDeskform(args, { cwd, env });
        return { exitStatus: exitStatus ?? 1, ...said };
      },
    );
  });
}

describe('a tree node without value that moves to another branch', () => {
  test('is one removed and one added, in every form of the plan, and asks for consent', () =>
    planned([], async (deskform) => {
      const text = await deskform('plan');
      expect(text.stdout).toContain('1 removed, 1 added');
      const json = await deskform('plan', '--json');
      const { decisions } = JSON.parse(json.stdout);
      const decision = decisions.find(({ key }: { readonly key: string }) => key === 'Ticket.site');
      expect({ text: text.exitStatus, json: json.exitStatus, decision }).toMatchObject({
        text: 3,
        json: 3,
        decision: {
          action: 'refuse',
          code: 'impact-not-accepted',
          changes: [{ path: 'data_option/options', impact: 'values-not-selectable' }],
        },
      });
      expect(decision.hint).toContain('option_removed');
    }));

  test('is applied with consent, and nothing is left to do', () =>
    planned(['option_removed'], async (_, built) => {
      expect((await built('apply', '--yes')).exitStatus).toBe(0);
      expect((await built('plan', '--detailed-exitcode')).exitStatus).toBe(0);
    }));
});
