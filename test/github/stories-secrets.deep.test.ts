import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { mustWork } from './stage/step-log.ts';
import { openStory, type Story } from './stage/story.ts';

let desk: StagedDesk;
let story: Story;
beforeAll(async () => {
  desk = await openDesk();
  story = await openStory({ 'deskform.yaml': desk.config('production'), 'attributes/a.yaml': NO_FIELDS }, DESK_SECRET);
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

test.each([
  ['against the saved list', 'deskform-snapshots'],
  ['live', 'none'],
])('what a fork calls a credential spoils no comment, planned %s', async (_, branch) => {
  await mustWork(story.onMain({ command: 'snapshot' }));
  const names = branch === 'none' ? ['CHOICE', 'STATE'] : ['GITHUB_RUN_ID', 'CHOICE', 'STATE'];
  const evil = await story.openPull({
    branch: `evil-${branch}`,
    from: 'a-fork',
    edits: Object.fromEntries(
      names.map((name, index) => [`attributes/${index}.yaml`, lookUpWith(name).replace('lookup', `lookup_${index}`)]),
    ),
  });
  const honest = await story.openPull({
    branch: `honest-${branch}`,
    edits: { 'attributes/h.yaml': ticketFields({ honest: 'In production' }) },
  });
  const inputs = { command: 'merge', 'snapshot-branch': branch };
  await mustWork(story.onMain(inputs, { event: 'schedule', run: 11923456001, env: WORDS }));
  for (const pull of [evil, honest]) {
    const bodies = (await story.commentsOn(pull)).map(({ body }) => body);
    expect(bodies.map((body) => parseMark(body))).toEqual([
      expect.objectContaining({
        run: '11923456001/1',
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
    const seen: unknown[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(401).end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve());
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await story.commitOnMain({
      'deskform.yaml': desk.config('production').replace('DESK_TOKEN', name).replaceAll(desk.url, url),
    });
    const planned = await story.onMain({ command: 'plan', 'snapshot-branch': 'none' }, { env });
    expect(planned.outputs.get('failure-reason')).toBe('INVALID_CONFIG');
    expect(seen).toEqual([]);
    server.close();
    await story.commitOnMain({ 'deskform.yaml': desk.config('production'), 'attributes/y.yaml': lookUpWith(name) });
    desk.newWrites();
    const applied = await story.onMain({ command: 'apply', expect: 'anything' }, { env });
    expect(applied.outputs.get('failure-reason')).toBe('INVALID_CONFIG');
    expect(desk.newWrites()).toEqual([]);
    await story.commitOnMain({ 'attributes/y.yaml': undefined });
  },
);
