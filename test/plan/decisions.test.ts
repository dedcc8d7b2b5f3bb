import { describe, expect, test } from 'vitest';
import { attributeKey } from '../../src/model/attribute-key.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { deskRelease } from '../../src/model/release.ts';
import { hashOfStaged } from '../../src/plan/digest.ts';
import type { Decision } from '../../src/plan/plan-document.ts';
import { absent, inYaml, onDesk, planFor, RULES, seededRows } from './builders.ts';

/** One decision as a line: what a reader of the plan would retell. */
function tell(decision: Decision): string {
  switch (decision.action) {
    case 'create':
      return `create ${decision.key}, ${decision.because}`;
    case 'update':
      return [
        `update ${decision.key}, ${decision.because}`,
        ...decision.changes.map((change) => `${change.path} ${change.effect} ${change.impact}`),
      ].join(' | ');
    case 'delete':
      return `delete ${decision.key}, ${decision.because}`;
    case 'keep':
      return `keep ${decision.key}, ${decision.because}`;
    case 'refuse':
      return `refuse ${decision.key}, ${decision.rule} ${decision.code}`;
    default:
      return decision satisfies never;
  }
}

const select = (options: Record<string, string>) => ({ type: 'select' as const, option: { options, default: '' } });
const cell = (settings: Record<string, boolean>) => ({ edit: { 'ticket.agent': settings } });

