import { describe, expect, test } from 'vitest';
import { attributeKey } from '../../src/model/attribute-key.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { deskRelease } from '../../src/model/release.ts';
import type { Decision } from '../../src/plan/plan-document.ts';
import { absent, inYaml, onDesk, planFor, seededRows } from './builders.ts';

/** Rows of a help desk that is newer than all that is known. */
const own = (name: string): LiveAttribute => onDesk({ object: 'Group', name, internal: true, editable: false });
const gauge = onDesk({ data_type: 'gauge' });

function warningsOf(live: readonly LiveAttribute[]): readonly string[] {
  return planFor([], live, { release: deskRelease('7.1') }).warnings.map(({ code, message }) => `${code} ${message}`);
}

function told([decision]: readonly Decision[]): string | undefined {
  return decision?.action === 'refuse' ? `refuse ${decision.code}` : decision?.action;
}

describe('one warning names what is new', () => {
  test('of each kind', () => {
    expect(warningsOf([own('mood'), onDesk({ data_type: 'gauge', unknownKeys: ['owner', 'colour'] })])).toEqual([
      'desk-unknown the help desk has parts unknown to deskform: built-in field "Group.mood"; attribute keys "colour", "owner"; data type "gauge"',
    ]);
  });

  test('each name once, and only the first ones', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...own(name), unknownKeys: ['owner'] }));
    expect(warningsOf(rows)).toEqual([
      'desk-unknown the help desk has parts unknown to deskform: built-in fields "Group.a", "Group.b", "Group.c" and 2 more; attribute key "owner"',
    ]);
  });

  test('in quotes, whatever a name holds, and never without an end', () => {
    const [warning = ''] = warningsOf([onDesk({ unknownKeys: ['\u001b[2J"\n', 'x'.repeat(5000)] })]);
    expect(warning).toContain('"\\u001b[2J\\"\\n"');
    expect(warning).toContain(`"${'x'.repeat(60)}…"`);
    expect(warning.length).toBeLessThan(250);
  });

  test('and what a known release has is not new', () => {
    expect(warningsOf([...seededRows(), onDesk({ internal: false }), onDesk({ data_type: 'tag' })])).toEqual([]);
  });
});

describe('a data type that nobody knows', () => {
  test('is left alone where no file declares its row', () => {
    expect(told(planFor([], [gauge]).document.decisions)).toBe('keep');
  });

  test.each([
    ['declared', [inYaml()]],
    ['declared, with the type left to others', [inYaml({ display: 'Other', ignore: [['data_type']] })]],
    ['to be deleted', [absent()]],
  ])('is refused where its row is %s', (_, wanted) => {
    expect(told(planFor(wanted, [gauge]).document.decisions)).toBe('refuse meets-unknown');
  });

  test('is not pruned', () => {
    const { decisions } = planFor([], [...seededRows(), gauge], { undeclared: 'delete' }).document;
    expect(decisions.find(({ key }) => key === gauge.key)).toMatchObject({ action: 'keep', because: 'type-unknown' });
  });

  test('is kept where all else reads as declared, and nothing waits', () => {
    const wanted = [inYaml({ ignore: [['data_type']] })];
    expect(told(planFor(wanted, [gauge]).document.decisions)).toBe('keep');
    const waiting = { ...gauge, waiting_for: ['settings'] as const };
    expect(told(planFor(wanted, [waiting]).document.decisions)).toBe('refuse meets-unknown');
  });
});

describe('a setting of a form that nobody knows', () => {
  const screens = { edit: { 'ticket.agent': { shown: true, theme: 'dark' } } };
  const wanted = [inYaml({ screens: { edit: { 'ticket.agent': { shown: true } } } })];

  test('is not removed from a row of a newer help desk', () => {
    expect(told(planFor(wanted, [onDesk({ screens, unknownKeys: ['owner'] })]).document.decisions)).toBe(
      'refuse meets-unknown',
    );
  });

  test('is removed where all of the row is known: people have written it', () => {
    expect(told(planFor(wanted, [onDesk({ screens })]).document.decisions)).toBe('update');
  });

  test('stays where the file has it', () => {
    const live = onDesk({ screens, unknownKeys: ['owner'] });
    expect(told(planFor([inYaml({ screens, display: 'Other' })], [live]).document.decisions)).toBe('update');
  });
});

test('attributes of the help desk itself are not reported as undeclared, nor pruned, nor taken for a rename', () => {
  const row = { ...own('mood'), key: attributeKey('Group', 'mood'), deletable: true } as const;
  const live = [...seededRows(), row];
  expect(planFor([], live, { undeclared: 'report' }).warnings.map(({ code }) => code)).toEqual(['desk-unknown']);
  const pruned = planFor([], live, { undeclared: 'delete' }).document.decisions.filter(
    ({ action }) => action !== 'keep',
  );
  expect(pruned).toEqual([]);
  const similar = planFor([inYaml({ object: 'Group', name: 'temper', display: row.display, active: false })], live);
  expect(similar.warnings.map(({ code }) => code)).toEqual(['desk-unknown']);
});
