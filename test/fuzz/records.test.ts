import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Event, parseEvent } from '../../src/github/runner.ts';
import { type Command, faultOf, runHere, seedsOf, TOKEN } from './case.ts';
import { type Chance, chanceOf } from './chance.ts';
import { mutateJson, mutateText } from './mutate.ts';
import { FILES } from './project.ts';
import { openStage, type Stage } from './stage.ts';
import { type Watch, watchCases } from './watch.ts';
import { openWorkingDesk, type WorkingDesk } from './working-desk.ts';

const JOURNAL = '.deskform/journal/2026-11-20T10-00-00-000Z-desk-77.jsonl';

let stage: Stage;
/** Has nothing but what every help desk has: whatever a record says, none of its work is there. */
let desk: WorkingDesk;
let watch: Watch;
let project: Readonly<Record<string, string>>;
/** A plan as the program writes it, and the journal of an apply of it that was cut off. */
let planFile: string;
let journal: string;
/** What an apply of that plan sends. */
let writesOfPlan: readonly string[];

beforeAll(async () => {
  [stage, desk] = await Promise.all([openStage(), openWorkingDesk(TOKEN)]);
  watch = watchCases();
  const config = (FILES['deskform.yaml'] ?? '').replace('http://127.0.0.1:1', desk.url);
  project = { ...FILES, 'deskform.yaml': config };
  stage.put(project);
  const { stdout } = await runHere({ args: ['plan', '--json'], statuses: [0] }, stage.folder);
  const plan = JSON.parse(stdout);
  planFile = JSON.stringify(plan);
  journal = journalOf(plan, desk.url);
  stage.put({ ...project, 'plan.json': planFile });
  await runHere({ args: ['apply', '--plan', 'plan.json', '--yes'], statuses: [0] }, stage.folder);
  writesOfPlan = desk.writes();
  expect(writesOfPlan.at(-1)).toContain('execute_migrations');
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
  { args: ['apply', '--plan', 'plan.json', '--yes'], statuses: [0, 1, 3, 4, 64] },
  { args: ['apply', '--plan', 'plan.json', '--yes', '--json'], statuses: [0, 1, 3, 4, 64] },
  { args: ['undo', '--plan', 'plan.json', '--yes'], statuses: [0, 1, 3, 4, 64] },
  { args: ['undo', '--plan', 'plan.json', '--yes', '--json'], statuses: [0, 1, 3, 4, 64] },
  { args: ['show', 'plan.json', '--verbose'], statuses: [0, 1, 3, 64] },
  { args: ['show', 'plan.json', '--format', 'markdown'], statuses: [0, 1, 3, 64] },
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
  'a changed %s is read, or told; what was approved is written, or nothing',
  async (kind) => {
    for (const seed of seedsOf(100)) {
      const chance = chanceOf(seed);
      const isPlan = kind === 'plan file';
      const command = chance.oneOf(isPlan ? WITH_PLAN : WITH_JOURNAL);
      const text = isPlan ? mutatePlan(chance) : mutateLines(journal, chance);
      watch.begin(`test/fuzz/records.test.ts: ${kind}, seed ${seed}, ${command.args.join(' ')}`);
      desk.renew();
      stage.put({ ...project, [isPlan ? 'plan.json' : JOURNAL]: text });
      const told = await runHere(command, stage.folder);
      watch.rest();
      const fault = faultOf(command, told);
      const [name] = command.args;
      const mayWrite =
        (name === 'apply' && isApproved(text)) || (name === 'resume' && (isApproved(text) || bindsNobody(text)));
      const writes = desk.writes();
      const expected = mayWrite && writes.length > 0 ? writesOfPlan : [];
      const found = { seed, fault, writes, said: fault === undefined ? '' : told.stderr };
      expect(found).toEqual({ seed, fault: undefined, writes: expected, said: '' });
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
  comment: { id: 1, user: { login: 'ann' }, body: '/deskform apply', created_at: '2026-11-20T10:00:00Z' },
  pull_request: { number: 7, head: { sha: 'a1', repo: { id: 1 } }, base: { sha: 'b2', repo: { id: 1 } } },
};

/** Every text and number of a JSON document; none where it is no document. */
function valuesIn(text: string): readonly unknown[] {
  try {
    const values: unknown[] = [];
    JSON.parse(text, (_, value) => values.push(value));
    return values;
  } catch {
    return [];
  }
}

/** What is made of an event: the pull request that it tells of. */
function namedBy(event: Event): readonly unknown[] {
  return event.kind === 'pull-request' ? [event.number, event.head] : [];
}

test('of a changed event nobody and nothing is made that does not stand in it', () => {
  const kinds = new Set<string>();
  for (const seed of seedsOf(2_000)) {
    const chance = chanceOf(seed);
    const name = chance.oneOf(['issue_comment', 'pull_request', 'push']);
    const { pull_request: pull, ...comment } = EVENT;
    const whole = name === 'issue_comment' ? comment : { pull_request: pull };
    const changed = JSON.stringify(mutateJson(whole, chance)) ?? '';
    const text = chance.below(3) === 0 ? mutateText(changed, chance) : changed;
    const event = parseEvent(name, text);
    // Nobody is called nothing, and no commit is.
    const values = ['', ...valuesIn(text)];
    expect({ seed, made: namedBy(event).filter((value) => !values.includes(value)) }).toEqual({ seed, made: [] });
    kinds.add(event.kind);
  }
  expect([...kinds].sort()).toEqual(['other', 'pull-request', 'push']);
});
