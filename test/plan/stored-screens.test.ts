import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';
import { RELEASES, type Release } from '../../src/model/release.ts';
import { LONGEST_SCREENS, storedLength } from '../../src/model/screens.ts';

/** Screens, and what Ruby 3.1 with libyaml 0.2.5 writes for them: `YAML.dump` of maps of the service's class. */
interface Stored {
  readonly screens: JsonObject;
  readonly yaml: string;
}

const STORED: readonly Stored[] = JSON.parse(readFileSync('test/plan/stored-screens.json', 'utf8'));

const isTooLarge = (screens: JsonObject, release: Release): boolean => storedLength(screens, release) > LONGEST_SCREENS;

/** Ruby counts characters, not halves of them. */
const lengthOf = (yaml: string): number => [...yaml].length;

describe('the length of screens as the help desk keeps them', () => {
  test.each(STORED.map(({ screens, yaml }) => [JSON.stringify(screens).slice(0, 60), screens, yaml] as const))(
    'is never taken for less than it is: %s',
    (_, screens, yaml) => {
      expect(storedLength(screens, '6.5')).toBeGreaterThanOrEqual(lengthOf(yaml));
    },
  );

  test('is exact for what the pages of the help desk write', () => {
    const ofPages = STORED.filter(({ screens }) => isOfPages(screens));
    expect(ofPages.length).toBeGreaterThan(3);
    for (const { screens, yaml } of ofPages)
      expect([screens, storedLength(screens, '6.5')]).toEqual([screens, lengthOf(yaml)]);
  });

  test('is too high by no more than half, whatever the texts hold', () => {
    const rates = STORED.map(({ screens, yaml }) => storedLength(screens, '6.5') / lengthOf(yaml));
    expect(Math.max(...rates)).toBeLessThan(1.5);
  });

  test('counts the quotes around -all- and null', () => {
    const cells = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`s${i}`, { '-all-': { null: true } }]));
    const bare = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`s${i}`, { xallx: { nuls: true } }]));
    expect(storedLength(cells, '6.5') - storedLength(bare, '6.5')).toBe(20 * 4);
  });

  test('is enough up to the last character', () => {
    const table = (length: number): JsonObject => ({ edit: { agent: { note: 'x'.repeat(length) } } });
    const room = LONGEST_SCREENS - storedLength(table(1), '6.5') + 1;
    expect([room, room + 1].map((length) => isTooLarge(table(length), '6.5'))).toEqual([false, true]);
  });
});

describe.each(RELEASES)('release %s', (release) => {
  const exchanges = readdirSync(`test/recordings/${release}`)
    .flatMap((file) => readFileSync(`test/recordings/${release}/${file}`, 'utf8').split('\n'))
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));

  test('has shown no screens that are refused as too large', () => {
    const shown = exchanges.flatMap(({ response }) => screensShown(response));
    expect(shown.length).toBeGreaterThan(500);
    expect(shown.filter((screens) => isTooLarge(screens, release))).toEqual([]);
  });

  test('has refused what is refused as too large', () => {
    const refused = exchanges.filter(
      ({ response }) => response?.status === 422 && JSON.stringify(response.body).includes('varying(2000)'),
    );
    const taken = refused.filter(({ request }) => !isTooLarge(request.body.screens, release));
    expect(taken).toEqual([]);
  });
});

function isOfPages(screens: JsonObject): boolean {
  if (/[\d[]/u.test(JSON.stringify(screens))) return false;
  const words = [...JSON.stringify(screens).matchAll(/"([^"]*)"/gu)].map(([, word = '']) => word);
  return words.every((word) => /^[a-z][a-z_.]{0,30}$/u.test(word) || word === '-all-');
}

function screensShown(value: JsonValue | undefined): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(screensShown);
  if (!isJsonObject(value)) return [];
  const inside = Object.values(value).flatMap(screensShown);
  return isJsonObject(value.screens) ? [value.screens, ...inside] : inside;
}
