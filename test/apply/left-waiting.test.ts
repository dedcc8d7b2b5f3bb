import { describe, expect, test } from 'vitest';
import { applyPlan } from '../../src/apply/apply.ts';
import type { ApplyEvent } from '../../src/apply/events.ts';
import { bodyToWire } from '../../src/helpdesk/wire.ts';
import { isStaged } from '../../src/model/live-attribute.ts';
import { deskRelease, RELEASES, type Release } from '../../src/model/release.ts';
import { inYaml, planFor } from '../plan/builders.ts';
import { type InProcessDesk, inProcessDesk } from '../properties/in-process-desk.ts';
import { clockOfSleepers } from './calm.ts';
import { PATH, post } from './somebody.ts';

const WANTED = [inYaml({ name: 'remark', screens: { edit: { 'ticket.agent': { shown: true } } } })];

/** Another label, saved on the page of the help desk: it is in force at once, and the row waits for a migration. */
function relabel(desk: InProcessDesk, name: string): void {
  const row = desk.list().find((one) => one.name === name);
  if (row === undefined) throw new Error(`no ${name}`);
  desk.ask('PUT', `${PATH}/${row.id}`, bodyToWire({ ...row, display: 'Theirs' }, 'Organization'));
}

/** An apply that changes the screens of one row, while somebody else has just done something. */
async function applyBehind(release: Release, theirs: (desk: InProcessDesk) => void) {
  const desk = inProcessDesk(release);
  for (const name of ['remark', 'other']) post(desk, name);
  desk.ask('POST', `${PATH}_execute_migrations`);
  const plan = planFor(WANTED, desk.list(), { release: deskRelease(release) });
  theirs(desk);
  const run = applyPlan({
    plan,
    replan: async () => planFor(WANTED, desk.list(), { release: deskRelease(release) }),
    desk,
    restart: { expect: { kind: 'none' }, waitMs: 0, steadyMs: 0 },
    restartOwed: 'no',
    clock: clockOfSleepers(),
  });
  const told: ApplyEvent['type'][] = [];
  let turn = await run.next();
  for (; !turn.done; turn = await run.next()) told.push(turn.value.type);
  return {
    report: turn.value,
    told,
    staged: desk
      .list()
      .filter(isStaged)
      .map(({ name }) => name),
  };
}

describe.each(RELEASES)('screens alone on %s', (release) => {
  test('need no migration', async () => {
    const { report, told, staged } = await applyBehind(release, () => {});
    expect({ outcome: report.outcome, staged }).toEqual({ outcome: 'applied', staged: [] });
    expect(told).not.toContain('pending-set-verified');
  });

  test('put back a label that somebody has just staged, and let the row through that waits with no difference', async () => {
    const { report, told, staged } = await applyBehind(release, (desk) => relabel(desk, 'remark'));
    expect({ outcome: report.outcome, staged }).toEqual({ outcome: 'applied', staged: [] });
    expect(told).toContain('pending-set-verified');
  });

  test('migrate nothing of what somebody has staged on another row', async () => {
    const { report, staged } = await applyBehind(release, (desk) => {
      relabel(desk, 'remark');
      relabel(desk, 'other');
    });
    expect(staged).toEqual(['other', 'remark']);
    expect(report).toMatchObject({ outcome: 'stopped', failure: { code: 'VERIFICATION_FAILED' } });
  });
});
