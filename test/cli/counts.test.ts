import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NEWEST_RELEASE, RELEASES, type Release } from '../../src/model/release.ts';
import { byDepth } from '../deep.ts';
import { deepTest } from '../deep-test.ts';
import { error, json, page, type Reply, raw } from '../helpdesk/scripted-server.ts';
import { runByDepth } from '../program.ts';
import { TOKEN } from '../sandbox/support.ts';
import { type ChangeName, MARKED, projectOn, withNumbers } from './desk-with-numbers.ts';
import { runAtTerminal } from './in-process.ts';

/** Ten records, of which four have a value, and this many one that is too long. */
const tooLongAnswer =
  (release: Release, tooLong: () => number): Reply =>
  (response, request, body) => {
    // The probe has to hit, or the help desk has not understood the pattern.
    const isProbe = /"OR"|"value":"(?:\^\.|_)"/u.test(body);
    const isFilled = isProbe || body.includes('is not');
    const ofValues = /"is","value":""/u.test(body) ? 6 : isFilled ? 4 : tooLong();
    const number = body.includes('.id"') ? 10 : ofValues;
    json(200, { [release === '5.2' ? 'ticket_count' : 'object_count']: number })(response, request, body);
  };

const DESTRUCTIVE = ['delete', 'remove', 'require'] as const;

describe.each(byDepth<readonly Release[]>({ day: [NEWEST_RELEASE], deep: RELEASES }))('a plan on %s', (release) => {
  test.each<[ChangeName, string]>([
    ['delete', 'Ticket.fax_number: the field is deleted: 1,204 tickets lose their values; only a backup restores them'],
    ['remove', 'Ticket.company: options "b" ("B"), "c" ("C"): 37 tickets keep a value that can no longer be selected'],
    ['require', 'Ticket.floor: required: 2,310 tickets have no value'],
  ])('that does "%s" says first how many records it hits', async (change, line) => {
    await withNumbers(
      release,
      async (desk) => {
        const { run } = await projectOn(desk, [change]);
        const { exitStatus, stdout } = await run('plan');
        expect(exitStatus).toBe(0);
        const [head = ''] = stdout.split('\n\n');
        expect(head.replaceAll(/\s+/gu, ' ')).toContain(` ${line}`);
      },
      { all: 3514, filled: 1204, part: 37 },
    );
  });

  test('of a shorter text is refused where stored values do not fit', async () => {
    await withNumbers(
      release,
      async (desk) => {
        const { run } = await projectOn(desk, ['shorten']);
        const seen = await run('plan');
        expect(seen.exitStatus).toBe(3);
        expect(seen.stdout.replaceAll(/\s+/gu, ' ')).toContain(
          ' 1 risk: Ticket.room: refused: 14 tickets hold a value longer than 80 characters: the migration would fail ',
        );
        expect(seen.stdout).toContain('→ Shorten them on the help desk first, or write `maxlength: 120`.');
        const { decisions } = JSON.parse((await run('plan', '--json')).stdout);
        expect(decisions).toContainEqual(
          expect.objectContaining({ key: 'Ticket.room', action: 'refuse', code: 'values-too-long', rule: 'service' }),
        );
        const before = desk.others().length;
        expect((await run('apply', '--yes')).exitStatus).toBe(3);
        expect(
          desk
            .others()
            .slice(before)
            .map(({ method }) => method),
        ).toEqual(['GET']);
      },
      { all: 100, filled: 60, part: 14 },
    );
  });

  test('of a shorter text goes on where all of them fit', async () => {
    await withNumbers(release, async (desk) => {
      const { run } = await projectOn(desk, ['shorten']);
      desk.answer(tooLongAnswer(release, () => 0));
      const { exitStatus, stdout } = await run('plan');
      expect(exitStatus).toBe(0);
      expect(stdout.replaceAll(/\s+/gu, ' ')).toContain('no ticket holds a value longer than 80 characters');
    });
  });
});

