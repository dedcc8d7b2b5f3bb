import { expect, test } from 'vitest';
import { CONFIG, declaredIn, folderWith, mark, projectWithConfig, tell } from './temporary-project.ts';

test.each([
  [
    'a code that there is not, with the one that was meant',
    'option-blank: off',
    'unknown-key 6:3 no warning has the code "option-blank" | Did you mean option-blanks?',
  ],
  [
    'a code near no other',
    'everything: off',
    'unknown-key 6:3 no warning has the code "everything" | Each warning shows its code. docs/failures.md lists all codes.',
  ],
  [
    'a name that every object has',
    'constructor: off',
    'unknown-key 6:3 no warning has the code "constructor" | Each warning shows its code. docs/failures.md lists all codes.',
  ],
  [
    'a mistake, which cannot be switched off',
    'name-fatal: off',
    'wrong-shape 6:3 name-fatal is always an error | Remove the line: only warnings have a level.',
  ],
  [
    'another word',
    'option-blanks: none',
    'wrong-shape 6:18 option-blanks must be error, warning or off, not the text "none" | Did you mean off?',
  ],
])('lint takes no %s', async (_, line, problem) => {
  const { problems } = await projectWithConfig(`${CONFIG}lint:\n  ${line}\n`);
  expect(problems.map(tell)).toEqual([problem]);
});

const TWINS = `object: Ticket
attributes:
  - { name: a, display: Same, data_type: date }
  - { name: b, display: Same, data_type: date }
  - name: c
    display: Choice
    data_type: select
    data_option:
      options:
        " a": First
`;
const loaded = async (lint: string): ReturnType<typeof declaredIn> =>
  declaredIn({ folder: await folderWith({ 'deskform.yaml': `${CONFIG}${lint}`, 'a.yaml': TWINS }) });

test.each([
  ['as they come', '', ['warning label-twice 4:25', 'warning option-blanks 10:9']],
  ['as mistakes', 'lint: { label-twice: error }', ['error label-twice 4:25', 'warning option-blanks 10:9']],
  ['not at all', 'lint: { label-twice: off, option-blanks: off }', []],
  ['as said twice', 'lint: { label-twice: warning }', ['warning label-twice 4:25', 'warning option-blanks 10:9']],
])('warnings are told %s', async (_, lint, told) => {
  const { problems } = await loaded(lint);
  expect(problems.map(({ severity, code, where }) => `${severity} ${code} ${where?.line}:${where?.column}`)).toEqual(
    told,
  );
});

test('each shows the line that it is about', async () => {
  const { problems } = await loaded('');
  expect(problems.map(mark)).toEqual([
    '  - { name: b, display: Same, data_type: date }\n                        ^',
    '        " a": First\n        ^',
  ]);
});

test('warnings of older kinds have a level, too', async () => {
  const attributes =
    'object: Ticket\nattributes:\n  - { name: Big, display: Big, data_type: date, data_option: { colour: red } }\n';
  const problemsWith = async (lint: string): Promise<readonly string[]> => {
    const folder = await folderWith({ 'deskform.yaml': `${CONFIG}${lint}`, 'a.yaml': attributes });
    return (await declaredIn({ folder })).problems.map(({ severity, code }) => `${severity} ${code}`);
  };
  expect(await problemsWith('')).toEqual(['warning name-upper-case', 'warning data-option-unknown']);
  expect(await problemsWith('lint: { name-upper-case: error, data-option-unknown: off }')).toEqual([
    'error name-upper-case',
  ]);
});
