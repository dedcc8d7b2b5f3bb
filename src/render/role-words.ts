import type { ObjectName } from '../model/attribute-key.ts';
import { EVERYONE } from '../model/screens.ts';

const ROLES: ReadonlyMap<string, string> = new Map([
  ['ticket.agent', 'agent'],
  ['ticket.customer', 'customer'],
  ['admin.user', 'user admin'],
  ['admin.organization', 'organization admin'],
  ['admin.group', 'group admin'],
  [EVERYONE, 'everyone'],
]);

/** The short name of a role; an unknown role as written. */
export function roleInWords(role: string): string {
  return ROLES.get(role) ?? role;
}

/** Who looks at a form: "as agent", "for everyone". */
export function viewInWords(role: string): string {
  return `${role === EVERYONE ? 'for' : 'as'} ${roleInWords(role)}`;
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
