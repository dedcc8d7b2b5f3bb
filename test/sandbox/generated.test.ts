import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serviceData } from '../../scripts/service-data.ts';

test.each([...serviceData()])('%s is what scripts/service-data.ts makes of the recordings', (file, content) => {
  expect(readFileSync(file, 'utf8') === content).toBe(true);
});