describe('requests', () => {
  test('a plan that neither deletes nor narrows anything asks once for the list, and counts nothing', async () => {
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, ['harmless']);
      const before = desk.others().length;
      expect((await run('plan', '--detailed-exitcode')).exitStatus).toBe(2);
      expect(desk.others().length - before).toBe(1);
      expect(desk.counts()).toEqual([]);
    });
  });

  test('three such changes ask for all records once, and for each field who has a value and who has none', async () => {
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, DESTRUCTIVE);
      const before = desk.others().length;
      await run('plan');
      expect(desk.others().length - before).toBe(1);
      // All records; three fields with and without a value; the removed choices; those that lack a text.
      expect(desk.counts()).toHaveLength(1 + 3 * 2 + 1 + 1);
      expect(desk.counts().every(({ method, path }) => method === 'POST' && path === '/api/v1/tickets/selector')).toBe(
        true,
      );
    });
  });

  test('drift compares, and counts nothing', async () => {
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, DESTRUCTIVE);
      expect((await run('drift')).exitStatus).toBe(2);
      expect(desk.counts()).toEqual([]);
    });
  });
});

describe('every form of a plan', () => {
  test('shows the numbers, and nothing of a record', async () => {
    await withNumbers('6.5', async (desk) => {
      const { cwd, run } = await projectOn(desk, DESTRUCTIVE);
      const forms = ['plan.txt', 'plan.md', 'plan.html', 'plan.json'];
      const { stdout, stderr } = await run('plan', ...forms.flatMap((form) => ['--out', form]));
      const [text = '', markdown = '', html = '', jsonText = ''] = await Promise.all(
        forms.map((form) => readFile(join(cwd, form), 'utf8')),
      );
      expect(text).toContain(
        '  Ticket.fax_number: the field is deleted: 4 tickets lose their values; only a\n  backup restores them\n',
      );
      expect(markdown).toMatch(/^### desk: \*\*deletes data of 1 field \(4 tickets\)\*\*/u);
      expect(markdown).toContain(
        '> - `Ticket.company`: options `"b"` (`"B"`), `"c"` (`"C"`): 2 tickets keep a value that can no longer be selected',
      );
      expect(html).toContain('required: 6 tickets have no value');
      expect(JSON.parse(jsonText).counts).toEqual([
        { key: 'Ticket.company', hit: 'option-removed', options: ['b', 'c'], records: 2, of: 10 },
        { key: 'Ticket.fax_number', hit: 'value-deleted', records: 4, of: 10 },
        { key: 'Ticket.floor', hit: 'value-missing', records: 6, of: 10 },
      ]);
      expect([stdout, stderr, text, markdown, html, jsonText].join('')).not.toContain(MARKED);
    });
  });

  test('is all that an apply keeps, too: nothing of a record is in its files, nor in what it says at its most talkative', async () => {
    await withNumbers('6.5', async (desk) => {
      const { cwd, run } = await projectOn(desk, DESTRUCTIVE, ', limits: { records: 100 }');
      const talk = ['--verbose', '--debug'];
      const told = [
        await run('apply', '--yes', ...talk),
        await run('snapshot', '--counts', '--out', 'list.json', ...talk),
        await run('usage', ...talk),
        await run('doctor', ...talk),
      ];
      const kept = await readdir(cwd, { recursive: true, withFileTypes: true });
      const files = kept.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
      expect(files.some((file) => file.endsWith('.jsonl'))).toBe(true);
      const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      expect(desk.counts().length).toBeGreaterThan(10);
      expect([...texts, ...told.flatMap(({ stdout, stderr }) => [stdout, stderr])].join('')).not.toContain(MARKED);
    });
  });

  test('has the same digest whatever the numbers are', async () => {
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, DESTRUCTIVE);
      const digest = async () => JSON.parse((await run('plan', '--json')).stdout).digest;
      const before = await digest();
      desk.answer({ all: 20, filled: 19, part: 3 });
      expect(await digest()).toBe(before);
    });
  });
});

