import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProjectFile } from '../../src/files/project-settings.ts';
import { makeSourceText } from '../../src/files/source-text.ts';
import type { Problem } from '../../src/model/problem.ts';
import { PROBLEMS } from '../../src/model/problem-codes.ts';
import { byDepth } from '../deep.ts';
import { definitionsIn } from './definitions-in.ts';

const word = fc.constantFrom(
  'object',
  'attributes',
  'name',
  'display',
  'data_type',
  'data_option',
  'screens',
  'state',
  'targets',
  'url',
  'auth',
  'restart',
  'options',
  'Ticket',
  'select',
  'absent',
  '__proto__',
  'edit',
);
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    fc.oneof(word, fc.jsonValue()),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(word, fc.string()), tie('value'), { maxKeys: 4 }),
  ),
})).value;
const attributes = fc
  .array(fc.dictionary(word, json), { maxLength: 3 })
  .map((entries) => ({ object: 'Ticket', attributes: entries }));
const targets = fc.dictionary(word, fc.dictionary(word, json)).map((entries) => ({ targets: entries }));

function allPlaced(problems: readonly Problem[]): boolean {
  return problems.every(
    ({ code, where }) => Object.hasOwn(PROBLEMS, code) && where !== undefined && where.line > 0 && where.column > 0,
  );
}

test('any JSON is read as attributes or told with its place, and nothing is thrown', () => {
  fc.assert(
    fc.property(fc.oneof(json, attributes), (value) => {
      expect(allPlaced(definitionsIn(makeSourceText('a.yaml', JSON.stringify(value))).problems)).toBe(true);
    }),
    { numRuns: byDepth({ day: 20, deep: 200 }) },
  );
});

test('any JSON is read as a project or told with its place, and nothing is thrown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(json, targets), async (value) => {
      const { problems } = readProjectFile(makeSourceText('deskform.yaml', JSON.stringify(value)));
      expect(allPlaced(problems)).toBe(true);
    }),
    { numRuns: byDepth({ day: 20, deep: 200 }) },
  );
});

test('any text is read or told with its place, and nothing is thrown', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z:&*!?{}[\],#|>@`"'%\-\t\n ]{0,60}$/), (text) => {
      expect(allPlaced(definitionsIn(makeSourceText('a.yaml', text)).problems)).toBe(true);
    }),
    { numRuns: byDepth({ day: 20, deep: 200 }) },
  );
});
