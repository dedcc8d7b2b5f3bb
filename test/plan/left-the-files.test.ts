import { expect, test } from 'vitest';
import type { AttributeDefinition, PresentDefinition } from '../../src/model/definition.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { deskRelease } from '../../src/model/release.ts';
import type { PlanRules } from '../../src/plan/decision.ts';
import { warnOfWhatLeft } from '../../src/plan/left-the-files.ts';
import { absent, inYaml, onDesk, planFor, seededRows } from './builders.ts';

interface Files {
  readonly base: readonly AttributeDefinition[];
  readonly now: readonly AttributeDefinition[];
  readonly desk: readonly LiveAttribute[];
  readonly rules?: Partial<PlanRules>;
}

/** What a plan with a base tells of renames and of what left. */
function told({ base, now, desk, rules }: Files): readonly string[] {
  const plan = planFor(now, desk, rules);
  return [...plan.warnings, ...warnOfWhatLeft(plan, base)].map(({ code, key }) => `${code} ${key}`);
}

const screens = { edit: { 'ticket.agent': { shown: true } } };
const choices = { type: 'select', option: { options: { a: 'A', b: 'B' } }, screens } as const;
const named = (name: string, display: string): PresentDefinition => inYaml({ name, display, screens });
const old = named('old', 'Old');

test.each<[string, Files, readonly string[]]>([
  [
    'what left the files and stays on the help desk',
    { base: [old], now: [], desk: [onDesk({ name: 'old' })] },
    ['left-the-files Ticket.old'],
  ],
  ['what left both', { base: [old], now: [], desk: [] }, []],
  ['what is now absent', { base: [old], now: [absent('old')], desk: [onDesk({ name: 'old' })] }, []],
  [
    'what the target deletes as undeclared',
    { base: [old], now: [], desk: [onDesk({ name: 'old' }), ...seededRows()], rules: { undeclared: 'delete' } },
    [],
  ],
  ['an `absent` that was removed', { base: [absent('old')], now: [], desk: [onDesk({ name: 'old' })] }, []],
  [
    'another name under the same label',
    {
      base: [named('alpha', 'Label')],
      now: [named('omega', 'Label')],
      desk: [onDesk({ name: 'alpha', display: 'Label' })],
    },
    ['looks-like-a-rename Ticket.omega'],
  ],
  [
    'another name and label with the same choices',
    {
      base: [inYaml({ name: 'alpha', display: 'A', ...choices })],
      now: [inYaml({ name: 'omega', display: 'O', ...choices })],
      desk: [onDesk({ name: 'alpha', display: 'A', ...choices })],
    },
    ['looks-like-a-rename Ticket.omega'],
  ],
  [
    'two plain texts have nothing in common',
    {
      base: [named('alpha', 'A')],
      now: [named('omega', 'O')],
      desk: [onDesk({ name: 'alpha', display: 'A' })],
    },
    ['left-the-files Ticket.alpha'],
  ],
  [
    'one that the files had before is not new',
    {
      base: [named('centre', 'Centre'), named('center', 'Center')],
      now: [named('center', 'Center')],
      desk: [onDesk({ name: 'centre', display: 'Centre' }), onDesk({ name: 'center', display: 'Center' })],
    },
    ['left-the-files Ticket.centre'],
  ],
])('%s', (_, files, expected) => {
  expect(told(files)).toEqual(expected);
});

test('a rename that deletes the old field is told with its fate, without any base', () => {
  const now = [absent('alpha'), named('omega', 'Label')];
  expect(planFor(now, [onDesk({ name: 'alpha', display: 'Label' })]).warnings).toMatchObject([
    {
      code: 'looks-like-a-rename',
      message: 'is this a rename? Ticket.alpha has the same label and type, and is deleted by this plan, with its data',
      hint: 'To keep that field and its data, write `name: alpha`, and remove its `state: absent` entry. A field cannot be renamed: Ticket.omega would start empty.',
      where: { file: 'attributes/ticket.yaml', line: 3 },
    },
  ]);
});

test('an upgrade that put a _ before a name is told with the edit, without any base', () => {
  const declared = inYaml({ name: 'article' });
  const renamed = onDesk({ name: '_article' });
  // 6.5 keeps the name for itself, so the plan refuses what 5.2 would create.
  for (const release of ['5.2', '6.5'] as const) {
    expect(planFor([declared], [renamed], { release: deskRelease(release) }).warnings).toMatchObject([
      { code: 'looks-like-a-rename', key: 'Ticket.article', hint: expect.stringContaining('`name: _article`') },
    ]);
  }
  const another = onDesk({ name: '_article', type: 'date', option: {} });
  expect(planFor([declared], [another], { release: deskRelease('5.2') }).warnings).toEqual([]);
  expect(
    planFor([declared, inYaml({ name: '_article' })], [renamed], { release: deskRelease('5.2') }).warnings,
  ).toEqual([]);
  expect(planFor([declared], [renamed, onDesk({ name: 'article' })]).warnings).toEqual([]);
});
