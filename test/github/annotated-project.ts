import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { annotationsOfStory } from '../../src/github/annotations.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { plan } from '../../src/run/plan.ts';
import { folderWith } from '../config/temporary-project.ts';
import { ROW } from '../helpdesk/given.ts';

/** What a row of the list has that others have not. */
export type Row = { readonly name: string } & Readonly<Record<string, unknown>>;

/** A mark as a reviewer meets it. */
export interface Seen {
  readonly level: string;
  /** The text of the line that it stands at; undefined where it is one on the run. */
  readonly at: string | undefined;
  readonly title: string;
  readonly message: readonly string[];
}

/** What the target says beside its address. */
const TARGET = ['url: https://desk.example.com', 'release: "6.5"'];

/** The marks of the plan that these files and this help desk come to, in the order in which they are told. */
export async function marksOf(
  files: Readonly<Record<string, string>>,
  rows: readonly Row[],
  more: readonly string[] = [],
): Promise<readonly Seen[]> {
  const project = {
    'deskform.yaml': `version: 1\ntargets:\n  desk:\n    ${[...TARGET, ...more].join('\n    ')}\n`,
    'list.json': JSON.stringify(rows.map((row, index) => ({ ...ROW, id: 60 + index, ...row }))),
    ...files,
  };
  const inRepository = Object.entries(project).map(([name, content]) => [`desks/berlin/${name}`, content]);
  const top = await folderWith(Object.fromEntries(inRepository));
  const { plan: made } = await plan({
    cwd: join(top, 'desks/berlin'),
    configFile: undefined,
    env: {},
    target: 'desk',
    liveFile: 'list.json',
    allowDestroy: [],
    journalFolder: undefined,
  });
  const annotations = annotationsOfStory(tellPlan(made, undefined), 'desks/berlin');
  return Promise.all(
    annotations.map(async ({ level, title, message, place }) => {
      const at = place === undefined ? undefined : await lineOf(join(top, place.file), place.line);
      return { level, at, title, message: message.split('\n') };
    }),
  );
}

async function lineOf(path: string, line: number): Promise<string | undefined> {
  return (await readFile(path, 'utf8')).split('\n')[line - 1]?.trim();
}
