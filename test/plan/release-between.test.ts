import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseAttributeList } from '../../src/helpdesk/wire.ts';
import { OBJECT_NAMES, splitAttributeKey } from '../../src/model/attribute-key.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { methodsOf } from '../../src/model/name-rules.ts';
import { deskRelease } from '../../src/model/release.ts';
import { blockerOn } from '../../src/plan/migration.ts';
import { upgradeFindings } from '../../src/run/release-findings.ts';
import { inYaml, onDesk, planFor } from './builders.ts';
import { planOfFile } from './plan-of-file.ts';

/** A server shortly before 6.0: between 5.2 and 6.5, whose rules are known. */
const FRESH: readonly JsonObject[] = JSON.parse(readFileSync('test/recordings/outcomes-6.0.json', 'utf8')).fresh;
const NAMES = JSON.parse(readFileSync('test/recordings/names-6.0.json', 'utf8'));
const BETWEEN = { release: deskRelease('between 5.2 and 6.5') };

/** Refused for safety on every release, whatever the server answers. */
const HOUSE_RULES = ['name-fatal', 'name-harmful', 'name-too-long'];

describe.each(OBJECT_NAMES)('a new %s field on a release between two', (object) => {
  const planOfNames = (names: readonly string[]) =>
    planFor(
      names.map((name) => inYaml({ object, name })),
      parseAttributeList(FRESH),
      BETWEEN,
    );

  test('is never refused for a name that is free there, but for own rules', () => {
    const { decisions } = planOfNames(NAMES.free[object]).document;
    const refused = decisions.flatMap((decision) =>
      decision.action === 'refuse' && !HOUSE_RULES.includes(decision.code) ? [decision.key] : [],
    );
    expect(refused).toEqual([]);
    expect(decisions.filter(({ action }) => action === 'create').length).toBeGreaterThan(100);
  });

  test('is refused or warned about where its name is taken there', () => {
    const { document, warnings } = planOfNames(NAMES.refused[object]);
    const { decisions } = document;
    const doubted = new Set(warnings.filter(({ code }) => code === 'may-be-refused').map(({ key }) => key));
    // Private functions of Ruby on Rails were tried on 7.1 and here alone; nobody names a field like one.
    const missed = decisions.flatMap(({ action, key }) => {
      const [, name] = splitAttributeKey(key);
      return action === 'create' && !doubted.has(key) && !methodsOf(object, '7.1').has(name) ? [key] : [];
    });
    expect(missed).toEqual([]);
    expect(decisions.filter(({ action }) => action === 'refuse').length).toBeGreaterThan(400);
  });
});

test('what one neighbour refuses is planned with a warning that says which', () => {
  const definition = {
    object: 'Ticket',
    name: 'crm',
    display: 'CRM',
    data_type: 'autocompletion_ajax_external_data_source',
    data_option: {
      search_url: 'https://crm.example.com',
      search_result_value_key: 'id',
      search_result_label_key: 'name',
    },
  };
  const { decision, plan } = planOfFile(definition, FRESH, BETWEEN.release.name);
  expect(decision?.action).toBe('create');
  const [warning] = plan.warnings.filter(({ code }) => code === 'may-be-refused');
  expect(warning?.message).toContain('release 5.2 refuses it, 6.5 does not, and between 5.2 and 6.5 was not tried');
  expect(warning).toMatchObject({ key: 'Ticket.crm' });
  expect(planOfFile(definition, FRESH, '5.2').decision?.action).toBe('refuse');
  expect(planOfFile(definition, FRESH, '6.5').plan.warnings.filter(({ code }) => code === 'may-be-refused')).toEqual(
    [],
  );
});

test('a field with the name of a later built-in one is a custom field, and counts as undeclared', () => {
  const vip = onDesk({ object: 'Organization', name: 'vip' });
  const { warnings } = planFor([], [...parseAttributeList(FRESH), vip], { ...BETWEEN, undeclared: 'report' });
  expect(warnings.filter(({ code }) => code === 'undeclared').map(({ key }) => key)).toEqual(['Organization.vip']);
});

test('before an upgrade, it is said what either neighbour’s fields would meet', () => {
  const [finding] = upgradeFindings([onDesk({ name: 'article' }), onDesk({ name: 'fine' })], BETWEEN.release);
  expect(finding).toMatchObject({ state: 'warning' });
  expect(finding?.found).toContain('Ticket.article: release 7.1 refuses every change to a field named "article"');
});

test('a custom field with the name of a later built-in one is told before an upgrade, the built-in one is not', () => {
  const vip = onDesk({ object: 'Organization', name: 'vip' });
  const told = upgradeFindings([vip], BETWEEN.release).map(({ found }) => found);
  expect(told).toEqual([expect.stringContaining('Organization.vip: release 7.1 reserves the name "vip"')]);
  expect(upgradeFindings([{ ...vip, editable: false }], BETWEEN.release)).toMatchObject([{ state: 'ok' }]);
});

test('no migration runs while somebody’s change is pending that harms one of the two', () => {
  const option = { options: { a: 'A' }, default: 'zz' };
  const row = onDesk({ type: 'select', option, waiting_for: ['creation'] });
  expect(blockerOn(row, BETWEEN.release)).toBeDefined();
  expect(blockerOn(row, deskRelease('5.2'))).toBeDefined();
  expect(blockerOn(row, deskRelease('6.5'))).toBeUndefined();
});
