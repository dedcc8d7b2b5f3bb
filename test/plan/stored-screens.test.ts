import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/attribute/json.ts';
import { rubyYaml } from '../../src/attribute/ruby-yaml.ts';
import { LONGEST_SCREENS, screensAreTooLarge, storedLength } from '../../src/attribute/stored-screens.ts';

/** Screens, and what Ruby 3.1 with libyaml 0.2.5 writes for them: `YAML.dump` of maps of the service's class. */
interface Stored {
  readonly screens: JsonObject;
  readonly yaml: string;
}

const STORED: readonly Stored[] = JSON.parse(readFileSync('test/plan/stored-screens.json', 'utf8'));

describe('screens as the help desk keeps them', () => {
  test.each(STORED.map(({ screens, yaml }) => [JSON.stringify(screens).slice(0, 60), screens, yaml] as const))(
    '%s',
    (_, screens, yaml) => {
      expect(rubyYaml(screens)).toBe(yaml);
    },
  );

  test('are counted with the quotes around -all- and null', () => {
    const cells = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`s${i}`, { '-all-': { null: true } }]));
    const bare = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`s${i}`, { xallx: { nuls: true } }]));
    expect(storedLength(cells) - storedLength(bare)).toBe(20 * 4);
  });

  test('are counted in characters, not in halves of them', () => {
    expect(storedLength({ edit: { ä: 'ö' } })).toBe(storedLength({ edit: { a: 'o' } }));
  });

  test('fit up to the last character', () => {
    const table = (length: number): JsonObject => ({ edit: { agent: { note: 'x'.repeat(length) } } });
    const room = LONGEST_SCREENS - storedLength(table(1)) + 1;
    expect([room, room + 1].map((length) => screensAreTooLarge(table(length)))).toEqual([false, true]);
  });
});