test('the question that apply asks repeats the numbers', async () => {
  await withNumbers('6.5', async (desk) => {
    const { cwd } = await projectOn(desk, DESTRUCTIVE);
    const seen = await runAtTerminal(['apply'], {
      cwd,
      env: { DESK_TOKEN: TOKEN },
      when: 'to confirm: ',
      does: ({ type }) => type('no\r'),
    });
    expect(seen.exitStatus).toBe(3);
    expect(seen.stderr.replaceAll(/\s+/gu, ' ')).toContain(
      'Apply to desk: 2 changed, 1 deleted? Ticket.fax_number: the field is deleted: 4 tickets lose their values; only a backup restores them; ' +
        'Ticket.floor: required: 6 tickets have no value; agents cannot save a ticket without it, new or old; API requests without it are answered 422; Ticket.company: options "b" ("B"), "c" ("C"): 2 tickets keep a value that can no longer be selected. Enter "Ticket.fax_number" to confirm: ',
    );
    expect(seen.stderr).not.toContain(MARKED);
  });
});

test('the built program counts, too, and stops before the migration', async () => {
  await withNumbers('6.5', async (desk) => {
    const { cwd, run } = await projectOn(desk, DESTRUCTIVE, ', limits: { records: 4 }');
    const where = { cwd, env: { DESK_TOKEN: TOKEN } };
    expect((await runByDepth(['plan'], where)).stdout).toContain(
      '  Ticket.fax_number: the field is deleted: 4 tickets lose their values; only a\n  backup restores them\n',
    );
    desk.answer({ all: 10, filled: 5, part: 2 });
    const { exitStatus, stderr } = await runByDepth(['apply', '--yes'], where);
    expect({ exitStatus, stderr }).toMatchObject({
      exitStatus: 3,
      stderr: expect.stringContaining('5 tickets would lose'),
    });
    expect((await run('plan', '--json')).exitStatus).toBe(3);
  });
});

test('a plan of a snapshot shows the numbers that were saved with it, and when', async () => {
  await withNumbers('6.5', async (desk) => {
    desk.answer({ all: 10, filled: 4, part: 'each-choice' });
    const { run } = await projectOn(desk, ['remove', 'require']);
    expect((await run('snapshot', '--counts', '--out', 'list.json')).exitStatus).toBe(0);
    const asked = desk.counts().length;
    const { stdout } = await run('plan', '--live', 'list.json');
    expect(stdout.replaceAll(/\s+/gu, ' ')).toMatch(
      /Ticket\.floor: required: 6 tickets \(counted \d{4}-\d\d-\d\d\) have no value; agents cannot save/u,
    );
    const { counts } = JSON.parse((await run('plan', '--live', 'list.json', '--json')).stdout);
    expect(counts).toMatchObject([{ records: 2 }, { records: 6, counted_at: expect.stringMatching(/Z$/u) }]);
    expect(desk.counts()).toHaveLength(asked);
  });
});

describe('what cannot be counted', () => {
  const hangs: Reply = () => {};
  test.each<[string, Reply, string]>([
    ['a token without the permission', error(403, 'Not authorized'), 'the token lacks the permission'],
    ['an error of the service', error(500, 'Internal'), 'the help desk gave no usable answer'],
    ['a page', page(200, 'Sign in'), 'the help desk gave no usable answer'],
    ['a number as text', json(200, { object_count: '12', object_ids: [] }), 'the help desk gave no usable answer'],
    ['no JSON', raw(200, '{"object_count": 1'), 'the help desk gave no usable answer'],
    ['numbers that do not add up', json(200, { object_count: 7 }), 'the answers contradict each other'],
    ['no answer', hangs, 'no answer within 1 s'],
  ])('%s: the plan says why, and is no other plan', async (_, reply, why) => {
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, ['delete', 'remove'], ', timeout: 1s');
      desk.answer(reply);
      const { exitStatus, stdout } = await run('plan', '--detailed-exitcode');
      expect(exitStatus).toBe(2);
      expect(stdout.replaceAll(/\s+/gu, ' ')).toContain(
        `Ticket.fax_number: the field is deleted: all values are lost; only a backup restores them; not counted: ${why}`,
      );
      expect(stdout).not.toMatch(/ 0 tickets/u);
      const { counts } = JSON.parse((await run('plan', '--json')).stdout);
      expect(counts.map(({ records }: { records: unknown }) => records)).toEqual([null, null]);
    });
  });
});

