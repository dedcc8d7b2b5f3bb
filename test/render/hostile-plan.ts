import type { PresentDefinition } from '../../src/model/definition.ts';
import type { JsonValue } from '../../src/model/json.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { absent, inYaml, onDesk, planFor, RULES } from '../plan/builders.ts';

/** Every place of a plan that takes a text of people or of the network. */
export const PLACES = [
  'file',
  'label before',
  'label after',
  'label of a new field',
  'label of a field that goes',
  'label of a field that stays',
  'note',
  'unknown setting',
  'screen',
  'role',
  'setting of a cell',
  'value of an option',
  'value that goes',
  'label of an option',
  'label of an option before',
  'branch of a tree',
  'leaf of a tree',
  'name of a field that goes',
  'name that somebody staged',
  'type of a field that stays',
  'who uses it',
  'who staged it',
  'when',
  'target',
  'address',
] as const;
export type Place = (typeof PLACES)[number];

/** The same plan, whatever its texts: one of each action, and one row that somebody else has staged. */
export function planWith(textOf: (place: Place) => string): Plan {
  const inFile = (definition: PresentDefinition): PresentDefinition => {
    const where = { file: textOf('file'), line: 3, column: 5 };
    return { ...definition, origin: { file: textOf('file'), locate: () => where, tell: (problem) => problem } };
  };
  const select = (
    options: JsonValue,
  ): { readonly type: 'select'; readonly option: { readonly options: JsonValue } } => ({
    type: 'select',
    option: { options },
  });
  const branch = { name: textOf('branch of a tree'), value: 'branch' };
  const leaf = { name: textOf('leaf of a tree'), value: 'branch::leaf' };
  const before = { type: 'text', maxlength: 120, note: 'quite another' };
  const plan = planFor(
    [
      inFile(
        inYaml({
          name: 'words',
          display: textOf('label after'),
          option: { ...before, note: textOf('note'), [textOf('unknown setting')]: 'kept' },
          screens: {
            [textOf('screen')]: { [textOf('role')]: { shown: true, item_class: textOf('setting of a cell') } },
          },
        }),
      ),
      inFile({
        ...inYaml({
          name: 'choice',
          ...select({ stays: textOf('label of an option'), [textOf('value of an option')]: 'Brought' }),
          accept: ['option_removed'],
        }),
      }),
      inFile(
        inYaml({
          name: 'fresh',
          display: textOf('label of a new field'),
          type: 'tree_select',
          option: { options: [{ ...branch, children: [leaf] }] },
        }),
      ),
      absent(textOf('name of a field that goes')),
      absent('used'),
    ],
    [
      onDesk({ name: 'words', display: textOf('label before'), option: before, id: 61 }),
      onDesk({
        name: 'choice',
        ...select({ stays: textOf('label of an option before'), [textOf('value that goes')]: 'Taken' }),
        id: 62,
      }),
      onDesk({ name: textOf('name of a field that goes'), display: textOf('label of a field that goes'), id: 63 }),
      onDesk({ name: 'used', not_deletable_reason: textOf('who uses it'), id: 64 }),
      onDesk({
        name: 'stays',
        display: textOf('label of a field that stays'),
        data_type: textOf('type of a field that stays'),
        id: 65,
      }),
      {
        ...onDesk({ name: textOf('name that somebody staged'), waiting_for: ['deletion'], id: 66 }),
        updated_at: textOf('when'),
      },
    ],
    { target: { ...RULES.target, name: textOf('target'), url: textOf('address') } },
  );
  const foreign = plan.document.foreign.map((row) => ({ ...row, updated_by: textOf('who staged it') }));
  return { ...plan, document: { ...plan.document, foreign } };
}
