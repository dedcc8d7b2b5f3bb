import { expect, test } from 'vitest';
import { makeProblem } from '../../src/model/problem.ts';
import { problemsOnce } from '../../src/render/problems.ts';

const undeclared = (key: string) =>
  makeProblem('undeclared', `${key} is on the help desk, but not in the files`, {
    hint: `Import ${key}.`,
    where: { file: 'a.yaml', line: key.length, column: 1 },
    key,
  });

test('the same warning of several attributes is one, at the first place and with all names', () => {
  const first = undeclared('Ticket.one');
  const others = ['Ticket.three', 'User.one'].map(undeclared);
  const other = makeProblem('no-options', 'Ticket.two has no options', { key: 'Ticket.two' });
  expect(problemsOnce([first, other, ...others])).toEqual([
    { ...first, message: `${first.message}. The same: Ticket.three, User.one` },
    other,
  ]);
});

test('more than ten names are a number, and two warnings of one attribute do not name it twice', () => {
  const many = Array.from({ length: 13 }, (_, at) => undeclared(`Ticket.f${at}`));
  expect(problemsOnce([...many, ...many]).map(({ message }) => message)).toEqual([
    expect.stringMatching(/The same: Ticket\.f1, .*Ticket\.f10 and 2 more$/u),
  ]);
});

test('errors, warnings without an attribute, and different warnings stay as they are', () => {
  const problems = [
    ...['Ticket.a', 'Ticket.b'].map((key) => makeProblem('name-fatal', `${key} is fatal`, { key })),
    makeProblem('no-options', 'a file', {}),
    makeProblem('no-options', 'a file', {}),
    makeProblem('no-options', 'Ticket.a has none', { key: 'Ticket.a' }),
    makeProblem('no-options', 'Ticket.b has many', { key: 'Ticket.b' }),
  ];
  expect(problemsOnce(problems)).toEqual(problems);
});
