import { EVERYONE } from '../../attribute/screens.ts';

interface RoleWords {
  /** "as an agent" */
  readonly view: string;
  /** "Agents" */
  readonly audience: string;
}

const WORDS: Readonly<Record<string, RoleWords>> = {
  'ticket.agent': { view: 'as an agent', audience: 'Agents' },
  'ticket.customer': { view: 'as a customer', audience: 'Customers' },
  'admin.user': { view: 'as an administrator of users', audience: 'Administrators of users' },
  'admin.organization': {
    view: 'as an administrator of organizations',
    audience: 'Administrators of organizations',
  },
  'admin.group': { view: 'as an administrator of groups', audience: 'Administrators of groups' },
  [EVERYONE]: { view: 'for everyone', audience: 'Everyone' },
};

function wordsOf(role: string): RoleWords {
  const known = Object.hasOwn(WORDS, role) ? WORDS[role] : undefined;
  return known ?? { view: `as ${role}`, audience: role };
}

export function viewInWords(role: string): string {
  return wordsOf(role).view;
}

export function audienceInWords(role: string): string {
  return wordsOf(role).audience;
}

const SCREENS: Readonly<Record<string, string>> = {
  create_top: 'the upper part of a new ticket',
  create_middle: 'a new ticket',
  create_bottom: 'the lower part of a new ticket',
  edit: 'when it is there already',
  overview_bulk: 'many tickets of an overview at once',
  create: 'when it is made',
  view: 'when it is looked at',
  signup: 'when somebody signs up',
  invite_customer: 'when a customer is invited',
  invite_agent: 'when an agent is invited',
};

/** Where people meet a screen; empty for one that the help desk's own pages do not have. */
export function screenInWords(screen: string): string {
  return Object.hasOwn(SCREENS, screen) ? (SCREENS[screen] ?? '') : '';
}
