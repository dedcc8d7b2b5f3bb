import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeProblem } from '../../src/model/problem.ts';
import { type Finding, findingsOf, refusalsOf } from '../../src/render/problems.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { byDepth } from '../deep.ts';
import { deepTest } from '../deep-test.ts';
import { PLACES, planWith } from '../render/hostile-plan.ts';
import { actingInTerminal, hostileText } from '../render/hostile-texts.ts';
import { tellInSteps } from './runner-commands.ts';

function mark(severity: Finding['severity'], number: number, line = `a ${severity}`): Finding {
  return {
    severity,
    title: `Ticket.field_${number}`,
    lines: [line],
    where: { file: 'attributes/ticket.yaml', line: number, column: 5 },
  };
}

function marks(severity: Finding['severity'], count: number, line?: string): readonly Finding[] {
  return Array.from({ length: count }, (_, index) => mark(severity, index + 1, line));
}

describe('on the lines', () => {
  test('a mark is a command of the runner, with its place and its title', () => {
    const { stdout } = tellInSteps([[mark('warning', 7, 'label: 50%\nnext line')]]);
    expect(stdout).toBe(
      '::warning file=attributes/ticket.yaml,line=7,col=5,title=Ticket.field_7::label: 50%25\\nnext line\n',
    );
  });

  test('what several targets say of one line is told once', () => {
    const { commands } = tellInSteps([
      [...marks('warning', 8), ...marks('warning', 8), ...marks('warning', 2, 'another')],
    ]);
    expect(commands).toHaveLength(10);
  });
});

describe('a text of people or of the network does nothing', () => {
  const RUNS = byDepth({ day: 40, deep: 200 });
  const SEED = 20_261_121;
  const texts = fc.array(hostileText, { minLength: PLACES.length, maxLength: PLACES.length });
  const all = fc.sample(texts, { seed: SEED, numRuns: RUNS }).map((these): readonly Finding[] => {
    const [first = '', second = ''] = these;
    const problem = makeProblem('label-twice', first, { where: { file: second, line: 1, column: 1 }, hint: second });
    const story = tellPlan(
      planWith((place) => these[PLACES.indexOf(place)] ?? ''),
      undefined,
    );
    return [...refusalsOf(story), ...findingsOf([problem])];
  });

  test('on the lines: every line of the log is a mark of ours', () => {
    expect(all.flat().length).toBeGreaterThanOrEqual(RUNS * 3);
    const { commands } = tellInSteps(all);
    for (const { name, properties, data } of commands) {
      expect(['error', 'warning']).toContain(name);
      expect(Object.keys(properties).filter((key) => !['title', 'file', 'line', 'col'].includes(key))).toEqual([]);
      expect(actingInTerminal(`${data}\n${properties.title}\n${properties.file ?? ''}`)).toBeUndefined();
    }
  });

  deepTest('also when it is 70,000 characters long: a title has what GitHub takes, which cuts a message itself', () => {
    const long = (sign: string) =>
      refusalsOf(
        tellPlan(
          planWith((place) => `${place}${sign.repeat(70_000)}`),
          undefined,
        ),
      );
    const { commands } = tellInSteps(
      ['漢', '`', '|', '%', '::error::'].map((sign) => [...marks('warning', 10), ...marks('error', 10), ...long(sign)]),
    );
    for (const { properties } of commands) expect(properties.title?.length).toBeLessThanOrEqual(255);
  });
});