describe('one attribute', () => {
  test.each([
    ['is created when the desk has none', [inYaml()], [], 'create Ticket.severity, not-on-desk'],
    ['is kept when nothing differs', [inYaml()], [onDesk()], 'keep Ticket.severity, same'],
    ['is kept when nobody declares it', [], [onDesk()], 'keep Ticket.severity, not-declared'],
    ['is deleted by its absent definition', [absent()], [onDesk()], 'delete Ticket.severity, declared-absent'],
    ['is gone already: the absent definition has done its work', [absent()], [], 'keep Ticket.severity, fulfilled'],
    [
      'made after the date of its absent definition is somebody else’s',
      [absent('severity', '2025-12-31')],
      [onDesk()],
      'refuse Ticket.severity, deskform newer-than-created-before',
    ],
    [
      'made before the date of its absent definition goes',
      [absent('severity', '2026-02-01')],
      [onDesk()],
      'delete Ticket.severity, declared-absent',
    ],
    [
      'made at a time that nobody can read is not proved older than its absent definition',
      [absent('severity', '2026-02-01')],
      [onDesk({ created_at: '' })],
      'refuse Ticket.severity, deskform newer-than-created-before',
    ],
    [
      'made at a time that nobody can read goes where its absent definition does not ask',
      [absent()],
      [onDesk({ created_at: '' })],
      'delete Ticket.severity, declared-absent',
    ],
    [
      'that something refers to is not deleted',
      [absent()],
      [onDesk({ not_deletable_reason: 'Trigger: VIP' })],
      'refuse Ticket.severity, service not-deletable',
    ],
    [
      'of the help desk itself is not changed',
      [inYaml({ display: 'Other' })],
      [onDesk({ editable: false })],
      'refuse Ticket.severity, service not-editable',
    ],
    [
      'of the help desk itself may be declared as it is',
      [inYaml()],
      [onDesk({ editable: false })],
      'keep Ticket.severity, same',
    ],
    [
      'gets a new label at once',
      [inYaml({ display: 'Urgency' })],
      [onDesk()],
      'update Ticket.severity, differs | display at-once none',
    ],
    [
      'gets a longer limit at the migration',
      [inYaml({ option: { type: 'text', maxlength: 200 } })],
      [onDesk()],
      'update Ticket.severity, differs | data_option/maxlength at-migration none',
    ],
    [
      'is not shortened without consent',
      [inYaml({ option: { type: 'text', maxlength: 80 } })],
      [onDesk()],
      'refuse Ticket.severity, deskform impact-not-accepted',
    ],
    [
      'is shortened with consent',
      [inYaml({ option: { type: 'text', maxlength: 80 }, accept: ['shorter_maxlength'] })],
      [onDesk()],
      'update Ticket.severity, differs | data_option/maxlength at-migration values-may-not-fit',
    ],
    [
      'keeps the live maxlength when the file has none',
      [inYaml(select({ a: 'A' }))],
      [onDesk({ ...select({ a: 'A' }), option: { options: { a: 'A' }, default: '', maxlength: 80 } })],
      'keep Ticket.severity, same',
    ],
    [
      'loses no option without consent',
      [inYaml(select({ a: 'A' }))],
      [onDesk(select({ a: 'A', b: 'B' }))],
      'refuse Ticket.severity, deskform impact-not-accepted',
    ],
    [
      'gets a new option',
      [inYaml(select({ a: 'A', b: 'B' }))],
      [onDesk(select({ a: 'A' }))],
      'update Ticket.severity, differs | data_option/options at-migration none',
    ],
    [
      'gets a new default that leaves old records alone',
      [inYaml({ type: 'select', option: { options: { a: 'A' }, default: 'a' } })],
      [onDesk(select({ a: 'A' }))],
      'update Ticket.severity, differs | data_option/default at-migration new-records-only',
    ],
    [
      'does not become required without consent',
      [inYaml({ screens: cell({ shown: true, required: true }) })],
      [onDesk({ screens: cell({ shown: true }) })],
      'refuse Ticket.severity, deskform impact-not-accepted',
    ],
    [
      'becomes required at once, with consent',
      [inYaml({ screens: cell({ shown: true, required: true }), accept: ['required'] })],
      [onDesk({ screens: cell({ shown: true }) })],
      'update Ticket.severity, differs | screens/edit/ticket.agent at-once writes-refused',
    ],
    [
      'becomes required too when a required cell is no longer hidden',
      [inYaml({ screens: cell({ shown: true, required: true }) })],
      [onDesk({ screens: cell({ shown: false, required: true }) })],
      'refuse Ticket.severity, deskform impact-not-accepted',
    ],
    [
      'becomes required too where only `required: false` took back what `null: false` asks',
      [inYaml({ screens: cell({ shown: true, null: false }) })],
      [onDesk({ screens: cell({ shown: true, null: false, required: false }) })],
      'refuse Ticket.severity, deskform impact-not-accepted',
    ],
    [
      'is no longer required where `required: false` takes it back',
      [inYaml({ screens: cell({ shown: true, null: false, required: false }) })],
      [onDesk({ screens: cell({ shown: true, null: false }) })],
      'update Ticket.severity, differs | screens/edit/ticket.agent at-once none',
    ],
    [
      'says with `required: false` beside `null: true` what it says without',
      [inYaml({ screens: cell({ shown: true, null: true, required: false }) })],
      [onDesk({ screens: cell({ shown: true, null: true }) })],
      'keep Ticket.severity, same',
    ],
    [
      'does not change its kind of column',
      [inYaml({ type: 'multiselect', option: { options: {} }, accept: ['data_type'] })],
      [onDesk({ type: 'select', option: { options: {} } })],
      'refuse Ticket.severity, deskform data-type-column',
    ],
    [
      'does not change into what the service refuses',
      [inYaml({ type: 'integer', option: { min: 0, max: 9 }, accept: ['data_type'] })],
      [onDesk()],
      'refuse Ticket.severity, service data-type-fixed',
    ],
    [
      'as a list never changes its maxlength',
      [inYaml({ type: 'multiselect', option: { options: {}, maxlength: 300 } })],
      [onDesk({ type: 'multiselect', option: { options: {} } })],
      'refuse Ticket.severity, service maxlength-of-list',
    ],
    [
      'in use is not set inactive',
      [inYaml({ active: false })],
      [onDesk({ not_deletable_reason: 'Overview: Mine' })],
      'refuse Ticket.severity, service in-use',
    ],
    [
      'under a name that the service has is not created',
      [inYaml({ name: 'number' })],
      [],
      'refuse Ticket.number, service name-taken',
    ],
    [
      'of a type that the release lacks is not created',
      [inYaml({ type: 'autocompletion_ajax_external_data_source', option: {} })],
      [],
      'refuse Ticket.severity, service release-lacks-type',
    ],
    [
      'that is not declared loses a known setting',
      [inYaml({ option: { type: 'text', maxlength: 120 } })],
      [onDesk({ option: { type: 'text', maxlength: 120, note: 'ask first' } })],
      'update Ticket.severity, differs | data_option/note at-migration none',
    ],
    [
      'keeps a setting that deskform does not know',
      [inYaml()],
      [onDesk({ option: { type: 'text', maxlength: 120, x_plugin: 1 } })],
      'keep Ticket.severity, same',
    ],
    [
      'leaves to the administrators what its file ignores',
      [inYaml({ display: 'Mine', ignore: [['display'], ['data_option', 'maxlength']] })],
      [onDesk({ option: { type: 'text', maxlength: 60 } })],
      'keep Ticket.severity, same',
    ],
    [
      // On 6.5 and 7.1 every ticket with a value fails: the correction passes, and leaves the column alone.
      'with a maxlength as text is made a number',
      [inYaml()],
      [onDesk({ option: { type: 'text', maxlength: '120' } })],
      'update Ticket.severity, differs | data_option/maxlength at-migration none',
    ],
    [
      'with an explicit false is not the same as unset',
      [inYaml({ type: 'boolean', option: { options: { true: 'yes', false: 'no' }, default: false } })],
      [onDesk({ type: 'boolean', option: { options: { true: 'yes', false: 'no' } } })],
      'update Ticket.severity, differs | data_option/default at-migration new-records-only',
    ],
  ])('%s', (_, wanted, live, told) => {
    const release = told.includes('release-lacks-type') ? '5.2' : '6.5';
    expect(planFor(wanted, live, { release: deskRelease(release) }).document.decisions.map(tell)).toEqual([told]);
  });
});

