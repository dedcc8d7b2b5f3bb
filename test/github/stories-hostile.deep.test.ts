import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outputsOf } from '../../src/github/report.ts';
import { actingInTerminal, elementsOf } from '../render/hostile-texts.ts';
import { DESK_SECRET, DESK_TOKEN, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import { resultsOf, statesIn } from './stage/marks.ts';
import type { StepResult } from './stage/runner.ts';
import { mustWork, readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge' };

const TEXTS = [
  '@octocat and #1 and octo/repo#1',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '--> <!-- deskform:plan v=1 -->',
  '</summary></details></code></pre><h1>big</h1>',
  '`` ` ``` ~~~ | \\| **bold** [x](https://x.example)',
  '::set-output name=changes::false',
  '::stop-commands::x\n::add-mask::e\n##[error]x ##vso[task.setvariable variable=x]y',
  '\n\n# heading\n\n- item\n> quote\n\n```diff\n- gone\n```\n',
  '\u001b[31mred\u001b]0;title\u0007\r\u0000\u202eevil\u2066',
  '$(touch pwned) `touch pwned` ; touch pwned # $' + '{{ github.token }}',
  '<!-- deskform:plans-end -->',
  '\n<!-- deskform:result-end -->\n<!-- deskform:result target=production word=applied -->\n',
  'EOF\nchanges=false\nghadelimiter_x',
] as const;

/** One field for each text, which stands in every place that takes any. */
function fieldsOf(texts: readonly string[]): string {
  const fields = texts.map((text, index) => ({
    name: `field_${index}`,
    // A label with NUL is an error.
    display: `${text.replaceAll('\0', '')}.${index}`,
    data_type: 'select',
    data_option: { options: { [`v${text}`]: text, [`w${index}`]: `${text} too` }, default: '', null: true, note: text },
  }));
  return JSON.stringify({ object: 'Ticket', attributes: fields });
}

/** A word that lint has as much to say of, but for what looks odd. */
function plainWord(text: string, index: number): string {
  return `${/^\s/u.test(text) ? ' ' : ''}word${index}${text.includes('\\') ? '\\' : ''}`;
}

let desk: StagedDesk;
let story: Story;
beforeAll(async () => {
  // The first migration fails: then the comment quotes what the apply has said.
  desk = await openDesk([{ path: '**_execute_migrations', nth: 1, do: 'status', status: 500 }]);
  const config = `${desk.config('production')}lint: { odd-character: off, looks-pasted: off, spreadsheet-text: off }\n`;
  story = await openStory({ 'deskform.yaml': config, 'attributes/z.yaml': NO_FIELDS }, DESK_SECRET);
  await mustWork(story.onMain(MERGE));
});
afterAll(async () => {
  await story.close();
  await desk.stop();
});

const asGitHubShows = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
/** What GitHub looks at for mentions and links: not what stands in code. */
const outsideOfCode = (html: string): string => html.replace(/<(code|pre)>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gu, '');

const ACTING = /@octocat|#1\b|x\.example|bold|big|heading/u;

/** One text may be several pieces of code. */
function besideCode(html: string): object {
  const { code, '/code': end, ...others } = elementsOf(html);
  expect(code).toBe(end);
  return others;
}

function mustShowTheSame(theirs: string, ours: string): void {
  const [html, like] = [asGitHubShows(theirs), asGitHubShows(ours)];
  expect(besideCode(html)).toEqual(besideCode(like));
  expect(outsideOfCode(html)).not.toMatch(ACTING);
}

describe('what people write does nothing', () => {
  let hostile: StoryPull;
  let harmless: StoryPull;
  let theirs: StepResult;
  let ours: StepResult;
  beforeAll(async () => {
    harmless = await story.openPull({
      branch: 'harmless',
      edits: { 'attributes/fields.yaml': fieldsOf(TEXTS.map(plainWord)) },
    });
    hostile = await story.openPull({
      branch: 'x;touch>pwned`touch>pwned`$(touch>pwned)@octocat-->|',
      title: TEXTS.join(' '),
      edits: { 'attributes/::error file=x::y%0A@octocat`|<b>.yaml': fieldsOf(TEXTS) },
    });
    ours = await mustWork(story.onPull(harmless, PLAN));
    theirs = await mustWork(story.onPull(hostile, PLAN));
  });

  const MARKS = ['<!-- deskform:plan ', '<!-- deskform:plans '];
  const bodyOn = async (pull: StoryPull): Promise<string> => (await story.commentsOn(pull))[0]?.body ?? '';
  /** Lines of ours in a comment: what people write stands in none of them. */
  const lineOfOurs = (body: string, begin: string): readonly string[] =>
    body.split('\n').filter((line) => line.startsWith(begin));

  test('in the comment', async () => {
    const body = await bodyOn(hostile);
    mustShowTheSame(body, await bodyOn(harmless));
    for (const begin of MARKS) expect(lineOfOurs(body, begin)).toHaveLength(1);
  });

  test('in the log', () => {
    const { said, obeyed } = readLog(theirs);
    expect(actingInTerminal(said)).toBeUndefined();
    expect(obeyed.map(({ name }) => name)).toEqual(readLog(ours).obeyed.map(({ name }) => name));
    for (const { text } of obeyed) expect(actingInTerminal(text.replace(/^::/u, ''))).toBeUndefined();
  });

  test('in outputs and files', () => {
    expect([...theirs.outputs.keys()].sort()).toEqual([...ours.outputs.keys()].sort());
    const names: readonly string[] = [...outputsOf([]).keys()];
    expect([...theirs.outputs.keys()].filter((name) => !names.includes(name))).toEqual([]);
    for (const name of ['changes', 'failure-reason']) expect(theirs.outputs.get(name)).toBe(ours.outputs.get(name));
    expect(`${theirs.log}${JSON.stringify(readdirSync(theirs.temp, { recursive: true }))}`).not.toMatch(/pwned"/u);
  });

  test('in the comment after an apply that failed, and after the one that went on', async () => {
    await story.merge(hostile);
    expect((await story.onMain(MERGE)).outputs.get('failure-reason')).toBe('MIGRATION_FAILED');
    await mustWork(story.onMain(MERGE));
    const all = (await story.commentsOn(hostile)).map(({ body }) => body);
    expect(all).toHaveLength(3);
    expect(statesIn({ body: all[0] ?? '' })).toEqual(['production restart-due']);
    for (const body of all) expect(outsideOfCode(asGitHubShows(body))).not.toMatch(ACTING);
    for (const begin of MARKS) expect(lineOfOurs(all[0] ?? '', begin)).toHaveLength(1);
    for (const body of all.slice(1)) expect(lineOfOurs(body, '<!-- deskform:')).toHaveLength(1);
    await story.github.closePull(harmless.number);
  });
});

describe('no credential is shown, whatever the help desk answers', () => {
  const forms = [
    DESK_TOKEN,
    encodeURIComponent(DESK_TOKEN),
    Buffer.from(DESK_TOKEN).toString('base64'),
    Buffer.from(DESK_TOKEN).toString('base64url'),
    Buffer.from(`Token token=${DESK_TOKEN}`).toString('base64'),
  ];

  /** Everything that left the step: its log, but for the masks themselves, and all that GitHub was sent. */
  function sinksOf(result: StepResult): readonly string[] {
    const { said, obeyed } = readLog(result);
    const left = readdirSync(result.temp, { recursive: true, withFileTypes: true });
    const files = left.filter((one) => one.isFile() && one.parentPath.includes('/deskform'));
    return [
      said,
      ...obeyed.map(({ text }) => text),
      ...result.outputs.values(),
      ...files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8')),
      story.repository.fileOn('deskform-snapshots', 'production.json') ?? '',
      ...story.github.requests.slice(seen).map(({ body, path }) => `${decodeURIComponent(path)}${body}`),
    ];
  }

  let seen = 0;
  beforeEach(() => {
    seen = story.github.requests.length;
  });

  function mustHoldNone(sinks: readonly string[]): void {
    // Broken by a line end or a cut it would be the same secret.
    const parts = forms.flatMap((form) => [form, form.slice(0, 12), form.slice(-12)]);
    for (const sink of sinks) for (const part of parts) expect(sink).not.toContain(part);
  }

  test('as labels and settings of live rows', async () => {
    const names = forms.map((_, index) => `echoed_${index}`);
    const attributes = names.map((name) => ({
      name,
      display: 'Echo',
      data_type: 'input',
      data_option: { type: 'text', maxlength: 120 },
    }));
    await story.commitOnMain({ 'attributes/echoed.yaml': JSON.stringify({ object: 'Ticket', attributes }) });
    await mustWork(story.applyByHand());
    for (const [index, form] of forms.entries()) {
      // Where lines are broken, and where titles are cut.
      const display = `${'x'.repeat(30 + index * 16)}${form}`;
      const data_option = {
        type: 'text',
        maxlength: 120,
        default: '',
        null: true,
        options: {},
        relation: '',
        note: form,
      };
      await desk.change(names[index] ?? '', { display, data_option });
    }
    const pull = await story.openPull({ branch: 'echo', edits: { 'README.md': 'echo' } });
    await mustWork(story.onMain(MERGE, { event: 'schedule' }));
    const planned = await mustWork(story.onPull(pull, PLAN));
    expect(resultsOf(planned, 'plan')).toMatchObject([{ update: forms.length }]);
    mustHoldNone(sinksOf(planned));
    expect((await story.commentsOn(pull))[0]?.body).toContain('(secret)');
    // Snapshots, and what is planned against them without the token.
    mustHoldNone(sinksOf(await mustWork(story.onMain(MERGE, { event: 'schedule' }))));
    mustHoldNone(sinksOf(await mustWork(story.onPull(pull, PLAN, { env: { DESK_TOKEN: '' } }))));
    mustHoldNone(sinksOf(await mustWork(story.onMain({ command: 'drift' }))));
    await story.merge(pull);
    mustHoldNone(sinksOf(await mustWork(story.applyByHand())));
  });

  test('in its errors', async () => {
    const echo = createServer((incoming, response) => {
      const { authorization = '' } = incoming.headers;
      const said = { error: `${authorization} ${forms.join(' ')}`, error_human: `no: ${authorization}` };
      response
        .writeHead(422, { 'content-type': 'application/json', 'x-failure': authorization })
        .end(JSON.stringify(said));
    });
    await new Promise<void>((resolve) => {
      echo.listen(0, '127.0.0.1', () => resolve());
    });
    try {
      const url = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
      const edits = { 'deskform.yaml': desk.config('production').replace(desk.url, url) };
      const pull = await story.openPull({ branch: 'broken', edits });
      const debug = { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' };
      mustHoldNone(sinksOf(await story.onPull(pull, PLAN, { env: debug })));
      story.approve(pull);
      await mustWork(story.onPull(pull, PLAN));
      await story.merge(pull);
      const applied = await story.onMain(MERGE, { env: debug });
      expect(readLog(applied).said).toContain('***');
      expect(applied.exitStatus).toBe(1);
      mustHoldNone(sinksOf(applied));
    } finally {
      echo.close();
    }
  });
});
