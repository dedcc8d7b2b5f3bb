import { describe, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, openDesk, type StagedDesk } from './stage/desk.ts';
import { type Front, openFront } from './stage/front.ts';
import type { StepResult } from './stage/runner.ts';
import { mustWork } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';

const PLAN = { command: 'plan' };
const MERGE = { command: 'merge' };
const DRIFT = { command: 'drift' };

/** What one run may cost, of the thousand an hour that GitHub's own token has. */
const MOST_REQUESTS = 40;

/** How many targets, and how many pull requests are open. */
const SIZES = [
  [1, 1],
  [3, 3],
  [8, 5],
] as const;

interface Fleet {
  readonly story: Story;
  readonly desk: StagedDesk;
  readonly close: () => Promise<void>;
}

const field = (name: string): string => ticketFields({ [name]: `Label of ${name}` });

/** Many addresses of one help desk: for GitHub it makes no difference. */
async function openFleet(targets: number): Promise<Fleet> {
  const desk = await openDesk();
  const fronts: Front[] = [];
  for (let target = 0; target < targets; target += 1) fronts.push(await openFront(desk.url));
  const config = fronts.map(({ url }, index) => {
    const text = desk.config(`target-${index + 1}`).replace(desk.url, url);
    return index === 0 ? text : (text.split('targets:\n')[1] ?? '');
  });
  const story = await openStory({ 'deskform.yaml': config.join(''), 'attributes/a.yaml': field('floor') }, DESK_SECRET);
  await mustWork(story.applyByHand());
  return {
    story,
    desk,
    close: async () => {
      await story.close();
      await Promise.all(fronts.map((front) => front.close()));
      await desk.stop();
    },
  };
}

describe('requests to GitHub grow with what changes, not with targets times pull requests', () => {
  const counted: Readonly<Record<string, number>>[] = [];

  test.each(SIZES)(
    '%i targets, %i open pull requests',
    async (targets, open) => {
      const { story, desk, close } = await openFleet(targets);
      const counts: Record<string, number> = {};
      const count = async (what: string, run: Promise<StepResult>): Promise<void> => {
        const before = story.github.requests.length;
        await mustWork(run);
        counts[what] = story.github.requests.length - before;
      };
      const openPull = (name: string): Promise<StoryPull> =>
        story.openPull({ branch: name, edits: { [`attributes/${name}.yaml`]: field(name) } });
      const [first, second] = [await openPull('first'), await openPull('second')];
      const names = Array.from({ length: open }, (_, index) => `pull_${index}`);
      const others = [second];
      for (const name of names) others.push(await openPull(name));
      for (const pull of others) await mustWork(story.onPull(pull, PLAN));

      await count('plan of a pull request, with its first comment', story.onPull(first, PLAN));
      await count('the same plan again', story.onPull(first, PLAN));
      await story.merge(first);
      await count('merge', story.onMain(MERGE));
      await story.merge(second);
      await count('second merge right after', story.onMain(MERGE));
      await count('daily run, nothing changed', story.onMain(MERGE, { event: 'schedule' }));
      await count('drift, none is found', story.onMain(DRIFT));
      await desk.change('floor', { display: 'By hand' });
      await count('daily run, every open plan changed', story.onMain(MERGE, { event: 'schedule' }));
      await count('drift, found on every target', story.onMain(DRIFT));
      counted.push(counts);
      await close();
      expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(MOST_REQUESTS);
    },
    1_500_000,
  );

  test('as the table of them says', async () => {
    const table = [
      '| one run | 1 target, 1 open pull request | 3 and 3 | 8 and 5 |',
      '| --- | ---: | ---: | ---: |',
      ...Object.keys(counted[0] ?? {}).map(
        (what) => `| ${what} | ${counted.map((counts) => counts[what]).join(' | ')} |`,
      ),
    ].join('\n');
    await expect(`${table}\n`).toMatchFileSnapshot('./golden/requests.md');
  });
});

test('of two thousand attributes the comment counts all, and shows what is dangerous and the first fifty', async () => {
  const { story, desk, close } = await openFleet(2);
  const names = Array.from({ length: 2_000 }, (_, index) => `field_${index}`);
  const many = ticketFields(Object.fromEntries(names.map((name) => [name, `Label of ${name}`])));
  const edits = {
    'attributes/many.yaml': many,
    'attributes/a.yaml': 'object: Ticket\nattributes:\n  - { name: floor, state: absent }\n',
  };
  const pull = await story.openPull({ branch: 'many', edits });
  await mustWork(story.onPull(pull, PLAN));
  const bodyNow = async (): Promise<string> => (await story.commentsOn(pull))[0]?.body ?? '';
  const planned = await bodyNow();
  expect(planned).toMatch(/\n### .*\*\*deletes 1 empty field\*\*, 2,000 added, 1 deleted · restart required\n/u);
  expect(planned).toMatch(/> \[!WARNING\]\n> \*\*1 risk:\*\*\n> - `Ticket\.floor`: the field is deleted: no ticket/u);
  expect(planned.match(/^\+ Ticket\./gmu)).toHaveLength(50);
  expect(planned).toMatch(/1,950 more changes: \[the run\]\(https:\/\/github\.example\.com\//u);
  // Its digest is too long for a comment; what was approved is known all the same.
  await story.merge(pull);
  await mustWork(story.onMain({ ...MERGE, target: 'target-1' }));
  expect((await desk.rowOf('field_1999')).display).toBe('Label of field_1999');
  const applied = await bodyNow();
  expect(applied).toMatch(/\n### `target-1`: applied, restart the service now · `target-2`: not applied yet\n/u);
  for (const body of [planned, applied]) expect(Buffer.byteLength(body)).toBeLessThan(65_536);
  await close();
}, 300_000);
