import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSourceText } from '../../src/files/source-text.ts';
import type { JsonObject, JsonValue } from '../../src/model/json.ts';
import { isError } from '../../src/model/problem.ts';
import { deskRelease, RELEASES, type Release } from '../../src/model/release.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { numberOfRuns } from '../deep.ts';
import { definitionsIn } from '../files/definitions-in.ts';
import { planFor } from '../plan/builders.ts';
import { deskOver } from './in-process-desk.ts';

/**
 * Beside the recorded outcomes: definitions that nobody has recorded, right and wrong ones, held against the model that
 * the replay has checked. What it would refuse or could not migrate is refused before; what works is planned, but for
 * the own rules. DESKFORM_WORLDS says how many.
 */
const RUNS = numberOfRuns('DESKFORM_WORLDS', { day: 60, deep: 2_000 }) * 2;
const PATH = '/api/v1/object_manager_attributes';
const HOUSE_RULES = [
  'name-fatal',
  'name-too-long',
  'object-spelling',
  'value-harmful',
  'value-invalid',
  'options-empty',
  'data-option-invalid',
];

const NAMES = [
  'fine',
  'fine2',
  '1abc',
  '_x',
  'number',
  'title',
  'note',
  'a-b',
  'with space',
  'foo_id',
  'bar_ids',
  '_id',
  'ids',
  'url',
  'attribute',
];
const MORE_NAMES = [
  'hash',
  'class',
  'save',
  'action',
  'scope',
  'article',
  'valid',
  'frozen',
  'Ümlaut',
  '___',
  '12',
  'x'.repeat(63),
  'x'.repeat(64),
  'MixedCase',
  '',
];
const TYPES = [
  'input',
  'textarea',
  'richtext',
  'integer',
  'boolean',
  'date',
  'datetime',
  'select',
  'multiselect',
  'tree_select',
  'multi_tree_select',
  'checkbox',
  'user_autocompletion',
  'autocompletion_ajax_external_data_source',
  'active',
  'tag',
  'autocompletion_ajax',
  'user_permission',
  'group_permissions',
  'Select',
  'nonsense',
];
const optional = <T extends JsonValue>(...values: readonly T[]): fc.Arbitrary<T | undefined> =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

const data_option: fc.Arbitrary<JsonObject> = fc
  .record({
    type: optional('text', 'url', 'TEXT', 'color'),
    maxlength: optional<JsonValue>(1, 20, 255, '120', 'abc', 'x', 0, -1, 12.5, null, 10_485_760, 10_485_761),
    min: optional<JsonValue>(0, -5, 10, 1.5, '3', -2_147_483_648, -2_147_483_647, null),
    max: optional<JsonValue>(10, 99, -100, '30', 2_147_483_647, 2_147_483_648, null),
    future: optional<JsonValue>(true, false, null, 'x'),
    past: optional<JsonValue>(true, false, null),
    diff: optional<JsonValue>(0, 24, null),
    options: optional<JsonValue>(
      { a: 'A' },
      { true: 'yes', false: 'no' },
      [{ name: 'A', value: 'a' }],
      ['a', 'b'],
      [],
      {},
      'x',
      null,
    ),
    default: optional<JsonValue>('', null, 'a', true, 'true', 5),
    null: optional<JsonValue>(true, false, null),
    nulloption: optional(true, false),
    note: optional('hint'),
    x_own: optional<JsonValue>(1, null),
  })
  .map((settings) =>
    Object.fromEntries(Object.entries(settings).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
  );

const definition = fc.record({
  object: fc.constantFrom('Ticket', 'User', 'Organization', 'Group'),
  name: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('fine', 'fine2', '1abc', '_x') },
    fc.constantFrom(...NAMES, ...MORE_NAMES),
  ),
  display: fc.constantFrom('Label', ''),
  data_type: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...TYPES.slice(0, 15)) }, fc.constantFrom(...TYPES)),
  data_option,
  active: fc.boolean(),
  screens: fc.constantFrom<JsonObject>({}, { edit: { 'ticket.agent': { shown: true } } }),
});

/** What the model makes of it: created and migrated, or not. */
function works(release: Release, body: JsonObject): boolean {
  const desk = deskOver(freshDesk(release), () => new Date('2026-11-21T00:00:00Z'));
  if (desk.ask('POST', PATH, body).status !== 201) return false;
  return desk.ask('POST', `${PATH}_execute_migrations`).status === 200;
}

function refusalsOf(release: Release, { object, ...attribute }: JsonObject) {
  const text = JSON.stringify({ object, attributes: [attribute] });
  const { definitions, problems } = definitionsIn(makeSourceText('attributes/one.yaml', text));
  const live = deskOver(freshDesk(release), () => new Date('2026-11-21T00:00:00Z')).list();
  const plan = planFor(definitions, live, { release: deskRelease(release) });
  const errors = problems.filter(isError);
  return [
    ...errors,
    ...plan.document.decisions.flatMap((decision) => (decision.action === 'refuse' ? [decision] : [])),
  ];
}

test.each(RELEASES)(
  'what %s would not take is refused before, and nothing else but by a own rule',
  (release) => {
    const seen = { works: 0, fails: 0 };
    fc.assert(
      fc.property(definition, (body) => {
        const refusals = refusalsOf(release, body);
        if (works(release, body)) {
          seen.works += 1;
          expect(refusals.filter(({ code, rule }) => rule !== 'deskform' || !HOUSE_RULES.includes(code))).toEqual([]);
        } else {
          seen.fails += 1;
          expect(refusals).not.toEqual([]);
        }
      }),
      { numRuns: RUNS / 2, seed: 20_261_127 },
    );
    expect(Math.min(seen.works, seen.fails)).toBeGreaterThan(RUNS / 20);
  },
  3_600_000,
);
