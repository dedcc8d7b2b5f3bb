import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, openDesk, type StagedDesk } from './stage/desk.ts';
import { mustWork } from './stage/step-log.ts';
import { openStory, type Story } from './stage/story.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge', counts: 'on' };
const FIELDS = 'attributes/ticket.yaml';
const WITHOUT_FAX = `${ticketFields({ floor: 'Floor' })}  - { name: fax_number, state: absent }\n`;

let desk: StagedDesk;
let story: Story;
beforeAll(async () => {
  desk = await openDesk();
  story = await openStory(
    {
      'deskform.yaml': desk.config('production', 'limits: { records: 5 }', 'restart: { expect: none }'),
      [FIELDS]: ticketFields({ floor: 'Floor', fax_number: 'Fax number' }),
    },
    DESK_SECRET,
  );
  await mustWork(story.onMain({ ...MERGE, expect: 'anything' }));
  for (const fax of ['1', '2', '3', '4', '']) desk.makeTicket({ fax_number: fax, title: 'Marked title' });
  await mustWork(story.onMain(MERGE, { event: 'schedule' }));
});
afterAll(async () => {
  await story.close();
  await desk.stop();
});

test('a pull request shows without a secret how many values it deletes, and its merge is held to the limit', async () => {
  expect(story.repository.fileOn('deskform-snapshots', 'production.json')).not.toContain('Marked title');
  const pull = await story.openPull({ branch: 'no-fax', edits: { [FIELDS]: WITHOUT_FAX } });
  const asked = desk.requestCount();
  await mustWork(story.onPull(pull, PLAN, { env: { DESK_TOKEN: '' } }));
  expect(desk.requestCount()).toBe(asked);
  const [{ body } = { body: '' }] = await story.commentsOn(pull);
  expect(body).toContain('**deletes 4 values of 1 field**');
  expect(body).toMatch(/Counted \d{4}-\d\d-\d\d \d\d:\d\d UTC, when the list was saved\./u);
  expect([...(parseMark(body)?.targets[0]?.records ?? [])]).toEqual([['Ticket.fax_number', 4]]);

  await story.merge(pull);
  desk.makeTicket({ fax_number: '5' });
  desk.makeTicket({ fax_number: '6' });
  const held = await story.onMain(MERGE);
  expect(held.outputs.get('failure-reason')).toBe('LIMIT_EXCEEDED');
  expect(await desk.rowOf('fax_number')).toMatchObject({ to_delete: false });

  // Two more than were reviewed are within five more.
  await mustWork(story.onMain({ ...MERGE, 'allow-destroy': 'Ticket.fax_number' }));
  expect(await desk.rowOf('fax_number')).toBeUndefined();
});
