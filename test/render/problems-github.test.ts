import { expect, test } from 'vitest';
import { makeProblem } from '../../src/model/problem.ts';
import { findingsOf, renderFindingsGithub } from '../../src/render/problems.ts';

const WHERE = { file: 'attributes/ticket.yaml', line: 7, column: 3 };

/** What the runner reads from a line, as its own parser does: ::command properties::data, with the escapes undone. */
function read(line: string): { readonly command: string; readonly properties: object; readonly data: string } {
  const [, command = '', written = '', data = ''] = /^::(\S+) (.*?)::(.*)$/su.exec(line) ?? [];
  const properties = written.split(',').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, unescaped(value.join('=').replaceAll('%3A', ':').replaceAll('%2C', ','))];
  });
  return { command, properties: Object.fromEntries(properties), data: unescaped(data) };
}

function unescaped(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

test.each([
  [
    'a warning stands at its line, with its code above it and the way out below',
    makeProblem('option-blanks', 'the value "a " ends with a blank', { where: WHERE, hint: 'Take it out.' }),
    '::warning file=attributes/ticket.yaml,line=7,col=3,title=option-blanks::the value "a " ends with a blank%0ATake it out.\n',
  ],
  [
    'an error without a place stands nowhere',
    makeProblem('no-project', 'there is no deskform.yaml here'),
    '::error title=no-project::there is no deskform.yaml here\n',
  ],
  [
    'per cent, colons and commas of a file name are escaped',
    makeProblem('yaml-syntax', '50% of it', { where: { ...WHERE, file: 'a, b: 100%.yaml' } }),
    '::error file=a%2C b%3A 100%25.yaml,line=7,col=3,title=yaml-syntax::50%25 of it\n',
  ],
])('%s', (_, problem, line) => {
  expect(renderFindingsGithub(findingsOf([problem]), '')).toBe(line);
});

test('a project in a folder of its repository is named from the top', () => {
  const problem = makeProblem('option-blanks', 'x', { where: WHERE });
  expect(renderFindingsGithub(findingsOf([problem]), 'desks/berlin')).toContain(
    'file=desks/berlin/attributes/ticket.yaml,',
  );
});

test.each([
  'a\n::error::owned',
  'a\r::stop-commands::now',
  'a\r\n::set-output name=x::y',
  '::add-mask::a',
  'a\u2028::error::b',
  'a\u0085::error::b',
  '##[error]a',
  'a ::warning file=x::b',
  '%0A::error::a',
  '%250A::error::a',
])('%j of somebody else is no command, and no second line', (text) => {
  const written = renderFindingsGithub(
    findingsOf([makeProblem('label-twice', text, { where: { ...WHERE, file: text }, hint: text })]),
    '',
  );
  expect(written.endsWith('\n')).toBe(true);
  const lines = written.slice(0, -1).split(/\r\n|[\n\r\u0085\u2028\u2029]/u);
  expect(lines).toHaveLength(1);
  const { command, properties, data } = read(lines[0] ?? '');
  expect(command).toBe('warning');
  expect(Object.keys(properties)).toEqual(['file', 'line', 'col', 'title']);
  // Two lines, ours: the message and the way out. Neither begins with a command.
  expect(data.split('\n')).toHaveLength(2);
  expect(data).not.toMatch(/(?:^|\s)::[a-z]|##\[/mu);
});
