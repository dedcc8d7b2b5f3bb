import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { brokenPromises } from '../../src/apply/pending-set.ts';
import { isJsonObject, type JsonObject, type JsonValue, member, sameJson } from '../../src/model/json.ts';
import { parsePath } from '../../src/plan/plan-document.ts';
import { byDepth } from '../deep.ts';
import { planOfFile } from './plan-of-file.ts';

/**
 * What real help desks made of one definition at a time (test/recordings/outcomes-*.json): what they refused or
 * could not migrate is refused by the files' checks or by the plan, what they took is planned, and the row that came out
 * is no difference against the definition that made it.
 */
interface Creation {
  readonly definition: JsonObject;
  readonly status?: number;
  readonly migrate?: number;
  readonly row?: JsonObject;
  readonly fatal?: boolean;
}
interface Update {
  readonly before: JsonObject;
  readonly wanted: JsonObject;
  readonly status: number;
  readonly migrate?: number;
  /** The row after the PUT, and after the migration. */
  readonly staged?: JsonObject;
  readonly after?: JsonObject;
}
/** The recorded requests name no class where a plan adds that of the admin page. */
function withClassesOf(sent: JsonObject, row: JsonObject): JsonObject {
  const screens = isJsonObject(row.screens) ? row.screens : {};
  const [cells, known] = [sent, screens].map((side) => member(side, 'create_middle'));
  if (!isJsonObject(cells) || !isJsonObject(known)) return row;
  const middle = Object.entries(known).map(([role, cell]) => {
    const ofSent = member(cells, role);
    return [role, isJsonObject(ofSent) && isJsonObject(cell) ? { ...cell, ...classOf(ofSent) } : cell];
  });
  return { ...row, screens: { ...screens, create_middle: Object.fromEntries(middle) } };
}

function classOf({ item_class }: JsonObject): JsonObject {
  return item_class === 'column' ? { item_class } : {};
}

interface Outcomes {
  readonly fresh: readonly JsonObject[];
  readonly creates: readonly Creation[];
  readonly updates: readonly Update[];
}

/** Own rules that may refuse what the service took, each with a paragraph in docs/failures.md. */
const HOUSE_RULES = [
  'name-fatal',
  'name-too-long',
  'object-spelling',
  'value-harmful',
  'value-invalid',
  'data-option-invalid',
  'data-type-column',
  'impact-not-accepted',
  'screen-typo',
];
const CONSENT = ['required', 'shorter_maxlength', 'data_type', 'option_removed'];

/** Each with its release; the second one of 7.1 has labels and names that the first lacks. */
const ALL_RECORDED: readonly (readonly [file: string, release: string])[] = [
  ['outcomes-5.2', '5.2'],
  ['outcomes-6.0', '6.0'],
  ['outcomes-6.1-mariadb', '6.1'],
  ['outcomes-6.5', '6.5'],
  ['outcomes-7.1', '7.1'],
  ['outcomes-7.1-extra', '7.1'],
];

const RECORDED = byDepth({ day: ALL_RECORDED.slice(2, 4), deep: ALL_RECORDED });

/** Refused on every database, although MariaDB takes it. */
function isTakenByMariaDb(file: string, { object, data_option: option }: JsonObject): boolean {
  if (file !== 'outcomes-6.1-mariadb') return false;
  // It compares texts without their case, so it finds the object; and it makes a column for texts of no character.
  return object === 'ticket' || (isJsonObject(option) && option.maxlength === 0);
}

/** Reserved since some release between 5.2 and 6.5: of a release between them, the plan only warns. */
const WARNED: Readonly<Record<string, readonly string[]>> = { 'outcomes-6.1-mariadb': ['Ticket.action'] };

const outcomesIn = (file: string): Outcomes => JSON.parse(readFileSync(`test/recordings/${file}.json`, 'utf8'));

/** What the closing note of a release can quote: the figures, not only that they are right. */
const figures: string[] = [];
const note = (file: string, what: string, wrong: number, of: number): void => {
  figures.push(`${file}: ${what} ${wrong} of ${of}`);
};
afterAll(() => {
  process.stdout.write(`${figures.join('\n')}\n`);
});

const told = (value: unknown): string => JSON.stringify(value).slice(0, 300);

