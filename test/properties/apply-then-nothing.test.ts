import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyToWire } from '../../src/helpdesk/wire.ts';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import { sameJson } from '../../src/model/json.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { deskRelease } from '../../src/model/release.ts';
import { type Plan, stepsOf } from '../../src/plan/plan.ts';
import { parsePath, type Step, stateOf } from '../../src/plan/plan-document.ts';
import { rowToCreate } from '../../src/plan/wanted-row.ts';
import { numberOfRuns } from '../deep.ts';
import { planFor, RULES } from '../plan/builders.ts';
import { apply } from './apply-in-process.ts';
import { type InProcessDesk, inProcessDesk } from './in-process-desk.ts';
import { type Deed, type World, world } from './worlds.ts';

/** How many worlds a run tries: DESKFORM_WORLDS=100000 by hand. */
const RUNS = numberOfRuns('DESKFORM_WORLDS', { day: 200, deep: 2_000 });
const PATH = '/api/v1/object_manager_attributes';

function doDeed(desk: InProcessDesk, deed: Deed): void {
  switch (deed.kind) {
    case 'post':
      desk.ask('POST', PATH, bodyToWire(rowToCreate(deed.definition), 'Organization'));
      return;
    case 'put': {
      const live = desk.list().find(({ key }) => key === deed.definition.key);
      // A changed maxlength of a list makes a row that blocks everybody; such rows have tests of their own.
      if (live === undefined || live.data_type !== deed.definition.data_type) return;
      const row = rowToCreate(deed.definition);
      const data_option = { ...row.data_option, maxlength: live.data_option.maxlength ?? null };
      desk.ask(
        'PUT',
        `${PATH}/1`,
        bodyToWire({ ...row, data_option, position: row.position ?? live.position }, 'Organization'),
      );
      return;
    }
    case 'delete': {
      const live = desk.list().find((row) => row.object === deed.object && row.name === deed.name);
      if (live !== undefined) desk.ask('DELETE', `${PATH}/${live.id}`);
      return;
    }
    case 'migrate':
      desk.ask('POST', `${PATH}_execute_migrations`);
  }
}

/** A desk with a history, the definitions that its plan does not refuse, and that plan. */
function setUp({ release, deeds, definitions }: World, rows: 'some' | 'all' = 'some') {
  const desk = inProcessDesk(release, rows);
  for (const deed of deeds) doDeed(desk, deed);
  const rules = { ...RULES, release: deskRelease(release), foreignChanges: 'include', destroyLimit: 99 } as const;
  const planOf = (wanted: readonly AttributeDefinition[]): Plan => planFor(wanted, desk.list(), rules);
  const refused = new Set(
    planOf(definitions).document.decisions.flatMap(({ action, key }) => (action === 'refuse' ? [key] : [])),
  );
  const wanted = definitions.filter(({ key }) => !refused.has(key));
  return { desk, wanted, refused, replan: () => planOf(wanted), plan: planOf(wanted) };
}

const byKey = (rows: readonly LiveAttribute[]) => new Map(rows.map((row) => [row.key, row]));

/**
 * What the plan says takes effect at once is in force before the migration; what it says waits is not. A step is looked
 * at when its own migration is due: a shorter column has one by itself.
 */
function effectsAreTrue(
  plan: Plan,
  before: ReadonlyMap<string, LiveAttribute>,
  commits: readonly ReadonlyMap<string, LiveAttribute>[],
): boolean {
  const written = stepsOf(plan).filter((step) => step.action === 'update' && stateOf(step) === 'to-write');
  return written.every((step) => commits.length === 0 || commits.some((staged) => effectIsTrue(step, before, staged)));
}

function effectIsTrue(
  step: Step,
  before: ReadonlyMap<string, LiveAttribute>,
  staged: ReadonlyMap<string, LiveAttribute>,
): boolean {
  const [was, is] = [before.get(step.key), staged.get(step.key)];
  if (step.action !== 'update' || was === undefined || is === undefined) return false;
  return step.changes.every(({ path, effect }) => {
    const [setting, key = ''] = parsePath(path);
    if (setting !== 'data_option') return effect === 'at-once' && !sameJson(settingsOf(was), settingsOf(is));
    const waits = sameJson(was.data_option[key], is.data_option[key]) && is.data_option_new !== undefined;
    return effect === 'at-migration' && waits;
  });
}

function settingsOf({ display, data_type, active, position, screens }: LiveAttribute) {
  return { display, data_type, active, position, screens };
}

test('apply, then nothing is left to do; no other row moves; effects come when the plan says', async () => {
  let applied = 0;
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      const { desk, plan, replan } = setUp(given);
      const before = byKey(desk.list());
      const staged: Map<string, LiveAttribute>[] = [];
      const report = await apply(desk, plan, replan, () => staged.push(byKey(desk.list())));
      if (report.outcome === 'stopped') throw report.failure;
      applied += report.done.length;
      expect(stepsOf(replan())).toEqual([]);
      const after = byKey(desk.list());
      const touched = new Set([...stepsOf(plan).map(({ key }) => key), ...plan.document.foreign.map(({ key }) => key)]);
      for (const [key, row] of before) if (!touched.has(key)) expect(after.get(key)).toEqual(row);
      expect(effectsAreTrue(plan, before, staged)).toBe(true);
    }),
    { numRuns: RUNS, seed: 20_261_121 },
  );
  expect(applied).toBeGreaterThan(RUNS / 2);
}, 3_600_000);

test('every key has one decision, and the order of files and rows does not matter', () => {
  fc.assert(
    fc.property(world, (given) => {
      const { desk, wanted } = setUp(given);
      const live = desk.list();
      const plan = planFor(wanted, live);
      const keys = new Set([...wanted.map(({ key }) => key), ...live.map(({ key }) => key)]);
      expect(plan.document.decisions.map(({ key }) => key).sort()).toEqual([...keys].sort());
      expect(planFor([...wanted].reverse(), [...live].reverse())).toEqual(plan);
    }),
    { numRuns: RUNS / 4, seed: 20_261_122 },
  );
});

test('nothing that is protected is ever deleted', () => {
  let deletions = 0;
  fc.assert(
    fc.property(world, fc.array(fc.constantFrom('alpha', 'beta', 'gamma'), { maxLength: 3 }), (given, used) => {
      const { desk, wanted } = setUp(given, 'all');
      desk.model.references = used.map((name) => ({ object: 'Ticket', name, kind: 'Trigger', title: 'T' }));
      const plan = planFor(wanted, desk.list(), { undeclared: 'delete' });
      const deleted = stepsOf(plan).filter(({ action }) => action === 'delete');
      deletions += deleted.length;
      const isProtected = (key: string): boolean => {
        const row = desk.list().find((live) => live.key === key);
        return row === undefined || !row.deletable || row.created_by_id === 1 || !row.editable;
      };
      expect(deleted.filter(({ key }) => isProtected(key))).toEqual([]);
    }),
    { numRuns: RUNS / 4, seed: 20_261_123 },
  );
  expect(deletions).toBeGreaterThan(10);
});
