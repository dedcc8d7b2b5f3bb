import { expect, test } from 'vitest';
import { snapshotNotices } from '../../src/github/notices.ts';
import { lostProtections, withOrigins } from '../../src/github/plan-project.ts';
import type { AttributeKey } from '../../src/model/attribute-key.ts';
import { Failure } from '../../src/model/failure.ts';
import type { Story } from '../../src/render/story/story.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import type { Base } from '../../src/run/git/base.ts';
import { keysOfOthers } from '../../src/run/git/base.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';
import { planTo } from './stage/plans.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
const plan = planTo('How bad');
const story = (): Story => tellPlan(plan, undefined);

const noticesOf = (savedAt: Date | undefined, unsaved?: Failure): string =>
  snapshotNotices([{ target: 'production', others: [], snapshot: { savedAt, waiting: new Set() }, unsaved }], NOW).join(
    '\n',
  );

test.each([
  ['a day old', 25, ''],
  ['older than a day and two hours', 27, 'The saved live state of `production` is 1 day old'],
  ['older still', 24 * 9 + 1, 'The saved live state of `production` is 9 days old'],
])('a snapshot that is %s', (_, hours, said) => {
  const notices = noticesOf(hoursAgo(hours));
  if (said === '') expect(notices).toBe('');
  else expect(notices).toContain(said);
});

test('a snapshot that does not say when it was saved is not called old', () => {
  expect(noticesOf(undefined)).toBe('');
});

test('a help desk that could not be read is said first', () => {
  const failure = new Failure('LOGIN_FAILED', 'the help desk does not accept the token (401)', { hint: 'Check it.' });
  expect(noticesOf(hoursAgo(1), failure)).toMatch(
    /^> \[!WARNING\]\n> \*\*`production` could not be read\*\* \(`LOGIN_FAILED`\)/u,
  );
});

const [before, now] = [inYaml({ display: 'Severity' }), inYaml({ display: 'How bad' })];
const notesOf = ({ entries }: Story): readonly string[] =>
  entries.flatMap(({ notes }) => notes.map(({ text }) => text));

test.each<[string, { readonly base?: Base }, readonly AttributeKey[], string | undefined]>([
  ['of this pull request', { base: baseOf(before) }, [], undefined],
  ['approved on main, and not applied', { base: baseOf(now) }, [now.key], 'already on main, not applied'],
  ['made on the help desk', { base: baseOf(now) }, [], 'changed on the help desk'],
  ['of which nobody knows', {}, [], undefined],
])('a change %s', (_, base, waiting, said) => {
  const others = keysOfOthers({ plan, ...base });
  const snapshot = { savedAt: undefined, waiting: new Set<string>(waiting) };
  const marked = withOrigins(story(), others, snapshot);
  expect(notesOf(marked)).toEqual(said === undefined ? [] : [`not from this pull request: ${said}`]);
  const notices = snapshotNotices([{ target: 'production', others, snapshot, unsaved: undefined }], NOW).join('\n');
  if (said === undefined) expect(notices).toBe('');
  else expect(notices).toContain('**1 change not from this pull request:** `Ticket.severity`');
});

function baseOf(definition: typeof now): Base {
  return { ref: 'main', commit: 'a'.repeat(40), files: 'read', definitions: [definition] };
}

const PROTECTED = { ...now, protect: 'protected' } as const;

test.each<[string, readonly (typeof now)[], Base, readonly string[]]>([
  ['was taken away', [now], baseOf(PROTECTED), ['protect of Ticket.severity attributes/ticket.yaml:3']],
  ['left the files with its attribute', [], baseOf(PROTECTED), ['protect of Ticket.severity -']],
  ['stays', [PROTECTED], baseOf(PROTECTED), []],
  ['is new', [PROTECTED], baseOf(now), []],
])('a protection that %s', (_, definitions, base, said) => {
  const result = { plan: planFor(definitions, [onDesk()]), folder: '', files: [], problems: [], base };
  const snapshot = { savedAt: undefined, waiting: new Set<string>() };
  const one = { story: story(), others: [], warnings: [], comesTo: 'changes', snapshot, unsaved: undefined } as const;
  const lost = lostProtections({ target: 'production', outcome: 'planned', result, ...one });
  const told = lost.flatMap(({ settings }) =>
    settings.map(({ setting, where }) => `${setting} ${where === undefined ? '-' : `${where.file}:${where.line}`}`),
  );
  expect(told).toEqual(said);
});
