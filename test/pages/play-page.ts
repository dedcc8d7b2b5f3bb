import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAsShown } from './as-shown.ts';
import { NOT_RUN } from './not-run.ts';
import { type Command, callIn, type Page, readPage } from './page-scenes.ts';
import { openScene } from './scene.ts';
import { ROOT } from './scene-files.ts';
import type { Said } from './shell.ts';

/** README.md or docs/NAME.md. */
export function pageAt(file: string): Page {
  return readPage(readFileSync(`${ROOT}${file}`, 'utf8'));
}

/** One test for each scene of the page: all that it shows, in the order in which it shows it. */
export function playPage(file: string): void {
  const scenes = pageAt(file).scenes.map((scene) => [scene.line, scene.title, scene] as const);
  if (scenes.length === 0) return;
  describe(file, () => {
    test.each(scenes)('line %i: %s', async (_line, _title, { words, acts }) => {
      const scene = await openScene(words);
      try {
        for (const act of acts) {
          if (act.does !== 'run') await scene.play(act);
          else if (!NOT_RUN.has(placeOf(file, act.command)))
            mustBeAsShown(act.command, await scene.run(act.command.text));
        }
      } finally {
        await scene.close();
      }
    });
  });
}

/** As NOT_RUN names it. */
export function placeOf(file: string, { text }: Command): string {
  return `${file}: ${callIn(text)}`;
}

/** A line that ends otherwise than it should shows all that was said. */
function mustBeAsShown({ text, line, shown }: Command, said: Said): void {
  const head = `${line} $ ${text}`;
  const end = said.exitStatus === 0 ? [] : [`(exit code ${said.exitStatus})`];
  const told = [head, said.text, ...end].filter((part) => part !== '').join('\n');
  const expected = (shown === undefined ? [head, '…'] : [head, ...shown]).join('\n').trimEnd();
  const isTrue = shown === undefined ? said.exitStatus === 0 : isAsShown(expected, told);
  expect(isTrue ? expected : told).toBe(expected);
}
