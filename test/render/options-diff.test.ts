import { expect, test } from 'vitest';
import { diffOptions } from '../../src/render/story/option-lines.ts';

test('a new branch of a tree is one, however deep it is, with all that is below it', () => {
  const room = { name: 'Room', value: 'site::floor::room' };
  const floor = { name: 'Floor', value: 'site::floor', children: [room] };
  const site = { name: 'Site', value: 'site', children: [floor] };
  const { added } = diffOptions([], [site]);
  expect(added.map(({ value, below }) => [value, below])).toEqual([['site', 2]]);
});
