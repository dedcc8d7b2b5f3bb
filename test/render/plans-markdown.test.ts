import { describe, expect, test } from 'vitest';
import { Failure, InvalidConfig } from '../../src/model/failure.ts';
import { makeProblem } from '../../src/model/problem.ts';
import { groupPlans, resultOf, type TargetPlan } from '../../src/render/headline.ts';
import { IN_MARKDOWN, MARKDOWN_BUDGET, type PlansToTell, renderPlansMarkdown } from '../../src/render/plan-markdown.ts';
import { absent, inYaml, onDesk } from '../plan/builders.ts';
import { inPullRequest, planned, RUN } from './comments/comments.ts';

const adds = (target: string): TargetPlan => planned(target, [inYaml()], []);
const same = (target: string): TargetPlan => planned(target, [inYaml()], [onDesk()]);
const relabels = (target: string): TargetPlan => planned(target, [inYaml({ display: 'How bad' })], [onDesk()]);
const deletes = (target: string): TargetPlan => planned(target, [absent()], [onDesk()]);
const refuses = (target: string): TargetPlan =>
  planned(target, [absent()], [onDesk({ not_deletable_reason: 'Trigger: VIP' })]);
const failure = new Failure('HELP_DESK_UNREACHABLE', 'the help desk does not answer', { hint: 'Run the job again.' });
const fails = (target: string): TargetPlan => ({ outcome: 'failed', target, failure });
const broken: TargetPlan = {
  outcome: 'failed',
  target: '',
  failure: new InvalidConfig([makeProblem('unknown-key', 'unknown key "x"'), makeProblem('label-twice', 'twice')]),
};

const told = (plans: readonly TargetPlan[], more: Partial<PlansToTell> = {}): string =>
  renderPlansMarkdown({ ...inPullRequest(plans), ...more }, MARKDOWN_BUDGET);

describe('the first line says of', () => {
  test.each<[string, readonly TargetPlan[], string]>([
    [
      'equal plans',
      [adds('staging'), adds('production')],
      'staging, production: 1 added · restart required · no data deleted',
    ],
    ['labels', [relabels('staging')], 'staging: 1 changed · no restart · no data deleted'],
    ['nothing to do', [same('staging'), same('production')], 'staging, production: no changes'],
    ['a deletion', [deletes('production')], 'production: **deletes data of 1 field**, 1 deleted · restart required'],
    ['a refusal', [refuses('production')], 'production: **refused** (its only change), nothing is applied'],
    ['a failure', [fails('production')], 'production: **not planned**'],
    ['errors in files', [broken], '**1 error in the files, not planned**'],
    [
      'different plans the worst first',
      [same('a'), adds('b'), deletes('c'), refuses('d'), fails('e')],
      'e: **not planned**; d: **refused** (its only change), nothing is applied; c: **deletes data of 1 field**, 1 deleted; 2 more targets · restart required',
    ],
    [
      'a name that is no word',
      [same('GH-12'), same('*x*'), same('deadbeef')],
      '`GH-12`, `*x*`, `deadbeef`: no changes',
    ],
  ])('%s', (_, plans, expected) => {
    expect(resultOf(groupPlans(plans), IN_MARKDOWN)).toBe(expected);
    expect(told(plans).startsWith(`### ${expected}\n`)).toBe(true);
  });
});

