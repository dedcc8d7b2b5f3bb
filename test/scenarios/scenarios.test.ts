import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { playScenario } from './scenario.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const scenarios = readdirSync(folder).filter((file) => file.endsWith('.txt'));

test.each(scenarios)('%s', async (file) => {
  const text = readFileSync(`${folder}${file}`, 'utf8');
  await expect(await playScenario(text)).toMatchFileSnapshot(`${folder}${file}`);
});