describe('a shorter text', () => {
  test('whose values nobody can count is refused, with the way by hand', async () => {
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, ['shorten']);
      desk.answer(error(403, 'Not authorized'));
      const { exitStatus, stdout } = await run('plan');
      expect(exitStatus).toBe(3);
      expect(stdout.replaceAll(/\s+/gu, ' ')).toContain('values longer than 80 characters could not be counted');
      expect(stdout.replaceAll(/\s+/gu, ' ')).toContain("shorten the field in the help desk's admin pages");
    });
  });

  test.each([
    ['undo', 3],
    ['keep', 4],
  ] as const)('is counted again right before the migration (on_failure: %s)', async (way, status) => {
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, ['shorten'], `, on_failure: ${way}`);
      const isStaged = () => desk.others().some(({ method }) => method === 'PUT');
      desk.answer(tooLongAnswer('6.5', () => (isStaged() ? 2 : 0)));
      const seen = await run('apply', '--yes');
      expect(seen.exitStatus).toBe(status);
      expect(seen.stderr.replaceAll(/\s+/gu, ' ')).toContain(
        'Ticket.room: 2 tickets hold a value longer than 80 characters; nothing was migrated',
      );
      expect(desk.others().filter(({ path }) => path.endsWith('execute_migrations')).length).toBe(1);
    });
  });
});