describe('a staged row', () => {
  const pending = { type: 'text', maxlength: 200, default: '', null: true, options: {}, relation: '' };
  const wanted = inYaml({ option: { type: 'text', maxlength: 200 } });
  test.each([
    [
      'as declared only needs its migration',
      [inYaml()],
      [onDesk({ waiting_for: ['creation', 'column-change'] })],
      'create Ticket.severity, staged-as-declared',
    ],
    [
      'with the declared change only needs its migration',
      [wanted],
      [onDesk({ waiting_for: ['settings', 'column-change'], pending })],
      'update Ticket.severity, staged-as-declared | data_option/maxlength at-migration none',
    ],
    [
      'that reads as declared and merely waits is no difference',
      [wanted],
      [onDesk({ option: pending, waiting_for: ['settings'], pending })],
      'keep Ticket.severity, waits-as-declared',
    ],
    [
      'otherwise is somebody’s work',
      [inYaml()],
      [onDesk({ waiting_for: ['settings'], pending })],
      'refuse Ticket.severity, deskform foreign-change',
    ],
    [
      'marked for deletion is declared: refused',
      [inYaml()],
      [onDesk({ waiting_for: ['deletion'] })],
      'refuse Ticket.severity, service marked-for-deletion',
    ],
    [
      'marked for deletion as its absent definition says',
      [absent()],
      [onDesk({ waiting_for: ['deletion'] })],
      'delete Ticket.severity, staged-as-declared',
    ],
    [
      'under an absent definition is not thrown away',
      [absent()],
      [onDesk({ waiting_for: ['settings'], pending })],
      'refuse Ticket.severity, deskform foreign-change',
    ],
  ])('%s', (_, definitions, live, told) => {
    expect(planFor(definitions, live).document.decisions.map(tell)).toEqual([told]);
  });

  test('that was never migrated holds no value: what an apply of ours has staged may change without consent', () => {
    const staged = onDesk({
      ...select({ a: 'A', b: 'B' }),
      option: { options: { a: 'A', b: 'B' }, default: '', maxlength: 120 },
      waiting_for: ['creation', 'column-change'],
    });
    const option = { options: { a: 'A' }, default: 'a', maxlength: 80 };
    const wanted = inYaml({ type: 'select', option, screens: cell({ shown: true, required: true }) });
    const ours = new Map([[staged.key, [hashOfStaged(staged)]]]);
    expect(planFor([wanted], [staged], { ours }).document.decisions.map(tell)).toEqual([
      [
        'update Ticket.severity, restaged',
        'data_option/options at-migration none',
        'data_option/default at-migration none',
        'data_option/maxlength at-migration none',
        'screens/edit/ticket.agent at-once none',
      ].join(' | '),
    ]);
    expect(planFor([wanted], [staged]).document.decisions.map(tell)).toEqual([
      'refuse Ticket.severity, deskform foreign-change',
    ]);
  });

  test('that nobody declares is foreign, and stands in the way of a migration', () => {
    const plan = planFor([inYaml({ name: 'ours' })], [onDesk({ name: 'theirs', waiting_for: ['creation'] })]);
    expect(plan.document.foreign.map(({ key }) => key)).toEqual(['Ticket.theirs']);
    expect(plan.document.obstacles).toEqual([{ kind: 'foreign', keys: ['Ticket.theirs'] }]);
  });

  test('of somebody else does not matter when nothing of ours needs a migration', () => {
    const foreign = onDesk({ name: 'theirs', waiting_for: ['creation'] });
    const onlyScreens = planFor([inYaml({ screens: cell({ shown: true }) })], [onDesk(), foreign]);
    expect(onlyScreens.document.obstacles).toEqual([]);
    expect(onlyScreens.document.restart).toBe('none');
  });

  test('of somebody else is included where the target says so', () => {
    const foreign = onDesk({ name: 'theirs', waiting_for: ['creation'] });
    expect(planFor([inYaml()], [foreign], { foreignChanges: 'include' }).document.obstacles).toEqual([]);
  });
});

