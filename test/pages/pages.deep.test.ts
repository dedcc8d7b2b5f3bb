import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOT_RUN } from './not-run.ts';
import { type Command, callIn } from './page-scenes.ts';
import { pageAt, placeOf, playPage } from './play-page.ts';
import { ROOT } from './scene-files.ts';

const PAGES = ['README.md', ...readdirSync(`${ROOT}docs`).map((file) => `docs/${file}`)].filter((file) =>
  file.endsWith('.md'),
);
/** They have many scenes, and a test of their own, so that they are played beside the others. */
const LONG = ['docs/commands.md', 'docs/cookbook.md'];

for (const page of PAGES) if (!LONG.includes(page)) playPage(page);

test('every command line of README and docs is run, or says why it cannot be', () => {
  const loose = PAGES.flatMap((page) => pageAt(page).loose.map((command) => [page, command] as const));
  const untold = loose.filter(([page, command]) => callIn(command.text) !== undefined && !isNotRun(page, command));
  expect(untold.map(([page, command]) => placeOf(page, command))).toEqual([]);
});

test('what is not run stands on a page, and what runs it elsewhere is there', () => {
  const places = new Set(PAGES.flatMap((page) => commandsOf(page).map((command) => placeOf(page, command))));
  expect([...NOT_RUN.keys()].filter((place) => !places.has(place))).toEqual([]);
  const files = [...NOT_RUN.values()].flatMap((reason) => reason.match(/(?:test|docs)\/[\w./-]+\.(?:ts|md)/gu) ?? []);
  expect(files.filter((file) => !existsSync(`${ROOT}${file}`))).toEqual([]);
});

function isNotRun(page: string, command: Command): boolean {
  return NOT_RUN.has(placeOf(page, command));
}

function commandsOf(page: string): readonly Command[] {
  const { scenes, loose } = pageAt(page);
  const played = scenes.flatMap(({ acts }) => acts.flatMap((act) => (act.does === 'run' ? [act.command] : [])));
  return [...loose, ...played];
}
