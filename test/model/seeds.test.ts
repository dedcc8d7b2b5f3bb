import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseAttributeList } from '../../src/helpdesk/wire.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { deskRelease, mayBe, RELEASES, type Release } from '../../src/model/release.ts';
import { comesWithZammad, isSeed, releaseOfRows, releaseToPlan, SHARED_SEEDS } from '../../src/model/seeds.ts';
import { onDesk, seededRows } from '../plan/builders.ts';

function freshList(release: Release | '6.0'): readonly LiveAttribute[] {
  return parseAttributeList(JSON.parse(readFileSync(`test/recordings/outcomes-${release}.json`, 'utf8')).fresh);
}

/** As a list was saved before the key was known. */
const withoutInternal = (rows: readonly LiveAttribute[]) => rows.map(({ internal: _, ...row }) => row);

describe.each(RELEASES)('a fresh installation of %s', (release) => {
  const rows = freshList(release);

  test('has only rows that are known, among them all that every release has', () => {
    expect(rows.filter(({ key }) => !isSeed(key)).map(({ key }) => key)).toEqual([]);
    const keys = rows.map(({ key }) => key);
    expect(SHARED_SEEDS.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('shows its release, whatever people have added', () => {
    expect(releaseOfRows(rows)).toEqual(deskRelease(release));
    expect(releaseOfRows(withoutInternal(rows))).toEqual(deskRelease(release));
    expect(releaseOfRows([...rows, onDesk(), onDesk({ object: 'Organization', name: 'own' })])).toEqual(
      deskRelease(release),
    );
  });
});

describe('what rows show', () => {
  test('one field of people with the name of a later seed shows nothing', () => {
    const vip = onDesk({ object: 'Organization', name: 'vip' });
    const summary = onDesk({ object: 'Group', name: 'summary_generation' });
    expect(releaseOfRows([...freshList('5.2'), vip, summary])).toEqual(deskRelease('5.2'));
  });

  test.each([3, 1])('nor do two of them, made by user %d', (created_by_id) => {
    const own = [
      onDesk({ object: 'Organization', name: 'vip', created_by_id }),
      onDesk({ object: 'Group', name: 'name_last', created_by_id }),
    ];
    expect(releaseOfRows([...freshList('5.2'), ...own])).toEqual(deskRelease('5.2'));
  });

  test('one row of the installation is enough, where a list lacks others', () => {
    const added = ['Ticket.title', 'Organization.vip', 'Group.name_last', 'Group.parent_id'];
    const rows = freshList('6.5').filter(({ key }) => !added.includes(key));
    expect(releaseOfRows(rows)).toEqual(deskRelease('6.5'));
  });

  test('a release between two that were tried is said to be between them', () => {
    const between = { name: 'between 5.2 and 6.5', rules: '5.2', next: '6.5' };
    expect(releaseOfRows(freshList('6.0'))).toEqual(between);
    expect(releaseOfRows(freshList('6.5').filter(({ key }) => key !== 'User.group_ids'))).toEqual(between);
  });

  test('a field with the name of a later seed is built in only by its flags', () => {
    for (const created_by_id of [1, 3]) {
      const vip = onDesk({ object: 'Organization', name: 'vip', created_by_id });
      expect(comesWithZammad(vip)).toBe(false);
      expect(comesWithZammad({ ...vip, editable: false })).toBe(true);
    }
    expect(comesWithZammad(onDesk({ object: 'User', name: 'city' }))).toBe(true);
  });

  test('rows of an early 7.0 can be changed, and are those of the installation all the same', () => {
    const rows = withoutInternal(freshList('7.1')).map((row) =>
      row.name === 'summary_generation' ? { ...row, editable: true as const } : row,
    );
    expect(releaseOfRows(rows)).toEqual(deskRelease('7.1'));
  });

  test.each([
    ['a key that nobody knows', onDesk({ unknownKeys: ['x'] })],
    ['a row of its own that nobody knows', onDesk({ object: 'Group', name: 'shift_plan', internal: true })],
  ])('%s shows no release: it may be newer than all that are known', (_, row) => {
    for (const release of RELEASES) {
      expect(releaseOfRows([...freshList(release), row])).toBeUndefined();
      expect(releaseToPlan(undefined, [...freshList(release), row])).toEqual({
        release: deskRelease('7.1'),
        releaseIs: 'assumed',
      });
    }
  });

  test('an add-on may bring rows that nobody can change to a release that is known', () => {
    const row = onDesk({ object: 'Group', name: 'shift_plan', editable: false });
    for (const release of RELEASES) expect(releaseOfRows([...freshList(release), row])).toEqual(deskRelease(release));
  });

  test('a part of a list shows nothing: the newest release is assumed, unless the target names one', () => {
    expect(releaseOfRows([onDesk()])).toBeUndefined();
    expect(releaseToPlan(undefined, [onDesk()])).toEqual({ release: deskRelease('7.1'), releaseIs: 'assumed' });
    expect(releaseToPlan(undefined, seededRows())).toEqual({
      release: deskRelease('5.2'),
      releaseIs: 'detected',
    });
    expect(releaseToPlan(deskRelease('6.5'), freshList('7.1'))).toEqual({
      release: deskRelease('6.5'),
      releaseIs: 'configured',
    });
  });
});

describe('a release that a target names', () => {
  test.each([
    ['5.2', '5.2', undefined],
    ['5.3', '5.2', '6.5'],
    ['6.2', '5.2', '6.5'],
    ['7.0', '6.5', '7.1'],
    ['7', '6.5', '7.1'],
    ['7.2', '7.1', undefined],
    ['between 5.2 and 6.5', '5.2', '6.5'],
  ])('%s has the rules of %s, and of %s next', (name, rules, next) => {
    expect(deskRelease(name)).toEqual({ name: name === '7' ? '7.0' : name, rules, next });
  });

  test('may be the detected one between the same two, and no other', () => {
    const between = deskRelease('between 5.2 and 6.5');
    expect(mayBe(deskRelease('6.2'), between)).toBe(true);
    expect(mayBe(deskRelease('6.4'), deskRelease('6.5'))).toBe(true);
    expect(mayBe(deskRelease('6.5'), deskRelease('6.5'))).toBe(true);
    expect(mayBe(deskRelease('6.5'), between)).toBe(false);
    expect(mayBe(deskRelease('7.0'), between)).toBe(false);
  });
});
