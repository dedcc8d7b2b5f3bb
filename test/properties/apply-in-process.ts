import { applyPlan } from '../../src/apply/apply.ts';
import type { ApplyReport } from '../../src/apply/events.ts';
import type { Plan } from '../../src/plan/plan.ts';
import type { InProcessDesk } from './in-process-desk.ts';

/** Carries a plan out, without waiting for anything; `atCommit` may look at the help desk before each migration. */
export async function apply(
  desk: InProcessDesk,
  plan: Plan,
  replan: () => Plan,
  atCommit: () => void,
): Promise<ApplyReport> {
  const run = applyPlan({
    plan,
    replan: async () => replan(),
    desk,
    restart: { expect: { kind: 'none' }, waitMs: 0, steadyMs: 0 },
    restartOwed: 'no',
    clock: { patienceMs: 0, now: () => 0, sleep: async () => {} },
  });
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
    if (value.type === 'pending-set-verified') atCommit();
  }
}
