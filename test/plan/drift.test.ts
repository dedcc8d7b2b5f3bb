import { describe, expect, test } from 'vitest';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { deskRelease } from '../../src/model/release.ts';
import type { PlanRules } from '../../src/plan/decision.ts';
import { hashOfStaged } from '../../src/plan/digest.ts';
import { driftOf, movesOf } from '../../src/plan/drift.ts';
import { absent, inYaml, onDesk, planFor } from './builders.ts';

interface Sides {
  /** What the files declared then. */
  readonly base: AttributeDefinition | undefined;
  readonly now: AttributeDefinition | undefined;
  readonly desk: LiveAttribute | undefined;
  readonly rules?: Partial<PlanRules>;
}

/** "update git: git", or nothing where there is no difference. */
function told({ base, now, desk, rules }: Sides): string | undefined {
  const [wanted, live] = [now === undefined ? [] : [now], desk === undefined ? [] : [desk]];
  const plan = planFor(wanted, live, { release: deskRelease('6.5'), ...rules });
  const since = { ref: 'HEAD~1', commit: 'c'.repeat(40), declared: base === undefined ? [] : [base] };
  const [decision] = driftOf(plan, since).decisions;
  if (decision?.moved === undefined) return undefined;
  const changes = decision.action === 'update' ? decision.changes.map(({ moved }) => moved) : [];
  return `${decision.action} ${decision.moved}${changes.length === 0 ? '' : `: ${changes.join(', ')}`}`;
}

const options = (...values: readonly string[]) => ({
  options: Object.fromEntries(values.map((value) => [value, value.toUpperCase()])),
});
const select = (...values: readonly string[]) => inYaml({ type: 'select', option: options(...values) });
const shown = { edit: { 'ticket.agent': { shown: true } } };
const withNote = (note: string) => ({ option: { type: 'text', maxlength: 120, note } });
const noted = (note: string) => inYaml(withNote(note));
/** Note "a" is in force, and "b" waits. */
const STAGED = onDesk({
  ...withNote('a'),
  pending: onDesk(withNote('b')).data_option,
  waiting_for: ['settings'],
});
const A = inYaml({ display: 'A' });
const B = inYaml({ display: 'B' });
const C = inYaml({ display: 'C' });

describe('one setting', () => {
  test.each<[string, Sides, string | undefined]>([
    ['the files moved alone', { base: A, now: B, desk: onDesk({ display: 'A' }) }, 'update git: git'],
    ['the help desk moved alone', { base: A, now: A, desk: onDesk({ display: 'B' }) }, 'update help-desk: help-desk'],
    ['both moved, to different ends', { base: A, now: B, desk: onDesk({ display: 'C' }) }, 'update both: both'],
    ['both moved, to the same end', { base: A, now: B, desk: onDesk({ display: 'B' }) }, undefined],
    ['nobody moved', { base: A, now: A, desk: onDesk({ display: 'A' }) }, undefined],
    [
      'what was first written since then, git',
      {
        base: inYaml({ option: { type: 'text', maxlength: 120 } }),
        now: inYaml({ option: { type: 'text', maxlength: 120, note: 'new' } }),
        desk: onDesk({ option: { type: 'text', maxlength: 120 } }),
      },
      'update git: git',
    ],
    [
      'what the files never said and the desk has got, the help desk',
      {
        base: inYaml({ option: { type: 'text', maxlength: 120 } }),
        now: inYaml({ option: { type: 'text', maxlength: 120 } }),
        desk: onDesk({ option: { type: 'text', maxlength: 120, note: 'by hand' } }),
      },
      'update help-desk: help-desk',
    ],
    [
      'a default that is written out now and meant the same then, the help desk',
      {
        base: inYaml({ option: { type: 'text', maxlength: 120 } }),
        now: inYaml({ option: { type: 'text', maxlength: 120, default: '' } }),
        desk: onDesk({ option: { type: 'text', maxlength: 120, default: 'by hand' } }),
      },
      'update help-desk: help-desk',
    ],
    [
      'a position that was left to the desk then, git',
      { base: inYaml(), now: inYaml({ position: 10 }), desk: onDesk({ position: 20 }) },
      'update git: git',
    ],
    [
      'a cell that the desk shows',
      {
        base: inYaml({ screens: {} }),
        now: inYaml({ screens: {} }),
        desk: onDesk({ screens: shown }),
      },
      'update help-desk: help-desk',
    ],
    [
      'a setting that was ignored then, git',
      { base: inYaml({ display: 'A', ignore: [['display']] }), now: B, desk: onDesk({ display: 'C' }) },
      'update git: git',
    ],
    [
      'a setting of which a part was ignored then and the rest moved',
      {
        base: inYaml({ type: 'select', option: options('a', 'b'), ignore: [['data_option', 'options', 'a']] }),
        now: select('a', 'b', 'c'),
        desk: onDesk({ type: 'select', option: options('a', 'b', 'd'), waiting_for: [] }),
      },
      // Another refusal stands in the way of the change, and is told all the same.
      'refuse both',
    ],
  ])('%s', (_, sides, expected) => {
    expect(told(sides)).toBe(expected);
  });
});

test('of several settings each is told by itself', () => {
  const base = inYaml({ display: 'A', position: 1, active: true });
  const now = inYaml({ display: 'B', position: 1, active: true });
  const desk = onDesk({ display: 'A', position: 2, active: false });
  expect(told({ base, now, desk })).toBe('update both: git, help-desk, help-desk');
});

