import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/model/json.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { LONGEST_SCREENS } from '../../src/model/screens.ts';
import { shownWhole } from '../../src/model/secret-settings.ts';
import { LARGEST_MAXLENGTH } from '../../src/model/settings/setting-table.ts';
import { hashOfStaged, isPendingAs } from '../../src/plan/digest.ts';
import { migrationBlocker } from '../../src/plan/migration.ts';
import type { Decision, PlanFields } from '../../src/plan/plan-document.ts';
import { absent, inYaml, onDesk, planFor, seededRows } from './builders.ts';

/** Rules of the plan at the very place where they begin or end. */

function tell(decision: Decision): string {
  return `${decision.action} ${decision.action === 'refuse' ? decision.code : decision.because}`;
}

const SHOWN = { edit: { 'ticket.agent': { shown: true } } };

describe('an absent definition with a date', () => {
  test.each([
    ['a millisecond before it goes', '2026-01-31T23:59:59.999Z', 'delete declared-absent'],
    ['at that very time is not older', '2026-02-01T00:00:00.000Z', 'refuse newer-than-created-before'],
  ])('of a row made %s', (_, created_at, told) => {
    const { decisions } = planFor([absent('severity', '2026-02-01')], [onDesk({ created_at })]).document;
    expect(decisions.map(tell)).toEqual([told]);
  });
});

describe('pruning', () => {
  const decided = (row: LiveAttribute): readonly string[] =>
    planFor([], [...seededRows(), row], { undeclared: 'delete' })
      .document.decisions.filter(({ key }) => key === row.key)
      .map(tell);

  test('leaves alone what the help desk does not let anybody edit, whoever has made it', () => {
    const deletable = { deletable: true } as const;
    expect(decided({ ...onDesk({ created_by_id: 3, editable: false }), ...deletable })).toEqual([
      'keep came-with-the-installation',
    ]);
    expect(decided({ ...onDesk({ created_by_id: 3 }), ...deletable })).toEqual(['delete not-declared']);
  });

  test('throws away nothing that others have staged, not even what was never migrated', () => {
    expect(decided(onDesk({ waiting_for: ['creation', 'column-change'] }))).toEqual(['refuse foreign-change']);
  });
});

test.each([
  [
    'that stops the help desk is not to be migrated',
    { permission: 'ticket.agent' },
    /^Do not migrate it: .* Discard it there/u,
  ],
  ['of another kind is migrated, discarded or declared', { note: 'staged' }, /^Migrate or discard it/u],
])('a foreign change %s', (_, option, hint) => {
  const staged = onDesk({ waiting_for: ['settings'], pending: { ...onDesk().data_option, ...option } });
  const [decision] = planFor([inYaml({ display: 'How bad' })], [staged]).document.decisions;
  expect(decision?.action === 'refuse' && [decision.code, decision.hint]).toEqual([
    'foreign-change',
    expect.stringMatching(hint),
  ]);
});

test('an absent definition throws away what was never migrated only where we have staged it', () => {
  const staged = onDesk({ waiting_for: ['creation', 'column-change'] });
  const ours = new Map([[staged.key, [hashOfStaged(staged)]]]);
  expect(planFor([absent()], [staged]).document.decisions.map(tell)).toEqual(['refuse foreign-change']);
  expect(planFor([absent()], [staged], { ours }).document.decisions.map(tell)).toEqual(['delete declared-absent']);
});

describe('what an apply of ours has staged is staged anew', () => {
  const staged = onDesk({ waiting_for: ['settings'], pending: { ...onDesk().data_option, note: 'staged' } });
  const ours = new Map([[staged.key, [hashOfStaged(staged)]]]);
  test.each([
    ['where it costs nothing', { maxlength: 200 }, 'update restaged'],
    ['but at no cost that nobody has accepted', { maxlength: 80 }, 'refuse impact-not-accepted'],
  ])('%s', (_, option, told) => {
    const wanted = inYaml({ option: { type: 'text', ...option } });
    expect(planFor([wanted], [staged], { ours }).document.decisions.map(tell)).toEqual([told]);
  });
});

describe('a row that waits', () => {
  const waiting = { waiting_for: ['creation', 'column-change'] } as const;
  const isPoison = (row: LiveAttribute): boolean => migrationBlocker(row, '6.5') !== undefined;

  test.each<readonly [JsonValue, 'poison' | 'none']>([
    [0, 'poison'],
    [1, 'none'],
    [LARGEST_MAXLENGTH, 'none'],
    [LARGEST_MAXLENGTH + 1, 'poison'],
  ])('with a maxlength of %s: %s', (maxlength, expected) => {
    const option = { type: 'text', maxlength };
    expect(isPoison(onDesk({ option, ...waiting }))).toBe(expected === 'poison');
    expect(isPoison(onDesk({ waiting_for: ['column-change'], pending: option }))).toBe(expected === 'poison');
  });

  test.each([
    ['select', 'poison'],
    ['tree_select', 'poison'],
    // These keep no history of their options, in which a bare text has no place.
    ['checkbox', 'none'],
    ['multi_tree_select', 'none'],
  ] as const)('as a %s with bare texts for options: %s', (type, expected) => {
    expect(isPoison(onDesk({ type, option: { options: ['a', 'b'] }, ...waiting }))).toBe(expected === 'poison');
  });

  test('for its deletion alone is written nowhere any more, whatever it holds', () => {
    const option = { type: 'text', maxlength: 0 };
    expect(isPoison(onDesk({ option, waiting_for: ['column-change'] }))).toBe(true);
    expect(isPoison(onDesk({ option, waiting_for: ['column-change', 'deletion'] }))).toBe(false);
  });
});

