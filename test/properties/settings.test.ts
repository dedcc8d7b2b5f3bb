import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATA_TYPES, type DataType } from '../../src/model/data-types.ts';
import type { JsonObject, JsonValue } from '../../src/model/json.ts';
import { isError, type Problem } from '../../src/model/problem.ts';
import { CELL_SETTINGS, DATA_OPTION_SETTINGS } from '../../src/model/settings/setting-table.ts';
import { byDepth, someOf } from '../deep.ts';
import { planOfFile } from '../plan/plan-of-file.ts';

/**
 * Values of every JSON kind in every setting. What the schema of editors allows passes, and all else is an error at its place
 * with advice: the schema, the checks of a file and the plan are held against each other by it.
 */
const schema = JSON.parse(readFileSync('schemas/attributes.schema.json', 'utf8'));
const ajv = new Ajv({ strict: false });
ajv.addSchema(schema);

function allowedBy(path: string): ValidateFunction {
  return ajv.compile({ $ref: `${schema.$id}#/definitions/${path}` });
}

const scalar: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>(null, true, false, '', 'abc', '24', 'no', 'text', 'on', 'ticket.agent', '2026-01-01'),
  fc.integer({ min: -3, max: 300 }),
  fc.constantFrom(1.5, -0.25, 2_147_483_647, 2_147_483_648, -2_147_483_649, 10_485_761, 99_999_999_999),
);
const anyValue: fc.Arbitrary<JsonValue> = fc.oneof(
  { weight: 3, arbitrary: scalar },
  fc.array(scalar, { maxLength: 2 }),
  fc.array(fc.array(scalar, { maxLength: 1 }), { minLength: 1, maxLength: 1 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'name'), scalar, { maxKeys: 2 }),
);

/** What each data type needs, so that nothing but the setting can be wrong. */
const NEEDS: Readonly<Partial<Record<DataType, JsonObject>>> = {
  input: { type: 'text', maxlength: 120 },
  textarea: { maxlength: 500 },
  richtext: { maxlength: 500 },
  integer: { min: -5, max: 1000 },
  datetime: { future: true, past: true },
};
const OPTIONS: JsonObject = { a: 'A', b: 'B' };

function definitionOf(data_type: DataType, option: JsonObject, screens: JsonObject): JsonObject {
  const needed = NEEDS[data_type] ?? {};
  const offers = ['select', 'multiselect', 'tree_select', 'multi_tree_select', 'checkbox'].includes(data_type);
  const address = data_type.startsWith('autocompletion') ? { search_url: 'https://x.example' } : {};
  const data = { ...needed, ...address, ...(offers ? { options: OPTIONS } : {}), ...option };
  return { object: 'Ticket', name: 'fine', display: 'Fine', data_type, data_option: data, screens };
}

/** Every problem says what to do, and no warning is about the kind of a value. */
function expectAdvice(problems: readonly Problem[]): void {
  expect(problems.filter(({ hint }) => hint === undefined || hint === '')).toEqual([]);
}

/** Settings that may be of the right kind and still not fit their neighbours. */
const BESIDE_OTHERS = [
  'default',
  'diff',
  'future',
  'past',
  'min',
  'max',
  'maxlength',
  'relation',
  'only_shown_if_selectable',
  'search_url',
];

const types = Object.keys(DATA_TYPES) as readonly DataType[];
const keys = Object.keys(DATA_OPTION_SETTINGS).filter((key) => key !== 'options');

describe.each(types)('settings of %s', (data_type) => {
  const offered = Object.keys(schema.definitions[`options_of_${data_type}`].properties);

  test.each(someOf(keys, 8))('%s', (key) => {
    const place = offered.includes(key) ? `options_of_${data_type}/properties/${key}` : `key_${key}`;
    if (schema.definitions[`key_${key}`] === undefined && !offered.includes(key)) return;
    const isAllowed = allowedBy(place);
    fc.assert(
      fc.property(anyValue, (value) => {
        const { problems } = planOfFile(definitionOf(data_type, { [key]: value }, {}), [], '7.1');
        expectAdvice(problems);
        const errors = problems.filter(isError);
        if (!isAllowed(value)) expect(errors.length).toBeGreaterThan(0);
        else if (!BESIDE_OTHERS.includes(key)) expect(errors).toEqual([]);
        else
          expect(
            errors.filter(({ code, message }) => code !== 'value-harmful' && !/^(?:max|search_url) is/u.test(message)),
          ).toEqual([]);
        // The place is that of the setting: each line of this file holds one.
        for (const { where } of errors) expect(where?.line).toBeGreaterThan(1);
      }),
      { numRuns: byDepth({ day: 3, deep: 30 }), seed: 20_261_130 },
    );
  });
});

describe('settings of a screen', () => {
  test.each(Object.keys(CELL_SETTINGS))('%s', (key) => {
    const isAllowed = allowedBy(`cell/properties/${key}`);
    fc.assert(
      fc.property(anyValue, (value) => {
        const screens = { edit: { 'ticket.agent': { [key]: value } } };
        const { problems } = planOfFile(definitionOf('input', {}, screens), [], '7.1');
        expectAdvice(problems);
        expect(problems.some(isError)).toBe(!isAllowed(value));
      }),
      { numRuns: byDepth({ day: 30, deep: 150 }), seed: 20_261_130 },
    );
  });

  test.each(['a screen', 'a role'])('%s that is no map is an error', (what) => {
    fc.assert(
      fc.property(
        anyValue.filter((value) => typeof value !== 'object' || value === null || Array.isArray(value)),
        (value) => {
          const screens = { edit: what === 'a screen' ? value : { 'ticket.agent': value } };
          const { refusals } = planOfFile(definitionOf('input', {}, screens), [], '7.1');
          expect([...new Set(refusals.map(({ code }) => code))]).toEqual(['value-harmful']);
        },
      ),
      { numRuns: byDepth({ day: 30, deep: 150 }), seed: 20_261_130 },
    );
  });
});

describe('settings of the attribute', () => {
  test.each(['display', 'position', 'active'])('%s', (key) => {
    const isAllowed = allowedBy(`attribute/properties/${key}`);
    fc.assert(
      fc.property(fc.oneof(anyValue, fc.string({ minLength: 195, maxLength: 205 })), (value) => {
        const definition = { ...definitionOf('input', {}, {}), [key]: value };
        const { problems, refusals } = planOfFile(definition, [], '6.5');
        expectAdvice(problems);
        const isNul = typeof value === 'string' && value.includes('\0');
        expect(refusals.length > 0).toBe(!isAllowed(value) || isNul);
      }),
      { numRuns: byDepth({ day: 30, deep: 150 }), seed: 20_261_130 },
    );
  });
});
