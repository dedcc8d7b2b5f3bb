import { describe, expect, test } from 'vitest';
import { isAsShown } from './as-shown.ts';
import { callIn, readPage } from './page-scenes.ts';
import { openScene } from './scene.ts';

describe('what a page shows of an output', () => {
  test.each([
    ['all of it', 'a\nb', 'a\nb', true],
    ['less than there is', 'a', 'a\nb', false],
    ['more than there is', 'a\nb', 'a', false],
    ['lines left out', 'a\n…\nd', 'a\nb\nc\nd', true],
    ['no line left out', 'a\n…\nb', 'a\nb', true],
    ['lines left out at the end', 'a\n…', 'a\nb', true],
    ['the wrong line behind those left out', 'a\n…\nx', 'a\nb', false],
    ['another order', 'b\n…\na', 'a\nb', false],
    ['text left out', 'Digest d1.…', 'Digest d1.abc', true],
    ['text left out over the end of a line', 'Digest …\nend', 'Digest\nend', false],
    ['signs that a pattern would read otherwise', '(a|b) [c] $ 1.0 * {x} ^ ?', '(a|b) [c] $ 1.0 * {x} ^ ?', true],
    ['a point that stands for nothing else', '1.0', '1x0', false],
  ])('%s', (_, shown, said, verdict) => {
    expect(isAsShown(shown, said)).toBe(verdict);
  });
});

const PAGE = `# A page
Text with \`deskform plan\` in it.
\`\`\`sh
deskform validate # loose
\`\`\`
## One
<!-- scene: examples/quickstart, one desk -->
<!-- made by somebody else -->
<!-- first: git init -->
\`\`\`sh
cd there

deskform plan
\`\`\`
<!-- then: examples/quickstart into there -->
<!-- meanwhile: Ticket.x {"display": "X"} -->
\`\`\`console
$ deskform apply
…
(exit code 3)
$ ls
\`\`\`
\`\`\`text
deskform fly
\`\`\`
`;

test('a page is read into scenes, and into command lines that no scene has', () => {
  expect(readPage(PAGE)).toEqual({
    scenes: [
      {
        title: 'One',
        line: 7,
        words: ['examples/quickstart', 'one desk'],
        acts: [
          { does: 'prepare', shell: 'git init' },
          { does: 'run', command: { text: 'cd there', line: 11, shown: undefined } },
          { does: 'run', command: { text: 'deskform plan', line: 13, shown: undefined } },
          { does: 'write', folder: 'examples/quickstart', into: 'there' },
          { does: 'save', key: 'Ticket.x', settings: { display: 'X' } },
          { does: 'run', command: { text: 'deskform apply', line: 18, shown: ['…', '(exit code 3)'] } },
          { does: 'run', command: { text: 'ls', line: 21, shown: [] } },
        ],
      },
    ],
    loose: [
      { text: 'deskform validate # loose', line: 4, shown: undefined },
      { text: 'deskform fly', line: 24, shown: undefined },
    ],
  });
});

test('a call of the program is told from what only has its name', () => {
  expect(callIn('deskform plan --live list.json # no token')).toBe('deskform plan --live list.json');
  expect(callIn('echo "$(deskform plan --json)"')).toBe('echo "$(deskform plan --json)"');
  expect(callIn('cp deskform.yaml there')).toBeUndefined();
  expect(callIn('cd deskform # deskform plan')).toBeUndefined();
});

test('a note before every scene, and a word that no scene knows, are mistakes of the page', async () => {
  expect(() => readPage('<!-- first: ls -->')).toThrow('stands before every scene');
  await expect(openScene(['examples/quickstart', 'two desks'])).rejects.toThrow('no scene knows the words two desks');
});
