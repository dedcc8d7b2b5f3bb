import type { ObjectName } from './attribute-key.ts';

/** Screens and roles that the help desk's own pages and its seeded rows use, per object. Others have no effect there. */
const SCREENS: Readonly<Record<ObjectName, Readonly<Record<string, readonly string[]>>>> = {
  Ticket: {
    create_top: ['-all-'],
    create_middle: ['ticket.customer', 'ticket.agent', '-all-'],
    create_bottom: ['ticket.agent', '-all-'],
    edit: ['ticket.customer', 'ticket.agent', '-all-'],
    overview_bulk: ['ticket.agent', '-all-'],
  },
  User: {
    create: ['ticket.customer', 'ticket.agent', 'admin.user', '-all-'],
    view: ['ticket.customer', 'ticket.agent', 'admin.user', '-all-'],
    edit: ['ticket.agent', 'admin.user', '-all-'],
    signup: ['ticket.customer', '-all-'],
    invite_customer: ['ticket.agent', 'admin.user', '-all-'],
    invite_agent: ['admin.user', '-all-'],
  },
  Organization: {
    view: ['ticket.customer', 'ticket.agent', 'admin.organization', '-all-'],
    create: ['ticket.agent', 'admin.organization', '-all-'],
    edit: ['ticket.agent', 'admin.organization', '-all-'],
  },
  Group: {
    create: ['admin.group', '-all-'],
    edit: ['admin.group', '-all-'],
    view: ['admin.group', '-all-'],
  },
};

export function screensOf(object: ObjectName): readonly string[] {
  return Object.keys(SCREENS[object]);
}

/** Empty for a screen that the object does not have. */
export function rolesOf(object: ObjectName, screen: string): readonly string[] {
  const screens = SCREENS[object];
  return Object.hasOwn(screens, screen) ? (screens[screen] ?? []) : [];
}

export const ALL_SCREENS: readonly string[] = [...new Set(Object.values(SCREENS).flatMap(Object.keys))];
export const ALL_ROLES: readonly string[] = [
  ...new Set(Object.values(SCREENS).flatMap((screens) => Object.values(screens).flat())),
];

/** Settings of one cell, from the API page, the pages' own saves and the seeded rows. */
export const CELL_KEYS = {
  shown: 'true or false',
  required: 'true or false',
  null: 'true or false',
  item_class: 'text',
  filter: 'a list',
  nulloption: 'true or false',
  default: 'anything',
  direction: 'text',
  orientation: 'text',
  disableScroll: 'true or false',
} as const;
