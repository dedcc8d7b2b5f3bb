import { expect, test } from 'vitest';
import type { ObjectName } from '../../src/model/attribute-key.ts';
import { inYaml, onDesk, planFor } from './builders.ts';

type Settings = Parameters<typeof inYaml>[0];
const SHOWN = { edit: { 'ticket.agent': { shown: true } } };

function told(settings: Settings): readonly string[] {
  return planFor([inYaml(settings)], []).warnings.map(({ code, message, hint }) => `${code} ${message} | ${hint}`);
}

test.each<[string, Settings]>([
  ['is shown somewhere', { screens: SHOWN }],
  ['is shown to everyone', { screens: { create_top: { '-all-': { shown: true } } } }],
  ['is not active', { active: false }],
  ['leaves its screens to the help desk', { ignore: [['screens']] }],
  ['must be filled in where nothing is written', { type: 'date', option: { null: false } }],
])('no word of a new field that %s', (_, settings) => {
  expect(told(settings)).toEqual([]);
});

test.each<[ObjectName, string]>([
  ['Ticket', 'create_middle: { ticket.agent: { shown: true } }, edit: { ticket.agent: { shown: true } }'],
  ['User', 'create: { ticket.agent: { shown: true } }, edit: { ticket.agent: { shown: true } }'],
  ['Organization', 'create: { ticket.agent: { shown: true } }, edit: { ticket.agent: { shown: true } }'],
  ['Group', 'create: { admin.group: { shown: true } }, edit: { admin.group: { shown: true } }'],
])('a new field of a %s on no screen is told with the lines to add', (object, lines) => {
  const message = `on-no-screen no form shows the new field ${object}.crm`;
  const written = `\`screens: { ${lines} }\``;
  expect(told({ object, name: 'crm' })).toEqual([`${message} | Add ${written}.`]);
  const hidden = { edit: { '-all-': { shown: false } } };
  expect(told({ object, name: 'crm', screens: hidden })).toEqual([`${message} | Replace its screens by ${written}.`]);
});

test('a live field on no screen is nothing new', () => {
  const plan = planFor([inYaml({ name: 'crm', display: 'New label' })], [onDesk({ name: 'crm', display: 'Label' })]);
  expect(plan.document.decisions.map(({ action }) => action)).toEqual(['update']);
  expect(plan.warnings).toEqual([]);
});
