import { expect, test } from 'vitest';
import { fieldsOf, yamlOf } from '../../bench/fields.ts';
import { treeOf } from '../../bench/trees.ts';
import { loadProject } from '../../src/files/load-project.ts';
import { declaredBy } from '../../src/files/pipeline.ts';
import { makeSourceText, type SourceText } from '../../src/files/source-text.ts';
import type { JsonObject, JsonValue } from '../../src/model/json.ts';
import { composeFiles } from '../../src/run/import/compose-files.ts';
import { definitionsIn } from '../files/definitions-in.ts';
import { CONFIG, folderWith } from '../files/temporary-project.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';

/** Counts how often anything looks into a value, at any depth. */
function watched(value: JsonValue, look: () => void): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  const inside: JsonValue = Array.isArray(value)
    ? value.map((item) => watched(item, look))
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, watched(item, look)]));
  return new Proxy(inside, {
    get: (target, key, receiver) => {
      look();
      return Reflect.get(target, key, receiver);
    },
    ownKeys: (target) => {
      look();
      return Reflect.ownKeys(target);
    },
  });
}

function looksAtTree(nodes: number, label: (number: number) => string): number {
  let looks = 0;
  const options = (name: (number: number) => string): JsonObject => ({
    options: watched(treeOf(nodes, name), () => {
      looks += 1;
    }),
  });
  planFor(
    [inYaml({ type: 'tree_select', option: options(label) })],
    [onDesk({ type: 'tree_select', option: options((number) => `Choice ${number}`) })],
  );
  return looks;
}

test.each([
  ['that is the same', (number: number) => `Choice ${number}`],
  ['of which one choice differs', (number: number) => (number === 7 ? 'Other' : `Choice ${number}`)],
  ['of which every choice differs', (number: number) => `Option ${number}`],
])('ten times the tree %s is looked at ten times as often', (_, label) => {
  const [small, large] = [looksAtTree(200, label), looksAtTree(2_000, label)];
  expect(small).toBeGreaterThan(0);
  expect(large / small).toBeLessThan(12);
});

test('ten times the attributes are looked at ten times as often', () => {
  const looks = (count: number): number => {
    let counted = 0;
    const option = (): JsonObject => ({
      options: watched({ a: 'A', b: 'B' }, () => {
        counted += 1;
      }),
    });
    const names = fieldsOf(count).map(({ name }) => name);
    planFor(
      names.map((name) => inYaml({ name, type: 'select', option: option() })),
      names.map((name, index) => onDesk({ name, type: 'select', option: option(), id: 100 + index })),
    );
    return counted;
  };
  expect(looks(500) / looks(50)).toBeLessThan(12);
});

test.each([
  ['a new file', 'User'],
  ['a file that holds others', 'Ticket'],
] as const)(
  'ten times the rows are looked at ten times as often when an import writes them into %s',
  async (_, object) => {
    const a = 'object: Ticket\nattributes:\n  - { name: a, display: A, data_type: date }\n';
    const project = await loadProject({ folder: await folderWith({ 'deskform.yaml': CONFIG, 'a.yaml': a }) });
    const opened = { project, declared: await declaredBy(project, undefined) };
    const looks = async (count: number): Promise<number> => {
      let counted = 0;
      const look = (): void => {
        counted += 1;
      };
      const rows = fieldsOf(count).map(({ name, display }, index) => {
        const entry = {
          name,
          display,
          data_type: 'select',
          data_option: watched({ options: { a: 'A', b: 'B' } }, look),
        };
        return { row: onDesk({ object, name, id: 100 + index }), entry, edits: [], lists: [], secrets: [], kept: [] };
      });
      const { files, impossible } = composeFiles(opened, rows, { csvAbove: 50, inline: new Set() });
      expect([files.length, impossible]).toEqual([1, []]);
      expect(counted).toBeGreaterThan(0);
      return counted;
    };
    expect((await looks(500)) / (await looks(50))).toBeLessThan(12);
  },
);

test('nobody counts lines or reads a file again that has nothing to be said of', () => {
  const source = makeSourceText('a.yaml', yamlOf(fieldsOf(50)));
  const never = (): never => {
    throw new Error('a place was asked for');
  };
  const silent: SourceText = { ...source, positionAt: never, lineAt: never };
  expect(definitionsIn(silent).definitions).toHaveLength(50);
});
