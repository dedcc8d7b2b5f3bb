import { expect, test } from 'vitest';
import { loadProject } from '../../src/files/load-project.ts';
import { declaredBy } from '../../src/files/pipeline.ts';
import type { AttributeKey } from '../../src/model/attribute-key.ts';
import { placesFor } from '../../src/run/import/find-place.ts';
import { folderWith } from '../files/temporary-project.ts';

const newPlace = async (patterns: string): Promise<string> => {
  const folder = await folderWith({ 'deskform.yaml': `attributes: ${patterns}\ntargets: {}\n` });
  const project = await loadProject({ folder, patternMustMatch: 'optional' });
  return placesFor({ project, declared: await declaredBy(project, undefined) })('Ticket.room' as AttributeKey);
};

test.each([
  ['attributes', 'attributes/ticket.yaml'],
  ['.', 'ticket.yaml'],
  ['attributes/*.yaml', 'attributes/ticket.yaml'],
  ['attributes/**/*.yml', 'attributes/ticket.yml'],
  ['attributes/**', 'attributes/ticket.yaml'],
  ['attributes/*/*.yaml', 'attributes/ticket/ticket.yaml'],
  ['all.yaml', 'all.yaml'],
  ['[attributes/user-*.yaml, ../shared, more]', 'more/ticket.yaml'],
])('for attributes: %s, a new attribute is written into %s', async (patterns, file) => {
  expect(await newPlace(JSON.stringify(patterns).replace(/^"\[(.*)\]"$/u, '[$1]'))).toBe(file);
});

test('where no pattern takes a file of any name, an import says what to add', async () => {
  await expect(newPlace('"attributes/user-*.yaml"')).rejects.toThrow(
    'no pattern in `attributes: attributes/user-*.yaml` takes a new file for ticket',
  );
});
