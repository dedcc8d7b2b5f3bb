import { expect, test } from 'vitest';
import { annotationsOfProblems } from '../../src/github/annotations.ts';
import { makeProblem } from '../../src/problem/problem.ts';

const at = (file: string, line: number): { file: string; line: number; column: number } => ({ file, line, column: 3 });

test('each problem stands at its line, with its code above it and the way out below', () => {
  const problem = makeProblem('option-blanks', 'the value "a " ends with a blank', {
    where: at('attributes/ticket.yaml', 7),
    hint: 'Take it out.',
  });
  expect(annotationsOfProblems([problem], 'desks/berlin')).toEqual([
    {
      level: 'warning',
      title: 'option-blanks',
      message: 'the value "a " ends with a blank\nTake it out.',
      place: { file: 'desks/berlin/attributes/ticket.yaml', line: 7, column: 3 },
    },
  ]);
});

test('errors come first, and then it goes by file and line; without a place it is one on the run', () => {
  const problems = [
    makeProblem('label-twice', 'one', { where: at('b.yaml', 2) }),
    makeProblem('unknown-key', 'two', { where: at('b.yaml', 9) }),
    makeProblem('label-twice', 'three', { where: at('a.yaml', 4) }),
    makeProblem('unknown-key', 'four', { where: at('b.yaml', 1) }),
    makeProblem('no-project', 'five'),
  ];
  const told = annotationsOfProblems(problems, '').map(
    ({ level, message, place }) =>
      `${level} ${message} ${place === undefined ? 'the run' : `${place.file}:${place.line}`}`,
  );
  expect(told).toEqual([
    'error five the run',
    'error four b.yaml:1',
    'error two b.yaml:9',
    'warning three a.yaml:4',
    'warning one b.yaml:2',
  ]);
});
