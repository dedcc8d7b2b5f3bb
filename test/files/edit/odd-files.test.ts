import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Edit, editFile } from '../../../src/files/edit/edit-file.ts';
import { makeSourceText } from '../../../src/files/source-text.ts';
import { parseYaml } from '../../../src/files/yaml/yaml-file.ts';
import { type AttributeKey, attributeKey, OBJECT_NAMES, type ObjectName } from '../../../src/model/attribute-key.ts';
import type { JsonObject, JsonValue } from '../../../src/model/json.ts';
import { numberOfRuns } from '../../deep.ts';
import { attribute, type Choose, chooser, documents, oddFile, pick, scalar } from './odd-files.ts';

/** Files of all habits that people have; DESKFORM_WORLDS asks for more of them. */
const RUNS = numberOfRuns('DESKFORM_WORLDS', { day: 20, deep: 300 });

function meaning(text: string): readonly JsonValue[] {
  const { documents: read, problems } = parseYaml(makeSourceText('odd.yaml', text));
  expect(problems, text).toEqual([]);
  return read.map(({ value }) => value);
}

interface Leaf {
  readonly path: readonly string[];
  readonly value: JsonValue;
}

function leavesOf(value: JsonValue, path: readonly string[]): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

/** A second, naive opinion on what an edit means. */
function naively(
  values: readonly JsonValue[],
  key: AttributeKey,
  path: readonly string[],
  value: JsonValue | undefined,
) {
  const copy = structuredClone(values) as unknown as { object: string; attributes: Record<string, unknown>[] }[];
  const document = copy.find(({ object }) => key.startsWith(`${object}.`));
  const index = document?.attributes.findIndex(({ name }) => key.endsWith(`.${String(name)}`)) ?? -1;
  let holder: Record<string, unknown> | unknown[] = document?.attributes ?? [];
  const steps = [String(index), ...path];
  for (const step of steps.slice(0, -1)) {
    const map = holder as Record<string, unknown>;
    map[step] ??= {};
    holder = map[step] as Record<string, unknown>;
  }
  const last = steps.at(-1) ?? '';
  if (value !== undefined) (holder as Record<string, unknown>)[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return copy;
}

const commentsIn = (text: string): readonly string[] => text.match(/#[ \t]c\d+/gu) ?? [];

function forOddFiles(check: (choose: Choose, values: readonly JsonObject[], text: string) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const choose = chooser(seed);
      const values = documents(choose);
      const text = oddFile(values, choose);
      expect(meaning(text), text).toEqual(values);
      check(choose, values, text);
    }),
    { numRuns: RUNS, seed: 20261121, endOnFailure: true },
  );
}

function anAttribute(choose: Choose, values: readonly JsonObject[]) {
  const document = pick(choose, values as [JsonObject]);
  const settings = pick(choose, document.attributes as unknown as [JsonObject]);
  return { key: attributeKey(document.object as ObjectName, String(settings.name)), settings };
}

function edited(text: string, edits: readonly Edit[]): string {
  const result = editFile(text, edits);
  if (result.outcome === 'impossible') expect.fail(`${result.why}\n${JSON.stringify(edits)}\n${text}`);
  return result.text;
}

test('one scalar, a new setting or a removed one is all that changes, and comments stay', () => {
  forOddFiles((choose, values, text) => {
    const { key, settings } = anAttribute(choose, values);
    const leaves = leavesOf(settings, []).filter(({ path }) => path[0] !== 'name');
    const { path } = pick(choose, leaves as [Leaf]);
    const added = pick(choose, [
      ['protect'],
      ['data_option', 'placeholder'],
      ['screens', 'create_middle', 'ticket.agent', 'shown'],
    ]);
    const wanted = scalar(choose);
    for (const place of [path, added]) {
      const after = edited(text, [{ key, path: place, value: wanted }]);
      expect(meaning(after), after).toEqual(naively(values, key, place, wanted));
      expect(commentsIn(after).toSorted()).toEqual(commentsIn(text).toSorted());
    }
    const [gone = ''] = path;
    const after = edited(text, [{ key, path: [gone], value: undefined }]);
    expect(meaning(after), after).toEqual(naively(values, key, [gone], undefined));
  });
});

test('several edits of any kind mean what they meant', () => {
  forOddFiles((choose, values, text) => {
    const edits: Edit[] = [];
    let wanted: readonly JsonValue[] = values;
    for (let n = 0; n < 3; n += 1) {
      const { key } = anAttribute(choose, values);
      const path = pick(choose, [['data_option', 'options'], ['data_option'], ['screens'], ['display'], ['ignore']]);
      const value = attribute(choose, 'x');
      const part =
        path.length === 2
          ? ((value.data_option as JsonObject | undefined)?.options ?? {})
          : (value[path[0] ?? ''] ?? scalar(choose));
      // A scalar cannot be walked into.
      if (path.length === 2 && edits.some((edit) => edit.path[0] === 'data_option' && edit.path.length === 1)) continue;
      edits.push({ key, path, value: part });
      wanted = naively(wanted, key, path, part) as unknown as readonly JsonValue[];
    }
    const after = edited(text, edits);
    expect(meaning(after), after).toEqual(wanted);
  });
});

test('a new attribute changes nothing that stands there', () => {
  forOddFiles((choose, values, text) => {
    const object = pick(choose, [...OBJECT_NAMES]);
    const settings = attribute(choose, 'fresh');
    const after = edited(text, [{ key: attributeKey(object, 'fresh'), path: [], value: settings }]);
    const read = meaning(after) as readonly JsonObject[];
    const attributes = read
      .filter((document) => document.object === object)
      .flatMap((document) => document.attributes as JsonObject[]);
    expect(attributes.find(({ name }) => name === 'fresh')).toEqual(settings);
    expect(attributes.filter(({ name }) => name !== 'fresh')).toEqual(
      values
        .filter((document) => document.object === object)
        .flatMap((document) => document.attributes as JsonObject[]),
    );
    expect(commentsIn(after).toSorted()).toEqual(commentsIn(text).toSorted());
  });
});
