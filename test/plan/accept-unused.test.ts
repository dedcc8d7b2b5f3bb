import { expect, test } from 'vitest';
import type { AcceptableImpact, PresentDefinition } from '../../src/model/definition.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { inYaml, onDesk, planFor } from './builders.ts';

const choice = (options: Record<string, string>, accept: readonly AcceptableImpact[] = []) =>
  ({ type: 'select', option: { options, default: '', maxlength: 255 }, accept }) as const;
const [ONE, TWO] = [{ a: 'A' }, { a: 'A', b: 'B' }];
const required = { edit: { 'ticket.agent': { shown: true, required: true } } };

const unusedIn = (wanted: PresentDefinition, live: readonly LiveAttribute[]): readonly string[] =>
  planFor([wanted], live)
    .warnings.filter(({ code }) => code === 'accept-unused')
    .map(({ key, message, hint }) => `${key} | ${message} | ${hint}`);

test.each<[string, PresentDefinition, readonly LiveAttribute[]]>([
  ['is needed now', inYaml(choice(ONE, ['option_removed'])), [onDesk(choice(TWO))]],
  [
    'is still pending',
    inYaml(choice(ONE, ['option_removed'])),
    [onDesk({ ...choice(TWO), pending: choice(ONE).option, waiting_for: ['settings'] })],
  ],
  ['is of an attribute that is not there yet', inYaml(choice(ONE, ['option_removed'])), []],
  [
    'is of a new attribute that waits for its migration',
    inYaml(choice(ONE, ['option_removed'])),
    [onDesk({ ...choice(ONE), waiting_for: ['creation'] })],
  ],
  [
    'is of a change that is refused for lack of another one',
    inYaml({ ...choice(ONE, ['option_removed']), screens: required }),
    [onDesk(choice(TWO))],
  ],
])('an accept that %s is not told', (_, wanted, live) => {
  expect(unusedIn(wanted, live)).toEqual([]);
});

const AGAIN = 'after every target has the change, so that the next change of this kind needs approval again.';

test.each<[string, PresentDefinition, readonly LiveAttribute[], string]>([
  [
    'has happened',
    inYaml(choice(ONE, ['option_removed'])),
    [onDesk(choice(ONE))],
    `Ticket.severity | accept: option_removed of Ticket.severity is not used: no change in this plan needs it | Delete \`accept: [option_removed]\` ${AGAIN}`,
  ],
  [
    'has happened while another change goes on',
    inYaml({ ...choice(ONE, ['option_removed']), display: 'New label' }),
    [onDesk(choice(ONE))],
    `Ticket.severity | accept: option_removed of Ticket.severity is not used: no change in this plan needs it | Delete \`accept: [option_removed]\` ${AGAIN}`,
  ],
  [
    'has happened beside one that is needed',
    inYaml({ ...choice(ONE, ['required', 'option_removed']), screens: required }),
    [onDesk({ ...choice(TWO), screens: required })],
    `Ticket.severity | accept: required of Ticket.severity is not used: no change in this plan needs it | Write \`accept: [option_removed]\` ${AGAIN}`,
  ],
])('an accept that %s is told with the edit', (_, wanted, live, told) => {
  expect(unusedIn(wanted, live)).toEqual([told]);
});