describe('undeclared attributes', () => {
  const pruned = { undeclared: 'delete' } as const;
  const decided = (rows: readonly LiveAttribute[]): readonly string[] => {
    const asked = new Set<string>(rows.map(({ key }) => key));
    const { decisions } = planFor([], [...seededRows().filter(({ key }) => !asked.has(key)), ...rows], pruned).document;
    return decisions.filter(({ key }) => asked.has(key)).map(tell);
  };

  test('are neither pruned nor reported where an overlay leaves them out', () => {
    const unmanaged = new Set([attributeKey('Ticket', 'custom')]);
    const row = onDesk({ name: 'custom' });
    const { decisions } = planFor([], [...seededRows(), row], { ...pruned, unmanaged }).document;
    expect(decisions.filter(({ key }) => key === row.key).map(tell)).toEqual(['keep Ticket.custom, unmanaged']);
    expect(planFor([], [row], { undeclared: 'report', unmanaged }).warnings).toEqual([]);
  });

  test('are pruned only where the target says so, and never what came with the installation', () => {
    const rows = [
      onDesk({ name: 'custom' }),
      onDesk({ name: 'type' }),
      onDesk({ name: 'from_console', created_by_id: 1 }),
      onDesk({ name: 'used', not_deletable_reason: 'Trigger: x' }),
    ];
    expect(decided(rows)).toEqual([
      'delete Ticket.custom, not-declared',
      'keep Ticket.from_console, came-with-the-installation',
      'keep Ticket.type, came-with-the-installation',
      'refuse Ticket.used, service not-deletable',
    ]);
    expect(planFor([], rows, { undeclared: 'report' }).warnings.map(({ key }) => key)).toEqual([
      'Ticket.custom',
      'Ticket.from_console',
      'Ticket.used',
    ]);
  });

  test('are not pruned from a list that lacks what every installation has', () => {
    const plan = planFor([], [onDesk({ name: 'custom' })], pruned);
    expect(plan.document.decisions.map(tell)).toEqual(['keep Ticket.custom, list-is-not-whole']);
    expect(plan.warnings.map(({ code }) => code)).toEqual(['list-is-not-whole']);
  });

  test('beyond the limit are a reason not to apply, unless they are allowed by name', () => {
    const rows = ['a', 'b', 'c', 'd'].map((name) => onDesk({ name }));
    const live = [...seededRows(), ...rows];
    expect(planFor([], live, { ...pruned, destroyLimit: 3 }).document.obstacles).toEqual([
      { kind: 'destroy-limit', keys: ['Ticket.a', 'Ticket.b', 'Ticket.c', 'Ticket.d'], limit: 3 },
    ]);
    expect(planFor([], live, { ...pruned, allowedDestroys: rows.map(({ key }) => key) }).document.obstacles).toEqual(
      [],
    );
  });
});

describe('the restart', () => {
  test.each([
    ['is needed for a new column', [inYaml()], [], 'needed'],
    ['is needed for a dropped column', [absent()], [onDesk()], 'needed'],
    ['is needed for another width', [inYaml({ option: { type: 'text', maxlength: 200 } })], [onDesk()], 'needed'],
    ['is a reload for settings', [inYaml({ display: 'Other' })], [onDesk()], 'reload'],
    ['is none for screens alone', [inYaml({ screens: cell({ shown: true }) })], [onDesk()], 'none'],
    ['is none when nothing changes', [inYaml()], [onDesk()], 'none'],
    [
      'is a reload for screens of a row that the service stores otherwise when it is sent back (5.2/02 "boolean")',
      [inYaml({ type: 'boolean', option: { default: 'false' }, screens: cell({ shown: true }) })],
      [onDesk({ type: 'boolean', option: { default: 'false' } })],
      'reload',
    ],
  ])('%s', (_, wanted, live, restart) => {
    expect(planFor(wanted, live).document.restart).toBe(restart);
  });
});

