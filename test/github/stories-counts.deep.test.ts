import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, openDesk, type StagedDesk } from './stage/desk.ts';
import { mustWork } from './stage/step-log.ts';
import { openStory, type Story } from './stage/story.ts';
import { toldOn } from './stage/told.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge' };
const FIELDS = 'attributes/ticket.yaml';
const WITHOUT_FAX = `${ticketFields({ floor: 'Floor' })}  - { name: fax_number, state: absent }\n`;

const config = (records: number): string =>
  desk.config('production', `limits: { records: ${records} }`, 'restart: { expect: none }');

let desk: StagedDesk;
let story: Story;
beforeAll(async () => {
  desk = await openDesk();
  story = await openStory(
    {
      'deskform.yaml': config(5),
      [FIELDS]: ticketFields({ floor: 'Floor', fax_number: 'Fax number' }),
    },
    DESK_SECRET,
  );
  await mustWork(story.applyByHand());
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
  expect(body).toContain('**deletes data of 1 field (4 tickets)**');
  expect(body).toMatch(/4 tickets \(counted \d{4}-\d\d-\d\d\) lose their values/u);
  expect([...(parseMark(body)?.targets[0]?.records ?? [])]).toEqual([['Ticket.fax_number', 4]]);

  await story.merge(pull);
  desk.makeTicket({ fax_number: '5' });
  desk.makeTicket({ fax_number: '6' });
  const held = await story.onMain(MERGE);
  expect(held.outputs.get('failure-reason')).toBe('LIMIT_EXCEEDED');
  expect(await desk.rowOf('fax_number')).toMatchObject({ to_delete: false });

  expect(await toldOn(story, pull)).toEqual([expect.stringMatching(/not applied[\s\S]*`limits\.records`/u)]);

  // Two more than were reviewed are within five more: the limit itself is what a person has to change.
  const raised = await story.openPull({ branch: 'raised', edits: { 'deskform.yaml': config(10) } });
  await story.onPull(raised, PLAN);
  story.approve(raised);
  await mustWork(story.onPull(raised, PLAN));
  await story.merge(raised);
  await mustWork(story.onMain(MERGE));
  expect(await desk.rowOf('fax_number')).toBeUndefined();
});