describe('the staged work of others, which the target lets pass,', () => {
  const include = { foreignChanges: 'include', destroyLimit: 0 } as const;
  const onlyScreens = inYaml({ screens: SHOWN });
  const settings = inYaml({ display: 'New' });
  const marked = onDesk({ name: 'theirs', waiting_for: ['deletion'] });
  const poisoned = onDesk({ name: 'theirs', data_type: 'tag', waiting_for: ['creation'] });
  const created = onDesk({ name: 'theirs', waiting_for: ['creation', 'column-change'] });
  const configured = onDesk({ name: 'theirs', waiting_for: ['settings'] });

  test('is destroyed only by a migration', () => {
    expect(planFor([settings], [onDesk(), marked], include).document.destroys).toEqual(['Ticket.theirs']);
    const without = planFor([onlyScreens], [onDesk(), marked], include);
    expect([without.document.destroys, without.document.obstacles]).toEqual([[], []]);
  });

  test('stops only a migration', () => {
    expect(planFor([settings], [onDesk(), poisoned], include).document.obstacles).toMatchObject([{ kind: 'poison' }]);
    expect(planFor([onlyScreens], [onDesk(), poisoned], include).document.obstacles).toEqual([]);
  });

  test.each<readonly [string, LiveAttribute, PlanFields['restart']]>([
    ['a new column', created, 'needed'],
    ['a dropped column', marked, 'needed'],
    ['settings', configured, 'reload'],
  ])('restarts the service with ours: %s', (_, theirs, restart) => {
    expect(planFor([settings], [onDesk(), theirs], include).document.restart).toBe(restart);
  });

  test('restarts nothing without a migration of ours, or where it does not go along', () => {
    expect(planFor([onlyScreens], [onDesk(), created], include).document.restart).toBe('none');
    expect(planFor([settings], [onDesk(), created], { foreignChanges: 'refuse' }).document.restart).toBe('reload');
  });
});

describe('a change is not refused', () => {
  test('for being set inactive where a row that cannot be deleted names nothing that uses it', () => {
    const live = { ...onDesk(), deletable: false } as const;
    expect(planFor([inYaml({ active: false })], [live]).document.decisions.map(tell)).toEqual(['update differs']);
    const used = { ...live, not_deletable_reason: 'Trigger: VIP' };
    expect(planFor([inYaml({ active: false })], [used]).document.decisions.map(tell)).toEqual(['refuse in-use']);
  });

  test('for screens that do not change, however large they are', () => {
    const screens = { edit: { 'ticket.agent': { shown: true, note: 'x'.repeat(LONGEST_SCREENS) } } };
    const live = onDesk({ screens });
    const decided = (wanted: JsonObject | undefined) =>
      planFor([inYaml({ display: 'New', screens: wanted })], [live]).document.decisions.map(tell);
    expect([decided(undefined), decided(screens)]).toEqual([['update differs'], ['update differs']]);
    expect(decided({ ...screens, ...{ create_middle: SHOWN.edit } })).toEqual(['refuse screens-too-large']);
  });

  test.each([
    ['false is none: no column is altered', false, 'update differs', 'reload'],
    ['another number alters it, which a list does not bear', 255, 'refuse maxlength-of-list', 'none'],
  ])('for a first maxlength: %s', (_, maxlength, told, restart) => {
    const wanted = inYaml({ type: 'multiselect', option: { options: {}, maxlength: 120 } });
    const plan = planFor([wanted], [onDesk({ type: 'multiselect', option: { options: {}, maxlength } })]);
    expect([plan.document.decisions.map(tell), plan.document.restart]).toEqual([[told], restart]);
  });
});

test('an address is known behind its fingerprint, and a row with another or without one is another', () => {
  const type = 'autocompletion_ajax_external_data_source';
  const row = (option: JsonObject) => onDesk({ type, option, waiting_for: ['settings'] });
  const address = 'https://crm.example.com/?q=#{search.term}';
  const sent = [hashOfStaged(row({ search_url: shownWhole('search_url', address) }))];
  expect(isPendingAs(row({ search_url: address }), sent)).toBe(true);
  expect(isPendingAs(row({ search_url: `${address}&n=1` }), sent)).toBe(false);
  for (const empty of [{}, { search_url: '' }, { search_url: null }]) expect(isPendingAs(row(empty), sent)).toBe(false);
});
