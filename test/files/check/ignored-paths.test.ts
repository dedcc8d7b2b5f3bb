import { expect, test } from 'vitest';
import { checkEntry } from '../../../src/files/check/check-entry.ts';
import type { JsonObject } from '../../../src/model/json.ts';

const SELECT: JsonObject = {
  name: 'severity',
  display: 'Severity',
  data_type: 'select',
  data_option: { options: { a: 'A', 'a/b': 'AB', x_key: 'X' }, default: '' },
  screens: { edit: { 'ticket.agent': { shown: true }, 'house.role': { shown: true } } },
};

function told(...ignore: readonly string[]): readonly string[] {
  return [...checkEntry({ ...SELECT, ignore }, 'Ticket')]
    .filter(({ path }) => path.includes('ignore'))
    .map(({ code, path, message, hint }) => `${code} ${path.at(-1)} ${message}. ${hint}`);
}

test.each([
  ['data_option/optons', 'data-option-typo 0 there is no key of data_option "optons" to ignore. Did you mean options?'],
  [
    'data_option/options/a',
    'unknown-key 0 no single part of data_option/options can be ignored. Write data_option/options alone.',
  ],
  [
    'screens/edit/ticket.agent/required',
    'unknown-key 0 no single part of screens/edit/ticket.agent can be ignored. Write screens/edit/ticket.agent alone.',
  ],
  ['display/text', 'unknown-key 0 no single part of display can be ignored. Write display alone.'],
  ['postion', 'unknown-key 0 there is no setting "postion" to ignore. Did you mean position?'],
])('%s is told', (path, remark) => {
  expect(told(path)).toEqual([remark]);
});

test('what may be right is not told', () => {
  expect(
    told(
      'position',
      'screens',
      'screens/edit',
      'screens/edit/-all-',
      'screens/plugin_view/plugin.role',
      'screens/edit/ticket.agent ',
      'screens/edt/shown',
      'data_option',
      'data_option/null',
      'data_option/historical_options',
      'data_option/plugin_key',
    ),
  ).toEqual([]);
});
