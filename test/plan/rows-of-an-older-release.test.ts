import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseAttributeList } from '../../src/helpdesk/wire.ts';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import { isJsonObject, type JsonObject } from '../../src/model/json.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { deskRelease, type Release } from '../../src/model/release.ts';
import type { Decision } from '../../src/plan/plan-document.ts';
import { absent, inYaml, onDesk, planFor } from './builders.ts';

/** Rows as an older release leaves them, and what release 7.1 answered to a change of each (7.1/12). */
interface Exchange {
  readonly step: string;
  readonly request: { readonly method: string; readonly body: JsonObject | null };
  readonly response: { readonly status: number; readonly body?: unknown; readonly body_filtered?: unknown };
}

const EXCHANGES: readonly Exchange[] = readFileSync('test/recordings/7.1/12_rows_of_an_older_release.jsonl', 'utf8')
  .split('\n')
  .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
  .filter((entry) => entry.request !== undefined);

const [LIST = []] = EXCHANGES.filter(({ step }) => step === 'the list').map(({ response }) =>
  parseAttributeList(response.body ?? response.body_filtered),
);

function rowNamed(name: string): LiveAttribute {
  const row = LIST.find((live) => live.name === name);
  if (row === undefined) throw new Error(`no row ${name}`);
  return row;
}

/** The row as a file would say it, with some settings changed. */
function declared(live: LiveAttribute, changes: Parameters<typeof inYaml>[0]): AttributeDefinition {
  const { name, display, active, position, screens, data_option } = live;
  return inYaml({
    name,
    display,
    type: 'select',
    option: data_option,
    active,
    position,
    screens,
    accept: ['option_removed'],
    ...changes,
  });
}

function told(decisions: readonly Decision[]): readonly string[] {
  return decisions
    .filter(({ action }) => action !== 'keep')
    .map((decision) => (decision.action === 'refuse' ? `refuse ${decision.code}` : decision.action));
}

const planOf = (wanted: AttributeDefinition, live: readonly LiveAttribute[], release: Release = '7.1') =>
  told(planFor([wanted], live, { release: deskRelease(release) }).document.decisions);

describe('what release 7.1 refuses of a row is refused before', () => {
  const CHANGES = {
    'screens only': { screens: { edit: { 'ticket.agent': { shown: true } } } },
    'other options': { option: { options: { b: 'B' } } },
    inactive: { active: false },
  } as const;

  const names = ['o_blank', 'o_space', 'data', 'test'];
  test.each(names.flatMap((name) => Object.entries(CHANGES).map(([what, change]) => [name, what, change] as const)))(
    '%s: %s',
    (name, what, change) => {
      const answered = EXCHANGES.find(({ step }) => step === `${name}: ${what}`)?.response.status;
      const live = rowNamed(name);
      const refused = planOf(declared(live, change), [live])[0]?.startsWith('refuse');
      expect({ answered, refused }).toEqual({ answered, refused: answered !== 200 });
      expect(planOf(declared(live, change), [live], '6.5')).toEqual(['update']);
    },
  );

  test('a label at last is taken', () => {
    const live = rowNamed('o_space');
    expect(planOf(declared(live, { display: 'Now' }), [live])).toEqual(['update']);
  });

  test('its deletion did nothing without a label, and works on a reserved name', () => {
    const outcomes = ['o_blank', 'o_space', 'data', 'test'].map((name) => planOf(absent(name), [rowNamed(name)]));
    const marked = ['o_blank', 'o_space', 'data', 'test'].map((name) => {
      const row = EXCHANGES.find(({ step }) => step === `${name}: marked?`)?.response.body;
      return isJsonObject(row) && row.to_delete === true ? ['delete'] : ['refuse label-blank'];
    });
    expect(outcomes).toEqual(marked);
    expect(planOf(absent('o_blank'), [rowNamed('o_blank')], '6.5')).toEqual(['delete']);
  });

  test('what reads as declared stays, whatever it is called', () => {
    for (const live of LIST) expect(planOf(declared(live, {}), [live])).toEqual([]);
  });
});

describe('a row that waits without a label', () => {
  const blank = onDesk({ name: 'other', display: '\u00a0', waiting_for: ['settings'], pending: { default: 'x' } });
  const obstacles = (live: LiveAttribute, release: Release) =>
    planFor([inYaml()], [live], { release: deskRelease(release), foreignChanges: 'include' }).document.obstacles.map(
      ({ kind }) => kind,
    );

  test('stops every migration, of others too', () => {
    expect(obstacles(blank, '7.1')).toEqual(['poison']);
    expect(obstacles(blank, '6.5')).toEqual([]);
    expect(obstacles({ ...blank, waiting_for: ['deletion'] }, '7.1')).toEqual([]);
  });

  test('is refused where it is declared, and told what repairs it', () => {
    const wanted = inYaml({ name: 'other', display: 'Other' });
    const [decision] = planFor([wanted], [blank], { release: deskRelease('7.1') }).document.decisions;
    expect(decision).toMatchObject({
      action: 'refuse',
      code: 'cannot-migrate',
      hint: 'Give it a label on the help desk.',
    });
  });

  test('and was never migrated is somebody else’s work, whatever its label', () => {
    const row = onDesk({ display: '', waiting_for: ['creation', 'column-change'] });
    const plan = planFor([absent()], [row], { release: deskRelease('7.1') });
    expect(told(plan.document.decisions)).toEqual(['refuse foreign-change']);
  });
});

describe('a new attribute', () => {
  test.each(['', ' ', '\t\n', '\u00a0', '\u3000'])('with the label %j is refused on 7.1', (display) => {
    expect(planOf(inYaml({ display }), [])).toEqual(['refuse label-blank']);
    expect(planOf(inYaml({ display }), [], '6.5')).toEqual(['create']);
  });

  test.each(['-', '\u200b'])('with the label %j is created', (display) => {
    expect(planOf(inYaml({ display }), [])).toEqual(['create']);
  });
});

describe('a row that the help desk calls its own', () => {
  const own = onDesk({ internal: true });

  test('is not changed, not deleted and not pruned, even where it says that it could be', () => {
    expect(planOf(inYaml({ display: 'Mine' }), [own])).toEqual(['refuse not-editable']);
    expect(planOf(absent(), [own])).toEqual(['refuse not-deletable']);
    expect(told(planFor([], [own], { undeclared: 'delete' }).document.decisions)).toEqual([]);
  });
});

test('a marked row that is in use since is told to go all the same (7.1/05 "marked and referenced")', () => {
  const marked = onDesk({ not_deletable_reason: 'Overview: late', waiting_for: ['deletion'] });
  const [decision] = planFor([absent()], [marked], { release: deskRelease('7.1') }).document.decisions;
  expect(decision).toMatchObject({
    action: 'refuse',
    code: 'not-deletable',
    message:
      'Ticket.severity is marked for deletion and the next migration deletes it, although it is now in use: Overview: late',
    hint: 'Remove the references to it, or discard the pending changes on the help desk to keep it.',
  });
});
