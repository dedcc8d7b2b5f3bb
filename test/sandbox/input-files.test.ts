import { expect, test } from 'vitest';
import { parseReferences, parseUsers } from '../../src/sandbox/input-files.ts';

const MARIA = {
  login: 'maria',
  email: 'maria@example.com',
  firstname: 'Maria',
  lastname: 'Muster',
  password: 'a long one',
  active: true,
  roles: ['Agent'],
  permissions: ['admin.object'],
  groups: { '1': ['full'] },
  tokens: [{ token: 'abc', permissions: ['admin.object'], expired: false, oauth: true }],
};
const TRIGGER = { object: 'Ticket', name: 'severity', kind: 'Trigger', title: 'Escalate' };

test('users and references stand alone, or under their name', () => {
  for (const json of [[MARIA, { login: 'noor' }], { users: [MARIA, { login: 'noor' }] }]) {
    expect(parseUsers(JSON.stringify(json), 'users.json')).toEqual([MARIA, { login: 'noor' }]);
  }
  for (const json of [[TRIGGER], { references: [TRIGGER] }]) {
    expect(parseReferences(JSON.stringify(json), 'references.json')).toEqual([TRIGGER]);
  }
});

test.each([
  [{}, 'users is missing'],
  [{ users: MARIA }, 'users is an object, not a list'],
  [[MARIA, 'noor'], 'users[1] is a text, not an object'],
  [[{ email: 'maria@example.com' }], 'users[0].login is missing'],
  [[{ ...MARIA, email: 5 }], 'users[0].email is a number, not a text'],
  [[{ ...MARIA, password: null }], 'users[0].password is null, not a text'],
  [[{ ...MARIA, active: 'yes' }], 'users[0].active is a text, not true or false'],
  [[{ ...MARIA, roles: ['Boss'] }], 'users[0].roles[0] is a text, not one of "Admin", "Agent", "Customer"'],
  [[{ ...MARIA, groups: { '1': 'full' } }], 'users[0].groups.1 is a text, not a list'],
  [[{ ...MARIA, tokens: [{ token: 'abc', expired: 1 }] }], 'users[0].tokens[0].expired is a number, not true or false'],
  [[{ ...MARIA, permission: ['admin'] }], 'users[0] has no setting "permission"'],
])('of users: %j', (json, wrong) => {
  expect(() => parseUsers(JSON.stringify(json), 'users.json')).toThrow(
    expect.objectContaining({ code: 'FILE_UNREADABLE', message: `users.json: ${wrong}`, hint: expect.any(String) }),
  );
});

test.each([
  [
    { ...TRIGGER, kind: 'Macro' },
    'references[0].kind is a text, not one of "Trigger", "Overview", "Job", "Sla", "Report::Profile", "AI Agent"',
  ],
  [{ ...TRIGGER, title: undefined }, 'references[0].title is missing'],
])('of references: %j', (reference, wrong) => {
  expect(() => parseReferences(JSON.stringify([reference]), 'references.json')).toThrow(`references.json: ${wrong}`);
});

test('a password is not repeated', () => {
  const wrong = JSON.stringify([{ login: 'maria', password: ['my very own'] }]);
  expect(() => parseUsers(wrong, 'users.json')).toThrow('users[0].password is a list, not a text');
});

test('what is no JSON is told', () => {
  expect(() => parseUsers('{', 'users.json')).toThrow('users.json is not JSON');
});
