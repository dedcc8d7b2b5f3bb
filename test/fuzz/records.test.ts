import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEvent } from '../../src/github/event.ts';
import { type Command, faultOf, runHere, seedsOf } from './case.ts';
import { type Chance, chanceOf } from './chance.ts';
import { mutateJson, mutateText } from './mutate.ts';
import { FILES, LIST } from './project.ts';
import { type CountingDesk, openDesk, openStage, type Stage } from './stage.ts';
import { type Watch, watchCases } from './watch.ts';

const JOURNAL = '.deskform/journal/2026-11-20T10-00-00-000Z-desk-77.jsonl';

/** Nothing but what every help desk has: whatever a record says, none of its work is there. */
const NOTHING_OF_OURS = JSON.stringify(LIST.slice(0, 1));

let stage: Stage;
let desk: CountingDesk;
let watch: Watch;
let project: Readonly<Record<string, string>>;
/** A plan as the program writes it, and the journal of an apply of it that was cut off. */
let planFile: string;
let journal: string;

beforeAll(async () => {
  [stage, desk] = await Promise.all([openStage(), openDesk()]);
  watch = watchCases();
  desk.answer = NOTHING_OF_OURS;
  const target = (FILES['targets/desk.yaml'] ?? '').replace('http://127.0.0.1:1', desk.url);
  project = { ...FILES, 'targets/desk.yaml': target };
  stage.put(project);
  const { stdout } = await runHere({ args: ['plan', '--json'], statuses: [0] }, stage.folder);
  const plan = JSON.parse(stdout);
  planFile = JSON.stringify(plan);
  journal = journalOf(plan, desk.url);
});
afterAll(async () => {
  await watch.end();
  await Promise.all([stage.remove(), desk.close()]);
});

function journalOf(
  plan: { readonly digest: string; readonly decisions: readonly { readonly key: string }[] },
  url: string,
): string {
  const at = '2026-11-20T10:00:00.000Z';
  const [first, second] = plan.decisions;
  const lines = [
    { format_version: 1, type: 'begin', at, target: { name: 'desk', url }, digest: plan.digest, steps: plan.decisions },
    { at, type: 'sending', request: { kind: 'create', key: first?.key } },
    { at, type: 'answered', request: { kind: 'create', key: first?.key } },
    { at, type: 'sending', request: { kind: 'create', key: second?.key } },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const WITH_PLAN: readonly Command[] = [
  { args: ['apply', '--plan', 'plan.json', '--yes'], statuses: [1, 3, 4, 64] },
  { args: ['apply', '--plan', 'plan.json', '--yes', '--json'], statuses: [1, 3, 4, 64] },
  { args: ['undo', '--plan', 'plan.json', '--yes'], statuses: [0, 1, 3, 4, 64] },
  { args: ['undo', '--plan', 'plan.json', '--yes', '--json'], statuses: [0, 1, 3, 4, 64] },
];

const WITH_JOURNAL: readonly Command[] = [
  { args: ['status'], statuses: [0, 1] },
  { args: ['status', '--json'], statuses: [0, 1] },
  { args: ['plan', '--json'], statuses: [0, 1, 3] },
  { args: ['undo', '--yes'], statuses: [0, 1, 3, 4] },
  { args: ['resume', '--yes', '--json'], statuses: [0, 1, 3, 4] },
];

function mutateLines(text: string, chance: Chance): string {
  const lines = text.split('\n').filter((line) => line !== '');
  const at = chance.below(lines.length);
  const changed = lines.map((line, index) =>
    index === at ? JSON.stringify(mutateJson(JSON.parse(line), chance)) : line,
  );
  const whole = `${changed.join('\n')}\n`;
  return chance.below(3) === 0 ? mutateText(whole, chance) : whole;
}

/** What was approved is told by the digest alone: where it still stands there, an apply does what was reviewed. */
function isApproved(text: string): boolean {
  return text.includes(JSON.parse(planFile).digest);
}

/** A journal that reads as another target's, or that holds no request, binds nobody: a resume does what the files declare. */
function bindsNobody(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    const { type, target } = JSON.parse(lines[0] ?? '');
    return lines.length < 2 || type === 'begin-undo' || (target.name !== 'desk' && target.url !== desk.url);
  } catch {
    return lines.length < 2;
  }
}

test.each(['plan file', 'journal'] as const)(
  'a changed %s is read, or told; nothing is written that nobody approved',
  async (kind) => {
    for (const seed of seedsOf(100)) {
      const chance = chanceOf(seed);
      const isPlan = kind === 'plan file';
      const command = chance.oneOf(isPlan ? WITH_PLAN : WITH_JOURNAL);
      const text = isPlan ? mutatePlan(chance) : mutateLines(journal, chance);
      watch.begin(`test/fuzz/records.test.ts: ${kind}, seed ${seed}, ${command.args.join(' ')}`);
      desk.writes.length = 0;
      stage.put({ ...project, [isPlan ? 'plan.json' : JOURNAL]: text });
      const told = await runHere(command, stage.folder);
      watch.rest();
      const fault = faultOf(command, told);
      const [name] = command.args;
      const mayWrite =
        (name === 'apply' && isApproved(text)) || (name === 'resume' && (isApproved(text) || bindsNobody(text)));
      const found = {
        seed,
        fault,
        writes: mayWrite ? [] : [...desk.writes],
        said: fault === undefined ? '' : told.stderr,
      };
      expect(found).toEqual({ seed, fault: undefined, writes: [], said: '' });
    }
  },
  36_000_000,
);

function mutatePlan(chance: Chance): string {
  const text = JSON.stringify(mutateJson(JSON.parse(planFile), chance)) ?? 'null';
  return chance.below(3) === 0 ? mutateText(text, chance) : text;
}

const EVENT = {
  action: 'created',
  issue: { number: 7, pull_request: { url: 'https://api.github.com/pulls/7' } },
  comment: { id: 1, user: { login: 'ann' }, body: 'deskform apply', created_at: '2026-11-20T10:00:00Z' },
  pull_request: { number: 7, head: { sha: 'a1', repo: { id: 1 } }, base: { sha: 'b2', repo: { id: 1 } } },
};

test('a changed event is one of those that are known', () => {
  for (const seed of seedsOf(2_000)) {
    const chance = chanceOf(seed);
    const text = JSON.stringify(mutateJson(EVENT, chance)) ?? '';
    const event = parseEvent(
      chance.oneOf(['issue_comment', 'pull_request', 'push']),
      chance.below(3) === 0 ? mutateText(text, chance) : text,
    );
    expect(['pull-request', 'comment', 'remark', 'branch', 'other']).toContain(event.kind);
  }
});
