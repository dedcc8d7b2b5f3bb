import { expect, test } from 'vitest';
import type { AttributeDefinition, PresentDefinition } from '../../src/attribute/definition.ts';
import type { LiveAttribute } from '../../src/attribute/live-attribute.ts';
import type { PlanRules } from '../../src/plan/decision.ts';
import { warnOfWhatLeft } from '../../src/plan/left-the-files.ts';
import { inYaml, onDesk, planFor, seededRows, tombstone } from './builders.ts';

interface Files {
  readonly base: readonly AttributeDefinition[];
  readonly now: readonly AttributeDefinition[];
  readonly desk: readonly LiveAttribute[];
  readonly rules?: Partial<PlanRules>;
}

function told({ base, now, desk, rules }: Files): readonly string[] {
  return warnOfWhatLeft(planFor(now, desk, rules), now, base).map(({ code, key }) => `${code} ${key}`);
}

const choices = { type: 'select', option: { options: { a: 'A', b: 'B' } } } as const;
const named = (name: string, display: string): PresentDefinition => inYaml({ name, display });

test.each<[string, Files, readonly string[]]>([
  [
    'what left the files and stays on the desk',
    { base: [named('old', 'Old')], now: [], desk: [onDesk({ name: 'old' })] },
    ['left-the-files Ticket.old'],
  ],
  ['what left both is nobody’s business any more', { base: [named('old', 'Old')], now: [], desk: [] }, []],
  [
    'what became a tombstone is told by the plan',
    { base: [named('old', 'Old')], now: [tombstone('old')], desk: [onDesk({ name: 'old' })] },
    [],
  ],
  [
    'what the target prunes is told by the plan',
    {
      base: [named('old', 'Old')],
      now: [],
      desk: [onDesk({ name: 'old' }), ...seededRows()],
      rules: { undeclared: 'delete' },
    },
    [],
  ],
  ['a tombstone that was taken out', { base: [tombstone('old')], now: [], desk: [onDesk({ name: 'old' })] }, []],
  [
    'a similar name',
    {
      base: [named('cost_center', 'Centre')],
      now: [named('cost_centre', 'Cost centre')],
      desk: [onDesk({ name: 'cost_center' })],
    },
    ['looks-like-a-rename Ticket.cost_centre'],
  ],
  [
    'a name within the other',
    { base: [named('severity', 'S')], now: [named('severity_level', 'T')], desk: [onDesk({ name: 'severity' })] },
    ['looks-like-a-rename Ticket.severity_level'],
  ],
  [
    'another name under the same label',
    { base: [named('alpha', 'Label')], now: [named('omega', 'Label')], desk: [onDesk({ name: 'alpha' })] },
    ['looks-like-a-rename Ticket.omega'],
  ],
  [
    'another name and label with the same choices',
    {
      base: [inYaml({ name: 'alpha', display: 'A', ...choices })],
      now: [inYaml({ name: 'omega', display: 'O', ...choices })],
      desk: [onDesk({ name: 'alpha' })],
    },
    ['looks-like-a-rename Ticket.omega'],
  ],
  [
    'two plain texts have nothing in common',
    { base: [named('alpha', 'A')], now: [named('omega', 'O')], desk: [onDesk({ name: 'alpha' })] },
    ['left-the-files Ticket.alpha'],
  ],
  [
    'two letters of eight are still near',
    { base: [named('location', 'L')], now: [named('locatxyn', 'M')], desk: [onDesk({ name: 'location' })] },
    ['looks-like-a-rename Ticket.locatxyn'],
  ],
  [
    'three letters of eleven are no longer near',
    { base: [named('cost_center', 'C')], now: [named('cost_cexyzr', 'D')], desk: [onDesk({ name: 'cost_center' })] },
    ['left-the-files Ticket.cost_center'],
  ],
  [
    'short names are near by one letter alone',
    { base: [named('abc', 'A')], now: [named('xyz', 'O')], desk: [onDesk({ name: 'abc' })] },
    ['left-the-files Ticket.abc'],
  ],
  [
    'a rename that deletes the old one',
    {
      base: [named('cost_center', 'Centre')],
      now: [tombstone('cost_center'), named('cost_centre', 'Cost centre')],
      desk: [onDesk({ name: 'cost_center' })],
    },
    ['looks-like-a-rename Ticket.cost_centre'],
  ],
  [
    'the same name on another object',
    {
      base: [named('badge', 'Badge')],
      now: [inYaml({ object: 'User', name: 'badge', display: 'Badge' })],
      desk: [onDesk({ name: 'badge' })],
    },
    ['looks-like-a-move User.badge'],
  ],
  [
    'the same name with another type on another object',
    {
      base: [named('badge', 'Badge')],
      now: [inYaml({ object: 'User', name: 'badge', display: 'Badge', type: 'date', option: {} })],
      desk: [onDesk({ name: 'badge' })],
    },
    ['left-the-files Ticket.badge'],
  ],
  [
    'one that the files had before is not new',
    {
      base: [named('cost_center', 'Centre'), named('cost_centre', 'Cost centre')],
      now: [named('cost_centre', 'Cost centre')],
      desk: [onDesk({ name: 'cost_center' })],
    },
    ['left-the-files Ticket.cost_center'],
  ],
])('%s', (_, files, expected) => {
  expect(told(files)).toEqual(expected);
});

