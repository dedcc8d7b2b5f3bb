import type { ObjectName } from '../model/attribute-key.ts';
import { EVERYONE } from '../model/screens.ts';

/** "agent", "as an agent", "Agents" */
const ROLES = new Map<string, readonly [short: string, view: string, audience: string]>([
  ['ticket.agent', ['agent', 'as an agent', 'Agents']],
  ['ticket.customer', ['customer', 'as a customer', 'Customers']],
  ['admin.user', ['user admin', 'as an administrator of users', 'Administrators of users']],
  [
    'admin.organization',
    ['organization admin', 'as an administrator of organizations', 'Administrators of organizations'],
  ],
  ['admin.group', ['group admin', 'as an administrator of groups', 'Administrators of groups']],
  [EVERYONE, ['everyone', 'for everyone', 'Everyone']],
]);

/** The short name of a role, for tables; an unknown role as written. */
export function roleInWords(role: string): string {
  return ROLES.get(role)?.[0] ?? role;
}

export function viewInWords(role: string): string {
  return ROLES.get(role)?.[1] ?? `as ${role}`;
}

export function audienceInWords(role: string): string {
  return ROLES.get(role)?.[2] ?? role;
}

const SCREENS: ReadonlyMap<string, string> = new Map([
  ['create_top', 'new ticket, upper part'],
  ['create_middle', 'new ticket'],
  ['create_bottom', 'new ticket, lower part'],
  ['overview_bulk', 'bulk changes in an overview'],
  ['view', 'read-only view'],
  ['signup', 'sign-up'],
  ['invite_customer', 'invitation of a customer'],
  ['invite_agent', 'invitation of an agent'],
]);

/** A screen as people of the help desk call it: "ticket sidebar", "new user"; empty for an unknown screen. */
export function screenInWords(object: ObjectName, screen: string): string {
  if (screen === 'create') return `new ${object.toLowerCase()}`;
  if (screen !== 'edit') return SCREENS.get(screen) ?? '';
  return object === 'Ticket' ? 'ticket sidebar' : `existing ${object.toLowerCase()}`;
}