test('of credentials only that they differ is compared, never shown', () => {
  const secret = (value: string) => [{ setting: 'bearer_token_auth', value }];
  const external = { type: 'autocompletion_ajax_external_data_source', option: { search_url: 'https://x' } } as const;
  const declared = (value: string) => inYaml({ ...external, secrets: secret(value) });
  const desk = onDesk({ ...external, option: { search_url: 'https://x', bearer_token_auth: 'old' } });
  expect(told({ base: declared('old'), now: declared('new'), desk })).toBe('update git: git');
  expect(told({ base: declared('new'), now: declared('new'), desk })).toBe('update help-desk: help-desk');
  expect(told({ base: declared('newer'), now: declared('new'), desk })).toBe('update both: both');
});

test('an address that takes on credentials, or gives them up, is told like any credential', () => {
  const type = 'autocompletion_ajax_external_data_source';
  const [secret, open] = ['https://erp.example.com/?token=old', 'https://erp.example.com/'];
  const clear = inYaml({ type, option: { search_url: open } });
  const named = (value: string) => inYaml({ type, option: {}, secrets: [{ setting: 'search_url', value }] });
  const desk = onDesk({ type, option: { search_url: secret } });
  expect(told({ base: clear, now: clear, desk })).toBe('update help-desk: help-desk');
  expect(told({ base: named(secret), now: clear, desk })).toBe('update git: git');
  expect(told({ base: named(secret), now: named('https://erp.example.com/?token=new'), desk })).toBe('update git: git');
  expect(told({ base: named('https://erp.example.com/?token=older'), now: clear, desk })).toBe('update both: both');
});

describe('a whole attribute', () => {
  const report = { undeclared: 'report' } as const;
  test.each<[string, Sides, string | undefined]>([
    ['declared since then', { base: undefined, now: A, desk: undefined }, 'create git'],
    ['deleted on the desk', { base: A, now: A, desk: undefined }, 'create help-desk'],
    ['deleted on the desk, and declared otherwise', { base: A, now: B, desk: undefined }, 'create both'],
    ['an absent definition taken back', { base: absent(), now: A, desk: undefined }, 'create git'],
    ['an absent definition since then', { base: A, now: absent(), desk: onDesk({ display: 'A' }) }, 'delete git'],
    ['a absent, made anew on the desk', { base: absent(), now: absent(), desk: onDesk() }, 'delete help-desk'],
    ['a absent, changed on the desk', { base: A, now: absent(), desk: onDesk({ display: 'B' }) }, 'delete both'],
    ['an absent definition for what no file listed', { base: undefined, now: absent(), desk: onDesk() }, 'delete git'],
    [
      'first declared since then, as it is not',
      { base: undefined, now: A, desk: onDesk({ display: 'B' }) },
      'update git: git',
    ],
    [
      'declared against an absent definition that the desk has outlived',
      { base: absent(), now: A, desk: onDesk({ display: 'B' }) },
      'update both: both',
    ],
    ['undeclared and kept', { base: undefined, now: undefined, desk: onDesk() }, undefined],
    ['undeclared and reported', { base: undefined, now: undefined, desk: onDesk(), rules: report }, 'keep help-desk'],
    [
      'left the files and reported',
      { base: A, now: undefined, desk: onDesk({ display: 'A' }), rules: report },
      'keep git',
    ],
    [
      'left the files, changed on the desk and reported',
      { base: A, now: undefined, desk: onDesk({ display: 'B' }), rules: report },
      'keep both',
    ],
    ['gone, as its absent definition wants', { base: absent(), now: absent(), desk: undefined }, undefined],
    [
      'marked for deletion on the desk',
      { base: A, now: A, desk: onDesk({ display: 'A', waiting_for: ['deletion'] }) },
      'refuse help-desk',
    ],
    [
      'waiting for its creation as declared since then',
      { base: undefined, now: A, desk: onDesk({ display: 'A', waiting_for: ['creation'] }) },
      'create git',
    ],
    [
      'refused for its cost, of the files’ doing',
      { base: select('a', 'b'), now: select('a'), desk: onDesk({ type: 'select', option: options('a', 'b') }) },
      'refuse git',
    ],
    ['staged otherwise by somebody', { base: noted('a'), now: noted('a'), desk: STAGED }, 'refuse help-desk'],
    [
      'staged otherwise by somebody, while the files moved',
      { base: noted('a'), now: noted('c'), desk: STAGED },
      'refuse both',
    ],
  ])('%s', (_, sides, expected) => {
    expect(told(sides)).toBe(expected);
  });
});

test('what both sides moved is not told as the help desk’s alone, although its change waits', () => {
  const plan = planFor([noted('c')], [STAGED]);
  expect(plan.document.foreign).toHaveLength(1);
  const drift = driftOf(plan, { ref: 'HEAD~1', commit: 'c'.repeat(40), declared: [noted('a')] });
  expect([...movesOf(drift)]).toEqual([[STAGED.key, 'both']]);
});

test('what an earlier apply of ours has staged is what the help desk has', () => {
  const rules = { ours: new Map([[STAGED.key, [hashOfStaged(STAGED)]]]) };
  const now = noted('c');
  expect(told({ base: noted('b'), now, desk: STAGED, rules })).toBe('update git: git');
  expect(told({ base: noted('a'), now, desk: STAGED, rules })).toBe('update both: both');
});

test('what somebody has staged is a difference, also where no file lists it', () => {
  const theirs = onDesk({ name: 'theirs', waiting_for: ['creation'] });
  const plan = planFor([C], [onDesk({ display: 'C' }), theirs]);
  expect(driftOf(plan, undefined).differences).toEqual(['Ticket.theirs']);
  const since = { ref: 'HEAD~1', commit: 'c'.repeat(40), declared: [C] };
  expect(movesOf(driftOf(plan, since))).toEqual(new Map([['Ticket.theirs', 'help-desk']]));
});