describe('limits.records', () => {
  const filled = (records: number) => ({ all: 5000, filled: records, part: 0 });

  test('is an obstacle of the plan, which a name lifts', async () => {
    await withNumbers(
      '6.5',
      async (desk) => {
        const { run } = await projectOn(desk, ['delete'], ', limits: { records: 100 }');
        const { exitStatus, stdout } = await run('plan', '--json');
        expect(exitStatus).toBe(3);
        expect(JSON.parse(stdout).obstacles).toEqual([
          { kind: 'record-limit', keys: ['Ticket.fax_number'], limit: 100, records: 101 },
        ]);
        expect((await run('plan')).stdout.replaceAll(/\s+/gu, ' ')).toContain(
          '101 tickets would lose data, but `limits.records` allows 100. To allow this: --allow-destroy Ticket.fax_number',
        );
        const applied = await run('apply', '--yes', '--json');
        expect(applied.exitStatus).toBe(3);
        expect(JSON.parse(applied.stdout)).toMatchObject({ error: { code: 'LIMIT_EXCEEDED' } });
        expect((await run('apply', '--yes', '--allow-destroy', 'Ticket.fax_number')).exitStatus).toBe(0);
        expect(desk.rows()).not.toContain('fax_number');
      },
      filled(101),
    );
  });

  /** Numbers that move as soon as the row is marked for deletion. */
  const movesTo =
    (desk: { others: () => readonly { method: string }[] }, now: number): Reply =>
    (response, request, body) => {
      const isMarked = desk.others().some(({ method }) => method === 'DELETE');
      const records = isMarked ? now : 5;
      const number = body.includes('.id"') ? 5000 : body.includes('is not') ? records : 5000 - records;
      json(200, { object_count: number })(response, request, body);
    };

  test.each([
    ['undo', 3],
    ['keep', 4],
  ] as const)('stops a count that has passed it right before the migration (on_failure: %s)', async (way, status) => {
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, ['delete'], `, limits: { records: 100 }, on_failure: ${way}`);
      desk.answer(movesTo(desk, 101));
      const seen = await run('apply', '--yes');
      expect(seen.exitStatus).toBe(status);
      expect(seen.stderr).toContain(
        '101 tickets would lose data, but `limits.records` allows 100; nothing was migrated',
      );
      expect(desk.others().filter(({ path }) => path.endsWith('execute_migrations')).length).toBe(1);
      expect(desk.rows()).toContain('fax_number');
    });
  });

  deepTest('stops where the second count cannot be taken: the endpoint hangs', async () => {
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, ['delete'], ', limits: { records: 100 }, timeout: 1s');
      desk.answer((response, request, body) => {
        const isMarked = desk.others().some(({ method }) => method === 'DELETE');
        if (!isMarked) movesTo(desk, 5)(response, request, body);
      });
      const seen = await run('apply', '--yes');
      expect(seen.exitStatus).toBe(3);
      expect(seen.stderr).toContain('the values of Ticket.fax_number could not be counted');
      expect(desk.rows()).toContain('fax_number');
    });
  });

  deepTest('a resume is held to what was reviewed, too', async () => {
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, ['delete'], ', limits: { records: 100 }, on_failure: keep');
      const allow = ['--yes', '--allow-destroy', 'Ticket.fax_number'];
      desk.answer(movesTo(desk, 106));
      expect((await run('apply', ...allow)).exitStatus).toBe(4);
      const held = await run('resume', ...allow);
      expect(held.exitStatus).toBe(3);
      expect(held.stderr.replaceAll(/\s+/gu, ' ')).toContain(
        '106 tickets would lose data of Ticket.fax_number (5 at review).',
      );
      desk.answer(movesTo(desk, 105));
      expect((await run('resume', ...allow)).exitStatus).toBe(0);
      expect(desk.rows()).not.toContain('fax_number');
    });
  });

  deepTest('does not tell to allow by name what is allowed by name', async () => {
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, ['delete'], ', limits: { records: 100 }');
      desk.answer((response, request, body) => {
        const isMarked = desk.others().some(({ method }) => method === 'DELETE');
        if (isMarked) error(500, 'Internal')(response, request, body);
        else movesTo(desk, 5)(response, request, body);
      });
      const seen = await run('apply', '--yes', '--allow-destroy', 'Ticket.fax_number');
      expect(seen.exitStatus).toBe(3);
      expect(seen.stderr).toContain('the values of Ticket.fax_number could not be counted');
      expect(seen.stderr).not.toContain('--allow-destroy');
      expect(seen.stderr).toContain('Try again, or review a new plan.');
      expect(desk.rows()).toContain('fax_number');
    });
  });

  deepTest('lets a number through that stays within it', async () => {
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, ['delete'], ', limits: { records: 100 }');
      desk.answer(movesTo(desk, 100));
      expect((await run('apply', '--yes')).exitStatus).toBe(0);
      expect(desk.rows()).not.toContain('fax_number');
    });
  });

  test('limits the growth since the review of what a name allows', async () => {
    await withNumbers(
      '6.5',
      async (desk) => {
        const { run } = await projectOn(desk, ['delete'], ', limits: { records: 100 }');
        const allow = ['--allow-destroy', 'Ticket.fax_number'];
        await run('plan', '--out', 'plan.json', ...allow);
        desk.answer(filled(1305));
        const held = await run('apply', '--yes', '--plan', 'plan.json', ...allow);
        expect(held.exitStatus).toBe(3);
        expect(held.stderr.replaceAll(/\s+/gu, ' ')).toContain(
          '1,305 tickets would lose data of Ticket.fax_number (1,204 at review). `limits.records` allows 100 more',
        );
        desk.answer(filled(1304));
        expect((await run('apply', '--yes', '--plan', 'plan.json', ...allow)).exitStatus).toBe(0);
      },
      filled(1204),
    );
  });

  deepTest('a count that cannot be taken stops where it is set, and nothing where it is not', async () => {
    await withNumbers('6.5', async (desk) => {
      const limited = await projectOn(desk, ['delete'], ', limits: { records: 100 }');
      desk.answer(error(403, 'Not authorized'));
      const seen = await limited.run('apply', '--yes');
      expect(seen.exitStatus).toBe(3);
      expect(seen.stderr.replaceAll(/\s+/gu, ' ')).toContain('the values of Ticket.fax_number could not be counted');
    });
    await withNumbers('6.5', async (desk) => {
      const { run } = await projectOn(desk, ['delete']);
      desk.answer(error(403, 'Not authorized'));
      expect((await run('apply', '--yes')).exitStatus).toBe(0);
    });
  });
});
