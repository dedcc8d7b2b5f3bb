import type { InProcessDesk } from '../properties/in-process-desk.ts';

export const PATH = '/api/v1/object_manager_attributes';

/** Somebody makes an attribute: a text of 120 characters, where nothing else is said. */
export function post(desk: InProcessDesk, name: string, settings: object = {}): void {
  desk.ask('POST', PATH, {
    object: 'Ticket',
    name,
    display: 'Severity',
    data_type: 'input',
    data_option: { type: 'text', maxlength: 120 },
    active: true,
    screens: {},
    position: 1550,
    ...settings,
  });
}