describe('below it stands what merging does', () => {
  test.each<[string, readonly TargetPlan[], string]>([
    [
      'after migration',
      [adds('staging'), adds('production')],
      'Merging applies this to staging and production. The changes take effect after migration, when agents are interrupted for some 6 to 34 s.',
    ],
    [
      'immediately',
      [relabels('production')],
      'Merging applies this to production. The changes take effect immediately.',
    ],
    [
      'both',
      [adds('staging'), relabels('production')],
      'Merging applies this to staging and production. Changes marked “immediately” take effect when sent. All others take effect after migration, when agents are interrupted for some 6 to 34 s.',
    ],
    [
      'and where it does nothing',
      [fails('emea'), refuses('apac'), relabels('production')],
      'Merging applies this to production. The changes take effect immediately. Merging does not change emea and apac.',
    ],
  ])('%s', (_, plans, expected) => {
    expect(told(plans).split('\n\n')[1]).toBe(expected);
  });

  test('or applying', () => {
    expect(told([adds('staging')], { next: 'applying' }).split('\n\n')[1]).toBe(
      'The changes take effect after migration, when agents are interrupted for some 6 to 34 s.',
    );
  });
});

test('equal plans are shown once, with the address of each', () => {
  const markdown = told([adds('staging'), adds('production')]);
  expect(markdown.match(/```diff/gu)).toHaveLength(1);
  expect(markdown).not.toContain('####');
  expect(markdown).toMatch(/<sub>staging: `https:\/\/staging.*<br>production: `https:\/\/production.*<\/sub>/u);
});

test('different ones stand each under its own result', () => {
  const markdown = told([adds('staging'), deletes('production'), same('dev')]);
  expect(markdown.match(/^####.*$/gmu)).toEqual([
    '#### production: **deletes data of 1 field**, 1 deleted · restart required',
    '#### staging: 1 added · restart required · no data deleted',
  ]);
});

test('a failure is told with its code and the way out, errors in files with their places', () => {
  expect(told([fails('production')])).toContain(
    '> [!WARNING]\n> **Not planned** (`HELP_DESK_UNREACHABLE`).\n> Reason: the help desk does not answer\n> → Run the job again.',
  );
  const where = { file: 'attributes/ticket.yaml', line: 7, column: 3 };
  const problem = makeProblem('unknown-key', 'unknown key "x"', { where, hint: 'Take it out.' });
  const markdown = told([{ outcome: 'failed', target: 'production', failure: new InvalidConfig([problem]) }]);
  expect(markdown).toContain('> **1 error in the files.** Nothing was planned or sent.');
  expect(markdown).toContain('- `attributes/ticket.yaml:7` unknown key `"x"` → Take it out. (`unknown-key`)');
});

test('a reason of a refusal stands in its alert, the sixth in the diff', () => {
  const names = Array.from({ length: 6 }, (_, index) => `used_${index}`);
  const rows = names.map((name, index) => onDesk({ name, not_deletable_reason: `Trigger: ${name}`, id: 71 + index }));
  const markdown = told([
    planned(
      'production',
      names.map((name) => absent(name)),
      rows,
    ),
  ]);
  expect(markdown).toContain(
    '> **Refused:** nothing is applied until these 6 changes are fixed.\n> - `Ticket.used_0` cannot',
  );
  expect(markdown).toContain('\n> - … and 1 more\n');
  expect(markdown).toContain('\n!   Ticket.used_5 cannot be deleted: Trigger: used_5 (not-deletable)\n');
  expect(markdown.match(/Trigger: used_0|Trigger: `used_0`/gu)).toHaveLength(1);
});

describe('of 2,000 fields it shows', () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `field_${index}`);
  const plan = planned(
    'production',
    [...names.map((name) => inYaml({ name })), absent('gone')],
    [onDesk({ name: 'gone' })],
  );

  test('what is dangerous, the first 50, and where the others are', () => {
    const markdown = told([plan]);
    expect(markdown.match(/^\+ Ticket\.field_/gmu)).toHaveLength(50);
    expect(markdown).toContain('- Ticket.gone "Severity": deleted with all its values, after migration');
    expect(markdown).toContain('<summary>First 50 of 2,000 added</summary>');
    expect(markdown).toContain(`\n\n… and 1,950 more changes: [the run](${RUN})\n\n`);
  });

  test('a command where there is no link', () => {
    expect(told([plan], { link: undefined })).toContain('… and 1,950 more changes: `deskform plan --out plan.json`');
  });
});
