import { describe, expect, test } from 'vitest';
import type { Planned } from '../../src/github/plan-project.ts';
import { checkOf, type Told } from '../../src/github/told.ts';
import { Failure } from '../../src/model/failure.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { summaryOf } from '../../src/run/plan-files.ts';
import { absent, inYaml, onDesk, planFor } from '../plan/builders.ts';
import { planTo } from './stage/plans.ts';

function planned(target: string, plan: Plan): Planned {
  const told = tellPlan(plan, undefined);
  const story = { ...told, target: { ...told.target, name: target } };
  const result = { plan, folder: '', files: [], problems: [], definitions: [] };
  const snapshot = { savedAt: undefined, waiting: new Set<string>() };
  return {
    target,
    outcome: 'planned',
    result,
    story,
    others: [],
    warnings: [],
    comesTo: summaryOf(plan),
    snapshot,
    unsaved: undefined,
  };
}

const failed = (target: string, code: Failure['code']): Planned => ({
  target,
  outcome: 'failed',
  failure: new Failure(code, `${target} failed`),
});

const SAME = planTo('Severity');
const CHANGED = planTo('How bad');
const LOSING = planFor([absent()], [onDesk()]);
/** The type of a field cannot change. */
const REFUSED = planFor([inYaml({ type: 'date', option: {} })], [onDesk()]);

const check = (all: readonly Planned[], rest: Partial<Told> = {}): string => {
  const told: Told = {
    pull: 7,
    planned: all,
    changes: [],
    marks: [],
    unreviewed: undefined,
    stale: [],
    comment: undefined,
    ...rest,
  };
  const { state, description } = checkOf(told);
  return `${state}: ${description}`;
};

describe('the check of a pull request passes', () => {
  test.each<readonly [string, readonly Planned[], string]>([
    ['without changes', [planned('production', SAME)], 'production: no changes'],
    ['without a target', [], 'no changes'],
    [
      'with what changes',
      [planned('production', CHANGED), planned('staging', SAME)],
      'production: 1 changed; staging: no changes · no restart · no data deleted',
    ],
    [
      'with what changes in several',
      [planned('production', CHANGED), planned('staging', CHANGED)],
      'production, staging: 1 changed · no restart · no data deleted',
    ],
    [
      'with what is lost',
      [planned('production', LOSING)],
      'production: deletes data of 1 field, 1 deleted · restart required',
    ],
    [
      'with what is lost in one of several',
      [planned('production', LOSING), planned('staging', CHANGED)],
      'production: deletes data of 1 field, 1 deleted; staging: 1 changed · restart required',
    ],
    [
      'where the list of a new target is saved only after the merge',
      [failed('new', 'SNAPSHOT_MISSING')],
      'new: not planned',
    ],
  ])('%s', (_, all, description) => {
    expect(check(all)).toBe(`success: ${description}`);
  });
});

describe('the check of a pull request fails', () => {
  const unreviewed = new Failure('TARGET_CHANGED', 'this pull request changes connection settings');
  test.each<readonly [string, readonly Planned[], Partial<Told>, string]>([
    [
      'where a plan is refused',
      [planned('staging', CHANGED), planned('production', REFUSED)],
      {},
      'the plan for production is refused',
    ],
    [
      'where there is no plan',
      [planned('staging', CHANGED), failed('production', 'HELP_DESK_UNREACHABLE')],
      {},
      'production failed',
    ],
    [
      'where another plan was approved',
      [planned('production', CHANGED)],
      { stale: ['production'] },
      'the plan for production changed after its approval',
    ],
    [
      'where an address is not approved',
      [planned('production', CHANGED)],
      { unreviewed },
      'this pull request changes connection settings',
    ],
    [
      'with the worst of several reasons',
      [planned('production', REFUSED)],
      { unreviewed, stale: ['production'] },
      'this pull request changes connection settings',
    ],
  ])('%s', (_, all, rest, description) => {
    expect(check(all, rest)).toBe(`failure: ${description}`);
  });
});
