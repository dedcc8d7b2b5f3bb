import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { resultsOf } from './stage/marks.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story } from './stage/story.ts';

let desk: StagedDesk;
let story: Story;
beforeAll(async () => {
  desk = await openDesk();
  story = await openStory(
    { 'deskform.yaml': desk.config('production'), 'attributes/a.yaml': NO_FIELDS },
    DESK_SECRET,
    'as-bundle',
  );
});
afterAll(async () => {
  await story.close();
  await desk.stop();
});

/** A field whose search sends a credential with each question. */
const lookUpWith = (variable: string): string => `object: Ticket
attributes:
  - name: lookup
    display: Look up
    data_type: autocompletion_ajax_external_data_source
    data_option:
      search_url: "https://search.example.com/?q=#{search.term}"
      search_result_list_key: a
      search_result_value_key: a
      search_result_label_key: a
      http_auth_type: bearer_token
      bearer_token_auth: "\${env:${variable}}"
`;

const WORDS = { CHOICE: 'production', STATE: 'state=open' } as const;

test('what a fork calls a credential spoils no comment', async () => {
  await mustWork(story.onMain({ command: 'merge' }));
  const names = ['GITHUB_RUN_ID', 'CHOICE', 'STATE'];
  const evil = await story.openPull({
    branch: 'evil',
    from: 'a-fork',
    edits: Object.fromEntries(
      names.map((name, index) => [`attributes/${index}.yaml`, lookUpWith(name).replace('lookup', `lookup_${index}`)]),
    ),
  });
  const honest = await story.openPull({
    branch: 'honest',
    edits: { 'attributes/h.yaml': ticketFields({ honest: 'In production' }) },
  });
  await mustWork(story.onMain({ command: 'merge' }, { event: 'schedule', run: 11923456001, env: WORDS }));
  for (const pull of [evil, honest]) {
    const bodies = (await story.commentsOn(pull)).map(({ body }) => body);
    expect(bodies.map((body) => parseMark(body))).toEqual([
      expect.objectContaining({
        project: '',
        targets: [expect.objectContaining({ target: 'production', state: 'open' })],
      }),
    ]);
    if (pull === honest) expect(bodies[0]).toContain('In production');
  }
});

test.each(['INPUT_TOKEN', 'GITHUB_TOKEN', 'GH_TOKEN'])(
  'no file carries GitHub’s token to a help desk: %s',
  async (name) => {
    const token = story.github.tokenOf('github-actions[bot]');
    const env = { GITHUB_TOKEN: token, GH_TOKEN: token };
    const config = desk.config('production').replace('DESK_TOKEN', name);
    const asked = desk.requestCount();
    const pull = await story.openPull({ branch: name.toLowerCase(), edits: { 'deskform.yaml': config } });
    const planned = await story.onPull(pull, { command: 'plan' }, { env });
    // A plan against the snapshot needs no credential; where it is sent to has to be approved first.
    expect(resultsOf(planned, 'plan')).toMatchObject([{ outcome: 'nothing' }]);
    expect(planned.outputs.get('failure-reason')).toBe('TARGET_CHANGED');
    await story.merge(pull);
    // The merge approves the connection for `merge`, and even so the variable is not there for a file.
    for (const [command, reason] of [
      ['drift', 'TARGET_NOT_APPROVED'],
      ['merge', 'INVALID_CONFIG'],
    ] as const) {
      const read = await story.onMain({ command }, { env });
      expect([command, read.outputs.get('failure-reason')]).toEqual([command, reason]);
    }
    expect(desk.requestCount()).toBe(asked);
    await story.commitOnMain({ 'deskform.yaml': desk.config('production'), 'attributes/y.yaml': lookUpWith(name) });
    desk.newWrites();
    const applied = await story.onMain({ command: 'merge' }, { env });
    expect(applied.outputs.get('failure-reason')).toBe('INVALID_CONFIG');
    expect(desk.newWrites()).toEqual([]);
    await story.commitOnMain({ 'attributes/y.yaml': undefined });
  },
);

test('a credential of a live row that another row repeats is in no log, no comment and no snapshot', async () => {
  const secret = 'l1ve-t0ken-0f-a-row';
  const row = { object: 'Ticket', data_type: 'input', active: true, position: 1, screens: {} };
  const option = { type: 'text', maxlength: 100, null: true };
  await desk.add({ ...row, name: 'holds_it', display: 'Holds it', data_option: { ...option, api_token: secret } });
  await desk.add({ ...row, name: 'repeats_it', display: `It is ${secret}`, data_option: option });
  const saved = await mustWork(story.onMain({ command: 'merge' }));
  const fields = ticketFields({ holds_it: 'Holds it no more', repeats_it: 'Other' });
  const pull = await story.openPull({ branch: 'live-secret', edits: { 'attributes/live.yaml': fields } });
  const planned = await story.onPull(pull, { command: 'plan' });
  const drifted = await story.onMain({ command: 'drift' });
  await story.merge(pull);
  const applied = await story.onMain({ command: 'merge' });
  const steps = [saved, planned, drifted, applied];
  const bodies = (await story.commentsOn(pull)).map(({ body }) => body);
  const told = steps.flatMap(({ log, outputs }) => [readLog({ log }).said, ...outputs.values()]);
  expect(bodies.join('\n')).toContain('It is (secret)');
  expect([...told, ...bodies].join('\n')).not.toContain(secret);
});