test('a rename is told with its fate and the recipe', () => {
  const base = [named('cost_center', 'Centre')];
  const now = [tombstone('cost_center'), named('cost_centre', 'Cost centre')];
  const [problem] = warnOfWhatLeft(planFor(now, [onDesk({ name: 'cost_center' })]), now, base);
  expect(problem).toMatchObject({
    message:
      'this creates Ticket.cost_centre and deletes Ticket.cost_center with its data; it does not rename Ticket.cost_center or copy its values',
    hint: 'To replace it, create Ticket.cost_centre, copy the values and write `active: false` for Ticket.cost_center. Write `state: absent` only when it is no longer needed.',
    where: { file: 'attributes/ticket.yaml', line: 3 },
  });
});

test('of many, each asks for the settings of a definition about as often as of a few', () => {
  const readsPerDefinition = (count: number): number => {
    let reads = 0;
    const counted = (name: string, display: string): PresentDefinition => ({
      ...named(name, display),
      get dataOption() {
        reads += 1;
        return {};
      },
    });
    const many = (word: string) => Array.from({ length: count }, (_, i) => counted(`${word}_${i}`, `${word} ${i}`));
    const [base, now] = [many('old'), many('new')];
    const plan = planFor(
      now,
      base.map(({ name, display }) => onDesk({ name, display })),
    );
    reads = 0;
    warnOfWhatLeft(plan, now, base);
    return reads / count;
  };
  expect(readsPerDefinition(80)).toBeLessThanOrEqual(readsPerDefinition(20));
});

test('the first new attribute of the same shape is told, and before it one of the same name elsewhere is not', () => {
  const twins = [named('omega', 'Label'), named('omikron', 'Label')];
  const elsewhere = inYaml({ object: 'User', name: 'alpha', display: 'Other' });
  expect(
    told({ base: [named('alpha', 'Label')], now: [elsewhere, ...twins], desk: [onDesk({ name: 'alpha' })] }),
  ).toEqual(['looks-like-a-rename Ticket.omega']);
});

test('an upgrade that put a _ before a name is told with the edit, without any base', () => {
  const declared = inYaml({ name: 'article' });
  const renamed = onDesk({ name: '_article' });
  // 6.5 keeps the name for itself, so the plan refuses what 5.2 would create.
  for (const release of ['5.2', '6.5'] as const) {
    expect(planFor([declared], [renamed], { release }).warnings).toMatchObject([
      { code: 'renamed-by-upgrade', key: 'Ticket.article', hint: expect.stringContaining('`name: _article`') },
    ]);
  }
  const another = onDesk({ name: '_article', type: 'date', option: {} });
  expect(planFor([declared], [another], { release: '5.2' }).warnings).toEqual([]);
  expect(planFor([declared, inYaml({ name: '_article' })], [renamed], { release: '5.2' }).warnings).toEqual([]);
  expect(planFor([declared], [renamed, onDesk({ name: 'article' })]).warnings).toEqual([]);
});