describe('digests', () => {
  test('do not depend on the order of files and rows, or on ids', () => {
    const a = inYaml({ name: 'a', option: { type: 'text', maxlength: 10 } });
    const b = inYaml({ name: 'b', display: 'New' });
    const first = planFor([a, b], [onDesk({ name: 'b', id: 7 }), onDesk({ name: 'c' })]);
    const second = planFor([b, a], [onDesk({ name: 'b', id: 99 })]);
    expect(second.document.digest).toBe(first.document.digest);
  });

  test('differ for another order of choices, which people see, and not for one of settings', () => {
    const digestOf = (option: JsonObject): string => planFor([inYaml({ type: 'select', option })], []).document.digest;
    const one = digestOf({ options: { a: 'A', b: 'B' }, customsort: 'on' });
    expect(digestOf({ options: { b: 'B', a: 'A' }, customsort: 'on' })).not.toBe(one);
    expect(digestOf({ customsort: 'on', options: { a: 'A', b: 'B' } })).toBe(one);
  });

  test.each([
    ['another value', planFor([inYaml({ display: 'X' })], [onDesk()])],
    ['another state before', planFor([inYaml({ display: 'Y' })], [onDesk({ display: 'Z' })])],
    [
      'another target',
      planFor([inYaml({ display: 'Y' })], [onDesk()], {
        target: { ...RULES.target, name: 'prod', url: 'https://desk.example.com' },
      }),
    ],
    ['another policy', planFor([inYaml({ display: 'Y' })], [onDesk()], { undeclared: 'report' })],
  ])('differ for %s', (_, other) => {
    expect(other.document.digest).not.toBe(planFor([inYaml({ display: 'Y' })], [onDesk()]).document.digest);
  });

  test('and changes never hold a credential', () => {
    const plan = planFor(
      [
        inYaml({
          type: 'autocompletion_ajax_external_data_source',
          option: { search_url: 'https://x.example' },
          secrets: [{ setting: 'bearer_token_auth', value: 'new-secret' }],
        }),
      ],
      [
        onDesk({
          type: 'autocompletion_ajax_external_data_source',
          option: { search_url: 'https://x.example', bearer_token_auth: 'old-secret' },
        }),
      ],
    );
    const [decision] = plan.document.decisions;
    expect(decision?.action === 'update' ? decision.changes : []).toMatchObject([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in files
      { path: 'data_option/bearer_token_auth', before: '(secret)', after: '${env:A_SECRET}' },
    ]);
  });
});

describe('names of the language underneath', () => {
  test('are names like any other: a carried-over key and a role called __proto__', () => {
    const proto = (value: unknown) => JSON.parse(`{"__proto__": ${JSON.stringify(value)}}`);
    const live = onDesk({
      option: { type: 'text', maxlength: 120, ...proto({ a: 1 }) },
      screens: { edit: proto({ shown: true }) },
    });
    const [decision] = planFor([inYaml({ display: 'New', screens: { edit: proto({ shown: false }) } })], [live])
      .document.decisions;
    if (decision?.action !== 'update') throw new Error('no update');
    expect(Object.hasOwn(decision.after.data_option, '__proto__')).toBe(true);
    expect(decision.changes.map(({ path, before, after }) => [path, before, after])).toEqual([
      ['display', 'Severity', 'New'],
      ['screens/edit/__proto__', { shown: true }, { shown: false }],
    ]);
  });
});

describe('what others have marked for deletion', () => {
  const foreign = onDesk({ name: 'theirs', waiting_for: ['deletion'] });
  test('counts where our migration would take it along', () => {
    const plan = planFor([inYaml({ display: 'New' })], [onDesk(), foreign], {
      foreignChanges: 'include',
      destroyLimit: 0,
    });
    expect(plan.document.obstacles).toEqual([{ kind: 'destroy-limit', keys: ['Ticket.theirs'], limit: 0 }]);
  });
});
