import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { AttributeDefinition } from '../../src/attribute/definition.ts';
import type { JsonObject } from '../../src/attribute/json.ts';
import type { LiveAttribute } from '../../src/attribute/live-attribute.ts';
import { RELEASES, type Release } from '../../src/attribute/release.ts';
import type { PlanRules } from '../../src/plan/decision.ts';
import { type PlanResult, plan } from '../../src/run/plan.ts';
import { type Rehearsal, rehearse } from '../../src/run/rehearsal/rehearse.ts';
import { inYaml, onDesk, planFor, tombstone } from '../plan/builders.ts';
import { documentOf, mustBePlanDocument } from '../plan-document.ts';

const COMPANY = fileURLToPath(new URL('../../examples/company/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deskform-rehearse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function freshList(release: Release): readonly JsonObject[] {
  return JSON.parse(readFileSync(`test/recordings/outcomes-${release}.json`, 'utf8')).fresh;
}

/** A plan of examples/company for its staging target, which includes what others have staged, against this list. */
async function planOfCompany(name: string, list: readonly JsonObject[]): Promise<PlanResult> {
  const liveFile = join(folder, `${name}.json`);
  writeFileSync(liveFile, JSON.stringify(list));
  const result = await plan({
    cwd: COMPANY,
    configFile: undefined,
    env: {},
    target: 'staging',
    liveFile,
    allowDestroy: [],
    journalFolder: folder,
  });
  mustBePlanDocument(documentOf(result.plan, result.problems));
  return result;
}

/** Somebody has posted this on the help desk and not migrated it yet. */
function stagedRow(name: string, dataType: string, option: JsonObject = {}): JsonObject {
  return {
    id: 900,
    name,
    display: 'Theirs',
    data_type: dataType,
    data_option: { default: null, null: true, options: {}, relation: '', ...option },
    data_option_new: {},
    editable: true,
    active: true,
    screens: {},
    to_create: true,
    to_migrate: true,
    to_delete: false,
    to_config: false,
    position: 950,
    created_by_id: 3,
    updated_by_id: 3,
    created_at: '2026-11-21T08:00:00.000Z',
    updated_at: '2026-11-21T08:00:00.000Z',
    object: 'User',
    deletable: true,
  };
}

function outcomeOf(rehearsal: Rehearsal): string {
  switch (rehearsal.outcome) {
    case 'not-rehearsed':
      return `not rehearsed: ${rehearsal.because}`;
    case 'works':
      return `works: ${rehearsal.report.done.join(', ')}`;
    case 'fails':
      return `fails: ${rehearsal.failure.code} at ${rehearsal.stopsAt?.key}`;
  }
}

describe.each(RELEASES)('examples/company on a fresh %s', (release) => {
  test('works, with everything migrated and nothing left to do', async () => {
    const { plan: made, rehearse: run } = await planOfCompany(release, freshList(release));
    expect(made.rules.release).toBe(release);
    const rehearsal = await run();
    expect(rehearsal).toMatchObject({ outcome: 'works', report: { outcome: 'applied', notTried: [] } });
    expect(rehearsal.outcome === 'works' ? rehearsal.report.done.length : 0).toBe(27);
  });

  test('works beside a staged row of somebody else that can be migrated', async () => {
    const list = [...freshList(release), stagedRow('theirs', 'date')];
    const { rehearse: run } = await planOfCompany(`${release}-good`, list);
    expect(await run()).toMatchObject({ outcome: 'works' });
  });

  test('fails at a staged row whose default the database refuses, which it names, and leaves ours behind it', async () => {
    const list = [...freshList(release), stagedRow('theirs', 'integer', { min: 0, max: 9, default: '3000000000' })];
    const { rehearse: run } = await planOfCompany(`${release}-poison`, list);
    const rehearsal = await run();
    expect(outcomeOf(rehearsal)).toBe('fails: MIGRATION_FAILED at User.theirs');
    expect(rehearsal).toMatchObject({
      failure: { message: expect.stringContaining('3000000000 is out of range') },
      stopsAt: { dataType: 'integer', updatedById: 3 },
    });
    const report = rehearsal.outcome === 'fails' ? rehearsal.report : undefined;
    expect(report?.outcome === 'stopped' ? report.leftStaged.length : 0).toBe(27);
  });

  test.each([
    ['of a type without a column', stagedRow('theirs', 'tag')],
    ['of a name that keeps the service from starting', stagedRow('valid', 'date')],
  ])('is not begun beside a staged row %s: the plan refuses already', async (why, row) => {
    const { rehearse: run } = await planOfCompany(`${release} ${why}`, [...freshList(release), row]);
    expect(outcomeOf(await run())).toBe('not rehearsed: refused');
  });

  test('does the same each time: a rehearsal changes nothing', async () => {
    const { rehearse: run } = await planOfCompany(`${release}-twice`, freshList(release));
    const [first, second] = [await run(), await run()];
    expect(second).toEqual(first);
  });
});

function rehearsePlan(
  wanted: readonly AttributeDefinition[],
  live: readonly LiveAttribute[],
  rules: Partial<PlanRules> = {},
): Promise<Rehearsal> {
  return rehearse(planFor(wanted, live, rules), live, (rows) => planFor(wanted, rows, rules));
}

test.each<readonly [string, readonly AttributeDefinition[], readonly LiveAttribute[], string]>([
  ['a creation', [inYaml()], [onDesk({ name: 'other' })], 'works: Ticket.severity'],
  ['an update', [inYaml({ option: { type: 'text', maxlength: 200 } })], [onDesk()], 'works: Ticket.severity'],
  [
    'an update of screens alone',
    [inYaml({ screens: { edit: { 'ticket.agent': { shown: true } } } })],
    [onDesk()],
    'works: Ticket.severity',
  ],
  ['a deletion', [tombstone()], [onDesk(), onDesk({ name: 'other', id: 62 })], 'works: Ticket.severity'],
  [
    'what is staged as declared already',
    [inYaml()],
    [onDesk({ waitingFor: ['creation', 'column-change'] })],
    'works: Ticket.severity',
  ],
  ['nothing to do', [inYaml()], [onDesk()], 'not rehearsed: nothing-to-do'],
  ['a refusal', [tombstone()], [onDesk({ usedBy: 'Trigger: VIP' })], 'not rehearsed: refused'],
])('%s', async (_, wanted, live, outcome) => {
  expect(outcomeOf(await rehearsePlan(wanted, live))).toBe(outcome);
});

test('a plan of 200 attributes works on a list of as many', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `field_${index}`);
  const live = names.map((name, index) => onDesk({ name, id: 100 + index }));
  const wanted = names.map((name) => inYaml({ name, option: { type: 'text', maxlength: 200 } }));
  const rehearsal = await rehearsePlan(wanted, live);
  expect(rehearsal.outcome === 'works' ? rehearsal.report.done.length : rehearsal).toBe(200);
});

test('what the rehearsal is asked for comes from the list, not from a later one', async () => {
  const live = [onDesk({ name: 'other' })];
  const asked: (readonly string[])[] = [];
  await rehearse(planFor([inYaml()], live), live, (rows) => {
    asked.push(rows.map(({ key }) => key));
    return planFor([inYaml()], rows);
  });
  expect(asked.at(-1)).toEqual(['Ticket.other', 'Ticket.severity']);
  expect(live.map(({ key }) => key)).toEqual(['Ticket.other']);
});
