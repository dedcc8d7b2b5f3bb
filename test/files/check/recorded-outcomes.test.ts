import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkEntry } from '../../../src/files/check/check-entry.ts';
import { checkFile } from '../../../src/files/check/check-keys.ts';
import { parseObjectName } from '../../../src/model/attribute-key.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import { PROBLEMS } from '../../../src/model/problem-codes.ts';

interface RecordedCreation {
  readonly definition: {
    readonly object: string;
    readonly name: string;
    readonly data_option: JsonObject;
    readonly screens?: JsonObject;
  };
  readonly status?: number;
  readonly migrate?: number;
  readonly fatal?: boolean;
  readonly answer?: { readonly error: string };
}

/** It compares texts without their case, so it finds the object; and it makes a column for texts of no character. */
function isTakenByMariaDb({ object, data_option: option }: RecordedCreation['definition']): boolean {
  return object === 'ticket' || option.maxlength === 0;
}

const creations = (['5.2', '6.1-mariadb', '6.5'] as const).flatMap((release) => {
  const recorded: { readonly creates: readonly RecordedCreation[] } = JSON.parse(
    readFileSync(new URL(`../../recordings/outcomes-${release}.json`, import.meta.url), 'utf8'),
  );
  return recorded.creates
    .filter(({ definition }) => release !== '6.1-mariadb' || !isTakenByMariaDb(definition))
    .map((creation) => ({ release, ...creation, text: JSON.stringify(creation.definition) }));
});

function errorsIn({ object, ...attribute }: RecordedCreation['definition']): readonly string[] {
  return [...checkFile({ object, attributes: [] }), ...checkEntry(attribute, parseObjectName(object))]
    .map(({ code }) => code)
    .filter((code) => PROBLEMS[code].severity === 'error');
}

const rulesOf = (codes: readonly string[]) =>
  Object.entries(PROBLEMS).flatMap(([code, { rule }]) => (codes.includes(code) ? [rule] : []));

/** The closed list of design's own rules, as far as a file alone can break them. */
const HOUSE_RULES = ['name-too-long', 'name-fatal', 'value-harmful', 'value-invalid', 'object-spelling', 'screen-typo'];

describe('what the help desk took and migrated', () => {
  const taken = creations.filter(({ status, migrate }) => status === 201 && migrate === 200);

  test('is most of what was recorded', () => {
    expect(taken.length).toBeGreaterThan(150);
  });

  test.each(taken)('$release: $text breaks a own rule or none', ({ definition }) => {
    expect(errorsIn(definition).filter((code) => !HOUSE_RULES.includes(code))).toEqual([]);
  });

  test('breaks a own rule only with a long name, bare options, a maxlength that is no number, a harmful default, or a view of a ticket', () => {
    const refused = taken.filter(({ definition }) => errorsIn(definition).length > 0);
    const explained = refused.filter(
      ({ definition: { object, name, data_option: option, screens = {} } }) =>
        name.length > 63 ||
        (Array.isArray(option.options) && option.options.some((entry) => typeof entry === 'string')) ||
        (option.maxlength !== undefined && typeof option.maxlength !== 'number') ||
        Number(option.default) > Number(option.max) ||
        (option.future === false && Number(option.diff) > 0) ||
        (option.past === false && typeof option.diff === 'number' && option.diff < 1) ||
        (object === 'Ticket' && Object.hasOwn(screens, 'view')),
    );
    expect(refused.map(({ text }) => text)).toEqual(explained.map(({ text }) => text));
  });
});

describe('what the help desk refused or could not migrate', () => {
  const NAME_IS_TAKEN = /reserved word|already exists/;
  const refused = creations.filter(
    ({ status, migrate, fatal, answer, definition }) =>
      fatal !== true &&
      (status !== 201 || migrate !== 200) &&
      // "ticket" answers so too, and no plan could say it: the object is wrong, not the name.
      (definition.object === 'ticket' || !NAME_IS_TAKEN.test(answer?.error ?? '')),
  );

  const fatal = creations.filter((creation) => creation.fatal === true);

  test('is a good part of what was recorded on each release', () => {
    for (const each of ['5.2', '6.1-mariadb', '6.5']) {
      expect(refused.filter(({ release }) => release === each).length).toBeGreaterThan(20);
    }
    expect(fatal.length).toBeGreaterThan(1);
  });

  test.each(refused)('$release: $text is an error by the rule of the service', ({ definition }) => {
    expect(rulesOf(errorsIn(definition))).toContain('service');
  });

  test.each(fatal)('$release: $text would not let it boot', ({ definition }) => {
    expect(errorsIn(definition)).toContain('name-fatal');
  });
});
