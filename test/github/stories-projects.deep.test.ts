import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMark } from '../../src/github/comment/mark.ts';
import { ticketFields } from '../cli/repository.ts';
import { DESK_SECRET, NO_FIELDS, openDesk, type StagedDesk } from './stage/desk.ts';
import type { Answer } from './stage/github.ts';
import { mustWork } from './stage/step-log.ts';
import { openStory, type Story } from './stage/story.ts';

/** Two projects of one repository, each with a target that is called `production`. */
const PROJECTS = ['emea', 'apac'] as const;

let desks: readonly [StagedDesk, StagedDesk];
let story: Story;
const run = (command: string, project: string): ReturnType<Story['onMain']> =>
  story.onMain({ command, config: `${project}/deskform.yaml` });

beforeAll(async () => {
  desks = await Promise.all([openDesk(), openDesk()]);
  const files = PROJECTS.flatMap((project, index) => [
    [`${project}/deskform.yaml`, desks[index]?.config('production') ?? ''],
    [`${project}/attributes/a.yaml`, NO_FIELDS],
  ]);
  story = await openStory(Object.fromEntries(files), DESK_SECRET);
  for (const project of PROJECTS) await mustWork(run('merge', project));
});
afterAll(async () => {
  await story.close();
  await Promise.all(desks.map((desk) => desk.stop()));
});

test('each has its own comment, and is applied under its own approval', async () => {
  const pull = await story.openPull({
    branch: 'both',
    edits: {
      'emea/attributes/a.yaml': ticketFields({ floor: 'Floor' }),
      'apac/attributes/a.yaml': ticketFields({ door: 'Door' }),
    },
  });
  for (const project of PROJECTS) {
    await mustWork(story.onPull(pull, { command: 'plan', config: `${project}/deskform.yaml` }));
  }
  for (const [index, project] of PROJECTS.entries()) {
    const { body = '' } = (await story.commentsOn(pull))[index] ?? {};
    expect(body).toContain(`\n### ${project}: production: 1 added`);
    expect(story.checkOn(pull, `deskform/${project}`)).toMatch(/^success: /u);
  }
  await story.merge(pull);
  for (const project of PROJECTS) await mustWork(run('merge', project));
  const marks = (await story.commentsOn(pull)).flatMap(({ body }) => parseMark(body) ?? []);
  expect(marks.map((mark) => [mark.project, mark.targets[0]?.state])).toEqual([
    ['emea', 'restart-due'],
    ['apac', 'restart-due'],
  ]);
  expect([(await desks[0].rowOf('floor'))?.display, (await desks[1].rowOf('door'))?.display]).toEqual([
    'Floor',
    'Door',
  ]);
});

test('a plan that is made again after a merge finds no new target in a project of a folder', async () => {
  const edits = { 'emea/attributes/c.yaml': ticketFields({ wing: 'Wing' }) };
  const pull = await story.openPull({ branch: 'wing', edits });
  await mustWork(story.onPull(pull, { command: 'plan', config: 'emea/deskform.yaml' }));
  await story.commitOnMain({ 'emea/README.md': 'Hello\n' });
  await mustWork(run('merge', 'emea'));
  expect(story.checkOn(pull, 'deskform/emea')).toMatch(/^success: /u);
  expect((await story.commentsOn(pull))[0]?.body).not.toContain('where deskform connects');
  await story.merge(pull);
});

test('with `paths:` the run of an older commit applies its project, and what is elsewhere is none of its business', async () => {
  const edits = { 'emea/attributes/b.yaml': ticketFields({ hall: 'Hall' }) };
  const pull = await story.openPull({ branch: 'hall', edits });
  await mustWork(story.onPull(pull, { command: 'plan', config: 'emea/deskform.yaml' }));
  await story.merge(pull);
  await story.commitOnMain({ 'apac/attributes/broken.yaml': 'attributes: {', 'other.yaml': 'targets: [' });
  await mustWork(story.onMain({ command: 'merge', config: 'emea/deskform.yaml' }, { back: 1 }));
  expect((await desks[0].rowOf('hall')).display).toBe('Hall');
  await story.commitOnMain({ 'apac/attributes/broken.yaml': undefined, 'other.yaml': undefined });
});

test('each tells its own drift, and leaves that of the other alone', async () => {
  await desks[0].change('floor', { display: 'Etage' });
  for (const project of PROJECTS) await mustWork(run('drift', project));
  const told: readonly Answer[] = await story.github.ask('GET', '/issues?state=open');
  expect(told.map(({ title }) => title)).toEqual(['deskform: drift of emea']);
});
