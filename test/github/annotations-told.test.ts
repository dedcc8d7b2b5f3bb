import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { annotationsOfProblems } from '../../src/github/annotations/of-problems.ts';
import { annotationsOfStory } from '../../src/github/annotations/of-story.ts';
import type { Annotation } from '../../src/github/log.ts';
import { makeProblem } from '../../src/problem/problem.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { PLACES, planWith } from '../render/hostile-plan.ts';
import { actingInTerminal, elementsOf, hostileText } from '../render/hostile-texts.ts';
import { tellInSteps } from './runner-commands.ts';

function mark(level: Annotation['level'], number: number, message = `a ${level}`): Annotation {
  return {
    level,
    title: `Ticket.field_${number}`,
    message,
    place: { file: 'attributes/ticket.yaml', line: number, column: 5 },
  };
}

function marks(level: Annotation['level'], count: number, message?: string): readonly Annotation[] {
  return Array.from({ length: count }, (_, index) => mark(level, index + 1, message));
}

const asGitHubShows = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

describe('on the lines', () => {
  test('a mark is a command of the runner, with its place and its title', () => {
    const { stdout, left } = tellInSteps([[mark('warning', 7, 'label: 50%\nnext line')]]);
    expect(stdout).toBe(
      '::warning title=Ticket.field_7,file=attributes/ticket.yaml,line=7,col=5::label: 50%25%0Anext line\n',
    );
    expect(left).toEqual([[]]);
  });

  test('of each level GitHub shows ten for a step: the first ones', () => {
    const { commands, left } = tellInSteps([[...marks('notice', 25), ...marks('error', 12), ...marks('warning', 3)]]);
    const lines = (name: string): readonly number[] =>
      commands.filter((command) => command.name === name).map(({ properties }) => Number(properties.line));
    expect(lines('error')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(lines('warning')).toEqual([1, 2, 3]);
    expect(lines('notice')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(left[0]).toHaveLength(1);
    expect(left[0]?.[0]).toContain('**17 more annotations:**');
  });

  test('what several targets say of one line is told once', () => {
    const { commands, left } = tellInSteps([
      [...marks('warning', 8), ...marks('warning', 8), ...marks('warning', 2, 'another')],
    ]);
    expect(commands).toHaveLength(10);
    expect(left).toEqual([[]]);
  });

  test('a message is never longer than GitHub takes, and says what is missing', () => {
    const [oneLine, manyLines] = ['漢'.repeat(70_000), Array.from({ length: 900 }, (_, i) => `line ${i}`).join('\n')];
    const { commands } = tellInSteps([[mark('error', 1, oneLine), mark('error', 2, manyLines)]]);
    for (const { data } of commands) expect(data.length).toBeLessThanOrEqual(4_096);
    expect(commands[0]?.data).toMatch(/… \(\d+ more characters\)$/u);
    expect(commands[1]?.data).toMatch(/^line 0\nline 1\n[\s\S]*\n… and \d+ more lines$/u);
  });

  test('none are told where none are wanted, and none are left for the summary', () => {
    const { stdout, left } = tellInSteps([marks('error', 30)], 'none');
    expect(stdout).toBe('');
    expect(left).toEqual([[]]);
  });
});

/** The part of the summary with what is more than ten of a level. */
function partOf(annotations: readonly Annotation[]): string {
  return tellInSteps([annotations]).left[0]?.[0] ?? '';
}

describe('in the summary', () => {
  test('stands what GitHub does not show, with level, place and text', () => {
    const onTheRun: Annotation = { level: 'warning', title: 'Ticket.x', message: 'one\ntwo', place: undefined };
    expect(partOf([...marks('warning', 11), onTheRun])).toBe(
      [
        '**2 more annotations:** GitHub shows ten of each level for a step.',
        '',
        '| level | place | what |',
        '| --- | --- | --- |',
        '| warning | `attributes/ticket.yaml:11` | `Ticket.field_11: a warning` |',
        '| warning |  | `Ticket.x: one; two` |',
      ].join('\n'),
    );
  });

  test('is room for a hundred thousand bytes, and a word on the others', () => {
    const part = partOf(marks('notice', 5_000, '漢'.repeat(200)));
    expect(Buffer.byteLength(part)).toBeLessThan(101_000);
    const rows = part.split('\n').filter((line) => line.startsWith('| notice |')).length;
    expect(part).toMatch(new RegExp(`\n… and ${4_990 - rows} more; `, 'u'));
  });
});

describe('a text of people or of the network does nothing', () => {
  const RUNS = 200;
  const SEED = 20_261_121;
  const texts = fc.array(hostileText, { minLength: PLACES.length, maxLength: PLACES.length });
  const all = fc.sample(texts, { seed: SEED, numRuns: RUNS }).map((these): readonly Annotation[] => {
    const [first = '', second = ''] = these;
    const problem = makeProblem('label-twice', first, { where: { file: second, line: 1, column: 1 }, hint: second });
    const story = tellPlan(
      planWith((place) => these[PLACES.indexOf(place)] ?? ''),
      undefined,
    );
    return [...annotationsOfStory(story, ''), ...annotationsOfProblems([problem], '')];
  });

  test('on the lines: every line of the log is a mark of ours', () => {
    expect(all.flat().length).toBeGreaterThan(RUNS * 5);
    const { commands } = tellInSteps(all);
    for (const { name, properties, data } of commands) {
      expect(['error', 'warning', 'notice']).toContain(name);
      expect(Object.keys(properties).filter((key) => !['title', 'file', 'line', 'col'].includes(key))).toEqual([]);
      expect(actingInTerminal(`${data}\n${properties.title}\n${properties.file ?? ''}`)).toBeUndefined();
    }
  });

  test('in the summary: all of it stands in code', () => {
    const { left } = tellInSteps(
      all.map((these) => [...marks('error', 10), ...marks('warning', 10), ...marks('notice', 10), ...these]),
    );
    for (const [index, [part = '']] of left.entries()) {
      const html = asGitHubShows(part);
      const { td = 0, tr = 0, code = 0, ...others } = elementsOf(html);
      const rows = all[index]?.length ?? 0;
      const placed = all[index]?.filter(({ place }) => place !== undefined).length ?? 0;
      expect({ td, tr, code }).toEqual({ td: 3 * rows, tr: rows + 1, code: rows + placed });
      expect(Object.keys(others).filter((name) => !OURS.includes(name))).toEqual([]);
      expect(html.replace(/<code>[\s\S]*?<\/code>/gu, '')).not.toMatch(/@|#\d|www\.|:\/\//u);
      expect(actingInTerminal(part)).toBeUndefined();
    }
  });

  test('also when it is 70,000 characters long', () => {
    const long = (sign: string) =>
      annotationsOfStory(
        tellPlan(
          planWith((place) => `${place}${sign.repeat(70_000)}`),
          undefined,
        ),
        '',
      );
    const { commands, left } = tellInSteps(
      ['漢', '`', '|', '%', '::error::'].map((sign) => [
        ...marks('notice', 10),
        ...marks('warning', 10),
        ...marks('error', 10),
        ...long(sign),
      ]),
    );
    for (const { data, properties } of commands) {
      expect(data.length).toBeLessThanOrEqual(4_096);
      expect(properties.title?.length).toBeLessThanOrEqual(255);
    }
    for (const [part = ''] of left) expect(Buffer.byteLength(part)).toBeLessThan(20_000);
  });
});

const OURS = [
  'p',
  '/p',
  'strong',
  '/strong',
  'table',
  '/table',
  'thead',
  '/thead',
  'tbody',
  '/tbody',
  'th',
  '/th',
  '/td',
  '/tr',
  '/code',
];
