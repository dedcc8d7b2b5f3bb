import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CASES, GOLDEN, planInEveryForm, withoutStyle } from '../test/golden/golden-case.ts';

/** Writes every golden plan as the program in dist/ tells it now. Read the diff: it is what people will see. */
for (const name of CASES) {
  mkdirSync(join(GOLDEN, name), { recursive: true });
  for (const [form, text] of await planInEveryForm(name)) writeFileSync(join(GOLDEN, name, form), withoutStyle(text));
  process.stdout.write(`${name}\n`);
}
