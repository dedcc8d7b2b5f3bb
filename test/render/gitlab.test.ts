import { expect, test } from 'vitest';
import { makeProblem } from '../../src/model/problem.ts';
import { renderProblemsGitlab } from '../../src/render/problems.ts';

const PLACE = ['', 'deskform.yaml'] as const;
const WHERE = { file: 'attributes/ticket.yaml', line: 7, column: 3 };

interface Finding {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

const read = (text: string): readonly Finding[] => JSON.parse(text);

test('a problem is a finding at its line, with the way out', () => {
  const problem = makeProblem('option-blanks', 'the value "a " ends with a blank', {
    where: WHERE,
    hint: 'Take it out.',
  });
  expect(read(renderProblemsGitlab([problem], ...PLACE))).toEqual([
    {
      description: 'the value "a " ends with a blank → Take it out.',
      check_name: 'option-blanks',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/u),
      severity: 'minor',
      location: { path: 'attributes/ticket.yaml', lines: { begin: 7 } },
    },
  ]);
});

test('one without a place stands at the configuration, and an error is critical', () => {
  const [finding] = read(renderProblemsGitlab([makeProblem('no-project', 'there is no deskform.yaml here')], ...PLACE));
  expect(finding).toMatchObject({
    severity: 'critical',
    location: { path: 'deskform.yaml', lines: { begin: 1 } },
  });
});

test('no problems are an empty report', () => {
  expect(renderProblemsGitlab([], ...PLACE)).toBe('[]\n');
});

test('a project in a folder of its repository is named from the top', () => {
  const problem = makeProblem('option-blanks', 'x', { where: WHERE });
  const [finding] = read(renderProblemsGitlab([problem], 'desks/berlin', 'deskform.yaml'));
  expect(finding?.location.path).toBe('desks/berlin/attributes/ticket.yaml');
});

test('a finding stays the same when it only moves, and two alike are two', () => {
  const at = (line: number) => makeProblem('option-blanks', 'x', { where: { ...WHERE, line } });
  const prints = (...lines: readonly number[]): readonly string[] =>
    read(renderProblemsGitlab(lines.map(at), ...PLACE)).map(({ fingerprint }) => fingerprint);
  expect(prints(7)).toEqual(prints(90));
  expect(new Set(prints(7, 8)).size).toBe(2);
  expect(prints(7, 8)).toEqual(prints(17, 18));
});

test.each(['a\n::error::b', '\u001b[31mred', '\u202egnp', 'Größe 漢 😀', '</script>'])(
  '%j of somebody else does nothing, and comes back as it is legible',
  (text) => {
    const written = renderProblemsGitlab([makeProblem('label-twice', text, { where: WHERE, hint: text })], ...PLACE);
    expect(written).toMatch(/^[\n\u0020-\u007e]*$/u);
    const [finding] = read(written);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
    expect(finding?.description).not.toMatch(/[\u0000-\u001f\u202e]/u);
  },
);