describe.each(RECORDED)('one definition at a time in %s', (file, release) => {
  const { fresh, creates, updates } = outcomesIn(file);
  const worked = ({ status, migrate }: { status?: number; migrate?: number }): boolean =>
    (status === 201 || status === 200) && migrate === 200;

  test('everything that was refused or could not be migrated is refused before', () => {
    const failed = creates.filter((creation) => !worked(creation));
    const missed = failed.flatMap(({ definition }) => {
      const { plan, refusals } = planOfFile(definition, fresh, release);
      const isWarned = plan.warnings.some(({ code }) => code === 'may-be-refused');
      const key = `${definition.object}.${definition.name}`;
      return refusals.length > 0 ? [] : [isWarned ? key : told(definition)];
    });
    note(file, 'creations that fail, foreseen', failed.length - missed.length, failed.length);
    expect(failed.length).toBeGreaterThan(20);
    expect(missed).toEqual(WARNED[file] ?? []);
  });

  test('everything that worked is planned, but for own rules', () => {
    const fine = creates.filter((creation) => worked(creation) && !isTakenByMariaDb(file, creation.definition));
    const needless = fine.flatMap(({ definition }) => {
      const { decision, refusals } = planOfFile(definition, fresh, release);
      const beyond = refusals.filter(({ code, rule }) => rule !== 'deskform' || !HOUSE_RULES.includes(code));
      return beyond.length > 0 || (refusals.length === 0 && decision?.action !== 'create')
        ? [told({ beyond, definition })]
        : [];
    });
    note(file, 'creations that work, needlessly refused', needless.length, fine.length);
    expect(fine.length).toBeGreaterThan(80);
    expect(needless).toEqual([]);
  });

  test('the row that came out is no difference against the definition that made it', () => {
    const noisy = creates.flatMap(({ definition, row, ...status }) => {
      if (!worked(status) || row === undefined || isTakenByMariaDb(file, definition)) return [];
      const { decision, refusals } = planOfFile(definition, [...fresh, row], release);
      return decision?.action === 'keep'
        ? []
        : [told({ decision: decision?.action === 'update' ? decision.changes : decision, refusals, definition })];
    });
    note(file, 'rows that came out and read as a difference', noisy.length, creates.filter(worked).length);
    expect(creates.filter((creation) => worked(creation) && creation.row !== undefined).length).toBeGreaterThan(80);
    expect(noisy).toEqual([]);
  });

  test('every change that was refused or could not be migrated is refused before', () => {
    const failed = updates.filter((update) => !worked(update));
    const missed = failed.filter(
      ({ before, wanted }) =>
        planOfFile({ ...wanted, accept: CONSENT }, [...fresh, before], release).refusals.length === 0,
    );
    note(file, 'changes that fail, foreseen', failed.length - missed.length, failed.length);
    expect(failed.length).toBeGreaterThan(10);
    expect(missed.map(told)).toEqual([]);
  });

  test('every change that worked is planned, but for own rules', () => {
    const needless = updates.filter(worked).flatMap(({ before, wanted }) => {
      const { refusals } = planOfFile({ ...wanted, accept: CONSENT }, [...fresh, before], release);
      const beyond = refusals.filter(({ code, rule }) => rule !== 'deskform' || !HOUSE_RULES.includes(code));
      return beyond.length > 0 ? [told({ beyond, before, wanted })] : [];
    });
    note(file, 'changes that work, needlessly refused', needless.length, updates.filter(worked).length);
    expect(updates.filter(worked).length).toBeGreaterThan(40);
    expect(needless).toEqual([]);
  });

  test('a change that is in force is no difference any more', () => {
    const noisy = updates.flatMap(({ wanted, after, ...status }) => {
      if (!worked(status) || after === undefined) return [];
      const { decision, refusals } = planOfFile({ ...wanted, accept: CONSENT }, [...fresh, after], release);
      if (decision?.action === 'keep') return [];
      const changes = decision?.action === 'update' ? decision.changes.map((change) => change.path) : [];
      return [told({ changes, refusals, after, wanted })];
    });
    note(file, 'changes in force that read as a difference', noisy.length, updates.filter(worked).length);
    expect(updates.filter((update) => worked(update) && update.after !== undefined).length).toBeGreaterThan(40);
    expect(noisy).toEqual([]);
  });

  test('the row that came out is the one that the plan promised', () => {
    const made = creates.map(({ definition, row, ...status }) => ({
      wanted: definition,
      before: [],
      after: row,
      status,
    }));
    const changed = updates.map(({ wanted, before, after, ...status }) => ({
      wanted: { ...wanted, accept: CONSENT },
      before: [before],
      after,
      status,
    }));
    const promises = [...made, ...changed].flatMap(({ wanted, before, after, status }) => {
      if (!worked(status) || after === undefined) return [];
      const { plan, decision, refusals } = planOfFile(wanted, [...fresh, ...before], release);
      if (refusals.length > 0) return [];
      const isSent = decision?.action === 'create' || decision?.action === 'update';
      const asSent = isSent ? withClassesOf(decision.after.screens, after) : after;
      const broken = brokenPromises(plan, planOfFile(wanted, [...fresh, asSent], release).plan);
      return [broken.length === 0 ? '' : told({ broken, wanted, after })];
    });
    expect(promises.length).toBeGreaterThan(90);
    expect(promises.filter((text) => text !== '')).toEqual([]);
  });

  test('what takes effect at once or waits is told as it was', () => {
    const moves = updates.flatMap(({ before, wanted, staged, after, ...status }) => {
      if (!worked(status) || staged === undefined || after === undefined) return [];
      const { decision } = planOfFile({ ...wanted, accept: CONSENT }, [...fresh, before], release);
      if (decision?.action !== 'update') return [];
      return decision.changes.map(({ path, effect }) => {
        const [was, is, comes] = [before, staged, after].map((row) => valueAt(row, parsePath(path)));
        const seen = !sameJson(was, is) ? 'at-once' : !sameJson(is, comes) ? 'at-migration' : 'never';
        return { path, effect, seen, before, wanted };
      });
    });
    const wrong = moves.filter(({ effect, seen }) => effect !== seen);
    expect(wrong.map(told)).toEqual([]);
    for (const effect of ['at-once', 'at-migration']) {
      expect([effect, moves.filter(({ seen }) => seen === effect).length > 20]).toEqual([effect, true]);
    }
  });
});

function valueAt(row: JsonObject, path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((part, key) => (isJsonObject(part) ? member(part, key) : undefined), row);
}
