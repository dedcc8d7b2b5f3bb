import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { runDeskform } from '../program.ts';
import { type Command, faultOf, runHere, seedsOf } from './case.ts';
import { type Chance, chanceOf } from './chance.ts';
import { mutateJson, mutateText } from './mutate.ts';
import { FILES, LIST } from './project.ts';
import { openStage, type Stage } from './stage.ts';
import { type Watch, watchCases } from './watch.ts';

const LIVE = ['--live', 'list.json', '--target', 'desk'];

const COMMANDS: readonly Command[] = [
  { args: ['validate'], statuses: [0, 1] },
  { args: ['validate', '--json'], statuses: [0, 1] },
  { args: ['validate', '--format', 'github'], statuses: [0, 1] },
  { args: ['plan', ...LIVE], statuses: [0, 1, 3, 64] },
  { args: ['plan', ...LIVE, '--json'], statuses: [0, 1, 3, 64] },
  { args: ['plan', ...LIVE, '--format', 'markdown'], statuses: [0, 1, 3, 64] },
  { args: ['drift', ...LIVE], statuses: [0, 1, 2, 3, 64] },
  { args: ['status', ...LIVE], statuses: [0, 1, 64] },
  { args: ['import', ...LIVE, '--check'], statuses: [0, 1, 2, 64] },
  { args: ['targets', '--json'], statuses: [0, 1, 64] },
];

let stage: Stage;
let watch: Watch;

beforeAll(async () => {
  stage = await openStage();
  watch = watchCases();
});
afterAll(async () => {
  await watch.end();
  await stage.remove();
});

/** Changed texts are mostly told as no YAML; what is YAML again, as JSON is, goes further. */
function mutateFile(name: string, text: string, chance: Chance): string {
  if (!name.endsWith('.yaml') || chance.below(2) === 0) return mutateText(text, chance);
  const documents = parseAllDocuments(text).map((document) => mutateJson(document.toJS(), chance));
  return documents.map((document) => JSON.stringify(document) ?? 'null').join('\n---\n');
}

/** The project with one or two of its files changed, and what is done with it. */
function caseOf(seed: number): { readonly command: Command; readonly files: Readonly<Record<string, string>> } {
  const chance = chanceOf(seed);
  const command = chance.oneOf(COMMANDS);
  const files: Record<string, string> = { ...FILES, 'list.json': JSON.stringify(LIST) };
  const names = Object.keys(FILES);
  for (let times = 1 + chance.below(2); times > 0; times -= 1) {
    const name = chance.oneOf(names);
    files[name] = mutateFile(name, FILES[name] ?? '', chance);
  }
  return { command, files };
}

test('the project means what it should before anything is changed', async () => {
  stage.put({ ...FILES, 'list.json': JSON.stringify(LIST) });
  const { exitStatus, stderr } = await runHere({ args: ['validate'], statuses: [0] }, stage.folder);
  expect({ exitStatus, errors: /\berror\b/u.test(stderr) ? stderr : '' }).toEqual({ exitStatus: 0, errors: '' });
});

test('changed files are read, or told; nothing is written', async () => {
  for (const seed of seedsOf(150)) {
    const { command, files } = caseOf(seed);
    watch.begin(`test/fuzz/files.test.ts: seed ${seed}, ${command.args.join(' ')}`);
    stage.put(files);
    const told = await runHere(command, stage.folder);
    watch.rest();
    const fault = faultOf(command, told);
    expect({ seed, fault, moved: stage.moved(), said: fault === undefined ? '' : told.stderr }).toEqual({
      seed,
      fault: undefined,
      moved: [],
      said: '',
    });
  }
}, 36_000_000);

test('the built program does the same', async () => {
  for (const seed of seedsOf(6).slice(0, 200)) {
    const { command, files } = caseOf(1_000_000 + seed);
    stage.put(files);
    const told = await runDeskform(command.args, { cwd: stage.folder, env: { DESK_TOKEN: 'a-token-for-the-desk' } });
    expect({ seed, fault: faultOf(command, told), moved: stage.moved() }).toEqual({
      seed,
      fault: undefined,
      moved: [],
    });
  }
}, 36_000_000);
