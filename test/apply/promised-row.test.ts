import { describe, expect, test } from 'vitest';
import { applyPlan } from '../../src/apply/apply.ts';
import type { ApplyReport } from '../../src/apply/events.ts';
import type { PresentDefinition } from '../../src/model/definition.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { deskRelease, RELEASES, type Release } from '../../src/model/release.ts';
import { inYaml, planFor } from '../plan/builders.ts';
import { inProcessDesk } from '../properties/in-process-desk.ts';
import { clockOfSleepers, runToItsEnd } from './calm.ts';
import { PATH, post } from './somebody.ts';

/** Applies a definition that no check of the files has seen. */
function apply(definition: PresentDefinition, release: Release, before: object | undefined): Promise<ApplyReport> {
  const desk = inProcessDesk(release);
  if (before !== undefined) {
    post(desk, definition.name, before);
    desk.ask('POST', `${PATH}_execute_migrations`);
  }
  const plan = () => planFor([definition], desk.list(), { release: deskRelease(release) });
  return runToItsEnd(
    applyPlan({
      plan: plan(),
      replan: async () => plan(),
      desk,
      restart: { expect: { kind: 'none' }, waitMs: 0, steadyMs: 0 },
      restartOwed: 'no',
      clock: clockOfSleepers(),
    }),
  );
}

const select = (option: JsonObject) => inYaml({ name: 'choices', type: 'select', option, accept: ['option_removed'] });
const LIVE = { data_type: 'select', data_option: { options: { a: 'A' } } };

/** The service stores another value, of which the normal form of the file makes the same. */
const MISTAKEN: readonly (readonly [string, PresentDefinition, object | undefined, string])[] = [
  ['a text as options', select({ options: 'a,b' }), undefined, 'options'],
  ['a number as relation', select({ options: { a: 'A' }, relation: 3 }), undefined, 'relation'],
  ['null as null', select({ options: { a: 'A' }, null: null }), undefined, 'null'],
  ['a text as options of a live field', select({ options: 'a,b' }), LIVE, 'options'],
];

describe.each(RELEASES)('%s', (release) => {
  test.each(MISTAKEN)(
    '%s is stored otherwise, which stops the apply before its migration',
    async (_, definition, before, setting) => {
      expect(await apply(definition, release, before)).toMatchObject({
        outcome: 'stopped',
        migration: 'not-asked-for',
        failure: {
          code: 'STORED_OTHERWISE',
          message: expect.stringContaining(`Ticket.choices: the help desk stored data_option/${setting} as `),
        },
      });
    },
  );

  test('what the service fills in, or spells otherwise, is verified', async () => {
    const definitions = [
      select({ options: { a: 'A', b: '' }, default: '' }),
      inYaml({ name: 'several', type: 'multiselect', option: { options: { a: 'A' }, multiple: false } }),
      inYaml({ name: 'flag', type: 'boolean', option: { options: { true: 'yes', false: 'no' }, default: 'true' } }),
      inYaml({ name: 'long', display: 'x'.repeat(240), position: 7, screens: { edit: { 'ticket.agent': {} } } }),
    ];
    for (const definition of definitions)
      expect(await apply(definition, release, undefined)).toMatchObject({ outcome: 'applied' });
  });
});
