import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredBy } from '../../src/files/pipeline.ts';
import { isJsonObject, type JsonObject, type JsonValue, sameJson } from '../../src/model/json.ts';
import { normalScreens } from '../../src/model/normal-form.ts';
import { silentCells } from '../../src/model/screens.ts';
import { rowToCreate } from '../../src/plan/wanted-row.ts';
import { openProject } from '../../src/run/open-project.ts';
import { validate } from '../../src/run/validate.ts';
import { byDepth } from '../deep.ts';
import { DESK_OF_ENVIRONMENT, folderWith } from '../files/temporary-project.ts';
import { ROW } from '../helpdesk/given.ts';
import { acceptList, importList } from './imported.ts';

/** What scripts and other tools leave on help desks: cells without a role, roles nobody has, texts for flags, own keys. */
const cell = fc.record(
  {
    shown: fc.constantFrom<JsonValue>(true, false, 'true', 1),
    required: fc.constantFrom<JsonValue>(true, false),
    item_class: fc.constantFrom('column', 'wide'),
    tooltip: fc.constant('x'),
  },
  { requiredKeys: [] },
);
const screens = fc.dictionary(
  fc.constantFrom('create_middle', 'edit', 'view', 'plugin_form', 'edti'),
  fc.dictionary(
    fc.constantFrom('ticket.agent', 'ticket.customer', '-all-', 'ticket.customer ', 'Agent', 'shown', 'required'),
    fc.oneof(cell, fc.constantFrom<JsonValue>({})),
    { maxKeys: 3 },
  ),
  { maxKeys: 3 },
);
/** Values under keys that are no permission may be anything. */
const bare = fc.dictionary(fc.constantFrom('shown', 'required', 'x'), fc.constantFrom<JsonValue>(true, null, 'yes', 4));
const option = fc.record(
  { colour: fc.constant('red'), maxlenght: fc.constant(9), linktemplate: fc.constantFrom<JsonValue>('', 5, []) },
  { requiredKeys: [] },
);

test('what import writes passes `validate --strict`, and makes the same field elsewhere but for what it names', async () => {
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(screens, bare, option, fc.boolean(), async (cells, without, more, active) => {
      const data_option = { type: 'text', maxlength: 120, default: '', null: true, options: {}, relation: '', ...more };
      const row: JsonObject = {
        ...ROW,
        data_type: 'input',
        data_option,
        active,
        screens: { ...cells, create_top: without } as JsonObject,
      };
      const { folder, draft, differences } = await importList([row]);
      expect([draft.left, differences]).toEqual([[], []]);
      const choice = { cwd: folder, env: {}, configFile: undefined, release: undefined };
      expect((await validate(choice)).problems).toEqual([]);

      const named = draft.problems.map(({ message }) => message).join('\n');
      const [definition] = (await declaredBy(await openProject(choice), undefined)).definitions;
      if (definition?.state !== 'present') throw new Error('the field was not imported');
      const made = rowToCreate(definition);
      const silent = silentCells(data_option);
      const [is, was] = [normalScreens(made.screens, silent), normalScreens(row.screens as JsonObject, silent)];
      for (const [screen, roles] of Object.entries(was)) {
        for (const [role, live] of Object.entries(isJsonObject(roles) ? roles : {})) {
          const there = is[screen];
          const isSame = isJsonObject(there) && sameJson(there[role], live);
          if (!isSame) expect(named).toContain(`screens/${screen}`);
        }
      }
      for (const key of Object.keys(more))
        if (made.data_option[key] === undefined && more[key as keyof typeof more] !== '')
          expect(named).toContain(`data_option/${key}`);
      kept += draft.problems.length;
    }),
    { numRuns: byDepth({ day: 30, deep: 600 }), seed: 20_261_127 },
  );
  expect(kept).toBeGreaterThan(20);
});

const CELLS: readonly JsonObject[] = [true, false].flatMap((shown) =>
  [{}, { required: true }, { required: false }, { null: false }].map((rest) => ({ shown, ...rest })),
);

test('a cell of a file becomes the live one, whatever stood idle in it while it was hidden', async () => {
  for (const written of CELLS)
    for (const live of CELLS) {
      const screens = JSON.stringify({ edit: { 'ticket.agent': written } });
      const folder = await folderWith({
        'deskform.yaml': DESK_OF_ENVIRONMENT,
        'attributes/ticket.yaml': `object: Ticket\nattributes:\n  - { name: ${ROW.name}, display: ${ROW.display}, data_type: input, data_option: { type: text, maxlength: 120 }, screens: ${screens} }\n`,
      });
      const row = {
        ...ROW,
        data_type: 'input',
        data_option: { type: 'text', maxlength: 120, default: '', null: true, options: {}, relation: '' },
        screens: { edit: { 'ticket.agent': live } },
      };
      const { differences } = await acceptList(folder, [row], [`Ticket.${ROW.name}`]);
      expect(differences, `${JSON.stringify(written)} becomes ${JSON.stringify(live)}`).toEqual([]);
    }
});
