import { expect, test } from 'vitest';
import { ownSettingsOf } from '../../src/model/definition.ts';
import type { JsonValue } from '../../src/model/json.ts';
import { inYaml, onDesk, planFor } from './builders.ts';

/** Every setting of ours, as a file has it, and the keys by which a step shows it: its digest covers these. */
const SETTINGS = {
  protect: [true, []],
  ignore: [['screens'], []],
  accept: [['required'], ['accepts']],
} as const satisfies Record<keyof ReturnType<typeof ownSettingsOf>, readonly [JsonValue, readonly string[]]>;

test.each(Object.entries(SETTINGS))('a step shows %s, and its digest covers what it shows', (name, [written, keys]) => {
  const planWith = (attribute: Parameters<typeof ownSettingsOf>[0]) =>
    planFor([{ ...inYaml({ display: 'How bad' }), ...ownSettingsOf(attribute) }], [onDesk()]).document;
  const [without, having] = [planWith({}), planWith({ [name]: written })];
  const shownBy = ({ decisions: [step] }: typeof without) => Object.keys(step ?? {});
  expect(shownBy(having).filter((key) => !shownBy(without).includes(key))).toEqual(keys);
  expect(having.digest === without.digest).toBe(keys.length === 0);
});
