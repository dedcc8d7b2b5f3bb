import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Command, faultOf, runHere, seedsOf } from './case.ts';
import { type Chance, chanceOf } from './chance.ts';
import { mutateJson, mutateText } from './mutate.ts';
import { FILES, LIST } from './project.ts';
import { type CountingDesk, openDesk, openStage, type Stage } from './stage.ts';
import { type Watch, watchCases } from './watch.ts';

const FROM_FILE = ['--live', 'list.json', '--target', 'desk'];
const ASKED = ['--target', 'desk'];

const COMMANDS: readonly Command[] = [
  { args: ['plan', ...FROM_FILE], statuses: [0, 1, 3] },
  { args: ['plan', ...FROM_FILE, '--json'], statuses: [0, 1, 3] },
  { args: ['plan', ...FROM_FILE, '--format', 'markdown'], statuses: [0, 1, 3] },
  { args: ['plan', ...FROM_FILE, '--format', 'gitlab'], statuses: [0, 1, 3] },
  { args: ['drift', ...FROM_FILE, '--json'], statuses: [0, 1, 2, 3] },
  { args: ['status', ...FROM_FILE], statuses: [0, 1] },
  { args: ['snapshot', ...FROM_FILE], statuses: [0, 1] },
  { args: ['import', ...FROM_FILE, '--check'], statuses: [0, 1, 2] },
  { args: ['plan', ...ASKED, '--detailed-exitcode'], statuses: [0, 1, 2, 3] },
  { args: ['status', ...ASKED, '--json'], statuses: [0, 1] },
  { args: ['snapshot', ...ASKED, '--json'], statuses: [0, 1] },
];

let stage: Stage;
let desk: CountingDesk;
let watch: Watch;

beforeAll(async () => {
  [stage, desk] = await Promise.all([openStage(), openDesk()]);
  watch = watchCases();
});
afterAll(async () => {
  await watch.end();
  await Promise.all([stage.remove(), desk.close()]);
});

function answerOf(chance: Chance): string {
  const text = JSON.stringify(mutateJson(LIST, chance)) ?? 'null';
  return chance.below(4) === 0 ? mutateText(text, chance) : text;
}

test('a list that no help desk would give is read, or told; nothing is written there or here', async () => {
  for (const seed of seedsOf(150)) {
    const chance = chanceOf(seed);
    const command = chance.oneOf(COMMANDS);
    watch.begin(`test/fuzz/answers.test.ts: seed ${seed}, ${command.args.join(' ')}`);
    desk.answer = answerOf(chance);
    const config = (FILES['deskform.yaml'] ?? '').replace('http://127.0.0.1:1', desk.url);
    stage.put({ ...FILES, 'deskform.yaml': config, 'list.json': desk.answer });
    const told = await runHere(command, stage.folder);
    watch.rest();
    const fault = faultOf(command, told);
    const found = {
      seed,
      fault,
      moved: stage.moved(),
      writes: desk.writes,
      said: fault === undefined ? '' : told.stderr,
    };
    expect(found).toEqual({ seed, fault: undefined, moved: [], writes: [], said: '' });
  }
}, 36_000_000);
