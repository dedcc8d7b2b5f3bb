import type { Release } from '../../src/model/release.ts';
import type { SandboxUser } from '../sandbox/people.ts';
import { PEOPLE_OF_COUNTS } from './records-beside.ts';

/** The users that were there when a release was recorded, in the order of their ids. Placeholders of the recordings are the tokens. */
const PEOPLE: Readonly<Record<Release, readonly SandboxUser[]>> = {
  '5.2': [
    {
      login: 'admin@example.com',
      firstname: 'Admin',
      lastname: 'Z52',
      roles: ['Admin', 'Agent'],
      groups: { '1': ['full'] },
      tokens: [
        { token: '<FULLADMIN_TOKEN>' },
        { token: '<ADMIN_TOKEN>', permissions: ['admin.object', 'admin.user'] },
        { token: '<OBJECT_TOKEN>', permissions: ['admin.object'] },
        { token: '<AGENTPERM_TOKEN>', permissions: ['ticket.agent'] },
        { token: '<EXPIRED_TOKEN>', permissions: ['admin.object'], expired: true },
      ],
    },
    { login: 'admin2@example.com', firstname: 'Admin2', lastname: 'Z52', roles: ['Admin'] },
    {
      login: 'objadmin@example.com',
      firstname: 'Objadmin',
      lastname: 'Z52',
      permissions: ['admin.object'],
      tokens: [{ token: '<OBJADMIN_TOKEN>' }],
    },
    {
      login: 'objuser@example.com',
      firstname: 'Objuser',
      lastname: 'Z52',
      permissions: ['admin.object', 'admin.user'],
      tokens: [{ token: '<OBJUSER_TOKEN>' }],
    },
    {
      login: 'agent@example.com',
      firstname: 'Agent',
      lastname: 'Z52',
      roles: ['Agent'],
      groups: { '1': ['full'] },
      tokens: [{ token: '<AGENTUSER_TOKEN>' }],
    },
    { login: 'customer@example.com', firstname: 'Customer', lastname: 'Z52', roles: ['Customer'] },
    {
      login: 'inactive@example.com',
      firstname: 'Inactive',
      lastname: 'Z52',
      roles: ['Admin'],
      active: false,
      tokens: [{ token: '<INACTIVE_TOKEN>', permissions: ['admin.object'] }],
    },
  ],
  '6.5': [
    {
      login: 'admin@example.test',
      firstname: 'Ada',
      lastname: 'Admin',
      roles: ['Admin', 'Agent'],
      groups: { '1': ['full'] },
      tokens: [
        { token: '<FULLADMIN_TOKEN>' },
        { token: '{{TOKEN_ADMIN_ALL}}' },
        { token: '<OBJECT_TOKEN>', permissions: ['admin.object'] },
        { token: '{{TOKEN_ADMIN_OBJECT}}', permissions: ['admin.object'] },
        { token: '{{TOKEN_ADMIN_OBJECT_USER}}', permissions: ['admin.object', 'admin.user'] },
        { token: '{{TOKEN_TICKET_AGENT}}', permissions: ['ticket.agent'] },
        { token: '{{TOKEN_NO_PERMISSION}}', permissions: [] },
        { token: '{{TOKEN_EXPIRED}}', permissions: ['admin.object'], expired: true },
      ],
    },
    {
      login: 'agent@example.test',
      firstname: 'Aga',
      lastname: 'Agent',
      roles: ['Agent'],
      tokens: [
        { token: '{{TOKEN_AGENT_USER}}', permissions: ['ticket.agent'] },
        { token: '{{TOKEN_AGENT_CLAIMS_ADMIN}}', permissions: ['admin', 'admin.object'] },
      ],
    },
    {
      login: 'gone@example.test',
      firstname: 'Gus',
      lastname: 'Gone',
      roles: ['Admin', 'Agent'],
      active: false,
      tokens: [{ token: '{{TOKEN_INACTIVE_USER}}', permissions: ['admin.object'] }],
    },
  ],
  '7.1': [
    {
      login: 'admin@example.com',
      firstname: 'Ada',
      lastname: 'Admin',
      roles: ['Admin', 'Agent'],
      groups: { '1': ['full'] },
      tokens: [
        { token: '<FULLADMIN_TOKEN>' },
        { token: '<ADMIN_TOKEN>', permissions: ['admin.object', 'admin.user'] },
        { token: '<OBJECT_TOKEN>', permissions: ['admin.object'] },
        { token: '<AGENTPERM_TOKEN>', permissions: ['ticket.agent'] },
        { token: '<EXPIRED_TOKEN>', permissions: ['admin.object'], expired: true },
      ],
    },
    {
      login: 'agent@example.com',
      roles: ['Agent'],
      tokens: [{ token: '<AGENTUSER_TOKEN>' }],
    },
    { login: 'objadmin@example.com', permissions: ['admin.object'], tokens: [{ token: '<OBJADMIN_TOKEN>' }] },
    {
      login: 'objuser@example.com',
      permissions: ['admin.object', 'admin.user'],
      tokens: [{ token: '<OBJUSER_TOKEN>' }],
    },
    {
      login: 'inactive@example.com',
      roles: ['Admin'],
      active: false,
      tokens: [{ token: '<INACTIVE_TOKEN>', permissions: ['admin.object'] }],
    },
  ],
};

export const PASSWORD = 'the password';

/** In the two files on users and undo of 5.2, the object token belongs to a user who has nothing else (README). */
export function peopleOf(release: Release, recording: string): readonly SandboxUser[] {
  const there = recording.endsWith('_counts') ? PEOPLE_OF_COUNTS : PEOPLE[release];
  const people = there.map((user) => ({ ...user, password: PASSWORD }));
  if (!/^5\.2\/1[345]_/.test(recording)) return people;
  return people.map((user) => {
    const others = (user.tokens ?? []).filter(({ token }) => token !== '<OBJECT_TOKEN>');
    const own = user.login.startsWith('objadmin') ? [{ token: '<OBJECT_TOKEN>' }] : [];
    return { ...user, tokens: [...others, ...own] };
  });
}
