import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, openDesk, type StagedDesk } from './stage/desk.ts';
import { type Front, openFront } from './stage/front.ts';
import type { StepResult } from './stage/runner.ts';
import { show } from './stage/show.ts';
import { mustWork } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge' };
const DRIFT = { command: 'drift' };

/** What one run may cost, of the thousand an hour that GitHub's own token has. */
const MOST_REQUESTS = 80;

/** How many targets, and how many pull requests are open. */
const SIZES = [
  [1, 1],
  [5, 5],
  [20, 10],
] as const;

type Counts = Readonly<Record<string, number>>;

/** Many addresses of one help desk: for GitHub it makes no difference. */
async function openFleet(
  targets: number,
  fields: string,
): Promise<{ story: Story; desk: StagedDesk; close: () => Promise<void> }> {
  const desk = await openDesk();
  const fronts: Front[] = [];
  for (let target = 0; target < targets; target += 1) fronts.push(await openFront(desk.url));
  const config = fronts.map(({ url }, index) => {
    const text = desk.config(`target-${index + 1}`).replace(desk.url, url);
    return index === 0 ? text : (text.split('targets:\n')[1] ?? '');
  });
  const story = await openStory({ 'deskform.yaml': config.join(''), 'attributes/a.yaml': fields }, DESK_SECRET);
  return {
    story,
    desk,
    close: async () => {
      await story.close();
      for (const front of fronts) await front.close();
      await desk.stop();
    },
  };
}

const field = (name: string): string => ticketFields({ [name]: `Label of ${name}` });

describe('requests to GitHub grow with what changes, not with targets times pull requests', () => {
  const counted: Counts[] = [];

  test.each(SIZES)(
    '%i targets, %i open pull requests',
    async (targets, open) => {
      const { story, desk, close } = await openFleet(targets, field('floor'));
      const counts: Record<string, number> = {};
      const count = async (what: string, run: () => Promise<StepResult>): Promise<void> => {
        const before = story.github.requests.length;
        await mustWork(run());
        counts[what] = story.github.requests.length - before;
      };
      const openPull = (name: string): Promise<StoryPull> =>
        story.openPull({ branch: name, edits: { [`attributes/${name}.yaml`]: field(name) } });
      await mustWork(story.onMain({ ...MERGE, expect: 'anything' }));
      const [first, second] = [await openPull('first'), await openPull('second')];
      for (let number = 3; number <= open + 2; number += 1)
        await mustWork(story.onPull(await openPull(`pull_${number}`), PLAN));
      await mustWork(story.onPull(second, PLAN));
      await count('the first plan of a pull request', () => story.onPull(first, PLAN));
      await count('the same again', () => story.onPull(first, PLAN));
      await story.merge(first);
      await count('a merge', () => story.onMain(MERGE));
      await story.merge(second);
      await count('a merge straight after it', () => story.onMain(MERGE));
      await count('a schedule, nothing new', () => story.onMain(MERGE, { event: 'schedule' }));
      await count('drift, none found', () => story.onMain(DRIFT));
      await desk.change('floor', { display: 'By hand' });
      await count('a schedule, every plan is another', () => story.onMain(MERGE, { event: 'schedule' }));
      await count('drift, found on every target', () => story.onMain(DRIFT));
      counted.push(counts);
      console.log(targets, open, counts);
      await show(`size-${targets}`, [
        (await story.commentsOn(first))[0]?.body ?? '',
        (await story.commentsOn(second))[0]?.body ?? '',
      ]);
      await close();
      expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(MOST_REQUESTS);
    },
    400_000,
  );

  test('the table of the docs says so', async () => {
    const names = Object.keys(counted[0] ?? {});
    const table = [
      `| one run | ${SIZES.map(([targets, open]) => `${targets} targets, ${open} open`).join(' | ')} |`,
      `| --- | ${SIZES.map(() => '---:').join(' | ')} |`,
      ...names.map((name) => `| ${name} | ${counted.map((counts) => counts[name]).join(' | ')} |`),
    ].join('\n');
    await expect(`${table}\n`).toMatchFileSnapshot('./golden/requests.md');
    const page = readFileSync(new URL('../../docs/github.md', import.meta.url), 'utf8');
    const [, shown = ''] = /<!-- requests -->\n([\s\S]*?)<!-- requests end -->/u.exec(page) ?? [];
    expect(shown.trim()).toBe(table);
  });
});

describe('two thousand attributes', () => {
  let story: Story;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ story, close } = await openFleet(2, field('floor')));
    await mustWork(story.onMain({ ...MERGE, expect: 'anything' }));
  });
  afterAll(() => close());

  test('the comment', async () => {
    const names = Array.from({ length: 2_000 }, (_, index) => `field_${index}`);
    const many = ticketFields(Object.fromEntries(names.map((name) => [name, `Label of ${name}`])));
    const tomb = 'object: Ticket\nattributes:\n  - { name: floor, state: absent }\n';
    const pull = await story.openPull({
      branch: 'many',
      edits: { 'attributes/many.yaml': many, 'attributes/a.yaml': tomb },
    });
    const step = await story.onPull(pull, PLAN);
    const [comment] = await story.commentsOn(pull);
    await show('many', [comment?.body ?? '', step.log.slice(0, 1000), String(step.exitStatus)]);
    console.log(Buffer.byteLength(comment?.body ?? ''), step.exitStatus, step.outputs.get('results'));
    const t = Date.now();
    await story.merge(pull);
    const merged = await story.onMain({ ...MERGE, target: 'target-1' });
    console.log(Date.now() - t);
    await show('many-merged', [
      (await story.commentsOn(pull))[0]?.body ?? '',
      merged.log.slice(-3000),
      String(merged.exitStatus),
    ]);
  }, 300_000);
});
