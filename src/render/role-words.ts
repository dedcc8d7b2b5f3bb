import { EVERYONE } from '../attribute/screens.ts';

/** "agent", "as an agent", "Agents" */
type RoleWords = readonly [short: string, view: string, audience: string];

const ROLES: ReadonlyMap<string, RoleWords> = new Map<string, RoleWords>([
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

/** A role of the screens in a table; one that is not known, as it is written. */
export function roleInWords(role: string): string {
  return ROLES.get(role)?.[0] ?? role;
}

/** Whose view a form is. */
export function viewInWords(role: string): string {
  return ROLES.get(role)?.[1] ?? `as ${role}`;
}

/** The people who have a role. */
export function audienceInWords(role: string): string {
  return ROLES.get(role)?.[2] ?? role;
}

const SCREENS: ReadonlyMap<string, string> = new Map([
  ['create_top', 'new ticket, upper part'],
  ['create_middle', 'new ticket'],
  ['create_bottom', 'new ticket, lower part'],
  ['edit', 'existing record'],
  ['overview_bulk', 'bulk changes in an overview'],
  ['create', 'new record'],
  ['view', 'read-only view'],
  ['signup', 'sign-up'],
  ['invite_customer', 'invitation of a customer'],
  ['invite_agent', 'invitation of an agent'],
]);

/** What a screen is for; empty for one that the help desk's own pages do not have. */
export function screenInWords(screen: string): string {
  return SCREENS.get(screen) ?? '';
}
