import { expect, test } from 'vitest';
import { ignoredPath } from '../../src/attribute/definition.ts';
import type { JsonObject } from '../../src/attribute/json.ts';
import { readDefinitions } from '../../src/config/read-definitions.ts';
import { makeSourceText } from '../../src/config/source-text.ts';
import { checkAttributesDocument } from '../../src/schema/check-attributes.ts';

const SELECT: JsonObject = {
  name: 'severity',
  display: 'Severity',
  data_type: 'select',
  data_option: { options: { a: 'A', 'a/b': 'AB', x_key: 'X' }, default: '' },
  screens: { edit: { 'ticket.agent': { shown: true }, 'house.role': { shown: true } } },
};

function told(...ignore: readonly string[]): readonly string[] {
  return checkAttributesDocument({ object: 'Ticket', attributes: [{ ...SELECT, ignore }] })
    .filter(({ path }) => path.includes('ignore'))
    .map(({ code, path, message, hint }) => `${code} ${path.at(-1)} ${message}. ${hint}`);
}

test.each([
  ['data_option/optons', 'data-option-typo 0 there is no key of data_option "optons" to ignore. Did you mean options?'],
  [
    'data_option/optons/a',
    'data-option-typo 0 there is no key of data_option "optons" to ignore. Did you mean options?',
  ],
  ['screens/edt', 'screen-typo 0 there is no screen "edt" to ignore. Did you mean edit?'],
  ['screens/edit/ticket.agnet', 'screen-typo 0 there is no role "ticket.agnet" to ignore. Did you mean ticket.agent?'],
  [
    'screens/edit/ticket.agent/requird',
    'screen-typo 0 there is no setting of a screen "requird" to ignore. Did you mean required?',
  ],
  ['display/text', 'unknown-key 0 display has no parts to ignore. Write display alone.'],
  ['postion', 'unknown-key 0 there is no setting "postion" to ignore. Did you mean position?'],
])('%s is told', (path, remark) => {
  expect(told(path)).toEqual([remark]);
});

test('slashes without end are a path that leads nowhere', () => {
  expect(ignoredPath(SELECT, `screens/edit${'/'.repeat(100_000)}`)).toHaveLength(100_002);
});

test('what may be right is not told', () => {
  expect(
    told(
      'position',
      'screens',
      'screens/edit',
      'screens/edit/-all-',
      'screens/edit/ticket.customer/item_class',
      'screens/edit/house.role/shown',
      'screens/plugin_view/plugin.role/plugin_setting',
      'data_option',
      'data_option/null',
      'data_option/options/optons',
      'data_option/options/a/b',
      'data_option/historical_options',
      'data_option/plugin_key/inner',
      'data_option/relation_condition/roles',
    ),
  ).toEqual([]);
});

test.each([
  ['position', ['position']],
  ['data_option/options', ['data_option', 'options']],
  ['data_option/options/a', ['data_option', 'options', 'a']],
  ['data_option/options/a/b', ['data_option', 'options', 'a/b']],
  ['data_option/options/only/on/the/desk', ['data_option', 'options', 'only/on/the/desk']],
  ['data_option/options/', ['data_option', 'options', '']],
  ['data_option/relation_condition/roles', ['data_option', 'relation_condition', 'roles']],
  ['screens/edit/ticket.agent/item_class', ['screens', 'edit', 'ticket.agent', 'item_class']],
  ['screens/my/view/role', ['screens', 'my/view', 'role']],
])('%s leads to its steps', (text, path) => {
  expect(ignoredPath({ ...SELECT, screens: { 'my/view': {} } }, text)).toEqual(path);
});

test('a definition has the resolved path', () => {
  const text = JSON.stringify({ object: 'Ticket', attributes: [{ ...SELECT, ignore: ['data_option/options/a/b'] }] });
  const { definitions } = readDefinitions(makeSourceText('attributes/ticket.yaml', text));
  expect(definitions).toMatchObject([{ ignore: [['data_option', 'options', 'a/b']] }]);
});
