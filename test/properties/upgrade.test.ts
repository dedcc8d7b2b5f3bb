import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowToWire } from '../../src/helpdesk/wire.ts';
import { attributeKey } from '../../src/model/attribute-key.ts';
import type { AttributeDefinition, PresentDefinition } from '../../src/model/definition.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { useOfName } from '../../src/model/name-rules.ts';
import { deskRelease, isSince, RELEASES, type Release } from '../../src/model/release.ts';
import { isSeed } from '../../src/model/seeds.ts';
import { upgradeChanges } from '../../src/model/upgrade.ts';
import type { Plan } from '../../src/plan/plan.ts';
import type { Decision } from '../../src/plan/plan-document.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { byDepth, numberOfRuns } from '../deep.ts';
import { planFor, RULES } from '../plan/builders.ts';
import { deskOfList } from '../sandbox/listed-desk.ts';
import { apply } from './apply-in-process.ts';
import { deskOver, inProcessDesk as freshInProcess, type InProcessDesk } from './in-process-desk.ts';
import { worldOf } from './worlds.ts';

/** A help desk is upgraded below a project that is applied to it: nothing is to be done but what the upgrade itself tells. */
const RUNS = numberOfRuns('DESKFORM_WORLDS', { day: 200, deep: 2_000 });
const PAIRS = RELEASES.flatMap((older) =>
  RELEASES.filter((newer) => newer !== older && isSince(newer, older)).map((newer) => [older, newer] as const),
);

/** Names and labels that an older release takes, and a newer one does not. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  alpha: ['alpha', 'action', 'scope', 'test', 'article'],
  beta: ['beta', 'data', 'preferences', 'format'],
};
const LABELS = ['', '\u00a0', 'A label'];

interface Variation {
  readonly names: Readonly<Record<string, string>>;
  readonly label: string | undefined;
  /** What an upgrade may do to a field whose name the newer release keeps for itself. */
  readonly keptNames: 'renamed' | 'left';
}

const variation: fc.Arbitrary<Variation> = fc.record({
  names: fc.record({ alpha: fc.constantFrom(...(NAMES.alpha ?? [])), beta: fc.constantFrom(...(NAMES.beta ?? [])) }),
  label: fc.option(fc.constantFrom(...LABELS), { nil: undefined }),
  keptNames: fc.constantFrom('renamed', 'left'),
});

function vary(definition: AttributeDefinition, { names, label }: Variation): readonly PresentDefinition[] {
  if (definition.state === 'absent') return [];
  const name = names[definition.name] ?? definition.name;
  const display = definition.name === 'alpha' || label === undefined ? definition.display : label;
  return [{ ...definition, name, display, key: attributeKey(definition.object, name) }];
}

const refusedBy = ({ document: { decisions } }: Plan): ReadonlySet<string> =>
  new Set(decisions.flatMap(({ action, key }) => (action === 'refuse' ? [key] : [])));

async function applyAll(desk: InProcessDesk, planOf: () => Plan): Promise<void> {
  const report = await apply(desk, planOf(), planOf, () => {});
  if (report.outcome === 'stopped') throw report.failure;
}

const isKept = (release: Release, { object, name }: Pick<PresentDefinition, 'object' | 'name'>): boolean =>
  useOfName(release, object, name) !== undefined;

/** The rows of a fresh newer installation, and people's own as the older one had them. */
function upgrade(older: InProcessDesk, newer: Release, keptNames: Variation['keptNames']): InProcessDesk {
  const fresh = deskOver(freshDesk(newer), () => NOW).list();
  const own = older.list().filter(({ key }) => !isSeed(key));
  const rows = own.map((row): JsonObject => {
    const name = keptNames === 'renamed' && isKept(newer, row) ? `_${row.name}` : row.name;
    return { ...rowToWire(row), name, id: row.id + 1000, ...(isSince(newer, '7.1') ? { internal: false } : {}) };
  });
  return deskOver(deskOfList(newer, [...fresh.map(rowToWire), ...rows]), () => NOW);
}

const NOW = new Date('2026-11-22T00:00:00Z');

const told = (decision: Decision | undefined): string | undefined =>
  decision?.action === 'refuse' ? `refuse ${decision.code}` : decision?.action;

test.each(byDepth({ day: PAIRS.slice(1, 2), deep: PAIRS }))(
  'from %s to %s',
  async (older, newer) => {
    const seen = { kept: 0, renamed: 0, refused: 0, applied: 0 };
    await fc.assert(
      fc.asyncProperty(worldOf(older), variation, async ({ definitions }, varied) => {
        const before = freshInProcess(older, 'all');
        const rules = { ...RULES, foreignChanges: 'include', destroyLimit: 99 } as const;
        const all = definitions.flatMap((definition) => vary(definition, varied));
        const oldPlan = (wanted: readonly AttributeDefinition[]) =>
          planFor(wanted, before.list(), { ...rules, release: deskRelease(older) });
        const wanted = all.filter(({ key }) => !refusedBy(oldPlan(all)).has(key));
        await applyAll(before, () => oldPlan(wanted));

        const after = upgrade(before, newer, varied.keptNames);
        const newPlan = (files: readonly AttributeDefinition[]) =>
          planFor(files, after.list(), { ...rules, release: deskRelease(newer), undeclared: 'report' });
        const plan = newPlan(wanted);
        const renamed = wanted.filter((definition) => varied.keptNames === 'renamed' && isKept(newer, definition));
        const lost = new Set<string>(renamed.map(({ key }) => key));
        // A field that is not renamed reads as declared; of one that is, the plan says so.
        for (const { key } of wanted) {
          const decision = plan.document.decisions.find((one) => one.key === key);
          expect([key, told(decision)]).toEqual([
            key,
            lost.has(key) ? expect.stringMatching(/^refuse name-/u) : 'keep',
          ]);
        }
        expect(plan.document.decisions.filter(({ action, key }) => action !== 'keep' && !lost.has(key))).toEqual([]);
        const warned = plan.warnings.filter(({ code }) => code === 'looks-like-a-rename').map(({ key }) => key);
        expect(warned.sort()).toEqual([...lost].sort());

        // What can no longer be changed is what the upgrade has told; all else can, and is in force then.
        const left = wanted.filter(({ key }) => !lost.has(key));
        const edited = left.map((definition) => ({ ...definition, active: !definition.active }));
        const refused = refusedBy(newPlan(edited));
        for (const definition of edited) {
          const row = after.list().find(({ key }) => key === definition.key);
          if (row === undefined) throw new Error(`${definition.key} is gone`);
          const kinds = upgradeChanges(row, [older], newer).map(({ kind }) => kind);
          const isTold = kinds.includes('name-refused') || kinds.includes('label-blank');
          expect([definition.key, refused.has(definition.key)]).toEqual([definition.key, isTold]);
        }
        const possible = edited.filter(({ key }) => !refused.has(key));
        await applyAll(after, () => newPlan(possible));
        expect(newPlan(possible).document.decisions.filter(({ action }) => action !== 'keep')).toEqual([]);
        seen.kept += wanted.length - renamed.length;
        seen.renamed += renamed.length;
        seen.refused += refused.size;
        seen.applied += possible.length;
      }),
      { numRuns: RUNS / 4, seed: 20_261_129 },
    );
    expect(seen.applied).toBeGreaterThan(RUNS / 8);
    if (newer === '7.1') expect(Math.min(seen.refused, seen.renamed)).toBeGreaterThan(0);
  },
  3_600_000,
);
